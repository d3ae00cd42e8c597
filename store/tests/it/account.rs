//! Who plays: guests, accounts, and being forgotten.

use crate::place::{Place, account, game, seats, standing};
use store::{Account, Chat, Failure};

on_both!(
    an_account_is_found_by_id_and_login,
    a_guest_becomes_an_account_and_keeps_its_id,
    a_taken_login_is_a_conflict,
    many_guests_have_no_login,
    a_missing_account_cannot_be_changed,
    forgetting_an_account_keeps_the_games,
    a_forgotten_login_is_free_again,
    accounts_are_walked_in_order,
    the_first_value_of_a_setting_stays,
);

async fn an_account_is_found_by_id_and_login(place: &Place) {
    let store = place.open().await;
    let ann = Account { login: Some("ann".into()), password: Some("$argon2id$…".into()), ..account("a1") };
    store.add_account(&ann).await.unwrap();
    assert_eq!(store.account("a1").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.account_by_login("ann").await.unwrap(), Some(ann.clone()));
    assert_eq!(store.account("ann").await.unwrap(), None);
    assert_eq!(store.account_by_login("a1").await.unwrap(), None);
    assert!(matches!(store.add_account(&account("a1")).await, Err(Failure::Conflict)));
    assert_eq!(store.account("a1").await.unwrap(), Some(ann));
}

async fn a_guest_becomes_an_account_and_keeps_its_id(place: &Place) {
    let store = place.open().await;
    store.add_account(&account("a1")).await.unwrap();
    let grown = Account {
        name: "Änne 🎲".into(),
        login: Some("änne".into()),
        password: Some("hash".into()),
        lang: "it".into(),
        ..account("a1")
    };
    store.change_account(&grown).await.unwrap();
    assert_eq!(store.account("a1").await.unwrap(), Some(grown.clone()));
    assert_eq!(store.account_by_login("änne").await.unwrap(), Some(grown));
}

async fn a_taken_login_is_a_conflict(place: &Place) {
    let store = place.open().await;
    store.add_account(&Account { login: Some("ann".into()), ..account("a1") }).await.unwrap();
    let second = Account { login: Some("ann".into()), ..account("a2") };
    assert!(matches!(store.add_account(&second).await, Err(Failure::Conflict)));
    assert_eq!(store.account("a2").await.unwrap(), None);
    store.add_account(&account("a2")).await.unwrap();
    assert!(matches!(store.change_account(&second).await, Err(Failure::Conflict)));
    assert_eq!(store.account("a2").await.unwrap(), Some(account("a2")));
}

async fn many_guests_have_no_login(place: &Place) {
    let store = place.open().await;
    for id in ["a1", "a2", "a3"] {
        store.add_account(&account(id)).await.unwrap();
    }
}

async fn a_missing_account_cannot_be_changed(place: &Place) {
    let store = place.open().await;
    assert!(matches!(store.change_account(&account("a1")).await, Err(Failure::Missing)));
    assert_eq!(store.account("a1").await.unwrap(), None);
}

async fn forgetting_an_account_keeps_the_games(place: &Place) {
    let store = place.open().await;
    for id in ["zoe", "bob"] {
        store.add_account(&account(id)).await.unwrap();
    }
    let mut made = game("g1");
    made.host = "zoe".into();
    store.add_game(&made, &standing(0), &seats(&["zoe", "bob"])).await.unwrap();
    store.commit(&[crate::place::change("g1", 0, 2)]).await.remove(0).unwrap();
    let said = |number, by: &str| Chat {
        number,
        channel: "seated".into(),
        account: Some(by.into()),
        name: format!("Name of {by}"),
        text: "I live in Bruges".into(),
        at: 1,
    };
    store.add_chat("g1", &said(1, "zoe")).await.unwrap();
    store.add_chat("g1", &said(2, "bob")).await.unwrap();
    store.set_note("g1", "zoe", "my plan").await.unwrap();
    store.set_note("g1", "bob", "his plan").await.unwrap();

    store.forget_account("zoe").await.unwrap();

    assert_eq!(store.account("zoe").await.unwrap(), None);
    assert_eq!(store.account("bob").await.unwrap(), Some(account("bob")));
    let whole = store.whole("g1").await.unwrap().unwrap();
    assert_eq!(whole.actions.len(), 2);
    assert_eq!(whole.seats[0].account, None);
    assert_eq!(whole.seats[1].account.as_deref(), Some("bob"));
    assert_eq!(
        whole.chats[0],
        Chat { account: None, name: String::new(), text: String::new(), ..said(1, "") }
    );
    assert_eq!(whole.chats[1], said(2, "bob"));
    assert!(!format!("{whole:?}").contains("zoe"), "{whole:?}");
    assert_eq!(store.note("g1", "zoe").await.unwrap(), None);
    assert_eq!(store.note("g1", "bob").await.unwrap().as_deref(), Some("his plan"));
}

async fn a_forgotten_login_is_free_again(place: &Place) {
    let store = place.open().await;
    store.add_account(&Account { login: Some("ann".into()), ..account("a1") }).await.unwrap();
    store.forget_account("a1").await.unwrap();
    store.add_account(&Account { login: Some("ann".into()), ..account("a2") }).await.unwrap();
}

async fn accounts_are_walked_in_order(place: &Place) {
    let store = place.open().await;
    // By bytes, not by any language's alphabet: Z before a before é.
    for id in ["é", "a", "Z", "b"] {
        store.add_account(&account(id)).await.unwrap();
    }
    let mut walked = Vec::new();
    while let Some(next) = store.accounts(walked.last().map_or("", String::as_str), 1).await.unwrap().pop() {
        walked.push(next.id);
    }
    assert_eq!(walked, ["Z", "a", "b", "é"]);
}

async fn the_first_value_of_a_setting_stays(place: &Place) {
    let store = place.open().await;
    assert_eq!(store.setting("key").await.unwrap(), None);
    assert_eq!(store.settle("key", &[0, 1, 255]).await.unwrap(), [0, 1, 255]);
    assert_eq!(store.settle("key", &[9]).await.unwrap(), [0, 1, 255]);
    let again = place.open().await;
    assert_eq!(again.setting("key").await.unwrap(), Some(vec![0, 1, 255]));
    assert_eq!(again.settings().await.unwrap(), [("key".to_owned(), vec![0, 1, 255])]);
}
