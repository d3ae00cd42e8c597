//! The server: moves per second beside boardgame.io and beside what disk and sockets allow, the time of a lone move,
//! memory, opening, and the cost of a move as the database fills. Servers are processes of their own; the load is one
//! thread in this one, so that of two cores the server always has at least one. Contestants take turns, so that a
//! slow moment meets all.

mod child;
mod duel;
mod echo;
mod ours;
mod peer;
pub(crate) mod served;
mod wire;

use crate::{
    bare::Bare,
    race::median,
    report::Report,
    store::{STORED, fill_file},
};
use child::Served;
use duel::{heat, paced};
use echo::Echo;
use futures_util::future::join_all;
use ours::{Hall, Ours, Table};
use peer::Lanes;
use std::{
    net::SocketAddr,
    path::Path,
    time::{Duration, Instant},
};
use tempfile::TempDir;

const TABLES: usize = 100;
/// Tables to go to when a game is over.
const SPARES: usize = 150;
const ROUNDS: usize = 5;
const SHORT: Duration = Duration::from_millis(700);
const LONG: Duration = Duration::from_millis(1500);
/// A hundred moves a second, in turns of two seconds with as many single commits.
const PACE: Duration = Duration::from_secs(1);
const PACED_TURNS: u32 = 5;
const PACED_ROUNDS: u32 = 2;
const IDLE_TABLES: usize = 1000;
/// Tables opened beforehand, so that what is only made once is not counted.
const WARM: usize = 20;
/// Plies of a long game, and how many such games are opened.
pub(crate) const LONG_GAME: usize = 500;
const OPENED: usize = 9;

/// Somebody does not answer if it takes longer.
const PATIENCE: Duration = Duration::from_secs(600);

/// Everything, or only moves per second and the time of a lone move.
pub(crate) fn run(report: &mut Report, is_whole: bool) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a loop can be started").block_on(async {
        tokio::time::timeout(PATIENCE, all(report, is_whole)).await.expect("everybody answers in time");
    });
}

async fn all(report: &mut Report, is_whole: bool) {
    let folder = folder();
    let served = Served::ours(folder.path());
    let hall = Hall::new(served.addr);
    let tables = tables(served.addr, TABLES + SPARES, TABLES).await;
    hall.spares.borrow_mut().extend_from_slice(&tables[TABLES..]);
    let mut duels = sit_down(&hall, &tables[..TABLES]).await;
    let mut bare = Bare::open(folder.path());
    throughput(report, &served, &mut duels, &mut bare).await;
    lone_moves(report, &mut duels, &mut bare).await;
    if !is_whole {
        return;
    }
    wait_for_long_games(&hall, &mut duels).await;
    drop((duels, served));
    opening(report, folder.path(), &hall, &tables[..WARM]).await;
    memory(report).await;
    curve(report).await;
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the database")
}

/// So many tables of so many pairs of guests.
async fn tables(addr: SocketAddr, count: usize, pairs: usize) -> Vec<Table> {
    let pair = async |place: usize| {
        let cookies = ours::guests(addr).await;
        let mut tables = Vec::new();
        for _ in (place..count).step_by(pairs) {
            tables.push(ours::table(addr, cookies.clone()).await);
        }
        tables
    };
    join_all((0..pairs.min(count)).map(pair)).await.concat()
}

async fn sit_down(hall: &Hall, tables: &[Table]) -> Vec<Ours> {
    let seeds = 1_u64..;
    join_all(tables.iter().zip(seeds).map(|(table, seed)| Ours::open(hall.clone(), table.clone(), seed)))
        .await
}

async fn throughput(report: &mut Report, served: &Served, duels: &mut [Ours], bare: &mut Bare) {
    let echo = Served::echo();
    let mut echoes = join_all((0..TABLES).map(|_| Echo::open(echo.addr))).await;
    let peer = peer::install().map(|folder| peer::start(&folder));
    let mut lanes = match &peer {
        Some(peer) => join_all((0..TABLES).map(|number| Lanes::open(peer.addr, number))).await,
        None => Vec::new(),
    };
    let mut rates: [Vec<f64>; 4] = Default::default();
    let mut work = Vec::new();
    for round in 0..=ROUNDS {
        let bare_rate = bare.heat(SHORT);
        let echo_rate = heat(&mut echoes, SHORT).await;
        let (busy, begun) = (served.processor_seconds(), Instant::now());
        let our_rate = heat(duels, LONG).await;
        let busy = (served.processor_seconds() - busy) / begun.elapsed().as_secs_f64();
        let peer_rate = if lanes.is_empty() { f64::NAN } else { heat(&mut lanes, LONG).await };
        // The first round warms everything and is not counted.
        if round > 0 {
            work.push(1e6 * busy / our_rate);
            for (rates, rate) in rates.iter_mut().zip([bare_rate, echo_rate, our_rate, peer_rate]) {
                rates.push(rate);
            }
        }
    }
    let [bare, echo, ours, peer] = rates.each_mut().map(|rates| median(rates));
    let limit = bare.min(echo / 3.0);
    if lanes.is_empty() {
        eprintln!("boardgame.io could not be installed by npm: no figure for it");
    } else {
        report.figure("server.vs_boardgameio", ours / peer, "× boardgame.io in memory; at least 3");
    }
    report.figure("server.vs_limit", ours / limit, "× the smaller of the two limits below; at least 0.5");
    report.figure("server.moves_per_second", ours, "100 tables of Clash, on disk and answered to both");
    report.figure("server.cpu_us_per_move", median(&mut work), "µs of processor time in the server");
    report.figure("server.boardgameio_moves_per_second", peer, "100 lane games, in memory, answered to both");
    report.figure("server.bare_rows_per_second", bare, "limit: SQLite FULL, 100 rows in a transaction");
    report.figure("server.echo_third_per_second", echo / 3.0, "limit: a third of a bare axum echo");
}

