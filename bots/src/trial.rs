//! Choosing by trial, where first sight is worth more than a search: the few actions that look best are played on to the
//! end of the game, again and again in imagined worlds. In each round all of them meet the same world and the same dice,
//! so that what differs is due to the action. Like a search a trial is given a view, never a position; it keeps no more
//! than a few sums for each action.

use crate::{
    clock::{Budget, Clock},
    search::{Decision, Finding, Thought},
    world::{MAX_PLIES, World},
};
use game::{Estimate, Game, Seat, SeededDice, Turn};

/// No game tries more actions than this (`Game::TRIES`).
const MOST: usize = 8;
/// After so many rounds an action may be out; before, differences say too little.
const FEWEST_ROUNDS: u32 = 4;
/// An action is out when it is behind by so many standard errors of the mean difference.
const DOUBT: f32 = 2.0;

/// Tries the most promising actions as long as the budget allows by this clock and more than one may be the best. A
/// budget too small for two rounds leaves it at what looked best.
///
/// # Panics
/// If there is no legal action.
pub fn trial<G: Game>(
    due: Decision<'_, G>,
    budget: Budget,
    clock: &dyn Clock,
    dice: &mut SeededDice,
) -> Thought<G::Action> {
    let mut trial = Trial::new(due, dice);
    let mut results = Vec::with_capacity(MOST);
    let mut playouts = 0;
    'rounds: while trial.field.left.len() > 1 {
        let seed = dice.bits();
        results.clear();
        for place in 0..trial.field.left.len() {
            if !budget.allows(playouts, clock) {
                // A round that not all have played is no comparison.
                break 'rounds;
            }
            results.push(trial.play_on(trial.field.left[place], seed));
            playouts += 1;
        }
        trial.field.count(&results);
        trial.field.narrow();
    }
    trial.conclude(playouts)
}

struct Trial<'a, G: Game> {
    due: Decision<'a, G>,
    world: World<'a, G>,
    /// Every legal action, those that look best first; of equals the first in the list.
    looks: Vec<(G::Action, f32)>,
    field: Field,
    /// What followed each of the actions on trial when it was played on last, and whose action that was.
    replies: [Option<(Seat, G::Action)>; MOST],
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(due: Decision<'a, G>, dice: &mut SeededDice) -> Trial<'a, G> {
        let mut world = World::new(due.game, due.seat);
        let firsts = world.first_sights(due, dice);
        let mut looks: Vec<(G::Action, f32)> = due.actions.iter().copied().zip(firsts).collect();
        looks.sort_by(|one, two| two.1.total_cmp(&one.1));
        let field = Field::new(looks.len().min(G::TRIES.clamp(2, MOST)));
        Trial { due, world, looks, field, replies: [None; MOST] }
    }

    /// One action in one imagined world, and on from there by first sight: what comes of it for the seat that tries it.
    fn play_on(&mut self, tried: usize, seed: u64) -> f32 {
        let (due, world) = (self.due, &mut self.world);
        let mut dice = SeededDice::new(seed);
        let mut state = due.game.imagine(due.view, &mut dice);
        world.apply(&mut state, &self.looks[tried].0);
        self.replies[tried] = None;
        let (mut acting, mut turns) = (due.seat, 0_u64);
        for _ in 0..MAX_PLIES {
            match world.settle(&mut state, &mut dice) {
                Turn::Over(outcome) => return world.result(outcome),
                Turn::Chance => unreachable!("chance has spoken"),
                Turn::Player(seat) => {
                    if seat != acting {
                        // Each turn has dice of its own: one throw more in an earlier turn must not change all that
                        // follow.
                        (acting, turns) = (seat, turns + 1);
                        dice = SeededDice::new(seed ^ turns).split();
                    }
                    let action = world.most_promising(&state, seat, &mut dice);
                    self.replies[tried].get_or_insert((seat, action));
                    world.apply(&mut state, &action);
                }
            }
        }
        0.0
    }

    /// The best first, then the others by how long they lasted.
    fn conclude(self, playouts: u64) -> Thought<G::Action> {
        let ranking = self.field.ranking();
        let tried = ranking.iter().map(|&place| {
            let (action, first) = self.looks[place];
            let rounds = self.field.played[place];
            let value = if rounds > 0 { self.field.expectation(place) } else { first };
            Finding { action, visits: rounds, value, first }
        });
        let others = self.looks[ranking.len()..].iter();
        let others = others.map(|&(action, first)| Finding { action, visits: 0, value: first, first });
        Thought {
            findings: tried.chain(others).collect(),
            reply: self.replies[ranking[0]],
            simulations: playouts,
            estimate: Estimate::Trial,
        }
    }
}

