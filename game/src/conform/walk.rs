//! Random games, and the order in which a position is looked at. What is looked for stands in the other files, each
//! adding its methods to `Suite`.

use super::{
    Plan,
    pool::Pool,
    position::Position,
    report::{Breach, Check, Report, difference},
    text::TurnStart,
    twins::Led,
};
use crate::{Dice, Game, Outcome, Seat, SeededDice, Turn, Viewer};
use std::{
    any::Any,
    collections::BTreeSet,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

/// Costly checks are made at all of a game's first positions: there the secrets are dealt.
const EARLY: usize = 24;
/// Starts of turn per game at which the reach of imagination is measured.
const REACH_STARTS: u32 = 4;

/// One run of the suite over one game.
pub(super) struct Suite<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) plan: &'a Plan<G>,
    pub(super) viewers: Vec<Viewer>,
    pub(super) pool: Pool<G>,
    /// The box read back from its head; replays use it.
    pub(super) reopened: Option<Arc<G>>,
    /// Actions whose sentences were read back already: sentences do not depend on the position.
    pub(super) spelt: BTreeSet<G::Action>,
    pub(super) report: Report,
    /// The random numbers of the checks, apart from those of the games: another plan plays the same games.
    pub(super) dice: SeededDice,
    /// The game so far.
    pub(super) line: Vec<G::Action>,
    /// What is being done, for panics.
    pub(super) doing: &'static str,
    breaches: Vec<Breach>,
}

