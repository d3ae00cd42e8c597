//! What happened, for log and animation. Rules never read events.

use crate::{
    map::HexName,
    unit::{Kind, Nation, Team, Unit},
};
use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

/// The longest name of a fort.
pub const FORT_NAME: usize = 24;

/// A fort by its name.
pub type FortName = ArrayString<FORT_NAME>;

/// Why a unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Battle,
    Mine,
    /// It was in a fort that was captured.
    Fort,
    /// It rode in a transport that was lost.
    Transport,
    /// It found no room to get off.
    NoRoom,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Forts,
    Elimination,
    RoundLimit,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// Seen by its own nation only.
    Assigned {
        unit: Unit,
        army: u8,
    },
    /// A nation has split its units.
    Split {
        nation: Nation,
    },
    /// All have split: the armies are shown.
    ArmyShown {
        nation: Nation,
        army: u8,
        units: Vec<Unit>,
    },
    RolledOff {
        nation: Nation,
        die: u8,
    },
    RollOffTied,
    PlacesFirst {
        nation: Nation,
    },
    PlaysFirst {
        nation: Nation,
    },
    Revealed {
        nation: Nation,
        army: u8,
    },
    NumberDrawn {
        nation: Nation,
        army: u8,
        number: u8,
    },
    Placed {
        unit: Unit,
        hex: HexName,
    },
    RoundBegan {
        round: u16,
    },
    TurnBegan {
        nation: Nation,
    },
    Activated {
        nation: Nation,
        army: u8,
    },
    Moved {
        unit: Unit,
        from: HexName,
        to: HexName,
    },
    /// Out of a fort.
    LeftFort {
        unit: Unit,
        fort: FortName,
        to: HexName,
    },
    Boarded {
        unit: Unit,
        transport: Unit,
    },
    Unloaded {
        unit: Unit,
        hex: HexName,
    },
    EnteredFort {
        unit: Unit,
        fort: FortName,
    },
    CapturedFort {
        unit: Unit,
        fort: FortName,
        nation: Nation,
    },
    MineLaid {
        unit: Unit,
        hex: HexName,
    },
    MineStruck {
        unit: Unit,
        hex: HexName,
    },
    MoveEnded {
        nation: Nation,
    },
    AttackDeclared {
        unit: Unit,
        target: Unit,
    },
    GasDeclared {
        unit: Unit,
        target: Unit,
        direction: Direction,
    },
    AttacksEnded {
        nation: Nation,
        attacks: u8,
    },
    /// The target or the attacker is gone (TC-6.3).
    AttackLost {
        unit: Unit,
        target: Unit,
    },
    Scattered {
        unit: Unit,
        die: u8,
        hex: HexName,
    },
    ScatteredOffMap {
        unit: Unit,
        die: u8,
    },
    OnTarget {
        unit: Unit,
        die: u8,
    },
    /// The shell fell where it could hurt nobody.
    Missed {
        unit: Unit,
    },
    /// A unit attacked with so many dice at this value and hit so often.
    Attacked {
        unit: Unit,
        target: Unit,
        dice: u8,
        value: u8,
        hits: u8,
    },
    AttackedByCard {
        unit: Unit,
        target: Unit,
        dice: u8,
        value: u8,
        card: u8,
        hits: u8,
    },
    /// The same roll read again for other targets (TC-7.7).
    ReadAgain {
        unit: Unit,
        value: u8,
        hits: u8,
    },
    ShotBack {
        unit: Unit,
        target: Unit,
        dice: u8,
        value: u8,
        hits: u8,
    },
    ShotBackByCard {
        unit: Unit,
        target: Unit,
        dice: u8,
        value: u8,
        card: u8,
        hits: u8,
    },
    Damaged {
        unit: Unit,
        damage: u8,
        total: u8,
    },
    Destroyed {
        unit: Unit,
        cause: Cause,
    },
    Experience {
        unit: Unit,
        gained: u16,
        total: u16,
    },
    Income {
        nation: Nation,
        amount: u16,
        money: u16,
    },
    Repaired {
        unit: Unit,
        money: u16,
    },
    Bought {
        unit: Unit,
        fort: FortName,
        money: u16,
    },
    Recruiting {
        nation: Nation,
        fort: FortName,
        money: u16,
    },
    SpecialRolled {
        nation: Nation,
        special: Kind,
    },
    Recruited {
        unit: Unit,
        fort: FortName,
    },
    Launched {
        unit: Unit,
        hex: HexName,
    },
    Chosen {
        nation: Nation,
        special: Kind,
        money: u16,
    },
    Gave {
        nation: Nation,
        to: Nation,
        amount: u16,
    },
    TurnEnded {
        nation: Nation,
    },
    Won {
        team: Team,
        ending: Ending,
    },
    Drawn {
        ending: Ending,
    },
}

/// A direction by its word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    N,
    Ne,
    Se,
    S,
    Sw,
    Nw,
}

impl Direction {
    pub const ALL: [Direction; 6] =
        [Direction::N, Direction::Ne, Direction::Se, Direction::S, Direction::Sw, Direction::Nw];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        crate::ground::DIRECTIONS[self.index()]
    }
}
