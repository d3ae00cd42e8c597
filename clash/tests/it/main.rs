//! The tests of Clash, one binary: the contract, the rulebook, counts of positions, whole games, content, hidden things.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

mod conform;
mod content;
mod games;
mod hidden;
mod invariant;
mod perft;
mod position;
mod rulebook;

use clash::Clash;
use game::{Game, SourceLine};

/// A box with these option lines.
fn open(edition: &str, options: &[&str]) -> Clash {
    let lines: Vec<SourceLine> = options.iter().map(|option| format!("option {option}")).collect();
    let (setup, _) = Clash::setup(edition, &lines).unwrap();
    Clash::open(&setup).unwrap()
}

/// A position from scenario lines.
fn arrange(game: &Clash, facts: &str) -> clash::State {
    game.arrange(&lines(facts)).unwrap()
}

fn lines(text: &str) -> Vec<SourceLine> {
    text.lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
}

/// Says sentences one after the other; each must be allowed.
fn say(game: &Clash, at: &mut clash::State, sentences: &[&str]) -> Vec<clash::Event> {
    let mut events = Vec::new();
    for sentence in sentences {
        let action = game.parse(sentence).unwrap();
        game.check(at, &action).unwrap_or_else(|reason| panic!("{sentence}: {reason:?}"));
        game.apply(at, &action, &mut events);
    }
    events
}
