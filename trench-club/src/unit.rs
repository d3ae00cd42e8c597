//! Names of nations, teams and units: small numbers inside, the words of the sentences at the edge. What a unit can
//! do stands in `data`, where it is and how it fares in `state`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{fmt, str::FromStr};

/// In order of play (TC-1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Nation {
    Germany,
    Britain,
    Austria,
    France,
}

/// TC-1.1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Team {
    Central,
    Entente,
}

impl Team {
    pub const BOTH: [Team; 2] = [Team::Central, Team::Entente];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        ["central", "entente"][self.index()]
    }

    pub fn other(self) -> Team {
        Team::BOTH[1 - self.index()]
    }

    pub fn nations(self) -> [Nation; 2] {
        [Nation::ALL[self.index()], Nation::ALL[self.index() + 2]]
    }

    /// All unit ids of its nations, as bits.
    pub fn units(self) -> u64 {
        0x0000_ffff_0000_ffff << (16 * self.index())
    }
}

impl Nation {
    pub const ALL: [Nation; 4] = [Nation::Germany, Nation::Britain, Nation::Austria, Nation::France];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        ["germany", "britain", "austria", "france"][self.index()]
    }

    pub fn of_word(word: &str) -> Option<Nation> {
        Nation::ALL.into_iter().find(|nation| nation.word() == word)
    }

    fn short(self) -> &'static str {
        ["de", "gb", "ah", "fr"][self.index()]
    }

    pub fn team(self) -> Team {
        Team::BOTH[self.index() % 2]
    }

    pub fn ally(self) -> Nation {
        Nation::ALL[(self.index() + 2) % 4]
    }

    /// Its unit ids as bits.
    pub fn units(self) -> u64 {
        0xffff << (16 * self.index())
    }
}

/// The kinds of units in the order of the unit list (TC-2.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Infantry,
    Mounted,
    HeavyInfantry,
    Mortar,
    FieldGun,
    Howitzer,
    ArmoredCar,
    Tank,
    AntiAir,
    Fighter,
    Transport,
    BigBertha,
    MarkI,
    Ft17,
    AtGunner,
    Airship,
    Gunboat,
    RailwayGun,
    Gas,
    Minelayer,
}

impl Kind {
    pub const ALL: [Kind; 20] = [
        Kind::Infantry,
        Kind::Mounted,
        Kind::HeavyInfantry,
        Kind::Mortar,
        Kind::FieldGun,
        Kind::Howitzer,
        Kind::ArmoredCar,
        Kind::Tank,
        Kind::AntiAir,
        Kind::Fighter,
        Kind::Transport,
        Kind::BigBertha,
        Kind::MarkI,
        Kind::Ft17,
        Kind::AtGunner,
        Kind::Airship,
        Kind::Gunboat,
        Kind::RailwayGun,
        Kind::Gas,
        Kind::Minelayer,
    ];
    /// TC-8.4, in the order of the roll.
    pub const SPECIALS: [Kind; 5] =
        [Kind::Airship, Kind::Gunboat, Kind::RailwayGun, Kind::Gas, Kind::Minelayer];

    pub fn index(self) -> usize {
        self as usize
    }

    pub fn word(self) -> &'static str {
        [
            "infantry",
            "mounted",
            "heavy-infantry",
            "mortar",
            "field-gun",
            "howitzer",
            "armored-car",
            "tank",
            "anti-air",
            "fighter",
            "transport",
            "big-bertha",
            "mark-i",
            "ft17",
            "at-gunner",
            "airship",
            "gunboat",
            "railway-gun",
            "gas",
            "minelayer",
        ][self.index()]
    }

    pub fn of_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    pub fn is_special(self) -> bool {
        self >= Kind::Airship
    }
}

/// Units of a nation that start the game (TC-2.1); the special forces follow them.
pub const OWN: u8 = 11;
const TRANSPORT: u8 = 9;
const NATION_UNIT: u8 = 10;
const GUN: u8 = 4;

/// One unit of one nation: 16 places per nation, the last five for special forces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(type = "string"))]
pub struct Unit(pub u8);

impl Unit {
    /// All ids, used or not.
    pub const COUNT: usize = 64;

    pub fn new(nation: Nation, place: u8) -> Unit {
        Unit((nation.index() as u8) << 4 | place)
    }

    pub fn of(nation: Nation, kind: Kind) -> Option<Unit> {
        (0..16).map(|place| Unit::new(nation, place)).find(|unit| unit.kind() == kind)
    }

    /// The unit of a special kind; every nation could have it.
    pub fn special(nation: Nation, kind: Kind) -> Unit {
        Unit::of(nation, kind).expect("special forces have a place in every nation")
    }

    pub fn transport(nation: Nation) -> Unit {
        Unit::new(nation, TRANSPORT)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn bit(self) -> u64 {
        1 << self.0
    }

    pub fn nation(self) -> Nation {
        Nation::ALL[usize::from(self.0 >> 4)]
    }

    pub fn team(self) -> Team {
        self.nation().team()
    }

    /// Its number within the nation.
    pub fn place(self) -> u8 {
        self.0 & 15
    }

    pub fn kind(self) -> Kind {
        // TC-2.1
        match (self.place(), self.nation()) {
            (GUN, Nation::Germany | Nation::Britain) => Kind::FieldGun,
            (GUN, Nation::Austria | Nation::France) => Kind::Howitzer,
            (NATION_UNIT, Nation::Germany) => Kind::BigBertha,
            (NATION_UNIT, Nation::Britain) => Kind::MarkI,
            (NATION_UNIT, Nation::Austria) => Kind::AtGunner,
            (NATION_UNIT, Nation::France) => Kind::Ft17,
            (place @ 0..GUN, _) => Kind::ALL[usize::from(place)],
            (place @ 5..NATION_UNIT, _) => Kind::ALL[usize::from(place) + 1],
            (place, _) => Kind::SPECIALS[usize::from(place - OWN)],
        }
    }
}

/// The units of a set of bits, in order of play and unit list.
pub fn units(mut bits: u64) -> impl Iterator<Item = Unit> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let unit = Unit(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            unit
        })
    })
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.nation().short())?;
        f.write_str(".")?;
        f.write_str(self.kind().word())
    }
}

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no unit of that name")]
pub struct NoSuchUnit;

impl FromStr for Unit {
    type Err = NoSuchUnit;
    fn from_str(text: &str) -> Result<Unit, NoSuchUnit> {
        let (short, kind) = text.split_once('.').ok_or(NoSuchUnit)?;
        let nation = Nation::ALL.into_iter().find(|nation| nation.short() == short).ok_or(NoSuchUnit)?;
        Unit::of(nation, Kind::of_word(kind).ok_or(NoSuchUnit)?).ok_or(NoSuchUnit)
    }
}

// In files and messages for people a unit is its word.
impl Serialize for Unit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Unit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unit, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
