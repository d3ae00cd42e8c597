//! The log: lines that are there once, whoever else writes.

use crate::place::{Place, action, add_game, change, standing};
use std::sync::Arc;
use store::{Action, Change, Failure, Seat, Snapshot, Standing, Status, Store};

on_both!(
    lines_come_back_as_they_were_said,
    long_and_odd_texts_come_back_whole,
    a_line_number_is_given_only_once,
    a_change_is_kept_whole_or_not_at_all,
    a_new_player_is_kept_with_its_line_or_not_at_all,
    one_conflict_does_not_lose_the_others,
    a_line_for_a_table_that_is_gone_is_refused_alone,
    of_two_changes_of_one_table_in_a_commit_the_second_stands,
    a_batch_of_any_size_is_kept,
    the_newest_snapshot_counts,
    two_servers_cannot_both_be_right,
    an_empty_commit_is_nothing,
);

async fn commit_one(store: &Arc<dyn Store>, change: Change) -> Result<(), Failure> {
    store.commit(&[change]).await.remove(0)
}

async fn lines_come_back_as_they_were_said(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let lines = vec![
        Action { by: "chance".into(), sentence: "coin axis".into(), proof: "1+1/2".into(), ..action(0) },
        Action { by: "1".into(), token: Some("t-1".into()), ..action(1) },
        Action { by: "table".into(), sentence: "time-out axis".into(), at: -1, ..action(2) },
    ];
    let stands = Standing {
        status: Status::Over,
        due: None,
        outcome: Some("axis".into()),
        clocks: "{\"left\":[0,9]}".into(),
        wake: Some(88),
        ply: 3,
        at: 77,
    };
    let whole = Change {
        game: "g1".into(),
        actions: lines.clone(),
        standing: stands.clone(),
        snapshot: None,
        seats: Vec::new(),
    };
    commit_one(&store, whole).await.unwrap();
    assert_eq!(store.actions("g1", 0).await.unwrap(), lines);
    assert_eq!(store.actions("g1", 2).await.unwrap(), lines[2..]);
    assert_eq!(store.actions("g1", 3).await.unwrap(), []);
    assert_eq!(store.game("g1").await.unwrap().unwrap().1, stands);
    // And from disk.
    store.close().await;
    let again = place.open().await;
    assert_eq!(again.actions("g1", 0).await.unwrap(), lines);
}

async fn a_new_player_is_kept_with_its_line_or_not_at_all(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let seat = Seat { seat: 1, bot: Some(2), ..store.game("g1").await.unwrap().unwrap().2[1].clone() };
    let hand_over = |seq| Change { seats: vec![seat.clone()], ..change("g1", seq, 1) };
    commit_one(&store, change("g1", 0, 1)).await.unwrap();
    assert!(matches!(commit_one(&store, hand_over(0)).await, Err(Failure::Conflict)));
    assert_eq!(store.game("g1").await.unwrap().unwrap().2[1].bot, None);
    let nobody = Change { seats: vec![Seat { seat: 9, ..seat.clone() }], ..change("g1", 1, 1) };
    assert!(matches!(commit_one(&store, nobody).await, Err(Failure::Missing)));
    assert_eq!(store.actions("g1", 0).await.unwrap().len(), 1);
    commit_one(&store, hand_over(1)).await.unwrap();
    assert_eq!(store.game("g1").await.unwrap().unwrap().2[1].bot, Some(2));
    assert_eq!(store.actions("g1", 0).await.unwrap().len(), 2);
}

async fn long_and_odd_texts_come_back_whole(place: &Place) {
    let store = place.open().await;
    let id = "partie-№-1 'quoted\" %_\\ 🎲";
    add_game(&store, id).await;
    let odd =
        ["", " ", "'); DROP TABLE action; --", "日本語 \u{202e}right\u{202c} \u{1f3b2}\n\r\t", "$1 ? :a @b"];
    let mut lines: Vec<Action> =
        (0..).zip(odd).map(|(seq, said)| Action { sentence: said.into(), ..action(seq) }).collect();
    lines.push(Action { sentence: "é".repeat(1_000_000), proof: "0+1/6 ".repeat(10_000), ..action(5) });
    let whole = Change { actions: lines.clone(), ..change(id, 0, 0) };
    commit_one(&store, whole).await.unwrap();
    assert_eq!(store.actions(id, 0).await.unwrap(), lines);
}

