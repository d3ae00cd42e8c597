//! Trench Club: random play of four nations beside cozy-chess, and exact odds beside simulation.

use crate::{
    race::{Contestant, median, race},
    report::Report,
    rules::{HEAT, beside_chess, open},
};
use cpu_time::ThreadTime;
use game::{Chance, Game, SeededDice, Turn, Viewer};
use std::hint::black_box;
use trench_club::{Action, State, TrenchClub};

/// Decisions in a heat.
const DECISIONS: u64 = HEAT / 20;
/// Runs of the simulation that exact odds are compared with.
const RUNS: u64 = 10_000;

/// A car attacks infantry in a wood, a fighter on its flank: the worked example of the rules (TC-7.4).
const DUEL: [&str; 4] = [
    "turn germany attack",
    "unit de.armored-car 0505 damage 3 xp 3",
    "unit de.fighter 0604",
    "unit gb.infantry 0605 damage 1 xp 2",
];

/// A melee in which eleven Germans attack four enemies, from all sides and from afar.
const MELEE: [&str; 16] = [
    "turn germany attack",
    "unit gb.infantry 0606",
    "unit gb.tank 0706",
    "unit gb.heavy-infantry 0806",
    "unit fr.infantry 0906",
    "unit de.infantry 0605",
    "unit de.mounted 0505",
    "unit de.armored-car 0607",
    "unit de.heavy-infantry 0705",
    "unit de.tank 0707",
    "unit de.fighter 0805",
    "unit de.airship 0905",
    "unit de.anti-air 0807",
    "unit de.mortar 0603",
    "unit de.field-gun 0703",
    "unit de.big-bertha 0802",
];
const LIST: [&str; 11] = [
    "attack de.infantry gb.infantry",
    "attack de.mounted gb.infantry",
    "attack de.armored-car gb.infantry",
    "attack de.heavy-infantry gb.tank",
    "attack de.tank gb.tank",
    "attack de.fighter gb.heavy-infantry",
    "attack de.airship fr.infantry",
    "attack de.anti-air gb.heavy-infantry",
    "attack de.mortar gb.infantry",
    "attack de.field-gun gb.tank",
    "attack de.big-bertha gb.heavy-infantry",
];

pub(crate) fn run(report: &mut Report) {
    let game: TrenchClub = open("trench-club", &[]);
    let (ours, _, rates) = beside_chess(&game, DECISIONS);
    report.figure("trench.ratio", rates[0] / rates[1], "× cozy-chess, four nations; at least 0.05, aim 0.1");
    report.figure("trench.actions_per_second", rates[0], "random play: legal list + apply, one thread");
    report.figure("trench.branching", ours.branching(), "mean length of the legal list");
    report.figure("trench.state_bytes", size_of::<State>() as f64, "bytes of a position");
    duel(report);
    melee(report);
}

fn arranged(facts: &[&str], list: &[&str]) -> (TrenchClub, State) {
    let game: TrenchClub = open(
        "trench-club",
        &["map blank 14 12", "nations germany britain austria france", "terrain 0605 forest"],
    );
    let facts: Vec<String> = facts.iter().map(|&fact| fact.to_owned()).collect();
    let mut at = game.arrange(&facts).expect("the position can be arranged");
    for sentence in list {
        let action = game.parse(sentence).expect("a sentence of the game");
        game.check(&at, &action).expect("a legal attack");
        game.apply(&mut at, &action, &mut Vec::new());
    }
    (game, at)
}

/// One attack: exact odds as a player sees them, beside ten thousand battles fought through the engine.
fn duel(report: &mut Report) {
    let (game, mut declared) = arranged(&DUEL, &[]);
    let attack = game.parse("attack de.armored-car gb.infantry").expect("a sentence of the game");
    let Turn::Player(seat) = game.turn(&declared) else { return };
    let view = game.view(&declared, Viewer::Seat(seat));
    game.apply(&mut declared, &attack, &mut Vec::new());
    let mut dice = SeededDice::new(3);
    let rates = race(&mut [
        Contestant::new(|| {
            for _ in 0..100 {
                black_box(game.odds(&view, &attack));
            }
            100
        }),
        Contestant::new(|| {
            for _ in 0..RUNS / 10 {
                fight(&game, &declared, &mut dice);
            }
            RUNS / 10
        }),
    ]);
    let simulation = RUNS as f64 / rates[1];
    report.figure(
        "trench.odds_ratio",
        1.0 / rates[0] / simulation,
        "CPU of exact odds ÷ CPU of 10,000 simulated runs of the same attack; at most 0.002",
    );
}

/// The declared list is fought to its end.
fn fight(game: &TrenchClub, declared: &State, dice: &mut SeededDice) {
    let mut at = declared.clone();
    let (mut chance, mut events) = (Chance::default(), Vec::new());
    game.apply(&mut at, &Action::Done, &mut events);
    while game.turn(&at) == Turn::Chance {
        let action = chance.throw(game, &at, dice);
        game.apply(&mut at, &action, &mut events);
    }
    black_box(&at);
}

/// A whole list of eleven attacks, their order respected.
fn melee(report: &mut Report) {
    let (game, at) = arranged(&MELEE, &LIST);
    let Turn::Player(seat) = game.turn(&at) else { return };
    let view = game.view(&at, Viewer::Seat(seat));
    let mut times: Vec<f64> = (0..31)
        .map(|_| {
            let begun = ThreadTime::now();
            black_box(game.odds(&view, &Action::Done));
            begun.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    report.figure(
        "trench.odds_list_ms",
        median(&mut times),
        "exact odds of eleven attacks in order; CPU; at most 5",
    );
}
