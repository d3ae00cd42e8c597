//! Who may attack whom (TC-6), and at which distance.

use crate::{
    TrenchClub,
    state::{Spot, State},
    unit::{Unit, units},
};

impl TrenchClub {
    /// Whether a unit of the active nation may attack at all this turn. TC-6.1
    pub(crate) fn may_attack(&self, at: &State, unit: Unit) -> bool {
        let Some(hex) = at.hex(unit) else { return false };
        self.data.profile(unit).range.0 > 0 && !self.in_water(unit, hex) && self.may_act(at, unit)
    }

    /// Whether it may hit that kind of unit. TC-2.3
    pub(crate) fn may_hit(&self, unit: Unit, target: Unit) -> bool {
        target.bit() & self.data.sets.air == 0 || unit.bit() & self.data.sets.hits_air != 0
    }

    /// The distance at which `unit` would attack `target`: the smallest within its range. A soldier in a trench is
    /// attacked, and attacks, through any of its hexes (TC-10.3d, e).
    pub(crate) fn attack_distance(&self, at: &State, unit: Unit, target: Unit) -> Option<u8> {
        let (from, to) = (at.hex(unit)?, at.hex(target)?);
        let (least, most) = self.data.profile(unit).range;
        if least == 0 {
            return None;
        }
        let range = least..=most;
        if !self.setup.trenches {
            return Some(self.ground.distance(from, to)).filter(|distance| range.contains(distance));
        }
        let (from, to) = (self.stance(unit, from), self.stance(target, to));
        let pairs = from.iter().flat_map(|one| to.iter().map(move |two| self.ground.distance(one, two)));
        pairs.filter(|distance| range.contains(distance)).min()
    }

    /// Units the active nation may name as targets: enemies on the map. TC-6.2
    pub(crate) fn targets(&self, at: &State) -> u64 {
        let enemies = self.units & at.active.team().other().units();
        units(enemies).filter(|&unit| at.hex(unit).is_some()).fold(0, |set, unit| set | unit.bit())
    }

    /// Units of the list that have been given their attack.
    pub(crate) fn declared(&self, at: &State) -> u64 {
        at.list.iter().fold(0, |set, attack| set | attack.unit.unit().bit())
    }

    pub(crate) fn is_in_fort(&self, at: &State, unit: Unit) -> bool {
        matches!(at.at(unit), Spot::Fort(_))
    }
}
