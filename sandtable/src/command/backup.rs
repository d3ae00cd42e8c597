//! `sandtable backup FILE`: a copy of the embedded database, complete in itself, while the server runs.

use super::place::{Place, stored};
use crate::desk::{Desk, Failure};
use clap::Args;
use game::Message;
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The copy; must not be there yet
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Backup {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let (runtime, store) = self.place.open(desk)?;
        let file = self.file.display().to_string();
        if self.file.exists() {
            return Err(desk.failure(&Message::new("error-exists").with("file", file)));
        }
        runtime.block_on(store.back_up(&self.file)).map_err(|failure| stored(desk, &failure))?;
        let done = desk.text.say(&Message::new("backup-done").with("file", file), "");
        writeln!(desk.out, "{done}")?;
        Ok(ExitCode::SUCCESS)
    }
}
