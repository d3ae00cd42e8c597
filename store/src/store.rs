//! The trait every backend keeps. One suite of tests (`tests/suite.rs`) runs on all of them.

use crate::record::{Account, Action, Chat, Game, Page, Seat, Snapshot, Standing, Status, Summary, Whole};
use async_trait::async_trait;
use std::sync::Arc;

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A line of that number is there already, or a login is taken: somebody else was first.
    #[error("already there")]
    Conflict,
    #[error("not there")]
    Missing,
    /// The database went away in the middle: what was to be written may be there or not. Read again before going on.
    #[error("perhaps written, perhaps not: {0}")]
    Doubtful(String),
    /// Only the embedded database can be copied; PostgreSQL brings its own tool (`pg_dump`), which knows better.
    #[error("not the embedded database")]
    NotEmbedded,
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the embedded database: {0}")]
    Embedded(#[from] rusqlite::Error),
    #[error("the tables of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Something was stored that this version cannot read.
    #[error("not readable: {0}")]
    Unreadable(String),
    #[error("the writer has stopped")]
    Stopped,
}

impl Failure {
    /// The answer to so many changes of which nobody knows whether they were written.
    pub(crate) fn doubt(cause: &Failure, changes: usize) -> Vec<Result<(), Failure>> {
        (0..changes).map(|_| Err(Failure::Doubtful(cause.to_string()))).collect()
    }
}

/// What a table wants to have kept before anybody is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    pub game: String,
    /// New lines, numbered on from the last.
    pub actions: Vec<Action>,
    /// Where the table stands after them.
    pub standing: Standing,
    pub snapshot: Option<Snapshot>,
    /// Seats whose player changes with these lines.
    pub seats: Vec<Seat>,
}

/// A log written on the spot by a thread that waits for the disk, instead of by a task that is woken when it is done.
pub trait Direct: Send + Sync {
    /// The same promise as `Store::commit`. Not to be called by a task: it waits.
    fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>>;
    /// A single change, if nobody else is writing. It waits for the disk, but for nothing else.
    fn try_commit(&self, change: &Change) -> Option<Result<(), Failure>>;
}

#[async_trait]
pub trait Store: Send + Sync {
    // ── Settings of the server itself ──

    async fn setting(&self, name: &str) -> Result<Option<Vec<u8>>, Failure>;
    async fn settings(&self) -> Result<Vec<(String, Vec<u8>)>, Failure>;
    /// Keeps the value unless there is one already; returns the one that counts.
    async fn settle(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, Failure>;

    // ── Accounts ──

    async fn add_account(&self, account: &Account) -> Result<(), Failure>;
    async fn account(&self, id: &str) -> Result<Option<Account>, Failure>;
    async fn account_by_login(&self, login: &str) -> Result<Option<Account>, Failure>;
    /// Everybody, by id, for tools that walk through everything.
    async fn accounts(&self, after: &str, most: i64) -> Result<Vec<Account>, Failure>;
    /// Name, login, password and language. A taken login is a conflict.
    async fn change_account(&self, account: &Account) -> Result<(), Failure>;
    /// Everything an account can be recognised by: itself, its notes, what it said in chats. Its games stay, without it.
    async fn forget_account(&self, id: &str) -> Result<(), Failure>;

    // ── Tables ──

    async fn add_game(&self, game: &Game, standing: &Standing, seats: &[Seat]) -> Result<(), Failure>;
    async fn game(&self, id: &str) -> Result<Option<(Game, Standing, Vec<Seat>)>, Failure>;
    /// A table with everything that hangs on it, as it was at one moment.
    async fn whole(&self, id: &str) -> Result<Option<Whole>, Failure>;
    /// Adds all of it or nothing. A table of that id is a conflict.
    async fn add_whole(&self, whole: &Whole) -> Result<(), Failure>;
    async fn set_seat(&self, game: &str, seat: &Seat) -> Result<(), Failure>;
    async fn remove_game(&self, id: &str) -> Result<(), Failure>;
    /// An account's tables, those that wait for it first, then the newest.
    async fn games_of(
        &self,
        account: &str,
        status: Option<Status>,
        page: Page,
    ) -> Result<Vec<Summary>, Failure>;
    /// How many of its tables are not over.
    async fn unfinished_games(&self, account: &str) -> Result<i64, Failure>;
    async fn public_games(&self, status: Status, page: Page) -> Result<Vec<Summary>, Failure>;
    /// The ids of all games, in order, for tools that walk through everything.
    async fn all_games(&self, after: &str, most: i64) -> Result<Vec<String>, Failure>;
    /// Tables that must be looked at by now (`Standing::wake`), the longest waiting first.
    async fn waking_games(&self, now: i64, most: i64) -> Result<Vec<String>, Failure>;

    // ── The log ──

    /// Lines from `seq` on, in order.
    async fn actions(&self, game: &str, from: i64) -> Result<Vec<Action>, Failure>;
    async fn snapshot(&self, game: &str) -> Result<Option<Snapshot>, Failure>;
    /// All changes in one transaction; if one of them is in conflict the others are still kept. In order, one answer
    /// for each. When this returns, what is answered `Ok` survives a crash.
    async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>>;
    /// The shorter way to the same log, where there is one.
    fn direct(&self) -> Option<Arc<dyn Direct>>;

    // ── Talk ──

    async fn add_chat(&self, game: &str, chat: &Chat) -> Result<(), Failure>;
    /// Of those after a number the newest, at most so many, in order.
    async fn chats(&self, game: &str, channels: &[&str], after: i64, most: i64)
    -> Result<Vec<Chat>, Failure>;
    /// The number of the newest; 0 if there is none.
    async fn last_chat(&self, game: &str) -> Result<i64, Failure>;
    async fn set_note(&self, game: &str, account: &str, text: &str) -> Result<(), Failure>;
    async fn note(&self, game: &str, account: &str) -> Result<Option<String>, Failure>;

    // ── The database itself ──

    /// Whether it answers.
    async fn ping(&self) -> Result<(), Failure>;
    /// A copy that is complete in itself, while others read and write. Only for the embedded database.
    async fn back_up(&self, file: &std::path::Path) -> Result<(), Failure>;
    async fn close(&self);
}
