//! PostgreSQL, for hosts who have one.

use crate::store::Failure;
use sqlx::{AssertSqlSafe, PgPool, postgres::PgPoolOptions};
use std::path::Path;

#[derive(Debug)]
pub struct PostgresStore {
    pub(crate) reading: PgPool,
    /// The same pool.
    pub(crate) writing: PgPool,
}

pub(crate) const BEGIN_WRITING: &str = "BEGIN";
pub(crate) const BEGIN_READING: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A database may be set not to wait for the disk. We promise that what is acknowledged stays, so we wait.
const WAIT_FOR_DISK: &str = "SELECT set_config('synchronous_commit', 'on', false) \
                             WHERE current_setting('synchronous_commit') = 'off'";

impl PostgresStore {
    /// By address, `postgres://…`.
    pub async fn open(address: &str) -> Result<PostgresStore, Failure> {
        let options = PgPoolOptions::new().max_connections(8).after_connect(|connection, _| {
            Box::pin(async move { sqlx::query(WAIT_FOR_DISK).execute(connection).await.map(|_| ()) })
        });
        let pool = options.connect(address).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        let_others_finish(&pool).await?;
        Ok(PostgresStore { reading: pool.clone(), writing: pool })
    }

    /// How far a commit waits for the disk.
    pub async fn durability(&self) -> Result<String, Failure> {
        let asked = sqlx::query_scalar("SELECT current_setting('synchronous_commit')");
        Ok(asked.fetch_one(&self.writing).await?)
    }

    pub(crate) async fn copy_to(&self, _file: &Path) -> Result<(), Failure> {
        Err(Failure::NotEmbedded)
    }
}

/// What a move is written to.
const TABLES_OF_A_MOVE: [&str; 4] = ["action", "standing", "snapshot", "seat"];

/// PostgreSQL goes on for a moment with the last word of a program that was killed: its transaction may be committed
/// after the next program has begun to read. Everything that has written so far and can still be committed holds a lock
/// this one waits for. One table at a time, so that nobody waits in a circle.
async fn let_others_finish(pool: &PgPool) -> Result<(), Failure> {
    for table in TABLES_OF_A_MOVE {
        let mut transaction = pool.begin().await?;
        let lock = format!("LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE");
        sqlx::query(AssertSqlSafe(lock)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}
