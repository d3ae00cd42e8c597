//! Tables: made, joined, listed, removed.

use crate::place::{Place, account, add_game, change, game, seats, standing};
use std::sync::Arc;
use store::{Failure, Game, Page, Seat, Standing, Status, Store};

const ALL: Page = Page { from: 0, most: 100 };

on_both!(
    a_table_comes_back_as_it_was_made,
    a_table_is_made_only_once,
    a_seat_changes_hands,
    a_removed_table_leaves_nothing,
    games_waiting_for_me_come_first,
    my_games_are_those_i_sit_at_or_made,
    lists_come_in_pages,
    private_tables_are_in_no_public_list,
    all_games_are_walked_in_order,
    tables_wake_when_it_is_time,
);

async fn a_table_comes_back_as_it_was_made(place: &Place) {
    let store = place.open().await;
    let made = Game {
        head: "map blank 3 3\nterrain 0101 forest\n".repeat(5000),
        start: Some("turn axis 1\n".into()),
        terms: r#"{"clock":"ünïcødé 时钟"}"#.into(),
        is_public: false,
        rematch_of: Some("g0".into()),
        ..game("g1")
    };
    let stands = Standing { status: Status::Open, due: None, outcome: Some("draw".into()), ..standing(0) };
    let sat = vec![
        Seat {
            seat: 0,
            account: Some("ann".into()),
            name: None,
            bot: None,
            sealed: Some(vec![1; 32]),
            salt: Some(vec![0; 32]),
        },
        Seat { seat: 1, bot: Some(4), ..Seat::default() },
        Seat { seat: 2, ..Seat::default() },
    ];
    store.add_game(&made, &stands, &sat).await.unwrap();
    assert_eq!(store.game("g1").await.unwrap(), Some((made, stands, sat)));
    assert_eq!(store.game("g0").await.unwrap(), None);
}

async fn a_table_is_made_only_once(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let other = Game { edition: "mortain".into(), ..game("g1") };
    assert!(matches!(store.add_game(&other, &standing(9), &seats(&["eve"])).await, Err(Failure::Conflict)));
    let (kept, stands, sat) = store.game("g1").await.unwrap().unwrap();
    assert_eq!((kept, stands, sat), (game("g1"), standing(0), seats(&["ann", "bob"])));
}

async fn a_seat_changes_hands(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    add_game(&store, "g2").await;
    let bot = Seat { seat: 1, bot: Some(2), salt: Some(vec![7]), ..Seat::default() };
    store.set_seat("g1", &bot).await.unwrap();
    let (_, _, sat) = store.game("g1").await.unwrap().unwrap();
    assert_eq!(sat, [seats(&["ann"]).remove(0), bot.clone()]);
    assert_eq!(store.game("g2").await.unwrap().unwrap().2, seats(&["ann", "bob"]));
    assert!(matches!(store.set_seat("g1", &Seat { seat: 2, ..bot.clone() }).await, Err(Failure::Missing)));
    assert!(matches!(store.set_seat("g3", &bot).await, Err(Failure::Missing)));
}

async fn a_removed_table_leaves_nothing(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    add_game(&store, "g2").await;
    for id in ["g1", "g2"] {
        store.commit(&[change(id, 0, 3)]).await.remove(0).unwrap();
        store.set_note(id, "ann", "note").await.unwrap();
    }
    store.remove_game("g1").await.unwrap();
    assert_eq!(store.game("g1").await.unwrap(), None);
    assert_eq!(store.actions("g1", 0).await.unwrap(), []);
    assert_eq!(store.note("g1", "ann").await.unwrap(), None);
    assert_eq!(store.actions("g2", 0).await.unwrap().len(), 3);
    // The id is free again, without what was there.
    add_game(&store, "g1").await;
    assert_eq!(store.whole("g1").await.unwrap().unwrap().actions, []);
}

async fn add(store: &Arc<dyn Store>, id: &str, status: Status, due: Option<i64>, at: i64, sat: &[&str]) {
    let stands = Standing { status, due, at, ..standing(0) };
    store.add_game(&game(id), &stands, &seats(sat)).await.unwrap();
}

async fn mine(store: &Arc<dyn Store>, who: &str, status: Option<Status>) -> Vec<(String, bool)> {
    let games = store.games_of(who, status, ALL).await.unwrap();
    games.into_iter().map(|game| (game.id, game.is_due)).collect()
}

