//! What a host does with the whole store: games out of it and into it as game files, everything at once, all games
//! replayed by the current rules, and the dice of one game verified. Knows no server and no terminal.
//!
//! Reading order: `kept` (what a game file does not say by itself) → `file` (a stored game as a file, and back) →
//! `everything` (a folder of them) → `check` (all games replayed) → `verify` (the dice of a file).

mod check;
mod everything;
mod file;
mod kept;
mod verify;

pub use check::{Checked, Difference, check};
pub use everything::{Moved, export_all, import_all};
pub use file::{Contents, read, write};
pub use verify::{Unproved, Verification, verify};

use game::Fault;
use std::path::PathBuf;

/// Why a game could not be moved.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error("there is a game {0} already")]
    Twice(String),
    #[error("there is no game {0}")]
    NoGame(String),
    /// A file of a game that goes on, without what a server needs to let it go on.
    #[error("the game is not over")]
    NotOver,
    #[error("not a game file of ours")]
    Faults(Vec<Fault>),
    #[error("what was kept with the game cannot be read: {0}")]
    Kept(String),
    #[error("{0}: {1}")]
    Io(PathBuf, std::io::Error),
    #[error(transparent)]
    Store(#[from] store::Failure),
}
