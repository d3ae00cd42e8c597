//! Records become rows, written once for both databases, inside the transaction of whoever calls.

use crate::{
    postgres::PostgresStore,
    record::{Action, Chat, Game, Seat, Standing},
    sqlite::SqliteStore,
    store::Failure,
};
use sqlx::AssertSqlSafe;

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
pub(crate) fn marks(after: usize, count: usize) -> String {
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

macro_rules! writing {
    ($store:ty, $connection:ty) => {
        impl $store {
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

            pub(crate) async fn write_game(
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

            pub(crate) async fn write_chat(to: &mut $connection, game: &str, chat: &Chat) -> Result<(), Failure> {
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

            pub(crate) async fn write_note(
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
    };
}

writing!(SqliteStore, sqlx::SqliteConnection);
writing!(PostgresStore, sqlx::PgConnection);