async fn a_line_number_is_given_only_once(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    commit_one(&store, change("g1", 0, 2)).await.unwrap();
    let mut late = change("g1", 1, 1);
    late.actions[0].sentence = "another".into();
    assert!(matches!(commit_one(&store, late).await, Err(Failure::Conflict)));
    assert_eq!(store.actions("g1", 0).await.unwrap(), [action(0), action(1)]);
    // The same twice is a conflict too: whoever sends it again must notice that it is there.
    assert!(matches!(commit_one(&store, change("g1", 0, 2)).await, Err(Failure::Conflict)));
}

async fn a_change_is_kept_whole_or_not_at_all(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    commit_one(&store, change("g1", 2, 1)).await.unwrap();
    let stood = store.game("g1").await.unwrap().unwrap().1;
    // Lines 0 and 1 are free, 2 is not; the standing and the snapshot would be new.
    let mut half = change("g1", 0, 3);
    half.snapshot = Some(Snapshot { seq: 3, state: vec![1] });
    assert!(matches!(commit_one(&store, half).await, Err(Failure::Conflict)));
    assert_eq!(store.actions("g1", 0).await.unwrap(), [action(2)]);
    assert_eq!(store.game("g1").await.unwrap().unwrap().1, stood);
    assert_eq!(store.snapshot("g1").await.unwrap(), None);
}

async fn one_conflict_does_not_lose_the_others(place: &Place) {
    let store = place.open().await;
    for number in 0..100 {
        add_game(&store, &format!("g{number}")).await;
    }
    commit_one(&store, change("g50", 0, 1)).await.unwrap();
    let changes: Vec<Change> = (0..100).map(|number| change(&format!("g{number}"), 0, 2)).collect();
    let answers = store.commit(&changes).await;
    assert_eq!(answers.len(), 100);
    for (number, answer) in answers.iter().enumerate() {
        let lines = store.actions(&format!("g{number}"), 0).await.unwrap().len();
        let ply = store.game(&format!("g{number}")).await.unwrap().unwrap().1.ply;
        if number == 50 {
            assert!(matches!(answer, Err(Failure::Conflict)), "{answer:?}");
            assert_eq!((lines, ply), (1, 1));
        } else {
            assert!(answer.is_ok(), "{number}: {answer:?}");
            assert_eq!((lines, ply), (2, 2));
        }
    }
}

async fn a_line_for_a_table_that_is_gone_is_refused_alone(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let answers = store.commit(&[change("gone", 0, 1), change("g1", 0, 1)]).await;
    assert!(matches!(answers[..], [Err(Failure::Missing), Ok(())]), "{answers:?}");
    assert_eq!(store.actions("g1", 0).await.unwrap().len(), 1);
    assert_eq!(store.actions("gone", 0).await.unwrap(), []);
}

async fn of_two_changes_of_one_table_in_a_commit_the_second_stands(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    let snapshot = |seq| Some(Snapshot { seq, state: vec![seq as u8] });
    let first = Change { snapshot: snapshot(1), ..change("g1", 0, 1) };
    let second = Change { snapshot: snapshot(3), ..change("g1", 1, 2) };
    let clash = change("g1", 2, 5);
    let answers = store.commit(&[first, second, clash]).await;
    assert!(matches!(answers[..], [Ok(()), Ok(()), Err(Failure::Conflict)]), "{answers:?}");
    assert_eq!(store.actions("g1", 0).await.unwrap(), [action(0), action(1), action(2)]);
    assert_eq!(store.game("g1").await.unwrap().unwrap().1, standing(3));
    assert_eq!(store.snapshot("g1").await.unwrap(), snapshot(3));
}

