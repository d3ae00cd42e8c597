//! Where the server keeps its games, as the commands for hosts take it, and what can go wrong there in words.

use crate::desk::{Desk, Failure};
use clap::Args;
use game::Message;
use std::{
    path::PathBuf,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};
use store::Store;
use tokio::runtime::{Builder, Runtime};

#[derive(Args, Debug)]
pub(crate) struct Place {
    /// Folder of the server's embedded database
    #[arg(long, value_name = "DIR", default_value = ".")]
    data: PathBuf,
    /// Address of another database, sqlite:PATH or postgres://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl Place {
    /// Opens a database that is there.
    pub(crate) fn open(&self, desk: &Desk<'_>) -> Result<(Runtime, Arc<dyn Store>), Failure> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(store::open_existing(&self.address()));
        Ok((runtime, opened.map_err(|failure| unopened(desk, &failure))?))
    }

    /// Opens a database, or makes one.
    pub(crate) fn make(&self, desk: &Desk<'_>) -> Result<(Runtime, Arc<dyn Store>), Failure> {
        if self.database.is_none() {
            std::fs::create_dir_all(&self.data)?;
        }
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let opened = runtime.block_on(store::open(&self.address()));
        Ok((runtime, opened.map_err(|failure| unopened(desk, &failure))?))
    }

    fn address(&self) -> String {
        let file = || format!("sqlite:{}", self.data.join("sandtable.db").display());
        self.database.clone().unwrap_or_else(file)
    }
}

fn unopened(desk: &Desk<'_>, failure: &store::Failure) -> Failure {
    desk.failure(&Message::new("error-database").with("error", failure.to_string()))
}

/// A failure of the store while it was open.
pub(crate) fn stored(desk: &Desk<'_>, failure: &store::Failure) -> Failure {
    let message = match failure {
        store::Failure::NotEmbedded => Message::new("backup-postgres"),
        failure => Message::new("error-store").with("error", failure.to_string()),
    };
    desk.failure(&message)
}

/// Why a game was not moved, in words.
pub(crate) fn unmoved(desk: &Desk<'_>, failure: &archive::Failure) -> String {
    use archive::Failure;
    let message = match failure {
        Failure::Twice(id) => Message::new("import-twice").with("id", id.as_str()),
        Failure::NoGame(id) => Message::new("export-no-game").with("id", id.as_str()),
        Failure::NotOver => Message::new("import-not-over"),
        Failure::Kept(why) => Message::new("import-kept").with("error", why.as_str()),
        Failure::Io(path, error) => {
            let message = Message::new("error-file").with("file", path.display().to_string());
            message.with("error", error.to_string())
        }
        Failure::Store(failure) => Message::new("error-store").with("error", failure.to_string()),
        Failure::Faults(faults) => {
            let said: Vec<String> = faults.iter().map(|fault| desk.text.fault(fault, "")).collect();
            return said.join("; ");
        }
    };
    desk.text.say(&message, "")
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
