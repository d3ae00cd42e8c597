//! A table as every client, the server and the binary see it, whatever game lies on it: sentences in, JSON and
//! messages out. Implemented once for every game by `OpenTable`.

use crate::{
    chance::{Dice, Word},
    contract::{Misread, SourceLine},
    message::{Message, Odds},
    platform::Offers,
    seat::{By, Seat, SeatInfo, Turn, Viewer},
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::{any::Any, ops::Range};

/// An open table. It is safe to hand its `view`, `legal`, `told`, `why` and `odds` to the viewer they were made for;
/// `log` and `facts` are the whole truth and are for storing only.
pub trait Table: Send + Sync {
    fn engine(&self) -> &'static str;
    fn edition(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// The lines that make this box: options, map, nations.
    fn head(&self) -> Vec<SourceLine>;
    fn seats(&self) -> &[SeatInfo];
    fn turn(&self) -> Turn;

    /// What the viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> String;
    /// The same, of a type that is JSON: whoever puts it into something larger need not read it first.
    fn raw_view(&self, viewer: Viewer) -> Box<RawValue>;
    /// The sentences of the game that `seat` may say now; none if it is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether and why not.
    fn why(&self, by: By, sentence: &str) -> Result<(), Refusal>;
    /// Exact odds of a sentence, from what `seat` knows.
    fn odds(&self, seat: Seat, sentence: &str) -> Result<Option<Odds>, Refusal>;
    /// Who may take back the last action, if anybody may.
    fn may_undo(&self) -> Option<Seat>;
    /// What is on offer: a draw, a takeback, a surrender that waits for an ally.
    fn offers(&self) -> Offers;

    /// What would follow, worked out on a copy. Store its lines, then `accept` it.
    fn propose(&self, by: By, sentence: &str, dice: Option<&mut dyn Dice>) -> Result<Proposal, Refusal>;
    /// Chance's first actions, before any player's.
    fn begin(&self, dice: &mut dyn Dice) -> Proposal;
    /// Makes the copy the truth. The proposal must be this table's newest.
    fn accept(&mut self, proposal: Proposal);

    /// Carries out one stored line: no dice are thrown, chance's lines come like all others, and how they were drawn
    /// must fit what could be drawn there.
    fn replay_line(&mut self, by: By, sentence: &str, words: &[Word]) -> Result<(), Refusal>;
    /// The position as bytes from which `OpenTable::restore` goes on, the log up to here left behind. `None` while
    /// something can be undone: a position is kept at a change of seat, where the way back is closed anyway.
    fn snapshot(&self) -> Option<Vec<u8>>;
    /// How many lines at the beginning of the log were left behind. Until they are replayed there is no looking back
    /// before them, no taking back past them, and `log` and `arranged` say less than the truth.
    fn begins_at(&self) -> usize;
    /// How many lines the log has, those left behind included.
    fn line_count(&self) -> usize;

    /// How many plies this viewer was shown.
    fn plies(&self, viewer: Viewer) -> usize;
    /// The log as this viewer saw it happen, from a ply on. Plies count what the viewer was shown, from 1.
    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    /// The view as it was after a ply (0: before the first); `None` for a ply that is not there.
    fn view_at(&self, viewer: Viewer, ply: usize) -> Option<String>;

    /// The views after so many lines of the kept log, from 0 (none) to all of them: for looking back at a game that is
    /// over, where lines can be counted alike for everybody.
    fn views(&self, viewer: Viewer, lines: Range<usize>) -> Vec<String>;
    /// Every line of the kept log as this viewer saw it happen; `None` for those it was shown nothing of.
    fn told_lines(&self, viewer: Viewer) -> Vec<Option<Told>>;
    /// For every line of the kept log whether it is part of the line of play (`line_of_play`).
    fn counting(&self) -> Vec<bool>;
    /// How the game went, after so many lines from 0 to all: the whole truth, for a game that is over.
    fn review(&self) -> Vec<Reviewed>;

    /// Every line, in order.
    fn log(&self) -> Vec<Line>;
    /// The game's own lines as they count now: without platform sentences and what was undone.
    fn line_of_play(&self) -> Vec<Line>;
    /// The position as scenario lines.
    fn facts(&self) -> Vec<SourceLine>;
    /// The position in which this table began, if it was arranged.
    fn arranged(&self) -> Option<Vec<SourceLine>>;
}

/// A line of the log as it is stored: who, what, and how chance drew it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub by: By,
    pub sentence: String,
    pub words: Vec<Word>,
}

/// Lines to store, and the copy that they lead to.
#[derive(Debug)]
pub struct Proposal {
    /// The number of the first of these lines in the log, from 0: the key under which it is stored.
    pub seq: usize,
    pub lines: Vec<Line>,
    /// Who is to act after them.
    pub turn: Turn,
    pub(crate) change: Box<dyn Any + Send>,
}

/// A line of the log as a viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    pub ply: usize,
    pub by: By,
    /// The words, if this viewer may read them.
    pub sentence: Option<String>,
    pub messages: Vec<Message>,
    /// Taken back since.
    pub undone: bool,
}

/// A moment of a game in figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reviewed {
    /// How well each seat stood, from -1 (lost) to 1 (won), as the engine estimates it.
    pub scores: Vec<f32>,
    /// If chance spoke last, and it was not taken back.
    pub drawn: Option<Drawn>,
}

/// What chance said, beside all it could have said.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Drawn {
    /// How likely it was, where that is known.
    pub likelihood: Option<f64>,
    /// The mean of each seat's score over everything that could have come: what is above it is luck.
    pub expected: Vec<f32>,
    /// Whether all results were counted, not only a sample.
    pub is_exact: bool,
}

/// Why a sentence was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    pub kind: RefusalKind,
    pub rule: Option<&'static str>,
    pub message: Message,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalKind {
    /// No sentence of this game.
    Misread,
    /// Somebody else is to act.
    NotDue,
    /// The game is over.
    Over,
    /// The rules forbid it.
    Illegal,
    /// Nothing to undo, no offer to accept.
    Platform,
}

impl Refusal {
    pub(crate) fn plain(kind: RefusalKind, key: &str) -> Refusal {
        Refusal { kind, rule: None, message: Message::new(key) }
    }
}

impl From<Misread> for Refusal {
    fn from(misread: Misread) -> Refusal {
        let key = match (misread.expected.is_empty(), misread.found.is_empty()) {
            (true, _) => "refusal-misread-end",
            (false, true) => "refusal-misread-missing",
            (false, false) => "refusal-misread",
        };
        let message = Message::new(key)
            .with("number", misread.word as i64 + 1)
            .with("found", misread.found)
            .with("expected", misread.expected);
        Refusal { kind: RefusalKind::Misread, rule: None, message }
    }
}
