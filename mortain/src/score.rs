//! An estimate of how a side stands, for bots: how far the Germans who have to leave still must go and what bars their
//! way, what is left of both sides, who can fire at whom, who stands together and under cover, and the time that is
//! left. Each side goes by weights of its own, fitted by many games of both against each other (docs/bots.md). Only an
//! opinion; no rule depends on it.

use crate::{
    Mortain,
    action::Action,
    foresight::{Foresight, Opinion},
    options::UnitValues,
    phase::{Phase, Side},
    stand::{Gauge, Line, Stand},
    state::{EXITS_TO_WIN, State},
};
use game::{Forecast, Seat};

/// What a side goes by. All add to the German's lead if positive, as their comments say.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A full side's steps: what the Germans have, and what the Americans lack.
    steps: [f32; 2],
    /// The logarithm of the ratio of printed values.
    power: f32,
    /// All five exits.
    exits: f32,
    /// Short ways still to go, squared: so the rear closes up before the front goes on alone.
    ways: f32,
    /// Short ways in relation to the activations that may still come: the ratio, and its logarithm.
    haste: [f32; 2],
    /// Short ways of all Germans, also of those who need not leave.
    all_ways: f32,
    /// What breaking through costs in activations, where no way leads past the Americans.
    breach: f32,
    /// Four certain hits of the Germans, and four less of the Americans.
    fire: [f32; 2],
    /// The same, squared: fire that comes together.
    mass: [f32; 2],
    /// Ten pairs of Germans, and of Americans, next to each other.
    pairs: [f32; 2],
    /// Eight Germans under cover, and eight Americans in the open.
    cover: [f32; 2],
    /// An activation of the card in hand.
    left: f32,
}

const GERMAN: Weights = Weights {
    steps: [2.68, 6.57],
    power: 1.80,
    exits: 5.46,
    ways: 4.64,
    haste: [-0.64, 1.82],
    all_ways: 0.71,
    breach: 2.63,
    fire: [0.21, 0.93],
    mass: [2.07, 1.48],
    pairs: [0.53, -0.27],
    cover: [0.24, 0.06],
    left: 0.062,
};

const AMERICAN: Weights = Weights {
    steps: [3.84, 2.84],
    power: 2.13,
    exits: 2.85,
    ways: 2.51,
    haste: [1.12, -0.69],
    all_ways: -2.30,
    breach: 1.67,
    fire: [2.24, -0.26],
    mass: [0.06, 1.55],
    pairs: [-0.25, -0.89],
    cover: [1.56, -1.88],
    left: 0.014,
};

pub(crate) fn score(game: &Mortain, at: &State, seat: Seat) -> f32 {
    Judge::new(game, seat).value(at, None)
}

/// The estimate where a card is due: before an activation card as it stands, before a combat card the mean of hit,
/// miss and joker.
pub(crate) fn foresee(game: &Mortain, at: &State, seat: Seat) -> Option<f32> {
    match at.phase {
        Phase::Draw => Some(score(game, at, seat)),
        Phase::Fight => Foresight::new(game, Judge::new(game, seat)).attack(at, None),
        _ => None,
    }
}

/// The estimates after each of these actions of `seat`.
pub(crate) fn survey(game: &Mortain, at: &State, seat: Seat, actions: &[Action], sights: &mut Vec<f32>) {
    let judge = Judge::new(game, seat);
    let side = judge.side;
    Foresight::new(game, judge).survey(at, side, actions, sights);
}

/// The German has six turns for nine columns and cannot waste a card; the American holds by standing in the way, and
/// does so against most Germans even with moves taken at random (docs/bots.md).
pub(crate) fn leeway(seat: Seat) -> f32 {
    if seat == Side::German.seat() { 0.0 } else { 4.0 }
}

/// The weights were fitted to choose, not to foretell: the German who goes by his thinks himself lost from the start.
/// Fitted to 300 games of `greedy` with each set of values (docs/bots.md).
pub(crate) fn forecast(values: UnitValues, seat: Seat) -> Forecast {
    let is_german = seat == Side::German.seat();
    match (values, is_german) {
        (UnitValues::Standard, true) => Forecast { lean: 0.22, trust: 0.40 },
        (UnitValues::Standard, false) => Forecast { lean: 0.46, trust: 0.72 },
        (UnitValues::Even, true) => Forecast { lean: 0.52, trust: 0.28 },
        (UnitValues::Even, false) => Forecast { lean: 0.31, trust: 0.65 },
    }
}

/// A seat's opinion of one position after another, by its own weights.
struct Judge<'a> {
    side: Side,
    weights: &'static Weights,
    gauge: Gauge<'a>,
}

impl<'a> Judge<'a> {
    fn new(game: &'a Mortain, seat: Seat) -> Judge<'a> {
        let (side, weights) = match seat == Side::German.seat() {
            true => (Side::German, &GERMAN),
            false => (Side::American, &AMERICAN),
        };
        Judge { side, weights, gauge: Gauge::new(game, weights.breach) }
    }
}

impl Opinion for Judge<'_> {
    const HEEDS_WHO_ACTED: bool = false;

