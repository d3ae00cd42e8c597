//! Choosing by trial, where first sight is worth more than a search: the few actions that look best are played on,
//! again and again in imagined worlds, to the end of the game or until the game can tell what to expect. In each round
//! all of them meet the same world and the same dice, so that what differs is due to the action. Like a search a trial
//! is given a view, never a position; it keeps no more than a few sums for each action.

use crate::{
    clock::{Budget, Clock},
    search::{Decision, Finding, Thought},
    world::{MAX_PLIES, World},
};
use game::{Estimate, Game, Seat, SeededDice, Turn};

/// No game tries more actions than this (`Game::TRIES`).
const MOST: usize = 8;
/// Lulls that are played through; at the next one the game is asked for the outlook.
const LULLS: u32 = 3;
/// Rounds that the outlook of an action counts like, where the game has one. Elsewhere first sight only orders them.
const FORETOLD: f32 = 30.0;
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
    looks: Vec<Look<G::Action>>,
    field: Field,
    /// What followed each of the actions on trial when it was played on last, and whose action that was.
    replies: [Option<(Seat, G::Action)>; MOST],
}

/// What is thought of an action before it is tried.
#[derive(Clone, Copy)]
struct Look<A> {
    action: A,
    first: f32,
    /// The outlook, or first sight where the game has none.
    value: f32,
}

impl<'a, G: Game> Trial<'a, G> {
    fn new(due: Decision<'a, G>, dice: &mut SeededDice) -> Trial<'a, G> {
        let mut world = World::new(due.game, due.seat);
        let firsts = world.first_sights(due, dice);
        let outlooks = world.outlooks(due, dice);
        let values = outlooks.as_ref().unwrap_or(&firsts);
        let all = due.actions.iter().zip(&firsts).zip(values);
        let mut looks: Vec<Look<G::Action>> =
            all.map(|((&action, &first), &value)| Look { action, first, value }).collect();
        looks.sort_by(|one, two| two.value.total_cmp(&one.value));
        let tried = looks.iter().take(G::TRIES.clamp(2, MOST));
        let field = match &outlooks {
            Some(_) => Field::new(tried.map(|look| look.value), FORETOLD),
            None => Field::new(tried.map(|_| 0.0), 0.0),
        };
        Trial { due, world, looks, field, replies: [None; MOST] }
    }

    /// One action in one imagined world, and on from there: what comes of it for the seat that tries it, which goes on
    /// by the outlook where the game has one. Everybody else goes by first sight.
    fn play_on(&mut self, tried: usize, seed: u64) -> f32 {
        let (due, world) = (self.due, &mut self.world);
        let mut dice = SeededDice::new(seed);
        let mut state = due.game.imagine(due.view, &mut dice);
        world.apply(&mut state, &self.looks[tried].action);
        self.replies[tried] = None;
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
            let Look { action, first, value } = self.looks[place];
            let rounds = self.field.played[place];
            let value = if rounds > 0 { self.field.expectation(place) } else { value };
            Finding { action, visits: rounds, value, first }
        });
        let others = self.looks[ranking.len()..].iter();
        let others = others.map(|&Look { action, first, value }| Finding { action, visits: 0, value, first });
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
    /// What was foretold of each, and the rounds that counts like.
    foretold: [f32; MOST],
    trust: f32,
    /// Of all results, by candidate.
    sums: [f32; MOST],
    /// Of the squares of differences between results of the same round, by pair of candidates.
    squares: [[f32; MOST]; MOST],
    /// The largest of these squares.
    widest: f32,
}

impl Field {
    fn new(candidates: impl Iterator<Item = f32>, trust: f32) -> Field {
        let mut foretold = [0.0; MOST];
        let count = foretold.iter_mut().zip(candidates).map(|(place, value)| *place = value).count();
        Field {
            left: (0..count).collect(),
            out: Vec::new(),
            rounds: 0,
            played: [0; MOST],
            foretold,
            trust,
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

    /// What to expect of a candidate: its results, and what was foretold of it.
    fn mean(&self, place: usize) -> f32 {
        (self.sums[place] + self.trust * self.foretold[place]) / (self.played[place] as f32 + self.trust)
    }

    /// The same, to be told: where nothing was foretold, as if one more had been won and one lost, for a few results
    /// prove nothing.
    fn expectation(&self, place: usize) -> f32 {
        if self.trust > 0.0 {
            return self.mean(place);
        }
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
        let mut field = Field::new((0..candidates).map(|_| 0.0), 0.0);
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
    fn what_was_foretold_counts_like_rounds() {
        let mut field = Field::new([0.5, 0.0].into_iter(), 10.0);
        (0..4).for_each(|_| field.count(&[0.0, 1.0]));
        assert_eq!((field.best(), field.mean(1)), (0, 4.0 / 14.0));
        (0..2).for_each(|_| field.count(&[0.0, 1.0]));
        assert_eq!(field.ranking(), [1, 0]);
    }

    #[test]
    fn those_that_are_left_are_counted_on_in_their_own_places() {
        let mut field = field(3, &[&[1.0, -1.0, -1.0]]);
        field.left = vec![0, 2];
        (0..3).for_each(|_| field.count(&[-1.0, 1.0]));
        assert_eq!((field.sums[1], field.best()), (-1.0, 2));
    }
}
