//! Fits the German's network against somebody who acts at random, and the guess whether he meets one: `cargo test -p
//! mortain --release -- --ignored --nocapture against_random`, or `guessed`, goes on from the shipped weights and writes
//! them.

use super::{
    super::{
        FITTED, chance,
        enemy::{AGAINST_RANDOM, GUESS, SURE, URGE},
        net::Net,
    },
    Descent, Doubts, GAMES, Lesson, Moment, PATIENCE, Who, both_boxes, few_errors, open, play, play_on, save,
    slower, wins,
};
use crate::{Mortain, options::UnitValues, phase::Side};
use game::{Dice, Game, SeededDice};

/// Rounds against somebody who acts at random, and how far a step goes.
const RANDOM_ROUNDS: u64 = 250;
const RANDOM_PACE: f32 = 0.0004;
/// The same of the guess whom the German meets.
const GUESS_ROUNDS: u64 = 150;
const GUESS_PACE: f32 = 0.0006;

/// The German who meets only somebody who acts at random.
fn fit_against_random(net: Net) -> Net {
    let game = open(UnitValues::Standard);
    let mut descent = Descent::new(net);
    let (mut lots, mut doubts) = (SeededDice::new(11), Doubts::default());
    for number in 0..RANDOM_ROUNDS {
        let net = &Net { urge: 0.0, ..descent.mean.clone() };
        let urged = &Net { urge: URGE, ..net.clone() };
        let mut moments = Vec::new();
        for _ in 0..GAMES {
            let start = doubts.one(&mut lots).unwrap_or_else(|| game.start());
            let who = [Who::Net(urged, few_errors(&mut lots)), Who::Anyone];
            let lesson = Lesson {
                net,
                side: Side::German,
                patience: PATIENCE,
                is_luck_counted: false,
                doubts: Some(&mut doubts),
                moments: &mut moments,
            };
            play_on(&game, start, who, &mut lots.split(), Some(lesson));
        }
        descent.learn(moments, slower(RANDOM_PACE, number, RANDOM_ROUNDS), &mut lots);
        if (number + 1) % 25 == 0 {
            let won = wins(&game, (Side::German, urged), Who::Anyone, 1000);
            println!("{} rounds: {won} of 1000 against anyone", number + 1);
        }
    }
    descent.mean
}

/// Whom the German meets while he learns to tell who it is, and whether that one acts at random.
fn suspect<'a>(american: &'a Net, lots: &mut SeededDice) -> (Who<'a>, f32) {
    let sensible = match lots.below(24) {
        0..12 => return (Who::Anyone, 1.0),
        12..15 => Who::FirstSight(0),
        15 => Who::FirstSight(300),
        16..20 => Who::Unexpected(10),
        20 => Who::Unexpected(300),
        21..23 => Who::UnexpectedNet(american, 20),
        _ => Who::Net(american, 20),
    };
    (sensible, 0.0)
}

/// Moments of a game, and as what they should have been foretold whether the American acts at random.
fn suspected(boxes: &[Mortain; 2], lots: &mut SeededDice) -> Vec<Moment> {
    let german: &Net = if lots.below(2) == 0 { &AGAINST_RANDOM } else { &FITTED[0] };
    let (american, is_random) = suspect(&FITTED[1], lots);
    let mut moments = Vec::new();
    let lesson = Lesson {
        net: german,
        side: Side::German,
        patience: 1.0,
        is_luck_counted: true,
        doubts: None,
        moments: &mut moments,
    };
    let game = &boxes[usize::from(lots.below(6) == 0)];
    play(game, [Who::Net(german, 50), american], &mut lots.split(), Some(lesson));
    moments.iter_mut().for_each(|moment| moment.target = is_random);
    moments
}

fn fit_guess(net: Net) -> Net {
    let boxes = both_boxes();
    let mut descent = Descent::new(net);
    let mut lots = SeededDice::new(12);
    for number in 0..GUESS_ROUNDS {
        let moments: Vec<Moment> = (0..GAMES).flat_map(|_| suspected(&boxes, &mut lots)).collect();
        if (number + 1) % 10 == 0 {
            let missed =
                moments.iter().map(|moment| (chance(descent.mean.foretell(moment)) - moment.target).powi(2));
            let missed = missed.sum::<f32>() / moments.len() as f32;
            println!(
                "{} rounds: missed by {missed:.3}, squared, where a throw of a coin misses by 0.25",
                number + 1
            );
        }
        descent.learn(moments, slower(GUESS_PACE, number, GUESS_ROUNDS), &mut lots);
    }
    descent.mean
}

#[test]
#[ignore = "plays two hundred thousand games against somebody who acts at random and writes the weights"]
fn against_random() {
    save(fit_against_random(AGAINST_RANDOM.clone()), "outlook-german-against-random");
}

#[test]
#[ignore = "plays a hundred and twenty thousand games to tell who acts at random and writes the weights"]
fn guessed() {
    save(fit_guess(GUESS.clone()), "random-american");
}

#[test]
fn the_german_soon_knows_somebody_who_acts_at_random_and_takes_nobody_else_for_one() {
    let game = open(UnitValues::Standard);
    let mut dice = SeededDice::new(4);
    // From the second turn on, of a thousand moments.
    let mut suspicions = |american: Who<'_>| {
        let mut moments = Vec::new();
        for _ in 0..20 {
            let lesson = Lesson {
                net: &FITTED[0],
                side: Side::German,
                patience: 1.0,
                is_luck_counted: true,
                doubts: None,
                moments: &mut moments,
            };
            play(&game, [Who::Net(&FITTED[0], 0), american], &mut dice.split(), Some(lesson));
        }
        let later: Vec<&Moment> = moments.iter().filter(|moment| moment.stage > 1).collect();
        1000 * later.iter().filter(|moment| chance(GUESS.foretell(moment)) > SURE).count() / later.len()
    };
    let [random, greedy, net, unexpected] =
        [Who::Anyone, Who::FirstSight(0), Who::Net(&FITTED[1], 0), Who::Unexpected(0)].map(&mut suspicions);
    assert!(random > 900, "{random}");
    assert!(greedy < 10 && net < 20 && unexpected < 50, "{greedy} {net} {unexpected}");
}

#[test]
fn against_somebody_who_acts_at_random_the_german_has_a_better_way() {
    let game = open(UnitValues::Standard);
    let [usual, other] =
        [&FITTED[0], &*AGAINST_RANDOM].map(|net| wins(&game, (Side::German, net), Who::Anyone, 150));
    assert!(other > usual && other > 145, "{usual} {other}");
}
