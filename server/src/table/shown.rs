//! What leaves the server about a table, as JSON: only what the viewer it was made for may know. Seats go by their
//! names; numbers a viewer sees are its own plies.

use crate::{clocks::Clocks, error::Problem, terms::Terms, text::Spoken};
use game::{By, Outcome, SeatInfo, Table, Told, Turn, Viewer};
use serde::Serialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

/// JSON that was made elsewhere.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(value_type = Object)]
#[serde(transparent)]
pub(crate) struct Json(pub(crate) Box<RawValue>);

impl Json {
    pub(crate) fn new(text: String) -> Json {
        Json(RawValue::from_string(text).expect("views are JSON"))
    }
}

/// A position through one viewer's eyes, and what that viewer may do.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Seen {
    /// Through whose eyes; nothing for a spectator.
    pub(crate) seat: Option<&'static str>,
    /// The number of this view: what a sentence says that it answers.
    pub(crate) ply: usize,
    pub(crate) turn: TurnShown,
    pub(crate) view: Json,
    /// Every sentence of the game that this seat may say now.
    pub(crate) legal: Vec<String>,
    pub(crate) can_undo: bool,
    pub(crate) offers: OffersShown,
    pub(crate) clocks: Option<ClocksShown>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TurnShown {
    /// The seat to act.
    pub(crate) due: Option<&'static str>,
    /// Dice or cards are to be entered.
    pub(crate) is_chance: bool,
    pub(crate) outcome: Option<OutcomeShown>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct OutcomeShown {
    pub(crate) is_draw: bool,
    pub(crate) winners: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OffersShown {
    /// Seats that want a draw.
    pub(crate) draw: Vec<&'static str>,
    /// Seats that have given up and wait for their allies to agree.
    pub(crate) resigned: Vec<&'static str>,
    /// Who asked to take back, and the seats that agree.
    pub(crate) takeback: Option<&'static str>,
    pub(crate) takeback_agreed: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ClocksShown {
    /// Milliseconds by seat when the running clock started.
    pub(crate) left: Vec<i64>,
    pub(crate) running: Option<&'static str>,
    /// When the running clock started, when it is up, and what the server's clock says now.
    pub(crate) since: Option<i64>,
    pub(crate) up_at: Option<i64>,
    pub(crate) now: i64,
}

/// A line of the log as this viewer saw it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LineShown {
    pub(crate) ply: usize,
    /// A seat's name, `chance` or `table`.
    pub(crate) by: &'static str,
    /// The words, if this viewer may read them.
    pub(crate) sentence: Option<String>,
    pub(crate) messages: Vec<Spoken>,
    /// Taken back since.
    pub(crate) undone: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatShown {
    pub(crate) seat: &'static str,
    pub(crate) team: &'static str,
    /// Who sits there.
    pub(crate) name: Option<String>,
    /// The level of the computer, if it plays.
    pub(crate) bot: Option<u8>,
    pub(crate) is_online: bool,
    /// Whether this seat has handed in a sealed salt, and opened it.
    pub(crate) is_sealed: bool,
    pub(crate) is_opened: bool,
}

/// A table from outside.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableShown {
    pub(crate) id: String,
    pub(crate) game: String,
    /// Option, map and nations lines.
    pub(crate) head: Vec<String>,
    /// `open`, `opening` (salts), `running` or `over`.
    pub(crate) status: &'static str,
    pub(crate) outcome: Option<OutcomeShown>,
    pub(crate) is_public: bool,
    #[schema(inline)]
    pub(crate) terms: Terms,
    pub(crate) seats: Vec<SeatShown>,
    pub(crate) watching: usize,
    pub(crate) rules_version: i64,
    /// SHA-256 of the secret from which the dice are drawn, in hexadecimal digits.
    pub(crate) seal: Option<String>,
    pub(crate) rematch_of: Option<String>,
    pub(crate) made_at: i64,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ChatShown {
    pub(crate) number: i64,
    /// `seated` or `watching`.
    pub(crate) channel: String,
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) at: i64,
}

/// What a socket is sent, in the order of its numbers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Body {
    /// New lines of the log, plies that were taken back by them, and the view they led to.
    Moved {
        lines: Vec<LineShown>,
        undone: Vec<usize>,
        seen: Seen,
    },
    /// Who sits and watches, or the table's status, has changed.
    Table {
        table: TableShown,
    },
    Chat {
        chat: ChatShown,
    },
    /// Somebody asks for another game: the table of that id.
    Rematch {
        table: String,
        key: String,
    },
}

/// What a socket is sent besides: answers to its own messages.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum Answer {
    /// Everything anew: at the beginning, or when too much was missed.
    Sync {
        epoch: String,
        event: u64,
        table: Box<TableShown>,
        seen: Option<Box<Seen>>,
        lines: Vec<LineShown>,
    },
    /// Nothing was missed that will not follow now.
    Resumed {
        epoch: String,
        event: u64,
    },
    /// The message with that token was carried out, now or earlier.
    Ack {
        token: String,
        ply: usize,
        is_repeated: bool,
    },
    Failed {
        token: Option<String>,
        problem: Box<Problem>,
    },
    Pong {
        token: Option<String>,
        now: i64,
    },
    /// The server is closing; come back in a moment.
    Closing,
}

