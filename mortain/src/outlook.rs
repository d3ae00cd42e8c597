//! What will come of a position if both sides go on by first sight, for bots that try actions (`Game::TRIES`): a small
//! network over the numbers of `stand`, fitted to games so played (`fit`, docs/bots.md). Unlike the score, which is
//! made to choose by, it foretells. It is asked between two cards only. No rule depends on it.

mod fitted;

#[cfg(test)]
mod fit;

use crate::{
    Mortain,
    deck::Card,
    options::UnitValues,
    phase::{Phase, Side},
    stand::{Gauge, Stand},
    state::State,
};
use game::Seat;

const INPUTS: usize = 32;
const HIDDEN: usize = 16;

/// In positions where no way leads past the Americans; the network finds out for itself what that means.
const BREACH: f32 = 3.0;

/// How the numbers of a position come to log-odds: each adds to them directly, and to sixteen sums, which add to them
/// where they are positive.
#[derive(Clone, Debug)]
struct Net {
    inputs: [Input; INPUTS],
    hidden: [Hidden; HIDDEN],
    base: f32,
}

#[derive(Clone, Copy, Debug)]
struct Input {
    direct: f32,
    to: [f32; HIDDEN],
}

#[derive(Clone, Copy, Debug)]
struct Hidden {
    base: f32,
    weight: f32,
}

/// Between two cards everything that was begun is done.
pub(crate) fn is_lull(at: &State) -> bool {
    at.phase == Phase::Draw
}

pub(crate) fn outlook(game: &Mortain, at: &State, seat: Seat) -> f32 {
    let german = 2.0 * chance(fitted::NET.log_odds(&inputs(game, at))) - 1.0;
    if seat == Side::German.seat() { german } else { -german }
}

fn chance(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

impl Net {
    fn log_odds(&self, inputs: &[f32; INPUTS]) -> f32 {
        let mut log_odds = self.base;
        let sums = self.sums(inputs);
        for (hidden, sum) in self.hidden.iter().zip(sums) {
            log_odds += hidden.weight * sum.max(0.0);
        }
        log_odds + self.inputs.iter().zip(inputs).map(|(input, number)| input.direct * number).sum::<f32>()
    }

    fn sums(&self, inputs: &[f32; INPUTS]) -> [f32; HIDDEN] {
        let mut sums = self.hidden.map(|hidden| hidden.base);
        for (input, &number) in self.inputs.iter().zip(inputs) {
            if number != 0.0 {
                sums.iter_mut().zip(input.to).for_each(|(sum, weight)| *sum += number * weight);
            }
        }
        sums
    }
}

/// What the network is told: the values in force, the turn, the deck, and how things stand, each about 1 at most.
fn inputs(game: &Mortain, at: &State) -> [f32; INPUTS] {
    let Stand { sides, hits, power, exits, way, activations, haste, in_hand } =
        Gauge::new(game, BREACH).take(at, None);
    let left = at.left_in_deck();
    let cards = |side| (left & game.deck.side(side)).count_ones() as f32 / 26.0;
    let has_joker = left & Card::JOKER.bit() != 0;
    let flag = |is: bool| f32::from(u8::from(is));
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
        cards(Side::German),
        cards(Side::American),
        flag(has_joker),
        flag(has_joker && game.deck.joker_counts(at.used)),
        flag(at.support_used),
        flag(at.harass.is_some()),
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
        power,
        hits[0].sum / 4.0,
        hits[0].squares / 4.0,
        hits[1].sum / 4.0,
        hits[1].squares / 4.0,
        sides[0].pairs / 10.0,
        sides[1].pairs / 10.0,
    ]
}
