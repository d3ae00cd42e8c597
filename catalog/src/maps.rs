//! Maps that players bring along: which games have maps, and from the text of a map file to the lines of a head. Knows
//! how a map is asked for, not what is on it.

use game::{Fault, SourceLine};
use trench_club::lint;

/// A map that can be played on from the beginning.
#[derive(Clone, Debug)]
pub struct OwnMap {
    /// What stands for it in the head of a game.
    pub head: Vec<SourceLine>,
    pub columns: u8,
    pub rows: u8,
    pub forts: usize,
    /// Only half the board: for one nation of each team.
    pub is_half: bool,
}

/// The maps that come with a game, the usual one first, each with whether it is only for one nation of each team. Empty
/// where a game is played on one board.
pub fn known(edition: &str) -> &'static [(&'static str, bool)] {
    match edition {
        "trench-club" => &[("default", false), ("training", true)],
        _ => &[],
    }
}

/// A map file, read and checked: everything that is wrong with it, with its lines. Nothing for a game without maps.
pub fn read(edition: &str, text: &str) -> Option<Result<OwnMap, Vec<Fault>>> {
    if known(edition).is_empty() {
        return None;
    }
    Some(lint::check(text).map(|map| OwnMap {
        head: map.lines(),
        columns: map.columns,
        rows: map.rows,
        forts: map.forts.len(),
        is_half: map.is_half(),
    }))
}
