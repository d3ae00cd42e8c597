//! How long a bot may think: so many simulations, so much time, whichever ends first. This is the only file that
//! reads a clock; everything else asks a `Clock`, which tests replace by one they turn by hand.

use game::Message;
use std::{str::FromStr, time::Duration};

/// Time since the decision was asked for.
pub trait Clock: Sync {
    fn elapsed(&self) -> Duration;
}

/// The clock on the wall.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::disallowed_types, reason = "the one place where time is read")]
pub struct Stopwatch(std::time::Instant);

impl Stopwatch {
    #[allow(clippy::disallowed_types, reason = "the one place where time is read")]
    pub fn start() -> Stopwatch {
        Stopwatch(std::time::Instant::now())
    }
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// What one decision may cost. With simulations alone, a choice depends on nothing but its seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    pub simulations: u64,
    /// `None`: as long as the simulations take; no clock is read.
    pub time: Option<Duration>,
}

impl Budget {
    pub fn simulations(simulations: u64) -> Budget {
        Budget { simulations, time: None }
    }

    pub fn time(time: Duration) -> Budget {
        Budget { simulations: u64::MAX, time: Some(time) }
    }

    /// The tighter of the two in both respects.
    #[must_use]
    pub fn within(self, other: Budget) -> Budget {
        let time = match (self.time, other.time) {
            (Some(one), Some(two)) => Some(one.min(two)),
            (one, two) => one.or(two),
        };
        Budget { simulations: self.simulations.min(other.simulations), time }
    }

    /// Whether another simulation may begin.
    pub(crate) fn allows(&self, done: u64, clock: &dyn Clock) -> bool {
        done < self.simulations && self.time.is_none_or(|time| clock.elapsed() < time)
    }
}

/// A budget that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBudget(pub String);

impl BadBudget {
    pub fn message(&self) -> Message {
        Message::new("bots-fault-budget").with("found", self.0.as_str())
    }
}

/// `200ms`, `2s`, or `5000n` for simulations; none of them 0.
impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let split = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        let number: u64 = text[..split].parse().map_err(|_| BadBudget(text.to_owned()))?;
        match &text[split..] {
            _ if number == 0 => Err(BadBudget(text.to_owned())),
            "ms" => Ok(Budget::time(Duration::from_millis(number))),
            "s" => Ok(Budget::time(Duration::from_secs(number))),
            "n" => Ok(Budget::simulations(number)),
            _ => Err(BadBudget(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_and_refused() {
        assert_eq!("200ms".parse(), Ok(Budget::time(Duration::from_millis(200))));
        assert_eq!("2s".parse(), Ok(Budget::time(Duration::from_secs(2))));
        assert_eq!("5000n".parse(), Ok(Budget::simulations(5000)));
        for wrong in ["", "5000", "0n", "ms", "2 s", "2m", "-2s", "99999999999999999999n"] {
            assert_eq!(wrong.parse::<Budget>(), Err(BadBudget(wrong.to_owned())));
        }
    }

    #[test]
    fn the_tighter_budget_counts_in_both_respects() {
        let both = Budget::simulations(10).within(Budget::time(Duration::from_secs(1)));
        assert_eq!(both, Budget { simulations: 10, time: Some(Duration::from_secs(1)) });
        assert_eq!(both.within(Budget::simulations(20)), both);
    }
}