/// The actions still on trial, by their places among the candidates, and what is known of them.
struct Field {
    left: Vec<usize>,
    /// Those that are out, the last one last.
    out: Vec<usize>,
    rounds: u32,
    /// Rounds that each has played.
    played: [u32; MOST],
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
            out: Vec::new(),
            rounds: 0,
            played: [0; MOST],
            sums: [0.0; MOST],
            squares: [[0.0; MOST]; MOST],
            widest: 0.0,
        }
    }

    /// Adds up a round, with a result for each that is left.
    fn count(&mut self, results: &[f32]) {
        self.rounds += 1;
        for (&one, result) in self.left.iter().zip(results) {
            self.played[one] += 1;
            self.sums[one] += result;
            for (&two, other) in self.left.iter().zip(results) {
                let square = (result - other) * (result - other);
                self.squares[one][two] += square;
                self.widest = self.widest.max(square);
            }
        }
    }

    fn mean(&self, place: usize) -> f32 {
        self.sums[place] / self.played[place] as f32
    }

    /// The same, to be told: as if one more had been won and one lost, for a few results prove nothing.
    fn expectation(&self, place: usize) -> f32 {
        self.sums[place] / (self.played[place] + 2) as f32
    }

    /// Leaves out those that are clearly behind the best, and those that never made any difference to it.
    fn narrow(&mut self) {
        if self.rounds < FEWEST_ROUNDS {
            return;
        }
        let (best, rounds) = (self.best(), self.rounds as f32);
        // As if there had been one more round with a difference: a few equal ones prove nothing.
        let unseen = self.widest.min(1.0);
        let stays = |place: &usize| {
            let squares = self.squares[best][*place];
            let differed = (self.sums[best] - self.sums[*place]) / rounds;
            let variance = (squares / rounds - differed * differed).max(0.0);
            let error = ((variance + unseen / rounds) / rounds).sqrt();
            let behind = self.mean(best) - self.mean(*place);
            *place == best || squares > 0.0 && behind <= DOUBT * error
        };
        let (left, mut out): (Vec<usize>, Vec<usize>) = self.left.iter().partition(|place| stays(place));
        // Of those that go together the worst goes first.
        out.sort_by(|&one, &two| self.mean(one).total_cmp(&self.mean(two)));
        self.left = left;
        self.out.extend(out);
    }

    /// The best by results, of equals the one that looked better. One round alone is no reason to leave that.
    fn best(&self) -> usize {
        if self.rounds < 2 {
            return self.left[0];
        }
        let better = |one: usize, two: &usize| if self.mean(*two) > self.mean(one) { *two } else { one };
        self.left[1..].iter().fold(self.left[0], better)
    }

    /// All candidates: the best, those that are left by their results, those that are out, the last one first.
    fn ranking(&self) -> Vec<usize> {
        let mut ranking = self.left.clone();
        if self.rounds >= 2 {
            ranking.sort_by(|&one, &two| self.mean(two).total_cmp(&self.mean(one)));
        }
        ranking.extend(self.out.iter().rev());
        ranking
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
        // The worse of those that left together is ranked behind the other.
        assert_eq!(late.ranking(), [0, 3, 1, 2]);
    }

    #[test]
    fn those_that_are_left_are_counted_on_in_their_own_places() {
        let mut field = field(3, &[&[1.0, -1.0, -1.0]]);
        field.left = vec![0, 2];
        (0..3).for_each(|_| field.count(&[-1.0, 1.0]));
        assert_eq!((field.sums[1], field.best()), (-1.0, 2));
    }
}
