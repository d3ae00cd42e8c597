//! The SQL, written once for both databases. sqlx has a type per database and no common one that keeps prepared
//! statements, so the one text is made into two types by a macro.

use crate::{
    record::{Account, Action, Chat, Game, Page, Seat, Snapshot, Standing, Status, Summary},
    store::{Change, Failure, Store},
};
use async_trait::async_trait;
use sqlx::{
    AssertSqlSafe, PgPool, Row, SqlitePool,
    postgres::PgPoolOptions,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use std::{collections::BTreeMap, path::Path, str::FromStr, sync::Arc, time::Duration};

/// SQLite in one file: write-ahead log, every commit flushed to disk.
#[derive(Debug)]
pub struct SqliteStore(SqlitePool);

#[derive(Debug)]
pub struct PostgresStore(PgPool);

/// Opens a database by its address (`sqlite:…` or `postgres://…`) and brings its tables up to date.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, Failure> {
    if address.starts_with("postgres:") || address.starts_with("postgresql:") {
        Ok(Arc::new(PostgresStore::open(address).await?))
    } else {
        Ok(Arc::new(SqliteStore::open(address).await?))
    }
}

impl SqliteStore {
    pub async fn open(address: &str) -> Result<SqliteStore, Failure> {
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        sqlx::migrate!("migrations/sqlite").run(&pool).await?;
        Ok(SqliteStore(pool))
    }

