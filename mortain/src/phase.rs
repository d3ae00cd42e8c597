//! The sequence of play (SM-2, SM-3) as one enum: what the next sentence must be, and whose.
//!
//! ```text
//! Deploy ──five placed──▶ Draw ──card──▶ Act ──fire, air, oba──▶ Fight ──number──▶ Act or Draw
//!                          ▲  ▲           │                      │   ▲
//!                          │  └─card done─┘                 face │   │ redraw
//!                          └──────joker, deck used up: next turn ▼   │
//!                                                              Choose ──miss──▶ Act or Draw
//! ```

use game::{Outcome, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

/// One of the two sides. Its number is its seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    German,
    American,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::German, Side::American];

    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::German => Side::American,
            Side::American => Side::German,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Side::German => "german",
            Side::American => "american",
        }
    }

    pub fn read(word: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.word() == word)
    }
}

/// What is due now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The American places his units (SM-2.1).
    Deploy,
    /// The next activation card is drawn (SM-3.1).
    Draw,
    /// The side of the card acts (SM-3.5).
    Act,
    /// A card is drawn for the attack under way (SM-5.4).
    Fight,
    /// A face card came: the firer takes a miss or a new card (SM-5.5).
    Choose,
    Over(Side),
}

impl Phase {
    /// Who is to act, if `active` is the side of the card being carried out.
    pub(crate) fn turn(self, active: Side) -> Turn {
        match self {
            Phase::Deploy => Turn::Player(Side::American.seat()),
            Phase::Draw | Phase::Fight => Turn::Chance,
            Phase::Act | Phase::Choose => Turn::Player(active.seat()),
            Phase::Over(winner) => Turn::Over(Outcome::Won(Seats::one(winner.seat()))),
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Phase::Deploy => "deploy",
            Phase::Draw => "draw",
            Phase::Act => "act",
            Phase::Fight => "fight",
            Phase::Choose => "choose",
            Phase::Over(_) => "over",
        }
    }
}
