//! Where a test keeps its database, and records to put into it.

use sqlx::Connection;
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};
use store::{Account, Action, Change, Game, Seat, Standing, Status, Store};
use tempfile::TempDir;

/// A database of the test's own.
pub(crate) struct Place {
    pub(crate) address: String,
    // Removed with everything in it when the test is over.
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("sandtable.db").display());
        Place { address, _folder: Some(folder) }
    }

    pub(crate) async fn postgres() -> Place {
        let server = std::env::var("SANDTABLE_TEST_POSTGRES")
            .expect("no PostgreSQL to test on: tools/postgres run -- cargo test -p store");
        Place::on(&server).await
    }

    /// A schema of its own in a database that tests share.
    pub(crate) async fn on(server: &str) -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let schema = format!("t{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let mut connection = sqlx::PgConnection::connect(server).await.unwrap();
        let sql = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        Place { address: format!("{server}?options[search_path]={schema}"), _folder: None }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.address).await.unwrap()
    }
}

pub(crate) fn account(id: &str) -> Account {
    Account {
        id: id.to_owned(),
        name: format!("Name of {id}"),
        login: None,
        password: None,
        lang: "en".to_owned(),
        since: 5,
    }
}

pub(crate) fn game(id: &str) -> Game {
    Game {
        id: id.to_owned(),
        edition: "clash-ardennes".to_owned(),
        head: "option mortar-fires any-turn\noption x y".to_owned(),
        start: None,
        rules_version: 3,
        host: "host".to_owned(),
        terms: "{}".to_owned(),
        is_public: true,
        secret: vec![0, 255, 7],
        rematch_of: None,
        at: 11,
    }
}

pub(crate) fn standing(ply: i64) -> Standing {
    Standing {
        status: Status::Running,
        due: Some(0),
        outcome: None,
        clocks: "[1,2]".to_owned(),
        wake: None,
        ply,
        at: 100 + ply,
    }
}

pub(crate) fn seats(accounts: &[&str]) -> Vec<Seat> {
    let seat = |(seat, account): (usize, &&str)| Seat {
        seat: seat as i64,
        account: Some((*account).to_owned()),
        ..Seat::default()
    };
    accounts.iter().enumerate().map(seat).collect()
}

pub(crate) fn action(seq: i64) -> Action {
    Action {
        seq,
        by: "0".to_owned(),
        sentence: format!("place tank {seq}"),
        proof: String::new(),
        token: None,
        at: 1000 + seq,
    }
}

/// So many lines from `seq` on, and the standing after them.
pub(crate) fn change(game: &str, seq: i64, lines: i64) -> Change {
    Change {
        game: game.to_owned(),
        actions: (seq..seq + lines).map(action).collect(),
        standing: standing(seq + lines),
        snapshot: None,
        seats: Vec::new(),
    }
}

pub(crate) async fn add_game(store: &Arc<dyn Store>, id: &str) {
    store.add_game(&game(id), &standing(0), &seats(&["ann", "bob"])).await.unwrap();
}
