//! What every command works with: the reader's language and the place to write to; and the one way to fail.

use catalog::{Language, Text};
use game::{Fault, Message};
use std::{
    io::{self, Write},
    path::Path,
    process::ExitCode,
};

/// Something was not as expected: a scenario failed.
pub(crate) const FAILED: u8 = 1;
/// Wrong usage, or input that cannot be read.
pub(crate) const UNREADABLE: u8 = 2;

pub(crate) struct Desk<'a> {
    pub(crate) text: Text,
    pub(crate) out: &'a mut dyn Write,
}

impl<'a> Desk<'a> {
    pub(crate) fn new(language: Language, out: &'a mut dyn Write) -> Desk<'a> {
        Desk { text: Text::new(language), out }
    }

    /// The failure that a message tells.
    pub(crate) fn failure(&self, message: &Message) -> Failure {
        Failure::Input(self.text.say(message, ""))
    }

    /// All faults of a file, one per line.
    pub(crate) fn faults(&self, path: &Path, faults: &[Fault], engine: &str) -> Failure {
        let lines: Vec<String> = faults
            .iter()
            .map(|fault| format!("{}: {}", path.display(), self.text.fault(fault, engine)))
            .collect();
        Failure::Input(lines.join("\n"))
    }

    pub(crate) fn json(&mut self, value: &serde_json::Value) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{value}")?)
    }
}

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given cannot be used; the text says why, in the reader's language.
    Input(String),
    /// Reading or writing failed.
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl Failure {
    /// Tells it on stderr. A reader that has gone away (`| head -1`) is no failure.
    pub(crate) fn report(self) -> ExitCode {
        let text = match self {
            Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Io(error) => error.to_string(),
            Failure::Input(text) => text,
        };
        let mut err = io::stderr().lock();
        for line in text.lines() {
            // Nobody left to tell.
            let _ = writeln!(err, "sandtable: {line}");
        }
        ExitCode::from(UNREADABLE)
    }
}
