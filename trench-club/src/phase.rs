//! The sequence of play as one value (TC-3.6, TC-4.1): what kind of decision is due. Everything that may be said
//! depends on it first.
//!
//! ```text
//! Split ×n → RollOff → (Reveal → Number → Place…) ×3n → RollOff → turn, turn, turn …
//! turn: [Activate…] → Move → Attack → ([Scatter] → Hits)… → Money ⇄ (Special → [Launch])
//! ```

use crate::unit::{Team, Unit};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The active nation splits its units into armies (TC-3.2).
    Split,
    /// Chance: the nations of this set, as bits, roll who is first (TC-1.5).
    RollOff {
        purpose: Purpose,
        rolling: u8,
    },
    /// The active nation turns over one of its armies (TC-3.4).
    Reveal,
    /// Chance: the army's start number (TC-3.6).
    Number {
        army: u8,
    },
    /// The active nation places the army around its number.
    Place {
        army: u8,
        number: u8,
    },
    /// The active nation chooses the armies that act in its first turn (TC-3.5).
    Activate,
    Move,
    /// Declaring attacks (TC-6).
    Attack,
    /// Chance: where Big Bertha's shell falls (TC-7.6).
    Scatter,
    /// Chance: the dice of the current battle. `struck` is the unit under fire, which need not be the target.
    Hits {
        struck: UnitId,
    },
    Money,
    /// Chance: which special force comes into this fort (TC-8.4).
    Special {
        fort: u8,
    },
    /// The active nation puts a gunboat it rolled on the water.
    Launch,
    Over {
        winner: Option<Team>,
    },
}

/// What a roll-off decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Purpose {
    Placing,
    FirstTurn,
}

/// A unit as a number, for states: a unit by its word would be text in every snapshot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct UnitId(pub u8);

impl From<Unit> for UnitId {
    fn from(unit: Unit) -> UnitId {
        UnitId(unit.0)
    }
}

impl UnitId {
    pub fn unit(self) -> Unit {
        Unit(self.0)
    }
}

impl Phase {
    /// The word of the phase in views and on `turn` lines.
    pub fn word(self) -> &'static str {
        match self {
            Phase::Split => "split",
            Phase::RollOff { purpose: Purpose::Placing, .. } => "roll-placing",
            Phase::RollOff { purpose: Purpose::FirstTurn, .. } => "roll-first-turn",
            Phase::Reveal => "reveal",
            Phase::Number { .. } => "number",
            Phase::Place { .. } => "place",
            Phase::Activate => "activate",
            Phase::Move => "move",
            Phase::Attack => "attack",
            Phase::Scatter | Phase::Hits { .. } => "battle",
            Phase::Money => "money",
            Phase::Special { .. } => "special",
            Phase::Launch => "launch",
            Phase::Over { .. } => "over",
        }
    }
}
