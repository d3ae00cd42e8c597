//! Sentences where they do not belong: a pool gathered from other games, and mixtures of their words. `check` must
//! refuse exactly what is not listed, and name a paragraph.

use super::{position::Position, report::Check, walk::Suite};
use crate::{Dice, Game, Reason, SeededDice, Turn, scenario::is_paragraph};
use std::collections::BTreeMap;

const GATHERED_GAMES: u32 = 3;
/// Sentences taken from one position.
const FROM_ONE: usize = 6;
/// Where looking is to be cheap, so many sentences are tried.
const FEW: usize = 4;

/// By whom a sentence was seen to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Said {
    player: bool,
    chance: bool,
}

pub(super) struct Pool<G: Game> {
    actions: Vec<(G::Action, Said)>,
    /// The words of the sentences, for mixtures.
    words: Vec<Vec<String>>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Pool<G> {
        Pool { actions: Vec::new(), words: Vec::new() }
    }
}

impl<G: Game> Suite<'_, G> {
    /// Fills the pool from a few games that are only played.
    pub(super) fn gather(&mut self) {
        let mut dice = self.dice.split();
        let mut seen: BTreeMap<G::Action, Said> = BTreeMap::new();
        for _ in 0..GATHERED_GAMES {
            self.line.clear();
            self.gather_from_game(&mut dice, &mut seen);
        }
        self.line.clear();
        self.doing = "mixing sentences";
        self.pool.actions = seen.into_iter().collect();
        shorten(&mut self.pool.actions, self.plan.pool / 2, &mut dice);
        for index in 0..self.pool.actions.len() {
            let action = self.pool.actions[index].0;
            self.check_sentence(&action);
            let words = self.sentence(&action).split(' ').map(str::to_owned).collect();
            self.pool.words.push(words);
        }
        for _ in 0..self.plan.pool {
            let Some(words) = self.pick_words(&mut dice) else { return };
            if let Some(action) = self.mixture(words, &mut dice) {
                self.pool.actions.push((action, Said::default()));
            }
        }
    }

    fn gather_from_game(&mut self, dice: &mut SeededDice, seen: &mut BTreeMap<G::Action, Said>) {
        self.doing = "playing a game to gather sentences";
        let game = self.game;
        let mut at = game.start();
        let (mut list, mut events) = (Vec::new(), Vec::new());
        for _ in 0..self.plan.max_actions {
            let action = match game.turn(&at) {
                Turn::Over(_) => return,
                Turn::Chance => {
                    for _ in 0..FROM_ONE {
                        seen.entry(self.mutter(&at, dice)).or_default().chance = true;
                    }
                    self.mutter(&at, dice)
                }
                Turn::Player(_) => {
                    list.clear();
                    game.actions(&at, &mut list);
                    if list.is_empty() {
                        return;
                    }
                    for _ in 0..FROM_ONE {
                        let action = list[dice.below(list.len() as u64) as usize];
                        seen.entry(action).or_default().player = true;
                    }
                    list[dice.below(list.len() as u64) as usize]
                }
            };
            self.line.push(action);
            game.apply(&mut at, &action, &mut events);
            events.clear();
        }
    }

    fn pick_words(&self, dice: &mut SeededDice) -> Option<Vec<String>> {
        let words = &self.pool.words;
        (!words.is_empty()).then(|| words[dice.below(words.len() as u64) as usize].clone())
    }

    /// A sentence with one word of another, if that can be read. It must then be printed as it was read.
    fn mixture(&mut self, mut words: Vec<String>, dice: &mut SeededDice) -> Option<G::Action> {
        let other = self.pick_words(dice)?;
        let place = dice.below(words.len() as u64 + 1) as usize;
        // Mostly the word that stands at the same place: a name where a name is due.
        let from = if place < other.len() && dice.below(4) > 0 {
            place
        } else {
            dice.below(other.len() as u64) as usize
        };
        match words.get_mut(place) {
            Some(word) => word.clone_from(&other[from]),
            None => words.push(other[from].clone()),
        }
        self.read_exactly(&words.join(" "))
    }

    /// Sentences to try at a position: from the pool, and mixtures with what is legal here.
    pub(super) fn strangers(&mut self, here: &Position<G>, count: usize) -> Vec<(G::Action, Said)> {
        let mut dice = self.dice.split();
        let mut strangers = Vec::new();
        for number in 0..count {
            if number % 2 == 0 && !here.list.is_empty() {
                let action = here.list[dice.below(here.list.len() as u64) as usize];
                let words = self.sentence(&action).split(' ').map(str::to_owned).collect();
                strangers.extend(self.mixture(words, &mut dice).map(|action| (action, Said::default())));
            } else if !self.pool.actions.is_empty() {
                let index = dice.below(self.pool.actions.len() as u64) as usize;
                strangers.push(self.pool.actions[index]);
            }
        }
        strangers
    }

    /// `check` allows a stranger exactly if it is listed.
    pub(super) fn check_refusals(&mut self, here: &Position<G>, costly: bool) {
        self.doing = "refusing sentences from elsewhere";
        let count = if costly { self.plan.refusals } else { FEW };
        for (action, said) in self.strangers(here, count) {
            let listed = here.lists(&action);
            match self.game.check(&here.at, &action) {
                Ok(()) if listed => {}
                // Some of chance's sentences are not in an incomplete list; a player's never are.
                Ok(()) if !here.complete && (said.chance || !said.player) => {}
                Ok(()) => {
                    let sentence = self.sentence(&action);
                    let turn = here.turn;
                    self.breach(Check::TooLax, None, || {
                        format!("`{sentence}` is allowed but not listed; {turn:?}")
                    });
                }
                Err(reason) if listed => {
                    let sentence = self.sentence(&action);
                    self.breach(Check::TooStrict, None, || {
                        format!("{sentence}: {} {reason:?}", reason.rule())
                    });
                }
                Err(reason) => self.check_reason(&action, &reason),
            }
        }
    }

    fn check_reason(&mut self, action: &G::Action, reason: &G::Illegal) {
        self.report.refusals += 1;
        if !is_paragraph(reason.rule()) {
            let sentence = self.sentence(action);
            self.breach(Check::Rule, None, || format!("`{sentence}`: {:?} in {reason:?}", reason.rule()));
        }
        self.check_sent("refusal", reason);
        let _ = G::refusal(reason);
    }
}

/// Leaves `most` of them, chosen at random, in their order.
fn shorten<T>(items: &mut Vec<T>, most: usize, dice: &mut SeededDice) {
    let mut left = items.len();
    let mut wanted = most;
    items.retain(|_| {
        let keep = dice.below(left as u64) < wanted as u64;
        left -= 1;
        wanted -= usize::from(keep);
        keep
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortening_keeps_the_number_asked_for() {
        let mut items: Vec<u32> = (0..100).collect();
        shorten(&mut items, 30, &mut SeededDice::new(3));
        assert_eq!(items.len(), 30);
        assert!(items.is_sorted());
        shorten(&mut items, 50, &mut SeededDice::new(3));
        assert_eq!(items.len(), 30);
    }
}
