//! The store: lines through the writer beside bare SQLite, and the cost of a move as the database fills. Time is the
//! clock on the wall, because most of it is the disk's; contestants take turns, so that a slow moment meets all.

use crate::{bare::Bare, race::median, report::Report};
use ::store::{Action, Change, Snapshot, Standing, Status, Store, Writer};
use sqlx::{AssertSqlSafe, SqliteConnection, sqlite::SqliteConnectOptions};
use std::{
    path::Path,
    str::FromStr,
    sync::Arc,
    time::{Duration, Instant},
};
use tempfile::TempDir;

const HEATS: usize = 9;
/// Tables that move at once; as many as there are rows in a bare transaction.
const TABLES: usize = 100;
/// How long bare SQLite writes in a heat.
const BARE: Duration = Duration::from_millis(200);
/// Moves of each table in a heat.
const MOVES: i64 = 20;
/// Lines between two snapshots, and the size of one.
const SNAPSHOT_EVERY: i64 = 50;
const SNAPSHOT_BYTES: usize = 600;
/// How many games are stored already, with so many lines each.
pub(crate) const STORED: [usize; 4] = [10, 100, 1_000, 10_000];
const STORED_LINES: usize = 100;

pub(crate) fn run(report: &mut Report) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("threads can be started").block_on(async {
        beside_bare(report).await;
        curve(report).await;
    });
}

async fn beside_bare(report: &mut Report) {
    let folder = folder();
    let mut bare = Bare::open(folder.path());
    let mut ours = Tables::open(&folder, "ours", TABLES, TABLES).await;
    let (mut bare_rates, mut our_rates) = (Vec::new(), Vec::new());
    for heat in 0..=HEATS {
        let (theirs, mine) = (bare.heat(BARE), ours.heat().await);
        // The first heat warms caches and is not counted.
        if heat > 0 {
            bare_rates.push(theirs);
            our_rates.push(mine);
        }
    }
    let (bare, ours) = (median(&mut bare_rates), median(&mut our_rates));
    report.figure("store.vs_bare", ours / bare, "× bare SQLite FULL in 100-row transactions; at least 0.5");
    report.figure("store.rows_per_second", ours, "lines of 100 tables through the writer, each acknowledged");
    report.figure(
        "store.bare_rows_per_second",
        bare,
        "the same lines into one table without a key, same run",
    );
}

async fn curve(report: &mut Report) {
    let folder = folder();
    let mut contestants = Vec::new();
    for stored in STORED {
        contestants.push(Tables::open(&folder, &stored.to_string(), stored, 10).await);
    }
    let mut costs = vec![Vec::new(); STORED.len()];
    for heat in 0..=HEATS {
        for (tables, costs) in contestants.iter_mut().zip(&mut costs) {
            let rate = tables.heat().await;
            if heat > 0 {
                costs.push(1e6 / rate);
            }
        }
    }
    let costs: Vec<f64> = costs.iter_mut().map(|costs| median(costs)).collect();
    for (stored, cost) in STORED.iter().zip(&costs) {
        let note = format!("µs per move, 10 tables at once, {stored} games of {STORED_LINES} lines stored");
        report.figure(format!("store.move_us_at_{stored}"), *cost, note);
    }
    report.figure(
        "store.growth",
        costs[STORED.len() - 1] / costs[0],
        "cost of a move with 10,000 games stored, × that with 10; flat is 1",
    );
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the database")
}

fn address(folder: &TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(format!("{name}.db")).display())
}

async fn connect(address: &str) -> SqliteConnection {
    use sqlx::{ConnectOptions, sqlite::SqliteJournalMode, sqlite::SqliteSynchronous};
    let options = SqliteConnectOptions::from_str(address).expect("an address");
    let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    options.synchronous(SqliteSynchronous::Full).connect().await.expect("a database can be made")
}

/// Tables that move through the writer, each waiting for its answer before the next move.
struct Tables {
    writer: Writer,
    playing: Vec<usize>,
    seq: i64,
}

impl Tables {
    /// `stored` games, of which `playing` go on, spread evenly among the others.
    async fn open(folder: &TempDir, name: &str, stored: usize, playing: usize) -> Tables {
        let address = address(folder, name);
        let store: Arc<dyn Store> = ::store::open(&address).await.expect("a store can be opened");
        fill(&mut connect(&address).await, stored).await;
        let (writer, _) = Writer::start(store);
        let playing = (0..playing).map(|table| table * (stored / playing)).collect();
        Tables { writer, playing, seq: STORED_LINES as i64 }
    }

    async fn heat(&mut self) -> f64 {
        let from = self.seq;
        let begun = Instant::now();
        let tables: Vec<_> = self
            .playing
            .iter()
            .map(|&table| {
                let writer = self.writer.clone();
                tokio::spawn(async move {
                    for seq in from..from + MOVES {
                        writer.write(change(table, seq)).await.expect("the next number is free");
                    }
                })
            })
            .collect();
        for table in tables {
            table.await.expect("no table panics");
        }
        self.seq += MOVES;
        (self.playing.len() as i64 * MOVES) as f64 / begun.elapsed().as_secs_f64()
    }
}

/// A new database with so many games in it.
pub(crate) async fn fill_file(file: &Path, stored: usize) {
    let address = format!("sqlite:{}", file.display());
    let store = ::store::open(&address).await.expect("a store can be opened");
    fill(&mut connect(&address).await, stored).await;
    store.close().await;
}

/// Puts games into the database that were played before, faster than by playing them.
async fn fill(connection: &mut SqliteConnection, stored: usize) {
    let games = format!(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {stored}) \
         INSERT INTO game SELECT printf('%016x', i * 2654435761 % 4294967296), 'clash-ardennes', '', NULL, 1, '', \
         '{{}}', 1, randomblob(32), NULL, 0 FROM n"
    );
    let standings = "INSERT INTO standing (game, status, due, outcome, clocks, wake, ply, at) \
                     SELECT id, 'running', 0, NULL, '{}', NULL, 0, 0 FROM game";
    let lines = format!(
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {STORED_LINES}) \
         INSERT INTO action (game, seq, by, sentence, proof, token, at) \
         SELECT id, i, '0', 'attack 5 with tank and private', '', 'token-' || i, 0 FROM game, n ORDER BY id, i"
    );
    for sql in [games, standings.to_owned(), lines] {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut *connection).await.expect("games can be stored");
    }
}

/// As `fill` makes them: in no order, like the random ids of real games.
fn id(table: usize) -> String {
    format!("{:016x}", table * 2_654_435_761 % 4_294_967_296)
}

fn line(seq: i64) -> Action {
    Action {
        seq,
        by: "0".to_owned(),
        sentence: "attack 5 with tank and private".to_owned(),
        proof: "3+1/20 0+1/6".to_owned(),
        token: Some(format!("token-{seq}")),
        at: 1_700_000_000_000 + seq,
    }
}

fn change(table: usize, seq: i64) -> Change {
    let standing = Standing {
        status: Status::Running,
        due: Some(seq % 2),
        outcome: None,
        clocks: r#"{"left":[600000,600000],"since":1700000000000}"#.to_owned(),
        wake: None,
        ply: seq + 1,
        at: 1_700_000_000_000 + seq,
    };
    let snapshot = (seq + table as i64) % SNAPSHOT_EVERY == 0;
    let snapshot = snapshot.then(|| Snapshot { seq, state: vec![7; SNAPSHOT_BYTES] });
    Change { game: id(table), actions: vec![line(seq)], standing, snapshot, seats: Vec::new() }
}
