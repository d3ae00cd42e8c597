//! What all handlers and all tables share.

use crate::{
    clock::Clock,
    error::Error,
    limits::{Limits, Rates},
    options::Options,
    random,
    tables::Tables,
    text::Texts,
    thinkers::Thinkers,
};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use store::{Store, Writer};
use tokio::sync::{Semaphore, watch};

/// A handle to everything; cheap to clone.
#[derive(Clone, Debug)]
pub struct State(Arc<Shared>);

/// Everything itself; its parts are the server's own business.
pub struct Shared {
    pub(crate) options: Options,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) clock: Clock,
    pub(crate) texts: Arc<Texts>,
    pub(crate) rates: Rates,
    pub(crate) tables: Tables,
    pub(crate) thinkers: Thinkers,
    pub(crate) sockets: Sockets,
    pub(crate) hashing: Semaphore,
    pub(crate) reading: Semaphore,
    closing: watch::Sender<bool>,
    key: [u8; 32],
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl std::ops::Deref for State {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl State {
    /// Opens the database and reads the server's own key from it, or draws one.
    pub async fn open(options: Options, clock: Clock, thinkers: Thinkers) -> Result<State, Error> {
        let store = store::open(&options.database()).await?;
        State::with(options, clock, thinkers, store).await
    }

    pub async fn with(
        options: Options,
        clock: Clock,
        thinkers: Thinkers,
        store: Arc<dyn Store>,
    ) -> Result<State, Error> {
        let kept = store.settle("key", &random::secret()).await?;
        let key =
            kept.try_into().map_err(|_| Error::Broken("the server's key is not 32 bytes".to_owned()))?;
        let (writer, _) = Writer::start(store.clone());
        let hashing = Semaphore::new(options.limits.hashing.max(1));
        let reading = Semaphore::new(options.limits.reading.max(1));
        Ok(State(Arc::new(Shared {
            options,
            store,
            writer,
            clock,
            texts: Texts::new(),
            rates: Rates::default(),
            tables: Tables::default(),
            thinkers,
            sockets: Sockets::default(),
            hashing,
            reading,
            closing: watch::channel(false).0,
            key,
        })))
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables.count()
    }

    /// Tells all sockets and tables that it is over, and returns when everything is written.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.tables.finish().await;
        self.store.close().await;
    }
}

impl Shared {
    pub(crate) fn limits(&self) -> &Limits {
        &self.options.limits
    }

    pub(crate) fn closing(&self) -> Closing {
        Closing(self.closing.subscribe())
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// A code that only this server can make, for cookies and invitations; `purpose` keeps the uses apart.
    pub(crate) fn code(&self, purpose: &str, of: &str) -> [u8; 32] {
        let mut mac: Hmac<Sha256> = Hmac::new_from_slice(&self.key).expect("a key of any length will do");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(of.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// The key in an invitation to a table.
    pub(crate) fn invitation(&self, table: &str) -> String {
        random::text(&self.code("invitation", table)[..12])
    }

    pub(crate) fn now(&self) -> i64 {
        self.clock.now()
    }
}

/// Waits for the end.
#[derive(Debug)]
pub(crate) struct Closing(watch::Receiver<bool>);

impl Closing {
    pub(crate) async fn begun(&mut self) {
        // Without a sender the server is gone altogether.
        let _ = self.0.wait_for(|closing| *closing).await;
    }
}

/// How many sockets are open, by whom and from where.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sockets(Arc<Mutex<HashMap<String, usize>>>);

/// An open socket; closing it gives its places back.
#[derive(Debug)]
pub(crate) struct Place {
    sockets: Sockets,
    names: Vec<String>,
}

impl Sockets {
    /// A place for one more, unless one of these already has as many as it may.
    pub(crate) fn enter(&self, places: &[(String, usize)]) -> Result<Place, Error> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if places.iter().any(|(name, most)| open.get(name).copied().unwrap_or(0) >= *most) {
            return Err(Error::TooMany("too-many-sockets"));
        }
        for (name, _) in places {
            *open.entry(name.clone()).or_default() += 1;
        }
        let names = places.iter().map(|(name, _)| name.clone()).collect();
        Ok(Place { sockets: self.clone(), names })
    }

    /// Returns when all are closed, or when it has taken too long.
    pub(crate) async fn all_gone(&self, patience: std::time::Duration) {
        let until = std::time::Instant::now() + patience;
        let is_open = || !self.0.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        while is_open() && std::time::Instant::now() < until {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.sockets.0.lock().unwrap_or_else(PoisonError::into_inner);
        for name in &self.names {
            if let Some(count) = open.get_mut(name) {
                *count -= 1;
                if *count == 0 {
                    open.remove(name);
                }
            }
        }
    }
}
