//! Whether the chances that people are told come true. `cargo test -p bots --release -- --ignored --nocapture foretold`
//! plays the games of docs/bots.md again and prints its table, and the numbers that would fit best.
#![allow(clippy::print_stdout, reason = "a table to be read")]

use crate::boxes::{legal, on_all_games};
use bots::{Budget, Decision, Level, Means, Player, Stopwatch};
use game::{Chance, Dice, Estimate, Forecast, Game, Outcome, Seat, SeededDice, Turn, Viewer};

/// What level 5 thinks of its best move here, by a search, a trial or the outlook.
fn best_value<G: Game>(
    game: &G,
    at: &G::State,
    seat: Seat,
    simulations: u64,
    dice: &mut SeededDice,
) -> (f32, Estimate) {
    let (view, actions) = (game.view(at, Viewer::Seat(seat)), legal(game, at));
    let due = Decision { game, seat, view: &view, actions: &actions };
    let means = Means { budget: Some(Budget::simulations(simulations)), threads: 1 };
    let thought = Player::Level(Level::ALL[4]).think(due, means, &Stopwatch::start(), dice);
    (thought.best().value, thought.estimate)
}

fn is_sensible_at_the_start<G: Game>(game: &G) {
    let mut dice = SeededDice::new(3);
    let (mut at, mut chance) = (game.start(), Chance::default());
    let first = loop {
        match game.turn(&at) {
            Turn::Player(seat) => break seat,
            Turn::Chance => {
                let said = chance.throw(game, &at, &mut dice);
                game.apply(&mut at, &said, &mut Vec::new());
            }
            Turn::Over(_) => panic!("over before it began"),
        }
    };
    let (value, estimate) = best_value(game, &at, first, 200, &mut dice);
    let foretold = game.forecast(first, estimate).chance(value);
    assert!((0.1..0.9).contains(&foretold), "{foretold}");
    for seat in (0..game.seats().len() as u8).map(Seat) {
        let waiting = game.forecast(seat, Estimate::Score).chance(game.score(&at, seat));
        assert!((0.1..0.9).contains(&waiting), "{seat:?}: {waiting}");
        for estimate in [Estimate::Score, Estimate::Trial, Estimate::Outlook] {
            let chances = (-50..=50).map(|part| game.forecast(seat, estimate).chance(part as f32 / 50.0));
            assert!(chances.is_sorted_by(|worse, better| worse < better), "{seat:?}");
        }
    }
}
on_all_games!(is_sensible_at_the_start);

/// A moment of a game: who was to decide, what the search said, and what became of it (1 won, 0.5 drawn, 0 lost).
struct Moment {
    seat: Seat,
    value: f32,
    result: f64,
}

/// Games of a player against itself, looked at about once in so many decisions: by what level 5 thinks, or, without
/// simulations, by the score alone, as in the course of a finished game.
fn moments<G: Game>(
    game: &G,
    player: Player,
    simulations: u64,
    games: u64,
    every: u64,
    set: u64,
) -> Vec<Moment> {
    let estimate = |at: &G::State, seat, dice: &mut SeededDice| match simulations {
        0 => game.score(at, seat),
        _ => best_value(game, at, seat, simulations, dice).0,
    };
    let mut moments = Vec::new();
    for number in 0..games {
        let mut dice = SeededDice::new(set * 100_000 + number);
        let (mut thoughts, mut pick) = (dice.split(), dice.split());
        let (mut at, mut chance, mut seen, mut is_first) =
            (game.start(), Chance::default(), Vec::new(), true);
        let outcome = loop {
            let seat = match game.turn(&at) {
                Turn::Over(outcome) => break outcome,
                Turn::Chance => {
                    let said = chance.throw(game, &at, &mut dice);
                    game.apply(&mut at, &said, &mut Vec::new());
                    continue;
                }
                Turn::Player(seat) => seat,
            };
            let actions = legal(game, &at);
            if actions.len() > 1 && (is_first || pick.below(every) == 0) {
                seen.push((seat, estimate(&at, seat, &mut thoughts)));
            }
            is_first = false;
            let view = game.view(&at, Viewer::Seat(seat));
            let due = Decision { game, seat, view: &view, actions: &actions };
            let action = player.choose(due, Means::default(), &Stopwatch::start(), &mut thoughts);
            game.apply(&mut at, &action, &mut Vec::new());
        };
        let result = |seat| match outcome {
            Outcome::Won(winners) => f64::from(u8::from(winners.has(seat))),
            Outcome::Draw => 0.5,
        };
        moments.extend(seen.into_iter().map(|(seat, value)| Moment { seat, value, result: result(seat) }));
    }
    moments
}

