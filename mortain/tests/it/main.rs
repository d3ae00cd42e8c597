//! Everything that must hold of Stand at Mortain, seen from outside the crate.
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail like tests")]

mod conform;
mod rulebook;

use mortain::{ColumnNine, Setup, SupportHits};

/// Every combination of options (SM-9.1).
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for support_hits in [SupportHits::Stack, SupportHits::Unit] {
        for column_nine in [ColumnNine::Closed, ColumnNine::Open] {
            setups.push(Setup { support_hits, column_nine });
        }
    }
    setups
}
