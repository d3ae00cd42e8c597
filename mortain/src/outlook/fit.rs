//! Fits the network by play: it chooses for itself, against itself and against first sight with and without errors, and
//! what it foretold is drawn towards what it foretold a little later and in the end to what came. The weights it plays
//! by are a running mean, for single steps are noise. `cargo test -p mortain --release -- --ignored --nocapture fitted`
//! goes on from the shipped weights (`anew` from nothing), says how it fares, and writes `data/outlook.weights`.

use super::{
    FITTED, NUMBERS, Prophet, chance, circumstances, hand, is_lull,
    net::{BASE, HIDDEN, Net, ONE, ROWS, Row, WORTH, add, number_row, place_row},
    posture,
};
use crate::{
    Mortain,
    action::Action,
    data::MAX_UNITS,
    foresight::Foresight,
    options::{Setup, UnitValues},
    phase::{Phase, Side},
    stand::Gauge,
    state::State,
};
use game::{Chance, Dice, Game, Outcome, Seat, SeededDice, Turn};

/// Rounds of play and fitting, and games in each; two workers share them.
const ROUNDS: u64 = 500;
const GAMES: u64 = 800;
/// From nothing, so many rounds of first sight against itself come before all others.
const FIRST_SIGHT_ROUNDS: u64 = 80;
/// How much of a target is what came later; the rest is what was foretold at the next moment.
const PATIENCE: f32 = 0.93;
/// Moments whose slopes are added up for a step, and how far a step goes at first; at the end hardly at all.
const BATCH: usize = 512;
const PACE: f32 = 0.0007;
/// How much of a step goes into the running mean.
const SETTLING: f32 = 0.002;
/// Slopes below this do not make a weight go as far as others, and weights of places fade by this part of a step: where
/// a unit hardly ever stands, little is learned, and nothing should be made up.
const UNUSUAL: f32 = 1e-5;
const FADING: f32 = 0.02;

const NOTHING: Row = [0.0; 1 + HIDDEN];

/// Whoever chooses in these games; an error is one of the eight best-looking actions, in so many of a thousand choices.
#[derive(Clone, Copy)]
enum Who<'a> {
    Net(&'a Net, u64),
    FirstSight(u64),
    Anyone,
}

/// What the network is told at one time, and what it should have said: the chance that the German wins.
struct Moment {
    places: [usize; MAX_UNITS],
    numbers: [f32; NUMBERS],
    target: f32,
}

impl Moment {
    fn new(game: &Mortain, at: &State) -> Moment {
        let stand = Gauge::new(game, super::BREACH).take(at, None);
        let numbers = [&circumstances(game, at)[..], &posture(&stand), &hand(game, at)].concat();
        Moment {
            places: std::array::from_fn(|unit| place_row(at, unit)),
            numbers: numbers.try_into().unwrap(),
            target: 0.0,
        }
    }

    /// The rows that are added up for it, and how often each.
    fn rows(&self) -> impl Iterator<Item = (usize, f32)> {
        let numbers = self.numbers.iter().enumerate().filter(|(_, number)| **number != 0.0);
        let places = self.places.iter().map(|&row| (row, 1.0));
        places.chain(numbers.map(|(place, &number)| (number_row(place), number)))
    }
}

/// An action, and if it was an error what the German's chance would have been without.
fn choose(
    game: &Mortain,
    at: &State,
    seat: Seat,
    who: Who<'_>,
    dice: &mut SeededDice,
) -> (Action, Option<f32>) {
    let (mut actions, mut values) = (Vec::new(), Vec::new());
    game.actions(at, &mut actions);
    let errors = match who {
        Who::Anyone => return (actions[dice.below(actions.len() as u64) as usize], None),
        Who::FirstSight(errors) => {
            game.survey(at, seat, &actions, &mut values);
            errors
        }
        Who::Net(net, errors) => {
            let side = super::side(seat);
            let prophet = Prophet::new(game, net, at, side);
            Foresight::new(game, prophet).survey(at, side, &actions, &mut values);
            errors
        }
    };
    let mut order: Vec<usize> = (0..actions.len()).collect();
    order.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
    if dice.below(1000) >= errors {
        return (actions[order[0]], None);
    }
    order.truncate(8);
    let chosen = order[dice.below(order.len() as u64) as usize];
    let lost = (chosen != order[0] && matches!(who, Who::Net(..))).then(|| {
        let hope = if seat == Side::German.seat() { values[order[0]] } else { -values[order[0]] };
        (hope + 1.0) / 2.0
    });
    (actions[chosen], lost)
}

