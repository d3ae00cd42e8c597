//! The tests of Clash, one binary: the contract, the rulebook, counts of positions, whole games, content.

mod conform;
mod rulebook;
