//! Sentences that are the same at every table: resign, draw, undo, takeback, and what the table itself notes down. They
//! belong to no game's rules, so they are no actions, but they are lines of the log like all others.

use crate::seat::{Outcome, Seat, SeatInfo, Seats};
use serde::{Deserialize, Serialize};

/// What may be said besides the game's own sentences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Platform {
    Resign,
    OfferDraw,
    AcceptDraw,
    Undo,
    /// Asks to take back this seat's last action and all that followed, dice too.
    OfferTakeback,
    AcceptTakeback,
}

impl Platform {
    pub const ALL: [Platform; 6] = [
        Platform::Resign,
        Platform::OfferDraw,
        Platform::AcceptDraw,
        Platform::Undo,
        Platform::OfferTakeback,
        Platform::AcceptTakeback,
    ];

    pub fn sentence(self) -> &'static str {
        match self {
            Platform::Resign => "resign",
            Platform::OfferDraw => "offer draw",
            Platform::AcceptDraw => "accept draw",
            Platform::Undo => "undo",
            Platform::OfferTakeback => "offer takeback",
            Platform::AcceptTakeback => "accept takeback",
        }
    }

    pub fn parse(sentence: &str) -> Option<Platform> {
        Platform::ALL.into_iter().find(|said| said.sentence() == sentence)
    }
}

/// What the table itself notes down: no seat says it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notice {
    /// `time-out <seat>`: its clock ran out, its team has lost.
    TimeOut(Seat),
    /// `seat <seat> person`: a person plays it from here on.
    Person(Seat),
    /// `seat <seat> bot`: the computer plays it from here on.
    Bot(Seat),
}

impl Notice {
    pub fn parse(sentence: &str, seats: &[SeatInfo]) -> Option<Notice> {
        let seat = |name: &str| seats.iter().position(|seat| seat.name == name).map(|seat| Seat(seat as u8));
        let words: Vec<&str> = sentence.split(' ').collect();
        match words.as_slice() {
            ["time-out", name] => Some(Notice::TimeOut(seat(name)?)),
            ["seat", name, "person"] => Some(Notice::Person(seat(name)?)),
            ["seat", name, "bot"] => Some(Notice::Bot(seat(name)?)),
            _ => None,
        }
    }

    pub fn sentence(self, seats: &[SeatInfo]) -> String {
        let name = seats[self.seat().index()].name;
        match self {
            Notice::TimeOut(_) => format!("time-out {name}"),
            Notice::Person(_) => format!("seat {name} person"),
            Notice::Bot(_) => format!("seat {name} bot"),
        }
    }

    pub fn seat(self) -> Seat {
        match self {
            Notice::TimeOut(seat) | Notice::Person(seat) | Notice::Bot(seat) => seat,
        }
    }

    /// The key of its message.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Notice::TimeOut(_) => "platform-time-out",
            Notice::Person(_) => "platform-seat-person",
            Notice::Bot(_) => "platform-seat-bot",
        }
    }
}

/// The end when a seat's team has lost, by surrender or by the clock: all others have won.
pub(crate) fn lost_by(team: &str, seats: &[SeatInfo]) -> Outcome {
    let others = (0..seats.len()).filter(|&seat| seats[seat].team != team);
    Outcome::Won(others.map(|seat| Seat(seat as u8)).collect())
}

/// What has been said about ending the game early or taking back. Offers lapse with the next action; a resignation that
/// waits for an ally lapses when its seat acts again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Offers {
    /// Seats that want a draw: the one that offered and those that accepted.
    pub draw: Seats,
    pub resigned: Seats,
    /// Who asked to take back, and the seats that want it.
    pub asked: Option<Seat>,
    pub takeback: Seats,
}

impl Offers {
    /// After an action of the game by `seat` (`None`: chance).
    pub fn lapse(&mut self, seat: Option<Seat>) {
        self.draw = Seats::NONE;
        self.forget_takeback();
        if let Some(seat) = seat {
            self.resigned.0 &= !Seats::one(seat).0;
        }
    }

    pub(crate) fn forget_takeback(&mut self) {
        self.asked = None;
        self.takeback = Seats::NONE;
    }

    /// The seat whose last action is to be taken back, once every seat has agreed.
    pub(crate) fn agreed_takeback(&self, seats: &[SeatInfo]) -> Option<Seat> {
        let all = (0..seats.len()).all(|seat| self.takeback.has(Seat(seat as u8)));
        self.asked.filter(|_| all)
    }

    /// The end that all concerned have agreed to, if they have: every seat for a draw, a whole team for surrender.
    pub fn outcome(&self, seats: &[SeatInfo]) -> Option<Outcome> {
        let all = || (0..seats.len()).map(|seat| Seat(seat as u8));
        if all().all(|seat| self.draw.has(seat)) {
            return Some(Outcome::Draw);
        }
        let given_up = |team: &str| {
            all().filter(|seat| seats[seat.index()].team == team).all(|seat| self.resigned.has(seat))
        };
        let lost = self.resigned.iter().map(|seat| seats[seat.index()].team).find(|team| given_up(team))?;
        Some(lost_by(lost, seats))
    }
}
