//! What a view says beyond the pieces: who may act, and what moves cost. The costs must be those of the legal moves.

use crate::{odds::arrange, open};
use game::{Chance, Dice, Game, SeededDice, Turn, Viewer};
use std::collections::BTreeSet;
use trench_club::{Phase, State, TrenchClub, View, unit::Unit};

fn look(game: &TrenchClub, at: &State) -> View {
    game.view(at, Viewer::Public)
}

/// Half points the view names for moving there.
fn cost(view: &View, unit: &str, hex: &str) -> Option<usize> {
    let found = view.reach.iter().find(|reach| reach.unit.to_string() == unit)?;
    found.hexes.iter().position(|hexes| hexes.iter().any(|one| one.to_string() == hex)).map(|at| at + 1)
}

// TC-5.1, TC-5.2
#[test]
fn plain_road_and_forest_cost_what_they_cost() {
    let head = ["map blank 12 10", "nations germany britain", "terrain 0504 road", "terrain 0503 road"];
    let head = [&head[..], &["terrain 0506 forest", "terrain 0508 forest"]].concat();
    let (game, at) = arrange(&head, &["turn germany move", "unit de.infantry 0505", "unit gb.tank 1210"]);
    let view = look(&game, &at);
    assert_eq!(cost(&view, "de.infantry", "0504"), Some(1));
    assert_eq!(cost(&view, "de.infantry", "0503"), Some(2));
    assert_eq!(cost(&view, "de.infantry", "0506"), Some(3));
    assert_eq!(cost(&view, "de.infantry", "0405"), Some(2));
    // Behind the forest half a point is left, enough for a last plain hex.
    assert_eq!(cost(&view, "de.infantry", "0507"), Some(4));
    assert_eq!(cost(&view, "de.infantry", "0508"), None);
    assert_eq!(cost(&view, "gb.tank", "1209"), None, "it is not Britain's turn");
}

// TC-5.5: a hex where contact ends the move has its price too.
#[test]
fn a_hex_where_the_move_ends_costs_the_way_there() {
    let facts =
        ["turn germany move", "unit de.armored-car 0505", "unit gb.infantry 0403", "unit gb.tank 1210"];
    let (game, at) = arrange(&["map blank 12 10", "nations germany britain"], &facts);
    let view = look(&game, &at);
    assert_eq!(cost(&view, "de.armored-car", "0504"), Some(2));
    assert_eq!(cost(&view, "de.armored-car", "0503"), Some(4));
}

// TC-5.7: the way to the transport, and the step on board.
#[test]
fn going_on_board_has_its_price() {
    let facts = ["turn germany move", "unit de.transport 0505", "unit de.infantry 0504", "unit gb.tank 1210"];
    let facts =
        [&facts[..], &["unit de.heavy-infantry 0503", "unit de.mortar 0501", "unit de.tank 0506"]].concat();
    let (game, at) = arrange(&["map blank 12 10", "nations germany britain"], &facts);
    let view = look(&game, &at);
    let board =
        |unit: &str| view.reach.iter().find(|one| one.unit.to_string() == unit).and_then(|one| one.board);
    assert_eq!(board("de.infantry"), Some(1), "it stands beside the transport");
    assert_eq!(board("de.heavy-infantry"), Some(3), "one plain hex away from there");
    assert_eq!(board("de.mortar"), None, "too far");
    assert_eq!(board("de.tank"), None, "no transport carries it");
}

// TC-3.5
#[test]
fn the_armies_that_may_act_are_told() {
    let game = open(&["map training"]);
    let mut dice = SeededDice::new(1);
    let (mut at, mut chance, mut told) = (game.start(), Chance::default(), Vec::new());
    while at.round < 3 {
        let acting = look(&game, &at).acting;
        match at.phase {
            Phase::Move => told.push((at.round, acting.len())),
            _ if at.round == 0 => assert!(acting.is_empty(), "nobody acts while the game is set up"),
            _ => {}
        }
        let action = match game.turn(&at) {
            Turn::Over(_) => break,
            Turn::Chance => chance.throw(&game, &at, &mut dice),
            Turn::Player(_) => {
                let mut list = Vec::new();
                game.actions(&at, &mut list);
                // The last is `done` wherever that may be said.
                list[list.len() - 1]
            }
        };
        game.apply(&mut at, &action, &mut Vec::new());
    }
    assert_eq!(told, [(1, 1), (1, 2), (2, 2), (2, 3)]);
}

#[test]
fn what_has_a_price_is_what_may_be_done() {
    let game = open(&["map training", "option trenches yes", "option rounds 6"]);
    let mut dice = SeededDice::new(5);
    let (mut at, mut chance, mut looked) = (game.start(), Chance::default(), 0);
    let mut list = Vec::new();
    loop {
        let action = match game.turn(&at) {
            Turn::Over(_) => break,
            Turn::Chance => chance.throw(&game, &at, &mut dice),
            Turn::Player(_) => {
                list.clear();
                game.actions(&at, &mut list);
                if at.phase == Phase::Move {
                    assert_eq!(priced(&look(&game, &at)), moves(&game, &list));
                    looked += 1;
                }
                list[dice.below(list.len() as u64) as usize]
            }
        };
        game.apply(&mut at, &action, &mut Vec::new());
    }
    assert!(looked > 20, "{looked}");
    assert!(look(&game, &at).reach.is_empty() && look(&game, &at).acting.is_empty(), "the game is over");
}

/// What the view prices, as the words after the verb.
fn priced(view: &View) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for reach in &view.reach {
        let speed = view.kinds.iter().find(|kind| kind.kind == reach.unit.kind()).map(|kind| kind.speed);
        let most = usize::from(speed.expect("every kind is told")) * 2;
        assert!(reach.hexes.len() <= most, "{} half points of {most}", reach.hexes.len());
        all.extend(reach.hexes.iter().flatten().map(|hex| format!("{} {hex}", reach.unit)));
        for &(fort, cost) in &reach.forts {
            assert!((1..=most).contains(&usize::from(cost)), "{cost} half points of {most}");
            all.insert(format!("{} {}", reach.unit, view.forts[usize::from(fort)].name));
        }
        if let Some(cost) = reach.board {
            assert!((1..=most).contains(&usize::from(cost)), "{cost} half points of {most}");
            all.insert(format!("{} {}", reach.unit, Unit::transport(reach.unit.nation())));
        }
    }
    all
}

/// The same of the legal sentences.
fn moves(game: &TrenchClub, list: &[trench_club::Action]) -> BTreeSet<String> {
    let sentences = list.iter().map(|action| {
        let mut sentence = String::new();
        game.print(action, &mut sentence);
        sentence
    });
    let goes = |sentence: String| {
        let (verb, rest) = sentence.split_once(' ')?;
        ["move", "enter", "capture", "board"].contains(&verb).then(|| rest.to_owned())
    };
    sentences.filter_map(goes).collect()
}
