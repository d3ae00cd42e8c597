//! The SQL, written once for both databases. sqlx has a type per database and no common one that keeps prepared
//! statements, so the one text is made into two types by a macro.

use crate::{
    postgres::PostgresStore,
    record::{Account, Action, Chat, Game, Note, Page, Seat, Snapshot, Standing, Status, Summary, Whole},
    sqlite::SqliteStore,
    store::{Change, Failure, Store},
};
use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Connection, Row};
use std::{collections::BTreeMap, path::Path};

const SUMMARY: &str = "SELECT g.id, g.edition, g.head, g.is_public, g.terms, s.status, s.due, s.outcome, s.clocks, s.wake, s.ply, s.at";
const SEAT: &str = "SELECT s.game, s.seat, s.account, a.name, s.bot, s.sealed, s.salt FROM seat s \
                    LEFT JOIN account a ON a.id = s.account";
const CHAT: &str = "SELECT number, channel, account, name, text, at FROM chat";
/// Waiting for this account: it sits where the game is due.
const IS_DUE: &str = "EXISTS (SELECT 1 FROM seat d WHERE d.game = g.id AND d.account = $1 AND d.seat = s.due \
                      AND s.status = 'running')";

/// Rows are inserted in groups of these sizes, largest first: few statements, and each is prepared only once.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// Cuts a list into pieces of the sizes above.
pub(crate) fn pieces<T>(mut rows: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|&size| size <= rows.len())?;
        let (piece, rest) = rows.split_at(size);
        rows = rest;
        Some(piece)
    })
}

/// `$3,$4,$5`: so many placeholders after the first ones.
fn marks(after: usize, count: usize) -> String {
    (after + 1..=after + count).map(|mark| format!("${mark}")).collect::<Vec<_>>().join(",")
}

/// `($1,$2),($3,$4)…`: placeholders for so many rows.
pub(crate) fn rows_of(rows: usize, columns: usize) -> String {
    (0..rows).map(|row| format!("({})", marks(row * columns, columns))).collect::<Vec<_>>().join(",")
}

/// A row that may not be there twice, or that hangs on one that is not there.
pub(crate) fn refused(failure: sqlx::Error) -> Failure {
    match &failure {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => Failure::Conflict,
        sqlx::Error::Database(fault) if fault.is_foreign_key_violation() => Failure::Missing,
        _ => Failure::Database(failure),
    }
}

