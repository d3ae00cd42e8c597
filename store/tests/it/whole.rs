//! A table with everything that hangs on it, out of one database and into another.

use crate::place::{Place, action, add_game, change, game, seats, standing};
use store::{Chat, Failure, Note, Whole};

on_both!(
    a_whole_table_moves_to_another_database,
    a_whole_table_is_added_only_once_and_never_by_half,
    a_whole_table_is_read_as_it_was_at_one_moment,
);

fn whole(id: &str) -> Whole {
    let chat = Chat {
        number: 4,
        channel: "seated".into(),
        account: None,
        name: "Ann".into(),
        text: "hello".into(),
        at: 6,
    };
    Whole {
        game: game(id),
        standing: standing(200),
        seats: seats(&["ann", "bob"]),
        actions: (0..200).map(action).collect(),
        chats: vec![chat],
        notes: vec![Note { account: "ann".into(), text: "plan".into() }],
    }
}

async fn a_whole_table_moves_to_another_database(place: &Place) {
    let here = place.open().await;
    here.add_whole(&whole("g1")).await.unwrap();
    assert_eq!(here.whole("g2").await.unwrap(), None);
    let taken = here.whole("g1").await.unwrap().unwrap();
    let elsewhere = Place::sqlite();
    let there = elsewhere.open().await;
    there.add_whole(&taken).await.unwrap();
    assert_eq!(there.whole("g1").await.unwrap(), Some(whole("g1")));
    // Play goes on there.
    there.commit(&[change("g1", 200, 1)]).await.remove(0).unwrap();
}

async fn a_whole_table_is_added_only_once_and_never_by_half(place: &Place) {
    let store = place.open().await;
    store.add_whole(&whole("g1")).await.unwrap();
    assert!(matches!(
        store.add_whole(&Whole { actions: vec![], ..whole("g1") }).await,
        Err(Failure::Conflict)
    ));
    assert_eq!(store.whole("g1").await.unwrap(), Some(whole("g1")));
    // The last line is there twice: nothing of it is kept.
    let mut broken = whole("g2");
    broken.actions.push(action(199));
    assert!(matches!(store.add_whole(&broken).await, Err(Failure::Conflict)));
    assert_eq!(store.whole("g2").await.unwrap(), None);
    assert_eq!(store.all_games("", 10).await.unwrap(), ["g1"]);
}

async fn a_whole_table_is_read_as_it_was_at_one_moment(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let writing = store.clone();
    let play = tokio::spawn(async move {
        for seq in 0..150 {
            writing.commit(&[change("g1", seq, 1)]).await.remove(0).unwrap();
        }
    });
    let mut seen = 0;
    while !play.is_finished() {
        let whole = store.whole("g1").await.unwrap().unwrap();
        assert_eq!(whole.standing.ply, whole.actions.len() as i64);
        seen += 1;
    }
    play.await.unwrap();
    assert!(seen > 1, "nothing was read meanwhile");
}
