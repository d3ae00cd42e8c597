//! Positions as scenario lines: `facts` writes them, `expect` compares them, and `line` reads one. Positions between
//! two decisions of a turn can be told; set-up and battles have no words of their own.

use crate::{
    TrenchClub,
    event::Direction,
    map::Hex,
    phase::Phase,
    state::{Declared, Spot, State},
    unit::{Nation, Unit, units},
};
use game::{Expectation, Fault, Message, SourceLine};

/// One line, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    Turn {
        nation: Nation,
        phase: Option<String>,
    },
    Round(u16),
    First(Nation),
    Owner {
        fort: usize,
        owner: Option<Nation>,
    },
    Money {
        nation: Nation,
        amount: u16,
    },
    Mine {
        hex: Hex,
        mine: Option<(Nation, bool)>,
    },
    Unit {
        unit: Unit,
        spot: Spot,
        damage: Option<u8>,
        experience: Option<u16>,
        army: Option<u8>,
    },
    Moved(u64),
    /// In a fort, but not since the turn began.
    Arrived(u64),
    Armies {
        nation: Nation,
        armies: u8,
    },
    Declared(Declared),
    Laid,
    Bought,
}

/// The words that may stand after `turn <nation>` in a setup.
pub(crate) const TOLD: [&str; 4] = ["activate", "move", "attack", "money"];

pub(crate) fn fault(what: &str) -> Message {
    Message::new(format!("trench-club-fault-{what}"))
}

fn word_of(phase: Phase) -> &'static str {
    phase.word()
}

fn names(set: u64) -> String {
    units(set).map(|unit| unit.to_string()).collect::<Vec<_>>().join(" ")
}

impl TrenchClub {
    pub(crate) fn line(&self, text: &str) -> Result<Fact, Message> {
        let words: Vec<&str> = text.split(' ').collect();
        self.read_fact(&words).ok_or_else(|| fault("line").with("found", text))
    }

    fn read_fact(&self, words: &[&str]) -> Option<Fact> {
        let nation = |word: &str| Nation::of_word(word).filter(|nation| self.order.contains(nation));
        let set = |words: &[&str]| {
            words.iter().try_fold(0, |set, word| Some(set | word.parse::<Unit>().ok()?.bit()))
        };
        Some(match *words {
            ["turn", who] => Fact::Turn { nation: nation(who)?, phase: None },
            ["turn", who, phase] => Fact::Turn { nation: nation(who)?, phase: Some(phase.to_owned()) },
            ["round", round] => Fact::Round(round.parse().ok().filter(|&round| round > 0)?),
            ["first", who] => Fact::First(nation(who)?),
            ["owner", fort, "none"] => Fact::Owner { fort: self.map.fort_named(fort)?, owner: None },
            ["owner", fort, who] => {
                Fact::Owner { fort: self.map.fort_named(fort)?, owner: Some(nation(who)?) }
            }
            ["money", who, amount] => Fact::Money { nation: nation(who)?, amount: amount.parse().ok()? },
            ["mine", hex, "none"] => Fact::Mine { hex: self.map.hex_named(hex)?, mine: None },
            ["mine", hex, who] => {
                Fact::Mine { hex: self.map.hex_named(hex)?, mine: Some((nation(who)?, true)) }
            }
            ["mine", hex, who, "old"] => {
                Fact::Mine { hex: self.map.hex_named(hex)?, mine: Some((nation(who)?, false)) }
            }
            ["moved", ref rest @ ..] if !rest.is_empty() => Fact::Moved(set(rest)?),
            ["arrived", ref rest @ ..] if !rest.is_empty() => Fact::Arrived(set(rest)?),
            ["armies", who, "none"] => Fact::Armies { nation: nation(who)?, armies: 0 },
            ["armies", who, ref rest @ ..] if !rest.is_empty() => {
                let army = |word: &&str| word.parse::<u8>().ok().filter(|army| (1..=3).contains(army));
                let armies = rest.iter().try_fold(0, |set, word| Some(set | 1u8 << (army(word)? - 1)));
                Fact::Armies { nation: nation(who)?, armies: armies? }
            }
            ["declared", unit, target, ref rest @ ..] => self.read_declared(unit, target, rest)?,
            ["laid"] => Fact::Laid,
            ["bought"] => Fact::Bought,
            ["unit", unit, ref rest @ ..] => self.read_unit(unit.parse().ok()?, rest)?,
            _ => return None,
        })
    }

