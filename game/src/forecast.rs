//! From an estimate that bots choose by to the chance that a person is told. Knows no game: the two numbers are the
//! game's, fitted to how games of equals went on.

/// Where an estimate comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Estimate {
    /// The game's score, or a search by it.
    Score,
    /// A trial: what came of playing on.
    Trial,
    /// What the game expects after each action (`Game::weigh`).
    Outlook,
}

/// Estimates are made to tell better from worse; how often they come true is another question. A straight line from
/// the log-odds of the one to the log-odds of the other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// Log-odds of winning where the estimate is 0.
    pub lean: f32,
    /// How much of the estimate's own log-odds comes true; above 0, so that the better estimate is the better chance.
    pub trust: f32,
}

impl Forecast {
    /// Every estimate at its word.
    pub const LITERAL: Forecast = Forecast { lean: 0.0, trust: 1.0 };

    /// The chance to win, from 0 to 1, that an estimate from -1 (lost) to 1 (won) stands for. What is certain stays so.
    pub fn chance(self, estimate: f32) -> f32 {
        let (won, lost) = (1.0 + estimate.clamp(-1.0, 1.0), 1.0 - estimate.clamp(-1.0, 1.0));
        if won == 0.0 || lost == 0.0 {
            return won / 2.0;
        }
        1.0 / (1.0 + (-self.lean - self.trust * (won / lost).ln()).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taken_at_its_word_an_estimate_is_its_own_chance() {
        for (estimate, chance) in [(-1.0, 0.0), (-0.5, 0.25), (0.0, 0.5), (0.8, 0.9), (1.0, 1.0), (3.0, 1.0)]
        {
            assert!((Forecast::LITERAL.chance(estimate) - chance).abs() < 1e-6, "{estimate}");
        }
    }

    #[test]
    fn the_lean_moves_what_is_open_and_nothing_that_is_certain() {
        let doubtful = Forecast { lean: -1.0, trust: 0.3 };
        assert!((doubtful.chance(0.0) - 0.2689).abs() < 1e-3);
        assert_eq!([doubtful.chance(-1.0), doubtful.chance(1.0)], [0.0, 1.0]);
        let chances: Vec<f32> = (-100..=100).map(|part| doubtful.chance(part as f32 / 100.0)).collect();
        assert!(chances.is_sorted_by(|one, next| one < next), "{chances:?}");
    }
}
