//! Games that were really played, out of a store and into another; and what is wrong with them is found.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use archive::{Contents, Failure, Unproved};
use game::{By, Dice, SeededDice, Turn};
use provable::{Key, Line, Proof, ProvableDice, Salt, seal};
use std::sync::Arc;
use store::{Account, Action, Chat, Game, Note, Seat, Standing, Status, Store, Whole};
use tempfile::TempDir;

/// Plays an edition at random with provable dice, to its end or for so many lines.
fn played(edition: &str, id: &str, seed: u64, most: usize) -> Whole {
    let listing = catalog::find(edition).unwrap();
    let mut table = listing.open(&[]).unwrap();
    let seats = table.seats().to_vec();
    let (secret, salt) = ([seed as u8; 32], [9; 32]);
    let mut salts = vec![Salt::None; seats.len()];
    let mut sealed_salts = vec![None; seats.len()];
    salts[1] = Salt::Opened(salt);
    sealed_salts[1] = Some(seal(&salt));
    let proof = Proof { game: id.to_owned(), secret, sealed: seal(&secret), salts, sealed_salts };
    let key: Key = proof.key(&*table);
    let mut choose = SeededDice::new(seed);
    let mut dice = ProvableDice::new(&key, Line::default());
    let begun = table.begin(&mut dice);
    table.accept(begun);
    while table.log().len() < most {
        let Turn::Player(seat) = table.turn() else { break };
        let legal = table.legal(seat);
        let said = &legal[choose.below(legal.len() as u64) as usize];
        let next = table.propose(By::Seat(seat), said, Some(&mut dice)).unwrap();
        table.accept(next);
    }
    let actions: Vec<Action> =
        table.log().into_iter().enumerate().map(|(seq, line)| row(seq, line)).collect();
    let (status, due) = match table.turn() {
        Turn::Player(seat) => (Status::Running, Some(i64::from(seat.0))),
        Turn::Chance => (Status::Running, None),
        Turn::Over(_) => (Status::Over, None),
    };
    Whole {
        game: Game {
            id: id.to_owned(),
            edition: edition.to_owned(),
            head: table.head().join("\n"),
            start: None,
            rules_version: i64::from(listing.rules_version),
            host: "ann".into(),
            terms: r#"{"clock": "two  spaces # and a mark"}"#.into(),
            is_public: true,
            secret: secret.to_vec(),
            rematch_of: Some("g0".into()),
            at: 5,
        },
        standing: Standing {
            status,
            due,
            outcome: game::gamefile::result(table.turn(), &seats),
            clocks: "{}".into(),
            wake: Some(7),
            ply: actions.len() as i64,
            at: 99,
        },
        seats: vec![
            Seat { seat: 0, account: Some("ann".into()), ..Seat::default() },
            Seat {
                seat: 1,
                bot: Some(3),
                sealed: Some(seal(&salt).to_vec()),
                salt: Some(salt.to_vec()),
                ..Seat::default()
            },
        ],
        actions,
        chats: vec![Chat {
            number: 1,
            channel: "seated".into(),
            account: Some("ann".into()),
            name: "Ann #1".into(),
            text: "good  luck\n“you” too 🎲".into(),
            at: 3,
        }],
        notes: vec![Note { account: "ann".into(), text: "# plan  B".into() }],
    }
}

fn row(seq: usize, line: game::Line) -> Action {
    let word = |word: &game::Word| format!("{}+{}/{}", word.from, word.weight, word.total);
    Action {
        seq: seq as i64,
        by: match line.by {
            By::Seat(seat) => seat.0.to_string(),
            By::Chance => "chance".into(),
            By::Table => "table".into(),
        },
        sentence: line.sentence,
        proof: line.words.iter().map(word).collect::<Vec<_>>().join(" "),
        token: seq.is_multiple_of(3).then(|| format!("t {seq}")),
        at: seq as i64 * 7,
    }
}

async fn store() -> (TempDir, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("sandtable.db").display());
    (folder, store::open(&address).await.unwrap())
}

const LONG: usize = 100_000;

#[test]
fn a_whole_game_comes_back_the_same() {
    for edition in ["clash-ardennes", "mortain"] {
        for most in [30, LONG] {
            let whole = played(edition, "g1", 4, most);
            assert_eq!(whole.standing.status == Status::Over, most == LONG);
            let text = archive::write(&whole, Contents::Everything);
            assert_eq!(archive::read(&text, 0).unwrap(), whole, "{edition}");
        }
    }
}

#[test]
fn the_game_alone_gives_no_secret_away_before_the_end() {
    let running = archive::write(&played("clash-ardennes", "g1", 4, 30), Contents::Game);
    assert!(
        !running.contains("proof ") && !running.contains("kept ") && !running.contains("0404"),
        "{running}"
    );
    assert!(matches!(archive::read(&running, 0), Err(Failure::NotOver)));
    assert!(matches!(archive::verify(&running), Err(Unproved::Nothing)));
    let over = archive::write(&played("clash-ardennes", "g1", 4, LONG), Contents::Game);
    assert!(over.contains("proof secret 0404") && !over.contains("kept "));
}

