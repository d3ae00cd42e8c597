//! Fits the network to games in which both sides go by first sight after a stretch of straying, so that it has seen
//! more than what first sight leads to. `cargo test -p mortain --release -- --ignored --nocapture fitted` plays the
//! games and prints `fitted.rs`.

use super::{HIDDEN, Hidden, INPUTS, Input, Net, chance, fitted, inputs, is_lull};
use crate::{
    Mortain,
    action::Action,
    options::{Setup, UnitValues},
    phase::Side,
    state::State,
};
use game::{Chance, Dice, Game, Outcome, SeededDice, Turn};

/// Games played to learn from, with each set of values, and how often all moments are gone through.
const GAMES: u64 = 60_000;
const ROUNDS: usize = 2;
/// How far a moment moves the weights at first; at the end not at all.
const PACE: f32 = 0.01;
/// Straying, any of so many actions that look best is taken.
const STRAY: usize = 10;

/// The numbers of a moment between two cards, and whether the German won.
type Moment = ([f32; INPUTS], f32);

/// Half the moments after the straying, of games with these seeds.
fn moments(values: UnitValues, seeds: std::ops::Range<u64>) -> Vec<Moment> {
    let game = Mortain::open(&Setup { unit_values: values, ..Setup::default() }).unwrap();
    let mut moments = Vec::new();
    for seed in seeds {
        let mut dice = SeededDice::new(seed).split();
        let mut lots = dice.split();
        let straying = if lots.below(10) < 3 { 0 } else { lots.below(180) };
        let rarity = 1 + lots.below(6);
        let (mut at, mut chance, mut decisions) = (game.start(), Chance::default(), 0);
        let begun = moments.len();
        let outcome = loop {
            let action = match game.turn(&at) {
                Turn::Over(outcome) => break outcome,
                Turn::Chance => {
                    if decisions >= straying && is_lull(&at) && lots.below(2) == 0 {
                        moments.push((inputs(&game, &at), 0.0));
                    }
                    chance.throw(&game, &at, &mut dice)
                }
                Turn::Player(_) => {
                    decisions += 1;
                    let strays = decisions < straying && lots.below(rarity) == 0;
                    let best = best(&game, &at, if strays { STRAY } else { 1 });
                    best[lots.below(best.len() as u64) as usize]
                }
            };
            game.apply(&mut at, &action, &mut Vec::new());
        };
        let has_german_won = matches!(outcome, Outcome::Won(seats) if seats.has(Side::German.seat()));
        moments[begun..].iter_mut().for_each(|moment| moment.1 = f32::from(u8::from(has_german_won)));
    }
    moments
}

/// The actions that look best, as many as asked for if there are so many.
fn best(game: &Mortain, at: &State, count: usize) -> Vec<Action> {
    let Turn::Player(seat) = game.turn(at) else { panic!("nobody is to act") };
    let (mut actions, mut sights) = (Vec::new(), Vec::new());
    game.actions(at, &mut actions);
    game.survey(at, seat, &actions, &mut sights);
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&one, &two| sights[two].total_cmp(&sights[one]));
    order.into_iter().take(count).map(|place| actions[place]).collect()
}

/// The mean square of what is missed: smaller is better.
fn brier(moments: &[Moment], foretell: impl Fn(&[f32; INPUTS]) -> f32) -> f32 {
    let sum: f32 = moments.iter().map(|(inputs, won)| (won - foretell(inputs)).powi(2)).sum();
    sum / moments.len() as f32
}

impl Net {
    /// Small weights by lot, so that the sums become different ones.
    fn random(dice: &mut SeededDice) -> Net {
        let mut small = |size: f32| size * (dice.below(20_001) as f32 / 10_000.0 - 1.0);
        Net {
            inputs: std::array::from_fn(|_| Input { direct: 0.0, to: std::array::from_fn(|_| small(0.5)) }),
            hidden: std::array::from_fn(|_| Hidden { base: 0.1, weight: small(0.35) }),
            base: 0.0,
        }
    }

    /// One step downhill in the logarithm of the chance given to what happened.
    fn learn(&mut self, (inputs, won): &Moment, pace: f32) {
        let sums = self.sums(inputs);
        let step = pace * (won - chance(self.log_odds(inputs)));
        let mut steps = [0.0; HIDDEN];
        for ((hidden, sum), down) in self.hidden.iter_mut().zip(sums).zip(&mut steps) {
            if sum > 0.0 {
                *down = step * hidden.weight;
                hidden.weight += step * sum;
                hidden.base += *down;
            }
        }
        self.base += step;
        for (input, &number) in self.inputs.iter_mut().zip(inputs) {
            if number != 0.0 {
                input.direct += step * number;
                input.to.iter_mut().zip(steps).for_each(|(weight, step)| *weight += step * number);
            }
        }
    }

    fn print(&self) {
        println!("//! Printed by `fit`; not written by hand.\n\nuse super::{{Hidden, Input, Net}};\n");
        println!("#[rustfmt::skip]");
        println!("#[allow(clippy::approx_constant, reason = \"0.318 has nothing to do with circles\")]");
        println!("pub(super) const NET: Net = Net {{\n    inputs: [");
        for Input { direct, to } in &self.inputs {
            let to: Vec<String> = to.iter().map(|weight| format!("{weight:.3}")).collect();
            println!("        Input {{ direct: {direct:.3}, to: [{}] }},", to.join(", "));
        }
        println!("    ],\n    hidden: [");
        for Hidden { base, weight } in &self.hidden {
            println!("        Hidden {{ base: {base:.3}, weight: {weight:.3} }},");
        }
        println!("    ],\n    base: {:.3},\n}};", self.base);
    }
}

#[test]
#[ignore = "plays a hundred thousand games and prints the network"]
fn fitted() {
    let both = [UnitValues::Standard, UnitValues::Even];
    let mut known: Vec<Moment> = std::thread::scope(|scope| {
        let workers = both.map(|values| scope.spawn(move || moments(values, 1_000_000..1_000_000 + GAMES)));
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    let mut dice = SeededDice::new(3);
    let mut net = Net::random(&mut dice);
    for round in 0..ROUNDS {
        for place in (1..known.len()).rev() {
            known.swap(place, dice.below(place as u64 + 1) as usize);
        }
        for (place, moment) in known.iter().enumerate() {
            let done = (round as f32 + place as f32 / known.len() as f32) / ROUNDS as f32;
            net.learn(moment, PACE * (1.0 - done));
        }
    }
    net.print();
    for values in both {
        let others = moments(values, 0..GAMES / 20);
        let by = brier(&others, |inputs| chance(net.log_odds(inputs)));
        let share = others.iter().map(|moment| moment.1).sum::<f32>() / others.len() as f32;
        println!("// {values:?}: Brier {by:.4}, of always saying {share:.3} {:.4}", share * (1.0 - share));
    }
}

#[test]
fn it_foretells_much_better_than_the_mean_of_all_games() {
    for values in [UnitValues::Standard, UnitValues::Even] {
        let moments = moments(values, 0..120);
        let share = moments.iter().map(|moment| moment.1).sum::<f32>() / moments.len() as f32;
        let by = brier(&moments, |inputs| chance(fitted::NET.log_odds(inputs)));
        assert!(by < 0.8 * share * (1.0 - share), "{values:?}: {by} of {share}");
    }
}
