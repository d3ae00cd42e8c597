//! Tests of the crate as its users see it, on a toy game.

mod conform;
mod gamefile;
mod scenario;
mod table;
mod toy;