async fn lone_moves(report: &mut Report, duels: &mut [Ours], bare: &mut Bare) {
    let (mut moves, mut commits) = (Vec::new(), Vec::new());
    for _ in 0..PACED_TURNS {
        moves.extend(paced(duels, PACE, PACED_ROUNDS).await);
        commits.extend(bare.paced(PACE / TABLES as u32, TABLES as u32 * PACED_ROUNDS));
    }
    let at = |taken: &mut Vec<Duration>, part: f64| {
        taken.sort();
        1e3 * taken[(taken.len() as f64 * part) as usize].as_secs_f64()
    };
    let [move_50, move_99] = [0.5, 0.99].map(|part| at(&mut moves, part));
    let [commit_50, commit_99] = [0.5, 0.99].map(|part| at(&mut commits, part));
    report.figure("server.p50_over_commit_ms", move_50 - commit_50, "100 moves/s; at most 0.3");
    report.figure("server.p50_ms", move_50, "until both players were told");
    report.figure("server.commit_p50_ms", commit_50, "one row into SQLite FULL, same seconds");
    report.figure("server.p99_ms", move_99, "at most the next figure");
    report.figure("server.p99_bound_ms", 2.0 * commit_99 + 1.0, "twice the commit's p99, and 1 ms");
}

/// Plays on until enough games were long, but not for ever.
async fn wait_for_long_games(hall: &Hall, duels: &mut [Ours]) {
    for _ in 0..10 {
        if hall.long.borrow().len() >= OPENED {
            return;
        }
        heat(duels, LONG).await;
    }
}

/// Long games that are not in memory: the server was started anew.
async fn opening(report: &mut Report, folder: &Path, hall: &Hall, others: &[Table]) {
    let served = Served::ours(folder);
    for table in others {
        ours::look(served.addr, table).await;
    }
    let mut taken = Vec::new();
    let long = hall.long.take();
    for table in long.iter().take(OPENED).filter(|table| !others.contains(table)) {
        let begun = Instant::now();
        ours::look(served.addr, table).await;
        taken.push(1e3 * begun.elapsed().as_secs_f64());
    }
    if taken.is_empty() {
        eprintln!("no game was long enough to be opened");
    } else {
        report.figure(
            "server.open_500_ms",
            median(&mut taken),
            "a game of 500 actions, not in memory; at most 20",
        );
    }
}

async fn memory(report: &mut Report) {
    let folder = folder();
    let served = Served::ours(folder.path());
    let tables = tables(served.addr, WARM + IDLE_TABLES, WARM).await;
    drop(served);
    let served = Served::ours(folder.path());
    let (warm, idle) = tables.split_at(WARM);
    join_all(warm.iter().map(|table| ours::look(served.addr, table))).await;
    let before = served.memory();
    for tables in idle.chunks(WARM) {
        join_all(tables.iter().map(|table| ours::look(served.addr, table))).await;
    }
    let opened = served.memory();
    let seated = &idle[..TABLES];
    let players = sit_down(&Hall::new(served.addr), seated).await;
    let listened = served.memory();
    drop(players);
    let each = (opened - before) / idle.len() as f64;
    report.figure("server.idle_table_kib", each, "each of 1,000 open tables; at most 65.5 (64 MiB together)");
    report.figure(
        "server.idle_sockets_kib",
        (listened - opened) / seated.len() as f64,
        "both players' sockets at a table, besides",
    );
}

async fn curve(report: &mut Report) {
    let mut contestants = Vec::new();
    for stored in STORED {
        let folder = folder();
        fill_file(&folder.path().join("sandtable.db"), stored).await;
        let served = Served::ours(folder.path());
        let duels = sit_down(&Hall::new(served.addr), &tables(served.addr, 10, 10).await).await;
        contestants.push((folder, served, duels, Vec::new()));
    }
    for round in 0..=ROUNDS {
        for (_, _, duels, costs) in &mut contestants {
            let rate = heat(duels, SHORT).await;
            if round > 0 {
                costs.push(1e6 / rate);
            }
        }
    }
    let costs: Vec<f64> = contestants.iter_mut().map(|(_, _, _, costs)| median(costs)).collect();
    for (stored, cost) in STORED.iter().zip(&costs) {
        let note = format!("µs per move, 10 tables at once, {stored} games stored");
        report.figure(format!("server.move_us_{stored}"), *cost, note);
    }
    let growth = costs[costs.len() - 1] / costs[0];
    report.figure(
        "server.growth",
        growth,
        "cost of a move with 10,000 games stored, × that with 10; flat is 1",
    );
}
