//! `sandtable bench GAME`: random play against the clock.

use super::Chosen;
use crate::desk::{Desk, Failure};
use clap::Args;
use game::{Message, SeededDice};
use serde_json::json;
use std::{process::ExitCode, time::Instant};

#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[command(flatten)]
    chosen: Chosen,
    /// Actions of players to play
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    actions: u64,
    /// Seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// For programs
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listing = self.chosen.listing(desk)?;
        let mut dice = SeededDice::new(self.seed);
        let begun = Instant::now();
        let played = listing
            .play_at_random(&self.chosen.lines(), self.actions, &mut dice)
            .map_err(|faults| self.chosen.faults(desk, listing.engine, &faults))?;
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        let per_second = played.decisions as f64 / seconds;
        let branching = played.branching();
        let length = played.decisions as f64 / played.games.max(1) as f64;
        if self.json {
            let figures = json!({
                "game": listing.edition, "actions": played.decisions, "chance": played.chance, "seconds": seconds,
                "actions_per_second": per_second, "branching": branching,
                "widest": played.widest, "games": played.games, "length": length,
            });
            desk.json(&figures)?;
            return Ok(ExitCode::SUCCESS);
        }
        let rows = [
            ("bench-actions", format!("{} (+ {})", played.decisions, played.chance)),
            ("bench-speed", format!("{per_second:.0}")),
            ("bench-branching", format!("{branching:.1} (≤ {})", played.widest)),
            ("bench-games", format!("{}", played.games)),
            ("bench-length", format!("{length:.1}")),
        ];
        for (key, figure) in rows {
            let line = desk.text.say(&Message::new(key).with("figure", figure), listing.engine);
            writeln!(desk.out, "{line}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