    fn read_declared(&self, unit: &str, target: &str, rest: &[&str]) -> Option<Fact> {
        let (unit, target): (Unit, Unit) = (unit.parse().ok()?, target.parse().ok()?);
        let direction = match *rest {
            [] => 6,
            [word] => Direction::ALL.iter().position(|direction| direction.word() == word)? as u8,
            _ => return None,
        };
        let fits = self.data.profile(unit).pattern == (direction < 6);
        fits.then(|| Fact::Declared(Declared { unit: unit.into(), target: target.into(), direction }))
    }

    fn read_unit(&self, unit: Unit, words: &[&str]) -> Option<Fact> {
        let (spot, mut rest) = match *words {
            ["in", fort, ref rest @ ..] => (Spot::Fort(self.map.fort_named(fort)?), rest),
            ["aboard", transport, ref rest @ ..] => {
                let own = transport.parse::<Unit>().ok()? == Unit::transport(unit.nation());
                (own.then_some(Spot::Aboard)?, rest)
            }
            ["dead", ref rest @ ..] => (Spot::Dead, rest),
            ["stock", ref rest @ ..] => (Spot::Stock, rest),
            [hex, ref rest @ ..] => (Spot::Hex(self.map.hex_named(hex)?.index()), rest),
            [] => return None,
        };
        let (mut damage, mut experience, mut army) = (None, None, None);
        while let [key, value, ref after @ ..] = *rest {
            match key {
                "damage" if damage.is_none() => damage = Some(value.parse().ok()?),
                "xp" if experience.is_none() => experience = Some(value.parse().ok()?),
                "army" if army.is_none() => army = Some(value.parse().ok()?),
                _ => return None,
            }
            rest = after;
        }
        rest.is_empty().then_some(Fact::Unit { unit, spot, damage, experience, army })
    }

    // ── Telling ──

    pub(crate) fn tell_facts(&self, at: &State) -> Vec<SourceLine> {
        let mut lines =
            vec![format!("turn {} {}", at.active.word(), word_of(at.phase)), format!("round {}", at.round)];
        if at.first != self.setup.nations[0] {
            lines.push(format!("first {}", at.first.word()));
        }
        for &nation in &self.order {
            let money = at.money[nation.index()];
            if money != self.data.numbers.start[nation.index()] {
                lines.push(format!("money {} {money}", nation.word()));
            }
        }
        for &nation in &self.order {
            if at.armies[nation.index()] != 0 {
                lines.push(self.tell_armies(at, nation));
            }
        }
        for fort in 0..self.map.forts.len() {
            if let Some(owner) = at.owner(fort) {
                lines.push(format!("owner {} {}", self.map.forts[fort].name, owner.word()));
            }
        }
        for nation in Nation::ALL {
            for hex in at.mines[nation.index()].iter() {
                lines.push(self.tell_mine(at, Hex(hex as u16)));
            }
        }
        for unit in units(self.units).filter(|&unit| at.at(unit) != Spot::Stock || at.figure(unit).army != 0)
        {
            lines.push(self.tell_unit(at, unit));
        }
        lines.extend(self.tell_turn(at));
        lines
    }

    /// What was done in this turn so far.
    fn tell_turn(&self, at: &State) -> Vec<SourceLine> {
        let mut lines = Vec::new();
        let riders = at.riders(at.active);
        if at.moved & !riders != 0 {
            lines.push(format!("moved {}", names(at.moved & !riders)));
        }
        let arrived = self.settled(at, at.active) & !at.settled;
        if arrived != 0 {
            lines.push(format!("arrived {}", names(arrived)));
        }
        for attack in &at.list {
            let direction = Direction::ALL.get(usize::from(attack.direction));
            let direction = direction.map_or(String::new(), |direction| format!(" {}", direction.word()));
            lines.push(format!("declared {} {}{direction}", attack.unit.unit(), attack.target.unit()));
        }
        if at.laid {
            lines.push("laid".to_owned());
        }
        if at.bought {
            lines.push("bought".to_owned());
        }
        lines
    }

    fn tell_armies(&self, at: &State, nation: Nation) -> SourceLine {
        let armies = at.armies[nation.index()];
        let words: Vec<String> =
            (1..=3).filter(|army| armies >> (army - 1) & 1 != 0).map(|army: u8| army.to_string()).collect();
        let words = if words.is_empty() { "none".to_owned() } else { words.join(" ") };
        format!("armies {} {words}", nation.word())
    }

