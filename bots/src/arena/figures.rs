//! Numbers that say how sure a result is: Wilson intervals, Elo differences, and the sequential test that stops a
//! match when it is decided.

use serde::Serialize;

/// 95 %, two-sided.
const Z: f64 = 1.959_964;

/// Wins, draws and losses of one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Tally {
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Counts a game; `None` is a draw.
    pub fn count(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    /// A draw is half a win.
    fn points(&self) -> f64 {
        f64::from(self.wins) + f64::from(self.draws) / 2.0
    }

    /// The share of points, with its Wilson interval.
    pub fn rate(&self) -> Interval {
        let games = f64::from(self.games());
        if games == 0.0 {
            return Interval { low: 0.0, mean: 0.5, high: 1.0 };
        }
        let mean = self.points() / games;
        let slack = Z * Z / games;
        let centre = (mean + slack / 2.0) / (1.0 + slack);
        let half = Z * (mean * (1.0 - mean) / games + slack / (4.0 * games)).sqrt() / (1.0 + slack);
        Interval { low: (centre - half).max(0.0), mean, high: (centre + half).min(1.0) }
    }

    /// The Elo difference that explains the rate; unbounded where everything was won or lost.
    pub fn elo(&self) -> Elo {
        let rate = self.rate();
        Elo { low: elo(rate.low), mean: elo(rate.mean), high: elo(rate.high) }
    }
}

/// A millionth of a game.
const MILLION: f64 = 1e6;

/// Results less the luck there was in them (`Game::luck`). Their mean is that of the results themselves, only the
/// chances that came are not in it, so it is known much more exactly. In whole millionths, so that it is the same in
/// whatever order games end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Merit {
    games: u32,
    sum: i64,
    squares: i128,
}

impl Merit {
    /// Counts a game; `None` is a draw.
    pub(super) fn count(&mut self, won: Option<bool>, luck: f64) {
        let points = won.map_or(0.5, |won| f64::from(u8::from(won)));
        let merit = ((points - luck) * MILLION).round() as i64;
        self.games += 1;
        self.sum += merit;
        self.squares += i128::from(merit * merit);
    }

    /// The mean with its normal interval, from two games on; no rate lies below nought or above one.
    pub(super) fn rate(&self) -> Option<Interval> {
        let games = f64::from(self.games);
        let (sum, squares) = (self.sum as f64 / MILLION, self.squares as f64 / (MILLION * MILLION));
        let mean = sum / games;
        let variance = (squares - sum * mean).max(0.0) / (games - 1.0);
        let half = Z * (variance / games).sqrt();
        let [low, mean, high] = [mean - half, mean, mean + half].map(|share| share.clamp(0.0, 1.0));
        (self.games > 1).then_some(Interval { low, mean, high })
    }
}

/// A share between 0 and 1 and the bounds it lies in with 95 %.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub low: f64,
    pub mean: f64,
    pub high: f64,
}

/// An Elo difference and its bounds; `None` where there is none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    pub low: Option<f64>,
    pub mean: Option<f64>,
    pub high: Option<f64>,
}

fn elo(rate: f64) -> Option<f64> {
    const EDGE: f64 = 1e-9;
    (rate > EDGE && rate < 1.0 - EDGE).then(|| 400.0 * (rate / (1.0 - rate)).log10())
}

fn rate_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test of "at least `high` Elo better" against "at most `low`", both wrong with 5 % at most.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub low: f64,
    pub high: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Better,
    NotBetter,
}

impl Sprt {
    /// `None`: go on playing.
    pub fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let ratio = self.log_likelihood(tally);
        let bound = (0.95_f64 / 0.05).ln();
        match ratio {
            _ if ratio >= bound => Some(Verdict::Better),
            _ if ratio <= -bound => Some(Verdict::NotBetter),
            _ => None,
        }
    }

    /// The logarithm of how much likelier the tally is under `high` than under `low`, results taken as normal with
    /// the variance that was seen. Half a win and half a loss are added, or a match without losses had no variance.
    fn log_likelihood(&self, tally: &Tally) -> f64 {
        let games = f64::from(tally.games()) + 1.0;
        let mean = (tally.points() + 0.5) / games;
        let wins = f64::from(tally.wins) + 0.5;
        let variance = (wins + f64::from(tally.draws) / 4.0) / games - mean * mean;
        let (low, high) = (rate_of(self.low), rate_of(self.high));
        games * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally { wins, draws, losses }
    }

    fn near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.0005
    }

    #[test]
    fn wilson_intervals_match_the_textbook() {
        // 10 of 10, 50 of 100: values worked out by hand from the formula.
        let all = tally(10, 0, 0).rate();
        assert!(near(all.low, 0.7225) && near(all.high, 1.0), "{all:?}");
        let half = tally(50, 0, 50).rate();
        assert!(near(half.low, 0.4038) && near(half.high, 0.5962), "{half:?}");
        assert_eq!(tally(2, 4, 2).rate().mean, 0.5);
    }

    /// 1, 1 and 0 less 0.2, 0.1 and -0.3: 0.8, 0.9 and 0.3, whose variance is 0.31 / 3.
    #[test]
    fn luck_is_taken_off_each_game() {
        let mut merit = Merit::default();
        for (won, luck) in [(true, 0.2), (true, 0.1)] {
            assert_eq!(merit.rate(), None);
            merit.count(Some(won), luck);
        }
        merit.count(Some(false), -0.3);
        let rate = merit.rate().unwrap();
        let half = 1.96 * (0.31_f64 / 3.0 / 3.0).sqrt();
        assert!(
            near(rate.mean, 2.0 / 3.0) && near(rate.mean - rate.low, half) && rate.high == 1.0,
            "{rate:?}"
        );
        let mut spared = Merit::default();
        (0..2).for_each(|_| spared.count(Some(true), -0.1));
        assert_eq!(spared.rate(), Some(Interval { low: 1.0, mean: 1.0, high: 1.0 }));
        let mut drawn = Merit::default();
        (0..2).for_each(|_| drawn.count(None, 0.0));
        assert_eq!(drawn.rate(), Some(Interval { low: 0.5, mean: 0.5, high: 0.5 }));
    }

    #[test]
    fn elo_is_191_for_three_of_four_and_unbounded_for_all() {
        let three = tally(75, 0, 25).elo();
        assert!(near(three.mean.unwrap(), 190.8485));
        assert!(three.low.unwrap() < 190.0 && three.high.unwrap() > 191.0);
        assert_eq!((tally(10, 0, 0).elo().mean, tally(10, 0, 0).elo().high), (None, None));
        assert!(tally(10, 0, 0).elo().low.is_some());
    }

    #[test]
    fn the_sequential_test_stops_when_decided_and_not_before() {
        let test = Sprt { low: 0.0, high: 100.0 };
        assert_eq!(test.verdict(&tally(0, 0, 0)), None);
        assert_eq!(test.verdict(&tally(3, 0, 2)), None);
        assert_eq!(test.verdict(&tally(70, 0, 30)), Some(Verdict::Better));
        assert_eq!(test.verdict(&tally(45, 0, 55)), Some(Verdict::NotBetter));
        assert_eq!(test.verdict(&tally(60, 0, 0)), Some(Verdict::Better));
    }
}
