//! An estimate of how a side stands, for bots: how far the five best-placed Germans have come, and what is left of the
//! Americans. Only an opinion; no rule depends on it.

use crate::{
    Mortain,
    data::UnitId,
    phase::{Phase, Side},
    state::{EXITS_TO_WIN, Place, State, TURNS},
    word::bits,
};
use game::Seat;

pub(crate) fn score(game: &Mortain, at: &State, seat: Seat) -> f32 {
    let german = match at.phase {
        Phase::Over(Side::German) => 1.0,
        Phase::Over(Side::American) => -1.0,
        _ => german(game, at),
    };
    if seat == Side::German.seat() { german } else { -german }
}

fn german(game: &Mortain, at: &State) -> f32 {
    let mut hopes = [0.0_f32; 16];
    for unit in bits(game.units.of[Side::German as usize].into()) {
        hopes[usize::from(unit)] = hope(game, at, UnitId(unit));
    }
    hopes.sort_by(|a, b| b.total_cmp(a));
    let through: f32 = hopes.iter().take(EXITS_TO_WIN as usize).sum::<f32>() / EXITS_TO_WIN as f32;
    // A sixth unit that could still make it is a reserve.
    let reserve = hopes[EXITS_TO_WIN as usize] * 0.1;
    let advantage = (steps(game, at, Side::German) - steps(game, at, Side::American)) * 0.15;
    (through * 2.0 - 1.0 + reserve + advantage).clamp(-0.98, 0.98)
}

/// How likely a German unit seems to leave in time: the nearer to the west edge the better, less so in late turns.
fn hope(game: &Mortain, at: &State, unit: UnitId) -> f32 {
    let place = at.place(unit);
    if place == Place::EXITED {
        return 1.0;
    }
    if place == Place::DEAD {
        return 0.0;
    }
    let columns = f32::from(game.map.columns);
    let to_go = place.hex().map_or(columns + 1.0, |hex| f32::from(game.map.column_row(hex).0)) / columns;
    let time = f32::from(TURNS + 1 - at.turn.max(1)) / f32::from(TURNS);
    let steps = if at.is_reduced(unit) { 0.75 } else { 1.0 };
    steps * (1.0 - to_go * (1.0 - 0.45 * time)).clamp(0.05, 0.95)
}

/// The share of a side's steps still in play.
fn steps(game: &Mortain, at: &State, side: Side) -> f32 {
    let units = game.units.of[side as usize];
    let alive = at.standing(units, !Place::DEAD.bit());
    let steps = 2 * alive.count_ones() - (alive & at.reduced).count_ones();
    steps as f32 / (2 * units.count_ones()).max(1) as f32
}