/// Plays a game and says whether the German won it. With a network the moments are kept, with what it should have
/// foretold.
fn play(
    game: &Mortain,
    who: [Who<'_>; 2],
    dice: &mut SeededDice,
    mut kept: Option<(&Net, f32, &mut Vec<Moment>)>,
) -> bool {
    let mut lots = dice.split();
    let (mut at, mut chance_speaks, mut errors) = (game.start(), Chance::default(), Vec::new());
    let begun = kept.as_ref().map_or(0, |kept| kept.2.len());
    let outcome = loop {
        let turn = game.turn(&at);
        let is_moment = is_lull(&at) || matches!(at.phase, Phase::Act | Phase::Deploy);
        if let Some((_, _, moments)) = kept.as_mut().filter(|_| is_moment) {
            moments.push(Moment::new(game, &at));
        }
        let action = match turn {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => chance_speaks.throw(game, &at, dice),
            Turn::Player(seat) => {
                let (action, lost) = choose(game, &at, seat, who[seat.index()], &mut lots);
                if let (Some(lost), Some(kept), true) = (lost, &kept, is_moment) {
                    errors.push((kept.2.len() - 1, lost));
                }
                action
            }
        };
        game.apply(&mut at, &action, &mut Vec::new());
    };
    let has_german_won = matches!(outcome, Outcome::Won(seats) if seats.has(Side::German.seat()));
    if let Some((net, patience, moments)) = kept {
        let mut later = f32::from(u8::from(has_german_won));
        let mut next = later;
        for place in (begun..moments.len()).rev() {
            // What came after an error says nothing of the moment before it.
            let lost = errors.iter().find(|error| error.0 == place).map(|error| error.1);
            later = lost.unwrap_or(patience * later + (1.0 - patience) * next);
            moments[place].target = later;
            next = chance(net.foretell(&moments[place]));
        }
    }
    has_german_won
}

impl Net {
    fn foretell(&self, moment: &Moment) -> f32 {
        let mut sums = self.base();
        moment.rows().for_each(|(row, times)| add(&mut sums, &self.rows[row], times));
        self.log_odds(&sums)
    }

    /// Small weights by lot, so that the hidden sums become different ones.
    fn random() -> Net {
        let mut dice = SeededDice::new(1);
        let mut small = |size: f32| size * (dice.below(20_001) as f32 / 10_000.0 - 1.0);
        let mut rows = vec![NOTHING; ROWS];
        for (place, row) in rows.iter_mut().enumerate() {
            let size = if place < number_row(0) { 0.01 } else { 0.4 };
            row[1..].iter_mut().for_each(|weight| *weight = small(size));
        }
        rows[BASE][1..].fill(0.1);
        Net { rows }
    }

    /// Adds to `slopes` how much each weight has to do with what was missed at a moment.
    fn blame(&self, moment: &Moment, slopes: &mut [Row]) {
        let mut sums = self.base();
        moment.rows().for_each(|(row, times)| add(&mut sums, &self.rows[row], times));
        let missed = chance(self.log_odds(&sums)) - moment.target;
        let mut blame = NOTHING;
        blame[0] = missed;
        for place in (1..=HIDDEN).filter(|&place| sums[place] > 0.0) {
            blame[place] = missed * self.rows[WORTH][place];
            slopes[WORTH][place] += missed * sums[place];
        }
        add(&mut slopes[BASE], &blame, 1.0);
        moment.rows().for_each(|(row, times)| add(&mut slopes[row], &blame, times));
    }

    fn write(&self) -> Vec<u8> {
        let pair = |weight: &f32| ((weight * ONE).round() as i16).to_le_bytes();
        self.rows.as_flattened().iter().flat_map(pair).collect()
    }
}

/// A descent with momentum, in which each weight goes by the usual size of its own slopes (Adam).
struct Descent {
    net: Net,
    /// What is played by.
    mean: Net,
    momenta: Vec<Row>,
    squares: Vec<Row>,
    steps: i32,
}

impl Descent {
    fn new(net: Net) -> Descent {
        let nothing = vec![NOTHING; ROWS];
        Descent { mean: net.clone(), net, momenta: nothing.clone(), squares: nothing, steps: 0 }
    }

    fn step(&mut self, batch: &[Moment], pace: f32) {
        let net = &self.net;
        let (one, two) = batch.split_at(batch.len() / 2);
        let [one, two] = both(|is_second| {
            let mut slopes = vec![NOTHING; ROWS];
            if is_second { two } else { one }.iter().for_each(|moment| net.blame(moment, &mut slopes));
            slopes
        });
        self.steps = (self.steps + 1).min(10_000);
        let known = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(self.steps));
        let slopes = one.as_flattened().iter().zip(two.as_flattened()).map(|(one, two)| one + two);
        let weights = self.net.rows.as_flattened_mut().iter_mut().zip(self.mean.rows.as_flattened_mut());
        let memory = self.momenta.as_flattened_mut().iter_mut().zip(self.squares.as_flattened_mut());
        let places = number_row(0) * (1 + HIDDEN);
        for (number, ((slope, (weight, mean)), (momentum, square))) in
            slopes.zip(weights).zip(memory).enumerate()
        {
            let slope = slope / batch.len() as f32;
            *momentum += 0.1 * (slope - *momentum);
            *square += 0.001 * (slope * slope - *square);
            *weight -= pace * (*momentum / known[0]) / ((*square / known[1]).sqrt() + UNUSUAL);
            *weight -= if number < places { pace * FADING * *weight } else { 0.0 };
            *mean += SETTLING * (*weight - *mean);
        }
    }
}

