//! What is to be played.

use crate::{arena::figures::Sprt, clock::Budget, player::Player};

/// `a` against `b`: each pair of games has the same dice and swapped sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Match {
    pub a: Player,
    pub b: Player,
    pub games: u32,
    /// For both, per decision; a player's own budget counts where it is tighter.
    pub budget: Option<Budget>,
    pub seed: u64,
    /// Games at a time; each thinks on one thread.
    pub threads: usize,
    /// Stop when this test is decided.
    pub sprt: Option<Sprt>,
    /// Hand out each game as a game file.
    pub is_saved: bool,
}

impl Match {
    pub fn new(a: Player, b: Player, games: u32) -> Match {
        Match { a, b, games, budget: None, seed: 1, threads: 1, sprt: None, is_saved: false }
    }

    /// A game's fairness: the same player everywhere.
    pub fn balance(player: Player, games: u32) -> Match {
        Match::new(player, player, games)
    }
}
