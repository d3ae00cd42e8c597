//! Everything that must hold of Stand at Mortain, seen from outside the crate.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

mod conform;
mod content;
mod deck;
mod games;
mod odds;
mod perft;
mod rulebook;
mod sentences;
mod text;

use game::Game;
use mortain::{ColumnNine, Mortain, Setup, State, SupportHits, UnitValues};

/// Every combination of options (SM-9.1).
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for support_hits in [SupportHits::Stack, SupportHits::Unit] {
        for column_nine in [ColumnNine::Closed, ColumnNine::Open] {
            for unit_values in [UnitValues::Standard, UnitValues::Even] {
                setups.push(Setup { support_hits, column_nine, unit_values });
            }
        }
    }
    setups
}

fn default_game() -> Mortain {
    Mortain::open(&Setup::default()).unwrap()
}

fn arrange(game: &Mortain, facts: &[&str]) -> State {
    let facts: Vec<String> = facts.iter().map(|&fact| fact.to_owned()).collect();
    game.arrange(&facts).unwrap_or_else(|faults| panic!("{faults:?}"))
}
