//! Who sits at a table, who looks, whose turn it is and how it ended.

use serde::{Deserialize, Serialize};

/// A place at the table: one side or nation. Counted from 0 in the order of `Game::seats`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What everybody may know about a seat: its word in sentences and the team it stands with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatInfo {
    pub name: &'static str,
    /// Seats of the same team win together. Where everyone plays alone it is the seat's own name.
    pub team: &'static str,
}

/// Through whose eyes a table is seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    Seat(Seat),
    /// A spectator: knows what all seats know in common.
    Public,
}

impl Viewer {
    /// Whether this viewer sits in `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// These seats won; allies win together.
    Won(Seats),
    Draw,
}

/// Who is to act, and whether it is over, in one value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    Player(Seat),
    Chance,
    Over(Outcome),
}

/// Who said a line of the log. Undo, resignation and draw are said by a seat but carried out by the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Seat(Seat),
    Chance,
    Table,
}
