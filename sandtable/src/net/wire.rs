//! What a server says, as far as the terminal needs it; docs/api.md describes it. Fields that are not read are left out,
//! so that a newer server is understood as long as it says the same.

use catalog::Text;
use game::Message;
use serde::Deserialize;
use serde_json::Value;

/// Why something was not done.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Problem {
    pub(crate) message: Spoken,
    #[serde(default)]
    pub(crate) rule: Option<String>,
    #[serde(default)]
    pub(crate) faults: Vec<Fault>,
    #[serde(default)]
    pub(crate) seen: Option<Seen>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Fault {
    pub(crate) message: Spoken,
}

/// A message, perhaps with the server's words for it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Spoken {
    pub(crate) key: String,
    #[serde(default)]
    args: std::collections::BTreeMap<String, game::Value>,
    #[serde(default)]
    text: Option<String>,
}

impl Spoken {
    pub(crate) fn message(&self) -> Message {
        Message { key: self.key.clone(), args: self.args.clone() }
    }

    /// In our language; what only the server knows, in the server's words.
    pub(crate) fn say(&self, text: &Text, engine: &str) -> String {
        match &self.text {
            Some(words) if !text.has(&self.key) => catalog::text::harmless(words),
            _ => text.say(&self.message(), engine),
        }
    }
}

impl Problem {
    /// Something else than Sandtable seems to answer.
    pub(crate) fn strange(what: &str) -> Problem {
        let what: String = what.chars().take(200).collect();
        let args = [("error".to_owned(), what.into())].into();
        let message = Spoken { key: "net-strange".to_owned(), args, text: None };
        Problem { message, rule: None, faults: Vec::new(), seen: None }
    }

    /// As refusals are told: the sentence, and the paragraph in brackets.
    pub(crate) fn say(&self, text: &Text, engine: &str) -> String {
        let mut said = self.message.say(text, engine);
        if let Some(rule) = &self.rule {
            said = format!("{said} ({})", catalog::text::harmless(rule));
        }
        for fault in &self.faults {
            said = format!("{said}\n{}", fault.message.say(text, engine));
        }
        said
    }
}

/// A table as we stand to it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct MyTable {
    pub(crate) table: Table,
    pub(crate) yours: Vec<String>,
    pub(crate) key: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) head: Vec<String>,
    pub(crate) status: String,
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<Seat>,
    pub(crate) watching: usize,
    pub(crate) seal: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Terms {
    pub(crate) salts: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seat {
    pub(crate) seat: String,
    pub(crate) name: Option<String>,
    pub(crate) bot: Option<u8>,
    pub(crate) is_online: bool,
    pub(crate) is_sealed: bool,
    pub(crate) is_opened: bool,
}

impl Table {
    pub(crate) fn seat(&self, name: &str) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.seat == name)
    }
}

/// A table in a list.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Summary {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) status: String,
    pub(crate) seats: Vec<Seat>,
    pub(crate) is_due: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Seen {
    pub(crate) seat: Option<String>,
    pub(crate) ply: usize,
    pub(crate) turn: Turn,
    pub(crate) view: Value,
    pub(crate) legal: Vec<String>,
    pub(crate) clocks: Option<Clocks>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Turn {
    pub(crate) due: Option<String>,
    pub(crate) is_chance: bool,
    pub(crate) outcome: Option<Outcome>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) is_draw: bool,
    pub(crate) winners: Vec<String>,
}

/// Milliseconds; without a live clock only who must act until when.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Clocks {
    pub(crate) left: Vec<i64>,
    pub(crate) running: Option<String>,
    pub(crate) since: Option<i64>,
    pub(crate) up_at: Option<i64>,
    pub(crate) now: i64,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Line {
    pub(crate) ply: usize,
    pub(crate) by: String,
    pub(crate) sentence: Option<String>,
    pub(crate) messages: Vec<Spoken>,
    #[serde(default)]
    pub(crate) undone: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Chat {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// What a sentence led to.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Carried {
    pub(crate) seen: Seen,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Odds {
    pub(crate) tables: Vec<OddsTable>,
    pub(crate) figures: Vec<Chance>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct OddsTable {
    pub(crate) title: Spoken,
    pub(crate) rows: Vec<Chance>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Chance {
    pub(crate) of: Spoken,
    pub(crate) value: f64,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Hint {
    pub(crate) best: Advice,
    pub(crate) next: Vec<Advice>,
    pub(crate) reason: Spoken,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Advice {
    pub(crate) sentence: String,
    pub(crate) win: u8,
}

/// What comes over the socket by itself.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    Sync { table: Table, seen: Option<Box<Seen>>, lines: Vec<Line> },
    Moved { lines: Vec<Line>, seen: Box<Seen> },
    Table(Table),
    Chat(Chat),
    Rematch { table: String, key: String },
}

/// One message of the socket: where it stands in the stream, and what it says, if that is for us.
pub(crate) struct Heard {
    pub(crate) epoch: Option<String>,
    pub(crate) event: Option<u64>,
    pub(crate) body: Option<Event>,
}

/// `None` for what is not JSON of ours.
pub(crate) fn heard(text: &str) -> Option<Heard> {
    #[derive(Deserialize)]
    struct Whole {
        #[serde(rename = "type")]
        kind: String,
        #[serde(default)]
        epoch: Option<String>,
        #[serde(default)]
        event: Option<u64>,
        #[serde(flatten)]
        rest: serde_json::Map<String, Value>,
    }
    let Whole { kind, epoch, event, mut rest } = serde_json::from_str(text).ok()?;
    let mut part = |name: &str| rest.remove(name).unwrap_or_default();
    fn read<T: serde::de::DeserializeOwned>(value: Value) -> Option<T> {
        serde_json::from_value(value).ok()
    }
    let body = match kind.as_str() {
        "sync" => Some(Event::Sync {
            table: read(part("table"))?,
            seen: read(part("seen"))?,
            lines: read(part("lines"))?,
        }),
        "moved" => Some(Event::Moved { lines: read(part("lines"))?, seen: read(part("seen"))? }),
        "table" => Some(Event::Table(read(part("table"))?)),
        "chat" => Some(Event::Chat(read(part("chat"))?)),
        "rematch" => Some(Event::Rematch { table: read(part("table"))?, key: read(part("key"))? }),
        // Acknowledgements, and whatever a newer server may say besides.
        _ => None,
    };
    Some(Heard { epoch, event, body })
}
