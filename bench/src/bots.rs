//! The bots: simulations of the plain search (random rollouts) beside the engine's own random playouts. What is lost is
//! the price of imagining a world and of keeping a tree.

use crate::{
    race::{Contestant, race},
    report::Report,
    rules::open,
};
use ::bots::{Budget, Decision, Means, Player, Settings, Stopwatch, search};
use clash::Clash;
use cpu_time::ThreadTime;
use game::{Chance, Game, Seat, SeededDice, Turn, Viewer, random_play::random_play};
use mortain::Mortain;
use trench_club::TrenchClub;

pub(crate) fn run(report: &mut Report) {
    one(report, "clash", &open::<Clash>("clash-ardennes", &[]), 1_000);
    one(report, "mortain", &open::<Mortain>("mortain", &[]), 1_000);
    let two = open::<TrenchClub>("trench-club", &["nations germany britain"]);
    one(report, "trench-club", &two, 60);
    trench_turns(report, &two);
}

/// Full turns of Trench Club (two nations, all phases) played by level 3 on both sides.
fn trench_turns(report: &mut Report, game: &TrenchClub) {
    let level: Player = "3".parse().expect("a level");
    let (mut dice, mut thoughts) = (SeededDice::new(1), SeededDice::new(2));
    let (mut state, mut chance, mut actions) = (game.start(), Chance::default(), Vec::new());
    // CPU seconds of each turn: all decisions of a seat until the other is to act.
    let mut turns: Vec<(Seat, f64)> = Vec::new();
    loop {
        let action = match game.turn(&state) {
            Turn::Over(_) => break,
            Turn::Chance => chance.throw(game, &state, &mut dice),
            Turn::Player(seat) => {
                actions.clear();
                game.actions(&state, &mut actions);
                let view = game.view(&state, Viewer::Seat(seat));
                let due = Decision { game, seat, view: &view, actions: &actions };
                let begin = ThreadTime::now();
                let action = level.choose(due, Means::default(), &Stopwatch::start(), &mut thoughts);
                if !game.is_setup(&state) {
                    match turns.last_mut() {
                        Some((last, seconds)) if *last == seat => *seconds += begin.elapsed().as_secs_f64(),
                        _ => turns.push((seat, begin.elapsed().as_secs_f64())),
                    }
                }
                action
            }
        };
        game.apply(&mut state, &action, &mut Vec::new());
    }
    let longest = turns.iter().map(|(_, seconds)| *seconds).fold(0.0, f64::max);
    let mean = turns.iter().map(|(_, seconds)| seconds).sum::<f64>() / turns.len().max(1) as f64;
    report.figure("bots.trench.turn_level3_cpu_s", longest, "CPU seconds, longest turn of a game; at most 5");
    report.figure("bots.trench.turn_level3_mean_cpu_s", mean, "CPU seconds, mean over the same game's turns");
}

/// `simulations` is a heat of the search; playouts are given about the same time.
fn one<G: Game>(report: &mut Report, name: &str, game: &G, simulations: u64) {
    let mut dice = SeededDice::new(1);
    let probe = random_play(game, 100_000, &mut dice);
    let decisions = (probe.length() * simulations as f64) as u64;
    let mut same = SeededDice::new(1);
    let rates = race(&mut [
        Contestant::new(|| simulate(game, simulations, &mut same)),
        Contestant::new(|| random_play(game, decisions, &mut dice).games),
    ]);
    report.figure(
        format!("bots.{name}.sims_ratio"),
        rates[0] / rates[1],
        "simulations/s with random rollouts ÷ the engine's random playouts/s; at least 0.7",
    );
    report.figure(format!("bots.{name}.sims_per_second"), rates[0], "plain search from the first decision");
    report.figure(format!("bots.{name}.playouts_per_second"), rates[1], "random games from start to end");
}

/// One search at the first decision of a new game.
fn simulate<G: Game>(game: &G, simulations: u64, dice: &mut SeededDice) -> u64 {
    let (mut state, mut chance) = (game.start(), Chance::default());
    let seat = loop {
        match game.turn(&state) {
            Turn::Chance => {
                let action = chance.throw(game, &state, dice);
                game.apply(&mut state, &action, &mut Vec::new());
            }
            Turn::Player(seat) => break seat,
            Turn::Over(_) => unreachable!("no game ends before a player acts"),
        }
    };
    let mut actions = Vec::new();
    game.actions(&state, &mut actions);
    let view = game.view(&state, Viewer::Seat(seat));
    let due = Decision { game, seat, view: &view, actions: &actions };
    search(due, &Settings::PLAIN, Budget::simulations(simulations), &Stopwatch::start(), dice).simulations
}
