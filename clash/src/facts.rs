//! Positions as text: the lines of scenario files, read and written. Whether they make
//! a position is the business of `arrange`.
//!
//! Beyond the lines every scenario may use, a few say what only a game in progress knows: `starter <side>` (without it
//! the side to move started), `passed <side>` (its last turn was passed), `acted yes|no` (in this turn; without it:
//! whether points are missing), `deployed mortar` (in this turn), `played <side> <card>…`, `put-back <side>
//! <objective>…`, `seen <side> <times the enemy chose anew since> <objective>…`, `tested <side> none|<road>…` (the
//! enemy's roads when the objective was last tested in vain).

use crate::{
    Clash,
    arrange::Arranger,
    pieces::{Card, Cards, Name, ROADS, Road, Side, Unit, roads_in},
    state::State,
    view::effects,
};
use game::{Fault, Message, SourceLine};

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    Turn(Side, Option<u8>),
    Round(u32),
    Line {
        road: Road,
        side: Side,
        base: u8,
        units: Vec<Unit>,
    },
    Owner(Road, Option<Side>),
    Objective(Side, Option<u8>),
    Hand(Side, Vec<Card>),
    Stock(Side, Unit, u8),
    /// How often each card is in force, for `reserves` how many units.
    Effect(Side, Vec<(Card, u8)>),
    Starter(Side),
    Passed(Side),
    Acted(bool),
    Deployed,
    Played(Side, Vec<Card>),
    PutBack(Side, Vec<u8>),
    Seen(Side, u8, Vec<u8>),
    Tested(Side, u8),
}

const KEYWORDS: [&str; 16] = [
    "turn",
    "round",
    "road",
    "owner",
    "objective",
    "hand",
    "stock",
    "effect",
    "starter",
    "passed",
    "acted",
    "deployed",
    "played",
    "put-back",
    "seen",
    "tested",
];

/// Cards that stay in force after they are played.
const LASTING: [Card; 6] =
    [Card::Fuel, Card::Withdrawal, Card::Reserves, Card::SecondSpecial, Card::Relief, Card::Sabotage];

/// Reads a line word by word.
struct Words<'a> {
    words: std::iter::Peekable<std::str::Split<'a, char>>,
}

impl<'a> Words<'a> {
    fn next<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Message> {
        match self.words.next() {
            None => Err(Message::new("clash-fault-missing").with("expected", expected)),
            Some(word) => read(word).ok_or_else(|| {
                Message::new("clash-fault-word").with("found", word).with("expected", expected)
            }),
        }
    }

    fn side(&mut self) -> Result<Side, Message> {
        self.next("side", Side::read)
    }

