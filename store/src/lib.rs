//! Accounts, games, seats, actions and snapshots, kept so that nothing acknowledged is ever lost. Two backends behind
//! one trait: SQLite, embedded, the default; PostgreSQL for hosts who have one. Knows no rules: sentences are text.
//!
//! Reading order: `record` (what is kept) → `store` (the trait) → `backend` (the SQL, once for both) → `writer` (many
//! tables' lines in one commit).

mod backend;
mod record;
mod store;
mod writer;

pub use backend::{PostgresStore, SqliteStore, open};
pub use record::{Account, Action, Chat, Game, Page, Seat, Snapshot, Standing, Status, Summary};
pub use store::{Change, Failure, Store};
pub use writer::Writer;
