//! What no store can beat: SQLite that flushes every hundred rows, or every single one, and does nothing else.

use rusqlite::{Connection, params};
use std::{
    path::Path,
    time::{Duration, Instant},
};

const INSERT: &str = "INSERT INTO line VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
/// Rows in a transaction.
const ROWS: i64 = 100;

/// A table without a key on a disk that is waited for, written by one prepared statement.
pub(crate) struct Bare {
    connection: Connection,
    seq: i64,
}

impl Bare {
    pub(crate) fn open(folder: &Path) -> Bare {
        let connection = Connection::open(folder.join("bare.db")).expect("a database can be made");
        let sql = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE line \
                   (game TEXT, seq BIGINT, said_by TEXT, sentence TEXT, proof TEXT, at BIGINT)";
        connection.execute_batch(sql).expect("a table can be made");
        Bare { connection, seq: 0 }
    }

    fn insert(connection: &Connection, seq: i64) {
        let mut insert = connection.prepare_cached(INSERT).expect("the table is there");
        let game = format!("{:016x}", seq.wrapping_mul(2_654_435_761));
        let line = params![
            game,
            seq,
            "0",
            "attack 5 with tank and private",
            "3+1/20 0+1/6",
            1_700_000_000_000 + seq
        ];
        insert.execute(line).expect("a row can be inserted");
    }

    /// Rows per second, a hundred in each transaction.
    pub(crate) fn heat(&mut self, length: Duration) -> f64 {
        let (begun, from) = (Instant::now(), self.seq);
        while begun.elapsed() < length {
            let all = self.connection.transaction().expect("a transaction");
            for seq in self.seq..self.seq + ROWS {
                Bare::insert(&all, seq);
            }
            all.commit().expect("a commit");
            self.seq += ROWS;
        }
        (self.seq - from) as f64 / begun.elapsed().as_secs_f64()
    }

    /// What one row took, so many times, so far apart.
    pub(crate) fn paced(&mut self, apart: Duration, times: u32) -> Vec<Duration> {
        let begun = Instant::now();
        let mut taken = Vec::new();
        for number in 0..times {
            std::thread::sleep((begun + apart * number).saturating_duration_since(Instant::now()));
            let inserting = Instant::now();
            Bare::insert(&self.connection, self.seq);
            taken.push(inserting.elapsed());
            self.seq += 1;
        }
        taken
    }
}
