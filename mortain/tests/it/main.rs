//! Everything that must hold of Stand at Mortain, seen from outside the crate.

mod dice;
mod games;
mod rulebook;
