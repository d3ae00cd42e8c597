//! Shots at other roads: the flank of command tank and artillery, the fire of the mortar (CL-4.7 to CL-4.12).
//!
//! ```text
//!   own tiles    1 2 3 4 5 6 7 …              a piece with b tiles behind it covers b+1, b+2 (, b+3);
//!                    [ ↑ ]                    its arrow stands on tile b+2, for tank and mortar alike
//!   enemy tiles  18 17 16 15 …                which the enemy counts as 19 − (b+2)
//! ```

use crate::{
    Clash,
    data::Class,
    event::Event,
    pieces::{ROADS, Road, Side, Unit},
    state::{State, Step},
};

impl Clash {
    /// The tile under a piece's arrow, counted by its owner.
    fn arrow(&self, at: &State, side: Side, unit: Unit, road: Road) -> Option<u8> {
        let mut behind = at.front(side, road);
        for other in at.line(side, road).iter() {
            behind -= self.length[other.index()];
            if other == unit {
                return Some(behind + 2);
            }
        }
        None
    }

    /// The enemy unit under the arrow of `unit` on `from`, aimed at road `to`, and how many units go with it: itself
    /// and all ahead of it.
    pub(crate) fn under_arrow(
        &self,
        at: &State,
        side: Side,
        unit: Unit,
        from: Road,
        to: Road,
    ) -> Option<(Unit, u8)> {
        let tile = self.tiles + 1 - self.arrow(at, side, unit, from)?;
        let mut front = at.front(side.enemy(), to);
        let mut units = 0;
        for target in at.line(side.enemy(), to).iter() {
            if tile > front {
                return None;
            }
            units += 1;
            front -= self.length[target.index()];
            if tile > front {
                return Some((target, units));
            }
        }
        None
    }

    /// CL-4.7: the roads a flanking piece on `from` aims at, lower first.
    pub(crate) fn flanked_roads(&self, from: Road) -> impl Iterator<Item = Road> + use<> {
        let distance = self.edition.flank_distance;
        let left = from.checked_sub(distance);
        left.into_iter().chain([from + distance]).filter(|road| ROADS.contains(road))
    }

    /// CL-4.7: infantry of any kind.
    pub(crate) fn can_be_flanked(&self, target: Unit) -> bool {
        self.content.units[target.index()].class == Class::Infantry
    }

    /// CL-4.9: whether the mortar of the side to move may fire in this turn.
    pub(crate) fn mortar_may_fire(&self, at: &State) -> bool {
        self.mortar_any_turn || at.mortar_ready
    }
}

impl Step<'_> {
    pub(crate) fn flank(&mut self, from: Road, to: Road) {
        let (side, unit) = (self.at.side, self.clash.edition.flanker);
        let target = self.clash.under_arrow(self.at, side, unit, from, to);
        self.declare(Event::Flanked { side, unit, from, road: to });
        self.clear(to, target);
    }

    pub(crate) fn fire(&mut self, from: Road, to: Road) {
        let side = self.at.side;
        let target = self.clash.under_arrow(self.at, side, Unit::Mortar, from, to);
        self.declare(Event::Fired { side, from, road: to });
        self.clear(to, target);
    }

    /// The unit that was hit and all ahead of it return, whatever they are.
    fn clear(&mut self, road: Road, target: Option<(Unit, u8)>) {
        let enemy = self.at.side.enemy();
        for _ in 0..target.map_or(0, |(_, units)| units) {
            self.send_back(enemy, road);
        }
    }
}
