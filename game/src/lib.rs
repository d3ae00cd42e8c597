//! The contract every game keeps, and everything that follows from it once for all games.
//!
//! Reading order: `contract` (what a game is) → `seat`, `message` (the nouns) → `chance` (dice as moves) → `play`
//! (the one door) → `table` (sentences in, JSON out) → `scenario`, `gamefile` (the two text files) → `conform` (the
//! checks every game must pass). This crate knows no game, no files, no clock and no random source.

pub mod chance;
pub mod conform;
pub mod contract;
pub mod forecast;
pub mod gamefile;
pub mod message;
mod open_table;
pub mod platform;
pub mod play;
mod position;
pub mod random_play;
pub mod scenario;
pub mod seat;
pub mod source;
pub mod table;

pub use chance::{Chance, Dice, SeededDice, Word};
pub use contract::{Data, Expectation, Game, Misread, OptionInfo, Reason, SourceLine};
pub use forecast::{Estimate, Forecast};
pub use gamefile::GameFile;
pub use message::{Fault, Message, Odds, OddsTable, Value, variants};
pub use open_table::OpenTable;
pub use play::play;
pub use scenario::Scenario;
pub use seat::{By, Outcome, Seat, SeatInfo, Seats, Turn, Viewer};
pub use table::{Drawn, Line, Proposal, Refusal, RefusalKind, Reviewed, Table, Told};
