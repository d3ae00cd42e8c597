//! The trait, implemented once for both databases. sqlx has a type per database and no common one that keeps prepared
//! statements, so the one text is made into two types by a macro.

use crate::{
    postgres::PostgresStore,
    record::{Account, Action, Chat, Game, Note, Page, Seat, Snapshot, Standing, Status, Summary, Whole},
    sqlite::SqliteStore,
    store::{Change, Direct, Failure, Store},
    writing::{marks, refused},
};
use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Connection, Row};
use std::{path::Path, sync::Arc};

const SUMMARY: &str = "SELECT g.id, g.edition, g.head, g.is_public, g.terms, s.status, s.due, s.outcome, s.clocks, s.wake, s.ply, s.at";
const CHAT: &str = "SELECT number, channel, account, name, text, at FROM chat";
/// Waiting for this account: it sits where the game is due.
const IS_DUE: &str = "EXISTS (SELECT 1 FROM seat d WHERE d.game = g.id AND d.account = $1 AND d.seat = s.due \
                      AND s.status = 'running')";

/// The newest public games first. The status is part of the words: each has an index of its own, which a parameter would
/// not find.
pub(crate) fn public_sql(status: Status) -> String {
    format!(
        "{SUMMARY}, CAST(0 AS BIGINT) AS is_due FROM game g JOIN standing s ON s.game = g.id \
         WHERE g.is_public = 1 AND s.status = '{}' ORDER BY s.at DESC, s.game LIMIT $1 OFFSET $2",
        status.word()
    )
}

