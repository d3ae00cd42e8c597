//! The writer on a real database.

use crate::place::{Place, add_game, change};
use std::sync::Arc;
use store::{Change, Failure, Store, Writer};

on_both!(
    many_tables_write_at_once,
    a_conflict_reaches_only_its_own_table,
    what_was_handed_over_is_there_at_the_end
);

async fn tables(store: &Arc<dyn Store>, count: usize) {
    for table in 0..count {
        add_game(store, &format!("g{table}")).await;
    }
}

async fn many_tables_write_at_once(place: &Place) {
    const TABLES: usize = 60;
    const LINES: i64 = 15;
    let store = place.open().await;
    tables(&store, TABLES).await;
    let (writer, task) = Writer::start(store.clone());
    let play = |table: usize| {
        let (writer, store) = (writer.clone(), store.clone());
        tokio::spawn(async move {
            let game = format!("g{table}");
            for seq in 0..LINES {
                writer.write(change(&game, seq, 1)).await.unwrap();
                // Acknowledged is stored, for every reader, at once.
                let stored = store.actions(&game, seq).await.unwrap();
                assert_eq!(stored.len(), 1, "{game} {seq}");
            }
        })
    };
    let playing: Vec<_> = (0..TABLES).map(play).collect();
    for table in playing {
        table.await.unwrap();
    }
    drop(writer);
    task.await.unwrap();
    for table in 0..TABLES {
        let whole = store.whole(&format!("g{table}")).await.unwrap().unwrap();
        assert_eq!((whole.actions.len() as i64, whole.standing.ply), (LINES, LINES));
    }
}

async fn a_conflict_reaches_only_its_own_table(place: &Place) {
    const TABLES: usize = 30;
    let store = place.open().await;
    tables(&store, TABLES).await;
    store.commit(&[change("g7", 0, 1)]).await.remove(0).unwrap();
    let (writer, _task) = Writer::start(store.clone());
    let write = |table: usize| {
        let writer = writer.clone();
        tokio::spawn(async move { writer.write(change(&format!("g{table}"), 0, 1)).await })
    };
    let writing: Vec<_> = (0..TABLES).map(write).collect();
    for (table, answer) in writing.into_iter().enumerate() {
        match answer.await.unwrap() {
            Ok(()) => assert_ne!(table, 7),
            Err(Failure::Conflict) => assert_eq!(table, 7),
            Err(failure) => panic!("{table}: {failure}"),
        }
    }
}

async fn what_was_handed_over_is_there_at_the_end(place: &Place) {
    const TABLES: usize = 40;
    let store = place.open().await;
    tables(&store, TABLES).await;
    let (writer, task) = Writer::start(store.clone());
    let writing: Vec<_> = (0..TABLES)
        .map(|table| {
            let (writer, change): (Writer, Change) = (writer.clone(), change(&format!("g{table}"), 0, 1));
            tokio::spawn(async move { writer.write(change).await })
        })
        .collect();
    drop(writer);
    task.await.unwrap();
    for (table, answer) in writing.into_iter().enumerate() {
        answer.await.unwrap().unwrap();
        assert_eq!(store.actions(&format!("g{table}"), 0).await.unwrap().len(), 1);
    }
}
