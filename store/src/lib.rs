//! Accounts, games, seats, actions and snapshots, kept so that nothing acknowledged is ever lost. Two backends behind
//! one trait: SQLite, embedded, the default; PostgreSQL for hosts who have one. Knows no rules: sentences are text.
//!
//! Reading order: `record` (what is kept) → `store` (the trait) → `sqlite`, `postgres` (how each is opened) → `backend`
//! (the trait, once for both) → `reading`, `writing` (rows and records) → `sqlite_log`, `postgres_log` (how many tables'
//! changes go into one transaction) → `writer` (which gathers them).

mod backend;
mod postgres;
mod postgres_log;
mod reading;
mod record;
mod sqlite;
mod sqlite_log;
mod store;
mod writer;
mod writing;

pub use postgres::PostgresStore;
pub use record::{Account, Action, Chat, Game, Note, Page, Seat, Snapshot, Standing, Status, Summary, Whole};
pub use sqlite::SqliteStore;
pub use store::{Change, Direct, Failure, Store};
pub use writer::Writer;

use std::sync::Arc;

/// Opens a database by its address (`sqlite:…` or `postgres://…`) and brings its tables up to date. A file that is not
/// there is made.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, Failure> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(address).await?))
    }
}

/// The same for tools, which must not make an empty database where somebody mistyped a path.
pub async fn open_existing(address: &str) -> Result<Arc<dyn Store>, Failure> {
    if is_postgres(address) {
        Ok(Arc::new(PostgresStore::open(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open_existing(address).await?))
    }
}

fn is_postgres(address: &str) -> bool {
    address.starts_with("postgres:") || address.starts_with("postgresql:")
}
