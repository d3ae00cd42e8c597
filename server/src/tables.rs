//! The tables in memory. A table is loaded when somebody asks for it, lives in a task of its own, and leaves when
//! nobody has asked for a while. There is never more than one task for a table.

use crate::{
    error::Error,
    state::State,
    table::{self, Handle, Job, Live},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

/// A place for one table; locked while it is being loaded, so that it is loaded once.
type Slot = Arc<tokio::sync::Mutex<Option<Handle>>>;

#[derive(Debug, Default)]
pub(crate) struct Tables {
    slots: Mutex<HashMap<String, Slot>>,
}

pub(crate) type Doing<'a, T> = std::pin::Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// What ids are made of; anything else names no table.
fn is_id(id: &str) -> bool {
    (1..=40).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

impl Tables {
    fn slot(&self, id: &str) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.entry(id.to_owned()).or_default().clone()
    }

    /// The task of a table, started if need be.
    pub(crate) async fn handle(&self, state: &State, id: &str) -> Result<Handle, Error> {
        if state.is_closing() {
            return Err(Error::Closing);
        }
        if !is_id(id) {
            return Err(Error::Missing);
        }
        let slot = self.slot(id);
        let mut held = slot.lock().await;
        if let Some(handle) = &*held {
            if !handle.is_leaving() {
                return Ok(handle.clone());
            }
            handle.gone().await;
        }
        *held = None;
        match table::start(state.clone(), id).await {
            Ok(handle) => {
                *held = Some(handle.clone());
                Ok(handle)
            }
            Err(error) => {
                drop(held);
                self.forget_empty();
                Err(error)
            }
        }
    }

    /// Has the table's own task do something, in the order of its mailbox. It is done even if the asker goes away.
    pub(crate) async fn ask<T, F>(&self, state: &State, id: &str, job: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live) -> Doing<'a, T> + Send + 'static,
    {
        let (job, answer) = table::job(job);
        self.hand_over(state, id, job).await?;
        answer.await.map_err(|_| Error::Conflict("try-again"))?
    }

    /// The same for one who knows the way: the table is looked for only if it is no longer there.
    pub(crate) async fn ask_at<T, F>(&self, way: &Handle, state: &State, id: &str, job: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut Live) -> Doing<'a, T> + Send + 'static,
    {
        let (job, answer) = table::job(job);
        if let Err(job) = way.send(job).await {
            self.hand_over(state, id, job).await?;
        }
        answer.await.map_err(|_| Error::Conflict("try-again"))?
    }

    async fn hand_over(&self, state: &State, id: &str, mut job: Job) -> Result<(), Error> {
        // A table may be leaving just now; then it is loaded again.
        for _ in 0..3 {
            match self.handle(state, id).await?.send(job).await {
                Ok(()) => return Ok(()),
                Err(back) => job = back,
            }
        }
        Err(Error::Closing)
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Drops the places of tables that have left.
    pub(crate) fn forget_empty(&self) {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        slots.retain(|_, slot| {
            Arc::strong_count(slot) > 1
                || slot.try_lock().is_ok_and(|held| held.as_ref().is_some_and(|handle| !handle.is_gone()))
        });
    }

    /// Waits until every table has finished; they have been told.
    pub(crate) async fn finish(&self) {
        let slots: Vec<Slot> =
            self.slots.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for slot in slots {
            if let Some(handle) = &*slot.lock().await {
                handle.gone().await;
            }
        }
    }
}
