//! The strengths of the computer. What differs is how many of the moves a level notices, how much it looks at, how far
//! ahead, and how wide the margin is within which moves are as good as equal to it. No level throws a move away.

use crate::{clock::Budget, search::Settings, world::Rollout};
use game::Dice;
use std::time::Duration;

/// 1 (a child beats it) to 5 (the strongest we can build).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Moves that every level notices, if there are so many; all but the first notice one more.
const FEWEST: usize = 2;

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
    /// the mean of all moves. One of them is played, the better the likelier. A game may widen or close it for a seat
    /// (`Game::leeway`).
    pub fn margin(self) -> f32 {
        match self.0 {
            1 => 0.8,
            2 => 0.5,
            3 => 0.2,
            _ => 0.0,
        }
    }

    /// The moves it notices where first sight is worth more than a search, in their order: a part of them drawn by lot,
    /// but always a few to choose from.
    pub(crate) fn notice<A: Copy>(self, actions: &[A], dice: &mut impl Dice) -> Vec<A> {
        let (percent, fewest) = match self.0 {
            1 => (7, FEWEST),
            2 => (10, FEWEST + 1),
            3 => (16, FEWEST + 1),
            4 => (33, FEWEST + 1),
            _ => return actions.to_vec(),
        };
        let mut wanted = (actions.len() * percent).div_ceil(100).max(fewest).min(actions.len());
        let mut left = actions.len();
        let mut noticed = Vec::with_capacity(wanted);
        for action in actions {
            if dice.below(left as u64) < wanted as u64 {
                noticed.push(*action);
                wanted -= 1;
            }
            left -= 1;
        }
        noticed
    }

    /// Whether it chooses by outlook or by trial in games that lend themselves to it (`Game::weigh`, `Game::TRIES`).
    pub(crate) fn is_strongest(self) -> bool {
        self.0 == 5
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::SeededDice;

    #[test]
    fn a_level_notices_its_part_of_a_long_list_all_of_a_short_one_and_never_anything_twice() {
        let long: Vec<u32> = (0..100).collect();
        let mut dice = SeededDice::new(7);
        let counts = Level::ALL.map(|level| {
            let noticed = level.notice(&long, &mut dice);
            assert!(noticed.is_sorted_by(|a, b| a < b), "{noticed:?}");
            noticed.len()
        });
        assert!(counts.is_sorted_by(|a, b| a < b), "{counts:?}");
        assert_eq!(counts[4], long.len());
        assert!(Level::ALL.iter().all(|level| level.notice(&long[..FEWEST], &mut dice) == long[..FEWEST]));
    }

    #[test]
    fn every_move_is_noticed_now_and_then() {
        let mut dice = SeededDice::new(7);
        let mut seen = [false; 40];
        let all: Vec<usize> = (0..seen.len()).collect();
        for _ in 0..200 {
            Level(1).notice(&all, &mut dice).iter().for_each(|action| seen[*action] = true);
        }
        assert_eq!(seen, [true; 40]);
    }
}
