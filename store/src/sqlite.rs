//! The embedded database: one file with its write-ahead log, every commit flushed to disk.

use crate::{sqlite_log::Log, store::Failure};
use sqlx::{
    SqlitePool,
    error::DatabaseError,
    migrate::MigrateError,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{path::Path, str::FromStr, sync::Arc, time::Duration};
use tokio::sync::Mutex;

/// Readers never wait. Writers wait in one fair queue: if several wrote, SQLite would let the losers sleep and try again,
/// and a chat line could hold up a move for many milliseconds.
#[derive(Debug)]
pub struct SqliteStore {
    pub(crate) reading: SqlitePool,
    /// One connection, for everything but the log.
    pub(crate) writing: SqlitePool,
    pub(crate) log: Log,
    /// The queue.
    pub(crate) turn: Arc<Mutex<()>>,
}

/// All changes of a transaction are announced at once; SQLite would otherwise find out too late that another process
/// is writing.
pub(crate) const BEGIN_WRITING: &str = "BEGIN IMMEDIATE";
/// A reader sees one state of the database, whatever is written meanwhile.
pub(crate) const BEGIN_READING: &str = "BEGIN";

/// Pages of the log after which it is worked into the file. The tables that are being played touch the same pages
/// again and again; a long log works each of them in once.
pub(crate) const LOG_PAGES: &str = "16000";
/// Bytes of a page in a new file. Every table that is played has pages of its own (where it stands, the index of its
/// lines), and each commit writes the pages it touched whole: small ones are less to write, but more to count.
const PAGE: u32 = 2048;
/// How long one waits for another program that writes.
pub(crate) const PATIENCE_MS: u64 = 10_000;

impl SqliteStore {
    /// By address, `sqlite:PATH`; the file is made if it is not there.
    pub async fn open(address: &str) -> Result<SqliteStore, Failure> {
        let options = SqliteConnectOptions::from_str(address)?.create_if_missing(true);
        make_private(options.get_filename())?;
        SqliteStore::with(options).await
    }

    /// The same, but a file that is not there is an error.
    pub async fn open_existing(address: &str) -> Result<SqliteStore, Failure> {
        SqliteStore::with(SqliteConnectOptions::from_str(address)?.create_if_missing(false)).await
    }

    async fn with(options: SqliteConnectOptions) -> Result<SqliteStore, Failure> {
        let options = options
            .page_size(PAGE)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", LOG_PAGES)
            .busy_timeout(Duration::from_millis(PATIENCE_MS))
            .foreign_keys(true);
        let writing = connect(1, &options).await?;
        migrate(&writing).await?;
        let log = Log::open(options.get_filename())?;
        Ok(SqliteStore { reading: connect(4, &options).await?, writing, log, turn: Arc::default() })
    }

    /// How commits are flushed: the journal, and how far a commit waits for the disk (2: all the way). The same for moves
    /// and for everything else, or it is said.
    pub async fn durability(&self) -> Result<String, Failure> {
        let mut connection = self.to_write().await?;
        let journal: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let waits: i64 = sqlx::query_scalar("PRAGMA synchronous").fetch_one(&mut *connection).await?;
        let (log, rest) = (self.log.durability()?, format!("{journal} {waits}"));
        Ok(if log == rest { rest } else { format!("{log}, but {rest}") })
    }

    pub(crate) async fn copy_to(&self, file: &Path) -> Result<(), Failure> {
        // SQLite writes into an empty file, and into no other.
        create_private(file).map_err(sqlx::Error::Io)?;
        let file = file.to_str().ok_or_else(|| Failure::Unreadable("a path that is no text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.reading).await?;
        Ok(())
    }
}

/// A new file gets its kind of log from the first who opens it. SQLite does not wait for that: whoever comes in between
/// is told that it is busy, whatever patience was asked for, and tries again.
async fn connect(most: u32, options: &SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    let pool = SqlitePoolOptions::new().max_connections(most).test_before_acquire(false);
    for _ in 0..PATIENCE {
        match pool.clone().connect_with(options.clone()).await {
            Err(sqlx::Error::Database(error)) if is_busy(&*error) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            done => return done,
        }
    }
    pool.connect_with(options.clone()).await
}

/// The lower byte of a code says what it is, the rest why.
fn is_busy(error: &dyn DatabaseError) -> bool {
    let code = error.code().and_then(|code| code.parse::<i32>().ok());
    code.is_some_and(|code| code & 0xff == BUSY)
}

const BUSY: i32 = rusqlite::ffi::SQLITE_BUSY;

/// Brings the tables up to date. SQLite has no lock for this: of two programs that begin at once the slower one fails,
/// looks again, and finds it done.
async fn migrate(to: &SqlitePool) -> Result<(), MigrateError> {
    let migrator = sqlx::migrate!("migrations/sqlite");
    for _ in 0..PATIENCE {
        match migrator.run(to).await {
            Err(MigrateError::Execute(_) | MigrateError::ExecuteMigration(..)) => {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            done => return done,
        }
    }
    migrator.run(to).await
}

const PATIENCE: u32 = 20;

/// A new file is readable by its owner alone: it holds secrets. SQLite gives its log the same permissions.
fn make_private(file: &Path) -> Result<(), Failure> {
    // sqlx names databases in memory `file:…`.
    if file.exists() || file.to_string_lossy().starts_with("file:") {
        return Ok(());
    }
    match create_private(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(sqlx::Error::Io(error).into()),
        _ => Ok(()),
    }
}

/// Makes an empty file for its owner alone; one that is there is an error.
fn create_private(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{backend::public_sql, record::Status};
    use sqlx::{AssertSqlSafe, Row};

    #[tokio::test]
    async fn a_file_of_an_earlier_version_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("old.db").display());
        let options = SqliteConnectOptions::from_str(&address).unwrap().create_if_missing(true);
        let old = SqlitePool::connect_with(options).await.unwrap();
        let mut first = sqlx::migrate!("migrations/sqlite");
        first.migrations.to_mut().truncate(1);
        first.run(&old).await.unwrap();
        let line = "INSERT INTO game VALUES ('g', 'clash-ardennes', '', NULL, 1, 'a', '{}', 1, x'00', NULL, 0); \
                    INSERT INTO standing VALUES ('g', 'running', 0, NULL, '', NULL, 1, 0); \
                    INSERT INTO action VALUES ('g', 0, '0', 'end', '', 't', 7)";
        sqlx::raw_sql(line).execute(&old).await.unwrap();
        old.close().await;
        let store = SqliteStore::open(&address).await.unwrap();
        let indexes =
            "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'standing_%' ORDER BY name";
        let names: Vec<String> = sqlx::query_scalar(indexes).fetch_all(&store.reading).await.unwrap();
        let lines: Vec<(String, i64, String, i64)> =
            sqlx::query_as("SELECT game, seq, token, at FROM action")
                .fetch_all(&store.reading)
                .await
                .unwrap();
        assert_eq!(lines, [("g".to_owned(), 0, "t".to_owned(), 7)]);
        assert_eq!(names, ["standing_open", "standing_over", "standing_running", "standing_wake"]);
    }

    #[tokio::test]
    async fn finished_and_open_games_are_read_in_their_order_and_running_ones_without_the_others() {
        let folder = tempfile::tempdir().unwrap();
        let address = format!("sqlite:{}", folder.path().join("plan.db").display());
        let store = SqliteStore::open(&address).await.unwrap();
        for (status, index, sorts) in [
            (Status::Over, "standing_over", false),
            (Status::Open, "standing_open", false),
            (Status::Running, "standing_running", true),
        ] {
            let sql = format!("EXPLAIN QUERY PLAN {}", public_sql(status));
            let rows =
                sqlx::query(AssertSqlSafe(sql)).bind(10).bind(0).fetch_all(&store.reading).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            assert!(plan[0].ends_with(index), "{plan:?}");
            assert_eq!(plan.iter().any(|step| step.ends_with("FOR ORDER BY")), sorts, "{plan:?}");
        }
    }
}