macro_rules! backend {
    ($store:ty, $home:ident, $row:ty) => {
        #[async_trait]
        impl Store for $store {
            async fn setting(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
                let row = sqlx::query("SELECT value FROM setting WHERE name = $1").bind(name);
                Ok(row.fetch_optional(&self.reading).await?.map(|row| row.try_get("value")).transpose()?)
            }

            async fn settings(&self) -> Result<Vec<(String, Vec<u8>)>, Failure> {
                let rows = sqlx::query("SELECT name, value FROM setting ORDER BY name");
                let rows = rows.fetch_all(&self.reading).await?;
                rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("value")?))).collect()
            }

            async fn settle(&self, name: &str, value: &[u8]) -> Result<Vec<u8>, Failure> {
                sqlx::query("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
                    .bind(name)
                    .bind(value)
                    .execute(&mut *self.to_write().await?)
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
                .execute(&mut *self.to_write().await?)
                .await
                .map_err(refused)?;
                Ok(())
            }

            async fn account(&self, id: &str) -> Result<Option<Account>, Failure> {
                let row = sqlx::query("SELECT * FROM account WHERE id = $1").bind(id);
                row.fetch_optional(&self.reading).await?.map(|row| Self::account_of(&row)).transpose()
            }

            async fn account_by_login(&self, login: &str) -> Result<Option<Account>, Failure> {
                let row = sqlx::query("SELECT * FROM account WHERE login = $1").bind(login);
                row.fetch_optional(&self.reading).await?.map(|row| Self::account_of(&row)).transpose()
            }

            async fn accounts(&self, after: &str, most: i64) -> Result<Vec<Account>, Failure> {
                let rows = sqlx::query("SELECT * FROM account WHERE id > $1 ORDER BY id LIMIT $2");
                let rows = rows.bind(after).bind(most).fetch_all(&self.reading).await?;
                rows.iter().map(Self::account_of).collect()
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
                .execute(&mut *self.to_write().await?)
                .await
                .map_err(refused)?;
                if changed.rows_affected() == 0 { Err(Failure::Missing) } else { Ok(()) }
            }

            async fn forget_account(&self, id: &str) -> Result<(), Failure> {
                let mut to = self.to_write().await?;
                let mut all = to.begin_with(crate::$home::BEGIN_WRITING).await?;
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
                let mut to = self.to_write().await?;
                let mut all = to.begin_with(crate::$home::BEGIN_WRITING).await?;
                Self::write_game(&mut all, game, standing, seats).await?;
                Ok(all.commit().await?)
            }

            async fn game(&self, id: &str) -> Result<Option<(Game, Standing, Vec<Seat>)>, Failure> {
                let mut all = self.reading.begin_with(crate::$home::BEGIN_READING).await?;
                Self::read_game(&mut all, id).await
            }

            async fn add_whole(&self, whole: &Whole) -> Result<(), Failure> {
                let id = whole.game.id.as_str();
                let mut to = self.to_write().await?;
                let mut all = to.begin_with(crate::$home::BEGIN_WRITING).await?;
                Self::write_game(&mut all, &whole.game, &whole.standing, &whole.seats).await?;
                let actions: Vec<_> = whole.actions.iter().map(|action| (id, action)).collect();
                Self::write_actions(&mut all, &actions).await?;
                for chat in &whole.chats {
                    Self::write_chat(&mut all, id, chat).await?;
                }
                for note in &whole.notes {
                    Self::write_note(&mut all, id, &note.account, &note.text).await?;
                }
                Ok(all.commit().await?)
            }

            async fn whole(&self, id: &str) -> Result<Option<Whole>, Failure> {
                let mut all = self.reading.begin_with(crate::$home::BEGIN_READING).await?;
                let Some((game, standing, seats)) = Self::read_game(&mut all, id).await? else {
                    return Ok(None);
                };
                let actions = Self::read_actions(&mut all, id, 0).await?;
                let chats = sqlx::query(AssertSqlSafe(format!("{CHAT} WHERE game = $1 ORDER BY number")));
                let chats = chats.bind(id).fetch_all(&mut *all).await?;
                let notes = sqlx::query("SELECT account, text FROM note WHERE game = $1 ORDER BY account");
                let notes = notes.bind(id).fetch_all(&mut *all).await?;
                let note = |row: &$row| {
                    Ok::<_, Failure>(Note { account: row.try_get("account")?, text: row.try_get("text")? })
                };
                Ok(Some(Whole {
                    game,
                    standing,
                    seats,
                    actions,
                    chats: chats.iter().map(Self::chat_of).collect::<Result<_, _>>()?,
                    notes: notes.iter().map(note).collect::<Result<_, _>>()?,
                }))
            }

            async fn set_seat(&self, game: &str, seat: &Seat) -> Result<(), Failure> {
                Self::write_seat(&mut *self.to_write().await?, game, seat).await
            }

            async fn remove_game(&self, id: &str) -> Result<(), Failure> {
                sqlx::query("DELETE FROM game WHERE id = $1").bind(id).execute(&mut *self.to_write().await?).await?;
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
                     WHERE g.id IN (SELECT game FROM seat WHERE account = $1 UNION SELECT id FROM game WHERE host = $1) \
                     AND (s.status = $2 OR $2 = '') ORDER BY is_due DESC, s.at DESC, g.id LIMIT $3 OFFSET $4"
                );
                let rows = sqlx::query(AssertSqlSafe(sql))
                    .bind(account)
                    .bind(status.map_or("", Status::word))
                    .bind(page.most)
                    .bind(page.from)
                    .fetch_all(&self.reading)
                    .await?;
                self.summaries(&rows).await
            }

            async fn unfinished_games(&self, account: &str) -> Result<i64, Failure> {
                let row = sqlx::query(
                    "SELECT COUNT(*) AS count FROM standing s WHERE s.status <> 'over' AND s.game IN \
                     (SELECT game FROM seat WHERE account = $1 UNION SELECT id FROM game WHERE host = $1)",
                );
                Ok(row.bind(account).fetch_one(&self.reading).await?.try_get("count")?)
            }

            async fn public_games(&self, status: Status, page: Page) -> Result<Vec<Summary>, Failure> {
                let rows = sqlx::query(AssertSqlSafe(public_sql(status)))
                    .bind(page.most)
                    .bind(page.from)
                    .fetch_all(&self.reading)
                    .await?;
                self.summaries(&rows).await
            }

            async fn all_games(&self, after: &str, most: i64) -> Result<Vec<String>, Failure> {
                let rows = sqlx::query("SELECT id FROM game WHERE id > $1 ORDER BY id LIMIT $2")
                    .bind(after)
                    .bind(most)
                    .fetch_all(&self.reading)
                    .await?;
                rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
            }

            async fn waking_games(&self, now: i64, most: i64) -> Result<Vec<String>, Failure> {
                let rows = sqlx::query("SELECT game FROM standing WHERE wake <= $1 ORDER BY wake, game LIMIT $2");
                let rows = rows.bind(now).bind(most).fetch_all(&self.reading).await?;
                rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
            }

            async fn actions(&self, game: &str, from: i64) -> Result<Vec<Action>, Failure> {
                Self::read_actions(&mut *self.reading.acquire().await?, game, from).await
            }

            async fn snapshot(&self, game: &str) -> Result<Option<Snapshot>, Failure> {
                let row = sqlx::query("SELECT seq, state FROM snapshot WHERE game = $1").bind(game);
                let row = row.fetch_optional(&self.reading).await?;
                row.map(|row| Ok(Snapshot { seq: row.try_get("seq")?, state: row.try_get("state")? })).transpose()
            }

            async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
                self.keep(changes).await
            }

            fn direct(&self) -> Option<Arc<dyn Direct>> {
                self.log_on_the_spot()
            }

            async fn add_chat(&self, game: &str, chat: &Chat) -> Result<(), Failure> {
                Self::write_chat(&mut *self.to_write().await?, game, chat).await
            }

            async fn chats(
                &self,
                game: &str,
                channels: &[&str],
                after: i64,
                most: i64,
            ) -> Result<Vec<Chat>, Failure> {
                if channels.is_empty() {
                    return Ok(Vec::new());
                }
                let sql = format!(
                    "{CHAT} WHERE game = $1 AND number > $2 AND channel IN ({}) ORDER BY number DESC LIMIT $3",
                    marks(3, channels.len())
                );
                let mut query = sqlx::query(AssertSqlSafe(sql)).bind(game).bind(after).bind(most);
                for channel in channels {
                    query = query.bind(*channel);
                }
                query.fetch_all(&self.reading).await?.iter().rev().map(Self::chat_of).collect()
            }

            async fn last_chat(&self, game: &str) -> Result<i64, Failure> {
                let last = sqlx::query_scalar("SELECT COALESCE(MAX(number), 0) FROM chat WHERE game = $1");
                Ok(last.bind(game).fetch_one(&self.reading).await?)
            }

            async fn set_note(&self, game: &str, account: &str, text: &str) -> Result<(), Failure> {
                Self::write_note(&mut *self.to_write().await?, game, account, text).await
            }

            async fn note(&self, game: &str, account: &str) -> Result<Option<String>, Failure> {
                let row = sqlx::query("SELECT text FROM note WHERE game = $1 AND account = $2");
                let row = row.bind(game).bind(account).fetch_optional(&self.reading).await?;
                Ok(row.map(|row| row.try_get("text")).transpose()?)
            }

            async fn ping(&self) -> Result<(), Failure> {
                sqlx::query("SELECT 1").execute(&self.reading).await?;
                Ok(())
            }

            async fn back_up(&self, file: &Path) -> Result<(), Failure> {
                self.copy_to(file).await
            }

            async fn close(&self) {
                self.shut().await;
                self.reading.close().await;
                self.writing.close().await;
            }
        }
    };
}

backend!(SqliteStore, sqlite, sqlx::sqlite::SqliteRow);
backend!(PostgresStore, postgres, sqlx::postgres::PgRow);
