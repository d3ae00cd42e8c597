//! Views, what can be imagined from them, and odds.

use super::{
    position::Position,
    report::{Check, difference},
    twins::{Led, Origin},
    walk::Suite,
};
use crate::{Dice, Game, Odds, Turn, Viewer};
use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

/// An imagined position is played on for so many actions.
const PLAYED_ON: usize = 12;
/// Draws allowed per position that must be reached.
const DRAWS: usize = 10;

impl<G: Game> Suite<'_, G> {
    /// Through every viewer's eyes: imagined positions fit the view and are twins; the twins led along still agree.
    pub(super) fn check_eyes(&mut self, here: &Position<G>, led: &mut Vec<Led<G>>) {
        for index in 0..self.viewers.len() {
            let viewer = self.viewers[index];
            self.doing = "viewing the position";
            let view = self.game.view(&here.at, viewer);
            self.check_sent("view", &view);
            self.check_odds(here, &view, viewer);
            for number in 0..self.plan.twins {
                let Some(imagined) = self.imagined(&view, viewer) else { break };
                if number == 0 {
                    self.play_on(imagined.clone(), viewer);
                }
                if imagined == here.at {
                    self.report.imagined_truths += 1;
                    continue;
                }
                self.report.imagined_twins += 1;
                self.compare_twins(here, &imagined, viewer, Origin::Imagined);
                self.compare_steps(here, &imagined, viewer);
                self.follow(led, Led { viewer, at: imagined, origin: Origin::Imagined });
            }
        }
        for twin in led.iter() {
            self.compare_twins(here, &twin.at, twin.viewer, twin.origin);
        }
    }

    /// A position from a view; nothing if it does not fit.
    fn imagined(&mut self, view: &G::View, viewer: Viewer) -> Option<G::State> {
        self.doing = "imagining a position";
        let mut dice = self.dice.split();
        let mut same = dice.clone();
        let imagined = self.game.imagine(view, &mut dice);
        if self.game.imagine(view, &mut same) != imagined {
            self.breach(Check::Determinism, Some(viewer), || {
                "imagined differently with the same dice".to_owned()
            });
        }
        let seen = self.game.view(&imagined, viewer);
        if seen != *view {
            let found = difference(view, &seen);
            self.breach(Check::Fit, Some(viewer), || {
                format!("the view / of what was imagined from it:\n{found}")
            });
            return None;
        }
        Some(imagined)
    }

    /// Bots play on from imagined positions: the rules must bear them.
    fn play_on(&mut self, mut at: G::State, viewer: Viewer) {
        self.doing = "playing on from an imagined position";
        let mut dice = self.dice.split();
        let (mut list, mut events) = (Vec::new(), Vec::new());
        for _ in 0..PLAYED_ON {
            let action = match self.game.turn(&at) {
                Turn::Over(_) => return,
                Turn::Chance => self.mutter(&at, &mut dice),
                Turn::Player(_) => {
                    list.clear();
                    self.game.actions(&at, &mut list);
                    if list.is_empty() {
                        return self
                            .breach(Check::Fit, Some(viewer), || format!("no legal action in {at:?}"));
                    }
                    list[dice.below(list.len() as u64) as usize]
                }
            };
            if let Err(reason) = self.game.check(&at, &action) {
                let sentence = self.sentence(&action);
                return self.breach(Check::Fit, Some(viewer), || {
                    format!("`{sentence}`, {reason:?}, listed in {at:?}")
                });
            }
            self.game.apply(&mut at, &action, &mut events);
            events.clear();
        }
    }

    /// Early in a game: the truth is among what is imagined, or what is imagined is manifold.
    pub(super) fn check_reach(&mut self, at: &G::State) {
        for index in 0..self.viewers.len() {
            let viewer = self.viewers[index];
            let view = self.game.view(at, viewer);
            self.doing = "imagining many positions";
            let mut dice = self.dice.split();
            let mut different = BTreeSet::new();
            let mut hit = false;
            for _ in 0..self.plan.reach * DRAWS {
                let imagined = self.game.imagine(&view, &mut dice);
                hit = imagined == *at;
                let mut hasher = DefaultHasher::new();
                imagined.hash(&mut hasher);
                different.insert(hasher.finish());
                if hit || different.len() >= self.plan.reach {
                    break;
                }
            }
            if !hit && different.len() < self.plan.reach {
                let draws = self.plan.reach * DRAWS;
                self.breach(Check::Reach, Some(viewer), || {
                    format!(
                        "{draws} draws gave {} different positions and never the truth: {at:?}",
                        different.len()
                    )
                });
            }
        }
    }

    fn check_odds(&mut self, here: &Position<G>, view: &G::View, viewer: Viewer) {
        self.doing = "giving odds";
        let mut dice = self.dice.split();
        let mut actions = here.some(self.plan.results, &mut dice);
        actions.extend(self.strangers(here, 2).iter().map(|stranger| stranger.0));
        for action in actions {
            let odds = self.game.odds(view, &action);
            if odds != self.game.odds(view, &action) {
                let sentence = self.sentence(&action);
                self.breach(Check::Determinism, Some(viewer), || format!("odds of `{sentence}` asked twice"));
            }
            if let Some(odds) = odds
                && let Some(fault) = odds_fault(&odds)
            {
                let sentence = self.sentence(&action);
                self.breach(Check::Odds, Some(viewer), || format!("`{sentence}`: {fault}: {odds:?}"));
            }
        }
    }
}

fn odds_fault(odds: &Odds) -> Option<&'static str> {
    if odds.figures.iter().any(|(_, figure)| !figure.is_finite()) {
        return Some("a figure is no number");
    }
    for table in &odds.tables {
        if table.rows.iter().any(|(_, row)| !(-1e-9..=1.0 + 1e-9).contains(row)) {
            return Some("a row is no probability");
        }
        if (table.rows.iter().map(|(_, row)| row).sum::<f64>() - 1.0).abs() > 1e-9 {
            return Some("the rows of a table do not add up to 1");
        }
    }
    None
}
