//! `sandtable odds GAME FILE SENTENCE`: exact odds of a sentence, in a saved game or at the start of a scenario.

use crate::{
    desk::{Desk, Failure},
    open,
};
use catalog::Text;
use clap::Args;
use game::{Message, Turn};
use serde_json::json;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Odds {
    /// Name of the game, as `sandtable games` lists it
    game: String,
    /// A saved game, or a scenario of which the setup is taken
    file: PathBuf,
    /// What the player to act would say
    #[arg(required = true)]
    sentence: Vec<String>,
    /// For programs
    #[arg(long)]
    json: bool,
}

impl Odds {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listing = catalog::find(&self.game).map_err(|message| desk.failure(&message))?;
        let source = open::read(desk, &self.file)?;
        let opened = open::any(&source).map_err(|faults| desk.faults(&self.file, &faults, listing.engine))?;
        if opened.listing.edition != listing.edition {
            let message = Message::new("error-other-game").with("found", opened.listing.edition);
            return Err(desk.failure(&message.with("file", self.file.display().to_string())));
        }
        let Turn::Player(seat) = opened.table.turn() else {
            return Err(desk.failure(&Message::new("legal-nobody")));
        };
        let sentence = self.sentence.join(" ");
        let odds = opened
            .table
            .odds(seat, &sentence)
            .map_err(|refusal| Failure::Input(desk.text.refusal(&refusal, listing.engine)))?;
        match odds {
            _ if self.json => desk.json(&json!({ "sentence": sentence, "odds": odds }))?,
            Some(odds) => {
                for line in lines(&odds, &desk.text, listing.engine) {
                    writeln!(desk.out, "{line}")?;
                }
            }
            None => {
                let message = Message::new("odds-none").with("sentence", sentence);
                writeln!(desk.out, "{}", desk.text.say(&message, listing.engine))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Odds for people: each table under its title, shares in per cent, then the single figures.
pub(crate) fn lines(odds: &game::Odds, text: &Text, engine: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for table in &odds.tables {
        lines.push(text.say(&table.title, engine));
        for (name, share) in &table.rows {
            lines.push(format!("  {:>6.2} %  {}", share * 100.0, text.say(name, engine)));
        }
    }
    for (name, figure) in &odds.figures {
        let digits = if figure.fract() == 0.0 { 0 } else { 2 };
        lines.push(format!("  {figure:>8.digits$}  {}", text.say(name, engine)));
    }
    lines
}
