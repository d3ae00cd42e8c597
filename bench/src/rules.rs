//! The rules engines: random play beside cozy-chess, sizes, and the time to open a stored game.

use crate::{
    chess,
    race::{Contestant, median, race},
    report::Report,
};
use clash::Clash;
use cpu_time::ThreadTime;
use game::{
    Dice, Game, GameFile, OpenTable, SeededDice, Table, Turn, gamefile,
    random_play::{RandomPlay, random_play},
    seat::By,
};
use mortain::Mortain;
use std::sync::Arc;

/// Decisions in a heat: about a tenth of a second of chess.
pub(crate) const HEAT: u64 = 400_000;

pub(crate) fn run(report: &mut Report) {
    clash(report);
    mortain(report);
}

pub(crate) fn open<G: Game>(edition: &str, lines: &[&str]) -> G {
    let lines: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
    let (setup, _) = G::setup(edition, &lines).expect("the options exist");
    G::open(&setup).expect("the content is sound")
}

fn clash(report: &mut Report) {
    let game: Clash = open("clash-ardennes", &[]);
    let (ours, chess, rates) = beside_chess(&game, HEAT);
    report.figure("clash.ratio", rates[0] / rates[1], "× the actions/s of cozy-chess; at least 1, aim 1.5");
    report.figure("clash.actions_per_second", rates[0], "random play: legal list + apply, one thread");
    report.figure("chess.actions_per_second", rates[1], "cozy-chess, the same generator, the same run");
    shape(report, "clash", &ours);
    shape(report, "chess", &chess);
    report.figure("clash.state_bytes", size_of::<<Clash as Game>::State>() as f64, "at most 512");
    report.figure("clash.replay_500_ms", open_ms(&game, 500), "parse, check, apply; CPU; at most 0.2");
}

fn mortain(report: &mut Report) {
    let game: Mortain = open("mortain", &[]);
    let (ours, _, rates) = beside_chess(&game, HEAT / 4);
    report.figure(
        "mortain.ratio",
        rates[0] / rates[1],
        "× cozy-chess, players' decisions only; at least 0.25, aim 0.5",
    );
    report.figure("mortain.actions_per_second", rates[0], "random play: legal list + apply, one thread");
    report.figure("mortain.branching_mean", ours.branching(), "mean length of the legal list");
    report.figure(
        "mortain.branching_max",
        ours.widest as f64,
        "longest legal list; wanted 600, see decision 20",
    );
    report.figure(
        "mortain.long_lists_ppm",
        ours.long as f64 * 1e6 / ours.decisions as f64,
        "lists of more than 600 sentences in a million",
    );
    report.figure("mortain.length", ours.length(), "mean decisions in a random game");
}

fn shape(report: &mut Report, name: &str, played: &RandomPlay) {
    report.figure(format!("{name}.branching"), played.branching(), "mean length of the legal list");
    report.figure(format!("{name}.branching_max"), played.widest as f64, "longest legal list");
    report.figure(format!("{name}.length"), played.length(), "mean decisions in a random game");
}

/// Random play of a game and of chess, heat by heat: what was walked, and decisions per second of both.
pub(crate) fn beside_chess<G: Game>(game: &G, heat: u64) -> (RandomPlay, RandomPlay, Vec<f64>) {
    let (mut dice, mut same) = (SeededDice::new(1), SeededDice::new(1));
    let rates = race(&mut [
        Contestant::new(|| random_play(game, heat, &mut dice).decisions),
        Contestant::new(|| chess::random_play(HEAT, &mut same).decisions),
    ]);
    let mut dice = SeededDice::new(2);
    (random_play(game, heat, &mut dice), chess::random_play(HEAT, &mut dice), rates)
}

/// Milliseconds of CPU to open a game file of so many actions: the median of many times.
fn open_ms<G: Game>(game: &G, actions: usize) -> f64 {
    let text = long_game(game, actions);
    let mut times: Vec<f64> = (0..2001)
        .map(|_| {
            let begun = ThreadTime::now();
            let table: OpenTable<G> =
                GameFile::parse(&text).and_then(|file| file.open()).expect("a file of ours");
            let spent = begun.elapsed().as_secs_f64() * 1e3;
            drop(table);
            spent
        })
        .collect();
    median(&mut times)
}

/// A game file of exactly so many lines, from the first seed whose random game is long enough.
fn long_game<G: Game>(game: &G, actions: usize) -> String {
    let (edition, head) = game.head();
    (0..)
        .find_map(|seed| {
            let (setup, _) = G::setup(edition, &head).expect("its own head");
            let mut table = OpenTable::new(Arc::new(G::open(&setup).expect("its own setup")));
            let mut dice = SeededDice::new(seed);
            let begun = table.begin(&mut dice);
            table.accept(begun);
            while table.log().len() < actions {
                let Turn::Player(seat) = table.turn() else { return None };
                let legal = table.legal(seat);
                let said = &legal[dice.below(legal.len() as u64) as usize];
                let next = table.propose(By::Seat(seat), said, Some(&mut dice)).expect("a listed sentence");
                table.accept(next);
            }
            Some(gamefile::write(&table, &[]))
        })
        .expect("some random game is long enough")
}
