//! The computer's seats: questions made of views go in, sentences come out, on a few threads that never hold up a
//! person's move. What a bot is told is all in `Asked`; a position has no way in.

use crate::error::Error;
use serde::Serialize;
use std::sync::Arc;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

/// A decision that is due, as the seat sees it.
#[derive(Clone, Debug)]
pub struct Asked {
    pub edition: String,
    /// Option, map and nations lines.
    pub head: Vec<String>,
    pub view: String,
    pub seat: game::Seat,
    pub legal: Vec<String>,
    /// 1 to 5.
    pub level: u8,
    pub seed: u64,
}

/// A sentence and the chance to win after it, in hundredths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Advice {
    pub sentence: String,
    pub win: u8,
}

/// What the computer would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    pub best: Advice,
    pub next: Vec<Advice>,
    pub reason: game::Message,
}

/// Somebody who can play every seat of every game.
pub trait Thinker: Send + Sync + 'static {
    /// One of the legal sentences.
    fn choose(&self, asked: &Asked) -> Option<String>;
    fn hint(&self, _asked: &Asked) -> Option<Hint> {
        None
    }
}

/// Any legal sentence.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Thinker for Random {
    fn choose(&self, asked: &Asked) -> Option<String> {
        use game::{Dice, SeededDice};
        let count = asked.legal.len() as u64;
        (count > 0).then(|| asked.legal[SeededDice::new(asked.seed).below(count) as usize].clone())
    }
}

/// The threads on which they think.
#[derive(Clone)]
pub struct Thinkers {
    who: Arc<dyn Thinker>,
    running: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl std::fmt::Debug for Thinkers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thinkers").finish_non_exhaustive()
    }
}

impl Thinkers {
    pub fn new(who: impl Thinker, at_once: usize, most_waiting: usize) -> Thinkers {
        Thinkers {
            who: Arc::new(who),
            running: Arc::new(Semaphore::new(at_once.max(1))),
            waiting: Arc::new(Semaphore::new(most_waiting.max(1))),
        }
    }

    /// A sentence, always a legal one: should the thinker fail, any.
    pub(crate) async fn choose(&self, asked: Asked) -> Option<String> {
        let spare = asked.clone();
        // Bots wait in line for as long as it takes; only hints are turned away.
        let answer = self.on_a_thread(move |who| who.choose(&asked)).await;
        match answer.flatten() {
            Some(sentence) if spare.legal.contains(&sentence) => Some(sentence),
            _ => Random.choose(&spare),
        }
    }

    pub(crate) async fn hint(&self, asked: Asked) -> Result<Option<Hint>, Error> {
        let Ok(_place) = self.waiting.clone().try_acquire_owned() else {
            return Err(Error::TooMany("too-many-hints"));
        };
        Ok(self.on_a_thread(move |who| who.hint(&asked)).await.flatten())
    }

    async fn on_a_thread<T: Send + 'static>(
        &self,
        think: impl FnOnce(&dyn Thinker) -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.running.clone().acquire_owned().await.ok()?;
        let who = self.who.clone();
        let thought = tokio::task::spawn_blocking(move || {
            let thought = think(&*who);
            drop(permit);
            thought
        });
        thought.await.ok()
    }
}
