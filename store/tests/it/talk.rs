//! Chats and private notes.

use crate::place::{Place, add_game};
use store::{Chat, Failure};

on_both!(
    the_newest_chats_come_by_channel_and_number,
    a_chat_number_is_given_only_once,
    a_note_is_for_one_account_at_one_table,
    talk_needs_a_table,
);

fn said(number: i64, channel: &str) -> Chat {
    Chat {
        number,
        channel: channel.to_owned(),
        account: Some("ann".into()),
        name: "Ann".into(),
        text: format!("number {number} ☕"),
        at: number,
    }
}

async fn the_newest_chats_come_by_channel_and_number(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    add_game(&store, "g2").await;
    let all: Vec<Chat> =
        (1..=6).map(|number| said(number, if number % 2 == 0 { "seated" } else { "watching" })).collect();
    for chat in all.iter().rev() {
        store.add_chat("g1", chat).await.unwrap();
    }
    let both = &["seated", "watching"];
    assert_eq!(store.chats("g1", both, 0, 100).await.unwrap(), all);
    assert_eq!(store.chats("g1", both, 2, 3).await.unwrap(), all[3..6]);
    assert_eq!(store.chats("g1", &["seated"], 2, 1).await.unwrap(), all[5..6]);
    assert_eq!(store.chats("g1", &["watching"], 0, 9).await.unwrap().len(), 3);
    assert_eq!(store.chats("g1", &[], 0, 100).await.unwrap(), []);
    assert_eq!(store.chats("g2", both, 0, 100).await.unwrap(), []);
    assert_eq!(store.last_chat("g1").await.unwrap(), 6);
    assert_eq!(store.last_chat("g2").await.unwrap(), 0);
}

async fn a_chat_number_is_given_only_once(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    store.add_chat("g1", &said(1, "seated")).await.unwrap();
    assert!(matches!(store.add_chat("g1", &said(1, "watching")).await, Err(Failure::Conflict)));
    assert_eq!(store.chats("g1", &["seated", "watching"], 0, 9).await.unwrap(), [said(1, "seated")]);
}

async fn a_note_is_for_one_account_at_one_table(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    add_game(&store, "g2").await;
    store.set_note("g1", "ann", "attack").await.unwrap();
    store.set_note("g1", "bob", "defend").await.unwrap();
    store.set_note("g1", "ann", "wait – “ünless”").await.unwrap();
    assert_eq!(store.note("g1", "ann").await.unwrap().as_deref(), Some("wait – “ünless”"));
    assert_eq!(store.note("g1", "bob").await.unwrap().as_deref(), Some("defend"));
    assert_eq!(store.note("g2", "ann").await.unwrap(), None);
}

async fn talk_needs_a_table(place: &Place) {
    let store = place.open().await;
    assert!(matches!(store.add_chat("gone", &said(1, "seated")).await, Err(Failure::Missing)));
    assert!(matches!(store.set_note("gone", "ann", "x").await, Err(Failure::Missing)));
}
