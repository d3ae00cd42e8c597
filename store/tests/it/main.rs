//! One suite for every backend: each claim runs on SQLite and on PostgreSQL. `make test` starts a PostgreSQL for it; by
//! hand: `tools/postgres run -- cargo test -p store`. Without one its half fails, so that nobody believes it has run.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

/// Makes two tests of each claim, `sqlite::claim` and `postgres::claim`.
macro_rules! on_both {
    ($($claim:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $claim() {
                super::$claim(&crate::place::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $claim() {
                super::$claim(&crate::place::Place::postgres().await).await;
            })*
        }
    };
}

mod account;
mod log;
mod open;
mod place;
mod table;
mod talk;
mod whole;
mod writer;
