//! Opening a database: made, brought up to date, refused; and copying it.

use crate::place::{Place, account, add_game, change};
use sqlx::Connection;
use std::{path::PathBuf, sync::Arc};
use store::{Failure, Store};

on_both!(opening_twice_changes_nothing, two_can_open_a_new_database_at_once, it_answers_until_it_is_closed);

async fn opening_twice_changes_nothing(place: &Place) {
    let first = place.open().await;
    first.add_account(&account("a1")).await.unwrap();
    let second = place.open().await;
    assert_eq!(second.account("a1").await.unwrap(), Some(account("a1")));
    first.close().await;
    second.close().await;
    let third = place.open().await;
    assert_eq!(third.account("a1").await.unwrap(), Some(account("a1")));
}

async fn two_can_open_a_new_database_at_once(place: &Place) {
    let open = || {
        let address = place.address.clone();
        tokio::spawn(async move { store::open(&address).await.unwrap() })
    };
    let stores = [open(), open(), open()];
    for (number, store) in stores.into_iter().enumerate() {
        store.await.unwrap().add_account(&account(&number.to_string())).await.unwrap();
    }
    assert_eq!(place.open().await.accounts("", 9).await.unwrap().len(), 3);
}

async fn it_answers_until_it_is_closed(place: &Place) {
    let store = place.open().await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err());
    assert!(matches!(store.commit(&[change("g", 0, 1)]).await[..], [Err(Failure::Doubtful(_))]));
}

fn file(place: &Place) -> PathBuf {
    PathBuf::from(place.address.strip_prefix("sqlite:").unwrap())
}

#[tokio::test]
async fn a_tool_makes_no_database() {
    let place = Place::sqlite();
    assert!(store::open_existing(&place.address).await.is_err());
    assert!(!file(&place).exists());
    place.open().await.add_account(&account("a1")).await.unwrap();
    let tool = store::open_existing(&place.address).await.unwrap();
    assert_eq!(tool.account("a1").await.unwrap(), Some(account("a1")));
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_file_or_its_log() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::sqlite();
    let store = place.open().await;
    add_game(&store, "g1").await;
    let folder = file(&place).parent().unwrap().to_owned();
    store.back_up(&folder.join("copy.db")).await.unwrap();
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{entry:?}");
        seen += 1;
    }
    assert!(seen >= 3, "the database, its log and a copy");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let place = Place::sqlite();
    place.open().await.close().await;
    let mut connection = sqlx::SqliteConnection::connect(&place.address).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'from the future', 1, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    let refused = store::open(&place.address).await.err();
    assert!(matches!(refused, Some(Failure::Migration(_))), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_complete_while_others_write() {
    const TABLES: usize = 5;
    let place = Place::sqlite();
    let store = place.open().await;
    for game in 0..TABLES {
        add_game(&store, &format!("g{game}")).await;
    }
    let writing = store.clone();
    let play = tokio::spawn(async move {
        for seq in 0..200 {
            // All tables at once: a copy that is not of one moment would show them apart.
            let changes: Vec<_> = (0..TABLES).map(|game| change(&format!("g{game}"), seq, 1)).collect();
            assert!(writing.commit(&changes).await.iter().all(Result::is_ok));
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let mut copies = 0;
    while !play.is_finished() {
        let copy = folder.path().join(format!("copy {copies}.db"));
        store.back_up(&copy).await.unwrap();
        check_copy(&copy, TABLES).await;
        copies += 1;
    }
    play.await.unwrap();
    assert!(copies > 1, "only {copies} while others wrote");
    let again = store.back_up(&folder.path().join("copy 0.db")).await;
    assert!(again.is_err(), "an older copy must not be written over");
}

async fn check_copy(copy: &std::path::Path, tables: usize) {
    let copy: Arc<dyn Store> = store::open_existing(&format!("sqlite:{}", copy.display())).await.unwrap();
    let mut lengths = Vec::new();
    for game in 0..tables {
        let whole = copy.whole(&format!("g{game}")).await.unwrap().unwrap();
        assert_eq!(whole.standing.ply, whole.actions.len() as i64);
        lengths.push(whole.actions.len());
    }
    assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]), "{lengths:?}");
    copy.close().await;
}

#[tokio::test]
async fn postgres_is_backed_up_by_its_own_tool() {
    let place = Place::postgres().await;
    let store = place.open().await;
    let copy = store.back_up(&PathBuf::from("/nowhere/copy.db")).await;
    assert!(matches!(copy, Err(Failure::NotEmbedded)), "{copy:?}");
}

/// Even where the host has set the database not to wait.
#[tokio::test]
async fn postgres_waits_for_the_disk() {
    let place = Place::postgres().await;
    let address = format!("{}&options[synchronous_commit]=off", place.address);
    let mut plain = sqlx::PgConnection::connect(&address).await.unwrap();
    let show = "SELECT current_setting('synchronous_commit')";
    let found: String = sqlx::query_scalar(show).fetch_one(&mut plain).await.unwrap();
    assert_eq!(found, "off");
    let store = store::PostgresStore::open(&address).await.unwrap();
    assert_eq!(store.durability().await.unwrap(), "on");
    plain.close().await.unwrap();
}

/// What a crash of the machine, not only of the program, must not undo.
#[tokio::test]
async fn sqlite_waits_for_the_disk() {
    let place = Place::sqlite();
    let store = store::SqliteStore::open(&place.address).await.unwrap();
    assert_eq!(store.durability().await.unwrap(), "wal 2");
}

/// A program that is killed may leave a transaction behind that PostgreSQL is still committing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_is_open_only_when_the_last_word_of_others_is_written() {
    let place = Place::postgres().await;
    add_game(&place.open().await, "g1").await;
    let mut dying = sqlx::PgConnection::connect(&place.address).await.unwrap();
    let mut last_word = dying.begin().await.unwrap();
    let line =
        "INSERT INTO action (game, seq, by, sentence, proof, at) VALUES ('g1', 0, '0', 'last word', '', 0)";
    sqlx::query(line).execute(&mut *last_word).await.unwrap();

    let address = place.address.clone();
    let opening = tokio::spawn(async move { store::open(&address).await.unwrap() });
    let mut looking = sqlx::PgConnection::connect(&place.address).await.unwrap();
    let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'action'::regclass";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut looking).await.unwrap() == 0 {
        assert!(!opening.is_finished(), "it did not wait");
    }
    last_word.commit().await.unwrap();
    let lines = opening.await.unwrap().actions("g1", 0).await.unwrap();
    assert_eq!(lines.len(), 1);
}
