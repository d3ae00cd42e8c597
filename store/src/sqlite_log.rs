//! Many tables' changes into the embedded database: one transaction on a connection of its own, which is driven
//! directly. Through sqlx every statement would travel to another thread and back, and on a busy machine the travelling
//! took longer than the writing.

use crate::{
    record::{Seat, Standing, Status},
    sqlite::{BEGIN_WRITING, LOG_PAGES, PATIENCE_MS, SqliteStore},
    store::{Change, Direct, Failure},
};
use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, TransactionBehavior, ffi, params};
use sqlx::{Sqlite, SqliteConnection, pool::PoolConnection};
use std::{
    ops::{Deref, DerefMut},
    path::Path,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::sync::{self, OwnedMutexGuard};

const ADD_ACTION: &str = "INSERT INTO action (game, seq, by, sentence, proof, token, at) \
                          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
const SET_STANDING: &str = "UPDATE standing SET status = ?2, due = ?3, outcome = ?4, clocks = ?5, wake = ?6, ply = ?7, \
                            at = ?8 WHERE game = ?1";
/// Most moves leave a game running; said so, no index is touched.
const GO_ON: &str = "UPDATE standing SET due = ?2, clocks = ?3, wake = ?4, ply = ?5, at = ?6 \
                     WHERE game = ?1 AND status = 'running' AND outcome IS NULL";
const SET_SNAPSHOT: &str = "INSERT INTO snapshot (game, seq, state) VALUES (?1, ?2, ?3) \
                            ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state";

const SET_SEAT: &str =
    "UPDATE seat SET account = ?3, bot = ?4, sealed = ?5, salt = ?6 WHERE game = ?1 AND seat = ?2";

/// Kibibytes of pages kept in memory: those that the tables being played touch with every move.
const CACHE: &str = "-16384";

/// A connection for the log alone; `None` once it is closed.
#[derive(Clone, Debug)]
pub(crate) struct Log(Arc<Mutex<Option<Connection>>>);

impl Log {
    pub(crate) fn open(file: &Path) -> Result<Log, Failure> {
        let flags =
            OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
        let connection = Connection::open_with_flags(file, flags)?;
        connection.busy_timeout(Duration::from_millis(PATIENCE_MS))?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        // A game that is not there has no standing either, and that is noticed: no need to look for it with every line.
        connection.pragma_update(None, "foreign_keys", false)?;
        connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
        connection.pragma_update(None, "cache_size", CACHE)?;
        Ok(Log(Arc::new(Mutex::new(Some(connection)))))
    }

    /// How commits are flushed: the journal, and how far a commit waits for the disk (2: all the way).
    pub(crate) fn durability(&self) -> Result<String, Failure> {
        let held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let connection = held.as_ref().ok_or(Failure::Stopped)?;
        let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
        let waits: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
        Ok(format!("{journal} {waits}"))
    }

    fn close(&self) {
        drop(self.0.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    fn keep(&self, changes: &[Change]) -> Result<Vec<Result<(), Failure>>, Failure> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let connection = held.as_mut().ok_or(Failure::Stopped)?;
        match write(connection, changes) {
            Ok(()) => Ok(changes.iter().map(|_| Ok(())).collect()),
            // The fault may lie in one of the changes: the others can still be kept.
            Err(Failure::Conflict | Failure::Missing | Failure::Embedded(_)) => {
                write_each(connection, changes)
            }
            Err(failure) => Err(failure),
        }
    }
}

/// The log, for the one thread that writes; it queues like everybody else.
struct OnTheSpot {
    log: Log,
    turn: Arc<sync::Mutex<()>>,
}

impl OnTheSpot {
    /// For one whose turn it is.
    fn keep(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
        self.log.keep(changes).unwrap_or_else(|failure| Failure::doubt(&failure, changes.len()))
    }
}

impl Direct for OnTheSpot {
    fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
        let _turn = self.turn.blocking_lock();
        self.keep(changes)
    }

    fn try_commit(&self, change: &Change) -> Option<Result<(), Failure>> {
        let _turn = self.turn.try_lock().ok()?;
        self.keep(std::slice::from_ref(change)).pop()
    }
}

impl SqliteStore {
    pub(crate) fn log_on_the_spot(&self) -> Option<Arc<dyn Direct>> {
        Some(Arc::new(OnTheSpot { log: self.log.clone(), turn: self.turn.clone() }))
    }

    pub(crate) async fn keep(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
        self.try_keep(changes).await.unwrap_or_else(|failure| Failure::doubt(&failure, changes.len()))
    }

    async fn try_keep(&self, changes: &[Change]) -> Result<Vec<Result<(), Failure>>, Failure> {
        let turn = self.turn.clone().lock_owned().await;
        let (log, changes) = (self.log.clone(), changes.to_vec());
        let kept = tokio::task::spawn_blocking(move || {
            let kept = log.keep(&changes);
            drop(turn);
            kept
        });
        kept.await.map_err(|_| Failure::Stopped)?
    }

    pub(crate) async fn to_write(&self) -> Result<Turn, Failure> {
        let turn = self.turn.clone().lock_owned().await;
        Ok(Turn { connection: self.writing.acquire().await?, _turn: turn })
    }

    /// When whoever is writing has finished.
    pub(crate) async fn shut(&self) {
        let turn = self.turn.lock().await;
        let log = self.log.clone();
        // It waits for the disk; that it cannot panic is all there is to know of it.
        let _ = tokio::task::spawn_blocking(move || log.close()).await;
        drop(turn);
    }
}

/// The connection for everything but the log, for one whose turn it is.
pub(crate) struct Turn {
    connection: PoolConnection<Sqlite>,
    _turn: OwnedMutexGuard<()>,
}

impl Deref for Turn {
    type Target = SqliteConnection;

    fn deref(&self) -> &SqliteConnection {
        &self.connection
    }
}

impl DerefMut for Turn {
    fn deref_mut(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }
}

/// A transaction whose words are prepared like all others: rusqlite's own reads them anew each time, which is a fifth of
/// the work of a lone move. Dropped, it is taken back.
struct Begun<'a>(&'a Connection);

