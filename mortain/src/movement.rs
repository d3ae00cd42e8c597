//! Who may act on the card in hand, and where units may go (SM-3.3, SM-3.4, SM-4). The predicates here serve the legal
//! list and the check alike.

use crate::{
    Mortain,
    data::UnitId,
    options::ColumnNine,
    phase::Side,
    state::{HEXES, Place, State},
};

impl State {
    /// The units that may act now: own, on the map or free to enter, not yet used on this card, of the right stack.
    pub(crate) fn ready(&self, game: &Mortain, side: Side) -> u16 {
        let units = game.units.of[side as usize] & !self.acted;
        match self.stack {
            Some(stack) => self.standing(units & game.may_enter(self.turn), stack.bit()),
            None => {
                let entering = self.standing(units & game.may_enter(self.turn), Place::WAITING.bit());
                entering | self.standing(units, HEXES)
            }
        }
    }

    /// Whether the companion can go along free with this unit (SM-4.3): in the same hex, not used on this card.
    #[inline]
    pub(crate) fn takes_along(&self, game: &Mortain, unit: UnitId) -> bool {
        game.units.companion.is_some_and(|companion| {
            companion != unit
                && !self.has_acted(companion)
                && self.place(companion) == self.place(unit)
                && game.units.get(companion).side == game.units.get(unit).side
        })
    }
}

/// Hexes one side may not move into now.
pub(crate) struct Barred {
    /// An enemy stands there (SM-4.1).
    pub(crate) enemy: u64,
    /// Two own units stand there (SM-4.2).
    pub(crate) full: u64,
    /// The east column, closed to the American (SM-4.6).
    pub(crate) closed: u64,
}

impl Barred {
    pub(crate) fn new(game: &Mortain, at: &State, side: Side) -> Barred {
        Barred {
            enemy: at.places(game.units.of[side.other() as usize]) & HEXES,
            full: at.full(game, side),
            closed: closed(game, at, side),
        }
    }
}

/// SM-4.6
fn closed(game: &Mortain, at: &State, side: Side) -> u64 {
    if side == Side::German || game.setup.column_nine == ColumnNine::Open {
        return 0;
    }
    let germans = game.units.of[Side::German as usize];
    if at.standing(germans, Place::WAITING.bit()) == 0 { 0 } else { game.map.column(game.map.columns) }
}

/// The hexes one step away from where the unit is: its neighbours, or the entry hexes (SM-4.1, SM-4.4).
pub(crate) fn steps(game: &Mortain, at: &State, unit: UnitId) -> u64 {
    match at.place(unit).hex() {
        Some(hex) => game.map.neighbours(hex),
        None => entries(game, at, game.units.get(unit).side),
    }
}

/// SM-4.4: the entry column; on a face card only the hex where the first of the waiting units entered.
pub(crate) fn entries(game: &Mortain, at: &State, side: Side) -> u64 {
    let column = game.map.column(game.entry_column(side));
    if at.stack == Some(Place::WAITING) { column & at.places(at.acted) } else { column }
}

/// Where a ready unit may move.
#[inline]
pub(crate) fn destinations(game: &Mortain, at: &State, unit: UnitId, barred: &Barred) -> u64 {
    let full = if game.units.companion == Some(unit) { 0 } else { barred.full };
    steps(game, at, unit) & !(barred.enemy | full | barred.closed)
}
