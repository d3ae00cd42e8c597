//! Actions and their sentences (TC chapter of the notation). A few bytes of numbers inside; words only here.

use crate::{
    TrenchClub,
    event::Direction,
    map::Hex,
    nodice::CARDS,
    unit::{Kind, Nation, Unit},
};
use game::Misread;
use std::fmt::Write;

/// The most results a `hits` sentence has: the attacker's and those of all soldiers in a trench.
pub const RESULTS: usize = 9;
/// Marks a card instead of a number of hits.
pub const CARD: u8 = 0x80;

/// Where a unit goes with its move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Goal {
    Capture(u8),
    Enter(u8),
    Board(Unit),
    Hex(Hex),
}

/// Where a chosen special force appears (TC-8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entry {
    Fort(u8),
    Hex(Hex),
}

/// One decision. The order of variants and fields is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    AssignRecommended,
    Assign { unit: Unit, army: u8 },
    Reveal { army: u8 },
    Place { unit: Unit, hex: Hex },
    Activate { army: u8 },
    Give { amount: u16 },
    Mine { hex: Hex },
    Go { unit: Unit, goal: Goal },
    Unload { unit: Unit, hex: Hex },
    Attack { unit: Unit, target: Unit, direction: Option<Direction> },
    Repair { unit: Unit },
    Buy { unit: Unit, fort: u8 },
    Recruit { fort: u8 },
    RecruitKind { special: Kind, entry: Entry },
    Done,
    // Chance
    Number { army: u8, number: u8 },
    RollOff { dice: [u8; 4] },
    Scatter { die: u8, direction: u8 },
    Hits { results: Results },
    Special { special: Kind },
}

/// The words of a `hits` sentence; unused places hold `NONE`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Results(pub [u8; RESULTS]);

impl Results {
    const NONE: u8 = 0xff;

    pub fn new(words: &[u8]) -> Results {
        let mut results = [Results::NONE; RESULTS];
        for (place, &word) in results.iter_mut().zip(words) {
            *place = word;
        }
        Results(results)
    }

    pub fn words(&self) -> &[u8] {
        let end = self.0.iter().position(|&word| word == Results::NONE).unwrap_or(RESULTS);
        &self.0[..end]
    }
}

/// The words of a sentence being read.
struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn misread(&self, word: usize, expected: &[&str]) -> Misread {
        let expected = expected.iter().map(|&word| word.to_owned()).collect();
        Misread { word, found: self.words.get(word).copied().unwrap_or("").to_owned(), expected }
    }

    fn word<T>(&mut self, expected: &[&str], read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Misread> {
        let at = self.next;
        let value = self.words.get(at).and_then(|&word| read(word));
        self.next += 1;
        value.ok_or_else(|| self.misread(at, expected))
    }

    fn has_more(&self) -> bool {
        self.next < self.words.len()
    }

    fn end<T>(&self, value: T) -> Result<T, Misread> {
        if self.has_more() { Err(self.misread(self.next, &[])) } else { Ok(value) }
    }

    fn unit(&mut self) -> Result<Unit, Misread> {
        self.word(&["<unit>"], |word| word.parse().ok())
    }

    fn army(&mut self) -> Result<u8, Misread> {
        self.word(&["1", "2", "3"], |word| {
            number(word).filter(|army| (1..=3).contains(army)).map(|army| army as u8)
        })
    }

    fn small(&mut self, name: &str, least: u16, most: u16) -> Result<u8, Misread> {
        self.word(&[name], |word| number(word).filter(|n| (least..=most).contains(n)).map(|n| n as u8))
    }
}

/// A number as it is printed: no sign, no zeros in front.
fn number(word: &str) -> Option<u16> {
    let plain = word == "0" || !word.starts_with('0') && word.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| word.parse().ok())?
}

const VERBS: [&str; 21] = [
    "assign", "reveal", "place", "activate", "move", "board", "unload", "enter", "capture", "mine", "attack",
    "repair", "buy", "recruit", "give", "done", "number", "rolloff", "scatter", "hits", "special",
];

impl TrenchClub {
    fn read_hex(&self, words: &mut Words<'_>) -> Result<Hex, Misread> {
        words.word(&["<hex>"], |word| self.map.hex_named(word))
    }

