//! `sandtable games`: what there is to play, and with which options.

use crate::desk::{Desk, Failure};
use catalog::{Listing, Text};
use clap::Args;
use game::OptionInfo;
use serde_json::{Value, json};
use std::process::ExitCode;

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// Show this game with its options
    game: Option<String>,
    /// For programs
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listings = match &self.game {
            Some(name) => vec![catalog::find(name).map_err(|message| desk.failure(&message))?],
            None => catalog::games(),
        };
        if self.json {
            let list: Vec<Value> = listings.iter().map(|listing| describe(listing, &desk.text)).collect();
            desk.json(&json!({ "games": list }))?;
            return Ok(ExitCode::SUCCESS);
        }
        let longest = listings.iter().map(|listing| listing.edition.len()).max().unwrap_or(0);
        for listing in &listings {
            let (title, about) = names(listing, &desk.text);
            writeln!(desk.out, "{:longest$}  {title}: {about}", listing.edition)?;
            if self.game.is_some() {
                for option in listing.options() {
                    writeln!(desk.out, "  {}", explain(listing, &option, &desk.text))?;
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn names(listing: &Listing, text: &Text) -> (String, String) {
    let key = format!("game-{}", listing.edition);
    (text.plain(&key), text.plain(&format!("{key}-about")))
}

/// `--option name=one|other  What it is (CL-9.1): one (what that means), other (…)`, the default first.
fn explain(listing: &Listing, option: &OptionInfo, text: &Text) -> String {
    let name = text.word(listing.engine, "option", option.name);
    let values: Vec<String> = option
        .values
        .iter()
        .map(|value| {
            let meaning = text.word(listing.engine, &format!("option-{}", option.name), value);
            if meaning == *value { meaning } else { format!("{value} ({meaning})") }
        })
        .collect();
    let values = match option.number {
        Some((default, least)) => format!("{default} (≥ {least})"),
        None => values.join(", "),
    };
    format!("--option {}=…  {name} ({}): {values}", option.name, option.rule)
}

fn describe(listing: &Listing, text: &Text) -> Value {
    let (title, about) = names(listing, text);
    let seats: Vec<Value> =
        listing.seats().iter().map(|seat| json!({ "name": seat.name, "team": seat.team })).collect();
    json!({
        "name": listing.edition,
        "engine": listing.engine,
        "title": title,
        "about": about,
        "rules_version": listing.rules_version,
        "has_secrets": listing.has_secrets,
        "seats": seats,
        "options": listing.options(),
    })
}
