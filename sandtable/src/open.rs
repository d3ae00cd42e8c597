//! Files of games and scenarios, opened as tables.

use crate::desk::{Desk, Failure};
use catalog::Listing;
use game::{Fault, GameFile, Message, Scenario, Seat, Table};
use std::{fs, path::Path};

/// A game on the table, with what the file says besides.
pub(crate) struct Opened {
    pub(crate) listing: Listing,
    pub(crate) table: Box<dyn Table>,
    pub(crate) players: Vec<(Seat, String)>,
}

pub(crate) fn read(desk: &Desk<'_>, path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| {
        let message = Message::new("error-read").with("file", path.display().to_string());
        desk.failure(&message.with("error", error.to_string()))
    })
}

/// A game file.
pub(crate) fn game_file(source: &str) -> Result<Opened, Vec<Fault>> {
    let file = GameFile::parse(source)?;
    let listing = catalog::find(file.edition).map_err(|message| vec![Fault::new(message)])?;
    let table = listing.open_file(&file)?;
    let seat = |name: &str| table.seats().iter().position(|seat| seat.name == name);
    let players = file
        .players
        .iter()
        .filter_map(|(name, person)| Some((Seat(seat(name)? as u8), catalog::text::harmless(person))))
        .collect();
    Ok(Opened { listing, table, players })
}

/// The table of a scenario, before its first sentence.
pub(crate) fn scenario(source: &str) -> Result<Opened, Vec<Fault>> {
    let scenario = Scenario::parse(source)?;
    let listing = catalog::find(scenario.edition).map_err(|message| vec![Fault::new(message)])?;
    let table = listing.set_up(&scenario)?;
    Ok(Opened { listing, table, players: Vec::new() })
}

/// Whether a text is a game file: its first line says so.
pub(crate) fn is_game_file(source: &str) -> bool {
    let first = source.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    first.is_some_and(|line| line.starts_with("sandtable "))
}

/// A file of either kind.
pub(crate) fn any(source: &str) -> Result<Opened, Vec<Fault>> {
    if is_game_file(source) { game_file(source) } else { scenario(source) }
}
