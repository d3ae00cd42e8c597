//! Where the dice come from: a generator that gives the same numbers for the same seed on every machine.

use game::Dice;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

#[derive(Debug)]
pub(crate) struct Generator(ChaCha8Rng);

impl Generator {
    /// From a seed, or from the system's own if none is given.
    pub(crate) fn new(seed: Option<u64>) -> std::io::Result<Generator> {
        let seed = match seed {
            Some(seed) => seed,
            None => getrandom::u64().map_err(std::io::Error::other)?,
        };
        Ok(Generator(ChaCha8Rng::seed_from_u64(seed)))
    }
}

impl Dice for Generator {
    fn below(&mut self, total: u64) -> u64 {
        self.0.random_range(0..total)
    }
}
