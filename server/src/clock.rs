//! The one clock of the server, which tests can set. Milliseconds since 1970.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tokio::sync::watch;

#[derive(Clone, Debug)]
pub struct Clock(Kind);

#[derive(Clone, Debug)]
enum Kind {
    System,
    Set(Arc<watch::Sender<i64>>),
}

/// A wall clock can be put forward or back: a long sleep looks at it again from time to time.
const LONGEST_SLEEP_MS: i64 = 60_000;

impl Clock {
    pub fn system() -> Clock {
        Clock(Kind::System)
    }

    /// A clock that stands still until it is advanced.
    pub fn set(now: i64) -> Clock {
        Clock(Kind::Set(Arc::new(watch::channel(now).0)))
    }

    pub fn now(&self) -> i64 {
        match &self.0 {
            Kind::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Kind::Set(now) => *now.borrow(),
        }
    }

    /// Puts a clock that was set forward; the system's goes by itself.
    pub fn advance(&self, ms: i64) {
        if let Kind::Set(now) = &self.0 {
            now.send_modify(|now| *now += ms);
        }
    }

    /// Returns when it is that late.
    pub async fn until(&self, at: i64) {
        match &self.0 {
            Kind::System => loop {
                let left = at - self.now();
                if left <= 0 {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(left.min(LONGEST_SLEEP_MS).unsigned_abs())).await;
            },
            Kind::Set(now) => {
                let mut now = now.subscribe();
                // The sender lives as long as the clock: there is no error to wait for.
                let _ = now.wait_for(|now| *now >= at).await;
            }
        }
    }
}
