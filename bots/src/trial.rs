//! Choosing by trial, where first sight is worth more than a search: the few actions that look best are played on,
//! again and again in imagined worlds, by first sight on every seat, to the end of the game or until the game can tell
//! what to expect. In each round all of them meet the same world and the same dice, so that what differs is due to the
//! action. Like a search a trial is given a view, never a position; it keeps no more than a few sums for each action.

use crate::{
    clock::{Budget, Clock},
    search::Decision,
    world::{MAX_PLIES, World},
};
use game::{Game, SeededDice, Turn};

/// No game tries more actions than this (`Game::TRIES`).
const MOST: usize = 8;
/// Lulls that are played through; at the next one the game is asked for the outlook.
const LULLS: u32 = 12;
/// After so many rounds an action may be out; before, differences say too little.
const FEWEST_ROUNDS: u32 = 4;
/// An action is out when it is behind by so many standard errors of the mean difference.
const DOUBT: f32 = 2.0;

/// What a trial came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict<A> {
    pub action: A,
    /// Games that were played on: each counts like a simulation.
    pub playouts: u64,
}

/// Tries the most promising actions as long as the budget allows by this clock and more than one may be the best. A
/// budget too small for two rounds leaves it at first sight.
///
/// # Panics
/// If there is no legal action.
pub fn trial<G: Game>(
    due: Decision<'_, G>,
    budget: Budget,
    clock: &dyn Clock,
    dice: &mut SeededDice,
) -> Verdict<G::Action> {
    let mut world = World::new(due.game, due.seat);
    let candidates = candidates(due, &mut world, dice);
    let mut field = Field::new(candidates.len());
    let mut results = Vec::with_capacity(candidates.len());
    let mut playouts = 0;
    'rounds: while field.left.len() > 1 {
        let seed = dice.bits();
        results.clear();
        for &place in &field.left {
            if !budget.allows(playouts, clock) {
                // A round that not all have played is no comparison.
                break 'rounds;
            }
            results.push(play_on(due, &mut world, &candidates[place], seed));
            playouts += 1;
        }
        field.count(&results);
        field.narrow();
    }
    Verdict { action: candidates[field.best()], playouts }
}

/// The actions that look best, in that order; of equals the first in the list.
fn candidates<G: Game>(
    due: Decision<'_, G>,
    world: &mut World<'_, G>,
    dice: &mut SeededDice,
) -> Vec<G::Action> {
    let sights = world.first_sights(due, dice);
    let mut order: Vec<usize> = (0..sights.len()).collect();
    order.sort_by(|&one, &two| sights[two].total_cmp(&sights[one]));
    order.truncate(G::TRIES.clamp(2, MOST));
    order.into_iter().map(|place| due.actions[place]).collect()
}

/// One action in one imagined world, and on from there: what comes of it for the seat that tries it.
fn play_on<G: Game>(due: Decision<'_, G>, world: &mut World<'_, G>, action: &G::Action, seed: u64) -> f32 {
    let mut dice = SeededDice::new(seed);
    let mut state = due.game.imagine(due.view, &mut dice);
    world.apply(&mut state, action);
    let (mut acting, mut turns, mut lulls) = (due.seat, 0_u64, 0);
    for _ in 0..MAX_PLIES {
        match due.game.turn(&state) {
            Turn::Over(outcome) => return world.result(outcome),
            Turn::Chance => {
                if due.game.is_lull(&state) {
                    if lulls == LULLS {
                        return due.game.outlook(&state, due.seat).clamp(-1.0, 1.0);
                    }
                    lulls += 1;
                }
                world.rehearse(&mut state, seed, &mut dice);
            }
            Turn::Player(seat) => {
                if seat != acting {
                    // Each turn has dice of its own: one throw more in an earlier turn must not change all that follow.
                    (acting, turns) = (seat, turns + 1);
                    dice = SeededDice::new(seed ^ turns).split();
                }
                let action = world.best_at_first_sight(&state, seat, &mut dice);
                world.apply(&mut state, &action);
            }
        }
    }
    0.0
}

