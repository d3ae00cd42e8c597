//! The tests of the crate as one program: one file per kind of claim.
// Helpers of tests may panic and print like the tests themselves.
#![allow(clippy::panic, clippy::print_stdout, clippy::unwrap_used)]

mod cards;
mod conform;
mod content;
mod default_map;
mod games;
mod maps;
mod odds;
mod properties;
mod rulebook;
mod text;
mod view;

use game::Game;
use trench_club::TrenchClub;

/// A box made of head lines.
fn open(lines: &[&str]) -> TrenchClub {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let (setup, rest) = TrenchClub::setup("trench-club", &lines).expect("the head can be read");
    assert!(rest.is_empty(), "no line of the head: {rest:?}");
    TrenchClub::open(&setup).expect("the box can be opened")
}