#[test]
fn a_finished_game_from_elsewhere_is_kept_without_players() {
    let whole = played("clash-ardennes", "g1", 4, LONG);
    let read = archive::read(&archive::write(&whole, Contents::Game), 1234).unwrap();
    assert_eq!((read.game.id.as_str(), &read.game.secret), ("g1", &whole.game.secret));
    assert_eq!(read.standing.outcome, whole.standing.outcome);
    assert_eq!(read.seats[1].salt, whole.seats[1].salt);
    assert!(read.seats.iter().all(|seat| seat.account.is_none() && seat.bot.is_none()));
    assert_eq!(read.actions.len(), whole.actions.len());
}

#[test]
fn the_dice_of_a_finished_game_are_verified_and_tampering_is_noticed() {
    let text = archive::write(&played("clash-ardennes", "g1", 4, LONG), Contents::Game);
    let found = archive::verify(&text).unwrap();
    let verified = found.result.unwrap();
    assert!(verified.numbers > 5 && verified.sentences > 5 && found.salts == 1, "{verified:?}");

    let wrong = |text: &str| archive::verify(text).unwrap().result.unwrap_err().key;
    assert_eq!(wrong(&text.replace("proof secret 04", "proof secret 05")), "verify-secret");
    assert_eq!(wrong(&text.replace(" 0909", " 0a09")), "verify-salt");
    assert_eq!(wrong(&text.replace("proof game g1", "proof game g2")), "verify-number");
    let interval = text.lines().find(|line| line.contains(" ; ")).unwrap();
    let other = interval.replace('/', "0/");
    assert_eq!(wrong(&text.replace(interval, &other)), "verify-interval");
    assert!(matches!(archive::verify("hello"), Err(Unproved::Faults(_))));
}

#[tokio::test]
async fn everything_moves_to_an_empty_store_and_only_there() {
    let (here, from) = store().await;
    let games = [played("clash-ardennes", "g1", 4, LONG), played("mortain", "ünïcode/../g2", 5, 40)];
    for whole in &games {
        from.add_whole(whole).await.unwrap();
    }
    let ann = Account {
        id: "ann".into(),
        name: "Ann".into(),
        login: Some("ann".into()),
        password: Some("hash".into()),
        lang: "nl".into(),
        since: 4,
    };
    from.add_account(&ann).await.unwrap();
    from.settle("key", &[1, 2, 255]).await.unwrap();
    let folder = here.path().join("everything");
    let out = archive::export_all(&*from, &folder).await.unwrap();
    assert_eq!((out.games, out.accounts), (2, 1));
    assert!(matches!(archive::export_all(&*from, &folder).await, Err(Failure::Io(..))), "never written over");

    let (_there, to) = store().await;
    let moved = archive::import_all(&*to, &folder, 0).await.unwrap();
    assert_eq!((moved.games, moved.accounts, moved.left.len()), (2, 1, 0), "{moved:?}");
    for whole in &games {
        assert_eq!(to.whole(&whole.game.id).await.unwrap(), from.whole(&whole.game.id).await.unwrap());
    }
    assert_eq!(to.account("ann").await.unwrap(), Some(ann));
    assert_eq!(to.setting("key").await.unwrap(), Some(vec![1, 2, 255]));
    assert!(matches!(archive::import_all(&*to, &folder, 0).await, Err(Failure::Twice(_))));
}

#[tokio::test]
async fn games_that_the_rules_no_longer_allow_are_named_with_their_line() {
    let (_folder, store) = store().await;
    let good = played("clash-ardennes", "good", 4, LONG);
    let older =
        Whole { game: Game { rules_version: 0, id: "older".into(), ..good.game.clone() }, ..good.clone() };
    let mut broken = played("mortain", "broken", 6, 40);
    let place = broken.actions.iter().rposition(|line| line.by != "chance").unwrap();
    let line = &mut broken.actions[place];
    line.sentence = "fly away".into();
    let wrong = line.seq;
    let mut undecided = played("clash-ardennes", "undecided", 7, 30);
    undecided.standing.status = Status::Over;
    let mut other_turn = played("clash-ardennes", "other-turn", 7, 30);
    other_turn.standing.due = other_turn.standing.due.map(|due| 1 - due);
    for whole in [&good, &older, &broken, &undecided, &other_turn] {
        store.add_whole(whole).await.unwrap();
    }
    let checked = archive::check(&*store).await.unwrap();
    assert_eq!((checked.games, checked.older), (5, 1));
    let found: Vec<(&str, Option<usize>, &str)> = checked
        .differences
        .iter()
        .map(|found| (found.game.as_str(), found.line, found.message.key.as_str()))
        .collect();
    assert_eq!(
        found,
        [
            ("broken", Some(wrong as usize + 1), "refusal-misread"),
            ("other-turn", None, "check-due"),
            ("undecided", None, "check-not-over"),
        ]
    );
}
