//! Many tables' changes into PostgreSQL: one transaction, few statements, whatever the number of tables.

use crate::{
    postgres::{BEGIN_WRITING, PostgresStore},
    record::{Snapshot, Standing},
    store::{Change, Direct, Failure},
    writing::{pieces, refused, rows_of},
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, pool::PoolConnection};
use std::{collections::BTreeMap, sync::Arc};

/// Whether the fault may lie in one of the changes, so that the others can still be kept.
fn is_about_one(failure: &Failure) -> bool {
    matches!(failure, Failure::Conflict | Failure::Missing | Failure::Database(sqlx::Error::Database(_)))
}

/// The places of changes in the order in which they are written: by game, so that two servers lock the same rows in
/// the same order and neither waits for the other for ever; those of one game as they came.
fn order(changes: &[Change]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..changes.len()).collect();
    places.sort_by_key(|&place| changes[place].game.as_str());
    places
}

/// Something of each of several games.
type Of<'a, T> = Vec<(&'a str, &'a T)>;

/// The newest standing of each game in a batch, and the newest snapshot, by game.
fn newest(changes: &[Change]) -> (Of<'_, Standing>, Of<'_, Snapshot>) {
    let mut standings = BTreeMap::new();
    let mut snapshots = BTreeMap::new();
    for change in changes {
        standings.insert(change.game.as_str(), &change.standing);
        if let Some(snapshot) = &change.snapshot {
            snapshots.insert(change.game.as_str(), snapshot);
        }
    }
    (standings.into_iter().collect(), snapshots.into_iter().collect())
}

impl PostgresStore {
    pub(crate) async fn keep(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
        let answers = match self.write(changes).await {
            Ok(()) => Ok(changes.iter().map(|_| Ok(())).collect()),
            Err(failure) if is_about_one(&failure) => self.write_each(changes).await,
            Err(failure) => Err(failure),
        };
        answers.unwrap_or_else(|failure| Failure::doubt(&failure, changes.len()))
    }

    /// All changes or none.
    async fn write(&self, changes: &[Change]) -> Result<(), Failure> {
        let mut all = self.writing.begin_with(BEGIN_WRITING).await?;
        Self::write_changes(&mut all, changes).await?;
        all.commit().await.map_err(refused)
    }

    /// The same, but a change that is refused is left out. Still one flush to disk.
    async fn write_each(&self, changes: &[Change]) -> Result<Vec<Result<(), Failure>>, Failure> {
        let mut all = self.writing.begin_with(BEGIN_WRITING).await?;
        let mut answers: Vec<_> = changes.iter().map(|_| Ok(())).collect();
        for place in order(changes) {
            let mut one = all.begin().await?;
            answers[place] = Self::write_changes(&mut one, &changes[place..=place]).await;
            match &answers[place] {
                Ok(()) => one.commit().await?,
                Err(_) => one.rollback().await?,
            }
        }
        all.commit().await?;
        Ok(answers)
    }

    async fn write_changes(to: &mut PgConnection, changes: &[Change]) -> Result<(), Failure> {
        let actions = order(changes)
            .into_iter()
            .flat_map(|place| changes[place].actions.iter().map(move |action| (place, action)))
            .map(|(place, action)| (changes[place].game.as_str(), action))
            .collect::<Vec<_>>();
        let (standings, snapshots) = newest(changes);
        Self::write_actions(to, &actions).await?;
        Self::write_standings(to, &standings).await?;
        for change in changes {
            for seat in &change.seats {
                Self::write_seat(to, &change.game, seat).await?;
            }
        }
        Self::write_snapshots(to, &snapshots).await
    }

    async fn write_snapshots(to: &mut PgConnection, rows: &[(&str, &Snapshot)]) -> Result<(), Failure> {
        for rows in pieces(rows) {
            let sql = format!(
                "INSERT INTO snapshot (game, seq, state) VALUES {} \
                 ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state",
                rows_of(rows.len(), 3)
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for (game, snapshot) in rows {
                query = query.bind(*game).bind(snapshot.seq).bind(&snapshot.state);
            }
            query.execute(&mut *to).await.map_err(refused)?;
        }
        Ok(())
    }

    pub(crate) async fn to_write(&self) -> Result<PoolConnection<Postgres>, Failure> {
        Ok(self.writing.acquire().await?)
    }

    /// The network is waited for by tasks.
    pub(crate) fn log_on_the_spot(&self) -> Option<Arc<dyn Direct>> {
        None
    }

    /// Nothing is open besides the pool.
    pub(crate) async fn shut(&self) {}
}
