//! Twins: two positions that one viewer cannot tell apart. Whatever it is offered, refused or shown must be the same
//! in both.

use super::{
    position::Position,
    report::{Check, difference},
    walk::Suite,
};
use crate::{Game, Turn, Viewer};

/// How a twin came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Imagined,
    Real,
}

/// A twin of the position played, led along by the same actions.
pub(super) struct Led<G: Game> {
    pub(super) viewer: Viewer,
    pub(super) at: G::State,
    pub(super) origin: Origin,
}

/// One of the results a step might have had.
struct Fork<G: Game> {
    action: G::Action,
    at: G::State,
    events: Vec<G::Event>,
}

/// What one viewer is shown by a step: the events, then the view.
struct Shown<G: Game> {
    events: Vec<G::Event>,
    view: G::View,
}

impl<G: Game> Shown<G> {
    fn is(&self, other: &Shown<G>) -> bool {
        self.events == other.events && self.view == other.view
    }

    fn difference(&self, other: &Shown<G>) -> String {
        if self.events != other.events {
            return format!("the events:\n{}", difference(&self.events, &other.events));
        }
        format!("the views:\n{}", difference(&self.view, &other.view))
    }
}

impl<G: Game> Suite<'_, G> {
    fn shown(&self, viewer: Viewer, (at, events): (&G::State, &[G::Event])) -> Shown<G> {
        Shown {
            events: events.iter().filter_map(|event| self.game.veil(event, viewer)).collect(),
            view: self.game.view(at, viewer),
        }
    }

    /// Whether a step may tell twins apart: it says so, or the game is over.
    fn may_part(&self, befores: [&G::State; 2], action: &G::Action, afters: [&G::State; 2]) -> bool {
        befores.iter().any(|before| self.game.reveals(before, action))
            || afters.iter().any(|after| matches!(self.game.turn(after), Turn::Over(_)))
    }

    /// All that a viewer could notice at one of two twins.
    pub(super) fn compare_twins(
        &mut self,
        here: &Position<G>,
        twin: &G::State,
        viewer: Viewer,
        origin: Origin,
    ) {
        self.doing = "comparing twins";
        let turn = self.game.turn(twin);
        if turn != here.turn {
            let truth = here.turn;
            return self.breach(Check::TwinTurn, Some(viewer), || {
                format!("{truth:?} / {turn:?} in the {origin:?} twin {twin:?}")
            });
        }
        let (seen, by_twin) =
            (self.game.view(&here.at, Viewer::Public), self.game.view(twin, Viewer::Public));
        if seen != by_twin {
            let found = difference(&seen, &by_twin);
            self.breach(Check::Spectator, Some(viewer), || {
                format!(
                    "a spectator, but not this seat, can tell the truth from the {origin:?} twin:\n{found}"
                )
            });
        }
        if let Turn::Player(seat) = turn
            && viewer.is(seat)
        {
            self.compare_offers(here, twin, viewer, origin);
        }
    }

    /// The same actions in both of two twins. Twins led along do not need this: they are led by one.
    pub(super) fn compare_steps(&mut self, here: &Position<G>, twin: &G::State, viewer: Viewer) {
        let mut dice = self.dice.split();
        for action in here.some(self.plan.results.div_ceil(2), &mut dice) {
            if self.game.check(twin, &action).is_ok() {
                self.compare_step(here, twin, viewer, action);
            }
        }
    }

    /// The viewer's own turn: what is legal, and what is refused and why.
    fn compare_offers(&mut self, here: &Position<G>, twin: &G::State, viewer: Viewer, origin: Origin) {
        let mut list = Vec::new();
        self.game.actions(twin, &mut list);
        list.sort_unstable();
        if list != here.list {
            let only = |a: &[G::Action], b: &[G::Action]| {
                a.iter()
                    .filter(|action| !b.contains(action))
                    .map(|action| self.sentence(action))
                    .collect::<Vec<_>>()
            };
            let (truth, other) = (only(&here.list, &list), only(&list, &here.list));
            self.breach(Check::TwinList, Some(viewer), || {
                format!("legal in truth only: {truth:?}; in the {origin:?} twin only: {other:?}: {twin:?}")
            });
        }
        for (action, _) in self.strangers(here, self.plan.refusals / 2) {
            let (truth, other) = (self.game.check(&here.at, &action), self.game.check(twin, &action));
            self.report.twin_refusals += u64::from(truth.is_err());
            if truth != other {
                let sentence = self.sentence(&action);
                self.breach(Check::TwinRefusal, Some(viewer), || {
                    format!("`{sentence}`: {truth:?} / in the {origin:?} twin {other:?}: {twin:?}")
                });
            }
        }
    }

    fn compare_step(&mut self, here: &Position<G>, twin: &G::State, viewer: Viewer, action: G::Action) {
        let (truth, truth_events) = self.apply(&here.at, &action);
        let (other, other_events) = self.apply(twin, &action);
        self.report.twin_actions += 1;
        if self.may_part([&here.at, twin], &action, [&truth, &other]) {
            return;
        }
        let truth = self.shown(viewer, (&truth, &truth_events));
        let other = self.shown(viewer, (&other, &other_events));
        if !truth.is(&other) {
            let sentence = self.sentence(&action);
            self.breach(Check::TwinShown, Some(viewer), || {
                format!("`{sentence}` tells the truth from a twin by {}\n{twin:?}", truth.difference(&other))
            });
        }
    }

    /// Leads the twins along one action. Those that it may tell apart, or in which it is not legal, are left behind.
    pub(super) fn lead(
        &mut self,
        here: &Position<G>,
        action: &G::Action,
        (next, events): (&G::State, &[G::Event]),
        led: &mut Vec<Led<G>>,
    ) {
        self.doing = "leading twins along";
        for twin in std::mem::take(led) {
            if self.game.check(&twin.at, action).is_err() {
                continue;
            }
            let (other, other_events) = self.apply(&twin.at, action);
            self.report.led += 1;
            let truth_shown = self.shown(twin.viewer, (next, events));
            let other_shown = self.shown(twin.viewer, (&other, &other_events));
            if truth_shown.is(&other_shown) {
                self.follow(led, Led { at: other, ..twin });
            } else if !self.may_part([&here.at, &twin.at], action, [next, &other]) {
                let Led { viewer, at, origin } = twin;
                self.breach(Check::TwinShown, Some(viewer), || {
                    let found = truth_shown.difference(&other_shown);
                    format!(
                        "the last line tells the truth from a twin ({origin:?}, led along) by {found}\n{at:?}"
                    )
                });
            }
        }
        led.retain(|twin| twin.at != *next);
    }

    /// Takes a twin along, if there is room for it.
    pub(super) fn follow(&self, led: &mut Vec<Led<G>>, twin: Led<G>) {
        let alike = led.iter().filter(|other| other.viewer == twin.viewer && other.origin == twin.origin);
        if alike.count() < self.plan.twins {
            led.push(twin);
        }
    }

    /// Several results of the step just made, in pairs: what the events tell is what the views tell, and results that
    /// are shown alike are twins.
    pub(super) fn check_results(
        &mut self,
        here: &Position<G>,
        action: G::Action,
        (next, events): (&G::State, &[G::Event]),
        led: &mut Vec<Led<G>>,
    ) {
        self.doing = "comparing results of one step";
        let mut dice = self.dice.split();
        let mut others = here.some(self.plan.results, &mut dice);
        others.sort_unstable();
        others.dedup();
        others.retain(|other| *other != action && self.game.check(&here.at, other).is_ok());
        let mut results = vec![Fork { action, at: next.clone(), events: events.to_vec() }];
        results.extend(others.into_iter().map(|action| {
            let (at, events) = self.apply(&here.at, &action);
            Fork { action, at, events }
        }));
        for index in 0..self.viewers.len() {
            let viewer = self.viewers[index];
            let shown: Vec<Shown<G>> =
                results.iter().map(|fork| self.shown(viewer, (&fork.at, &fork.events))).collect();
            let mut twins = 0;
            for a in 0..results.len() {
                for b in a + 1..results.len() {
                    let alike =
                        self.compare_results(viewer, [&results[a], &results[b]], [&shown[a], &shown[b]]);
                    if !alike || twins == self.plan.twins {
                        continue;
                    }
                    twins += 1;
                    self.report.real_twins += 1;
                    self.compare_real(&results[a].at, &results[b].at, viewer);
                    if a == 0 {
                        self.follow(led, Led { viewer, at: results[b].at.clone(), origin: Origin::Real });
                    }
                }
            }
        }
    }

    /// Whether two results are different and shown alike.
    fn compare_results(&mut self, viewer: Viewer, results: [&Fork<G>; 2], shown: [&Shown<G>; 2]) -> bool {
        let differ = results[0].at != results[1].at;
        let (events, views) = (shown[0].events == shown[1].events, shown[0].view == shown[1].view);
        let words = results.map(|fork| (!self.game.hides(&fork.action, viewer)).then_some(fork.action));
        let check = match (events, views) {
            (true, true) if differ && words[0] != words[1] => Check::WordsTellMore,
            (true, true) => return differ,
            (true, false) => Check::EventsTellLess,
            (false, true) if differ => Check::EventsTellMore,
            (false, _) => return false,
        };
        let sentences = results.map(|fork| self.sentence(&fork.action));
        self.breach(check, Some(viewer), || {
            let found = match check {
                Check::WordsTellMore => "the words themselves".to_owned(),
                _ => shown[0].difference(shown[1]),
            };
            format!("instead of the last line, `{}` / `{}`: {found}", sentences[0], sentences[1])
        });
        false
    }

    fn compare_real(&mut self, one: &G::State, other: &G::State, viewer: Viewer) {
        let turn = self.game.turn(one);
        let mut list = Vec::new();
        match turn {
            Turn::Player(_) => self.game.actions(one, &mut list),
            Turn::Chance => list = self.some_of_chance(one),
            Turn::Over(_) => {}
        }
        list.sort_unstable();
        let here = Position { at: one.clone(), turn, list, complete: false };
        self.compare_twins(&here, other, viewer, Origin::Real);
        self.compare_steps(&here, other, viewer);
    }

    fn some_of_chance(&mut self, at: &G::State) -> Vec<G::Action> {
        let mut dice = self.dice.split();
        (0..self.plan.results).map(|_| self.speak(at, &mut dice)).collect()
    }
}
