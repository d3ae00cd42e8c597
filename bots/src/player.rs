//! Who can sit at a table in place of a person, by name: `1` … `5`, `random`, `greedy`, `plain`.

use crate::{
    clock::{Budget, Clock},
    level::Level,
    outlook::expect,
    search::{Decision, Settings, Thought, search, search_parallel},
    trial::trial,
    world::World,
};
use game::{Dice, Game, Message, SeededDice};
use std::{fmt, str::FromStr, time::Duration};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    Level(Level),
    /// Any legal action.
    Random,
    /// The best action at first sight, over several imagined worlds.
    Greedy,
    /// Tree search with uniformly random rollouts and no knowledge of the game.
    Plain,
}

/// What surrounds a decision: all that may make the same player choose differently.
#[derive(Clone, Copy, Debug)]
pub struct Means {
    /// At most this, and at most what the player's own budget says.
    pub budget: Option<Budget>,
    pub threads: usize,
}

impl Default for Means {
    fn default() -> Means {
        Means { budget: None, threads: 1 }
    }
}

impl Player {
    pub const WORDS: [&'static str; 8] = ["1", "2", "3", "4", "5", "random", "greedy", "plain"];

    /// The player's choice among the legal actions.
    pub fn choose<G: Game>(
        self,
        due: Decision<'_, G>,
        means: Means,
        clock: &dyn Clock,
        dice: &mut SeededDice,
    ) -> G::Action {
        if let [only] = due.actions {
            return *only;
        }
        match self {
            Player::Random => due.actions[dice.below(due.actions.len() as u64) as usize],
            Player::Greedy => greedy(due, dice),
            Player::Plain => self.think(due, means, clock, dice).best().action,
            Player::Level(level) if level.is_strongest() => self.think(due, means, clock, dice).best().action,
            Player::Level(level) => {
                let noticed = G::FORESEES.then(|| level.notice(due.actions, dice));
                let actions = noticed.as_deref().unwrap_or(due.actions);
                let thought = self.think(Decision { actions, ..due }, means, clock, dice);
                decide(&thought, level.margin() * due.game.leeway(due.seat), dice)
            }
        }
    }

    /// The search, trial or outlook behind a choice. For `random` and `greedy`, which do not search, the search of the
    /// strongest level.
    pub fn think<G: Game>(
        self,
        due: Decision<'_, G>,
        means: Means,
        clock: &dyn Clock,
        dice: &mut SeededDice,
    ) -> Thought<G::Action> {
        let settings = match self {
            Player::Plain => Settings::PLAIN,
            Player::Level(level) => level.settings(),
            Player::Random | Player::Greedy => Settings::INFORMED,
        };
        let budget = self.budget(means);
        if matches!(self, Player::Level(level) if level.is_strongest()) {
            if let Some(thought) = expect(due, budget, clock, dice) {
                return thought;
            }
            if G::TRIES > 0 {
                return trial(due, budget, clock, dice);
            }
        }
        if means.threads <= 1 {
            return search(due, &settings, budget, clock, dice);
        }
        let mut own_dice: Vec<SeededDice> = (0..means.threads).map(|_| dice.split()).collect();
        search_parallel(due, &settings, budget, clock, &mut own_dice)
    }

    /// What a decision may cost under these means.
    fn budget(self, means: Means) -> Budget {
        let own = match self {
            Player::Level(level) => level.budget(),
            Player::Plain => Budget::time(Duration::from_secs(2)),
            Player::Random | Player::Greedy => Level::ALL[4].budget(),
        };
        // A count replaces a time: a choice that is to repeat must not depend on a clock.
        match means.budget {
            Some(given) if given.time.is_none() && own.simulations == u64::MAX => given,
            Some(given) => own.within(given),
            None => own,
        }
    }
}

/// The best action, or, with a margin, one that seems as good.
fn decide<A: Copy + Ord>(thought: &Thought<A>, margin: f32, dice: &mut impl Dice) -> A {
    let values = || thought.findings.iter().map(|finding| finding.value);
    let best = values().fold(f32::NEG_INFINITY, f32::max);
    let mean = values().sum::<f32>() / thought.findings.len() as f32;
    let width = margin * (best - mean);
    if width <= 0.0 {
        return thought.best().action;
    }
    // The nearer to the best, the likelier, in whole numbers so that every machine draws the same.
    let weight = |value: f32| ((1.0 - (best - value) / width).max(0.0) * 1000.0) as u64;
    let total: u64 = thought.findings.iter().map(|finding| weight(finding.value)).sum();
    let mut left = dice.below(total.max(1));
    for finding in &thought.findings {
        let weight = weight(finding.value);
        if left < weight {
            return finding.action;
        }
        left -= weight;
    }
    thought.best().action
}

fn greedy<G: Game>(due: Decision<'_, G>, dice: &mut SeededDice) -> G::Action {
    let values = World::new(due.game, due.seat).first_sights(due, dice);
    let mut best = 0;
    for place in 1..values.len() {
        if values[place] > values[best] {
            best = place;
        }
    }
    due.actions[best]
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => write!(f, "{}", level.number()),
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Plain => f.write_str("plain"),
        }
    }
}

/// A name that no player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(pub String);

impl UnknownPlayer {
    pub fn message(&self) -> Message {
        let expected: Vec<String> = Player::WORDS.map(str::to_owned).to_vec();
        Message::new("bots-fault-player").with("found", self.0.as_str()).with("expected", expected)
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(word: &str) -> Result<Player, UnknownPlayer> {
        match word {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            "plain" => Ok(Player::Plain),
            _ => {
                let level = word.parse().ok().and_then(Level::new);
                // Only the plain numeral is the name: `+3` and `03` are not.
                level
                    .map(Player::Level)
                    .filter(|player| player.to_string() == word)
                    .ok_or_else(|| UnknownPlayer(word.to_owned()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_as_it_is_written() {
        for word in Player::WORDS {
            assert_eq!(word.parse::<Player>().map(|player| player.to_string()), Ok(word.to_owned()));
        }
    }

    #[test]
    fn other_names_are_refused_with_those_that_exist() {
        for word in ["", "0", "6", "+3", "03", "Random", "level 3"] {
            let refused = word.parse::<Player>().unwrap_err();
            let message = refused.message().to_string();
            assert_eq!(
                message,
                format!("bots-fault-player expected=1+2+3+4+5+random+greedy+plain found={word}")
            );
        }
    }
}
