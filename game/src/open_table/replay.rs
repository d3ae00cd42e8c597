//! A game looked at again: the views after its lines, and how it went by the engine's own estimate. Everything is folded
//! from the log; nothing is kept.

use super::{Entry, Kept, OpenTable, to_json};
use crate::{
    chance::{Chance, Dice, SeededDice},
    contract::Game,
    forecast::Estimate,
    position::{Position, Said},
    seat::{By, Outcome, Seat, Turn, Viewer},
    table::{Drawn, Reviewed, Told},
};
use std::ops::{ControlFlow, Range};

/// A sentence of chance with more results than this is judged by samples.
const MOST_RESULTS: usize = 4096;
const SAMPLES: usize = 512;

impl<G: Game> OpenTable<G> {
    /// Plays the kept log again. `each` is shown how many of its lines are carried out, from none to all, and where
    /// they led; it says when to stop.
    pub(super) fn again(&self, mut each: impl FnMut(usize, &Position<G::State>) -> ControlFlow<()>) {
        let mut position = self.start.position.clone();
        let mut undone = vec![false; self.log.len()];
        let mut events = Vec::new();
        for (at, entry) in self.log.iter().enumerate() {
            if each(at, &position).is_break() {
                return;
            }
            events.clear();
            let past = Kept {
                game: &*self.game,
                start: &self.start,
                log: &self.log[..at],
                is_undone: |at: usize| undone[at],
            };
            let line = (entry.by, entry.said, at + self.start.line);
            let back = position
                .step(&*self.game, &past, line, &mut events)
                .expect("a line that was accepted once is accepted again");
            for line in back {
                undone[line - self.start.line] = true;
            }
        }
        let _ = each(self.log.len(), &position);
    }

    pub(super) fn views_of(&self, viewer: Viewer, lines: Range<usize>) -> Vec<String> {
        let mut views = Vec::new();
        self.again(|line, position| {
            if line >= lines.end {
                return ControlFlow::Break(());
            }
            if line >= lines.start {
                views.push(to_json(&self.game.view(&position.state, viewer)));
            }
            ControlFlow::Continue(())
        });
        views
    }

    pub(super) fn told_of_all(&self, viewer: Viewer) -> Vec<Option<Told>> {
        let mut ply = self.start.shown[super::index_of(viewer, self.game.seats().len())];
        let tell = |entry: &Entry<G::Action>| {
            let (sentence, messages) = self.shown(entry, viewer)?;
            ply += 1;
            Some(Told { ply, by: entry.by, sentence, messages, undone: entry.is_undone })
        };
        self.log.iter().map(tell).collect()
    }

    pub(super) fn reviewed(&self) -> Vec<Reviewed> {
        let mut reviewed: Vec<Reviewed> = Vec::new();
        let mut before: Option<G::State> = None;
        self.again(|line, position| {
            let drawn = line.checked_sub(1).and_then(|said| {
                let entry = &self.log[said];
                let counts = entry.by == By::Chance && !entry.is_undone;
                before.as_ref().filter(|_| counts).map(|before| self.drawn(before, entry, said as u64))
            });
            reviewed.push(Reviewed { scores: self.scores(position), drawn });
            before = Some(position.state.clone());
            ControlFlow::Continue(())
        });
        reviewed
    }

    fn scores(&self, at: &Position<G::State>) -> Vec<f32> {
        let seats = (0..self.game.seats().len() as u8).map(Seat);
        let outcome = match at.turn(&*self.game) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Player(_) | Turn::Chance => None,
        };
        let score = |seat| match outcome {
            Some(Outcome::Draw) => 0.0,
            Some(Outcome::Won(winners)) => {
                if winners.has(seat) {
                    1.0
                } else {
                    -1.0
                }
            }
            None => foretold(&*self.game, &at.state, seat),
        };
        seats.map(score).collect()
    }

    /// How likely chance's sentence was, and what the scores were worth before it was heard.
    fn drawn(&self, before: &G::State, entry: &Entry<G::Action>, seed: u64) -> Drawn {
        let mut results =
            Results { game: &*self.game, before, sums: Sums::default(), likelihood: 0.0, left: MOST_RESULTS };
        let wanted = match entry.said {
            Said::Action(action) => Some(action),
            Said::Platform(_) | Said::Notice(_) => None,
        };
        let is_exact = results.walk(&mut Vec::new(), 1.0, wanted.as_ref());
        if !is_exact {
            let words = self.entry_words(entry);
            results.likelihood = words.iter().map(|word| word.weight as f64 / word.total as f64).product();
            results.sums = Sums::default();
            results.sample(&mut SeededDice::new(seed));
        }
        let expected = results.sums.means();
        let likelihood = (results.likelihood > 0.0).then_some(results.likelihood);
        Drawn { likelihood, expected, is_exact }
    }
}

/// The estimate as a person reads it: as far from -1 to 1 as the chance is from 0 to 1.
fn foretold<G: Game>(game: &G, at: &G::State, seat: Seat) -> f32 {
    game.forecast(seat, Estimate::Score).chance(game.score(at, seat)) * 2.0 - 1.0
}

#[derive(Default)]
struct Sums {
    weight: f64,
    scores: Vec<f64>,
}

impl Sums {
    fn add<G: Game>(&mut self, game: &G, at: &G::State, weight: f64) {
        self.weight += weight;
        self.scores.resize(game.seats().len(), 0.0);
        for (seat, sum) in self.scores.iter_mut().enumerate() {
            *sum += weight * f64::from(foretold(game, at, Seat(seat as u8)));
        }
    }

    fn means(&self) -> Vec<f32> {
        self.scores.iter().map(|sum| (sum / self.weight) as f32).collect()
    }
}

/// All that chance could have said at one position.
struct Results<'a, G: Game> {
    game: &'a G,
    before: &'a G::State,
    sums: Sums,
    /// Of the sentence that was said.
    likelihood: f64,
    left: usize,
}

impl<G: Game> Results<'_, G> {
    /// Word by word; `false` once there are too many.
    fn walk(&mut self, said: &mut Vec<u8>, weight: f64, wanted: Option<&G::Action>) -> bool {
        let mut choices = Vec::new();
        let total = self.game.chance(self.before, said, &mut choices);
        if total == 0 {
            let action = self.game.spell(self.before, said);
            if wanted == Some(&action) {
                self.likelihood += weight;
            }
            self.take(&action, weight);
            self.left = self.left.saturating_sub(1);
            return self.left > 0;
        }
        for (word, share) in choices {
            said.push(word);
            let goes_on = self.walk(said, weight * share as f64 / total as f64, wanted);
            said.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn sample(&mut self, dice: &mut dyn Dice) {
        let mut chance = Chance::default();
        for _ in 0..SAMPLES {
            let action = chance.throw(self.game, self.before, dice);
            self.take(&action, 1.0);
        }
    }

    fn take(&mut self, action: &G::Action, weight: f64) {
        let mut at = self.before.clone();
        self.game.apply(&mut at, action, &mut Vec::new());
        self.sums.add(self.game, &at, weight);
    }
}
