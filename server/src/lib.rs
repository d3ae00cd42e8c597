//! Tables over the network: HTTP and JSON under `/api/v1`, a socket per table, guests and accounts, a lobby, clocks,
//! bots in seats. Knows games only through `catalog` and `game::Table`, and the database only through `store`.
//!
//! Reading order: `options` → `state` (what everything shares) → `router` → `api` (short handlers) → `table` (the task
//! that owns one table) → `clocks`, `stream` (its parts). Errors have one file, `error`; limits have one, `limits`.

mod api;
mod clock;
mod clocks;
mod computers;
mod error;
mod guard;
mod identity;
mod limits;
mod options;
mod pages;
mod random;
mod router;
mod serve;
mod state;
mod table;
mod tables;
mod terms;
mod text;
mod thinkers;

pub use clock::Clock;
pub use computers::Computers;
pub use error::Error;
pub use limits::{Limits, Rate};
pub use options::Options;
pub use router::app;
pub use serve::{Running, run, serve};
pub use state::{Shared, State};
pub use thinkers::{Advice, Asked, Hint, Random, Thinker, Thinkers};
