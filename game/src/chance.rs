//! Dice and cards as moves. Chance speaks its sentence word by word; each word is drawn from a short list with exact
//! whole-number weights. Where the numbers come from is the caller's business: a `Dice` is all that is asked.

use crate::contract::Game;

/// A source of numbers. Generators, provable dice and scripted tests all look like this.
pub trait Dice {
    /// A number from 0 to `total` - 1, each as likely as the others. `total` is at least 1.
    fn below(&mut self, total: u64) -> u64;
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

/// Draws one sentence of chance and how its words were drawn.
pub fn throw<G: Game>(
    game: &G,
    at: &G::State,
    dice: &mut (impl Dice + ?Sized),
    words: &mut Vec<Word>,
) -> G::Action {
    let mut chance = Chance::default();
    let action = chance.throw(game, at, dice);
    *words = chance.words;
    action
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
