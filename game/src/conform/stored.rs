//! What is kept and what is sent: states in postcard and JSON, the rest in JSON with numbers a browser can hold. Also
//! the figures every state must answer for: its score and the game's own invariant.

use super::{
    report::{Check, difference, unsafe_number},
    walk::Suite,
};
use crate::{Data, Game, Seat, Turn};

impl<G: Game> Suite<'_, G> {
    pub(super) fn check_stored(&mut self, at: &G::State) {
        self.doing = "storing the state";
        let packed = postcard::to_allocvec(at).map_err(|error| error.to_string());
        match packed.and_then(|bytes| postcard::from_bytes(&bytes).map_err(|error| error.to_string())) {
            Ok(back) => self.same_back("state in postcard", at, &back),
            Err(error) => self.breach(Check::RoundTrip, None, || format!("state in postcard: {error}")),
        }
        self.back_from_json("state", at);
        self.doing = "estimating the state";
        for seat in 0..self.game.seats().len() {
            let score = self.game.score(at, Seat(seat as u8));
            if !(-1.0..=1.0).contains(&score) {
                self.breach(Check::Score, None, || format!("seat {seat}: {score}"));
            }
            let foreseen = self.game.foresee(at, Seat(seat as u8));
            let is_due = G::FORESEES && self.game.turn(at) == Turn::Chance;
            if is_due && !foreseen.is_some_and(|mean| (-1.0..=1.0).contains(&mean)) {
                self.breach(Check::Score, None, || {
                    format!("seat {seat}, before chance speaks: {foreseen:?}")
                });
            }
        }
        if let Err(broken) = (self.plan.invariant)(self.game, at) {
            self.breach(Check::Invariant, None, || broken);
        }
    }

    /// Estimates of a whole list: one for each action.
    pub(super) fn check_lists(&mut self, at: &G::State) {
        let Turn::Player(seat) = self.game.turn(at) else { return };
        let (mut actions, mut sights, mut outlooks) = (Vec::new(), Vec::new(), Vec::new());
        self.game.actions(at, &mut actions);
        let lists = [
            ("first sights", self.game.survey(at, seat, &actions, &mut sights), sights),
            ("outlooks", self.game.weigh(at, seat, &actions, &mut outlooks, &mut || true), outlooks),
        ];
        for (what, is_given, values) in lists {
            let are_estimates = values.iter().all(|value| (-1.0..=1.0).contains(value));
            if is_given && !(are_estimates && values.len() == actions.len()) {
                self.breach(Check::Score, None, || {
                    format!("{what} of {} actions: {values:?}", actions.len())
                });
            }
        }
    }

    /// Views, events and refusals.
    pub(super) fn check_sent<T: Data>(&mut self, what: &str, value: &T) {
        self.back_from_json(what, value);
        let number = serde_json::to_value(value).ok().and_then(|json| unsafe_number("", &json));
        if let Some(number) = number {
            self.breach(Check::RoundTrip, None, || {
                format!("{what}: a number no browser holds exactly {number}")
            });
        }
    }

    fn back_from_json<T: Data>(&mut self, what: &str, value: &T) {
        let text = serde_json::to_string(value);
        match text.and_then(|text| serde_json::from_str::<T>(&text)) {
            Ok(back) => self.same_back(what, value, &back),
            Err(error) => {
                self.breach(Check::RoundTrip, None, || format!("{what} in JSON: {error}\n{value:?}"));
            }
        }
    }

    fn same_back<T: Data>(&mut self, what: &str, value: &T, back: &T) {
        if value != back {
            self.breach(Check::RoundTrip, None, || {
                format!("{what}, written and read:\n{}\n{value:?}\n{back:?}", difference(value, back))
            });
        }
    }
}
