//! Nothing acknowledged is lost, nothing is there twice, however often the program is killed. This program starts
//! itself as a child that writes on many tables through the writer and says what was acknowledged; the child is killed
//! with SIGKILL at random moments and started again. PostgreSQL itself is crashed too, in a cluster of its own.
//!
//! `cargo test -p store --test crash`; after `--`, `--kills 200` kills more often (`make soak`).

#![allow(clippy::print_stdout, clippy::unwrap_used, reason = "a test program")]

use cluster::Cluster;
use std::{
    collections::BTreeMap,
    hash::{BuildHasher, RandomState},
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
    sync::{Arc, mpsc},
    time::Duration,
};
use store::{Action, Change, Chat, Game, Snapshot, Standing, Status, Store, Writer};

mod cluster;

const TABLES: usize = 40;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    match words[..] {
        ["child", address] => runtime.block_on(child(address)),
        // Asked by a test runner.
        [.., "--list"] | ["--list", ..] => println!("crash: test"),
        // Asked for other tests by name.
        [name] if !name.starts_with('-') && !"crash".contains(name) => {}
        ["--kills", kills] => runtime.block_on(crash(kills.parse().unwrap())),
        _ => runtime.block_on(crash(20)),
    }
}

async fn crash(kills: usize) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("sandtable.db").display());
    Killing::begin("sqlite", sqlite).await.kill_often(kills).await.report(kills, 0);

    let cluster = Cluster::start();
    let mut killing = Killing::begin("postgres", cluster.address.clone()).await.kill_often(kills).await;
    let crashes = 1 + kills / 40;
    for _ in 0..crashes {
        killing.crash_server(&cluster).await;
    }
    killing.report(kills, crashes);
}

// ── The child ──

/// Writes on all tables until it is killed; on each, message after message, each of one to three lines.
async fn child(address: &str) {
    let store = store::open(address).await.unwrap();
    let (writer, _task) = Writer::start(store.clone());
    let mut tables = Vec::new();
    for table in 0..TABLES {
        tables.push(tokio::spawn(play(store.clone(), writer.clone(), table)));
    }
    for table in tables {
        table.await.unwrap();
    }
}

async fn play(store: Arc<dyn Store>, writer: Writer, table: usize) {
    let game = format!("g{table}");
    let stored = store.actions(&game, 0).await.unwrap();
    // What was written and not acknowledged before the last kill is found here and not sent again.
    let mut number = stored.iter().filter(|line| line.token.is_some()).count();
    let mut seq = stored.len() as i64;
    loop {
        let actions = lines(number, seq);
        let after = seq + actions.len() as i64;
        let snapshot = (number % 4 == 0).then(|| Snapshot { seq: after, state: vec![number as u8; 600] });
        let change =
            Change { game: game.clone(), actions, standing: standing(after), snapshot, seats: Vec::new() };
        if let Err(failure) = writer.write(change).await {
            // The database was crashed: as dead as if killed. Whoever waits for this child's first word shows why.
            eprintln!("table {table}, message {number}: {failure}");
            std::process::exit(3);
        }
        let said = format!("kept {table} {number}\n");
        std::io::stdout().lock().write_all(said.as_bytes()).unwrap();
        if number % 16 == 0 {
            // Others write too; whether this one is there already does not matter.
            let _ = store.add_chat(&game, &chat(number as i64)).await;
        }
        number += 1;
        seq = after;
    }
}

/// The lines of a message; the first carries its number as token.
fn lines(number: usize, seq: i64) -> Vec<Action> {
    let line = |line: usize| Action {
        seq: seq + line as i64,
        by: "0".to_owned(),
        sentence: format!("message {number} line {line}"),
        proof: "0+1/6".to_owned(),
        token: (line == 0).then(|| number.to_string()),
        at: 0,
    };
    (0..=number % 3).map(line).collect()
}

fn standing(ply: i64) -> Standing {
    Standing {
        status: Status::Running,
        due: Some(0),
        outcome: None,
        clocks: "{}".to_owned(),
        wake: None,
        ply,
        at: ply,
    }
}

fn chat(number: i64) -> Chat {
    let (channel, name, text) = ("seated".to_owned(), "Ann".to_owned(), "…".to_owned());
    Chat { number, channel, account: None, name, text, at: 0 }
}

// ── The parent ──

struct Killing {
    name: &'static str,
    address: String,
    /// The messages acknowledged on each table, in order.
    kept: BTreeMap<usize, Vec<usize>>,
    written: usize,
}