/// The line through the log-odds that makes these results likeliest, by Newton's steps, none of them long.
fn fit<'a>(moments: &(impl Iterator<Item = &'a Moment> + Clone)) -> (f64, f64) {
    let (mut lean, mut trust) = (0.0_f64, 0.05_f64);
    for _ in 0..60 {
        let (mut slope, mut bend) = ([0.0; 2], [1e-6, 0.0, 1e-6]);
        for moment in moments.clone() {
            let part = f64::from((1.0 + moment.value) / 2.0).clamp(1e-6, 1.0 - 1e-6);
            let odds = (part / (1.0 - part)).ln();
            let chance = 1.0 / (1.0 + (-lean - trust * odds).exp());
            let (missed, weight) = (moment.result - chance, chance * (1.0 - chance));
            slope = [slope[0] + missed, slope[1] + missed * odds];
            bend = [bend[0] + weight, bend[1] + weight * odds, bend[2] + weight * odds * odds];
        }
        let size = bend[0] * bend[2] - bend[1] * bend[1];
        lean += ((bend[2] * slope[0] - bend[1] * slope[1]) / size).clamp(-0.5, 0.5);
        trust += ((bend[0] * slope[1] - bend[1] * slope[0]) / size).clamp(-0.1, 0.1);
    }
    (lean, trust)
}

fn row(name: &str, moments: &[Moment], forecast: impl Fn(Seat) -> Forecast) {
    let mut fifths = [(0.0, 0.0, 0_u32); 5];
    let mut missed = 0.0;
    for moment in moments {
        let chance = f64::from(forecast(moment.seat).chance(moment.value));
        let fifth = &mut fifths[((chance * 5.0) as usize).min(4)];
        *fifth = (fifth.0 + chance, fifth.1 + moment.result, fifth.2 + 1);
        missed += (chance - moment.result).powi(2);
    }
    let cell = |(foretold, came, count): (f64, f64, u32)| {
        let of = 100.0 / f64::from(count.max(1));
        if count == 0 {
            "–".to_owned()
        } else {
            format!("{:.0} → {:.0} ({count})", foretold * of, came * of)
        }
    };
    println!("| {name} | {} | {:.3} |", fifths.map(cell).join(" | "), missed / moments.len() as f64);
}

fn table<G: Game>(
    name: &str,
    game: &G,
    estimate: Estimate,
    player: &str,
    simulations: u64,
    games: u64,
    every: u64,
) {
    let player: Player = player.parse().unwrap();
    let fitted = moments(game, player, simulations, games, every, 1);
    for seat in (0..game.seats().len() as u8).map(Seat) {
        let (lean, trust) = fit(&fitted.iter().filter(|moment| moment.seat == seat));
        println!("{name}, {}: lean {lean:.2}, trust {trust:.2}", game.seats()[seat.index()].name);
    }
    let (lean, trust) = fit(&fitted.iter());
    println!("{name}, all: lean {lean:.2}, trust {trust:.2}");
    let others = moments(game, player, simulations, games, every, 2);
    row(&format!("{name}, literal"), &others, |_| Forecast::LITERAL);
    row(name, &others, |seat| game.forecast(seat, estimate));
}

fn mortain(values: mortain::UnitValues) -> mortain::Mortain {
    mortain::Mortain::open(&mortain::Setup { unit_values: values, ..mortain::Setup::default() }).unwrap()
}

#[test]
#[ignore = "plays six hundred games and prints a part of the table"]
fn foretold_by_hints_in_mortain() {
    let game = mortain(mortain::UnitValues::Standard);
    table("mortain, hint", &game, Estimate::Outlook, "greedy", 1, 300, 12);
}

#[test]
#[ignore = "plays six hundred games and prints a part of the table"]
fn foretold_by_hints_in_mortain_with_even_values() {
    let game = mortain(mortain::UnitValues::Even);
    table("mortain even, hint", &game, Estimate::Outlook, "greedy", 1, 300, 12);
}

#[test]
#[ignore = "plays a hundred games and prints a part of the table"]
fn foretold_by_hints_in_trench_club() {
    let game = crate::boxes::open::<trench_club::TrenchClub>("trench-club");
    table("trench-club, hint", &game, Estimate::Trial, "greedy", 48, 60, 10);
}

#[test]
#[ignore = "plays two thousand games and prints a part of the table"]
fn foretold_by_estimates() {
    for (name, values) in [("", mortain::UnitValues::Standard), (" even", mortain::UnitValues::Even)] {
        let name = format!("mortain{name}, course");
        table(&name, &mortain(values), Estimate::Score, "greedy", 0, 300, 12);
    }
    let game = crate::boxes::open::<trench_club::TrenchClub>("trench-club");
    table("trench-club, course", &game, Estimate::Score, "greedy", 0, 150, 10);
    for edition in ["clash-ardennes", "clash-dday"] {
        table(edition, &crate::boxes::open::<clash::Clash>(edition), Estimate::Score, "3", 500, 150, 12);
    }
}
