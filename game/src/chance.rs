//! Dice and cards as moves. Chance speaks its sentence word by word; each word is drawn from a short list with exact
//! whole-number weights. Where the numbers come from is the caller's business: a `Dice` is all that is asked.

use crate::contract::Game;

/// A source of numbers. Generators, provable dice and scripted tests all look like this.
pub trait Dice {
    /// A number from 0 to `total` - 1, each as likely as the others. `total` is at least 1.
    fn below(&mut self, total: u64) -> u64;

    /// Told of every action in the line of play, chance's own included. Provable dice depend on it; others need not
    /// listen.
    fn heard(&mut self, _sentence: &dyn Fn() -> String) {}
}

/// A small generator for tests, benches and bots: the same seed gives the same numbers on every machine. It is
/// splitmix64, easily foretold, and so nothing for a table where people play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeededDice(u64);

impl SeededDice {
    pub fn new(seed: u64) -> SeededDice {
        SeededDice(seed)
    }

    /// A generator of its own, so that what one part draws does not shift what another part gets.
    #[must_use]
    pub fn split(&mut self) -> SeededDice {
        SeededDice(self.bits())
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }
}

impl Dice for SeededDice {
    /// The high half of a product, tried again in the few cases that would make some numbers likelier than others.
    fn below(&mut self, total: u64) -> u64 {
        loop {
            let product = u128::from(self.bits()) * u128::from(total);
            let low = product as u64;
            // The division is only worth its time when the product is near the edge.
            if low >= total || low >= total.wrapping_neg() % total {
                return (product >> 64) as u64;
            }
        }
    }
}

/// One word of chance as it was drawn, kept so that the draw can be checked without knowing the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Word {
    /// The interval the number fell in: `from ≤ number < from + weight`, out of `total`.
    pub from: u64,
    pub weight: u64,
    pub total: u64,
}

/// Chance's mouth, with its buffers kept from sentence to sentence.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    said: Vec<u8>,
    choices: Vec<(u8, u64)>,
    /// How the words of the last sentence were drawn.
    pub words: Vec<Word>,
}

impl Chance {
    /// Draws chance's whole sentence at this position.
    pub fn throw<G: Game>(&mut self, game: &G, at: &G::State, dice: &mut (impl Dice + ?Sized)) -> G::Action {
        self.said.clear();
        self.words.clear();
        loop {
            self.choices.clear();
            let total = game.chance(at, &self.said, &mut self.choices);
            if total == 0 {
                return game.spell(at, &self.said);
            }
            let (word, drawn) = pick(&self.choices, total, dice.below(total));
            self.said.push(word);
            self.words.push(drawn);
        }
    }
}

/// The action that chance spells by these intervals, if they are the ones this position has: the drawn numbers are then
/// proved by whoever can derive them.
pub fn spell_drawn<G: Game>(game: &G, at: &G::State, drawn: &[Word]) -> Option<G::Action> {
    let mut said = Vec::with_capacity(drawn.len());
    let mut choices = Vec::new();
    for expected in drawn {
        choices.clear();
        let total = game.chance(at, &said, &mut choices);
        if expected.from >= total {
            return None;
        }
        let (word, found) = pick(&choices, total, expected.from);
        if found != *expected {
            return None;
        }
        said.push(word);
    }
    choices.clear();
    (game.chance(at, &said, &mut choices) == 0).then(|| game.spell(at, &said))
}

fn pick(choices: &[(u8, u64)], total: u64, number: u64) -> (u8, Word) {
    let mut from = 0;
    for &(word, weight) in choices {
        if number < from + weight {
            return (word, Word { from, weight, total });
        }
        from += weight;
    }
    // The weights fall short of the total: a fault of the game, which the conformance suite reports.
    let &(word, weight) = choices.last().expect("chance has at least one choice");
    (word, Word { from: from - weight, weight, total })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_dice_repeat_and_stay_below_the_total() {
        let (mut one, mut two) = (SeededDice::new(7), SeededDice::new(7));
        let mut counts = [0u32; 6];
        for _ in 0..6000 {
            let face = one.below(6);
            assert_eq!(face, two.below(6));
            counts[face as usize] += 1;
        }
        assert!(counts.iter().all(|count| (850..1150).contains(count)), "{counts:?}");
        assert_eq!(one.below(1), 0);
        assert!(one.below(u64::MAX) < u64::MAX);
        assert_ne!(one.split().bits(), one.split().bits());
    }
}
