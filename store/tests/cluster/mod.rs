//! A throw-away PostgreSQL of a test's own (`tools/postgres`), shared by the tests that kill what writes to it.

use std::{path::PathBuf, process::Command};

/// A PostgreSQL that may be crashed without disturbing other tests.
pub(crate) struct Cluster {
    pub(crate) address: String,
    folder: String,
}

impl Cluster {
    pub(crate) fn start() -> Cluster {
        // Into a file: the server would keep a pipe open.
        let said = tempfile::NamedTempFile::new().unwrap();
        let done = Command::new(tool()).arg("start").stdout(said.reopen().unwrap()).status().unwrap();
        assert!(done.success(), "tools/postgres start");
        let said = std::fs::read_to_string(said.path()).unwrap();
        let mut said = said.lines().map(str::to_owned);
        Cluster { address: said.next().unwrap(), folder: said.next().unwrap() }
    }

    /// Stops it at once, without any tidying, and starts it again.
    pub(crate) fn crash(&self) {
        let done = Command::new(tool()).args(["crash", &self.folder]).status().unwrap();
        assert!(done.success(), "tools/postgres crash");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Nothing to be done about it here; the next line of output says that it failed.
        let _ = Command::new(tool()).args(["stop", &self.folder]).status();
    }
}

fn tool() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tools/postgres")
}