async fn games_waiting_for_me_come_first(place: &Place) {
    let store = place.open().await;
    add(&store, "newest", Status::Running, Some(1), 90, &["ann", "bob"]).await;
    add(&store, "waits-long", Status::Running, Some(0), 10, &["ann", "bob"]).await;
    add(&store, "waits", Status::Running, Some(1), 20, &["bob", "ann"]).await;
    add(&store, "over", Status::Over, Some(0), 50, &["ann", "bob"]).await;
    add(&store, "chance", Status::Running, None, 30, &["ann", "bob"]).await;
    let expected =
        [("waits", true), ("waits-long", true), ("newest", false), ("over", false), ("chance", false)]
            .map(|(id, due)| (id.to_owned(), due));
    assert_eq!(mine(&store, "ann", None).await, expected);
    assert_eq!(mine(&store, "ann", Some(Status::Over)).await, [("over".to_owned(), false)]);
    assert_eq!(mine(&store, "ann", Some(Status::Running)).await.len(), 4);
}

async fn my_games_are_those_i_sit_at_or_made(place: &Place) {
    let store = place.open().await;
    store.add_account(&account("host")).await.unwrap();
    add(&store, "g1", Status::Running, Some(0), 1, &["ann", "bob"]).await;
    // In two seats, and made by the same: still one game.
    add(&store, "g2", Status::Open, None, 2, &["host", "host"]).await;
    let games = store.games_of("host", None, ALL).await.unwrap();
    assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["g2", "g1"]);
    assert_eq!(games[1].seats, seats(&["ann", "bob"]));
    // Accounts that are known show their name.
    let named = |seat: Seat| Seat { name: Some("Name of host".into()), ..seat };
    assert_eq!(games[0].seats, seats(&["host", "host"]).into_iter().map(named).collect::<Vec<_>>());
    assert_eq!(games[0].standing.status, Status::Open);
    assert_eq!(mine(&store, "bob", None).await, [("g1".to_owned(), false)]);
    assert_eq!(mine(&store, "eve", None).await, []);
}

async fn lists_come_in_pages(place: &Place) {
    let store = place.open().await;
    for number in 0..7 {
        add(&store, &format!("g{number}"), Status::Over, None, number, &["ann", "bob"]).await;
    }
    let page = |from, most| Page { from, most };
    let ids = |games: Vec<store::Summary>| games.into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(ids(store.games_of("ann", None, page(0, 3)).await.unwrap()), ["g6", "g5", "g4"]);
    assert_eq!(ids(store.games_of("ann", None, page(6, 3)).await.unwrap()), ["g0"]);
    assert_eq!(ids(store.public_games(Status::Over, page(2, 2)).await.unwrap()), ["g4", "g3"]);
    assert_eq!(ids(store.public_games(Status::Over, page(7, 2)).await.unwrap()), [""; 0]);
}

async fn private_tables_are_in_no_public_list(place: &Place) {
    let store = place.open().await;
    store.add_game(&Game { is_public: false, ..game("g1") }, &standing(0), &[]).await.unwrap();
    store.add_game(&game("g2"), &standing(0), &[]).await.unwrap();
    let listed = store.public_games(Status::Running, ALL).await.unwrap();
    assert_eq!(listed.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["g2"]);
    assert!(listed[0].is_public && listed[0].seats.is_empty());
    assert_eq!(store.public_games(Status::Open, ALL).await.unwrap(), []);
}

async fn all_games_are_walked_in_order(place: &Place) {
    let store = place.open().await;
    for id in ["g2", "G3", "g10", "g1"] {
        add_game(&store, id).await;
    }
    assert_eq!(store.all_games("", 3).await.unwrap(), ["G3", "g1", "g10"]);
    assert_eq!(store.all_games("g10", 3).await.unwrap(), ["g2"]);
    assert_eq!(store.all_games("g2", 3).await.unwrap(), [""; 0]);
}

async fn tables_wake_when_it_is_time(place: &Place) {
    let store = place.open().await;
    for (id, wake) in [("later", Some(30)), ("now", Some(20)), ("overdue", Some(10)), ("never", None)] {
        store.add_game(&game(id), &Standing { wake, ..standing(0) }, &[]).await.unwrap();
    }
    assert_eq!(store.waking_games(20, 9).await.unwrap(), ["overdue", "now"]);
    assert_eq!(store.waking_games(20, 1).await.unwrap(), ["overdue"]);
    assert_eq!(store.waking_games(9, 9).await.unwrap(), [""; 0]);
    // A move puts it off.
    let mut moved = change("overdue", 0, 1);
    moved.standing.wake = Some(50);
    store.commit(&[moved, change("now", 0, 1)]).await.remove(0).unwrap();
    assert_eq!(store.waking_games(49, 9).await.unwrap(), ["later"]);
}
