//! Sentences that are the same at every table: resign, draw, undo. They belong to no game's rules, so they are no
//! actions, but they are lines of the log like all others.

use crate::seat::{Outcome, Seat, SeatInfo, Seats};

/// What may be said besides the game's own sentences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Platform {
    Resign,
    OfferDraw,
    AcceptDraw,
    Undo,
}

impl Platform {
    pub const ALL: [Platform; 4] =
        [Platform::Resign, Platform::OfferDraw, Platform::AcceptDraw, Platform::Undo];

    pub fn sentence(self) -> &'static str {
        match self {
            Platform::Resign => "resign",
            Platform::OfferDraw => "offer draw",
            Platform::AcceptDraw => "accept draw",
            Platform::Undo => "undo",
        }
    }

    pub fn parse(sentence: &str) -> Option<Platform> {
        Platform::ALL.into_iter().find(|said| said.sentence() == sentence)
    }
}

/// What has been said about ending the game early. Offers lapse with the next action; a resignation that waits for an
/// ally lapses when its seat acts again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Seats that want a draw: the one that offered and those that accepted.
    pub draw: Seats,
    pub resigned: Seats,
}

impl Offers {
    /// After an action of the game by `seat` (`None`: chance).
    pub fn lapse(&mut self, seat: Option<Seat>) {
        self.draw = Seats::NONE;
        if let Some(seat) = seat {
            self.resigned.0 &= !Seats::one(seat).0;
        }
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
        Some(Outcome::Won(all().filter(|seat| seats[seat.index()].team != lost).collect()))
    }
}