/// The same on two threads.
fn both<T: Send>(work: impl Fn(bool) -> T + Sync) -> [T; 2] {
    std::thread::scope(|scope| {
        let second = scope.spawn(|| work(true));
        let first = work(false);
        [first, second.join().unwrap()]
    })
}

fn open(values: UnitValues) -> Mortain {
    Mortain::open(&Setup { unit_values: values, ..Setup::default() }).unwrap()
}

/// Who meets whom, by lot: mostly first sight, which is who a trial takes the enemy for, and more often as the German,
/// who has more to learn; now and then itself, and worse players, so that it has seen more than good play leads to.
fn opponents<'a>(net: &'a Net, knows_nothing: bool, lots: &mut SeededDice) -> [Who<'a>; 2] {
    let few = if lots.below(3) == 0 { 0 } else { 50 };
    let net = Who::Net(net, few);
    match lots.below(24) {
        _ if knows_nothing => [Who::FirstSight([0, 30, 100, 300][lots.below(4) as usize]); 2],
        0..3 => [net, net],
        3..14 => [net, Who::FirstSight(few)],
        14..18 => [Who::FirstSight(few), net],
        18..21 => [net, Who::Anyone],
        21..23 => [net, Who::FirstSight(300)],
        _ => [Who::FirstSight(300), net],
    }
}

