//! The toy as text: sentences, head and facts.

use super::{Action, Phase, Planted, SEATS, Setup, State, Toy};
use game::{Expectation, Fault, Game, Message, Misread, SourceLine};
use std::fmt::Write;

pub(super) fn setup(lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
    let mut setup = Setup { rounds: 3, planted: None };
    let mut unused = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let fault = || vec![Fault::at(index, Message::new("toy-fault-option"))];
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["option", "rounds", rounds] => setup.rounds = rounds.parse().map_err(|_| fault())?,
            ["option", "planted", name] => {
                setup.planted = serde_json::from_value(name.into()).map_err(|_| fault())?;
            }
            ["round", _] if setup.planted == Some(Planted::GreedySetup) => {}
            _ => unused.push(index),
        }
    }
    Ok((setup, unused))
}

fn seat(word: &str) -> Option<u8> {
    SEATS.iter().position(|seat| seat.name == word).map(|index| index as u8)
}

/// One digit, so that no number has two spellings.
fn digit(word: &str) -> Option<u8> {
    word.parse().ok().filter(|_| word.len() == 1)
}

impl Toy {
    pub(super) fn tell_head(&self) -> (&'static str, Vec<SourceLine>) {
        let mut lines = Vec::new();
        let rounds = match self.planted {
            Some(Planted::LostOption | Planted::LostStart | Planted::LostSeats) => 3,
            Some(Planted::ShutBox) => 0,
            Some(Planted::ShiftingHead) => self.rounds + 1,
            _ => self.rounds,
        };
        if rounds != 3 {
            lines.push(format!("option rounds {rounds}"));
        }
        if let Some(planted) = self.planted {
            let name = serde_json::to_value(planted).expect("a unit variant is a word");
            lines.push(format!("option planted {}", name.as_str().expect("a unit variant is a word")));
        }
        if self.has(Planted::StrayHead) {
            lines.push("stray".to_owned());
        }
        (if self.has(Planted::LostEdition) { "toys" } else { "toy" }, lines)
    }

    pub(super) fn read(&self, text: &str) -> Result<Action, Misread> {
        let words: Vec<&str> = if self.has(Planted::SlackReader) {
            text.split_whitespace().collect()
        } else {
            text.split(' ').collect()
        };
        let misread = |word: usize| Misread {
            word: if self.has(Planted::WildMisread) { word + 9 } else { word },
            found: words.get(word).unwrap_or(&"").to_string(),
            expected: Vec::new(),
        };
        match words[..] {
            ["hide", number] => digit(number).map(Action::Hide).ok_or_else(|| misread(1)),
            ["peek"] => Ok(Action::Peek),
            ["show"] => Ok(Action::Show),
            ["pass#"] if self.has(Planted::CommentSentence) => Ok(Action::Pass),
            ["pass"] if !self.has(Planted::CommentSentence) => Ok(Action::Pass),
            ["deal", to, card] => match (seat(to), digit(card)) {
                (Some(to), Some(card)) => Ok(Action::Deal(to, card)),
                _ => Err(misread(1)),
            },
            ["roll", one, two] => match (digit(one), digit(two)) {
                (Some(one), Some(two)) => Ok(Action::Roll(one, two)),
                _ => Err(misread(1)),
            },
            _ => Err(misread(0)),
        }
    }

    pub(super) fn write(&self, action: &Action, out: &mut String) {
        if self.has(Planted::ClearedSentence) {
            out.clear();
        }
        let written = match *action {
            Action::Hide(3) if self.has(Planted::SlurredSentence) => write!(out, "hide 2"),
            Action::Hide(3) if self.has(Planted::MuteSentence) => write!(out, "hide three"),
            Action::Hide(number) => write!(out, "hide {number}"),
            Action::Peek => write!(out, "peek"),
            Action::Show => write!(out, "show"),
            Action::Pass if self.has(Planted::CommentSentence) => write!(out, "pass#"),
            Action::Pass => write!(out, "pass"),
            Action::Deal(to, card) => write!(out, "deal {} {card}", SEATS[usize::from(to)].name),
            Action::Roll(one, two) => write!(out, "roll {one} {two}"),
        };
        written.expect("a string takes everything");
    }

    pub(super) fn told(&self, at: &State) -> Vec<SourceLine> {
        let phase = if at.phase == Phase::Hide { "hide" } else { "act" };
        let mut facts =
            vec![format!("turn {} {phase}", SEATS[usize::from(at.seat)].name), format!("round {}", at.round)];
        match self.planted {
            Some(Planted::UnevenFacts) => facts[1].insert(0, ' '),
            Some(Planted::MixedFacts) => facts.push("option rounds 9".to_owned()),
            _ => {}
        }
        for (index, seat) in SEATS.iter().enumerate() {
            let name = seat.name;
            facts.push(format!("card {name} {}", at.cards[index]));
            facts.push(format!("points {name} {}", at.points[index]));
            if at.hidden[index] > 0 {
                facts.push(format!("hid {name} {}", at.hidden[index]));
            }
            if at.shown[index] {
                facts.push(format!("shown {name}"));
            }
            if at.peeked[index] && !self.has(Planted::ForgetfulFacts) {
                facts.push(format!("peeked {name}"));
            }
        }
        facts
    }

    pub(super) fn rebuild(&self, facts: &[SourceLine]) -> Result<State, Vec<Fault>> {
        let mut at = self.start();
        for (index, line) in facts.iter().enumerate() {
            let fault = || vec![Fault::at(index, Message::new("toy-fault-fact"))];
            let number = |word: &str| word.parse::<u8>().map_err(|_| fault());
            let who = |word: &str| seat(word).map(usize::from).ok_or_else(fault);
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                ["option", ..] if self.has(Planted::MixedFacts) => {}
                ["turn", name, phase] => {
                    at.seat = seat(name).ok_or_else(fault)?;
                    at.phase = if phase == "hide" { Phase::Hide } else { Phase::Act };
                }
                ["round", round] => at.round = number(round)?,
                ["card", name, card] => at.cards[who(name)?] = number(card)?,
                ["points", name, points] => at.points[who(name)?] = number(points)?,
                ["hid", name, hidden] => at.hidden[who(name)?] = number(hidden)?,
                ["shown", name] => at.shown[who(name)?] = true,
                ["peeked", name] => at.peeked[who(name)?] = true,
                _ => return Err(fault()),
            }
        }
        Ok(at)
    }

    pub(super) fn compare(&self, at: &State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        if self.has(Planted::LooseExpect) {
            return Ok(Vec::new());
        }
        let told = self.told(at);
        let harsh = self.has(Planted::HarshExpect);
        let unmet = facts.iter().enumerate().filter(|(_, fact)| harsh || !told.contains(fact));
        Ok(unmet.map(|(line, _)| Expectation { line, found: told.join("; ") }).collect())
    }
}