    fn road(&mut self) -> Result<Road, Message> {
        self.next("road", |word| word.parse().ok().filter(|road| ROADS.contains(road)))
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Message> {
        self.next("number", |word| word.parse().ok())
    }

    fn is_next(&mut self, word: &str) -> bool {
        self.words.next_if_eq(&word).is_some()
    }

    fn is_done(&mut self) -> bool {
        self.words.peek().is_none()
    }

    /// All words to the end of the line: at least one, or the single word `none`.
    fn rest<T>(&mut self, expected: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Message> {
        let mut items = Vec::new();
        if self.is_next("none") {
            return Ok(items);
        }
        items.push(self.next(expected, &read)?);
        while !self.is_done() {
            items.push(self.next(expected, &read)?);
        }
        Ok(items)
    }
}

impl Clash {
    fn read_fact(&self, line: &str) -> Result<Fact, Message> {
        let mut words = Words { words: line.split(' ').peekable() };
        let keyword = words.next("keyword", |word| KEYWORDS.iter().find(|known| **known == word).copied())?;
        let objective = |word: &str| self.content.objective(word);
        let fact = match keyword {
            "turn" => {
                let side = words.side()?;
                Fact::Turn(side, if words.is_done() { None } else { Some(words.number()?) })
            }
            "round" => Fact::Round(words.next("number", |word| word.parse().ok().filter(|n| *n > 0))?),
            "road" => {
                let (road, side) = (words.road()?, words.side()?);
                let base = if words.is_next("base") { words.number()? } else { 0 };
                Fact::Line { road, side, base, units: words.rest("unit", Unit::read)? }
            }
            "owner" => {
                let road = words.road()?;
                Fact::Owner(road, if words.is_next("none") { None } else { Some(words.side()?) })
            }
            "objective" => {
                let side = words.side()?;
                let none = words.is_next("none");
                Fact::Objective(side, if none { None } else { Some(words.next("objective", objective)?) })
            }
            "hand" => Fact::Hand(words.side()?, words.rest("card", Card::read)?),
            "stock" => Fact::Stock(words.side()?, words.next("unit", Unit::read)?, words.number()?),
            "effect" => Fact::Effect(words.side()?, read_effects(&mut words)?),
            "starter" => Fact::Starter(words.side()?),
            "passed" => Fact::Passed(words.side()?),
            "acted" => Fact::Acted(words.next("yes-or-no", |word| match word {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            })?),
            "deployed" => words.next("mortar", |word| (word == "mortar").then_some(Fact::Deployed))?,
            "played" => Fact::Played(words.side()?, words.rest("card", Card::read)?),
            "put-back" => Fact::PutBack(words.side()?, words.rest("objective", objective)?),
            "seen" => Fact::Seen(words.side()?, words.number()?, words.rest("objective", objective)?),
            _ => {
                let side = words.side()?;
                let roads =
                    words.rest("road", |word| word.parse::<u8>().ok().filter(|r| ROADS.contains(r)))?;
                Fact::Tested(side, roads.into_iter().fold(0, |mask, road| mask | 1 << road))
            }
        };
        match words.words.next() {
            None => Ok(fact),
            Some(word) => Err(Message::new("clash-fault-too-much").with("found", word)),
        }
    }

    /// Every line understood, or all faults.
    pub(crate) fn read_facts(&self, lines: &[SourceLine]) -> Result<Vec<Fact>, Vec<Fault>> {
        let (mut facts, mut faults) = (Vec::new(), Vec::new());
        for (number, line) in lines.iter().enumerate() {
            match self.read_fact(line) {
                Ok(fact) => facts.push(fact),
                Err(message) => faults.push(Fault::at(number, message)),
            }
        }
        if faults.is_empty() { Ok(facts) } else { Err(faults) }
    }

    pub(crate) fn arranged(&self, lines: &[SourceLine]) -> Result<State, Vec<Fault>> {
        Arranger::arrange(self, &self.read_facts(lines)?)
    }

    pub(crate) fn as_facts(&self, at: &State) -> Vec<SourceLine> {
        let mut lines = vec![format!("turn {} {}", at.side.word(), at.points), format!("round {}", at.round)];
        if at.starter != at.side {
            lines.push(format!("starter {}", at.starter.word()));
        }
        if at.acted != (at.points < self.edition.points) {
            lines.push(format!("acted {}", if at.acted { "yes" } else { "no" }));
        }
        if at.passed {
            lines.push(format!("passed {}", at.side.enemy().word()));
        }
        if at.mortar_ready {
            lines.push("deployed mortar".to_owned());
        }
        for road in ROADS {
            let sides = Side::ALL.into_iter().filter(|side| !at.line(*side, road).is_empty());
            lines.extend(sides.map(|side| self.line_fact(at, road, side)));
            lines.extend(at.owner(road).map(|side| format!("owner {road} {}", side.word())));
        }
        for side in Side::ALL {
            self.side_facts(at, side, &mut lines);
        }
        lines
    }

    fn side_facts(&self, at: &State, side: Side, lines: &mut Vec<SourceLine>) {
        let (index, word) = (side.index(), side.word());
        if let Some(objective) = at.objectives[index] {
            lines.push(format!("objective {word} {}", self.objective_id(objective)));
        }
        for (keyword, heap) in [("hand", at.hands[index]), ("played", at.played[index])] {
            if !heap.is_empty() {
                lines.push(format!("{keyword} {word}{}", card_words(heap)));
            }
        }
        if effects(at, side).next().is_some() {
            lines.push(effect_fact(at, side));
        }
        if at.put_back[index] != 0 {
            let names = (0..u32::BITS as u8).filter(|n| at.put_back[index] & 1 << n != 0);
            let names: String = names.map(|n| format!(" {}", self.objective_id(n))).collect();
            lines.push(format!("put-back {word}{names}"));
        }
        if at.last_seen[index].is_some() {
            let names: String = self.seen_order(at, side).map(|name: Name| format!(" {name}")).collect();
            lines.push(format!("seen {word} {}{names}", at.orders_since[index]));
        }
        if let Some(roads) = at.tested[index] {
            let words: String = roads_in(roads).map(|road| format!(" {road}")).collect();
            lines.push(format!("tested {word}{}", if roads == 0 { " none" } else { words.as_str() }));
        }
    }

    pub(crate) fn line_fact(&self, at: &State, road: Road, side: Side) -> SourceLine {
        let mut line = format!("road {road} {}", side.word());
        let base = self.base(at, side, road);
        if base > 0 {
            line.push_str(&format!(" base {base}"));
        }
        if at.line(side, road).is_empty() {
            line.push_str(" none");
        }
        for unit in at.line(side, road).rear_to_front() {
            line.push(' ');
            line.push_str(unit.word());
        }
        line
    }
}

/// `reserves` stands for two units still to be placed, `reserves 1` for one.
fn read_effects(words: &mut Words<'_>) -> Result<Vec<(Card, u8)>, Message> {
    let mut counts = Vec::new();
    if words.is_next("none") {
        return Ok(counts);
    }
    loop {
        let card = words.next("effect", |word| Card::read(word).filter(|card| LASTING.contains(card)))?;
        let count = match card {
            Card::Reserves if words.is_next("1") => 1,
            Card::Reserves => 2,
            _ => 1,
        };
        counts.push((card, count));
        if words.is_done() {
            return Ok(counts);
        }
    }
}

pub(crate) fn effect_fact(at: &State, side: Side) -> SourceLine {
    let mut line = format!("effect {}", side.word());
    let mut any = false;
    for effect in effects(at, side) {
        any = true;
        let (whole, half) = match effect.card {
            Card::Reserves => (effect.count / 2, effect.count % 2 == 1),
            _ => (effect.count, false),
        };
        for _ in 0..whole {
            line.push_str(&format!(" {}", effect.card.word()));
        }
        if half {
            line.push_str(&format!(" {} 1", effect.card.word()));
        }
    }
    if !any {
        line.push_str(" none");
    }
    line
}

pub(crate) fn card_words(heap: Cards) -> String {
    if heap.is_empty() {
        return " none".to_owned();
    }
    heap.iter().map(|card| format!(" {}", card.word())).collect()
}