    /// From -1 to 1.
    fn value(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32 {
        let german = match at.phase {
            Phase::Over(Side::German) => 1.0,
            Phase::Over(Side::American) => -1.0,
            // Never quite won or lost while it lasts.
            _ => 0.98 * (0.5 * self.weights.lead(&self.gauge.take(at, kept))).tanh(),
        };
        if self.side == Side::German { german } else { -german }
    }
}

impl Weights {
    /// How far the German is ahead, roughly the logarithm of his odds.
    fn lead(&self, stand: &Stand) -> f32 {
        let Stand { sides, hits, power, exits, way, haste, in_hand, .. } = stand;
        let balance = |[german, american]: [f32; 2], of: [f32; 2]| german * of[0] - american * of[1];
        balance(self.steps, sides.map(|side| side.steps / 16.0))
            + self.power * power
            + self.exits / EXITS_TO_WIN as f32 * exits
            - self.ways / 500.0 * way.squares
            - self.haste[0] * haste.min(4.0)
            - self.haste[1] * (haste + 0.05).ln()
            - self.all_ways / 50.0 * way.all
            + balance(self.fire, hits.map(|hits| hits.sum / 4.0))
            + balance(self.mass, hits.map(|hits| hits.squares / 4.0))
            + self.pairs[0] / 10.0 * sides[0].pairs
            + self.pairs[1] / 10.0 * sides[1].pairs
            + balance(self.cover, sides.map(|side| side.cover / 8.0))
            + self.left * in_hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deck::Card, options::Setup, word::bits};
    use game::{Chance, Dice, Game, SeededDice, Turn};

    fn value(facts: &[&str]) -> f32 {
        let game = Mortain::open(&Setup::default()).unwrap();
        let facts: Vec<String> = facts.iter().map(|&fact| fact.to_owned()).collect();
        let at = game.arrange(&facts).unwrap();
        score(&game, &at, Side::German.seat())
    }

    #[test]
    fn a_german_nearer_to_the_edge_and_an_american_less_are_good_for_the_german() {
        let base = value(&["turn 3", "unit 2SS-1 0503", "unit 117 0101"]);
        assert!(value(&["turn 3", "unit 2SS-1 0403", "unit 117 0101"]) > base);
        assert!(value(&["turn 3", "unit 2SS-1 0503", "unit 117 0101 reduced"]) > base);
        assert!(value(&["turn 5", "unit 2SS-1 0503", "unit 117 0101"]) < base);
    }

    #[test]
    fn a_shot_is_foreseen_as_the_mean_of_what_the_cards_bring() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let facts = ["turn 2", "unit 2SS-1 0503", "unit 117 0403", "card 9s 5"].map(str::to_owned);
        let mut at = game.arrange(&facts).unwrap();
        let fire = game.parse("fire 117 with 2SS-1").unwrap();
        game.apply(&mut at, &fire, &mut Vec::new());
        let foreseen = foresee(&game, &at, Side::German.seat()).unwrap();
        // Face cards are drawn again, so they decide nothing.
        let deciding = at.left_in_deck() & !game.deck.faces();
        let mean = bits(deciding).map(|card| {
            let mut after = at.clone();
            game.apply(&mut after, &crate::Action::Draw { card: Card(card) }, &mut Vec::new());
            score(&game, &after, Side::German.seat())
        });
        let mean = mean.sum::<f32>() / deciding.count_ones() as f32;
        assert!((foreseen - mean).abs() < 0.01, "{foreseen} {mean}");
        assert!(foreseen > -0.98 && foreseen < 0.98);
    }

    #[test]
    fn a_list_is_surveyed_as_its_actions_are_seen_one_by_one() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let mut dice = SeededDice::new(5);
        let (mut chance, mut lists) = (Chance::default(), 0);
        for _ in 0..3 {
            let mut at = game.start();
            while !matches!(game.turn(&at), Turn::Over(_)) {
                let action = if let Turn::Player(seat) = game.turn(&at) {
                    let (mut actions, mut sights) = (Vec::new(), Vec::new());
                    game.actions(&at, &mut actions);
                    assert!(game.survey(&at, seat, &actions, &mut sights));
                    assert_eq!(actions.len(), sights.len());
                    for (action, sight) in actions.iter().zip(&sights) {
                        let mut after = at.clone();
                        game.apply(&mut after, action, &mut Vec::new());
                        let alone =
                            foresee(&game, &after, seat).unwrap_or_else(|| score(&game, &after, seat));
                        assert!((alone - sight).abs() < 1e-4, "{action:?}: {alone} {sight}");
                    }
                    lists += 1;
                    actions[dice.below(actions.len() as u64) as usize]
                } else {
                    chance.throw(&game, &at, &mut dice)
                };
                game.apply(&mut at, &action, &mut Vec::new());
            }
        }
        assert!(lists > 200);
    }
}