macro_rules! backend {
    ($store:ty, $home:ident, $row:ty, $connection:ty) => {
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

            fn seat_of(row: &$row) -> Result<Seat, Failure> {
                Ok(Seat {
                    seat: row.try_get("seat")?,
                    account: row.try_get("account")?,
                    name: row.try_get("name")?,
                    bot: row.try_get("bot")?,
                    sealed: row.try_get("sealed")?,
                    salt: row.try_get("salt")?,
                })
            }

            fn action_of(row: &$row) -> Result<Action, Failure> {
                Ok(Action {
                    seq: row.try_get("seq")?,
                    by: row.try_get("by")?,
                    sentence: row.try_get("sentence")?,
                    proof: row.try_get("proof")?,
                    token: row.try_get("token")?,
                    at: row.try_get("at")?,
                })
            }

            fn chat_of(row: &$row) -> Result<Chat, Failure> {
                Ok(Chat {
                    number: row.try_get("number")?,
                    channel: row.try_get("channel")?,
                    account: row.try_get("account")?,
                    name: row.try_get("name")?,
                    text: row.try_get("text")?,
                    at: row.try_get("at")?,
                })
            }

            fn game_of(row: &$row) -> Result<Game, Failure> {
                Ok(Game {
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
                })
            }

            async fn read_game(
                from: &mut $connection,
                id: &str,
            ) -> Result<Option<(Game, Standing, Vec<Seat>)>, Failure> {
                let row = sqlx::query(
                    "SELECT g.id, g.edition, g.head, g.start, g.rules_version, g.host, g.terms, g.is_public, \
                     g.secret, g.rematch_of, g.at AS made, s.status, s.due, s.outcome, s.clocks, s.wake, s.ply, s.at \
                     FROM game g JOIN standing s ON s.game = g.id WHERE g.id = $1",
                );
                let Some(row) = row.bind(id).fetch_optional(&mut *from).await? else { return Ok(None) };
                let seats = sqlx::query(AssertSqlSafe(format!("{SEAT} WHERE s.game = $1 ORDER BY s.seat")));
                let seats = seats.bind(id).fetch_all(&mut *from).await?;
                let seats = seats.iter().map(Self::seat_of).collect::<Result<_, _>>()?;
                Ok(Some((Self::game_of(&row)?, Self::standing(&row)?, seats)))
            }

            async fn read_actions(
                from: &mut $connection,
                game: &str,
                seq: i64,
            ) -> Result<Vec<Action>, Failure> {
                let rows = sqlx::query(
                    "SELECT seq, by, sentence, proof, token, at FROM action WHERE game = $1 AND seq >= $2 \
                     ORDER BY seq",
                );
                let rows = rows.bind(game).bind(seq).fetch_all(&mut *from).await?;
                rows.iter().map(Self::action_of).collect()
            }

            async fn summaries(&self, rows: &[$row]) -> Result<Vec<Summary>, Failure> {
                let ids: Vec<String> = rows.iter().map(|row| row.try_get("id")).collect::<Result<_, _>>()?;
                let mut seats: BTreeMap<String, Vec<Seat>> = BTreeMap::new();
                if !ids.is_empty() {
                    let sql = format!("{SEAT} WHERE s.game IN ({}) ORDER BY s.game, s.seat", marks(0, ids.len()));
                    let mut query = sqlx::query(AssertSqlSafe(sql));
                    for id in &ids {
                        query = query.bind(id);
                    }
                    for row in query.fetch_all(&self.reading).await? {
                        seats.entry(row.try_get("game")?).or_default().push(Self::seat_of(&row)?);
                    }
                }
                let summary = |(row, id): (&$row, String)| {
                    Ok(Summary {
                        seats: seats.remove(&id).unwrap_or_default(),
                        id,
                        edition: row.try_get("edition")?,
                        head: row.try_get("head")?,
                        is_public: row.try_get::<i64, _>("is_public")? != 0,
                        terms: row.try_get("terms")?,
                        standing: Self::standing(row)?,
                        is_due: row.try_get::<i64, _>("is_due")? != 0,
                    })
                };
                rows.iter().zip(ids).map(summary).collect()
            }

            pub(crate) async fn write_actions(to: &mut $connection, rows: &[(&str, &Action)]) -> Result<(), Failure> {
                for rows in pieces(rows) {
                    let sql = format!(
                        "INSERT INTO action (game, seq, by, sentence, proof, token, at) VALUES {}",
                        rows_of(rows.len(), 7)
                    );
                    let mut query = sqlx::query(AssertSqlSafe(sql));
                    for (game, action) in rows {
                        query = query.bind(*game).bind(action.seq).bind(&action.by).bind(&action.sentence);
                        query = query.bind(&action.proof).bind(&action.token).bind(action.at);
                    }
                    query.execute(&mut *to).await.map_err(refused)?;
                }
                Ok(())
            }

            pub(crate) async fn write_standings(
                to: &mut $connection,
                rows: &[(&str, &Standing)],
            ) -> Result<(), Failure> {
                for rows in pieces(rows) {
                    let sql = format!(
                        "INSERT INTO standing (game, status, due, outcome, clocks, wake, ply, at) VALUES {} \
                         ON CONFLICT (game) DO UPDATE SET status = excluded.status, due = excluded.due, \
                         outcome = excluded.outcome, clocks = excluded.clocks, wake = excluded.wake, ply = excluded.ply, \
                         at = excluded.at",
                        rows_of(rows.len(), 8)
                    );
                    let mut query = sqlx::query(AssertSqlSafe(sql));
                    for (game, standing) in rows {
                        query = query.bind(*game).bind(standing.status.word()).bind(standing.due);
                        query = query.bind(&standing.outcome).bind(&standing.clocks);
                        query = query.bind(standing.wake).bind(standing.ply).bind(standing.at);
                    }
                    query.execute(&mut *to).await.map_err(refused)?;
                }
                Ok(())
            }

            async fn write_game(
                to: &mut $connection,
                game: &Game,
                standing: &Standing,
                seats: &[Seat],
            ) -> Result<(), Failure> {
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
                .execute(&mut *to)
                .await
                .map_err(refused)?;
                Self::write_standings(to, &[(&game.id, standing)]).await?;
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
                    .execute(&mut *to)
                    .await
                    .map_err(refused)?;
                }
                Ok(())
            }

            pub(crate) async fn write_seat(to: &mut $connection, game: &str, seat: &Seat) -> Result<(), Failure> {
                let changed = sqlx::query(
                    "UPDATE seat SET account = $3, bot = $4, sealed = $5, salt = $6 WHERE game = $1 AND seat = $2",
                )
                .bind(game)
                .bind(seat.seat)
                .bind(&seat.account)
                .bind(seat.bot)
                .bind(&seat.sealed)
                .bind(&seat.salt)
                .execute(to)
                .await?;
                if changed.rows_affected() == 0 { Err(Failure::Missing) } else { Ok(()) }
            }

            async fn write_chat(to: &mut $connection, game: &str, chat: &Chat) -> Result<(), Failure> {
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
                .execute(to)
                .await
                .map_err(refused)?;
                Ok(())
            }

            async fn write_note(
                to: &mut $connection,
                game: &str,
                account: &str,
                text: &str,
            ) -> Result<(), Failure> {
                sqlx::query(
                    "INSERT INTO note (game, account, text) VALUES ($1, $2, $3) \
                     ON CONFLICT (game, account) DO UPDATE SET text = excluded.text",
                )
                .bind(game)
                .bind(account)
                .bind(text)
                .execute(to)
                .await
                .map_err(refused)?;
                Ok(())
            }
        }

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
                let sql = format!(
                    "{SUMMARY}, CAST(0 AS BIGINT) AS is_due FROM game g JOIN standing s ON s.game = g.id \
                     WHERE g.is_public = 1 AND s.status = $1 ORDER BY s.at DESC, g.id LIMIT $2 OFFSET $3"
                );
                let rows = sqlx::query(AssertSqlSafe(sql))
                    .bind(status.word())
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

backend!(SqliteStore, sqlite, sqlx::sqlite::SqliteRow, sqlx::SqliteConnection);
backend!(PostgresStore, postgres, sqlx::postgres::PgRow, sqlx::PgConnection);