/// The actions still on trial, by their places among the candidates, and what is known of them.
struct Field {
    left: Vec<usize>,
    rounds: u32,
    /// Of all results, by candidate.
    sums: [f32; MOST],
    /// Of the squares of differences between results of the same round, by pair of candidates.
    squares: [[f32; MOST]; MOST],
    /// The largest of these squares.
    widest: f32,
}

impl Field {
    fn new(candidates: usize) -> Field {
        Field {
            left: (0..candidates).collect(),
            rounds: 0,
            sums: [0.0; MOST],
            squares: [[0.0; MOST]; MOST],
            widest: 0.0,
        }
    }

    /// Adds up a round, with a result for each that is left.
    fn count(&mut self, results: &[f32]) {
        self.rounds += 1;
        for (&one, result) in self.left.iter().zip(results) {
            self.sums[one] += result;
            for (&two, other) in self.left.iter().zip(results) {
                let square = (result - other) * (result - other);
                self.squares[one][two] += square;
                self.widest = self.widest.max(square);
            }
        }
    }

    /// Leaves out those that are clearly behind the best, and those that never made any difference to it.
    fn narrow(&mut self) {
        if self.rounds < FEWEST_ROUNDS {
            return;
        }
        let (best, rounds) = (self.best(), self.rounds as f32);
        let (sums, squares) = (&self.sums, &self.squares);
        // As if there had been one more round with a difference: a few equal ones prove nothing.
        let unseen = self.widest.min(1.0);
        self.left.retain(|&place| {
            let behind = (sums[best] - sums[place]) / rounds;
            let variance = (squares[best][place] / rounds - behind * behind).max(0.0);
            let error = ((variance + unseen / rounds) / rounds).sqrt();
            place == best || squares[best][place] > 0.0 && behind <= DOUBT * error
        });
    }

    /// The best by results, of equals the better at first sight. One round alone is no reason to leave that.
    fn best(&self) -> usize {
        if self.rounds < 2 {
            return self.left[0];
        }
        let better = |one: usize, two: &usize| if self.sums[*two] > self.sums[one] { *two } else { one };
        self.left[1..].iter().fold(self.left[0], better)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(candidates: usize, rounds: &[&[f32]]) -> Field {
        let mut field = Field::new(candidates);
        rounds.iter().for_each(|results| field.count(results));
        field
    }

    #[test]
    fn one_round_does_not_outweigh_first_sight_but_two_do() {
        assert_eq!(field(2, &[]).best(), 0);
        assert_eq!(field(2, &[&[-1.0, 1.0]]).best(), 0);
        assert_eq!(field(2, &[&[-1.0, 1.0], &[1.0, 1.0]]).best(), 1);
        assert_eq!(field(2, &[&[-1.0, 1.0], &[1.0, -1.0]]).best(), 0);
    }

    #[test]
    fn what_is_clearly_behind_or_makes_no_difference_is_out() {
        // The third loses every round, the second is the first by another name, the fourth may be better.
        let (one, two) = ([1.0, 1.0, -1.0, 1.0], [1.0, 1.0, -1.0, -1.0]);
        let mut early = field(4, &[&one, &two]);
        early.narrow();
        assert_eq!(early.left, [0, 1, 2, 3]);
        let mut late = field(4, &[&one, &one, &one, &one, &one, &one, &two]);
        late.narrow();
        assert_eq!((late.left.as_slice(), late.best()), (&[0, 3][..], 0));
    }

    #[test]
    fn those_that_are_left_are_counted_on_in_their_own_places() {
        let mut field = field(3, &[&[1.0, -1.0, -1.0]]);
        field.left = vec![0, 2];
        (0..3).for_each(|_| field.count(&[-1.0, 1.0]));
        assert_eq!((field.sums[1], field.best()), (-1.0, 2));
    }
}
