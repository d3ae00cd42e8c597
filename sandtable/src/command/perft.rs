//! `sandtable perft GAME DEPTH`: how many lines of play there are, divided by their first sentence.

use super::Chosen;
use crate::desk::{Desk, Failure};
use clap::Args;
use serde_json::{Value, json};
use std::process::ExitCode;

#[derive(Args, Debug)]
pub(crate) struct Perft {
    #[command(flatten)]
    chosen: Chosen,
    /// Sentences in a line of play, chance's included
    depth: u32,
    /// For programs
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listing = self.chosen.listing(desk)?;
        let perft = listing
            .perft(&self.chosen.lines(), self.depth)
            .map_err(|faults| self.chosen.faults(desk, listing.engine, &faults))?;
        if self.json {
            let divided: Vec<Value> = perft
                .divided
                .iter()
                .map(|first| json!({ "sentence": first.sentence, "lines": first.lines }))
                .collect();
            let found = json!({
                "game": listing.edition, "depth": perft.depth, "total": perft.total, "divided": divided,
            });
            desk.json(&found)?;
        } else {
            for first in &perft.divided {
                writeln!(desk.out, "{}: {}", first.sentence, first.lines)?;
            }
            writeln!(desk.out, "perft {} {}: {}", listing.edition, perft.depth, perft.total)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
