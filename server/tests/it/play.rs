//! Playing over HTTP: views, sentences, stale and repeated messages, undo, draws, takebacks, looking back.

use crate::client::{Client, House, pair, token};
use axum::http::Method;
use game::{Dice, SeededDice};
use serde_json::{Value, json};

const SEATS: [&str; 2] = ["allies", "axis"];

/// Plays a whole game at random over HTTP; how many sentences it took.
pub(crate) async fn play_out(ann: &mut Client, ben: &mut Client, id: &str, dice: &mut SeededDice) -> usize {
    let mut said = 0;
    loop {
        let seen = ann.get(&format!("/tables/{id}/view")).await;
        let Some(due) = seen["turn"]["due"].as_str() else { return said };
        let (client, seat) = if due == "allies" { (&mut *ann, "allies") } else { (&mut *ben, "axis") };
        let seen = client.get(&format!("/tables/{id}/view?seat={seat}")).await;
        let legal = seen["legal"].as_array().expect("legal sentences");
        let sentence = &legal[dice.below(legal.len() as u64) as usize];
        let body = json!({ "ply": seen["ply"], "token": token(), "sentence": sentence });
        client.post(&format!("/tables/{id}/say"), body).await;
        said += 1;
        assert!(said < 5_000, "a game ends");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_are_played_over_http_and_their_dice_verified() {
    let house = House::new().await;
    for seed in 0..3 {
        let (mut ann, mut ben, id) = pair(&house, json!({})).await;
        assert_eq!(ann.fails(Method::GET, &format!("/tables/{id}/file"), Value::Null).await.0, 409);
        let said = play_out(&mut ann, &mut ben, &id, &mut SeededDice::new(seed)).await;
        assert!(said > 10);
        let file = ann.call(Method::GET, &format!("/tables/{id}/file"), Value::Null).await.text;
        let parsed = game::GameFile::parse(&file).expect("a game file");
        let table = catalog::find("clash-ardennes").expect("a game").open_file(&parsed).expect("it opens");
        let proof = provable::Proof::read(&parsed.proof, table.seats()).expect("a proof");
        let verified = provable::verify(&*table, &proof).expect("nobody chose the dice");
        assert!(verified.numbers > 0);
        let shown = ann.get(&format!("/tables/{id}")).await;
        assert_eq!(shown["table"]["status"], "over");
        let seal: String = proof.sealed.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(shown["table"]["seal"], json!(seal));
    }
}

#[tokio::test]
async fn an_older_view_is_answered_with_the_fresh_one_and_a_repeated_message_once() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let due = seen["turn"]["due"].as_str().expect("somebody is to act").to_owned();
    let client = if due == "allies" { &mut ann } else { &mut ben };
    let seen = client.get(&format!("/tables/{id}/view")).await;
    let said = json!({ "ply": seen["ply"], "token": "one", "sentence": seen["legal"][0] });
    let path = format!("/tables/{id}/say");
    let first = client.post(&path, said.clone()).await;
    assert_eq!(first["is_repeated"], false);
    let again = client.post(&path, said).await;
    assert_eq!((&again["is_repeated"], &again["seen"]["ply"]), (&json!(true), &first["seen"]["ply"]));
    let stale = json!({ "ply": seen["ply"], "token": "two", "sentence": seen["legal"][0] });
    let reply = client.call(Method::POST, &path, stale).await;
    assert_eq!((reply.status.as_u16(), &reply.body["code"]), (409, &json!("stale")));
    assert_eq!(reply.body["seen"]["ply"], first["seen"]["ply"]);
    assert_eq!(
        client.get(&format!("/tables/{id}/log?from=1")).await.as_array().map(Vec::len),
        first["seen"]["ply"].as_u64().map(|ply| ply as usize)
    );
}

#[tokio::test]
async fn a_refusal_has_its_paragraph_and_words_in_the_readers_language() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (client, due, other) = if seen["turn"]["due"] == "allies" {
        (&mut ann, "allies", &mut ben)
    } else {
        (&mut ben, "axis", &mut ann)
    };
    let reply = client.say(&id, due, "attack 1").await;
    assert_eq!((reply.status.as_u16(), &reply.body["code"]), (422, &json!("refused")));
    assert!(reply.body["rule"].as_str().is_some_and(|rule| rule.starts_with("CL-")), "{}", reply.text);
    let why = |lang| format!("/tables/{id}/why?sentence=attack%201&lang={lang}");
    let english = client.call(Method::GET, &why("en"), Value::Null).await;
    let dutch = client.call(Method::GET, &why("nl"), Value::Null).await;
    assert_eq!(english.body["message"]["key"], dutch.body["message"]["key"]);
    assert_ne!(english.body["message"]["text"], dutch.body["message"]["text"]);
    let other_seat = if due == "allies" { "axis" } else { "allies" };
    assert_eq!(other.say(&id, other_seat, "end").await.body["message"]["key"], "refusal-not-due");
    assert_eq!(
        other.fails(Method::GET, &format!("/tables/{id}/view?seat={due}"), Value::Null).await,
        (403, "forbidden".into())
    );
}

