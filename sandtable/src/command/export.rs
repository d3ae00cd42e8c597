//! `sandtable export ID FILE` and `sandtable export --all DIR`: stored games as game files.

use super::place::{Place, stored, unmoved};
use crate::desk::{Desk, Failure};
use archive::Contents;
use clap::Args;
use game::Message;
use std::{fs, io::Write, path::PathBuf, process::ExitCode};
use store::{Status, Store};

#[derive(Args, Debug)]
pub(crate) struct Export {
    /// Id of the game, as it stands in its link
    #[arg(required_unless_present = "all")]
    id: Option<String>,
    /// The file to write; without it the game is printed
    file: Option<PathBuf>,
    /// Everything into this new folder: all games, accounts and settings, with all secrets
    #[arg(long, value_name = "DIR", conflicts_with_all = ["id", "file", "whole"])]
    all: Option<PathBuf>,
    /// With what another server needs to go on with it, secrets included
    #[arg(long)]
    whole: bool,
    #[command(flatten)]
    place: Place,
}

impl Export {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let (runtime, store) = self.place.open(desk)?;
        match &self.all {
            Some(folder) => {
                let moved = runtime
                    .block_on(archive::export_all(&*store, folder))
                    .map_err(|failure| Failure::Input(unmoved(desk, &failure)))?;
                let done = Message::new("export-done")
                    .with("games", moved.games as i64)
                    .with("accounts", moved.accounts as i64)
                    .with("folder", folder.display().to_string());
                writeln!(desk.out, "{}", desk.text.say(&done, ""))?;
            }
            None => runtime.block_on(self.one(desk, &*store))?,
        }
        Ok(ExitCode::SUCCESS)
    }

    async fn one(&self, desk: &mut Desk<'_>, store: &dyn Store) -> Result<(), Failure> {
        let id = self.id.as_deref().unwrap_or_default();
        let whole = store.whole(id).await.map_err(|failure| stored(desk, &failure))?;
        let missing = archive::Failure::NoGame(id.to_owned());
        let whole = whole.ok_or_else(|| Failure::Input(unmoved(desk, &missing)))?;
        let contents = if self.whole { Contents::Everything } else { Contents::Game };
        let text = archive::write(&whole, contents);
        let Some(file) = &self.file else { return Ok(write!(desk.out, "{text}")?) };
        let failed = |error| Failure::Input(unmoved(desk, &archive::Failure::Io(file.clone(), error)));
        let mut options = fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut new = options.open(file).map_err(failed)?;
        new.write_all(text.as_bytes()).map_err(failed)?;
        // What is hidden in a running game stands in its lines.
        let key = if self.whole || whole.standing.status != Status::Over {
            "export-secret"
        } else {
            "export-written"
        };
        let done = Message::new(key).with("file", file.display().to_string());
        writeln!(desk.out, "{}", desk.text.say(&done, ""))?;
        Ok(())
    }
}
