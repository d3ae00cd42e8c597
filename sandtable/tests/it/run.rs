//! Running the binary: a home of its own, no locale but the one a test sets.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};
use tempfile::TempDir;

pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl Ran {
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{}{}", self.out, self.err);
        self.out
    }

    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// Refused as unusable input: exit code 2, one clear line, nothing on stdout.
    #[track_caller]
    pub fn refused(self) -> String {
        assert_eq!((self.code, self.out.as_str()), (Some(2), ""), "{}", self.err);
        assert_eq!(self.err.trim_end().lines().count(), 1, "{}", self.err);
        self.err
    }
}

/// The command, ready to run with this home.
pub fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
    command.args(arguments).current_dir(home).env("XDG_DATA_HOME", home.join("data"));
    command.env("XDG_STATE_HOME", home.join("state"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command
}

pub fn run(arguments: &[&str]) -> Ran {
    type_in(TempDir::new().unwrap().path(), arguments, "")
}

/// Runs with these lines on stdin.
pub fn type_in(home: &Path, arguments: &[&str], lines: &str) -> Ran {
    let mut child = command(home, arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    // A process that does not read its input must not stop the test.
    let typing = std::thread::spawn(move || stdin.write_all(lines.as_bytes()));
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let _ = typing.join();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Ran { out: text(stdout), err: text(stderr), code: status.code() }
}
