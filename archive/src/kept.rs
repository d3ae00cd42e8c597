//! What a server keeps with a game besides its file: one line `kept {…}` in the head, JSON without spaces.

use crate::Failure;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Chat, Note, Seat, Standing, Status, Whole};

/// Everything of a stored game that is not written in the other lines of its file. It holds the secret of the dice: a
/// file with this line is for hosts, not for players.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) host: String,
    pub(crate) terms: String,
    pub(crate) is_public: bool,
    secret: String,
    pub(crate) rematch_of: Option<String>,
    pub(crate) at: i64,
    status: Status,
    due: Option<i64>,
    outcome: Option<String>,
    clocks: String,
    wake: Option<i64>,
    moved: i64,
    seats: Vec<KeptSeat>,
    /// When each line was said.
    pub(crate) times: Vec<i64>,
    /// The client's numbers of messages, by line.
    pub(crate) tokens: BTreeMap<i64, String>,
    chats: Vec<KeptChat>,
    notes: Vec<(String, String)>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptSeat {
    seat: i64,
    account: Option<String>,
    bot: Option<i64>,
    sealed: Option<String>,
    salt: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptChat {
    number: i64,
    channel: String,
    account: Option<String>,
    name: String,
    text: String,
    at: i64,
}

impl Kept {
    pub(crate) fn of(whole: &Whole) -> Kept {
        let Whole { game, standing, seats, actions, chats, notes } = whole;
        let token = |action: &store::Action| Some((action.seq, action.token.clone()?));
        Kept {
            id: game.id.clone(),
            host: game.host.clone(),
            terms: game.terms.clone(),
            is_public: game.is_public,
            secret: hex(&game.secret),
            rematch_of: game.rematch_of.clone(),
            at: game.at,
            status: standing.status,
            due: standing.due,
            outcome: standing.outcome.clone(),
            clocks: standing.clocks.clone(),
            wake: standing.wake,
            moved: standing.at,
            seats: seats.iter().map(KeptSeat::of).collect(),
            times: actions.iter().map(|action| action.at).collect(),
            tokens: actions.iter().filter_map(token).collect(),
            chats: chats.iter().map(KeptChat::of).collect(),
            notes: notes.iter().map(|note| (note.account.clone(), note.text.clone())).collect(),
        }
    }

    /// The line, without what a game file takes for something else: spaces in a row and `#`.
    pub(crate) fn line(&self) -> String {
        let json = serde_json::to_string(self).expect("plain words and numbers");
        format!("kept {}\n", json.replace(' ', "\\u0020").replace('#', "\\u0023"))
    }

    pub(crate) fn read(said: &str) -> Result<Kept, Failure> {
        serde_json::from_str(said).map_err(|error| Failure::Kept(error.to_string()))
    }

    pub(crate) fn secret(&self) -> Result<Vec<u8>, Failure> {
        bytes(&self.secret)
    }

    pub(crate) fn standing(&self, lines: usize) -> Standing {
        Standing {
            status: self.status,
            due: self.due,
            outcome: self.outcome.clone(),
            clocks: self.clocks.clone(),
            wake: self.wake,
            ply: lines as i64,
            at: self.moved,
        }
    }

    pub(crate) fn seats(&self) -> Result<Vec<Seat>, Failure> {
        self.seats.iter().map(KeptSeat::seat).collect()
    }

    pub(crate) fn chats(&self) -> Vec<Chat> {
        self.chats.iter().map(KeptChat::chat).collect()
    }

    pub(crate) fn notes(&self) -> Vec<Note> {
        let note = |(account, text): &(String, String)| Note { account: account.clone(), text: text.clone() };
        self.notes.iter().map(note).collect()
    }
}

impl KeptSeat {
    fn of(seat: &Seat) -> KeptSeat {
        KeptSeat {
            seat: seat.seat,
            account: seat.account.clone(),
            bot: seat.bot,
            sealed: seat.sealed.as_deref().map(hex),
            salt: seat.salt.as_deref().map(hex),
        }
    }

    fn seat(&self) -> Result<Seat, Failure> {
        let read = |text: &Option<String>| text.as_deref().map(bytes).transpose();
        Ok(Seat {
            seat: self.seat,
            account: self.account.clone(),
            name: None,
            bot: self.bot,
            sealed: read(&self.sealed)?,
            salt: read(&self.salt)?,
        })
    }
}

impl KeptChat {
    fn of(chat: &Chat) -> KeptChat {
        KeptChat {
            number: chat.number,
            channel: chat.channel.clone(),
            account: chat.account.clone(),
            name: chat.name.clone(),
            text: chat.text.clone(),
            at: chat.at,
        }
    }

    fn chat(&self) -> Chat {
        Chat {
            number: self.number,
            channel: self.channel.clone(),
            account: self.account.clone(),
            name: self.name.clone(),
            text: self.text.clone(),
            at: self.at,
        }
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn bytes(hex: &str) -> Result<Vec<u8>, Failure> {
    let byte = |pair: &[u8]| {
        let pair = std::str::from_utf8(pair).ok()?;
        u8::from_str_radix(pair, 16).ok().filter(|_| pair.len() == 2)
    };
    let read: Option<Vec<u8>> = hex.as_bytes().chunks(2).map(byte).collect();
    read.ok_or_else(|| Failure::Kept(format!("no bytes: {hex}")))
}
