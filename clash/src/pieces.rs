//! The nouns of the game: sides, units, victory cards and roads, with their words. Behaviour hangs on these names, so
//! they are code; their numbers (counts, lengths, ranks, copies) are content and live in `data.rs`.

use arrayvec::ArrayString;
use game::Seat;
use serde::{Deserialize, Serialize};

/// A name from the content files, short enough to be carried about without allocation.
pub type Name = ArrayString<24>;

/// A road is its number, 1 to 7 (CL-1.1).
pub type Road = u8;
pub(crate) const ROADS: std::ops::RangeInclusive<Road> = 1..=7;
/// Arrays over roads have an unused place 0, masks over roads an unused bit 0.
pub(crate) const ROAD_SLOTS: usize = 8;
pub(crate) const ALL_ROADS: u8 = 0b1111_1110;

/// The roads of a mask in rising order.
pub(crate) fn roads_in(mask: u8) -> impl Iterator<Item = Road> {
    ROADS.filter(move |road| mask & (1 << road) != 0)
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Side {
    Allies,
    Axis,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Allies, Side::Axis];

    pub fn index(self) -> usize {
        self as usize
    }

    #[must_use]
    pub fn enemy(self) -> Side {
        match self {
            Side::Allies => Side::Axis,
            Side::Axis => Side::Allies,
        }
    }

    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    pub fn word(self) -> &'static str {
        match self {
            Side::Allies => "allies",
            Side::Axis => "axis",
        }
    }

    pub fn read(word: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.word() == word)
    }

    /// The road `distance` places to this side's left, if there is one (CL-1.1, CL-4.8).
    pub fn left(self, road: Road, distance: u8) -> Option<Road> {
        let left = match self {
            Side::Axis => road.checked_sub(distance)?,
            Side::Allies => road + distance,
        };
        ROADS.contains(&left).then_some(left)
    }
}

/// The kinds of unit of both editions, basic ones first (CL-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Unit {
    Mine,
    Tank,
    Private,
    Corporal,
    Sergeant,
    General,
    Mortar,
    Spy,
    CommandTank,
    Artillery,
}

impl Unit {
    pub const COUNT: usize = 10;
    pub const ALL: [Unit; Unit::COUNT] = [
        Unit::Mine,
        Unit::Tank,
        Unit::Private,
        Unit::Corporal,
        Unit::Sergeant,
        Unit::General,
        Unit::Mortar,
        Unit::Spy,
        Unit::CommandTank,
        Unit::Artillery,
    ];
    /// How many kinds are special; they are the last ones of `ALL`.
    pub const SPECIALS: usize = 5;
    const BASICS: usize = Unit::COUNT - Unit::SPECIALS;

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn is_special(self) -> bool {
        self >= Unit::General
    }

    /// Its place among the specials, if it is one.
    pub fn special(self) -> Option<usize> {
        self.index().checked_sub(Unit::BASICS)
    }

    pub fn word(self) -> &'static str {
        match self {
            Unit::Mine => "mine",
            Unit::Tank => "tank",
            Unit::Private => "private",
            Unit::Corporal => "corporal",
            Unit::Sergeant => "sergeant",
            Unit::General => "general",
            Unit::Mortar => "mortar",
            Unit::Spy => "spy",
            Unit::CommandTank => "command-tank",
            Unit::Artillery => "artillery",
        }
    }

    pub fn read(word: &str) -> Option<Unit> {
        Unit::ALL.into_iter().find(|unit| unit.word() == word)
    }
}

/// The kinds of victory card in the order of CL-7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Card {
    ForcedMarch,
    Fuel,
    Withdrawal,
    Reserves,
    SecondSpecial,
    Relief,
    Sabotage,
    AirStrike,
    Intelligence,
    NewOrders,
}

impl Card {
    pub const COUNT: usize = 10;
    pub const ALL: [Card; Card::COUNT] = [
        Card::ForcedMarch,
        Card::Fuel,
        Card::Withdrawal,
        Card::Reserves,
        Card::SecondSpecial,
        Card::Relief,
        Card::Sabotage,
        Card::AirStrike,
        Card::Intelligence,
        Card::NewOrders,
    ];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        match self {
            Card::ForcedMarch => "forced-march",
            Card::Fuel => "fuel",
            Card::Withdrawal => "withdrawal",
            Card::Reserves => "reserves",
            Card::SecondSpecial => "second-special",
            Card::Relief => "relief",
            Card::Sabotage => "sabotage",
            Card::AirStrike => "air-strike",
            Card::Intelligence => "intelligence",
            Card::NewOrders => "new-orders",
        }
    }

    pub fn read(word: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.word() == word)
    }
}

/// A heap of victory cards without order: how many of each kind, three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards(u32);

impl Cards {
    /// The most copies of one kind that fit.
    pub const MOST: u8 = 7;

    pub fn of(self, card: Card) -> u8 {
        (self.0 >> (3 * card as u32)) as u8 & Cards::MOST
    }

    pub fn add(&mut self, card: Card) {
        self.0 += 1 << (3 * card as u32);
    }

    pub fn remove(&mut self, card: Card) {
        self.0 -= 1 << (3 * card as u32);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn total(self) -> u8 {
        Card::ALL.into_iter().map(|card| self.of(card)).sum()
    }

    /// Every card, in the order of the kinds.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.of(card).into()))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut heap = Cards::default();
        for card in cards {
            heap.add(card);
        }
        heap
    }
}
