//! `sandtable verify FILE`: every die and card of a finished game derived again. Exit code 1 if one does not fit, 2 if
//! the file cannot be read or proves nothing.

use crate::{
    desk::{Desk, FAILED, Failure},
    open,
};
use archive::Unproved;
use clap::Args;
use game::Message;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Verify {
    /// A finished game, as the server gave it out
    file: PathBuf,
}

impl Verify {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let source = open::read(desk, &self.file)?;
        let found = archive::verify(&source).map_err(|failure| match failure {
            Unproved::Faults(faults) => desk.faults(&self.file, &faults, ""),
            Unproved::Nothing => desk.failure(&Message::new("verify-nothing")),
            Unproved::Line(line) => desk.failure(&Message::new("verify-line").with("found", line)),
        })?;
        let game = Message::new("verify-game").with("game", found.edition).with("id", found.game);
        let sealed =
            Message::new("verify-sealed").with("seal", found.sealed).with("salts", found.salts as i64);
        for message in [game, sealed] {
            writeln!(desk.out, "{}", desk.text.say(&message, found.engine))?;
        }
        let (message, code) = match found.result {
            Ok(verified) => {
                let message = Message::new("verify-fits")
                    .with("numbers", verified.numbers as i64)
                    .with("sentences", verified.sentences as i64);
                (message, ExitCode::SUCCESS)
            }
            Err(wrong) => (wrong, ExitCode::from(FAILED)),
        };
        writeln!(desk.out, "{}", desk.text.say(&message, found.engine))?;
        Ok(code)
    }
}