impl Begun<'_> {
    fn new(connection: &Connection) -> Result<Begun<'_>, Failure> {
        connection.prepare_cached(BEGIN_WRITING)?.execute([])?;
        Ok(Begun(connection))
    }

    fn commit(self) -> Result<(), Failure> {
        self.0.prepare_cached("COMMIT")?.execute([])?;
        Ok(())
    }
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if !self.0.is_autocommit() {
            // If even this fails the next transaction cannot begin, and says so.
            let _ = self.0.execute_batch("ROLLBACK");
        }
    }
}

/// All changes or none.
fn write(connection: &Connection, changes: &[Change]) -> Result<(), Failure> {
    let all = Begun::new(connection)?;
    let mut lines = Lines::new(connection)?;
    for change in changes {
        lines.write(change)?;
    }
    drop(lines);
    all.commit()
}

/// The same, but a change that is refused is left out. Still one flush to disk.
fn write_each(connection: &mut Connection, changes: &[Change]) -> Result<Vec<Result<(), Failure>>, Failure> {
    let mut all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        let one = all.savepoint()?;
        let answer = Lines::new(&one)?.write(change);
        if answer.is_ok() {
            one.commit()?;
        } else {
            // Dropping a savepoint takes it back.
            drop(one);
        }
        answers.push(answer);
    }
    all.commit()?;
    Ok(answers)
}

/// The two statements that every move needs, and where to find the others.
struct Lines<'a> {
    to: &'a Connection,
    add_action: CachedStatement<'a>,
    go_on: CachedStatement<'a>,
}

impl Lines<'_> {
    fn new(to: &Connection) -> Result<Lines<'_>, Failure> {
        Ok(Lines { to, add_action: to.prepare_cached(ADD_ACTION)?, go_on: to.prepare_cached(GO_ON)? })
    }

    fn write(&mut self, change: &Change) -> Result<(), Failure> {
        let Change { game, actions, standing, snapshot, seats } = change;
        for action in actions {
            self.add_action
                .execute(params![
                    game,
                    action.seq,
                    action.by,
                    action.sentence,
                    action.proof,
                    action.token,
                    action.at
                ])
                .map_err(refused)?;
        }
        self.stand(game, standing)?;
        for Seat { seat, account, bot, sealed, salt, .. } in seats {
            let mut set_seat = self.to.prepare_cached(SET_SEAT)?;
            if set_seat.execute(params![game, seat, account, bot, sealed, salt])? == 0 {
                return Err(Failure::Missing);
            }
        }
        if let Some(snapshot) = snapshot {
            let mut set_snapshot = self.to.prepare_cached(SET_SNAPSHOT)?;
            set_snapshot.execute(params![game, snapshot.seq, snapshot.state]).map_err(refused)?;
        }
        Ok(())
    }

    fn stand(&mut self, game: &str, standing: &Standing) -> Result<(), Failure> {
        let Standing { status, due, outcome, clocks, wake, ply, at } = standing;
        if *status == Status::Running
            && outcome.is_none()
            && self.go_on.execute(params![game, due, clocks, wake, ply, at])? == 1
        {
            return Ok(());
        }
        let mut set_standing = self.to.prepare_cached(SET_STANDING)?;
        match set_standing.execute(params![game, status.word(), due, outcome, clocks, wake, ply, at])? {
            0 => Err(Failure::Missing),
            _ => Ok(()),
        }
    }
}

/// A row that may not be there twice.
fn refused(failure: rusqlite::Error) -> Failure {
    match &failure {
        rusqlite::Error::SqliteFailure(fault, _) if fault.code == ErrorCode::ConstraintViolation => {
            match fault.extended_code {
                ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE => Failure::Conflict,
                _ => Failure::Embedded(failure),
            }
        }
        _ => Failure::Embedded(failure),
    }
}