    fn read_fort(&self, words: &mut Words<'_>) -> Result<u8, Misread> {
        words.word(&["<fort>"], |word| self.map.fort_named(word)).map(|fort| fort as u8)
    }

    pub(crate) fn read(&self, text: &str) -> Result<Action, Misread> {
        let mut words = Words { words: text.split(' ').collect(), next: 0 };
        let w = &mut words;
        let verb = w.word(&VERBS, |word| VERBS.contains(&word).then_some(word))?;
        let action = match verb {
            "assign" if w.words.get(1) == Some(&"recommended") => {
                w.next += 1;
                Action::AssignRecommended
            }
            "assign" => Action::Assign { unit: w.unit()?, army: w.army()? },
            "reveal" => Action::Reveal { army: w.army()? },
            "place" => Action::Place { unit: w.unit()?, hex: self.read_hex(w)? },
            "activate" => Action::Activate { army: w.army()? },
            "give" => Action::Give { amount: w.word(&["<amount>"], |word| number(word).filter(|&n| n > 0))? },
            "mine" => Action::Mine { hex: self.read_hex(w)? },
            "move" => Action::Go { unit: w.unit()?, goal: Goal::Hex(self.read_hex(w)?) },
            "board" => Action::Go { unit: w.unit()?, goal: Goal::Board(self.read_transport(w)?) },
            "enter" => Action::Go { unit: w.unit()?, goal: Goal::Enter(self.read_fort(w)?) },
            "capture" => Action::Go { unit: w.unit()?, goal: Goal::Capture(self.read_fort(w)?) },
            "unload" => Action::Unload { unit: w.unit()?, hex: self.read_hex(w)? },
            "attack" => self.read_attack(w)?,
            "repair" => Action::Repair { unit: w.unit()? },
            "buy" => Action::Buy { unit: w.unit()?, fort: self.read_fort(w)? },
            "recruit" => self.read_recruit(w)?,
            "done" => Action::Done,
            _ => self.read_chance(verb, w)?,
        };
        words.end(action)
    }

    fn read_transport(&self, words: &mut Words<'_>) -> Result<Unit, Misread> {
        words.word(&["<transport>"], |word| {
            word.parse::<Unit>().ok().filter(|unit| unit.kind() == Kind::Transport)
        })
    }

    /// A direction only, and always, for the unit that attacks a pattern (TC-7.7).
    fn read_attack(&self, words: &mut Words<'_>) -> Result<Action, Misread> {
        let (unit, target) = (words.unit()?, words.unit()?);
        let direction = if self.data.profile(unit).pattern {
            let read = |word: &str| Direction::ALL.into_iter().find(|direction| direction.word() == word);
            Some(words.word(&crate::ground::DIRECTIONS, read)?)
        } else {
            None
        };
        Ok(Action::Attack { unit, target, direction })
    }

    fn read_recruit(&self, words: &mut Words<'_>) -> Result<Action, Misread> {
        if words.words.len() <= 2 {
            return Ok(Action::Recruit { fort: self.read_fort(words)? });
        }
        let names = Kind::SPECIALS.map(Kind::word);
        let special = words.word(&names, |word| Kind::of_word(word).filter(|kind| kind.is_special()))?;
        let entry = if special == Kind::Gunboat {
            Entry::Hex(self.read_hex(words)?)
        } else {
            Entry::Fort(self.read_fort(words)?)
        };
        Ok(Action::RecruitKind { special, entry })
    }

    fn read_chance(&self, verb: &str, words: &mut Words<'_>) -> Result<Action, Misread> {
        Ok(match verb {
            "number" => Action::Number { army: words.army()?, number: words.small("<number>", 1, 12)? },
            "rolloff" => {
                let mut dice = [words.small("<die>", 1, 12)?, words.small("<die>", 1, 12)?, 0, 0];
                for die in &mut dice[2..] {
                    if words.has_more() {
                        *die = words.small("<die>", 1, 12)?;
                    }
                }
                Action::RollOff { dice }
            }
            "scatter" => {
                let die = words.small("<die>", 1, 12)?;
                let direction = if words.has_more() { words.small("<direction>", 1, 6)? } else { 0 };
                Action::Scatter { die, direction }
            }
            "special" => Action::Special {
                special: words.word(&Kind::SPECIALS.map(Kind::word), |word| {
                    Kind::of_word(word).filter(|kind| kind.is_special())
                })?,
            },
            _ => {
                let mut results = arrayvec::ArrayVec::<u8, RESULTS>::new();
                while results.is_empty() || words.has_more() && !results.is_full() {
                    results.push(words.word(&["<hits>", "<card>"], read_result)?);
                }
                Action::Hits { results: Results::new(&results) }
            }
        })
    }

