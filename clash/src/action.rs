//! Sentences: what players and chance can say, read and written exactly. Whether it may be said now is the business
//! of `check`.

use crate::{
    Clash,
    pieces::{Card, ROADS, Road, Side, Unit},
};
use game::Misread;

/// One decision. The order of variants and fields is the order of legal lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Place {
        unit: Unit,
        road: Road,
    },
    Advance {
        road: Road,
    },
    Retreat {
        road: Road,
    },
    Attack {
        road: Road,
    },
    Flank {
        from: Road,
        to: Road,
    },
    Fire {
        from: Road,
        to: Road,
    },
    /// Any card but the air strike, which names a road.
    Card {
        card: Card,
    },
    AirStrike {
        road: Road,
    },
    Keep {
        objective: u8,
    },
    End,
    // Chance:
    Coin {
        side: Side,
    },
    Objective {
        side: Side,
        objective: u8,
    },
    Victory {
        side: Side,
        card: Card,
    },
}

const VERBS: [&str; 12] = [
    "place",
    "advance",
    "retreat",
    "attack",
    "flank",
    "fire",
    "card",
    "keep",
    "end",
    "coin",
    "objective",
    "victory",
];

impl Clash {
    pub(crate) fn read_action(&self, text: &str) -> Result<Action, Misread> {
        let mut words = Words { clash: self, rest: Some(text), place: 0 };
        let action = match words.choose(&VERBS)? {
            "place" => Action::Place { unit: words.unit()?, road: words.road()? },
            "advance" => Action::Advance { road: words.road()? },
            "retreat" => Action::Retreat { road: words.road()? },
            "attack" => Action::Attack { road: words.road()? },
            "flank" => Action::Flank { from: words.road()?, to: words.road()? },
            "fire" => Action::Fire { from: words.road()?, to: words.road()? },
            "card" => match words.card()? {
                Card::AirStrike => Action::AirStrike { road: words.road()? },
                card => Action::Card { card },
            },
            "keep" => Action::Keep { objective: words.objective()? },
            "end" => Action::End,
            "coin" => Action::Coin { side: words.side()? },
            "objective" => Action::Objective { side: words.side()?, objective: words.objective()? },
            _ => Action::Victory { side: words.side()?, card: words.card()? },
        };
        words.end(action)
    }

    pub(crate) fn write_action(&self, action: &Action, out: &mut String) {
        let mut say = |words: &[&str]| {
            for (place, word) in words.iter().enumerate() {
                if place > 0 {
                    out.push(' ');
                }
                out.push_str(word);
            }
        };
        let objective = |index: u8| self.content.objectives[usize::from(index)].id;
        match *action {
            Action::Place { unit, road } => say(&["place", unit.word(), digit(road)]),
            Action::Advance { road } => say(&["advance", digit(road)]),
            Action::Retreat { road } => say(&["retreat", digit(road)]),
            Action::Attack { road } => say(&["attack", digit(road)]),
            Action::Flank { from, to } => say(&["flank", digit(from), digit(to)]),
            Action::Fire { from, to } => say(&["fire", digit(from), digit(to)]),
            Action::Card { card } => say(&["card", card.word()]),
            Action::AirStrike { road } => say(&["card", Card::AirStrike.word(), digit(road)]),
            Action::Keep { objective: kept } => say(&["keep", objective(kept).as_str()]),
            Action::End => say(&["end"]),
            Action::Coin { side } => say(&["coin", side.word()]),
            Action::Objective { side, objective: drawn } => {
                say(&["objective", side.word(), objective(drawn).as_str()]);
            }
            Action::Victory { side, card } => say(&["victory", side.word(), card.word()]),
        }
    }
}

const DIGITS: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7"];

fn digit(road: Road) -> &'static str {
    DIGITS[usize::from(road)]
}

/// Reads one word after the other and remembers where it stands.
struct Words<'a> {
    clash: &'a Clash,
    rest: Option<&'a str>,
    place: usize,
}

impl<'a> Words<'a> {
    /// The next word, if `read` knows it; otherwise what could have stood there.
    fn next<T>(
        &mut self,
        read: impl Fn(&str) -> Option<T>,
        expected: impl FnOnce() -> Vec<String>,
    ) -> Result<T, Misread> {
        let (word, rest) = match self.rest {
            None => ("", None),
            Some(text) => match text.split_once(' ') {
                Some((word, rest)) => (word, Some(rest)),
                None => (text, None),
            },
        };
        let found = read(word).ok_or_else(|| Misread {
            word: self.place,
            found: word.to_owned(),
            expected: expected(),
        })?;
        self.rest = rest;
        self.place += 1;
        Ok(found)
    }

    fn choose(&mut self, words: &[&'static str]) -> Result<&'static str, Misread> {
        self.next(
            |word| words.iter().find(|known| **known == word).copied(),
            || words.iter().map(|word| (*word).to_owned()).collect(),
        )
    }

    fn road(&mut self) -> Result<Road, Misread> {
        self.next(
            |word| ROADS.into_iter().find(|road| digit(*road) == word),
            || ROADS.map(|road| road.to_string()).collect(),
        )
    }

    fn side(&mut self) -> Result<Side, Misread> {
        self.next(Side::read, || Side::ALL.map(|side| side.word().to_owned()).into())
    }

    /// Units of the other edition are words of the language too: they are refused because none is in stock.
    fn unit(&mut self) -> Result<Unit, Misread> {
        let clash = self.clash;
        self.next(Unit::read, || clash.units().map(|unit| unit.word().to_owned()).collect())
    }

    fn card(&mut self) -> Result<Card, Misread> {
        self.next(Card::read, || Card::ALL.map(|card| card.word().to_owned()).into())
    }

    fn objective(&mut self) -> Result<u8, Misread> {
        let clash = self.clash;
        self.next(
            |word| clash.content.objective(word),
            || clash.objective_deck().map(|index| clash.objective_id(index).to_string()).collect(),
        )
    }

    fn end(self, action: Action) -> Result<Action, Misread> {
        match self.rest {
            None => Ok(action),
            Some(rest) => {
                let found = rest.split(' ').next().unwrap_or_default().to_owned();
                Err(Misread { word: self.place, found, expected: Vec::new() })
            }
        }
    }
}
