//! The list itself. A new game is one line here, its name in `text/`, and its rules in `docs/rules`.

use crate::listing::Listing;
use clash::Clash;
use game::Message;
use mortain::Mortain;
use trench_club::TrenchClub;

/// All games, in the order in which they are shown.
pub fn games() -> Vec<Listing> {
    vec![
        Listing::of::<Clash>("clash-ardennes"),
        Listing::of::<Clash>("clash-dday"),
        Listing::of::<Mortain>("mortain").open_to_all(),
        Listing::of::<TrenchClub>("trench-club"),
    ]
}

/// The game of that name, or a message that lists what there is.
pub fn find(name: &str) -> Result<Listing, Message> {
    let games = games();
    let names: Vec<String> = games.iter().map(|game| game.edition.to_owned()).collect();
    games
        .into_iter()
        .find(|game| game.edition == name)
        .ok_or_else(|| Message::new("error-unknown-game").with("found", name).with("games", names))
}
