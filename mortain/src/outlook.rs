//! What will come of a position, for the strongest bots (`Game::weigh`): for each side a network over where each unit
//! stands and the numbers of `stand`, fitted by playing that side against others (`fit`, docs/bots.md), and by what it
//! says plans for the card in hand (`plan`) and a look at the one after it (`next`). What it foretells is what comes if
//! the side that asks goes on by it and the other by first sight or a little better or worse: two sides need not agree.
//! Where the Americans seem to act at random (`enemy`) the German goes by a third network. No rule depends on it.

mod enemy;
mod luck;
mod net;
mod next;
mod outcomes;
mod plan;

#[cfg(test)]
mod fit;

use crate::{
    Mortain,
    action::Action,
    data::MAX_UNITS,
    deck::Card,
    foresight::{Foresight, Opinion},
    options::UnitValues,
    phase::{Phase, Side},
    stand::{Gauge, Line, Reach, Stand},
    state::State,
    word::bits,
};
use game::{Forecast, Seat};
use net::{Net, Row};
use plan::Plan;
use std::sync::LazyLock;

/// Where no way leads past the Americans; the network finds out for itself what that means.
const BREACH: f32 = 3.0;

/// Numbers of the turn, the deck and the support, which hardly ever change while a card is carried out.
const CIRCUMSTANCES: usize = 17;
/// Numbers of `stand`: of both sides as a whole, then of what each unit has to fear.
const POSTURE: usize = 27 + 3 * MAX_UNITS;
/// Numbers of the card in hand, and who has acted on it.
const HAND: usize = 14 + MAX_UNITS;
const NUMBERS: usize = CIRCUMSTANCES + POSTURE + HAND;

/// By side.
static FITTED: LazyLock<[Net; 2]> = LazyLock::new(|| {
    let german: &[u8] = include_bytes!("../data/outlook-german.weights");
    let american = include_bytes!("../data/outlook-american.weights");
    [german, american].map(Net::read)
});

/// The outlooks after each of these actions of `seat`, with what may follow it on the card in hand and, as long as
/// looks are allowed, on the next.
pub(crate) fn weigh(
    game: &Mortain,
    at: &State,
    seat: Seat,
    actions: &[Action],
    outlooks: &mut Vec<f32>,
    may_go_on: &mut dyn FnMut() -> bool,
) {
    let side = side(seat);
    let mut plan = if side == Side::German && enemy::acts_at_random(game, at) {
        Plan::new(game, &enemy::AGAINST_RANDOM, side).against_random()
    } else {
        Plan::new(game, fitted(seat), side)
    };
    let worths = plan.weigh(at, actions, may_go_on);
    // The shares of what may come add up to one but for rounding, and an urge may go below what is lost.
    outlooks.extend(worths.into_iter().map(|worth| worth.clamp(-1.0, 1.0)));
}

/// How much the chance of `seat` has risen by a card, as its own outlook sees it.
pub(crate) fn luck(game: &Mortain, at: &State, seat: Seat, drawn: Card) -> f32 {
    let german = luck::luck(game, fitted(seat), at, drawn);
    if side(seat) == Side::German { german } else { -german }
}

/// The outlooks as they look, without a plan.
fn glance(game: &Mortain, net: &Net, side: Side, at: &State, actions: &[Action]) -> Vec<f32> {
    let mut outlooks = Vec::with_capacity(actions.len());
    let prophet = Prophet::new(game, net, at, side);
    Foresight::new(game, prophet).survey(at, side, actions, &mut outlooks);
    outlooks
}

/// The place of the highest value; of equals the first.
fn best(values: &[f32]) -> usize {
    (1..values.len()).fold(0, |best, place| if values[place] > values[best] { place } else { best })
}

/// The outlook takes it that the side that asks goes on by it, and the other by first sight; between equals less is to
/// be hoped for. Fitted to 300 games of `greedy` with each set of values (docs/bots.md).
pub(crate) fn forecast(values: UnitValues, seat: Seat) -> Forecast {
    match (values, side(seat)) {
        (UnitValues::Standard, Side::German) => Forecast { lean: -0.58, trust: 0.83 },
        (UnitValues::Standard, Side::American) => Forecast { lean: -0.82, trust: 0.50 },
        (UnitValues::Even, Side::German) => Forecast { lean: -0.68, trust: 0.89 },
        (UnitValues::Even, Side::American) => Forecast { lean: -0.86, trust: 0.63 },
    }
}

fn fitted(seat: Seat) -> &'static Net {
    &FITTED[side(seat) as usize]
}

fn side(seat: Seat) -> Side {
    if seat == Side::German.seat() { Side::German } else { Side::American }
}

