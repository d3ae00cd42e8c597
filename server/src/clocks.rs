//! Whose time runs and when it is up. Pure: the time comes in, nothing is waited for.

use crate::terms::ClockTerms;
use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

const BACK_MS: i64 = 60_000;

/// The clocks of a table as they are stored with its standing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Clocks {
    /// By seat, when its time last stood still; empty without a live clock.
    pub(crate) left: Vec<i64>,
    /// Whose clock runs, and since when.
    pub(crate) running: Option<(u8, i64)>,
    /// Until when salts may be opened, once the game is about to start.
    pub(crate) opening: Option<i64>,
}

impl Clocks {
    pub(crate) fn new(terms: ClockTerms, seats: usize) -> Clocks {
        let left = match terms {
            ClockTerms::Live { seconds, .. } => vec![i64::from(seconds) * 1000; seats],
            ClockTerms::None | ClockTerms::Days { .. } => Vec::new(),
        };
        Clocks { left, running: None, opening: None }
    }

    /// Somebody has acted: time is taken from whoever was due, and runs for whoever is.
    pub(crate) fn press(&mut self, terms: ClockTerms, turn: Turn, now: i64) {
        let due = match turn {
            Turn::Player(Seat(seat)) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        };
        if let ClockTerms::Live { increment, .. } = terms
            && let Some((seat, since)) = self.running
            && let Some(left) = self.left.get_mut(usize::from(seat))
        {
            *left = (*left - (now - since).max(0)).max(0);
            // Nothing is earned within a turn, or undo would be a way to gain time.
            if due != Some(seat) {
                *left += i64::from(increment) * 1000;
            }
        }
        self.running = if terms == ClockTerms::None { None } else { due.map(|seat| (seat, now)) };
    }

    /// Whoever takes a seat back from the computer has a minute at least, or the time would be up at once.
    pub(crate) fn welcome_back(&mut self, seat: Seat) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = (*left).max(BACK_MS);
        }
        // What the computer used is not counted.
        self.running = self.running.filter(|(running, _)| *running != seat.0);
    }

    /// When the time of the seat to act is up.
    pub(crate) fn up_at(&self, terms: ClockTerms) -> Option<i64> {
        let (seat, since) = self.running?;
        match terms {
            ClockTerms::None => None,
            ClockTerms::Live { .. } => Some(since + self.left.get(usize::from(seat))?),
            ClockTerms::Days { days } => Some(since + i64::from(days) * DAY_MS),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: ClockTerms = ClockTerms::Live { seconds: 60, increment: 5 };
    const DAYS: ClockTerms = ClockTerms::Days { days: 2 };
    const RED: Turn = Turn::Player(Seat(0));
    const BLUE: Turn = Turn::Player(Seat(1));

    #[test]
    fn a_live_clock_takes_what_was_used_and_adds_when_the_turn_passes() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.press(LIVE, RED, 0);
        clocks.press(LIVE, RED, 10_000);
        assert_eq!(clocks.left, [50_000, 60_000]);
        clocks.press(LIVE, BLUE, 20_000);
        assert_eq!(clocks.left, [45_000, 60_000]);
        assert_eq!(clocks.up_at(LIVE), Some(80_000));
    }

    #[test]
    fn whoever_comes_back_has_a_minute() {
        let mut clocks = Clocks::new(LIVE, 2);
        clocks.press(LIVE, RED, 0);
        clocks.press(LIVE, RED, 70_000);
        assert_eq!(clocks.left, [0, 60_000]);
        clocks.welcome_back(Seat(0));
        clocks.press(LIVE, RED, 100_000);
        assert_eq!(clocks.up_at(LIVE), Some(160_000));
    }

    #[test]
    fn days_begin_anew_with_every_move() {
        let mut clocks = Clocks::new(DAYS, 2);
        clocks.press(DAYS, RED, 5);
        assert_eq!(clocks.up_at(DAYS), Some(5 + 2 * DAY_MS));
        clocks.press(DAYS, RED, 9);
        assert_eq!(clocks.up_at(DAYS), Some(9 + 2 * DAY_MS));
    }

    #[test]
    fn no_clock_runs_while_chance_is_awaited_or_the_game_is_over() {
        for (terms, turn) in
            [(LIVE, Turn::Chance), (DAYS, Turn::Over(game::Outcome::Draw)), (ClockTerms::None, RED)]
        {
            let mut clocks = Clocks::new(terms, 2);
            clocks.press(terms, turn, 0);
            assert_eq!(clocks.up_at(terms), None);
        }
    }
}
