//! The tests of the crate as one program: one file per claim.

mod default_map;
mod maps;
