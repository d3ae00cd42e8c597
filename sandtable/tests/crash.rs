//! Nothing acknowledged is lost, nothing is carried out twice, however often the server is killed: people play on many
//! tables over HTTP and sockets at a real `sandtable serve`, which is killed with SIGKILL at random moments and started
//! again, on SQLite and on PostgreSQL. Then what is stored is compared with what was acknowledged, and replayed.
//!
//! `cargo test -p sandtable --test crash`; after `--`, `--kills 200` kills more often (`make soak`).

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::panic,
    unreachable_pub,
    reason = "a test program"
)]

#[path = "../../store/tests/cluster/mod.rs"]
#[allow(dead_code, reason = "the database itself is crashed in the store's own test")]
mod cluster;
#[path = "it/run.rs"]
#[allow(dead_code, reason = "shared with the other tests of the binary")]
mod run;
#[path = "it/served.rs"]
#[allow(dead_code, reason = "shared with the other tests of the binary")]
mod served;

use serde_json::{Value, json};
use served::Served;
use std::{
    hash::{BuildHasher, RandomState},
    net::TcpStream,
    path::Path,
    process::Command,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use tungstenite::{Message, WebSocket, client::IntoClientRequest};

/// Half of them over HTTP, half over sockets.
const SPEAKERS: usize = 12;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        // Asked by a test runner.
        [.., "--list"] | ["--list", ..] => println!("crash: test"),
        // Asked for other tests by name.
        [name] if !name.starts_with('-') && !"crash".contains(name) => {}
        ["--kills", kills] => crash(kills.parse().unwrap()),
        _ => crash(10),
    }
}

fn crash(kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("sandtable.db").display());
    kill_often("sqlite", &sqlite, folder.path(), kills);
    let cluster = cluster::Cluster::start();
    let folder = tempfile::tempdir().unwrap();
    kill_often("postgres", &cluster.address, folder.path(), kills);
}

fn kill_often(name: &str, database: &str, folder: &Path, kills: usize) {
    let mut served = Served::on(folder, Some(database));
    let play = Arc::new(Play { server: served.address.clone(), ..Play::default() });
    let speakers: Vec<_> = (0..SPEAKERS)
        .map(|number| {
            let play = play.clone();
            thread::spawn(move || Speaker::new(play, number).speak())
        })
        .collect();
    for kill in 1..=kills {
        play.wait_for_life(&speakers);
        thread::sleep(Duration::from_micros(random(150_000)));
        served.kill();
        if kill % 10 == 0 || kill == kills {
            play.check(database);
        }
        served.again();
    }
    play.wait_for_life(&speakers);
    play.is_over.store(true, Ordering::Relaxed);
    for speaker in speakers {
        speaker.join().unwrap();
    }
    served.kill();
    let written = play.check(database);
    let checked = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["--lang", "en", "check-games", "--database", database])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success() && said.contains("different now: 0"), "{said}");
    let (kept, repeated) = (play.kept.load(Ordering::Relaxed), play.repeated.load(Ordering::Relaxed));
    let tables = play.tables.lock().unwrap().len();
    println!(
        "crash through the server, {name}: {kills} kills, {tables} tables, {kept} moves acknowledged ({repeated} when \
         said again), {written} written; none lost, none twice"
    );
}

/// Everything the speakers share.
#[derive(Default)]
struct Play {
    server: String,
    tables: Mutex<Vec<Arc<Mutex<Table>>>>,
    kept: AtomicUsize,
    repeated: AtomicUsize,
    is_over: AtomicBool,
}

/// What one speaker knows of a table at which nobody else acts.
#[derive(Default)]
struct Table {
    id: String,
    /// Token and sentence of every message that was acknowledged, in order.
    kept: Vec<(String, String)>,
    /// Said and not answered yet.
    pending: Option<Said>,
}

#[derive(Clone)]
struct Said {
    /// With the seat before it, as it is stored.
    token: String,
    sentence: String,
    body: Value,
}