/// A round of games by the mean so far, and a descent through half of their moments.
fn round(descent: &mut Descent, boxes: &[Mortain; 2], knows_nothing: bool, pace: f32, dice: &mut SeededDice) {
    let seeds = [dice.bits(), dice.bits()];
    let net = &descent.mean;
    let patience = if knows_nothing { 1.0 } else { PATIENCE };
    let [mut moments, others] = both(|is_second| {
        let mut lots = SeededDice::new(seeds[usize::from(is_second)]);
        let mut moments = Vec::new();
        for _ in 0..GAMES / 2 {
            let game = &boxes[usize::from(lots.below(4) == 0)];
            let who = opponents(net, knows_nothing, &mut lots);
            play(game, who, &mut lots.split(), Some((net, patience, &mut moments)));
        }
        moments
    });
    moments.extend(others);
    for place in (1..moments.len()).rev() {
        moments.swap(place, dice.below(place as u64 + 1) as usize);
    }
    moments[..moments.len() / 2].chunks(BATCH).for_each(|batch| descent.step(batch, pace));
}

/// How often the network wins as the German and as the American, of so many games each.
fn wins(game: &Mortain, net: &Net, other: Who<'_>, games: u64) -> [u64; 2] {
    both(|is_american| {
        let won = |seed: &u64| {
            let mut dice = SeededDice::new(*seed).split();
            let net = Who::Net(net, 0);
            let who = if is_american { [other, net] } else { [net, other] };
            play(game, who, &mut dice, None) != is_american
        };
        (0..games).filter(won).count() as u64
    })
}

fn fit(net: Net, knows_nothing: bool) {
    let boxes = [UnitValues::Standard, UnitValues::Even].map(open);
    let (mut descent, mut dice) = (Descent::new(net), SeededDice::new(3));
    for number in 0..ROUNDS {
        let knows_nothing = knows_nothing && number < FIRST_SIGHT_ROUNDS;
        let pace = PACE * (1.0 - number as f32 / ROUNDS as f32).max(0.03);
        round(&mut descent, &boxes, knows_nothing, pace, &mut dice);
        if (number + 1) % 25 == 0 {
            let sight = wins(&boxes[0], &descent.mean, Who::FirstSight(0), 200);
            let anyone = wins(&boxes[0], &descent.mean, Who::Anyone, 200);
            println!(
                "{} rounds: {sight:?} of 200 against first sight, {anyone:?} against anyone",
                number + 1
            );
        }
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/data/outlook.weights");
    std::fs::write(file, descent.mean.write()).unwrap();
}

#[test]
#[ignore = "plays four hundred thousand games and writes the weights"]
fn fitted() {
    fit(FITTED.clone(), false);
}

#[test]
#[ignore = "the same, but forgets first all that was fitted"]
fn anew() {
    fit(Net::random(), true);
}

#[test]
fn it_chooses_better_than_first_sight_on_both_sides() {
    let game = open(UnitValues::Standard);
    let [german, american] = wins(&game, &FITTED, Who::FirstSight(0), 40);
    // First sight against itself wins 30 and 70 of 100.
    assert!(german > 20 && american > 32, "{german} {american}");
}

#[test]
fn it_foretells_much_better_than_the_mean_of_all_games() {
    for values in [UnitValues::Standard, UnitValues::Even] {
        let game = open(values);
        let (mut moments, mut dice) = (Vec::new(), SeededDice::new(9));
        for number in 0..60 {
            let few = Who::Net(&FITTED, 50);
            let who = if number % 2 == 0 { [few; 2] } else { [few, Who::FirstSight(300)] };
            play(&game, who, &mut dice.split(), Some((&FITTED, 1.0, &mut moments)));
        }
        let mean =
            |number: &dyn Fn(&Moment) -> f32| moments.iter().map(number).sum::<f32>() / moments.len() as f32;
        let share = mean(&|moment| moment.target);
        let by = mean(&|moment| (moment.target - chance(FITTED.foretell(moment))).powi(2));
        assert!(by < 0.8 * share * (1.0 - share), "{values:?}: {by} of {share}");
    }
}

#[test]
fn what_is_written_is_read_again() {
    let net = Net::random();
    let again = Net::read(&net.write());
    let pairs = net.rows.as_flattened().iter().zip(again.rows.as_flattened());
    assert!(pairs.into_iter().all(|(one, two)| (one - two).abs() <= 0.5 / ONE));
}
