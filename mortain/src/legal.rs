//! The list of everything the player to act may say, in order, without asking `check` for each sentence. Both rest on
//! the same predicates; the conformance suite holds them together.

use crate::{
    Mortain,
    action::Action,
    data::UnitId,
    fire,
    map::HexId,
    movement::{Barred, destinations},
    phase::{Phase, Side},
    state::{HEXES, Place, State},
    support,
    word::bits,
};

pub(crate) fn actions(game: &Mortain, at: &State, out: &mut Vec<Action>) {
    match at.phase {
        Phase::Deploy => deploys(game, at, out),
        Phase::Act => acts(game, at, out),
        // SM-5.5
        Phase::Choose => out.extend([Action::Redraw, Action::Miss]),
        Phase::Draw | Phase::Fight | Phase::Over(_) => {}
    }
}

/// The hexes the American may place a unit on (SM-2.1).
pub(crate) fn deploy_hexes(game: &Mortain) -> u64 {
    let all = (1 << game.map.hexes().count()) - 1;
    all & !game.map.column(game.map.columns)
}

fn deploys(game: &Mortain, at: &State, out: &mut Vec<Action>) {
    let free = deploy_hexes(game) & !at.full(game, Side::American);
    for unit in bits(at.standing(game.units.deployed, Place::WAITING.bit()).into()).map(UnitId) {
        out.extend(bits(free).map(|hex| Action::Deploy { unit, hex: HexId(hex) }));
    }
}

fn acts(game: &Mortain, at: &State, out: &mut Vec<Action>) {
    let side = at.active(game);
    let ready = at.ready(game, side);
    if ready != 0 {
        moves(game, at, side, ready, out);
        exits(game, at, side, ready, out);
        if !at.is_deck_empty() {
            fires(game, at, side, ready, out);
        }
    }
    if let Some(offered) = support::offered(game, at) {
        support::list(game, at, offered, out);
    }
    out.push(Action::Pass);
}

fn moves(game: &Mortain, at: &State, side: Side, ready: u16, out: &mut Vec<Action>) {
    let barred = Barred::new(game, at, side);
    for unit in bits(ready.into()).map(UnitId) {
        let takes_along = at.takes_along(game, unit);
        for hex in bits(destinations(game, at, unit, &barred)).map(HexId) {
            out.push(Action::Move { unit, hex, along: false });
            if takes_along {
                out.push(Action::Move { unit, hex, along: true });
            }
        }
    }
}

/// SM-4.5
fn exits(game: &Mortain, at: &State, side: Side, ready: u16, out: &mut Vec<Action>) {
    if side != Side::German {
        return;
    }
    for unit in bits(at.standing(ready, game.map.column(1)).into()).map(UnitId) {
        out.push(Action::Exit { unit, along: false });
        if at.takes_along(game, unit) {
            out.push(Action::Exit { unit, along: true });
        }
    }
}

/// SM-5.1: for each target every group of ready units that the card has activations for. The sets are walked in
/// ascending order: `(set - all) & all` is the next subset of `all`.
fn fires(game: &Mortain, at: &State, side: Side, ready: u16, out: &mut Vec<Action>) {
    let firers = at.standing(ready, HEXES);
    if firers == 0 {
        return;
    }
    let is_face = at.card.is_some_and(|card| game.deck.is_face_card(card));
    let companion = game.units.companion_bit();
    let mates = fire::mates(game, at);
    for target in bits(game.units.of[side.other() as usize].into()).map(UnitId) {
        let Some(hex) = at.place(target).hex() else { continue };
        let able = at.standing(firers, game.map.seen_from(hex));
        if able == 0 {
            continue;
        }
        let strong = with_strength(game, at, able, target);
        let mut group = 0_u16;
        loop {
            group = group.wrapping_sub(able) & able;
            if group == 0 {
                break;
            }
            let is_affordable = if is_face {
                is_one_stack(at, group)
            } else {
                fire::cost(mates, companion, group) <= at.left
            };
            if is_affordable && group & strong != 0 {
                out.push(Action::Fire { target, firers: group });
            }
        }
    }
}

/// SM-3.3: a firing group on a face card comes from one hex.
#[inline]
pub(crate) fn is_one_stack(at: &State, group: u16) -> bool {
    at.places(group).is_power_of_two()
}

/// The units whose printed value against this target is not 0 (SM-5.6).
#[inline]
pub(crate) fn with_strength(game: &Mortain, at: &State, units: u16, target: UnitId) -> u16 {
    if !game.has_zero_values {
        return units;
    }
    let against = game.units.get(target).kind.against();
    bits(units.into())
        .filter(|&unit| fire::value(game, at, UnitId(unit), against) > 0)
        .fold(0, |set, unit| set | 1 << unit)
}
