//! Content: the units, the numbers of the rules and the no-dice cards, read from `data/*.toml` and checked once, all
//! faults together with file and line. Every value keeps its standing in the file, so that an owner of the box can
//! correct it; play needs only the numbers.

use crate::{
    content::{read_cards, read_rules, read_units},
    dice,
    unit::{Kind, Unit},
};
use game::Fault;
use serde::{Deserialize, Serialize};

const UNITS: &str = include_str!("../data/units.toml");
const RULES: &str = include_str!("../data/rules.toml");
const CARDS: &str = include_str!("../data/cards.toml");

/// The most dice one side can throw (TC-2.8, TC-7.2): more would not fit the weights.
pub const DICE: usize = 15;
/// Faces of a die.
pub const FACES: u64 = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Foot,
    Gun,
    Car,
    Tank,
    Air,
    Ship,
    Transport,
}

/// What a kind of unit can do (TC-2.9).
#[derive(Clone, Debug)]
pub struct Profile {
    pub class: Class,
    /// In half points.
    pub speed: u8,
    pub cost: u16,
    /// Nearest and farthest distance of an attack; 0 and 0 for a unit that cannot attack.
    pub range: (u8, u8),
    pub attack: [u8; 3],
    pub against: Option<(Class, [u8; 3])>,
    pub open: [u8; 6],
    pub forest: [u8; 6],
    pub carried: bool,
    pub hits_air: bool,
    pub scatters: bool,
    pub pattern: bool,
    pub lays_mines: bool,
}

/// The numbers of `rules.toml`.
#[derive(Clone, Debug)]
pub struct Numbers {
    pub dice: [u8; 6],
    pub flank: u8,
    pub encircle: u8,
    pub veteran: u16,
    pub hero: u16,
    pub damage: u16,
    pub destroy: u16,
    pub mine: u16,
    pub step: Steps,
    pub riders: u32,
    pub start: [u16; 4],
    pub income: u16,
    pub repair: u16,
    pub special: u16,
    pub gift: u16,
    pub scatter: [u8; 2],
    /// Forts to win: normal, epic; each for four and two nations.
    pub victory: [[u8; 2]; 2],
}

/// Half points per step (TC-5.1).
#[derive(Clone, Debug)]
pub struct Steps {
    pub plain: u8,
    pub road: u8,
    pub forest: u8,
    pub fort: u8,
    pub transport: u8,
    pub air: u8,
    pub ship: u8,
    pub trench: u8,
}

/// Units as bits of their ids, for whole sets at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sets {
    pub foot: u64,
    pub air: u64,
    pub tank: u64,
    pub ship: u64,
    pub transport: u64,
    pub carried: u64,
    pub hits_air: u64,
    /// Range includes 1: close combat, shots back, contact.
    pub close: u64,
}

#[derive(Clone, Debug)]
pub struct Data {
    profiles: Vec<Profile>,
    /// The place of each unit's profile in the list.
    kinds: [u8; Unit::COUNT],
    pub numbers: Numbers,
    pub sets: Sets,
    /// Hits by card (0 = card 1), dice and attack value (TC-10.1).
    cards: Vec<[[u8; 13]; DICE + 1]>,
    /// Chances of hits by dice and attack value.
    chances: Vec<[[f64; DICE + 1]; 13]>,
}

impl Data {
    /// The content of the box.
    pub fn load() -> Result<Data, Vec<Fault>> {
        Data::read(UNITS, RULES, CARDS)
    }

    /// Reads other content: all faults of all three files.
    pub fn read(units: &str, rules: &str, cards: &str) -> Result<Data, Vec<Fault>> {
        let mut faults = Vec::new();
        let profiles = read_units(units, &mut faults);
        let numbers = read_rules(rules, &mut faults);
        let printed = read_cards(cards, &mut faults);
        match numbers {
            Some(numbers) if faults.is_empty() => Ok(Data {
                sets: sets(&profiles),
                kinds: std::array::from_fn(|unit| Unit(unit as u8).kind().index() as u8),
                cards: crate::nodice::cards(&printed),
                chances: chances(),
                profiles,
                numbers,
            }),
            _ => Err(faults),
        }
    }

    pub fn profile(&self, unit: Unit) -> &Profile {
        &self.profiles[usize::from(self.kinds[unit.index()])]
    }

    pub fn kind(&self, kind: Kind) -> &Profile {
        &self.profiles[kind.index()]
    }

    /// Chances of 0, 1, 2 … hits of a pool of dice.
    pub fn chances(&self, dice: u8, attack: u8) -> &[f64; DICE + 1] {
        &self.chances[usize::from(dice)][usize::from(attack)]
    }

    /// Hits on a no-dice card, 1 to 10.
    pub fn card(&self, card: u8, dice: u8, attack: u8) -> u8 {
        self.cards[usize::from(card) - 1][usize::from(dice)][usize::from(attack)]
    }
}

fn chances() -> Vec<[[f64; DICE + 1]; 13]> {
    let mut chances = vec![[[0.0; DICE + 1]; 13]; DICE + 1];
    for (dice, values) in chances.iter_mut().enumerate() {
        for (attack, row) in values.iter_mut().enumerate() {
            let weights = dice::hits(dice as u8, attack as u8);
            let total = dice::rolls(dice as u8) as f64;
            *row = weights.map(|weight| weight as f64 / total);
        }
    }
    chances
}

fn sets(profiles: &[Profile]) -> Sets {
    let mut sets = Sets::default();
    for unit in (0..Unit::COUNT as u8).map(Unit) {
        let profile = &profiles[unit.kind().index()];
        let add = |set: &mut u64, yes: bool| *set |= if yes { unit.bit() } else { 0 };
        add(&mut sets.foot, profile.class == Class::Foot);
        add(&mut sets.air, profile.class == Class::Air);
        add(&mut sets.tank, profile.class == Class::Tank);
        add(&mut sets.ship, profile.class == Class::Ship);
        add(&mut sets.transport, profile.class == Class::Transport);
        add(&mut sets.carried, profile.carried);
        add(&mut sets.hits_air, profile.hits_air);
        add(&mut sets.close, profile.range.0 == 1);
    }
    sets
}
