//! PostgreSQL, for hosts who have one.

use crate::store::Failure;
use sqlx::{PgPool, postgres::PgPoolOptions};
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
