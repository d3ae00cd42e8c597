//! What is true of every position, over long random play: units are conserved, lines never overlap, and what the state
//! keeps for speed is what would be rebuilt from the lines.

use crate::conform::all_setups;
use clash::{Clash, Side, State};
use game::{
    Game, Turn, Viewer,
    conform::{self, Plan},
};

/// Everything that must hold, from the view and from the position's own facts.
pub(crate) fn invariant(game: &Clash, at: &State) -> Result<(), String> {
    let view = game.view(at, Viewer::Public);
    let start = game.view(&game.start(), Viewer::Public);
    for side in [Side::Allies, Side::Axis] {
        for (now, whole) in view.of(side).stock.iter().zip(&start.of(side).stock) {
            let lines = view.roads.iter().flat_map(|road| &road.of(side).units);
            let fielded = lines.filter(|unit| **unit == now.unit).count();
            if usize::from(now.count) + fielded != usize::from(whole.count) {
                return Err(format!("{side:?} {:?}: {} in stock, {fielded} fielded", now.unit, now.count));
            }
        }
    }
    for road in &view.roads {
        let mut covered = 0;
        for side in [Side::Allies, Side::Axis] {
            let line = road.of(side);
            let length = |unit| {
                let stock = view.of(side).stock.iter().find(|stock| stock.unit == unit);
                stock.map_or(0, |stock| stock.tiles)
            };
            let tiles: u8 = line.units.iter().map(|unit| length(*unit)).sum();
            if line.front != line.base + tiles || line.units.is_empty() && line.front != 0 {
                return Err(format!("road {} {side:?}: {line:?}", road.road));
            }
            covered += line.front;
            let complete = line.front == view.tiles;
            if complete != (road.owner == Some(side)) {
                return Err(format!("road {}: {:?} owns, {line:?}", road.road, road.owner));
            }
        }
        if covered + road.gap != view.tiles {
            return Err(format!("road {}: {covered} tiles covered, gap {}", road.road, road.gap));
        }
    }
    rebuilt(game, at)
}

/// The position told as text and put together again is the same, its kept values included.
fn rebuilt(game: &Clash, at: &State) -> Result<(), String> {
    let view = game.view(at, Viewer::Public);
    if !matches!(game.turn(at), Turn::Player(_)) || view.phase == clash::Due::Keep {
        return Ok(());
    }
    let facts = game.facts(at);
    match game.arrange(&facts) {
        Ok(again) if again == *at => Ok(()),
        Ok(again) => Err(format!("{facts:?} rebuilt as {again:?} instead of {at:?}")),
        Err(faults) => Err(format!("{facts:?}: {faults:?}")),
    }
}

#[test]
fn random_play_keeps_units_lines_and_kept_values() {
    for (number, (name, setup)) in all_setups().into_iter().enumerate() {
        let game = Clash::open(&setup).unwrap();
        let plan = Plan { seed: number as u64, invariant, ..Plan::default() };
        if let Err(breaches) = conform::soak(&game, &plan, 4_000) {
            panic!("{name}: {}", breaches[0]);
        }
    }
}

/// The invariant itself can fail: a line told without its units is noticed.
#[test]
fn a_broken_position_is_noticed() {
    let game = crate::open("clash-ardennes", &[]);
    let owned_but_empty = crate::arrange(&game, "turn axis\nowner 3 axis");
    assert!(invariant(&game, &owned_but_empty).is_err());
}

#[test]
fn positions_are_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    assert!(size_of::<clash::Action>() <= 4);
}

#[test]
#[ignore = "takes minutes; `make nightly` runs it"]
fn ten_million_random_actions_break_nothing() {
    for edition in Clash::EDITIONS {
        let (setup, _) = Clash::setup(edition, &[]).expect("no options");
        let game = Clash::open(&setup).expect("sound content");
        let plan = Plan { seed: 7, ..Plan::default() };
        let report = conform::soak(&game, &plan, 5_000_000).expect("nothing breaks");
        assert!(report.actions >= 5_000_000, "{report}");
    }
}
