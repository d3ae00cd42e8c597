//! What is kept, as plain data. Times are milliseconds since 1970; ids are text the caller makes.

use serde::{Deserialize, Serialize};

/// Somebody: a guest, or with a login an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    /// An argon2 hash.
    pub password: Option<String>,
    pub lang: String,
    pub since: i64,
}

/// A table, as it was made; none of this changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub id: String,
    pub edition: String,
    /// Option, map and nations lines, one below the other.
    pub head: String,
    /// Facts of the position it began in, if it was arranged.
    pub start: Option<String>,
    pub rules_version: i64,
    /// The account that made it.
    pub host: String,
    /// The server's own JSON: clock, spectators, chance, takebacks.
    pub terms: String,
    pub is_public: bool,
    /// From which provable dice are drawn; shown to nobody before the end.
    pub secret: Vec<u8>,
    pub rematch_of: Option<String>,
    pub at: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Waiting for players.
    Open,
    Running,
    Over,
}

impl Status {
    pub fn word(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Running => "running",
            Status::Over => "over",
        }
    }

    pub fn read(word: &str) -> Option<Status> {
        [Status::Open, Status::Running, Status::Over].into_iter().find(|status| status.word() == word)
    }
}

/// Where a table stands: what every line of its log may change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub status: Status,
    /// The seat to act.
    pub due: Option<i64>,
    pub outcome: Option<String>,
    /// The server's own JSON.
    pub clocks: String,
    /// When the table must be looked at though nobody asks: a clock runs out, the computer is to act.
    pub wake: Option<i64>,
    /// Lines in the log.
    pub ply: i64,
    pub at: i64,
}

/// Who plays a seat: an account, a bot, or nobody yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    pub seat: i64,
    pub account: Option<String>,
    /// The account's name at the time of asking; not stored here.
    pub name: Option<String>,
    pub bot: Option<i64>,
    /// The player's part in the dice: its hash first, then itself.
    pub sealed: Option<Vec<u8>>,
    pub salt: Option<Vec<u8>>,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Action {
    pub seq: i64,
    /// A seat's number, `chance` or `table`.
    pub by: String,
    pub sentence: String,
    pub proof: String,
    /// The client's own number for the message that said it: the same one twice is applied once.
    pub token: Option<String>,
    pub at: i64,
}

/// A position, so that opening a long game does not fold its whole log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// How many lines of the log led to it.
    pub seq: i64,
    pub state: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chat {
    pub number: i64,
    /// `seated` or `watching`.
    pub channel: String,
    /// `None` once the author has left for good.
    pub account: Option<String>,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// What an account wrote about a table for itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    pub account: String,
    pub text: String,
}

/// A table with everything that hangs on it, but for the snapshot, which follows from the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole {
    pub game: Game,
    pub standing: Standing,
    pub seats: Vec<Seat>,
    pub actions: Vec<Action>,
    pub chats: Vec<Chat>,
    pub notes: Vec<Note>,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub id: String,
    pub edition: String,
    /// As in `Game`.
    pub head: String,
    pub is_public: bool,
    pub terms: String,
    pub standing: Standing,
    pub seats: Vec<Seat>,
    /// The asking account is to act.
    pub is_due: bool,
}

/// A part of a long list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    pub from: i64,
    pub most: i64,
}
