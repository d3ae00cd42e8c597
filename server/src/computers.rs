//! The computer opponents of the crate `bots`, as thinkers. A box is opened once per kind of table and kept.

use crate::thinkers::{Advice, Asked, Hint, Thinker};
use bots::{Level, Means, Opponent, Player, Question};
use std::sync::{Arc, Mutex, PoisonError};

/// Boxes kept open; most tables are of a few kinds.
const MOST: usize = 16;

/// What makes a box: the edition and the lines of its head.
type Kind = (String, Vec<String>);

#[derive(Default)]
pub struct Computers {
    opened: Mutex<Vec<(Kind, Arc<dyn Opponent>)>>,
}

impl std::fmt::Debug for Computers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Computers").finish_non_exhaustive()
    }
}

impl Computers {
    fn opponent(&self, asked: &Asked) -> Option<Arc<dyn Opponent>> {
        let kind = (asked.edition.clone(), asked.head.clone());
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(at) = opened.iter().position(|(known, _)| *known == kind) {
            // The newest last: what is asked for stays.
            let found = opened.remove(at);
            opened.push(found);
        } else {
            let computer = catalog::find(&asked.edition).ok()?.computer(&asked.head).ok()?;
            if opened.len() == MOST {
                opened.remove(0);
            }
            opened.push((kind, Arc::from(computer)));
        }
        opened.last().map(|(_, opponent)| opponent.clone())
    }
}

fn question(asked: &Asked) -> Question<'_> {
    Question { view: &asked.view, seat: asked.seat, legal: &asked.legal }
}

impl Thinker for Computers {
    fn choose(&self, asked: &Asked) -> Option<String> {
        let player = Player::Level(Level::new(asked.level)?);
        let chosen = self.opponent(asked)?.choose(question(asked), player, Means::default(), asked.seed);
        chosen.inspect_err(|fault| tracing::error!(%fault, "the computer does not know what to do")).ok()
    }

    fn hint(&self, asked: &Asked) -> Option<Hint> {
        let hint = self.opponent(asked)?.hint(question(asked), Means::default(), asked.seed).ok()?;
        let advice = |advice: bots::Advice| Advice { sentence: advice.sentence, win: advice.win };
        let next = hint.next.into_iter().map(advice).collect();
        Some(Hint { best: advice(hint.best), next, reason: hint.reason })
    }
}