#[tokio::test]
async fn undo_steps_back_and_the_log_only_grows() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (client, due) =
        if seen["turn"]["due"] == "allies" { (&mut ann, "allies") } else { (&mut ben, "axis") };
    let before = client.get(&format!("/tables/{id}/view")).await;
    assert_eq!(before["can_undo"], false);
    let place = before["legal"]
        .as_array()
        .expect("a list")
        .iter()
        .find(|said| said.as_str().is_some_and(|said| said.starts_with("place ")));
    let place = place.and_then(Value::as_str).expect("a first unit can be placed").to_owned();
    let placed = client.say(&id, due, &place).await.body;
    assert_eq!(placed["seen"]["can_undo"], true);
    let undone = client.say(&id, due, "undo").await.body;
    assert_eq!(undone["seen"]["view"], before["view"]);
    let log = client.get(&format!("/tables/{id}/log")).await;
    let log = log.as_array().expect("a log");
    assert_eq!(log[log.len() - 2]["undone"], true);
    assert_eq!(log[log.len() - 1]["sentence"], "undo");
    let ply = before["ply"].as_u64().expect("a number");
    assert_eq!(client.get(&format!("/tables/{id}/view/{ply}")).await, before["view"]);
    assert_eq!(client.get(&format!("/tables/{id}/view/{}", ply + 1)).await, placed["seen"]["view"]);
    assert_eq!(
        client.fails(Method::GET, &format!("/tables/{id}/view/{}", ply + 3), Value::Null).await.0,
        404
    );
}

#[tokio::test]
async fn draws_are_offered_and_accepted_and_the_secret_is_opened_at_the_end() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let proof = ann.get(&format!("/tables/{id}/proof")).await.to_string();
    assert!(proof.contains("sealed ") && !proof.contains("secret "), "{proof}");
    assert_eq!(ann.say(&id, SEATS[0], "accept draw").await.status, 422);
    assert!(ann.say(&id, SEATS[0], "offer draw").await.status.is_success());
    let seen = ben.get(&format!("/tables/{id}/view")).await;
    assert_eq!(seen["offers"]["draw"], json!(["allies"]));
    let over = ben.say(&id, SEATS[1], "accept draw").await.body;
    assert_eq!(over["seen"]["turn"]["outcome"], json!({ "is_draw": true, "winners": [] }));
    assert!(ann.get(&format!("/tables/{id}/proof")).await.to_string().contains("secret "));
    assert_eq!(ann.say(&id, SEATS[0], "resign").await.body["message"]["key"], "refusal-over");
}

#[tokio::test]
async fn whoever_resigns_has_lost() {
    let house = House::new().await;
    let (mut ann, _ben, id) = pair(&house, json!({})).await;
    let over = ann.say(&id, SEATS[0], "resign").await.body;
    assert_eq!(over["seen"]["turn"]["outcome"]["winners"], json!(["axis"]));
}

