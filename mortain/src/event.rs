//! What happened, for the log and for animation: words and small numbers, each variant one line of the story. Nothing
//! here is hidden: everybody may see every event (SM-3.9).

use crate::{action::Against, deck::Support, phase::Side, word::Word};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Several units.
pub type UnitWords = ArrayVec<Word, 8>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// SM-2.1
    Deployed {
        unit: Word,
        hex: Word,
    },
    /// SM-2.3
    TurnBegan {
        turn: u8,
    },
    /// SM-3.2: `count` activations.
    NumberCardDrawn {
        card: Word,
        side: Side,
        count: u8,
    },
    /// SM-3.3
    FaceCardDrawn {
        card: Word,
        side: Side,
    },
    /// SM-3.7
    JokerIgnored,
    /// SM-3.6
    JokerEndedTurn {
        turn: u8,
    },
    /// SM-3.8
    DeckUsedUp {
        turn: u8,
    },
    /// SM-3.10: `count` activations were left.
    Passed {
        side: Side,
        count: u8,
    },
    /// SM-4.1
    Moved {
        unit: Word,
        from: Word,
        hex: Word,
    },
    /// SM-4.4
    Entered {
        unit: Word,
        hex: Word,
    },
    /// SM-4.5: `count` units have left now.
    Left {
        unit: Word,
        count: u8,
    },
    /// SM-5.1
    Fired {
        target: Word,
        hex: Word,
        unit: UnitWords,
        against: Against,
        strength: u8,
    },
    /// SM-6.2 against a hex.
    Struck {
        support: Support,
        hex: Word,
        against: Against,
        strength: u8,
    },
    /// SM-6.2 against one unit.
    StruckUnit {
        support: Support,
        target: Word,
        hex: Word,
        strength: u8,
    },
    /// SM-6.4
    Harassed {
        hex: Word,
    },
    /// SM-5.5: the firer must choose.
    FaceCardInCombat {
        card: Word,
    },
    /// SM-5.5
    Redrawn,
    /// SM-5.5: the firer took the miss.
    MissTaken,
    /// SM-5.5: no card is left to draw.
    MissedWithoutCard,
    /// SM-5.4: card, its number with the modifiers, what had to be reached.
    Hit {
        card: Word,
        adjacent: i8,
        companion: i8,
        terrain: i8,
        harassed: i8,
        result: i8,
        strength: u8,
    },
    Missed {
        card: Word,
        adjacent: i8,
        companion: i8,
        terrain: i8,
        harassed: i8,
        result: i8,
        strength: u8,
    },
    /// SM-1.1
    Reduced {
        unit: Word,
    },
    Eliminated {
        unit: Word,
    },
    /// SM-7.1
    WonByExit {
        side: Side,
    },
    WonByElimination {
        side: Side,
    },
    /// SM-7.2
    WonByTime {
        side: Side,
    },
}
