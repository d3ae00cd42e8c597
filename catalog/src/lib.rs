//! The one list of all games, and the text people read in four languages.
//!
//! Everything above the rules (the binary, the server) knows games only through this crate and `game::Table`. It knows
//! no terminal, no HTTP, no SQL and no clock.

mod games;
mod language;
mod lesson;
pub mod lessons;
mod listing;
pub mod maps;
mod perft;
pub mod rules;
pub mod text;

pub use games::{find, games};
pub use language::Language;
pub use lesson::{Attempt, Lesson, Verdict};
pub use listing::{Listing, Words};
pub use perft::{Divided, Perft};
pub use text::Text;
