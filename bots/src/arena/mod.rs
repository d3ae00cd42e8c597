//! Matches between players: the instrument that says whether one is stronger, and whether a game is fair. Knows the
//! truth of its tables, but hands players only views. Writes no files: saved games are handed out as text.

mod figures;
mod plan;
mod report;
mod table;

pub use figures::{Elo, Interval, Sprt, Tally, Verdict};
pub use plan::Match;
pub use report::{Record, Report, Share};

use game::Game;
use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering},
    mpsc,
};

/// Plays the match on `plan.threads` threads. `watch` sees each game as it ends, with the report so far.
pub fn run<G: Game>(game: &Arc<G>, plan: &Match, watch: &mut dyn FnMut(&Record, &Report)) -> Report {
    let (next, is_stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    let mut report = Report::new(game.head().0, plan, game.seats());
    std::thread::scope(|scope| {
        let (ended, results) = mpsc::channel();
        for _ in 0..plan.threads.max(1) {
            let (ended, next, is_stopped) = (ended.clone(), &next, &is_stopped);
            scope.spawn(move || {
                while !is_stopped.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games || ended.send(table::play(game, plan, number)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(ended);
        for record in results {
            report.add(&record);
            watch(&record, &report);
            if let Some(sprt) = plan.sprt
                && report.verdict.is_none()
            {
                report.verdict = sprt.verdict(&report.tally);
                is_stopped.store(report.verdict.is_some(), Ordering::Relaxed);
            }
        }
    });
    report
}
