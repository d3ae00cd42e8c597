//! Random play without a clock: the legal list, one of it, carried out, and so on. What benchmarks time.

use crate::{
    chance::{Chance, Dice},
    contract::Game,
    seat::Turn,
};

/// What was walked through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RandomPlay {
    /// Players' decisions; chance's actions are counted apart.
    pub decisions: u64,
    pub chance: u64,
    /// Games that came to their end.
    pub games: u64,
    /// The lengths of all legal lists, added up, and the longest.
    pub branches: u64,
    pub widest: usize,
    /// Lists longer than `LONG`.
    pub long: u64,
}

/// A list that is longer than this is long.
pub const LONG: usize = 600;

impl RandomPlay {
    /// Mean length of the legal lists.
    pub fn branching(&self) -> f64 {
        self.branches as f64 / self.decisions as f64
    }

    /// Mean number of decisions in a game.
    pub fn length(&self) -> f64 {
        self.decisions as f64 / self.games as f64
    }
}

/// Plays game after game until so many decisions were made.
pub fn random_play<G: Game>(game: &G, decisions: u64, dice: &mut (impl Dice + ?Sized)) -> RandomPlay {
    let mut played = RandomPlay::default();
    let mut state = game.start();
    let (mut actions, mut events, mut chance) = (Vec::new(), Vec::new(), Chance::default());
    while played.decisions < decisions {
        let action = match game.turn(&state) {
            Turn::Over(_) => {
                played.games += 1;
                state = game.start();
                continue;
            }
            Turn::Chance => {
                played.chance += 1;
                chance.throw(game, &state, dice)
            }
            Turn::Player(_) => {
                actions.clear();
                game.actions(&state, &mut actions);
                played.decisions += 1;
                played.branches += actions.len() as u64;
                played.widest = played.widest.max(actions.len());
                played.long += u64::from(actions.len() > LONG);
                actions[dice.below(actions.len() as u64) as usize]
            }
        };
        events.clear();
        game.apply(&mut state, &action, &mut events);
    }
    played
}
