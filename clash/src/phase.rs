//! The sequence of play as one enum: what is to happen next, and who decides it.

use crate::pieces::Side;
use game::{Outcome, Seats, Turn};
use serde::{Deserialize, Serialize};

/// What is due.
///
/// ```text
/// Coin → Objective (starter) → Objective (other) → Play ⇄ Victory
///                                                  Play → Orders → Orders → Keep → Play
///                                                  any of these → Over
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Chance decides who starts (CL-2.1).
    Coin,
    /// Chance draws this side's first objective (CL-2.1).
    Objective(Side),
    /// The side to move acts or ends its turn (CL-2.2).
    Play,
    /// Chance draws a victory card for the side to move (CL-5.5).
    Victory,
    /// Chance draws an objective for the side to move, twice (CL-7.4).
    Orders,
    /// The side to move keeps one of its objectives (CL-7.4).
    Keep,
    Over(Option<Side>, Ending),
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// CL-5.2
    Roads,
    /// CL-5.2
    Objective,
    /// CL-5.4
    Standstill,
    /// CL-5.4
    Rounds,
}

impl Phase {
    pub fn turn(self, side: Side) -> Turn {
        match self {
            Phase::Play | Phase::Keep => Turn::Player(side.seat()),
            Phase::Coin | Phase::Objective(_) | Phase::Victory | Phase::Orders => Turn::Chance,
            Phase::Over(Some(winner), _) => Turn::Over(Outcome::Won(Seats::one(winner.seat()))),
            Phase::Over(None, _) => Turn::Over(Outcome::Draw),
        }
    }
}