impl<'a, G: Game> Suite<'a, G> {
    pub(super) fn new(game: &'a G, plan: &'a Plan<G>) -> Suite<'a, G> {
        let seats = game.seats().len();
        let mut viewers: Vec<Viewer> = (0..seats).map(|seat| Viewer::Seat(Seat(seat as u8))).collect();
        viewers.push(Viewer::Public);
        Suite {
            game,
            plan,
            viewers,
            pool: Pool::default(),
            reopened: None,
            spelt: BTreeSet::new(),
            report: Report { wins: vec![0; seats], ..Report::default() },
            dice: SeededDice::new(plan.seed ^ 0x636f_6e66_6f72_6d00),
            line: Vec::new(),
            doing: "opening the box",
            breaches: Vec::new(),
        }
    }

    pub(super) fn run(mut self) -> Result<Report, Vec<Breach>> {
        self.guard(|suite| {
            suite.check_box();
            suite.gather();
            let mut dice = SeededDice::new(suite.plan.seed);
            for _ in 0..suite.plan.games {
                suite.line.clear();
                suite.walk(&mut dice.split());
            }
            if suite.report.arranged == 0 && suite.plan.games > 0 {
                suite.breach(Check::Facts, None, || "no position was ever told as facts".to_owned());
            }
        });
        self.result()
    }

    pub(super) fn result(mut self) -> Result<Report, Vec<Breach>> {
        self.breaches.sort_by_key(|breach| breach.check);
        if self.breaches.is_empty() { Ok(self.report) } else { Err(self.breaches) }
    }

    /// A panic is a breach like others: with its game so far.
    pub(super) fn guard(&mut self, work: impl FnOnce(&mut Self)) {
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| work(self))) {
            let doing = self.doing;
            self.breach(Check::Panic, None, || format!("while {doing}: {}", panic_text(&*panic)));
        }
    }

    /// Notes a breach, unless one of this kind is known already.
    pub(super) fn breach(&mut self, check: Check, viewer: Option<Viewer>, found: impl FnOnce() -> String) {
        if self.breaches.iter().any(|known| known.check == check) {
            return;
        }
        let viewer = viewer.map(|viewer| match viewer {
            Viewer::Seat(seat) => self.game.seats()[seat.index()].name.to_owned(),
            Viewer::Public => "public".to_owned(),
        });
        self.breaches.push(Breach { check, viewer, found: found(), game: self.game_text() });
    }

    fn walk(&mut self, dice: &mut SeededDice) {
        let game = self.game;
        let mut at = game.start();
        let mut told = Vec::new();
        let mut led: Vec<Led<G>> = Vec::new();
        let mut last: Option<TurnStart<G>> = None;
        let mut starts = 0;
        loop {
            self.report.positions += 1;
            let costly = self.line.len() < EARLY || self.dice.below(u64::from(self.plan.every.max(1))) == 0;
            self.check_stored(&at);
            if costly {
                self.check_lists(&at);
            }
            let Some(mut here) = self.survey(at, costly) else { return };
            self.check_refusals(&here, costly);
            if let Turn::Player(seat) = here.turn
                && last.as_ref().is_none_or(|last| last.seat != seat)
            {
                self.check_facts(&here.at, seat, &mut last);
                if starts < REACH_STARTS {
                    self.check_reach(&here.at);
                }
                starts += 1;
            }
            if costly {
                self.check_eyes(&here, &mut led);
            }
            if let Turn::Over(outcome) = here.turn {
                self.finish(outcome);
                self.check_replay(&here.at, &told);
                return self.check_files(last.as_ref());
            }
            if self.line.len() >= self.plan.max_actions as usize {
                let max = self.plan.max_actions;
                return self.breach(Check::End, None, || format!("not over after {max} actions"));
            }
            let action = self.choose(&here, dice);
            // A step with secret words is where real twins come from: none is left out.
            let secret = self.viewers.iter().any(|&viewer| game.hides(&action, viewer));
            if secret && !costly {
                let Some(again) = self.survey(here.at, true) else { return };
                here = again;
            }
            self.line.push(action);
            let (next, events) = self.step(&here.at, &action);
            self.lead(&here, &action, (&next, &events), &mut led);
            if costly || secret {
                self.check_results(&here, action, (&next, &events), &mut led);
            }
            self.report.actions += 1;
            told.extend(events);
            at = next;
        }
    }

    fn choose(&mut self, here: &Position<G>, dice: &mut SeededDice) -> G::Action {
        if here.turn == Turn::Chance {
            self.report.chance_actions += 1;
            self.speak(&here.at, dice)
        } else {
            self.report.choosing += 1;
            self.report.choices += here.list.len() as u64;
            here.list[dice.below(here.list.len() as u64) as usize]
        }
    }

    /// Carries out an action, twice: the second time into a list that already holds the events of the first.
    fn step(&mut self, at: &G::State, action: &G::Action) -> (G::State, Vec<G::Event>) {
        self.doing = "carrying out the last line";
        let (next, events) = self.apply(at, action);
        let mut again = at.clone();
        let mut twice = events.clone();
        self.game.apply(&mut again, action, &mut twice);
        if again != next {
            self.breach(Check::Determinism, None, || {
                format!("the last line carried out twice, the states:\n{}", difference(&next, &again))
            });
        }
        if twice.len() != 2 * events.len()
            || twice[..events.len()] != events
            || twice[events.len()..] != events
        {
            self.breach(Check::Determinism, None, || {
                format!(
                    "the last line carried out twice did not append the same events:\n{events:?}\n{twice:?}"
                )
            });
        }
        for event in &events {
            self.check_sent("event", event);
            let _ = G::tell(event);
        }
        (next, events)
    }

    pub(super) fn apply(&self, at: &G::State, action: &G::Action) -> (G::State, Vec<G::Event>) {
        let mut next = at.clone();
        let mut events = Vec::new();
        self.game.apply(&mut next, action, &mut events);
        (next, events)
    }

    pub(super) fn finish(&mut self, outcome: Outcome) {
        let length = self.line.len() as u64;
        let report = &mut self.report;
        report.shortest = if report.games == 0 { length } else { report.shortest.min(length) };
        report.longest = report.longest.max(length);
        report.games += 1;
        match outcome {
            Outcome::Draw => report.draws += 1,
            Outcome::Won(seats) => {
                for seat in seats.iter() {
                    if let Some(wins) = report.wins.get_mut(seat.index()) {
                        *wins += 1;
                    }
                }
            }
        }
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without text").to_owned()
}
