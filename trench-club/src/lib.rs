//! Trench Club: two teams of two nations fight over forts on a map of hexes, with eleven different units each.
//!
//! Reading order: `bits`, `map`, `ground`, `lint` (the board).

pub mod bits;
mod content;
pub mod data;
pub mod dice;
pub mod ground;
pub mod lint;
pub mod map;
pub mod nodice;
pub mod unit;
