//! `sandtable import FILE…` and `sandtable import --all DIR`: games from files into the store. Every line is replayed
//! first; a game that is there already is refused.

use super::place::{Place, now, unmoved};
use crate::{
    desk::{Desk, FAILED, Failure},
    open,
};
use clap::Args;
use game::Message;
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};
use store::Store;

#[derive(Args, Debug)]
pub(crate) struct Import {
    /// Game files
    #[arg(required_unless_present = "all", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Everything that `export --all` wrote, into an empty database
    #[arg(long, value_name = "DIR", conflicts_with = "files")]
    all: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

impl Import {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let (runtime, store) = self.place.make(desk)?;
        if let Some(folder) = &self.all {
            return runtime.block_on(everything(desk, &*store, folder));
        }
        let mut refused = false;
        for file in &self.files {
            let source = open::read(desk, file)?;
            let name = file.display().to_string();
            match runtime.block_on(one(&*store, &source)) {
                Ok(id) => {
                    let done = Message::new("import-done").with("file", name).with("id", id);
                    writeln!(desk.out, "{}", desk.text.say(&done, ""))?;
                }
                Err(failure) => {
                    refused = true;
                    desk.out.flush()?;
                    Failure::Input(format!("{name}: {}", unmoved(desk, &failure))).report();
                }
            }
        }
        Ok(if refused { ExitCode::from(FAILED) } else { ExitCode::SUCCESS })
    }
}

async fn one(store: &dyn Store, source: &str) -> Result<String, archive::Failure> {
    let whole = archive::read(source, now())?;
    let id = whole.game.id.clone();
    match store.add_whole(&whole).await {
        Ok(()) => Ok(id),
        Err(store::Failure::Conflict) => Err(archive::Failure::Twice(id)),
        Err(failure) => Err(failure.into()),
    }
}

async fn everything(desk: &mut Desk<'_>, store: &dyn Store, folder: &Path) -> Result<ExitCode, Failure> {
    let moved = archive::import_all(store, folder, now()).await;
    let moved = moved.map_err(|failure| match failure {
        archive::Failure::Twice(_) => desk.failure(&Message::new("import-not-empty")),
        failure => Failure::Input(unmoved(desk, &failure)),
    })?;
    let done = Message::new("import-all-done")
        .with("games", moved.games as i64)
        .with("accounts", moved.accounts as i64);
    writeln!(desk.out, "{}", desk.text.say(&done, ""))?;
    desk.out.flush()?;
    for (file, failure) in &moved.left {
        Failure::Input(format!("{}: {}", file.display(), unmoved(desk, failure))).report();
    }
    Ok(if moved.left.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}
