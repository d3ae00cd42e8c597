//! Entering and capturing forts (TC-5.10 to TC-5.13).

use crate::{
    TrenchClub,
    data::Class,
    event::{Cause, Event},
    movement::Reach,
    state::{Hand, Spot, State},
    unit::{Unit, units},
};

impl TrenchClub {
    /// Half points to go through an entrance of an own fort (TC-5.1); none for ships (TC-5.13).
    pub(crate) fn entrance_cost(&self, unit: Unit) -> Option<u8> {
        match self.data.profile(unit).class {
            Class::Ship => None,
            Class::Air => Some(self.data.numbers.step.air),
            _ => Some(self.data.numbers.step.fort),
        }
    }

    /// Whether the unit can walk into this own fort. TC-5.12
    pub(crate) fn can_enter(&self, at: &State, unit: Unit, fort: usize, reach: &Reach) -> bool {
        at.owner(fort) == Some(unit.nation())
            && at.at(unit) != Spot::Fort(fort)
            && self
                .entrance_cost(unit)
                .is_some_and(|cost| reach.with_left(cost).meets(&self.ground.forts[fort].doors))
    }

    /// Whether the unit stands before this fort and may take it. TC-5.11
    pub(crate) fn can_capture(&self, at: &State, unit: Unit, fort: usize, reach: &Reach) -> bool {
        unit.bit() & self.data.sets.foot != 0
            && self.ground.forts[fort].in_play
            && at.owner(fort).is_none_or(|owner| owner.team() != unit.team())
            && reach.start.meets(&self.ground.forts[fort].doors)
    }
}

impl Hand<'_> {
    /// TC-5.11: everybody inside is destroyed, the fort is the nation's; then the game may be over.
    pub(crate) fn capture(&mut self, unit: Unit, fort: usize) {
        let nation = unit.nation();
        let inside = |at: &State, other: Unit| at.at(other) == Spot::Fort(fort);
        let lost = units(nation.team().other().units()).filter(|&other| inside(self.at, other));
        let lost = lost.fold(0, |set, other| set | other.bit());
        self.at.owners[fort] = nation.index() as u8;
        self.at.figure_mut(unit).at = Spot::Fort(fort).into();
        self.at.moved |= unit.bit();
        self.tell(Event::CapturedFort { unit, fort: self.game.fort_name(fort), nation });
        for other in units(lost) {
            self.destroy(other, Cause::Fort);
        }
        self.settle_forts();
        if lost != 0 {
            self.settle_elimination();
        }
    }
}