#[tokio::test]
async fn a_takeback_needs_the_terms_and_everybodys_consent() {
    let house = House::new().await;
    let (mut ann, _, id) = pair(&house, json!({})).await;
    let refused = ann.say(&id, SEATS[0], "offer takeback").await;
    assert_eq!(refused.body["message"]["key"], "server-no-takebacks");
    let (mut ann, mut ben, id) = pair(&house, json!({ "terms": { "takebacks": true } })).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let first = seen["turn"]["due"].as_str().expect("a seat").to_owned();
    let (one, other) = if first == "allies" { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
    let second = if first == "allies" { "axis" } else { "allies" };
    let start = one.get(&format!("/tables/{id}/view")).await;
    assert!(one.say(&id, &first, start["legal"][0].as_str().expect("a sentence")).await.status.is_success());
    assert!(one.say(&id, &first, "offer takeback").await.status.is_success());
    assert_eq!(one.say(&id, &first, "accept takeback").await.status, 422);
    let back = other.say(&id, second, "accept takeback").await;
    assert!(back.status.is_success(), "{}", back.text);
    assert_eq!(one.get(&format!("/tables/{id}/view")).await["view"], start["view"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let mut dice = SeededDice::new(9);
    let mut house = house;
    for round in 0..6 {
        for _ in 0..15 {
            let seen = ann.get(&format!("/tables/{id}/view")).await;
            let Some(due) = seen["turn"]["due"].as_str() else { break };
            let client = if due == "allies" { &mut ann } else { &mut ben };
            let seen = client.get(&format!("/tables/{id}/view")).await;
            let legal = seen["legal"].as_array().expect("a list");
            let said = legal[dice.below(legal.len() as u64) as usize].as_str().expect("a sentence");
            assert!(client.say(&id, due, said).await.status.is_success());
        }
        let mut before = Vec::new();
        for client in [&mut ann, &mut ben] {
            before.push(client.get(&format!("/tables/{id}/view")).await);
            before.push(client.get(&format!("/tables/{id}/log")).await);
        }
        house = house.again().await;
        for (client, cookie) in [(&mut ann, 0), (&mut ben, 1)] {
            let kept = client.cookie.clone();
            *client = house.stranger();
            client.cookie = kept;
            let after = client.get(&format!("/tables/{id}/view")).await;
            assert_eq!(after, before[2 * cookie], "round {round}");
            assert_eq!(client.get(&format!("/tables/{id}/log")).await, before[2 * cookie + 1]);
            assert!(client.get(&format!("/tables/{id}/view/2")).await.is_object());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_past_a_stored_position_survives_a_restart() {
    let mut house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({ "terms": { "takebacks": true } })).await;
    let mut dice = SeededDice::new(12);
    for round in 0..4 {
        for _ in 0..14 {
            let seen = ann.get(&format!("/tables/{id}/view")).await;
            let Some(due) = seen["turn"]["due"].as_str() else { return };
            let client = if due == "allies" { &mut ann } else { &mut ben };
            let legal = client.get(&format!("/tables/{id}/view")).await["legal"].clone();
            let legal = legal.as_array().expect("a list");
            let said = legal[dice.below(legal.len() as u64) as usize].as_str().expect("a sentence");
            assert!(client.say(&id, due, said).await.status.is_success());
        }
        for _ in 0..3 {
            assert!(ann.say(&id, SEATS[0], "offer takeback").await.status.is_success());
            assert!(ben.say(&id, SEATS[1], "accept takeback").await.status.is_success());
        }
        let before =
            [ann.get(&format!("/tables/{id}/view")).await, ann.get(&format!("/tables/{id}/log")).await];
        house = house.again().await;
        for client in [&mut ann, &mut ben] {
            let kept = client.cookie.clone();
            *client = house.stranger();
            client.cookie = kept;
        }
        let after =
            [ann.get(&format!("/tables/{id}/view")).await, ann.get(&format!("/tables/{id}/log")).await];
        assert_eq!(after, before, "round {round}");
    }
}

#[tokio::test]
async fn a_game_by_other_rules_is_refused_with_an_export() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let store = store::open(&house.database).await.expect("the same database");
    let (mut game, standing, seats) = store.game(&id).await.expect("a database").expect("a game");
    game.id = "older".to_owned();
    game.rules_version = 0;
    store.add_game(&game, &standing, &seats).await.expect("a copy");
    let actions = store.actions(&id, 0).await.expect("lines");
    let change = store::Change { game: game.id, actions, standing, snapshot: None, seats: Vec::new() };
    assert!(store.commit(&[change]).await[0].is_ok());
    assert_eq!(ann.fails(Method::GET, "/tables/older/view", Value::Null).await, (409, "other-rules".into()));
    assert_eq!(
        ann.fails(Method::POST, "/tables/older/say", json!({ "ply": 0, "token": "x", "sentence": "end" }))
            .await
            .0,
        409
    );
    let text = ben.call(Method::GET, "/tables/older/file", Value::Null).await.text;
    assert!(
        text.starts_with("sandtable 1\ngame clash-ardennes\nrules 0\n") && text.contains("  chance coin "),
        "{text}"
    );
    let mut eve = house.guest("Eve").await;
    assert_eq!(eve.fails(Method::GET, "/tables/older/file", Value::Null).await.0, 403);
}