async fn a_batch_of_any_size_is_kept(place: &Place) {
    let store = place.open().await;
    for number in 0..90 {
        add_game(&store, &format!("g{number}")).await;
    }
    let mut from = 0;
    // Around every size in which rows are grouped, and far beyond.
    for size in [1, 2, 3, 4, 5, 15, 16, 17, 63, 64, 65, 90] {
        let changes: Vec<Change> = (0..size)
            .map(|number| Change {
                snapshot: Some(Snapshot { seq: from, state: vec![9; 100] }),
                ..change(&format!("g{number}"), from, 1)
            })
            .collect();
        assert!(store.commit(&changes).await.iter().all(Result::is_ok), "{size}");
        from += 1;
    }
    for (number, lines) in [(0, 12), (1, 11), (4, 8), (15, 6), (63, 3), (64, 2), (89, 1)] {
        let found = store.actions(&format!("g{number}"), 0).await.unwrap();
        assert_eq!(found.len(), lines, "g{number}");
        assert_eq!(found.last().unwrap().seq, 11);
        assert_eq!(store.snapshot(&format!("g{number}")).await.unwrap().unwrap().seq, 11);
    }
    commit_one(&store, change("g0", from, 3000)).await.unwrap();
    assert_eq!(store.actions("g0", 0).await.unwrap().len(), 3012);
}

async fn the_newest_snapshot_counts(place: &Place) {
    let store = place.open().await;
    add_game(&store, "g1").await;
    assert_eq!(store.snapshot("g1").await.unwrap(), None);
    for seq in [1, 2] {
        let state = vec![seq as u8; 70_000];
        let kept = Change { snapshot: Some(Snapshot { seq, state }), ..change("g1", seq - 1, 1) };
        commit_one(&store, kept).await.unwrap();
    }
    commit_one(&store, change("g1", 2, 1)).await.unwrap();
    assert_eq!(store.snapshot("g1").await.unwrap(), Some(Snapshot { seq: 2, state: vec![2; 70_000] }));
}

/// Two programs on one database, each sure that the next number is its own.
async fn two_servers_cannot_both_be_right(place: &Place) {
    const LINES: i64 = 40;
    let (here, there) = (place.open().await, place.open().await);
    for game in ["g1", "g2", "g3"] {
        add_game(&here, game).await;
    }
    // In opposite orders, so that each could hold what the other waits for.
    let play = |store: Arc<dyn Store>, me: &'static str, games: [&'static str; 3]| async move {
        let mut mine = 0;
        for seq in 0..LINES {
            let changes: Vec<Change> = games
                .into_iter()
                .map(|game| {
                    let mut change = change(game, seq, 1);
                    change.actions[0].by = me.to_owned();
                    change
                })
                .collect();
            for answer in store.commit(&changes).await {
                match answer {
                    Ok(()) => mine += 1,
                    Err(Failure::Conflict) => {}
                    Err(failure) => panic!("{failure}"),
                }
            }
        }
        mine
    };
    let (mine, theirs) = tokio::join!(
        tokio::spawn(play(here.clone(), "here", ["g1", "g2", "g3"])),
        tokio::spawn(play(there.clone(), "there", ["g3", "g2", "g1"]))
    );
    assert_eq!(mine.unwrap() + theirs.unwrap(), 3 * LINES);
    for game in ["g1", "g2", "g3"] {
        let lines = here.actions(game, 0).await.unwrap();
        assert_eq!(lines.iter().map(|line| line.seq).collect::<Vec<_>>(), (0..LINES).collect::<Vec<_>>());
    }
}

async fn an_empty_commit_is_nothing(place: &Place) {
    let store = place.open().await;
    assert!(store.commit(&[]).await.is_empty());
    add_game(&store, "g1").await;
    // No line, but the clocks have changed.
    let clocks = Change { actions: Vec::new(), ..change("g1", 0, 0) };
    let clocks = Change { standing: Standing { clocks: "later".into(), ..standing(0) }, ..clocks };
    commit_one(&store, clocks).await.unwrap();
    assert_eq!(store.game("g1").await.unwrap().unwrap().1.clocks, "later");
    assert_eq!(store.actions("g1", 0).await.unwrap(), []);
}
