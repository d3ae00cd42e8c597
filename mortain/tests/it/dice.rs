//! A small repeatable generator for tests, and random play with it.

use game::{Dice, Game, Turn, throw};
use mortain::{Action, Event, Mortain, Setup, State};
use rand::{Rng, RngExt as _, SeedableRng, rngs::SmallRng};

pub struct Seeded(pub SmallRng);

impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        Seeded(SmallRng::seed_from_u64(seed))
    }
}

impl Dice for Seeded {
    fn below(&mut self, total: u64) -> u64 {
        self.0.random_range(0..total)
    }
}