    async fn copy_to(&self, file: &Path) -> Result<(), Failure> {
        let file = file.to_str().ok_or_else(|| Failure::Unreadable("a path that is no text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(file).execute(&self.0).await?;
        Ok(())
    }
}

impl PostgresStore {
    pub async fn open(address: &str) -> Result<PostgresStore, Failure> {
        let pool = PgPoolOptions::new().max_connections(8).connect(address).await?;
        sqlx::migrate!("migrations/postgres").run(&pool).await?;
        Ok(PostgresStore(pool))
    }

    /// PostgreSQL brings its own tool (`pg_dump`), which knows better.
    async fn copy_to(&self, _file: &Path) -> Result<(), Failure> {
        Err(Failure::Unreadable("back up PostgreSQL with pg_dump".to_owned()))
    }
}

const SUMMARY: &str =
    "SELECT g.id, g.edition, g.is_public, g.terms, s.status, s.due, s.outcome, s.clocks, s.wake, s.ply, s.at";
const SEATS: &str = "SELECT s.seat, s.account, a.name, s.bot, s.sealed, s.salt FROM seat s \
                     LEFT JOIN account a ON a.id = s.account WHERE s.game = $1 ORDER BY s.seat";
/// Waiting for this account: it sits where the game is due.
const IS_DUE: &str = "EXISTS (SELECT 1 FROM seat d WHERE d.game = g.id AND d.account = $1 AND d.seat = s.due \
                      AND s.status = 'running')";

/// `($1,$2),($3,$4)…`: placeholders for so many rows.
fn rows_of(rows: usize, columns: usize) -> String {
    let row = |row: usize| {
        let marks: Vec<String> = (1..=columns).map(|column| format!("${}", row * columns + column)).collect();
        format!("({})", marks.join(","))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(",")
}

fn conflict(failure: sqlx::Error) -> Failure {
    match &failure {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => Failure::Conflict,
        _ => Failure::Database(failure),
    }
}

/// The newest standing of each game in a batch, and the newest snapshot.
fn newest(changes: &[Change]) -> (BTreeMap<&str, &Standing>, BTreeMap<&str, &Snapshot>) {
    let mut standings = BTreeMap::new();
    let mut snapshots = BTreeMap::new();
    for change in changes {
        standings.insert(change.game.as_str(), &change.standing);
        if let Some(snapshot) = &change.snapshot {
            snapshots.insert(change.game.as_str(), snapshot);
        }
    }
    (standings, snapshots)
}

macro_rules! backend {
    ($store:ty, $row:ty, $connection:ty) => {
        impl $store {
            fn standing(row: &$row) -> Result<Standing, Failure> {
                let status: String = row.try_get("status")?;
                Ok(Standing {
                    status: Status::read(&status).ok_or(Failure::Unreadable(status))?,
                    due: row.try_get("due")?,
                    outcome: row.try_get("outcome")?,
                    clocks: row.try_get("clocks")?,
                    wake: row.try_get("wake")?,
                    ply: row.try_get("ply")?,
                    at: row.try_get("at")?,
                })
            }

            fn account_of(row: &$row) -> Result<Account, Failure> {
                Ok(Account {
                    id: row.try_get("id")?,
                    name: row.try_get("name")?,
                    login: row.try_get("login")?,
                    password: row.try_get("password")?,
                    lang: row.try_get("lang")?,
                    since: row.try_get("since")?,
                })
            }

            async fn seats(&self, game: &str) -> Result<Vec<Seat>, Failure> {
                let rows = sqlx::query(SEATS).bind(game).fetch_all(&self.0).await?;
                rows.iter()
                    .map(|row| {
                        Ok(Seat {
                            seat: row.try_get("seat")?,
                            account: row.try_get("account")?,
                            name: row.try_get("name")?,
                            bot: row.try_get("bot")?,
                            sealed: row.try_get("sealed")?,
                            salt: row.try_get("salt")?,
                        })
                    })
                    .collect()
            }

            async fn summaries(&self, rows: Vec<$row>) -> Result<Vec<Summary>, Failure> {
                let mut found = Vec::with_capacity(rows.len());
                for row in &rows {
                    let id: String = row.try_get("id")?;
                    found.push(Summary {
                        seats: self.seats(&id).await?,
                        id,
                        edition: row.try_get("edition")?,
                        is_public: row.try_get::<i64, _>("is_public")? != 0,
                        terms: row.try_get("terms")?,
                        standing: Self::standing(row)?,
                        is_due: row.try_get::<i64, _>("is_due")? != 0,
                    });
                }
                Ok(found)
            }

            /// All changes or none. Each kind of row goes in one statement, whatever the number of tables.
            async fn write(&self, changes: &[Change]) -> Result<(), Failure> {
                let mut transaction = self.0.begin().await?;
                Self::write_actions(&mut transaction, changes).await?;
                let (standings, snapshots) = newest(changes);
                Self::write_standings(&mut transaction, &standings).await?;
                Self::write_snapshots(&mut transaction, &snapshots).await?;
                transaction.commit().await.map_err(conflict)
            }

            async fn write_actions(to: &mut $connection, changes: &[Change]) -> Result<(), Failure> {
                let rows: Vec<(&str, &Action)> = changes
                    .iter()
                    .flat_map(|change| change.actions.iter().map(|action| (change.game.as_str(), action)))
                    .collect();
                for rows in rows.chunks(1000) {
                    let sql = format!(
                        "INSERT INTO action (game, seq, by, sentence, proof, token, at) VALUES {}",
                        rows_of(rows.len(), 7)
                    );
                    let mut query = sqlx::query(AssertSqlSafe(sql));
                    for (game, action) in rows {
                        query = query.bind(*game).bind(action.seq).bind(&action.by).bind(&action.sentence);
                        query = query.bind(&action.proof).bind(&action.token).bind(action.at);
                    }
                    query.execute(&mut *to).await.map_err(conflict)?;
                }
                Ok(())
            }

            async fn write_standings(
                to: &mut $connection,
                standings: &BTreeMap<&str, &Standing>,
            ) -> Result<(), Failure> {
                if standings.is_empty() {
                    return Ok(());
                }
                let sql = format!(
                    "INSERT INTO standing (game, status, due, outcome, clocks, wake, ply, at) VALUES {} \
                     ON CONFLICT (game) DO UPDATE SET status = excluded.status, due = excluded.due, \
                     outcome = excluded.outcome, clocks = excluded.clocks, wake = excluded.wake, ply = excluded.ply, \
                     at = excluded.at",
                    rows_of(standings.len(), 8)
                );
                let mut query = sqlx::query(AssertSqlSafe(sql));
                for (game, standing) in standings {
                    query = query.bind(*game).bind(standing.status.word()).bind(standing.due);
                    query = query.bind(&standing.outcome).bind(&standing.clocks).bind(standing.wake);
                    query = query.bind(standing.ply).bind(standing.at);
                }
                query.execute(&mut *to).await?;
                Ok(())
            }

            async fn write_snapshots(
                to: &mut $connection,
                snapshots: &BTreeMap<&str, &Snapshot>,
            ) -> Result<(), Failure> {
                if snapshots.is_empty() {
                    return Ok(());
                }
                let sql = format!(
                    "INSERT INTO snapshot (game, seq, state) VALUES {} \
                     ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, state = excluded.state",
                    rows_of(snapshots.len(), 3)
                );
                let mut query = sqlx::query(AssertSqlSafe(sql));
                for (game, snapshot) in snapshots {
                    query = query.bind(*game).bind(snapshot.seq).bind(&snapshot.state);
                }
                query.execute(&mut *to).await?;
                Ok(())
            }
        }

        #[async_trait]
        impl Store for $store {
            async fn setting(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
                let row = sqlx::query("SELECT value FROM setting WHERE name = $1").bind(name);
                Ok(row.fetch_optional(&self.0).await?.map(|row| row.try_get("value")).transpose()?)
            }

            async fn settle(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, Failure> {
                sqlx::query("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(value)
                    .execute(&self.0)
                    .await?;
                self.setting(name).await?.ok_or(Failure::Missing)
            }

            async fn add_account(&self, account: &Account) -> Result<(), Failure> {
                sqlx::query(
                    "INSERT INTO account (id, name, login, password, lang, since) VALUES ($1, $2, $3, $4, $5, $6)",
                )
                .bind(&account.id)
                .bind(&account.name)
                .bind(&account.login)
                .bind(&account.password)
                .bind(&account.lang)
                .bind(account.since)
                .execute(&self.0)
                .await
                .map_err(conflict)?;
                Ok(())
            }

            async fn account(&self, id: &str) -> Result<Option<Account>, Failure> {
                let row = sqlx::query("SELECT * FROM account WHERE id = $1").bind(id);
                row.fetch_optional(&self.0).await?.map(|row| Self::account_of(&row)).transpose()
            }

            async fn account_by_login(&self, login: &str) -> Result<Option<Account>, Failure> {
                let row = sqlx::query("SELECT * FROM account WHERE login = $1").bind(login);
                row.fetch_optional(&self.0).await?.map(|row| Self::account_of(&row)).transpose()
            }

            async fn change_account(&self, account: &Account) -> Result<(), Failure> {
                let changed = sqlx::query(
                    "UPDATE account SET name = $2, login = $3, password = $4, lang = $5 WHERE id = $1",
                )
                .bind(&account.id)
                .bind(&account.name)
                .bind(&account.login)
                .bind(&account.password)
                .bind(&account.lang)
                .execute(&self.0)
                .await
                .map_err(conflict)?;
                if changed.rows_affected() == 0 { Err(Failure::Missing) } else { Ok(()) }
            }

            async fn forget_account(&self, id: &str) -> Result<(), Failure> {
                let mut all = self.0.begin().await?;
                for sql in [
                    "DELETE FROM note WHERE account = $1",
                    "UPDATE chat SET account = NULL, name = '', text = '' WHERE account = $1",
                    "UPDATE seat SET account = NULL WHERE account = $1",
                    "UPDATE game SET host = '' WHERE host = $1",
                    "DELETE FROM account WHERE id = $1",
                ] {
                    sqlx::query(sql).bind(id).execute(&mut *all).await?;
                }
                Ok(all.commit().await?)
            }

            async fn add_game(&self, game: &Game, standing: &Standing, seats: &[Seat]) -> Result<(), Failure> {
                let mut all = self.0.begin().await?;
                sqlx::query(
                    "INSERT INTO game (id, edition, head, start, rules_version, host, terms, is_public, secret, \
                     rematch_of, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                )
                .bind(&game.id)
                .bind(&game.edition)
                .bind(&game.head)
                .bind(&game.start)
                .bind(game.rules_version)
                .bind(&game.host)
                .bind(&game.terms)
                .bind(i64::from(game.is_public))
                .bind(&game.secret)
                .bind(&game.rematch_of)
                .bind(game.at)
                .execute(&mut *all)
                .await
                .map_err(conflict)?;
                Self::write_standings(&mut all, &BTreeMap::from([(game.id.as_str(), standing)])).await?;
                for seat in seats {
                    sqlx::query(
                        "INSERT INTO seat (game, seat, account, bot, sealed, salt) VALUES ($1, $2, $3, $4, $5, $6)",
                    )
                    .bind(&game.id)
                    .bind(seat.seat)
                    .bind(&seat.account)
                    .bind(seat.bot)
                    .bind(&seat.sealed)
                    .bind(&seat.salt)
                    .execute(&mut *all)
                    .await?;
                }
                Ok(all.commit().await?)
            }

            async fn game(&self, id: &str) -> Result<Option<(Game, Standing, Vec<Seat>)>, Failure> {
                let row = sqlx::query(
                    "SELECT g.id, g.edition, g.head, g.start, g.rules_version, g.host, g.terms, g.is_public, \
                     g.secret, g.rematch_of, g.at AS made, s.status, s.due, s.outcome, s.clocks, s.wake, s.ply, s.at \
                     FROM game g JOIN standing s ON s.game = g.id WHERE g.id = $1",
                )
                .bind(id)
                .fetch_optional(&self.0)
                .await?;
                let Some(row) = row else { return Ok(None) };
                let game = Game {
                    id: row.try_get("id")?,
                    edition: row.try_get("edition")?,
                    head: row.try_get("head")?,
                    start: row.try_get("start")?,
                    rules_version: row.try_get("rules_version")?,
                    host: row.try_get("host")?,
                    terms: row.try_get("terms")?,
                    is_public: row.try_get::<i64, _>("is_public")? != 0,
                    secret: row.try_get("secret")?,
                    rematch_of: row.try_get("rematch_of")?,
                    at: row.try_get("made")?,
                };
                Ok(Some((game, Self::standing(&row)?, self.seats(id).await?)))
            }

            async fn set_seat(&self, game: &str, seat: &Seat) -> Result<(), Failure> {
                let changed = sqlx::query(
                    "UPDATE seat SET account = $3, bot = $4, sealed = $5, salt = $6 WHERE game = $1 AND seat = $2",
                )
                .bind(game)
                .bind(seat.seat)
                .bind(&seat.account)
                .bind(seat.bot)
                .bind(&seat.sealed)
                .bind(&seat.salt)
                .execute(&self.0)
                .await?;
                if changed.rows_affected() == 0 { Err(Failure::Missing) } else { Ok(()) }
            }

            async fn remove_game(&self, id: &str) -> Result<(), Failure> {
                sqlx::query("DELETE FROM game WHERE id = $1").bind(id).execute(&self.0).await?;
                Ok(())
            }

            async fn games_of(
                &self,
                account: &str,
                status: Option<Status>,
                page: Page,
            ) -> Result<Vec<Summary>, Failure> {
                let sql = format!(
                    "{SUMMARY}, CAST(CASE WHEN {IS_DUE} THEN 1 ELSE 0 END AS BIGINT) AS is_due \
                     FROM game g JOIN standing s ON s.game = g.id \
                     WHERE (g.host = $1 OR EXISTS (SELECT 1 FROM seat m WHERE m.game = g.id AND m.account = $1)) \
                     AND (s.status = $2 OR $2 = '') ORDER BY is_due DESC, s.at DESC, g.id LIMIT $3 OFFSET $4"
                );
                let rows = sqlx::query(AssertSqlSafe(sql))
                    .bind(account)
                    .bind(status.map_or("", Status::word))
                    .bind(page.most)
                    .bind(page.from)
                    .fetch_all(&self.0)
                    .await?;
                self.summaries(rows).await
            }

            async fn public_games(&self, status: Status, page: Page) -> Result<Vec<Summary>, Failure> {
                let sql = format!(
                    "{SUMMARY}, CAST(0 AS BIGINT) AS is_due FROM game g JOIN standing s ON s.game = g.id \
                     WHERE g.is_public = 1 AND s.status = $1 ORDER BY s.at DESC, g.id LIMIT $2 OFFSET $3"
                );
                let rows = sqlx::query(AssertSqlSafe(sql))
                    .bind(status.word())
                    .bind(page.most)
                    .bind(page.from)
                    .fetch_all(&self.0)
                    .await?;
                self.summaries(rows).await
            }

            async fn all_games(&self, after: &str, most: i64) -> Result<Vec<String>, Failure> {
                let rows = sqlx::query("SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2")
                    .bind(after)
                    .bind(most)
                    .fetch_all(&self.0)
                    .await?;
                rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
            }

            async fn waking_games(&self, now: i64, most: i64) -> Result<Vec<String>, Failure> {
                let rows = sqlx::query("SELECT game FROM standing WHERE wake <= $1 ORDER BY wake LIMIT $2")
                    .bind(now)
                    .bind(most)
                    .fetch_all(&self.0)
                    .await?;
                rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
            }

            async fn actions(&self, game: &str, from: i64) -> Result<Vec<Action>, Failure> {
                let rows = sqlx::query(
                    "SELECT seq, by, sentence, proof, token, at FROM action WHERE game = $1 AND seq >= $2 ORDER BY seq",
                )
                .bind(game)
                .bind(from)
                .fetch_all(&self.0)
                .await?;
                rows.iter()
                    .map(|row| {
                        Ok(Action {
                            seq: row.try_get("seq")?,
                            by: row.try_get("by")?,
                            sentence: row.try_get("sentence")?,
                            proof: row.try_get("proof")?,
                            token: row.try_get("token")?,
                            at: row.try_get("at")?,
                        })
                    })
                    .collect()
            }

            async fn snapshot(&self, game: &str) -> Result<Option<Snapshot>, Failure> {
                let row = sqlx::query("SELECT seq, state FROM snapshot WHERE game = $1").bind(game);
                let row = row.fetch_optional(&self.0).await?;
                row.map(|row| Ok(Snapshot { seq: row.try_get("seq")?, state: row.try_get("state")? })).transpose()
            }

            async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
                if self.write(changes).await.is_ok() {
                    return changes.iter().map(|_| Ok(())).collect();
                }
                // Somebody's line was there already, or the database balked: each on its own, so that only the one at
                // fault is refused.
                let mut answers = Vec::with_capacity(changes.len());
                for change in changes {
                    answers.push(self.write(std::slice::from_ref(change)).await);
                }
                answers
            }

            async fn add_chat(&self, game: &str, chat: &Chat) -> Result<(), Failure> {
                sqlx::query(
                    "INSERT INTO chat (game, number, channel, account, name, text, at) \
                     VALUES ($1, $2, $3, $4, $5, $6, $7)",
                )
                .bind(game)
                .bind(chat.number)
                .bind(&chat.channel)
                .bind(&chat.account)
                .bind(&chat.name)
                .bind(&chat.text)
                .bind(chat.at)
                .execute(&self.0)
                .await
                .map_err(conflict)?;
                Ok(())
            }

            async fn chats(
                &self,
                game: &str,
                channels: &[&str],
                after: i64,
                most: i64,
            ) -> Result<Vec<Chat>, Failure> {
                let rows = sqlx::query(
                    "SELECT number, channel, account, name, text, at FROM chat \
                     WHERE game = $1 AND number > $2 ORDER BY number",
                )
                .bind(game)
                .bind(after)
                .fetch_all(&self.0)
                .await?;
                let mut found = Vec::new();
                for row in &rows {
                    let channel: String = row.try_get("channel")?;
                    if channels.contains(&channel.as_str()) && (found.len() as i64) < most {
                        found.push(Chat {
                            number: row.try_get("number")?,
                            channel,
                            account: row.try_get("account")?,
                            name: row.try_get("name")?,
                            text: row.try_get("text")?,
                            at: row.try_get("at")?,
                        });
                    }
                }
                Ok(found)
            }

            async fn last_chat(&self, game: &str) -> Result<i64, Failure> {
                let row = sqlx::query("SELECT COALESCE(MAX(number), 0) AS last FROM chat WHERE game = $1");
                Ok(row.bind(game).fetch_one(&self.0).await?.try_get("last")?)
            }

            async fn set_note(&self, game: &str, account: &str, text: &str) -> Result<(), Failure> {
                sqlx::query(
                    "INSERT INTO note (game, account, text) VALUES ($1, $2, $3) \
                     ON CONFLICT (game, account) DO UPDATE SET text = excluded.text",
                )
                .bind(game)
                .bind(account)
                .bind(text)
                .execute(&self.0)
                .await?;
                Ok(())
            }

            async fn note(&self, game: &str, account: &str) -> Result<Option<String>, Failure> {
                let row = sqlx::query("SELECT text FROM note WHERE game = $1 AND account = $2");
                let row = row.bind(game).bind(account).fetch_optional(&self.0).await?;
                Ok(row.map(|row| row.try_get("text")).transpose()?)
            }

            async fn ping(&self) -> Result<(), Failure> {
                sqlx::query("SELECT 1").execute(&self.0).await?;
                Ok(())
            }

            async fn back_up(&self, file: &Path) -> Result<(), Failure> {
                self.copy_to(file).await
            }

            async fn close(&self) {
                self.0.close().await;
            }
        }
    };
}

backend!(SqliteStore, sqlx::sqlite::SqliteRow, sqlx::SqliteConnection);
backend!(PostgresStore, sqlx::postgres::PgRow, sqlx::PgConnection);
