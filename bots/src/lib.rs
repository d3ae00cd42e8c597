//! Computer opponents for any game, and an arena to prove them. A bot is given what its seat sees and the legal
//! actions, never a position: it imagines positions that fit and searches those.
//!
//! Reading order: `player` (who there is) → `level` (how strong) → `search` → `tree`, `world` (what it remembers, how
//! it plays on) → `trial`, `outlook` (other ways to choose) → `hint` → `opponent` (the same in sentences) → `arena`.
//! Knows no game, no server and no files.

pub mod arena;
pub mod clock;
mod hint;
mod level;
mod opponent;
mod outlook;
mod player;
mod search;
mod seating;
mod tree;
mod trial;
mod world;

pub use clock::{BadBudget, Budget, Clock, Stopwatch};
pub use hint::{Advice, Hint};
pub use level::Level;
pub use opponent::{Opponent, Question, open};
pub use player::{Means, Player, UnknownPlayer};
pub use search::{Decision, Finding, Settings, Thought, search, search_parallel};
pub use seating::{BadSeating, seating};
pub use tree::MAX_EDGES;
pub use trial::trial;
pub use world::Rollout;
