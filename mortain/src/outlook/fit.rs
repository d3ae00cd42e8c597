//! Fits the networks by play: each chooses for its side, mostly against first sight with and without errors, and what
//! it foretold is drawn towards what it foretold a little later and in the end to what came, less the luck there was in
//! it (`luck`). The weights it plays by are a running mean, for single steps are noise. `cargo test -p mortain --release
//! -- --ignored --nocapture fitted` goes on from the shipped weights (`anew` from nothing), says how they fare, and
//! writes them. The networks for an enemy who acts at random are fitted in `enemy`.

mod enemy;

use super::{
    FITTED, NUMBERS, chance, circumstances, glance, hand,
    luck::luck,
    net::{
        BASE, DEEP, DEEP_BASE, DEEP_WORTH, HIDDEN, Net, ONE, Row, WORTH, add, deep_row, number_row,
        place_row, stage,
    },
    posture,
};
use crate::{
    Mortain,
    action::Action,
    data::MAX_UNITS,
    options::{Setup, UnitValues},
    phase::{Phase, Side},
    stand::Gauge,
    state::State,
};
use game::{Chance, Dice, Game, Outcome, Seat, SeededDice, Turn};

/// Rounds of play and fitting for each side, and games in each.
const ROUNDS: u64 = 500;
const GAMES: u64 = 800;
/// From nothing, so many rounds of first sight against itself come before all others.
const FIRST_SIGHT_ROUNDS: u64 = 80;
/// How much of a target is what came later; the rest is what was foretold at the next moment.
const PATIENCE: f32 = 0.98;
/// Moments whose slopes are added up for a step, and how far a step goes at first; at the end hardly at all.
const BATCH: usize = 768;
const PACE: f32 = 0.0004;
/// How much of a step goes into the running mean.
const SETTLING: f32 = 0.002;
/// Slopes below this do not make a weight go as far as others, and weights of places fade by this part of a step: where
/// a unit hardly ever stands, little is learned, and nothing should be made up.
const UNUSUAL: f32 = 1e-5;
const FADING: f32 = 0.02;

/// Whoever chooses in these games; an error is one of the eight best-looking actions, in so many of a thousand choices.
#[derive(Clone, Copy)]
enum Who<'a> {
    Net(&'a Net, u64),
    FirstSight(u64),
    /// Sets up anyhow, and goes by first sight then.
    Unexpected(u64),
    /// Sets up anyhow, and goes by a network then.
    UnexpectedNet(&'a Net, u64),
    Anyone,
}

impl Who<'_> {
    fn goes_by_lot(self, at: &State) -> bool {
        match self {
            Who::Anyone => true,
            Who::Unexpected(_) | Who::UnexpectedNet(..) => at.phase == Phase::Deploy,
            Who::Net(..) | Who::FirstSight(_) => false,
        }
    }
}

/// What the network is told at one time, and what it should have said: the chance that the German wins.
struct Moment {
    stage: usize,
    places: [usize; MAX_UNITS],
    numbers: [f32; NUMBERS],
    target: f32,
}

