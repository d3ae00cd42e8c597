//! The sentences of the game (one decision each) and their reading and printing. Any sentence made of known words can
//! be read; whether it is possible is `check`'s business.

use crate::{
    Mortain,
    data::UnitId,
    deck::{Card, Support},
    map::HexId,
    word::bits,
};
use game::Misread;
use serde::{Deserialize, Serialize};

/// What an attack counts with (SM-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    At,
    Ai,
}

impl Against {
    pub const BOTH: [Against; 2] = [Against::At, Against::Ai];

    pub fn word(self) -> &'static str {
        match self {
            Against::At => "at",
            Against::Ai => "ai",
        }
    }
}

/// One decision. The order of variants and fields is the order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Deploy {
        unit: UnitId,
        hex: HexId,
    },
    /// `along`: the companion goes with it, free (SM-4.3).
    Move {
        unit: UnitId,
        hex: HexId,
        along: bool,
    },
    Exit {
        unit: UnitId,
        along: bool,
    },
    /// `firers` is a set of units.
    Fire {
        target: UnitId,
        firers: u16,
    },
    Strike {
        support: Support,
        hex: HexId,
        against: Against,
    },
    StrikeUnit {
        support: Support,
        unit: UnitId,
    },
    Harass {
        hex: HexId,
    },
    Redraw,
    Miss,
    Pass,
    Draw {
        card: Card,
    },
}

const VERBS: [&str; 10] = ["deploy", "move", "exit", "fire", "air", "oba", "redraw", "miss", "pass", "draw"];

pub(crate) fn print(game: &Mortain, action: &Action, out: &mut String) {
    let unit = |unit: UnitId| game.units.word(unit);
    let hex = |hex: HexId| game.map.word(hex);
    let mut is_first = true;
    let mut say = |word: &str| {
        if !std::mem::take(&mut is_first) {
            out.push(' ');
        }
        out.push_str(word);
    };
    match *action {
        Action::Deploy { unit: id, hex: to } => {
            say("deploy");
            say(&unit(id));
            say(&hex(to));
        }
        Action::Move { unit: id, hex: to, along } => {
            say("move");
            say(&unit(id));
            say(&hex(to));
            if along {
                say("with");
                say(&game.units.companion_word());
            }
        }
        Action::Exit { unit: id, along } => {
            say("exit");
            say(&unit(id));
            if along {
                say("with");
                say(&game.units.companion_word());
            }
        }
        Action::Fire { target, firers } => {
            say("fire");
            say(&unit(target));
            say("with");
            bits(firers.into()).for_each(|firer| say(&unit(UnitId(firer))));
        }
        Action::Strike { support, hex: to, against } => {
            say(support.word());
            say(&hex(to));
            say(against.word());
        }
        Action::StrikeUnit { support, unit: id } => {
            say(support.word());
            say(&unit(id));
        }
        Action::Harass { hex: to } => {
            say("air");
            say(&hex(to));
            say("harass");
        }
        Action::Redraw => say("redraw"),
        Action::Miss => say("miss"),
        Action::Pass => say("pass"),
        Action::Draw { card } => {
            say("draw");
            say(&game.deck.word(card));
        }
    }
}

pub(crate) fn parse(game: &Mortain, text: &str) -> Result<Action, Misread> {
    let mut words = Words { game, words: text.split(' ').filter(|_| !text.is_empty()).collect(), next: 0 };
    let verb = words.one_of(&VERBS)?;
    let action = match VERBS[verb] {
        "deploy" => Action::Deploy { unit: words.unit()?, hex: words.hex()? },
        "move" => Action::Move { unit: words.unit()?, hex: words.hex()?, along: words.along()? },
        "exit" => Action::Exit { unit: words.unit()?, along: words.along()? },
        "fire" => Action::Fire { target: words.unit()?, firers: words.firers()? },
        "air" => words.strike(Support::Air)?,
        "oba" => words.strike(Support::Oba)?,
        "redraw" => Action::Redraw,
        "miss" => Action::Miss,
        "pass" => Action::Pass,
        _ => Action::Draw { card: words.card()? },
    };
    words.end()?;
    Ok(action)
}

/// The words of a sentence, read one by one; what is wrong is told with what could stand there.
struct Words<'a> {
    game: &'a Mortain,
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    fn misread<W: Into<String>>(&self, expected: impl IntoIterator<Item = W>) -> Misread {
        Misread {
            word: self.next,
            found: self.peek().unwrap_or_default().to_owned(),
            expected: expected.into_iter().map(Into::into).collect(),
        }
    }

    /// Takes a word if `read` knows it.
    fn take<T>(&mut self, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let found = read(self.peek()?)?;
        self.next += 1;
        Some(found)
    }

    fn one_of(&mut self, known: &[&str]) -> Result<usize, Misread> {
        self.take(|word| known.iter().position(|known| *known == word))
            .ok_or_else(|| self.misread(known.iter().copied()))
    }

    fn unit(&mut self) -> Result<UnitId, Misread> {
        let game = self.game;
        self.take(|word| game.units.read(word)).ok_or_else(|| self.misread(game.units.words()))
    }

    fn hex(&mut self) -> Result<HexId, Misread> {
        let game = self.game;
        self.take(|word| game.map.read(word)).ok_or_else(|| self.misread(hex_words(game)))
    }

    fn card(&mut self) -> Result<Card, Misread> {
        let game = self.game;
        self.take(|word| game.deck.read(word))
            .ok_or_else(|| self.misread(game.deck.cards.iter().map(|face| face.word.to_string())))
    }

    /// `with 102`, or nothing.
    fn along(&mut self) -> Result<bool, Misread> {
        if self.peek().is_none() || self.game.units.companion.is_none() {
            return Ok(false);
        }
        self.one_of(&["with"])?;
        let companion = self.game.units.companion_word();
        self.one_of(&[&companion])?;
        Ok(true)
    }

    /// `with <unit>…`, in the order of the unit list.
    fn firers(&mut self) -> Result<u16, Misread> {
        self.one_of(&["with"])?;
        let mut firers = self.unit()?.bit();
        let game = self.game;
        while self.peek().is_some() {
            let later = |unit: &UnitId| unit.bit() > firers;
            let unit = self.take(|word| game.units.read(word).filter(later));
            firers |= unit
                .ok_or_else(|| {
                    let rest = game.units.ids().filter(later);
                    self.misread(rest.map(|unit| game.units.word(unit).to_string()))
                })?
                .bit();
        }
        Ok(firers)
    }

    fn strike(&mut self, support: Support) -> Result<Action, Misread> {
        let game = self.game;
        if let Some(unit) = self.take(|word| game.units.read(word)) {
            return Ok(Action::StrikeUnit { support, unit });
        }
        let Some(hex) = self.take(|word| game.map.read(word)) else {
            return Err(self.misread(hex_words(game).chain(game.units.words())));
        };
        let ways: &[&str] = match support {
            Support::Air => &["at", "ai", "harass"],
            Support::Oba => &["at", "ai"],
        };
        Ok(match self.one_of(ways)? {
            0 => Action::Strike { support, hex, against: Against::At },
            1 => Action::Strike { support, hex, against: Against::Ai },
            _ => Action::Harass { hex },
        })
    }

    fn end(&self) -> Result<(), Misread> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.misread(std::iter::empty::<String>())),
        }
    }
}

fn hex_words(game: &Mortain) -> impl Iterator<Item = String> {
    game.map.hexes().map(|hex| game.map.word(hex).to_string())
}