impl Play {
    /// Until a move is acknowledged that was not before.
    fn wait_for_life(&self, speakers: &[thread::JoinHandle<()>]) {
        let (kept, begun) = (self.kept.load(Ordering::Relaxed), Instant::now());
        while self.kept.load(Ordering::Relaxed) == kept {
            assert!(begun.elapsed() < Duration::from_secs(120), "nothing is acknowledged any more");
            assert!(speakers.iter().all(|speaker| !speaker.is_finished()), "a speaker has given up");
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// While the server is dead: what is stored is what was acknowledged, and at most the one message that was on its
    /// way. Returns how many there are.
    fn check(&self, database: &str) -> usize {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let store = runtime.block_on(store::open_existing(database)).unwrap();
        let mut written = 0;
        for table in self.tables.lock().unwrap().iter() {
            let table = table.lock().unwrap();
            let whole = runtime.block_on(store.whole(&table.id)).unwrap().unwrap();
            assert!(whole.actions.iter().enumerate().all(|(seq, row)| row.seq == seq as i64));
            assert_eq!(whole.standing.ply, whole.actions.len() as i64);
            let said = whole.actions.into_iter().filter_map(|row| Some((row.token?, row.sentence)));
            let said: Vec<(String, String)> = said.collect();
            let (kept, rest) = said.split_at(table.kept.len().min(said.len()));
            assert_eq!(kept, table.kept, "table {}", table.id);
            let pending = table.pending.as_ref().map(|said| (said.token.clone(), said.sentence.clone()));
            let is_pending = pending.is_some_and(|pending| rest == [pending]);
            assert!(rest.is_empty() || is_pending, "table {}: nobody said {rest:?}", table.id);
            written += said.len();
        }
        runtime.block_on(store.close());
        written
    }
}

/// A person with both seats of a table, who goes on whatever happens to the server.
struct Speaker {
    play: Arc<Play>,
    agent: ureq::Agent,
    /// From where the request seems to come: limits are by address.
    from: String,
    cookie: String,
    uses_socket: bool,
    socket: Option<WebSocket<TcpStream>>,
    table: Arc<Mutex<Table>>,
    tokens: usize,
}

/// Ask again: the server is gone or coming.
struct Away;

impl Speaker {
    fn new(play: Arc<Play>, number: usize) -> Speaker {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .proxy(None)
            .timeout_global(Some(Duration::from_secs(10)));
        Speaker {
            play,
            agent: config.build().into(),
            from: format!("10.0.0.{number}"),
            cookie: String::new(),
            uses_socket: number % 2 == 1,
            socket: None,
            table: Arc::default(),
            tokens: 0,
        }
    }

    fn speak(mut self) {
        self.insist(|me| {
            let (_, came) = me.ask("POST", "/me", &json!({ "name": "Ann" }))?;
            Ok(came)
        });
        self.sit_down();
        while !self.play.is_over.load(Ordering::Relaxed) {
            if !self.is_ready() {
                self.sit_down();
            }
            self.insist(Speaker::say);
        }
    }

    /// Tries until the server is there.
    fn insist<T>(&mut self, mut doing: impl FnMut(&mut Speaker) -> Result<T, Away>) -> T {
        let begun = Instant::now();
        loop {
            if let Ok(done) = doing(self) {
                return done;
            }
            assert!(begun.elapsed() < Duration::from_secs(120), "the server does not come back");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: &Value) -> Result<(u16, Value), Away> {
        let request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("http://{}/api/v1{path}", self.play.server))
            .header("cookie", &self.cookie)
            .header("x-forwarded-for", &self.from)
            .header("content-type", "application/json");
        let answer = match method {
            "GET" => self.agent.run(request.body(()).unwrap()),
            _ => self.agent.run(request.body(body.to_string()).unwrap()),
        };
        let mut answer = answer.map_err(|_| Away)?;
        let status = answer.status().as_u16();
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let text = answer.body_mut().read_to_string().map_err(|_| Away)?;
        let value: Value = serde_json::from_str(&text).unwrap_or_default();
        if must_wait(status, &value) { Err(Away) } else { Ok((status, value)) }
    }

    /// A new table with both seats.
    fn sit_down(&mut self) {
        let asked = json!({ "game": "clash-ardennes", "seats": ["allies", "axis"] });
        // Made twice if the answer is lost: the first one then stays empty.
        let id = self.insist(|me| {
            let (status, made) = me.ask("POST", "/tables", &asked)?;
            assert_eq!(status, 201, "{made}");
            Ok(made["table"]["id"].as_str().unwrap().to_owned())
        });
        self.table = Arc::new(Mutex::new(Table { id, ..Table::default() }));
        self.play.tables.lock().unwrap().push(self.table.clone());
        self.socket = None;
    }

    /// Chooses what to say next; `false` when the game is over.
    fn is_ready(&mut self) -> bool {
        let path = format!("/tables/{}/view", self.table.lock().unwrap().id);
        let (status, seen) = self.insist(|me| me.ask("GET", &path, &Value::Null));
        assert_eq!(status, 200, "{seen}");
        let Some(due) = seen["turn"]["due"].as_str() else { return false };
        let legal = seen["legal"].as_array().unwrap();
        let sentence = legal[random(legal.len() as u64) as usize].as_str().unwrap().to_owned();
        self.tokens += 1;
        let token = format!("m{}", self.tokens);
        let body =
            json!({ "type": "say", "seat": due, "ply": seen["ply"], "token": token, "sentence": sentence });
        let stored = format!("{}:{token}", usize::from(due == "axis"));
        self.table.lock().unwrap().pending = Some(Said { token: stored, sentence, body });
        true
    }

    /// Says what is pending until it is acknowledged.
    fn say(&mut self) -> Result<(), Away> {
        let Some(said) = self.table.lock().unwrap().pending.clone() else { return Ok(()) };
        let is_repeated = if self.uses_socket { self.say_aloud(&said)? } else { self.say_in_writing(&said)? };
        let mut table = self.table.lock().unwrap();
        table.kept.push((said.token, said.sentence));
        table.pending = None;
        self.play.kept.fetch_add(1, Ordering::Relaxed);
        self.play.repeated.fetch_add(usize::from(is_repeated), Ordering::Relaxed);
        Ok(())
    }

    fn say_in_writing(&mut self, said: &Said) -> Result<bool, Away> {
        let path = format!("/tables/{}/say", self.table.lock().unwrap().id);
        let mut body = said.body.clone();
        body.as_object_mut().unwrap().remove("type");
        let (status, answer) = self.ask("POST", &path, &body)?;
        assert_eq!(status, 200, "{}: {answer}", said.body);
        Ok(answer["is_repeated"] == true)
    }

    /// Over the socket, which is opened again if it broke.
    fn say_aloud(&mut self, said: &Said) -> Result<bool, Away> {
        let mut socket = match self.socket.take() {
            Some(socket) => socket,
            None => self.open_socket()?,
        };
        let is_repeated = answer_to(&mut socket, said)?;
        self.socket = Some(socket);
        Ok(is_repeated)
    }

    fn open_socket(&self) -> Result<WebSocket<TcpStream>, Away> {
        let stream = TcpStream::connect(&self.play.server).map_err(|_| Away)?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        let id = self.table.lock().unwrap().id.clone();
        let url = format!("ws://{}/api/v1/tables/{id}/live", self.play.server);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("x-forwarded-for", self.from.parse().unwrap());
        let opened = tungstenite::client(request, stream);
        opened.map(|(socket, _)| socket).map_err(|_| Away)
    }
}

fn answer_to(socket: &mut WebSocket<TcpStream>, said: &Said) -> Result<bool, Away> {
    socket.send(Message::Text(said.body.to_string().into())).map_err(|_| Away)?;
    loop {
        let Message::Text(text) = socket.read().map_err(|_| Away)? else { continue };
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        if message["type"] == "ack" && message["token"] == said.body["token"] {
            return Ok(message["is_repeated"] == true);
        }
        if message["type"] == "failed" {
            let problem = &message["problem"];
            let status = if problem["code"] == "too-many" { 429 } else { 409 };
            let is_later = ["closing", "store"].iter().any(|code| problem["code"] == *code);
            assert!(is_later || must_wait(status, problem), "{}: {message}", said.body);
            return Err(Away);
        }
    }
}

/// Not now; the same may be asked in a moment.
fn must_wait(status: u16, answer: &Value) -> bool {
    matches!(status, 429 | 502..=504) || answer["message"]["key"] == "server-try-again"
}

fn random(below: u64) -> u64 {
    RandomState::new().hash_one(0) % below
}
