//! The checks every game must pass, in one call: random games are played, and at every position the contract is held
//! against what the game does. Knows games only through the contract; prints nothing.
//!
//! ```text
//! #[test]
//! fn clash_keeps_the_contract() {
//!     for setup in all_setups() {
//!         let game = Clash::open(&setup).unwrap();
//!         let report = conform::check(&game, &Plan { games: 20, seed: 1, ..Plan::default() }).unwrap();
//!         println!("{report}"); // `cargo test -- --nocapture`: how much was compared
//!     }
//! }
//! ```
//!
//! A breach carries the game so far as a text that `sandtable scenario` can play.
//!
//! **Twins** are two positions that one viewer cannot tell apart: it has the same view of both. Whatever the viewer is
//! shown, offered or refused must be the same in both, or it learns something it may not know. They are made in two
//! ways: *imagined* from the viewer's view, and *real*, where another result of a step (another card, another secret
//! decision) was shown to this viewer alike. A few twins are led along the game until they part.
//!
//! What the suite cannot see: timing and lengths on the wire, things a view forgets although its owner was once told,
//! and weights that are wrong but add up.

mod eyes;
mod pool;
mod position;
mod replay;
mod report;
mod soak;
mod stored;
mod text;
mod twins;
mod walk;

pub use report::{Breach, Check, Report};
pub use soak::soak;

use crate::Game;

/// How much is played and compared. `Plan { games: 50, ..Plan::default() }` is the usual way to write one.
#[derive(Debug)]
pub struct Plan<G: Game> {
    /// Random games to play.
    pub games: u32,
    pub seed: u64,
    /// Every game must be over by then, chance's actions counted.
    pub max_actions: u32,
    /// Costly checks (twins, views, whole lists and their estimates) are made at the first 24 positions of a game, then
    /// at one position in so many, chosen at random. The results of a step with secret words are always compared.
    pub every: u32,
    /// Sentences gathered from elsewhere, to be tried where they do not belong.
    pub pool: usize,
    /// How many of them are tried at a costly position.
    pub refusals: usize,
    /// How many results of one step are compared with each other.
    pub results: usize,
    /// Up to so many sentences of chance, a position's are listed completely; beyond, they are sampled.
    pub chance_list: usize,
    /// Imagined twins, real twins, and twins led along: each so many per viewer.
    pub twins: usize,
    /// Where the truth is never imagined, so many different positions must be.
    pub reach: usize,
    /// Which starts of turn (another seat is to act than before) can be told as `facts`. Narrow it where scenario
    /// files have no words for a phase.
    pub tellable: fn(&G, &G::State) -> bool,
    /// What must be true of every position of this game; say what is not.
    pub invariant: fn(&G, &G::State) -> Result<(), String>,
}

impl<G: Game> Clone for Plan<G> {
    fn clone(&self) -> Plan<G> {
        *self
    }
}

impl<G: Game> Copy for Plan<G> {}

impl<G: Game> Default for Plan<G> {
    fn default() -> Plan<G> {
        Plan {
            games: 10,
            seed: 1,
            max_actions: 2000,
            every: 8,
            pool: 2000,
            refusals: 60,
            results: 10,
            chance_list: 300,
            twins: 2,
            reach: 200,
            tellable: |_, _| true,
            invariant: |_, _| Ok(()),
        }
    }
}

/// Plays random games and checks everything the contract promises. All kinds of breach are reported together, each
/// once, in the order of `Check`: later ones may well follow from the first. A panic ends the run.
pub fn check<G: Game>(game: &G, plan: &Plan<G>) -> Result<Report, Vec<Breach>> {
    walk::Suite::new(game, plan).run()
}
