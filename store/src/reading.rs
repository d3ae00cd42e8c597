//! Rows become records, written once for both databases.

use crate::{
    postgres::PostgresStore,
    record::{Account, Action, Chat, Game, Seat, Standing, Status, Summary},
    sqlite::SqliteStore,
    store::Failure,
    writing::marks,
};
use sqlx::{AssertSqlSafe, Row};
use std::collections::BTreeMap;

const SEAT: &str = "SELECT s.game, s.seat, s.account, a.name, s.bot, s.sealed, s.salt FROM seat s \
                    LEFT JOIN account a ON a.id = s.account";

macro_rules! reading {
    ($store:ty, $row:ty, $connection:ty) => {
        impl $store {
            pub(crate) fn standing(row: &$row) -> Result<Standing, Failure> {
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

            pub(crate) fn account_of(row: &$row) -> Result<Account, Failure> {
                Ok(Account {
                    id: row.try_get("id")?,
                    name: row.try_get("name")?,
                    login: row.try_get("login")?,
                    password: row.try_get("password")?,
                    lang: row.try_get("lang")?,
                    since: row.try_get("since")?,
                })
            }

            pub(crate) fn seat_of(row: &$row) -> Result<Seat, Failure> {
                Ok(Seat {
                    seat: row.try_get("seat")?,
                    account: row.try_get("account")?,
                    name: row.try_get("name")?,
                    bot: row.try_get("bot")?,
                    sealed: row.try_get("sealed")?,
                    salt: row.try_get("salt")?,
                })
            }

            pub(crate) fn action_of(row: &$row) -> Result<Action, Failure> {
                Ok(Action {
                    seq: row.try_get("seq")?,
                    by: row.try_get("by")?,
                    sentence: row.try_get("sentence")?,
                    proof: row.try_get("proof")?,
                    token: row.try_get("token")?,
                    at: row.try_get("at")?,
                })
            }

            pub(crate) fn chat_of(row: &$row) -> Result<Chat, Failure> {
                Ok(Chat {
                    number: row.try_get("number")?,
                    channel: row.try_get("channel")?,
                    account: row.try_get("account")?,
                    name: row.try_get("name")?,
                    text: row.try_get("text")?,
                    at: row.try_get("at")?,
                })
            }

            pub(crate) fn game_of(row: &$row) -> Result<Game, Failure> {
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

            pub(crate) async fn read_game(
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

            pub(crate) async fn read_actions(
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

            pub(crate) async fn summaries(&self, rows: &[$row]) -> Result<Vec<Summary>, Failure> {
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
        }
    };
}

reading!(SqliteStore, sqlx::sqlite::SqliteRow, sqlx::SqliteConnection);
reading!(PostgresStore, sqlx::postgres::PgRow, sqlx::PgConnection);