fn chance(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// Foretells one position after another that follow from the same one, so that only what has changed is summed up.
struct Prophet<'a> {
    game: &'a Mortain,
    net: &'a Net,
    side: Side,
    gauge: Gauge<'a>,
    begun: State,
    circumstances: [f32; CIRCUMSTANCES],
    posture: [f32; POSTURE],
    /// What the Germans who must still leave have to go.
    way: f32,
    /// Of the units, the circumstances and the posture in that position.
    sums: Row,
}

impl<'a> Prophet<'a> {
    fn new(game: &'a Mortain, net: &'a Net, at: &State, side: Side) -> Prophet<'a> {
        let circumstances = circumstances(game, at);
        let mut sums = net.base();
        net.add_units(&mut sums, at);
        net.add_numbers(&mut sums, 0, &circumstances);
        let mut gauge = Gauge::new(game, BREACH);
        let stand = gauge.take(at, None);
        let posture = posture(game, at, &stand);
        net.add_numbers(&mut sums, CIRCUMSTANCES, &posture);
        let way = stand.way.sum;
        Prophet { game, net, side, gauge, begun: at.clone(), circumstances, posture, way, sums }
    }

    /// What the German may hope for while the game goes on.
    fn hope(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32 {
        let mut sums = self.sums;
        self.net.change_units(&mut sums, &self.begun, at);
        if !are_circumstances_alike(at, &self.begun) {
            let changes = change(circumstances(self.game, at), &self.circumstances);
            self.net.add_numbers(&mut sums, 0, &changes);
        }
        let stand = self.gauge.take(at, kept);
        let changes = change(posture(self.game, at, &stand), &self.posture);
        self.net.add_numbers(&mut sums, CIRCUMSTANCES, &changes);
        self.conclude(sums, stand.way.sum, at)
    }

    /// With the card in hand, which alone is not summed up yet.
    fn conclude(&self, mut sums: Row, way: f32, at: &State) -> f32 {
        if at.card.is_some() {
            self.net.add_numbers(&mut sums, CIRCUMSTANCES + POSTURE, &hand(self.game, at));
        }
        2.0 * chance(self.net.log_odds(&sums, net::stage(at))) - 1.0 - self.net.urge * way
    }

    /// What the position is worth that all others follow from.
    fn here(&self) -> f32 {
        worth(self.side, &self.begun, || self.conclude(self.sums, self.way, &self.begun))
    }
}

impl Opinion for Prophet<'_> {
    const HEEDS_WHO_ACTED: bool = true;

    fn value(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32 {
        worth(self.side, at, || self.hope(at, kept))
    }
}

/// What a position is worth to a side; what the German hopes for is asked only while the game goes on.
fn worth(side: Side, at: &State, hope: impl FnOnce() -> f32) -> f32 {
    let german = match at.phase {
        Phase::Over(Side::German) => 1.0,
        Phase::Over(Side::American) => -1.0,
        _ => hope(),
    };
    if side == Side::German { german } else { -german }
}

