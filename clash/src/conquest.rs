//! Conquest, victory and standstill (CL-5).

use crate::{
    Clash,
    phase::{Ending, Phase},
    pieces::{ROADS, Road, Side},
    state::{State, Step},
};
use std::cmp::Ordering;

impl Clash {
    /// CL-5.4: the sum of a side's seven fronts; an own conquered road counts in full.
    pub(crate) fn reach(&self, at: &State, side: Side) -> u32 {
        let front = |road: Road| match at.owned[side.index()] & 1 << road {
            0 => at.front(side, road),
            _ => self.tiles,
        };
        ROADS.map(|road| u32::from(front(road))).sum()
    }

    /// CL-5.4: who is ahead when a game comes to nothing.
    fn leader(&self, at: &State) -> Option<Side> {
        let standing = |side: Side| (at.owned[side.index()].count_ones(), self.reach(at, side));
        match standing(Side::Allies).cmp(&standing(Side::Axis)) {
            Ordering::Greater => Some(Side::Allies),
            Ordering::Less => Some(Side::Axis),
            Ordering::Equal => None,
        }
    }

    /// Whether a side's own objective is fulfilled (CL-5.2).
    pub(crate) fn fulfilled(&self, at: &State, side: Side) -> Option<u8> {
        let (own, enemy) = (at.owned[side.index()], at.owned[side.enemy().index()]);
        at.objectives[side.index()]
            .filter(|objective| self.content.objectives[usize::from(*objective)].is_fulfilled(own, enemy))
    }
}

impl Step<'_> {
    /// CL-5.1, CL-5.5: after a unit was laid at the front of this road.
    pub(crate) fn arrive(&mut self, road: Road) {
        let side = self.at.side;
        if self.at.front(side, road) < self.clash.tiles {
            return;
        }
        self.conquer(road);
        if self.at.owned[side.index()].count_ones() >= self.clash.edition.roads_to_win.into() {
            return self.finish(Some(side), Ending::Roads);
        }
        if !self.wins_by_objective() && !self.clash.victory_cards_left(self.at).is_empty() {
            self.at.phase = Phase::Victory;
        }
    }

    /// CL-6.1: the objective of the side to move is tested.
    pub(crate) fn wins_by_objective(&mut self) -> bool {
        match self.clash.fulfilled(self.at, self.at.side) {
            Some(objective) => {
                self.lay_open(objective);
                self.finish(Some(self.at.side), Ending::Objective);
                true
            }
            None => {
                self.note_test();
                false
            }
        }
    }

    /// CL-2.2, CL-2.4, CL-5.4: the turn is over.
    pub(crate) fn end(&mut self) {
        let idle_before = self.at.passed;
        self.end_turn();
        if idle_before && self.at.passed {
            return self.finish(self.clash.leader(self.at), Ending::Standstill);
        }
        let next = self.at.side.enemy();
        if next == self.at.starter {
            if self.at.round >= self.clash.setup.rounds {
                return self.finish(self.clash.leader(self.at), Ending::Rounds);
            }
            self.at.round += 1;
        }
        self.begin_turn(next);
    }
}
