//! `sandtable replay FILE`: a saved game once more, step by step or as its log.

use crate::{
    desk::{Desk, Failure},
    front, open,
    session::answer,
};
use clap::Args;
use game::{Message, Seat, Table, Turn, Viewer};
use serde_json::{Value, json};
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// A saved game
    file: PathBuf,
    /// Through the eyes of this seat (else of a spectator, who sees nothing hidden)
    #[arg(long)]
    seat: Option<String>,
    /// Print the log
    #[arg(long)]
    plain: bool,
    /// For programs
    #[arg(long)]
    json: bool,
}

impl Replay {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let source = open::read(desk, &self.file)?;
        let opened = open::game_file(&source).map_err(|faults| desk.faults(&self.file, &faults, ""))?;
        let table = &*opened.table;
        let viewer = self.viewer(desk, table)?;
        if self.json {
            desk.json(&record(desk, table, viewer))?;
        } else if self.plain || !front::has_screen() {
            for line in answer::log(table, viewer, &desk.text) {
                writeln!(desk.out, "{line}")?;
            }
            if let Turn::Over(outcome) = table.turn() {
                writeln!(desk.out, "{}", answer::outcome(outcome, table, &desk.text))?;
            }
        } else {
            front::step::run(table, viewer, &desk.text, front::wants_colour())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn viewer(&self, desk: &Desk<'_>, table: &dyn Table) -> Result<Viewer, Failure> {
        let Some(name) = &self.seat else { return Ok(Viewer::Public) };
        let seat = table.seats().iter().position(|seat| seat.name == *name);
        let names: Vec<String> = table.seats().iter().map(|seat| seat.name.to_owned()).collect();
        let unknown = Message::new("error-unknown-seat").with("found", name.as_str()).with("seats", names);
        seat.map(|seat| Viewer::Seat(Seat(seat as u8))).ok_or_else(|| desk.failure(&unknown))
    }
}

fn record(desk: &Desk<'_>, table: &dyn Table, viewer: Viewer) -> Value {
    let log: Vec<Value> = table
        .told(viewer, 0)
        .iter()
        .map(|told| {
            let happened: Vec<String> =
                told.messages.iter().map(|message| desk.text.say(message, table.engine())).collect();
            json!({
                "ply": told.ply, "by": answer::speaker(told.by, table), "sentence": told.sentence,
                "text": happened, "messages": told.messages, "undone": told.undone,
            })
        })
        .collect();
    let outcome = match table.turn() {
        Turn::Over(outcome) => Some(answer::outcome(outcome, table, &desk.text)),
        Turn::Player(_) | Turn::Chance => None,
    };
    json!({ "game": table.edition(), "rules": table.rules_version(), "log": log, "outcome": outcome })
}