impl Moment {
    fn new(game: &Mortain, at: &State) -> Moment {
        let stand = Gauge::new(game, super::BREACH).take(at, None);
        let numbers = [&circumstances(game, at)[..], &posture(game, at, &stand), &hand(game, at)].concat();
        Moment {
            stage: stage(at),
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

/// An action of these, and if it was an error of a network what would have been better.
fn choose(
    game: &Mortain,
    at: &State,
    actions: &[Action],
    (seat, who): (Seat, Who<'_>),
    dice: &mut SeededDice,
) -> (Action, Option<Action>) {
    if who.goes_by_lot(at) {
        return (actions[dice.below(actions.len() as u64) as usize], None);
    }
    let mut values = Vec::new();
    let errors = match who {
        Who::Anyone => unreachable!("goes by lot"),
        Who::FirstSight(errors) | Who::Unexpected(errors) => {
            game.survey(at, seat, actions, &mut values);
            errors
        }
        Who::Net(net, errors) | Who::UnexpectedNet(net, errors) => {
            values = glance(game, net, super::side(seat), at, actions);
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
    let is_error = chosen != order[0] && matches!(who, Who::Net(..));
    (actions[chosen], is_error.then(|| actions[order[0]]))
}

/// The network of a side and the moments in which it may be asked, with what it should have foretold in each: so much
/// of it what came later, the rest what it foretold next.
struct Lesson<'a> {
    net: &'a Net,
    side: Side,
    patience: f32,
    /// Whether what came stands as it came.
    is_luck_counted: bool,
    doubts: Option<&'a mut Doubts>,
    moments: &'a mut Vec<Moment>,
}

impl Lesson<'_> {
    /// Whether this is a moment to learn from: between two cards, on an own card, and now and then on one of the
    /// enemy's, so that it knows what such a card is worth.
    fn is_moment(&self, game: &Mortain, at: &State, lots: &mut SeededDice) -> bool {
        match at.phase {
            Phase::Act => at.active(game) == self.side || lots.below(3) == 0,
            phase => matches!(phase, Phase::Draw | Phase::Deploy),
        }
    }

    /// The German's chance after an action of this side.
    fn chance_after(&self, game: &Mortain, at: &State, action: Action) -> f32 {
        let hope = glance(game, self.net, self.side, at, &[action])[0];
        (1.0 + if self.side == Side::German { hope } else { -hope }) / 2.0
    }

    /// How much better for the German an action is than one of these drawn by lot.
    fn luck_among(&self, game: &Mortain, at: &State, actions: &[Action], action: &Action) -> f32 {
        let active = at.active(game);
        let values = glance(game, self.net, active, at, actions);
        let mean = values.iter().sum::<f32>() / values.len() as f32;
        let taken = actions.iter().position(|other| other == action).expect("it was drawn from them");
        let luck = (values[taken] - mean) / 2.0;
        if active == Side::German { luck } else { -luck }
    }
}

/// Positions in which the German may well lose, to begin games with: where nearly all are won the others teach little.
#[derive(Default)]
struct Doubts(Vec<State>);

impl Doubts {
    const FEWEST: usize = 500;
    const MOST: usize = 4000;

    /// One in four is kept.
    fn consider(&mut self, at: &State, chance: f32, lots: &mut SeededDice) {
        if !(0.1..0.8).contains(&chance) || lots.below(4) != 0 {
            return;
        }
        if self.0.len() < Doubts::MOST {
            self.0.push(at.clone());
        } else {
            self.0[lots.below(Doubts::MOST as u64) as usize] = at.clone();
        }
    }

    /// Half the time, as soon as there are some.
    fn one(&self, lots: &mut SeededDice) -> Option<State> {
        (self.0.len() > Doubts::FEWEST && lots.below(2) == 0)
            .then(|| self.0[lots.below(self.0.len() as u64) as usize].clone())
    }
}

/// How much luck there was between a moment and the next, and what the chance would have been but for an error.
#[derive(Clone, Copy, Default)]
struct Sequel {
    luck: f32,
    lost: Option<f32>,
}

/// Plays a game and says whether the German won it.
fn play(game: &Mortain, who: [Who<'_>; 2], dice: &mut SeededDice, lesson: Option<Lesson<'_>>) -> bool {
    play_on(game, game.start(), who, dice, lesson)
}

fn play_on(
    game: &Mortain,
    mut at: State,
    who: [Who<'_>; 2],
    dice: &mut SeededDice,
    mut lesson: Option<Lesson<'_>>,
) -> bool {
    let mut lots = dice.split();
    let mut chance_speaks = Chance::default();
    let (mut actions, mut sequels) = (Vec::new(), Vec::<Sequel>::new());
    let outcome = loop {
        let heard = lesson.as_mut().filter(|lesson| lesson.is_moment(game, &at, &mut lots));
        let is_moment = heard.is_some();
        if let Some(lesson) = heard {
            let moment = Moment::new(game, &at);
            if at.phase == Phase::Draw
                && let Some(doubts) = &mut lesson.doubts
            {
                doubts.consider(&at, chance(lesson.net.foretell(&moment)), &mut lots);
            }
            lesson.moments.push(moment);
            sequels.push(Sequel::default());
        }
        let action = match game.turn(&at) {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => {
                let action = chance_speaks.throw(game, &at, dice);
                if let (Some(lesson), Some(sequel), Action::Draw { card }) =
                    (&lesson, sequels.last_mut(), action)
                {
                    sequel.luck += luck(game, lesson.net, &at, card);
                }
                action
            }
            Turn::Player(seat) => {
                actions.clear();
                game.actions(&at, &mut actions);
                let who = who[seat.index()];
                let (action, better) = choose(game, &at, &actions, (seat, who), &mut lots);
                if let (Some(lesson), Some(sequel)) = (&lesson, sequels.last_mut()) {
                    if is_moment && seat == lesson.side.seat() {
                        sequel.lost = better.map(|better| lesson.chance_after(game, &at, better));
                    }
                    if who.goes_by_lot(&at) {
                        sequel.luck += lesson.luck_among(game, &at, &actions, &action);
                    }
                }
                action
            }
        };
        game.apply(&mut at, &action, &mut Vec::new());
    };
    let has_german_won = matches!(outcome, Outcome::Won(seats) if seats.has(Side::German.seat()));
    if let Some(Lesson { net, patience, is_luck_counted, moments, .. }) = lesson {
        let mut later = f32::from(u8::from(has_german_won));
        let mut next = later;
        let begun = moments.len() - sequels.len();
        for (moment, Sequel { luck, lost }) in moments[begun..].iter_mut().zip(sequels).rev() {
            // What came after an error says nothing of the moment before it.
            let luck = if is_luck_counted { 0.0 } else { luck };
            later = lost.unwrap_or(patience * later + (1.0 - patience) * next - luck);
            moment.target = later;
            next = chance(net.foretell(moment));
        }
    }
    has_german_won
}

impl Net {
    fn foretell(&self, moment: &Moment) -> f32 {
        let mut sums = self.base();
        moment.rows().for_each(|(row, times)| add(&mut sums, &self.rows[row], times));
        self.log_odds(&sums, moment.stage)
    }

    /// Small weights by lot, so that the hidden sums become different ones.
    fn random() -> Net {
        let mut dice = SeededDice::new(1);
        let mut small = |size: f32| size * (dice.below(20_001) as f32 / 10_000.0 - 1.0);
        let mut net = Net::zero();
        for (place, row) in net.rows.iter_mut().enumerate() {
            let size = if place < number_row(0) { 0.01 } else { 0.4 };
            row[1..].iter_mut().for_each(|weight| *weight = small(size));
        }
        net.rows[BASE][1..].fill(0.1);
        net.deep_rows.as_flattened_mut().iter_mut().for_each(|weight| *weight = small(0.1));
        net
    }

    /// Adds to `slopes` how much each weight has to do with what was missed at a moment.
    fn blame(&self, moment: &Moment, slopes: &mut Net) {
        let mut sums = self.base();
        moment.rows().for_each(|(row, times)| add(&mut sums, &self.rows[row], times));
        let stage = moment.stage;
        let [base, worth] = [DEEP_BASE, DEEP_WORTH].map(|row| deep_row(stage, row));
        let deep = self.deep_sums(&sums, stage);
        let missed = chance(self.log_odds_by(&sums, &deep, stage)) - moment.target;
        let mut deep_blame = [0.0; DEEP];
        for place in (0..DEEP).filter(|&place| deep[place] > 0.0) {
            deep_blame[place] = missed * self.deep_rows[worth][place];
            slopes.deep_rows[worth][place] += missed * deep[place];
        }
        add(&mut slopes.deep_rows[base], &deep_blame, 1.0);
        let mut blame: Row = [0.0; 1 + HIDDEN];
        blame[0] = missed;
        for (place, &sum) in sums.iter().enumerate().skip(1).filter(|(_, sum)| **sum > 0.0) {
            let row = deep_row(stage, place - 1);
            let through: f32 =
                self.deep_rows[row].iter().zip(&deep_blame).map(|(weight, blame)| weight * blame).sum();
            blame[place] = missed * self.rows[WORTH + stage][place] + through;
            slopes.rows[WORTH + stage][place] += missed * sum;
            add(&mut slopes.deep_rows[row], &deep_blame, sum);
        }
        add(&mut slopes.rows[BASE], &blame, 1.0);
        moment.rows().for_each(|(row, times)| add(&mut slopes.rows[row], &blame, times));
    }

    fn write(mut self) -> Vec<u8> {
        let pair = |weight: &mut f32| ((*weight * ONE).round() as i16).to_le_bytes();
        self.tables().into_iter().flatten().flat_map(pair).collect()
    }
}

/// A descent with momentum, in which each weight goes by the usual size of its own slopes (Adam).
struct Descent {
    net: Net,
    /// What is played by.
    mean: Net,
    momenta: Net,
    squares: Net,
    steps: i32,
}

impl Descent {
    fn new(net: Net) -> Descent {
        Descent { mean: net.clone(), net, momenta: Net::zero(), squares: Net::zero(), steps: 0 }
    }

    /// Half of the moments of a round, in any order.
    fn learn(&mut self, mut moments: Vec<Moment>, pace: f32, lots: &mut SeededDice) {
        for place in (1..moments.len()).rev() {
            moments.swap(place, lots.below(place as u64 + 1) as usize);
        }
        moments[..moments.len() / 2].chunks(BATCH).for_each(|batch| self.step(batch, pace));
    }

    fn step(&mut self, batch: &[Moment], pace: f32) {
        let mut slopes = Net::zero();
        batch.iter().for_each(|moment| self.net.blame(moment, &mut slopes));
        self.steps = (self.steps + 1).min(10_000);
        let known = [0.9_f32, 0.999].map(|kept| 1.0 - kept.powi(self.steps));
        let places = number_row(0) * size_of::<Row>() / size_of::<f32>();
        let tables = self.net.tables().into_iter().zip(self.mean.tables());
        let memory = self.momenta.tables().into_iter().zip(self.squares.tables());
        for ((slopes, (weights, means)), (momenta, squares)) in
            slopes.tables().into_iter().zip(tables).zip(memory)
        {
            let weights = weights.iter_mut().zip(means);
            let memory = momenta.iter_mut().zip(squares);
            for ((slope, (weight, mean)), (momentum, square)) in slopes.iter().zip(weights).zip(memory) {
                let slope = slope / batch.len() as f32;
                *momentum += 0.1 * (slope - *momentum);
                *square += 0.001 * (slope * slope - *square);
                *weight -= pace * (*momentum / known[0]) / ((*square / known[1]).sqrt() + UNUSUAL);
                *mean += SETTLING * (*weight - *mean);
            }
        }
        let [rows, _] = self.net.tables();
        rows[..places].iter_mut().for_each(|weight| *weight -= pace * FADING * *weight);
    }
}

fn open(values: UnitValues) -> Mortain {
    Mortain::open(&Setup { unit_values: values, ..Setup::default() }).unwrap()
}

fn both_boxes() -> [Mortain; 2] {
    [UnitValues::Standard, UnitValues::Even].map(open)
}

/// Whom it meets, by lot: mostly first sight, which is who a plan takes the enemy for; worse players, who show more than
/// good play leads to; and now and then the network of the other side. The German half the time meets a set-up of any
/// kind, for people set up as they like. The American sets up himself; he meets first sight with more and fewer errors,
/// so that he does not learn one enemy by heart.
fn opponent<'a>(side: Side, other: &'a Net, lots: &mut SeededDice) -> Who<'a> {
    match (side, lots.below(20)) {
        (Side::German, 0..2) | (Side::American, 0..4) => Who::Net(other, 20),
        (Side::German, 2..8) | (Side::American, 4..6) => Who::Anyone,
        (Side::German, 8) | (Side::American, 6..9) => Who::FirstSight(50),
        (Side::German, 9..15) | (Side::American, 12..) => Who::FirstSight(0),
        (Side::German, _) => Who::Unexpected(10),
        (Side::American, _) => Who::FirstSight(150),
    }
}

fn seated<'a>(side: Side, own: Who<'a>, other: Who<'a>) -> [Who<'a>; 2] {
    if side == Side::German { [own, other] } else { [other, own] }
}

/// Games, by the mean so far and with errors in most, from which the network of a side learns.
fn play_round<'a>(
    (side, net): (Side, &'a Net),
    boxes: &[Mortain; 2],
    patience: f32,
    lots: &mut SeededDice,
    mut meet: impl FnMut(Who<'a>, &mut SeededDice) -> [Who<'a>; 2],
) -> Vec<Moment> {
    let mut moments = Vec::new();
    for _ in 0..GAMES {
        let game = &boxes[usize::from(lots.below(6) == 0)];
        let who = meet(Who::Net(net, few_errors(lots)), lots);
        let lesson =
            Lesson { net, side, patience, is_luck_counted: false, doubts: None, moments: &mut moments };
        play(game, who, &mut lots.split(), Some(lesson));
    }
    moments
}

fn few_errors(lots: &mut SeededDice) -> u64 {
    if lots.below(3) == 0 { 0 } else { 50 }
}

/// How often a network wins with its side, of so many games.
fn wins(game: &Mortain, (side, net): (Side, &Net), other: Who<'_>, games: u64) -> u64 {
    let won = |seed: &u64| {
        let mut dice = SeededDice::new(*seed).split();
        play(game, seated(side, Who::Net(net, 0), other), &mut dice, None) == (side == Side::German)
    };
    (0..games).filter(won).count() as u64
}

/// Less far with every round, at the end hardly at all.
fn slower(pace: f32, number: u64, rounds: u64) -> f32 {
    pace * (1.0 - number as f32 / rounds as f32).max(0.03)
}

fn fit_side(side: Side, nets: &[Net; 2], knows_nothing: bool) -> Net {
    let boxes = both_boxes();
    let other = &nets[side.other() as usize];
    let mut descent = Descent::new(nets[side as usize].clone());
    let mut lots = SeededDice::new(3 + side as u64);
    for number in 0..ROUNDS {
        let knows_nothing = knows_nothing && number < FIRST_SIGHT_ROUNDS;
        let patience = if knows_nothing { 1.0 } else { PATIENCE };
        let own = (side, &descent.mean);
        let moments = play_round(own, &boxes, patience, &mut lots, |own, lots| {
            if knows_nothing {
                [Who::FirstSight([0, 30, 100, 300][lots.below(4) as usize]); 2]
            } else {
                seated(side, own, opponent(side, other, lots))
            }
        });
        descent.learn(moments, slower(PACE, number, ROUNDS), &mut lots);
        if (number + 1) % 25 == 0 {
            let won = [Who::FirstSight(0), Who::Unexpected(0), Who::Anyone, Who::Net(other, 0)]
                .map(|who| wins(&boxes[0], (side, &descent.mean), who, 400));
            println!(
                "{side:?}, {} rounds: of 400 {won:?} against first sight, also with any set-up, anyone, the other network",
                number + 1
            );
        }
    }
    descent.mean
}

fn save(net: Net, file: &str) {
    let file = format!("{}/data/{file}.weights", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(file, net.write()).unwrap();
}

/// Both sides at once.
fn fit(nets: &[Net; 2], knows_nothing: bool) {
    std::thread::scope(|scope| {
        for (side, file) in Side::BOTH.into_iter().zip(["german", "american"]) {
            scope.spawn(move || save(fit_side(side, nets, knows_nothing), &format!("outlook-{file}")));
        }
    });
}

#[test]
#[ignore = "plays four hundred thousand games with each side and writes the weights"]
fn fitted() {
    fit(&FITTED, false);
}

#[test]
#[ignore = "the same, but forgets first all that was fitted"]
fn anew() {
    fit(&[Net::random(), Net::random()], true);
}

#[test]
fn it_chooses_better_than_first_sight_on_both_sides() {
    let game = open(UnitValues::Standard);
    let [german, american] =
        Side::BOTH.map(|side| wins(&game, (side, &FITTED[side as usize]), Who::FirstSight(0), 40));
    // First sight against itself wins 30 and 70 of 100.
    assert!(german > 20 && american > 32, "{german} {american}");
}

#[test]
fn it_foretells_much_better_than_the_mean_of_all_games() {
    for (side, values) in Side::BOTH.into_iter().zip([UnitValues::Even, UnitValues::Standard]) {
        let game = open(values);
        let (mut moments, mut dice) = (Vec::new(), SeededDice::new(9));
        let net = &FITTED[side as usize];
        for number in 0..60 {
            let other = Who::FirstSight(if number % 2 == 0 { 0 } else { 300 });
            let lesson = Lesson {
                net,
                side,
                patience: 1.0,
                is_luck_counted: true,
                doubts: None,
                moments: &mut moments,
            };
            play(&game, seated(side, Who::Net(net, 50), other), &mut dice.split(), Some(lesson));
        }
        let mean =
            |number: &dyn Fn(&Moment) -> f32| moments.iter().map(number).sum::<f32>() / moments.len() as f32;
        let share = mean(&|moment| moment.target);
        let by = mean(&|moment| (moment.target - chance(net.foretell(moment))).powi(2));
        assert!(by < 0.8 * share * (1.0 - share), "{side:?}: {by} of {share}");
    }
}

#[test]
fn what_is_written_is_read_again() {
    let mut net = Net::random();
    let mut again = Net::read(&net.clone().write());
    let mut pairs = net.tables().into_iter().flatten().zip(again.tables().into_iter().flatten());
    assert!(pairs.all(|(one, two)| (*one - *two).abs() <= 0.5 / ONE));
}
