//! What follows from an action that `check` allows: pure and deterministic.

use crate::{
    action::Action,
    phase::Phase,
    pieces::{Road, Side, Unit},
    setup::Starter,
    state::{State, Step},
};

impl Step<'_> {
    pub(crate) fn apply(&mut self, action: Action) {
        match action {
            Action::Place { unit, road } => self.place_unit(unit, road),
            Action::Advance { road } => {
                self.advance(road, self.clash.advance_cost(self.at));
                self.arrive(road);
            }
            Action::Retreat { road } => {
                let cost = self.clash.retreat_cost(self.at, road);
                self.at.withdrawals = self.at.withdrawals.saturating_sub(1);
                self.retreat(road, cost);
            }
            Action::Attack { road } => self.attack(road),
            Action::Flank { from, to } => self.flank(from, to),
            Action::Fire { from, to } => self.fire(from, to),
            Action::Card { card } => self.play_card(card),
            Action::AirStrike { road } => self.air_strike(road),
            Action::Keep { objective } => {
                self.keep(objective);
                self.wins_by_objective();
            }
            Action::End => self.end(),
            Action::Coin { side } => self.begin(side),
            Action::Objective { side, objective } => self.objective_drawn(side, objective),
            Action::Victory { card, .. } => self.draw_victory(card),
        }
    }

    fn place_unit(&mut self, unit: Unit, road: Road) {
        let cost = self.clash.place_cost(self.at, unit.is_special());
        if !unit.is_special() {
            self.at.reserves = self.at.reserves.saturating_sub(1);
        }
        self.place(unit, road, cost);
        self.arrive(road);
    }

    /// CL-2.1: the starter is known; objectives follow, if there are any.
    fn begin(&mut self, starter: Side) {
        self.start_with(starter);
        if self.clash.objective_deck == 0 {
            self.begin_turn(starter);
        } else {
            self.at.phase = Phase::Objective(starter);
        }
    }

    /// CL-2.1: the starter first, then the other; CL-7.4: two of `new-orders`, then the choice.
    fn objective_drawn(&mut self, side: Side, objective: u8) {
        self.draw_objective(side, objective);
        match self.at.phase {
            Phase::Orders if self.at.drawn[1].is_some() => self.at.phase = Phase::Keep,
            Phase::Objective(drawer) if drawer == self.at.starter => {
                self.at.phase = Phase::Objective(drawer.enemy());
            }
            Phase::Objective(_) => self.begin_turn(self.at.starter),
            _ => {}
        }
    }
}

impl crate::Clash {
    /// The position before the first decision: everything in stock, and who starts decided if it was agreed.
    pub(crate) fn first_state(&self) -> State {
        let mut at = self.empty_state();
        let starter = match self.setup.starter {
            Starter::Coin => return at,
            Starter::Allies => Side::Allies,
            Starter::Axis => Side::Axis,
        };
        Step { clash: self, at: &mut at, events: &mut Vec::new() }.begin(starter);
        at
    }
}