    fn tell_mine(&self, at: &State, hex: Hex) -> SourceLine {
        let layer = Nation::ALL.into_iter().find(|nation| at.mines[nation.index()].has(hex.index()));
        let name = self.map.name(hex);
        match layer {
            None => format!("mine {name} none"),
            Some(nation) if self.could_earn(at, nation) && !at.credit.has(hex.index()) => {
                format!("mine {name} {} old", nation.word())
            }
            Some(nation) => format!("mine {name} {}", nation.word()),
        }
    }

    /// Whether a nation's minelayer lives, so that mines could be its own.
    pub(crate) fn could_earn(&self, at: &State, nation: Nation) -> bool {
        at.is_alive(self.minelayer(nation))
    }

    fn tell_unit(&self, at: &State, unit: Unit) -> SourceLine {
        let figure = at.figure(unit);
        let mut line = match at.at(unit) {
            Spot::Hex(hex) => format!("unit {unit} {}", self.map.name(Hex(hex as u16))),
            Spot::Fort(fort) => format!("unit {unit} in {}", self.map.forts[fort].name),
            Spot::Aboard => format!("unit {unit} aboard {}", Unit::transport(unit.nation())),
            Spot::Stock => format!("unit {unit} stock"),
            Spot::Dead => format!("unit {unit} dead"),
        };
        if figure.damage > 0 {
            line += &format!(" damage {}", figure.damage);
        }
        if figure.experience > 0 {
            line += &format!(" xp {}", figure.experience);
        }
        if figure.army > 0 {
            line += &format!(" army {}", figure.army);
        }
        line
    }

    // ── Expecting ──

    pub(crate) fn compare(&self, at: &State, lines: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        let (mut unmet, mut faults) = (Vec::new(), Vec::new());
        for (number, text) in lines.iter().enumerate() {
            match self.line(text) {
                Ok(fact) => {
                    if let Some(found) = self.found_instead(at, &fact) {
                        unmet.push(Expectation { line: number, found });
                    }
                }
                Err(message) => faults.push(Fault::at(number, message)),
            }
        }
        if faults.is_empty() { Ok(unmet) } else { Err(faults) }
    }

    /// The line that would be true, if this one is not.
    fn found_instead(&self, at: &State, fact: &Fact) -> Option<String> {
        let (holds, found) = match *fact {
            Fact::Turn { nation, ref phase } => (
                nation == at.active && phase.as_ref().is_none_or(|phase| phase == word_of(at.phase)),
                format!("turn {} {}", at.active.word(), word_of(at.phase)),
            ),
            Fact::Round(round) => (round == at.round, format!("round {}", at.round)),
            Fact::First(nation) => (nation == at.first, format!("first {}", at.first.word())),
            Fact::Owner { fort, owner } => {
                let found = at.owner(fort);
                let word = found.map_or("none", Nation::word);
                (owner == found, format!("owner {} {word}", self.map.forts[fort].name))
            }
            Fact::Money { nation, amount } => {
                let money = at.money[nation.index()];
                (amount == money, format!("money {} {money}", nation.word()))
            }
            Fact::Mine { hex, mine } => {
                let layer = Nation::ALL.into_iter().find(|nation| at.mines[nation.index()].has(hex.index()));
                let same = layer == mine.map(|mine| mine.0);
                let aged = mine.is_none_or(|(nation, credit)| {
                    !self.could_earn(at, nation) || credit == at.credit.has(hex.index())
                });
                (same && aged, self.tell_mine(at, hex))
            }
            Fact::Unit { unit, spot, damage, experience, army } => {
                let figure = at.figure(unit);
                let holds = at.at(unit) == spot
                    && damage.is_none_or(|damage| damage == figure.damage)
                    && experience.is_none_or(|experience| experience == figure.experience)
                    && army.is_none_or(|army| army == figure.army);
                (holds, self.tell_unit(at, unit))
            }
            Fact::Moved(set) => (set & !at.moved == 0, format!("moved {}", names(at.moved))),
            Fact::Arrived(set) => {
                let arrived = self.settled(at, at.active) & !at.settled;
                (set & !arrived == 0, format!("arrived {}", names(arrived)))
            }
            Fact::Armies { nation, armies } => {
                (armies == at.armies[nation.index()], self.tell_armies(at, nation))
            }
            Fact::Declared(attack) => {
                (at.list.contains(&attack), format!("{} attacks declared", at.list.len()))
            }
            Fact::Laid => (at.laid, "no mine laid".to_owned()),
            Fact::Bought => (at.bought, "nothing bought".to_owned()),
        };
        (!holds).then_some(found)
    }
}
