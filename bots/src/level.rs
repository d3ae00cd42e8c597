//! The strengths of the computer. What differs is how much a level looks at, how far ahead, and how wide the margin
//! is within which moves are as good as equal to it. No level throws a move away.

use crate::{clock::Budget, search::Settings, world::Rollout};
use std::time::Duration;

/// 1 (a child beats it) to 5 (the strongest we can build).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    pub fn number(self) -> u8 {
        self.0
    }

    /// The message with the name that players read.
    pub fn key(self) -> String {
        format!("bots-level-{}", self.0)
    }

    /// What a decision may cost unless the asker says less.
    pub fn budget(self) -> Budget {
        match self.0 {
            1 => Budget::simulations(24),
            2 => Budget::simulations(96),
            3 => Budget::simulations(200),
            4 => Budget::simulations(800),
            _ => Budget::time(Duration::from_secs(2)),
        }
    }

    /// Which moves are as good as equal: those that fall short of the best by less than this part of the way down to
    /// the mean of all moves. One of them is played, the better the likelier.
    pub fn margin(self) -> f32 {
        match self.0 {
            1 => 0.8,
            2 => 0.4,
            3 => 0.1,
            _ => 0.0,
        }
    }

    pub fn settings(self) -> Settings {
        let depth = match self.0 {
            1 => 1,
            2 => 3,
            3 => 8,
            _ => 60,
        };
        Settings { depth, ..Settings::INFORMED }
    }
}

impl Settings {
    pub const INFORMED: Settings = Settings {
        rollout: Rollout::Informed { candidates: 3, turns: 2, plies: 8 },
        is_informed: true,
        explore: 1.0,
        sharpness: 0.1,
        trust: 8.0,
        spread: 4.0,
        depth: 60,
    };

    /// Tree search as it is without any knowledge of the game.
    pub const PLAIN: Settings = Settings {
        rollout: Rollout::Random,
        is_informed: false,
        explore: 1.0,
        sharpness: 1.0,
        trust: 1.0,
        spread: 1.0,
        depth: 60,
    };
}