impl Killing {
    async fn begin(name: &'static str, address: String) -> Killing {
        let store = store::open(&address).await.unwrap();
        for table in 0..TABLES {
            let game = Game {
                id: format!("g{table}"),
                edition: "clash-ardennes".to_owned(),
                head: String::new(),
                start: None,
                rules_version: 1,
                host: String::new(),
                terms: "{}".to_owned(),
                is_public: true,
                secret: vec![1; 32],
                rematch_of: None,
                at: 0,
            };
            store.add_game(&game, &standing(0), &[]).await.unwrap();
        }
        store.close().await;
        Killing { name, address, kept: BTreeMap::new(), written: 0 }
    }

    async fn kill_often(mut self, kills: usize) -> Killing {
        for kill in 1..=kills {
            let mut running = Running::start(&self.address);
            running.wait_for_life();
            std::thread::sleep(Duration::from_micros(random(120_000)));
            running.child.kill().unwrap();
            self.hear(running);
            if kill % 10 == 0 || kill == kills {
                self.check().await;
            }
        }
        self
    }

    /// Crashes the database under a child's hands, then lets another go on. A child that was between two commits
    /// connects anew and does not even notice, so it is killed.
    async fn crash_server(&mut self, cluster: &Cluster) {
        let mut running = Running::start(&self.address);
        running.wait_for_life();
        std::thread::sleep(Duration::from_micros(random(120_000)));
        cluster.crash();
        running.child.kill().unwrap();
        self.hear(running);
        self.check().await;
        let mut running = Running::start(&self.address);
        running.wait_for_life();
        running.child.kill().unwrap();
        self.hear(running);
        self.check().await;
    }

    /// Takes down what a child that is dead or dying still managed to say.
    fn hear(&mut self, mut running: Running) {
        running.child.wait().unwrap();
        for (table, number) in running.heard.iter() {
            self.kept.entry(table).or_default().push(number);
        }
    }

    async fn check(&mut self) {
        let store = store::open(&self.address).await.unwrap();
        self.written = 0;
        for table in 0..TABLES {
            let whole = store.whole(&format!("g{table}")).await.unwrap().unwrap();
            let written = whole.actions.iter().filter(|line| line.token.is_some()).count();
            // Every message once, whole, in order, with no number left out: so the log can be said in advance.
            let mut expected = Vec::new();
            for number in 0..written {
                expected.extend(lines(number, expected.len() as i64));
            }
            assert_eq!(whole.actions, expected, "table {table}");
            assert_eq!(whole.standing.ply, expected.len() as i64, "table {table}");
            let kept = self.kept.get(&table).map_or(&[][..], Vec::as_slice);
            assert!(kept.windows(2).all(|pair| pair[0] < pair[1]), "table {table}: acknowledged twice");
            let last = kept.last().map_or(0, |last| last + 1);
            assert!(last <= written, "table {table}: {last} acknowledged, {written} there");
            self.written += written;
        }
        store.close().await;
    }

    fn report(self, kills: usize, crashes: usize) {
        let kept: usize = self.kept.values().map(Vec::len).sum();
        assert!(kept > kills, "hardly anything was acknowledged");
        let Killing { name, written, .. } = self;
        println!(
            "crash {name}: {kills} kills, {crashes} crashes of the database, {kept} messages acknowledged, \
             {written} written; none lost, none twice"
        );
    }
}

/// A child and what it says.
struct Running {
    child: Child,
    heard: Heard,
}

struct Heard {
    first: Option<(usize, usize)>,
    rest: mpsc::Receiver<(usize, usize)>,
}

impl Heard {
    fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        self.first.into_iter().chain(self.rest.iter())
    }
}

impl Running {
    fn start(address: &str) -> Running {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["child", address])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let (tell, rest) = mpsc::channel();
        std::thread::spawn(move || {
            let mut line = String::new();
            // A line cut off by the kill was not said.
            while said.read_line(&mut line).unwrap() > 0 && line.ends_with('\n') {
                let words: Vec<&str> = line.split_whitespace().collect();
                let ["kept", table, number] = words[..] else {
                    unreachable!("a child says only this: {line}")
                };
                tell.send((table.parse().unwrap(), number.parse().unwrap())).unwrap();
                line.clear();
            }
        });
        Running { child, heard: Heard { first: None, rest } }
    }

    fn wait_for_life(&mut self) {
        let first = self.heard.rest.recv_timeout(Duration::from_secs(120));
        self.heard.first = Some(first.expect("the child acknowledges something"));
    }
}

fn random(below: u64) -> u64 {
    RandomState::new().hash_one(0) % below
}
