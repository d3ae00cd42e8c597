//! A server as a process of its own, which can be killed and started again at the same address, and people at
//! terminals who type at it.

use crate::run::command;
use std::{
    io::{BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

const PATIENCE: Duration = Duration::from_secs(60);

pub struct Served {
    child: Child,
    folder: PathBuf,
    database: Option<String>,
    /// Host and port.
    pub address: String,
}

impl Served {
    pub fn start(folder: &Path) -> Served {
        Served::on(folder, None)
    }

    /// On another database than the folder's own. Clients may say where they come from.
    pub fn on(folder: &Path, database: Option<&str>) -> Served {
        Served::listen(folder, database.map(str::to_owned), "127.0.0.1:0")
    }

    fn listen(folder: &Path, database: Option<String>, address: &str) -> Served {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
        command.args(["--lang", "en", "serve", "--behind-proxy", "--addr", address, "--data"]).arg(folder);
        if let Some(database) = &database {
            command.args(["--database", database]);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address =
            said.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        assert!(!address.is_empty(), "{said}");
        Served { child, folder: folder.to_owned(), database, address: address.to_owned() }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Without any tidying.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// At the same address, on the same database.
    pub fn again(&mut self) {
        *self = Served::listen(&self.folder.clone(), self.database.clone(), &self.address.clone());
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a terminal: what is shown is read as it comes.
pub struct Terminal {
    child: Child,
    keys: ChildStdin,
    shown: Arc<Mutex<String>>,
    /// How much of it has been looked at.
    read: usize,
}

impl Terminal {
    pub fn open(home: &Path, arguments: &[&str]) -> Terminal {
        let mut child = command(home, arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let keys = child.stdin.take().unwrap();
        let shown = Arc::new(Mutex::new(String::new()));
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        show(out, shown.clone());
        show(err, shown.clone());
        Terminal { child, keys, shown, read: 0 }
    }

    pub fn type_line(&mut self, line: &str) {
        writeln!(self.keys, "{line}").unwrap();
        self.keys.flush().unwrap();
    }

    /// What has been shown since one last looked.
    pub fn unread(&self) -> String {
        self.shown.lock().unwrap()[self.read..].to_owned()
    }

    /// Reads on until this has been shown; returns everything up to its end.
    #[track_caller]
    pub fn until(&mut self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            let unread = self.unread();
            if let Some(at) = unread.find(text) {
                self.read += at + text.len();
                return unread[..at + text.len()].to_owned();
            }
            assert!(begun.elapsed() < PATIENCE, "“{text}” is not shown: {unread}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The line that begins with this.
    #[track_caller]
    pub fn line(&mut self, beginning: &str) -> String {
        self.until(beginning);
        self.until("\n").trim().to_owned()
    }

    /// Types a line and reads what follows up to this.
    #[track_caller]
    pub fn ask(&mut self, line: &str, until: &str) -> String {
        self.type_line(line);
        self.until(until)
    }

    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends as if the terminal had been closed; whether it ended well.
    pub fn end(mut self) -> bool {
        drop(self.keys);
        self.child.wait().unwrap().success()
    }
}

fn show(mut from: impl Read + Send + 'static, shown: Arc<Mutex<String>>) {
    thread::spawn(move || {
        let mut kept = Vec::new();
        let mut piece = [0; 4096];
        while let Ok(read @ 1..) = from.read(&mut piece) {
            kept.extend_from_slice(&piece[..read]);
            // A letter may come in two pieces.
            let whole = match std::str::from_utf8(&kept) {
                Ok(text) => text.len(),
                Err(error) => error.valid_up_to(),
            };
            let rest = kept.split_off(whole);
            shown.lock().unwrap().push_str(&String::from_utf8(kept).unwrap());
            kept = rest;
        }
    });
}
