//! What may be said at a position: the player's list or chance's words, and that `check` says the same.

use super::{report::Check, walk::Suite};
use crate::{Dice, Game, Reason, SeededDice, Turn};

/// No sentence of chance is longer.
const MOST_WORDS: usize = 256;
/// Where looking is to be cheap, so many listed actions are checked.
const FEW: usize = 12;

/// A position and what may be said there.
pub(super) struct Position<G: Game> {
    pub(super) at: G::State,
    pub(super) turn: Turn,
    /// The player's legal actions, or sentences of chance; sorted.
    pub(super) list: Vec<G::Action>,
    /// Whether the list holds everything that may be said.
    pub(super) complete: bool,
}

impl<G: Game> Position<G> {
    pub(super) fn lists(&self, action: &G::Action) -> bool {
        self.list.binary_search(action).is_ok()
    }

    /// A few actions of the list, the same one perhaps twice.
    pub(super) fn some(&self, count: usize, dice: &mut SeededDice) -> Vec<G::Action> {
        if self.list.len() <= count {
            return self.list.clone();
        }
        (0..count).map(|_| self.list[dice.below(self.list.len() as u64) as usize]).collect()
    }
}

impl<G: Game> Suite<'_, G> {
    /// Lists what may be said; nothing if the game cannot go on.
    pub(super) fn survey(&mut self, at: G::State, costly: bool) -> Option<Position<G>> {
        self.doing = "listing what may be said";
        let turn = self.game.turn(&at);
        let (mut list, complete) = match turn {
            Turn::Player(seat) if seat.index() >= self.game.seats().len() => {
                self.breach(Check::List, None, || format!("there is no {seat:?}"));
                return None;
            }
            Turn::Player(_) => (self.legal_list(&at)?, true),
            Turn::Chance if costly => self.chance_list(&at),
            Turn::Chance => (Vec::new(), false),
            Turn::Over(_) => (Vec::new(), true),
        };
        list.sort_unstable();
        list.dedup();
        let here = Position { at, turn, list, complete };
        let mut dice = self.dice.split();
        let some = here.some(if costly { usize::MAX } else { FEW }, &mut dice);
        for action in &some {
            self.doing = "checking a listed action";
            if let Err(reason) = self.game.check(&here.at, action) {
                let sentence = self.sentence(action);
                self.breach(Check::TooStrict, None, || format!("{sentence}: {} {reason:?}", reason.rule()));
            }
            self.check_sentence(action);
        }
        Some(here)
    }

    /// The player's list as the game gives it, made twice: the second time into a list that holds the first.
    fn legal_list(&mut self, at: &G::State) -> Option<Vec<G::Action>> {
        let mut list = Vec::new();
        self.game.actions(at, &mut list);
        if list.is_empty() {
            self.breach(Check::List, None, || "empty, and a player is to act".to_owned());
            return None;
        }
        if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
            let pair = [self.sentence(&pair[0]), self.sentence(&pair[1])];
            self.breach(Check::List, None, || format!("`{}` stands before `{}`", pair[0], pair[1]));
        }
        let mut twice = list.clone();
        self.game.actions(at, &mut twice);
        if twice.len() != 2 * list.len() || twice[..list.len()] != list || twice[list.len()..] != list {
            self.breach(Check::List, None, || {
                "made twice, the second list was not the first appended".to_owned()
            });
        }
        Some(list)
    }

    /// All sentences of chance if they are not too many, otherwise some.
    fn chance_list(&mut self, at: &G::State) -> (Vec<G::Action>, bool) {
        let mut list = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(said) = open.pop() {
            let Some(choices) = self.words(at, &said) else {
                list.push(self.game.spell(at, &said));
                if list.len() > self.plan.chance_list {
                    break;
                }
                continue;
            };
            open.extend(choices.iter().map(|&(word, _)| [&said[..], &[word]].concat()));
        }
        if list.len() <= self.plan.chance_list {
            return (list, true);
        }
        let mut dice = self.dice.split();
        ((0..self.plan.results * 4).map(|_| self.speak(at, &mut dice)).collect(), false)
    }

    /// Draws a sentence of chance by its weights, and checks it.
    pub(super) fn speak(&mut self, at: &G::State, dice: &mut SeededDice) -> G::Action {
        let mut said = Vec::new();
        while let Some(choices) = self.words(at, &said) {
            said.push(draw(&choices, dice));
        }
        let action = self.game.spell(at, &said);
        self.check_sentence(&action);
        if let Err(reason) = self.game.check(at, &action) {
            let sentence = self.sentence(&action);
            self.breach(Check::TooStrict, None, || format!("{sentence}: {} {reason:?}", reason.rule()));
        }
        action
    }

    /// The same where the position may be none of the game's: nothing is blamed on chance.
    pub(super) fn mutter(&self, at: &G::State, dice: &mut SeededDice) -> G::Action {
        let (mut said, mut choices) = (Vec::new(), Vec::new());
        while self.game.chance(at, &said, &mut choices) > 0 && !choices.is_empty() && said.len() <= MOST_WORDS
        {
            said.push(draw(&choices, dice));
            choices.clear();
        }
        self.game.spell(at, &said)
    }

    /// Chance's next words, or nothing if the sentence is complete.
    fn words(&mut self, at: &G::State, said: &[u8]) -> Option<Vec<(u8, u64)>> {
        self.doing = "listening to chance";
        let mut choices = Vec::new();
        let total = self.game.chance(at, said, &mut choices);
        let sum = choices.iter().map(|&(_, weight)| u128::from(weight)).sum::<u128>();
        let mut words: Vec<u8> = choices.iter().map(|&(word, _)| word).collect();
        words.sort_unstable();
        words.dedup();
        let fault = if said.len() > MOST_WORDS {
            Some("the sentence does not end")
        } else if sum != u128::from(total) {
            Some("the weights do not add up to the total")
        } else if choices.iter().any(|&(_, weight)| weight == 0) {
            Some("a weight is 0")
        } else if words.len() != choices.len() {
            Some("a word stands there twice")
        } else {
            None
        };
        if let Some(fault) = fault {
            self.breach(Check::Weights, None, || {
                format!("{fault}: after {said:?}: {choices:?}, total {total}")
            });
        }
        (total > 0 && !choices.is_empty() && said.len() <= MOST_WORDS).then_some(choices)
    }
}

fn draw(choices: &[(u8, u64)], dice: &mut SeededDice) -> u8 {
    let total = choices.iter().fold(0u64, |sum, choice| sum.saturating_add(choice.1));
    let mut number = dice.below(total.max(1));
    for &(word, weight) in choices {
        if number < weight {
            return word;
        }
        number -= weight;
    }
    choices[0].0
}