pub(crate) fn name_of(viewer: Viewer, seats: &[SeatInfo]) -> Option<&'static str> {
    match viewer {
        Viewer::Seat(seat) => Some(seats[seat.index()].name),
        Viewer::Public => None,
    }
}

fn names(of: game::Seats, seats: &[SeatInfo]) -> Vec<&'static str> {
    of.iter().filter(|seat| seat.index() < seats.len()).map(|seat| seats[seat.index()].name).collect()
}

impl OutcomeShown {
    pub(crate) fn new(outcome: Outcome, seats: &[SeatInfo]) -> OutcomeShown {
        match outcome {
            Outcome::Draw => OutcomeShown { is_draw: true, winners: Vec::new() },
            Outcome::Won(winners) => OutcomeShown { is_draw: false, winners: names(winners, seats) },
        }
    }

    /// As it is stored: `draw`, or the winners' names.
    pub(crate) fn words(&self) -> String {
        if self.is_draw { "draw".to_owned() } else { self.winners.join(" ") }
    }
}

impl TurnShown {
    pub(crate) fn new(turn: Turn, seats: &[SeatInfo]) -> TurnShown {
        match turn {
            Turn::Player(seat) => {
                TurnShown { due: Some(seats[seat.index()].name), is_chance: false, outcome: None }
            }
            Turn::Chance => TurnShown { due: None, is_chance: true, outcome: None },
            Turn::Over(outcome) => {
                TurnShown { due: None, is_chance: false, outcome: Some(OutcomeShown::new(outcome, seats)) }
            }
        }
    }
}

impl Seen {
    pub(crate) fn new(table: &dyn Table, viewer: Viewer, clocks: Option<ClocksShown>) -> Seen {
        let seats = table.seats();
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let offers = table.offers();
        Seen {
            seat: name_of(viewer, seats),
            ply: table.plies(viewer),
            turn: TurnShown::new(table.turn(), seats),
            view: Json(table.raw_view(viewer)),
            legal: own.map(|seat| table.legal(seat)).unwrap_or_default(),
            can_undo: own.is_some() && table.may_undo() == own,
            offers: OffersShown {
                draw: names(offers.draw, seats),
                resigned: names(offers.resigned, seats),
                takeback: offers.asked.map(|seat| seats[seat.index()].name),
                takeback_agreed: names(offers.takeback, seats),
            },
            clocks,
        }
    }
}

impl ClocksShown {
    pub(crate) fn new(clocks: &Clocks, terms: &Terms, seats: &[SeatInfo], now: i64) -> Option<ClocksShown> {
        if terms.clock == crate::terms::ClockTerms::None {
            return None;
        }
        Some(ClocksShown {
            left: clocks.left.clone(),
            running: clocks.running.map(|(seat, _)| seats[usize::from(seat)].name),
            since: clocks.running.map(|(_, since)| since),
            up_at: clocks.up_at(terms.clock),
            now,
        })
    }
}

impl LineShown {
    pub(crate) fn new(told: Told, seats: &[SeatInfo]) -> LineShown {
        LineShown {
            ply: told.ply,
            by: match told.by {
                By::Seat(seat) => seats[seat.index()].name,
                By::Chance => "chance",
                By::Table => "table",
            },
            sentence: told.sentence,
            messages: told.messages.into_iter().map(Spoken::from).collect(),
            undone: told.undone,
        }
    }
}
