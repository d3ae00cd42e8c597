//! Time that runs out, and seats the computer plays, by a clock that the test sets.

use crate::client::{Client, House, pair};
use axum::http::Method;
use game::{Dice, SeededDice};
use serde_json::{Value, json};
use server::Running;
use std::time::Duration;

/// Waits until the table looks as wanted; what the server does by itself takes a moment.
async fn wait_for(client: &mut Client, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..2_000 {
        let reply = client.call(Method::GET, path, Value::Null).await;
        if wanted(&reply.body) {
            return reply.body;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    unreachable!("{path} never became as wanted: {}", client.get(path).await);
}

fn live(time_out: &str) -> Value {
    json!({ "terms": { "clock": { "kind": "live", "seconds": 60, "increment": 5 }, "time_out": time_out } })
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_has_lost() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, live("lose")).await;
    let view = format!("/tables/{id}/view");
    let seen = ann.get(&view).await;
    assert_eq!(seen["clocks"]["left"], json!([60_000, 60_000]));
    let due = seen["turn"]["due"].as_str().expect("a seat").to_owned();
    house.clock.advance(59_000);
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(ann.get(&view).await["turn"]["due"], json!(due));
    house.clock.advance(1_000);
    let over = wait_for(&mut ben, &view, |seen| seen["turn"]["outcome"].is_object()).await;
    let winner = if due == "allies" { "axis" } else { "allies" };
    assert_eq!(over["turn"]["outcome"]["winners"], json!([winner]));
    let log = ann.get(&format!("/tables/{id}/log")).await;
    let last = log.as_array().and_then(|log| log.last()).expect("a line").clone();
    assert_eq!((&last["by"], &last["sentence"]), (&json!("table"), &json!(format!("time-out {due}"))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_for_whoever_is_to_act_and_is_pressed_by_passing_the_turn() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, live("lose")).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (client, due, at) =
        if seen["turn"]["due"] == "allies" { (&mut ann, "allies", 0) } else { (&mut ben, "axis", 1) };
    house.clock.advance(20_000);
    // Playing on until the turn passes.
    let mut seen = client.get(&format!("/tables/{id}/view")).await;
    while seen["turn"]["due"] == due {
        let legal = seen["legal"].as_array().expect("a list");
        let end = legal.iter().find(|said| *said == "end").unwrap_or(&legal[0]).as_str().expect("a sentence");
        seen = client.say(&id, due, end).await.body["seen"].clone();
    }
    assert_eq!(seen["clocks"]["left"][at], 45_000, "20 seconds used, 5 earned");
    assert_eq!(seen["clocks"]["left"][1 - at], 60_000);
    assert_ne!(seen["clocks"]["running"], json!(due));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_out_of_time_can_go_to_the_computer_and_back() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, live("bot")).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (client, due, at) =
        if seen["turn"]["due"] == "allies" { (&mut ann, "allies", 0) } else { (&mut ben, "axis", 1) };
    house.clock.advance(60_000);
    let table = format!("/tables/{id}");
    wait_for(client, &table, |shown| shown["table"]["seats"][at]["bot"] == 2).await;
    // The computer ends the turn; then the person takes the seat back.
    wait_for(client, &format!("{table}/view"), |seen| seen["turn"]["due"] != due).await;
    client.ok(Method::PUT, &format!("{table}/seats/{due}"), json!({ "bot": null })).await;
    assert_eq!(client.get(&table).await["table"]["seats"][at]["bot"], Value::Null);
    let log = client.get(&format!("{table}/log")).await.to_string();
    assert!(log.contains(&format!("seat {due} bot")) && log.contains(&format!("seat {due} person")));
}

#[tokio::test(flavor = "multi_thread")]
async fn days_run_out_even_if_nobody_looks_and_the_server_was_restarted() {
    let house = House::new().await;
    let body = json!({ "terms": { "clock": { "kind": "days", "days": 2 } } });
    let (ann, _, id) = pair(&house, body).await;
    let house = house.again().await;
    let running = Running::with(house.state.clone(), ([127, 0, 0, 1], 0).into()).await.expect("a port");
    let mut back = house.stranger();
    back.cookie = ann.cookie.clone();
    house.clock.advance(2 * 24 * 60 * 60 * 1000 + 1);
    // Lists read the database alone: the table is not loaded by looking.
    for _ in 0..400 {
        if back.get("/tables").await[0]["status"] == "over" {
            break;
        }
        house.clock.advance(2_000);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(back.get("/tables").await[0]["status"], "over");
    assert_eq!(back.get(&format!("/tables/{id}")).await["table"]["status"], "over");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_is_played_to_its_end() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let id = ann.table(json!({ "seats": ["allies"], "bots": { "axis": 1 } })).await;
    let mut dice = SeededDice::new(2);
    let view = format!("/tables/{id}/view");
    loop {
        let seen = wait_for(&mut ann, &view, |seen| {
            seen["turn"]["due"] == "allies" || seen["turn"]["outcome"].is_object()
        })
        .await;
        if seen["turn"]["outcome"].is_object() {
            break;
        }
        let legal = seen["legal"].as_array().expect("a list");
        let said = legal[dice.below(legal.len() as u64) as usize].as_str().expect("a sentence");
        assert!(ann.say(&id, "allies", said).await.status.is_success());
    }
    assert_eq!(ann.get(&format!("/tables/{id}")).await["table"]["status"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_computers_play_each_other_across_a_restart() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let body =
        json!({ "only_host": true, "bots": { "axis": 1, "allies": 2 }, "terms": { "auto_start": false } });
    let id = ann.table(body).await;
    ann.post(&format!("/tables/{id}/start"), Value::Null).await;
    let cookie = ann.cookie.clone();
    let house = house.again().await;
    let running = Running::with(house.state.clone(), ([127, 0, 0, 1], 0).into()).await.expect("a port");
    let mut back = house.stranger();
    back.cookie = cookie;
    // Nothing is asked of the table itself: the server finds it by its own sweep.
    for _ in 0..400 {
        house.clock.advance(2_000);
        tokio::time::sleep(Duration::from_millis(25)).await;
        if back.get("/tables").await[0]["status"] == "over" {
            break;
        }
    }
    assert_eq!(back.get("/tables").await[0]["status"], "over");
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_tables_leave_memory_and_are_loaded_when_asked_for() {
    let house = House::new().await;
    let running = Running::with(house.state.clone(), ([127, 0, 0, 1], 0).into()).await.expect("a port");
    let (mut ann, _, id) = pair(&house, json!({})).await;
    let before = ann.get(&format!("/tables/{id}/view")).await;
    let in_memory = || house.state.tables_in_memory();
    assert_eq!(in_memory(), 1);
    for _ in 0..200 {
        if in_memory() == 0 {
            break;
        }
        house.clock.advance(60_000);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(in_memory(), 0);
    assert_eq!(ann.get(&format!("/tables/{id}/view")).await, before);
    assert_eq!(in_memory(), 1);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn salts_are_sealed_then_opened_and_one_not_opened_in_time_counts_by_its_seal() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({ "terms": { "salts": true } })).await;
    let table = format!("/tables/{id}");
    let path = format!("{table}/salt");
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let sealed = |salt: [u8; 32]| json!({ "sealed": hex(&provable::seal(&salt)) });
    let opened = |salt: [u8; 32]| json!({ "salt": hex(&salt) });
    assert_eq!(ann.get(&table).await["table"]["status"], "open");
    assert_eq!(ann.fails(Method::POST, &path, opened([1; 32])).await.0, 409, "nothing is sealed yet");
    ann.post(&path, sealed([1; 32])).await;
    assert_eq!(ann.fails(Method::POST, &path, sealed([3; 32])).await.0, 409, "once only");
    ben.post(&path, sealed([2; 32])).await;
    assert_eq!(ann.get(&table).await["table"]["status"], "opening");
    assert_eq!(ann.fails(Method::POST, &path, opened([9; 32])).await.0, 422, "another salt");
    ann.post(&path, opened([1; 32])).await;
    assert_eq!(ann.get(&table).await["table"]["status"], "opening");
    house.clock.advance(60_000);
    wait_for(&mut ann, &table, |shown| shown["table"]["status"] == "running").await;
    assert!(ann.say(&id, "allies", "resign").await.status.is_success());
    let file = ann.call(Method::GET, &format!("{table}/file"), Value::Null).await.text;
    let parsed = game::GameFile::parse(&file).expect("a game file");
    let opened = catalog::find("clash-ardennes").expect("a game").open_file(&parsed).expect("it opens");
    let proof = provable::Proof::read(&parsed.proof, opened.seats()).expect("a proof");
    assert_eq!(proof.salts[0], provable::Salt::Opened([1; 32]));
    assert_eq!(proof.salts[1], provable::Salt::Sealed(provable::seal(&[2; 32])));
    assert!(provable::verify(&*opened, &proof).is_ok_and(|verified| verified.numbers > 0));
}

#[tokio::test]
async fn real_dice_are_entered_by_the_players() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({ "terms": { "chance": "entered" } })).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    assert_eq!(seen["turn"], json!({ "due": null, "is_chance": true, "outcome": null }));
    let enter = |ply: &Value, sentence: &str| json!({ "ply": ply, "token": crate::client::token(), "is_chance": true, "sentence": sentence });
    let path = format!("/tables/{id}/say");
    assert_eq!(ben.fails(Method::POST, &path, enter(&seen["ply"], "coin nobody")).await.0, 422);
    let after = ben.post(&path, enter(&seen["ply"], "coin axis")).await;
    assert_eq!(after["seen"]["turn"]["is_chance"], true);
    let (mut ann, _, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let path = format!("/tables/{id}/say");
    assert_eq!(
        ann.fails(Method::POST, &path, enter(&seen["ply"], "coin axis")).await.0,
        422,
        "the server throws here"
    );
}
