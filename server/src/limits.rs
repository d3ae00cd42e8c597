//! A limit on everything: sizes, counts and rates, all in one place, and the buckets that measure the rates.

use std::{collections::HashMap, sync::Mutex};

/// So many at once, and so many more every second.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub burst: f64,
    pub per_second: f64,
}

impl Rate {
    pub const fn new(burst: f64, per_second: f64) -> Rate {
        Rate { burst, per_second }
    }
}

#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request body, and of a message on a socket.
    pub body: usize,
    pub message: usize,
    /// Characters of names, chat lines, notes and sentences.
    pub name: usize,
    pub chat: usize,
    pub note: usize,
    pub sentence: usize,
    pub token: usize,
    /// Lines of a table's head (options, a custom map).
    pub head_lines: usize,
    /// Open and running tables of one account, and new ones from one address in an hour.
    pub tables_per_account: i64,
    pub tables: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Tries to sign in, by address and by login.
    pub sign_ins: Rate,
    pub sockets_per_account: usize,
    pub sockets_per_address: usize,
    pub sockets_per_table: usize,
    /// Requests by address; messages by socket; moves and chat lines by account; hints by account.
    pub requests: Rate,
    pub messages: Rate,
    pub moves: Rate,
    pub chats: Rate,
    pub hints: Rate,
    /// Game files by address: how often, how many bytes and lines, how many at the same time.
    pub replays: Rate,
    pub file: usize,
    pub file_lines: usize,
    pub reading: usize,
    /// Rows in a list, lines of a log in one answer.
    pub page: i64,
    pub log_page: usize,
    /// Jobs that may wait at one table; events that may wait for one socket.
    pub mailbox: usize,
    pub socket_queue: usize,
    /// Events kept for those who come back.
    pub kept_events: usize,
    /// A table that nobody has looked at for so long leaves memory.
    pub idle_ms: i64,
    /// How often the server looks for tables that must be woken.
    pub sweep_ms: u64,
    /// Silence after which a socket is given up, and how often it is asked.
    pub ping_ms: u64,
    pub silence_ms: i64,
    /// Time to open a salt once the game is about to start.
    pub salt_ms: i64,
    /// Lines between stored positions, at least.
    pub snapshot_lines: usize,
    /// Passwords that are hashed at the same time: each takes much memory.
    pub hashing: usize,
    /// Bots that think at the same time, and hints that may wait.
    pub thinkers: usize,
    pub thoughts: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Limits {
            body: 64 * 1024,
            message: 4 * 1024,
            name: 40,
            chat: 500,
            note: 20_000,
            sentence: 200,
            token: 64,
            head_lines: 2_000,
            tables_per_account: 200,
            tables: Rate::new(30.0, 0.02),
            guests: Rate::new(30.0, 0.1),
            sign_ins: Rate::new(10.0, 0.1),
            sockets_per_account: 32,
            sockets_per_address: 256,
            sockets_per_table: 500,
            requests: Rate::new(200.0, 50.0),
            messages: Rate::new(100.0, 30.0),
            moves: Rate::new(100.0, 20.0),
            chats: Rate::new(8.0, 0.5),
            hints: Rate::new(10.0, 0.5),
            replays: Rate::new(60.0, 4.0),
            file: 1024 * 1024,
            file_lines: 12_000,
            reading: 2,
            page: 50,
            log_page: 500,
            mailbox: 256,
            socket_queue: 64,
            kept_events: 16,
            idle_ms: 10 * 60 * 1000,
            sweep_ms: 1_000,
            ping_ms: 20_000,
            silence_ms: 60_000,
            salt_ms: 60_000,
            snapshot_lines: 32,
            hashing: 2,
            thinkers: (cores / 2).max(1),
            thoughts: 256,
        }
    }
}

/// Buckets by whatever is limited, filled again as time passes.
#[derive(Debug, Default)]
pub(crate) struct Rates {
    buckets: Mutex<HashMap<(&'static str, String), Bucket>>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: i64,
}

/// Full buckets say nothing and are thrown away when there are so many.
const MOST_BUCKETS: usize = 50_000;

impl Rates {
    /// Takes one; `false` if there is none left.
    pub(crate) fn take(&self, kind: &'static str, who: &str, rate: Rate, now: i64) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            buckets.retain(|_, bucket| now - bucket.at < 60_000);
            // Still too many: rather forget than grow.
            if buckets.len() >= MOST_BUCKETS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry((kind, who.to_owned())).or_insert(Bucket::full(rate, now));
        bucket.take(rate, now)
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: i64) -> Bucket {
        Bucket { left: rate.burst, at: now }
    }

    pub(crate) fn take(&mut self, rate: Rate, now: i64) -> bool {
        let passed = (now - self.at).max(0) as f64 / 1000.0;
        self.left = (self.left + passed * rate.per_second).min(rate.burst);
        self.at = now;
        if self.left < 1.0 {
            return false;
        }
        self.left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_emptied_by_a_burst_and_filled_by_time() {
        let rates = Rates::default();
        let rate = Rate::new(2.0, 0.5);
        let take = |who, now| rates.take("move", who, rate, now);
        assert_eq!([take("a", 0), take("a", 0), take("a", 0)], [true, true, false]);
        assert!(take("b", 0));
        assert!(!take("a", 1_900));
        assert!(take("a", 2_500));
        assert!(!take("a", 2_500));
    }
}