    pub(crate) fn write(&self, action: &Action, out: &mut String) {
        let hex = |hex: Hex| self.map.name(hex);
        let fort = |fort: u8| self.map.forts[usize::from(fort)].name.as_str();
        let done = match *action {
            Action::AssignRecommended => write!(out, "assign recommended"),
            Action::Assign { unit, army } => write!(out, "assign {unit} {army}"),
            Action::Reveal { army } => write!(out, "reveal {army}"),
            Action::Place { unit, hex: at } => write!(out, "place {unit} {}", hex(at)),
            Action::Activate { army } => write!(out, "activate {army}"),
            Action::Give { amount } => write!(out, "give {amount}"),
            Action::Mine { hex: at } => write!(out, "mine {}", hex(at)),
            Action::Go { unit, goal: Goal::Hex(at) } => write!(out, "move {unit} {}", hex(at)),
            Action::Go { unit, goal: Goal::Board(transport) } => write!(out, "board {unit} {transport}"),
            Action::Go { unit, goal: Goal::Enter(into) } => write!(out, "enter {unit} {}", fort(into)),
            Action::Go { unit, goal: Goal::Capture(into) } => write!(out, "capture {unit} {}", fort(into)),
            Action::Unload { unit, hex: at } => write!(out, "unload {unit} {}", hex(at)),
            Action::Attack { unit, target, direction: None } => write!(out, "attack {unit} {target}"),
            Action::Attack { unit, target, direction: Some(d) } => {
                write!(out, "attack {unit} {target} {}", d.word())
            }
            Action::Repair { unit } => write!(out, "repair {unit}"),
            Action::Buy { unit, fort: into } => write!(out, "buy {unit} {}", fort(into)),
            Action::Recruit { fort: into } => write!(out, "recruit {}", fort(into)),
            Action::RecruitKind { special, entry: Entry::Fort(into) } => {
                write!(out, "recruit {} {}", special.word(), fort(into))
            }
            Action::RecruitKind { special, entry: Entry::Hex(at) } => {
                write!(out, "recruit {} {}", special.word(), hex(at))
            }
            Action::Done => write!(out, "done"),
            Action::Number { army, number } => write!(out, "number {army} {number}"),
            Action::RollOff { dice } => write_words(out, "rolloff", dice.iter().filter(|&&die| die > 0)),
            Action::Scatter { die, direction: 0 } => write!(out, "scatter {die}"),
            Action::Scatter { die, direction } => write!(out, "scatter {die} {direction}"),
            Action::Hits { results } => write_words(out, "hits", results.words().iter()),
            Action::Special { special } => write!(out, "special {}", special.word()),
        };
        done.expect("writing to a string cannot fail");
    }
}

/// A number of hits, or a card `c1` to `c10`.
fn read_result(word: &str) -> Option<u8> {
    match word.strip_prefix('c') {
        Some(card) => {
            number(card).filter(|card| (1..=u16::from(CARDS)).contains(card)).map(|card| CARD | card as u8)
        }
        None => number(word).filter(|&hits| usize::from(hits) <= crate::data::DICE).map(|hits| hits as u8),
    }
}

fn write_words<'a>(out: &mut String, verb: &str, words: impl Iterator<Item = &'a u8>) -> std::fmt::Result {
    out.push_str(verb);
    for &word in words {
        if word & CARD != 0 {
            write!(out, " c{}", word & !CARD)?;
        } else {
            write!(out, " {word}")?;
        }
    }
    Ok(())
}

/// The unit a gunboat sentence would put on the water.
pub(crate) fn gunboat(nation: Nation) -> Unit {
    Unit::special(nation, Kind::Gunboat)
}
