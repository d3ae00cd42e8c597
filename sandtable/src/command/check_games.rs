//! `sandtable check-games`: all stored games replayed by the current rules. Exit code 1 if one comes out otherwise.

use super::place::{Place, stored};
use crate::desk::{Desk, FAILED, Failure};
use clap::Args;
use game::Message;
use std::process::ExitCode;

#[derive(Args, Debug)]
pub(crate) struct CheckGames {
    #[command(flatten)]
    place: Place,
}

impl CheckGames {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let (runtime, store) = self.place.open(desk)?;
        let checked = runtime.block_on(archive::check(&*store)).map_err(|failure| stored(desk, &failure))?;
        for difference in &checked.differences {
            let engine = catalog::find(&difference.edition).map_or("", |listing| listing.engine);
            let said = desk.text.say(&difference.message, engine);
            let message = match difference.line {
                Some(line) => Message::new("check-line").with("line", line as i64),
                None => Message::new("check-game"),
            };
            let message = message.with("id", difference.game.as_str()).with("fault", said);
            writeln!(desk.out, "{}", desk.text.say(&message, ""))?;
        }
        let done = Message::new("check-done")
            .with("games", checked.games as i64)
            .with("lines", checked.lines as i64)
            .with("older", checked.older as i64)
            .with("differences", checked.differences.len() as i64);
        writeln!(desk.out, "{}", desk.text.say(&done, ""))?;
        Ok(if checked.differences.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
    }
}