fn change<const N: usize>(mut now: [f32; N], before: &[f32; N]) -> [f32; N] {
    now.iter_mut().zip(before).for_each(|(now, before)| *now -= before);
    now
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// The values in force, the turn, the deck and the support. Each about 1 at most, like all that the network is told.
fn circumstances(game: &Mortain, at: &State) -> [f32; CIRCUMSTANCES] {
    let left = at.left_in_deck();
    let cards = |side| left & game.deck.side(side);
    let activations =
        |side| -> f32 { bits(cards(side)).map(|card| f32::from(game.deck.face(Card(card)).activates)).sum() };
    let has_joker = left & Card::JOKER.bit() != 0;
    let [is_turn_1, is_turn_2, is_turn_3, is_turn_4, is_turn_5, is_turn_6] =
        [1, 2, 3, 4, 5, 6].map(|turn| flag(at.turn == turn));
    [
        flag(game.setup.unit_values == UnitValues::Even),
        is_turn_1,
        is_turn_2,
        is_turn_3,
        is_turn_4,
        is_turn_5,
        is_turn_6,
        cards(Side::German).count_ones() as f32 / 26.0,
        cards(Side::American).count_ones() as f32 / 26.0,
        flag(has_joker),
        flag(has_joker && game.deck.joker_counts(at.used)),
        flag(at.support_used),
        flag(at.harass.is_some()),
        flag(at.phase == Phase::Deploy),
        activations(Side::German) / 70.0,
        activations(Side::American) / 70.0,
        left.count_ones() as f32 / 53.0,
    ]
}

/// Whether all that `circumstances` looks at is the same.
fn are_circumstances_alike(one: &State, two: &State) -> bool {
    let what = |at: &State| (at.turn, at.used, at.fought, at.support_used, at.harass);
    what(one) == what(two)
}

fn posture(game: &Mortain, at: &State, stand: &Stand) -> [f32; POSTURE] {
    let reach = Reach::new(game, at, &stand.sides);
    let Stand { sides, hits, power, exits, way, activations, haste, in_hand } = stand;
    let all = [
        in_hand / 5.0,
        haste.min(4.0),
        (haste + 0.05).ln(),
        way.sum / 30.0,
        way.squares / 200.0,
        way.all / 50.0,
        way.missing,
        flag(way.is_barred),
        activations / 100.0,
        exits / 5.0,
        sides[0].steps / 16.0,
        sides[1].steps / 16.0,
        *power,
        hits[0].sum / 4.0,
        hits[0].squares / 4.0,
        hits[1].sum / 4.0,
        hits[1].squares / 4.0,
        sides[0].pairs / 10.0,
        sides[1].pairs / 10.0,
        way.each[0] / 10.0,
        way.each[1] / 10.0,
        way.each[2] / 10.0,
        way.each[3] / 10.0,
        way.each[4] / 10.0,
        way.each[5] / 10.0,
        hits[0].kills / 2.0,
        hits[1].kills / 2.0,
    ];
    let mut numbers = [0.0; POSTURE];
    let (whole, each) = numbers.split_at_mut(all.len());
    whole.copy_from_slice(&all);
    for unit in 0..MAX_UNITS {
        each[unit] = hits[0].each[unit] + hits[1].each[unit];
        each[MAX_UNITS + unit] = reach.soon[unit];
        each[2 * MAX_UNITS + unit] = reach.later[unit];
    }
    numbers
}

/// The card in hand: whose it is, what is left of it and for whom.
fn hand(game: &Mortain, at: &State) -> [f32; HAND] {
    let mut hand = [0.0; HAND];
    let Some(card) = at.card.filter(|_| matches!(at.phase, Phase::Act | Phase::Choose)) else {
        return hand;
    };
    let side = game.deck.face(card).side as usize;
    if let Some(left) = usize::from(at.left).min(5).checked_sub(1) {
        hand[side * 5 + left] = 1.0;
    }
    hand[10 + side] = flag(game.deck.is_face_card(card));
    hand[12] = flag(at.stack.is_some());
    hand[13] = at.acted.count_ones() as f32 / 5.0;
    if at.left > 0 {
        bits(at.acted.into()).for_each(|unit| hand[14 + usize::from(unit)] = 1.0);
    }
    hand
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::options::Setup;
    use game::{Chance, Dice, Game, SeededDice, Turn};

    fn outlook(game: &Mortain, at: &State, seat: Seat) -> f32 {
        Prophet::new(game, fitted(seat), at, side(seat)).here()
    }

    /// Plays a game at random and looks at every decision in it.
    pub(crate) fn look_through(seed: u64, mut look: impl FnMut(&Mortain, &State, Seat, &[Action])) {
        let game = Mortain::open(&Setup::default()).unwrap();
        let (mut dice, mut chance, mut at) = (SeededDice::new(seed), Chance::default(), game.start());
        while !matches!(game.turn(&at), Turn::Over(_)) {
            let action = if let Turn::Player(seat) = game.turn(&at) {
                let mut actions = Vec::new();
                game.actions(&at, &mut actions);
                look(&game, &at, seat, &actions);
                actions[dice.below(actions.len() as u64) as usize]
            } else {
                chance.throw(&game, &at, &mut dice)
            };
            game.apply(&mut at, &action, &mut Vec::new());
        }
    }

    /// What was summed up before, and changed, comes to the same as summing up anew.
    #[test]
    fn a_list_is_weighed_as_its_actions_are_foretold_one_by_one() {
        let mut seen = 0;
        look_through(5, |game, at, seat, actions| {
            let is_odd = seen % 2 == 1 && side(seat) == Side::German;
            let net = if is_odd { &enemy::AGAINST_RANDOM } else { fitted(seat) };
            let outlooks = glance(game, net, side(seat), at, actions);
            assert_eq!(actions.len(), outlooks.len());
            for (action, foretold) in actions.iter().zip(&outlooks) {
                let mut after = at.clone();
                game.apply(&mut after, action, &mut Vec::new());
                if after.phase != Phase::Fight {
                    let alone = Prophet::new(game, net, &after, side(seat)).here();
                    assert!((alone - foretold).abs() < 1e-4, "{action:?}: {alone} {foretold}");
                    seen += 1;
                }
            }
        });
        assert!(seen > 1000, "{seen}");
    }

    /// They were fitted apart, and need not say the same; but where all but one have left, both know it.
    #[test]
    fn what_one_side_hopes_for_the_other_fears() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let mut facts: Vec<String> = vec!["turn 4".to_owned(), "unit 117 0901".to_owned()];
        facts.push("unit 2SS-1 0103".to_owned());
        facts.extend(["102", "2SS-2", "17", "37"].map(|unit| format!("unit {unit} exited")));
        let at = game.arrange(&facts).unwrap();
        let [german, american] = Side::BOTH.map(|side| outlook(&game, &at, side.seat()));
        assert!(german > 0.8 && american < -0.8, "{german} {american}");
    }
}
