//! Tables before and after play: made, found, joined, left, started, handed to the computer, played again.

use crate::client::{House, pair};
use axum::http::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn games_are_listed_with_seats_and_options_in_the_readers_language() {
    let house = House::new().await;
    let mut anyone = house.stranger();
    let games = anyone.get("/games?lang=it").await;
    let clash = &games[0];
    assert_eq!(clash["game"], "clash-ardennes");
    assert_eq!(clash["seats"].as_array().map(Vec::len), Some(2));
    assert!(!clash["options"].as_array().expect("options").is_empty());
    let rule = anyone.get("/rules/CL-4.1").await;
    assert!(rule["text"].as_str().is_some_and(|text| text.starts_with("**CL-4.1**")), "{rule}");
    assert_eq!(anyone.fails(Method::GET, "/rules/CL-99.1", Value::Null).await.0, 404);
    let book = anyone.get("/games/clash-dday/rules?lang=fr").await;
    assert_eq!(book["engine"], "clash");
    assert_eq!(book["text"], anyone.get("/games/clash/rules?lang=fr").await["text"]);
    assert!(book["text"].as_str().is_some_and(|text| text.contains("**CL-4.1**")));
    assert_eq!(anyone.fails(Method::GET, "/games/chess/rules", Value::Null).await.0, 404);
}

#[tokio::test]
async fn a_private_table_is_there_only_for_those_who_were_invited() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = ann.post("/tables", json!({ "game": "clash-ardennes", "seats": ["axis"] })).await;
    let id = made["table"]["id"].as_str().expect("an id").to_owned();
    let key = made["key"].as_str().expect("a key").to_owned();
    assert_eq!(made["yours"], json!(["axis"]));
    assert_eq!(ben.fails(Method::GET, &format!("/tables/{id}"), Value::Null).await, (404, "missing".into()));
    assert_eq!(ben.fails(Method::POST, &format!("/tables/{id}/join"), json!({})).await.0, 404);
    assert_eq!(ben.fails(Method::POST, &format!("/tables/{id}/join"), json!({ "key": "x" })).await.0, 404);
    assert_eq!(ben.get("/tables?whose=public").await, json!([]));
    assert_eq!(ben.get(&format!("/tables/{id}?key={key}")).await["table"]["status"], "open");
    assert_eq!(
        ann.fails(Method::GET, &format!("/tables/{id}/view"), Value::Null).await,
        (409, "conflict".into())
    );
    let taken = json!({ "key": key, "seat": "axis" });
    assert_eq!(ben.fails(Method::POST, &format!("/tables/{id}/join"), taken).await, (409, "conflict".into()));
    let joined = ben.post(&format!("/tables/{id}/join"), json!({ "key": key })).await;
    assert_eq!((&joined["yours"], &joined["table"]["status"]), (&json!(["allies"]), &json!("running")));
    let mut eve = house.guest("Eve").await;
    let late = json!({ "key": key });
    assert_eq!(eve.fails(Method::POST, &format!("/tables/{id}/join"), late).await.0, 409);
}

#[tokio::test]
async fn public_tables_are_found_watched_and_finished() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let id = ann.table(json!({ "is_public": true })).await;
    let mut ben = house.guest("Ben").await;
    assert_eq!(ben.get("/tables?whose=public&status=open").await[0]["id"], json!(id));
    ben.post(&format!("/tables/{id}/join"), json!({})).await;
    assert_eq!(ben.get("/tables?whose=public").await, json!([]));
    assert_eq!(ben.get("/tables?whose=public&status=running").await[0]["id"], json!(id));
    let mut watcher = house.stranger();
    let seen = watcher.get(&format!("/tables/{id}/view")).await;
    assert_eq!((&seen["seat"], &seen["legal"]), (&Value::Null, &json!([])));
    assert!(ann.say(&id, "allies", "resign").await.status.is_success());
    assert_eq!(ann.get("/tables?status=over").await[0]["outcome"], "axis");
    assert_eq!(watcher.get("/tables?whose=public&status=over").await[0]["id"], json!(id));
}

#[tokio::test]
async fn a_table_without_spectators_has_none() {
    let house = House::new().await;
    let body = json!({ "is_public": true, "terms": { "spectators": false } });
    let (_ann, _ben, id) = pair(&house, body).await;
    let mut watcher = house.guest("Eve").await;
    let path = format!("/tables/{id}/view");
    assert_eq!(watcher.fails(Method::GET, &path, Value::Null).await, (403, "forbidden".into()));
}

#[tokio::test]
async fn games_that_wait_for_me_come_first() {
    let house = House::new().await;
    let mut mine = Vec::new();
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    for seat in ["allies", "axis", "allies", "axis"] {
        let made = ann.post("/tables", json!({ "game": "clash-ardennes", "seats": [seat] })).await;
        let id = made["table"]["id"].as_str().expect("an id").to_owned();
        ben.post(&format!("/tables/{id}/join"), json!({ "key": made["key"] })).await;
        house.clock.advance(10);
        mine.push(id);
    }
    let list = ann.get("/tables?status=running").await;
    let due: Vec<bool> = list.as_array().expect("a list").iter().map(|row| row["is_due"] == true).collect();
    assert_eq!(due.len(), 4);
    assert!(due.windows(2).all(|pair| pair[0] || !pair[1]), "{due:?}");
    assert_eq!(ben.get("/tables").await.as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn bad_tables_are_not_made() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let cases = [
        (json!({ "game": "chess" }), 422),
        (json!({ "game": "clash-ardennes", "head": ["option nonsense 3"] }), 422),
        (json!({ "game": "clash-ardennes", "head": ["x\ny"] }), 422),
        (json!({ "game": "clash-ardennes", "seats": ["germany"] }), 422),
        (json!({ "game": "clash-ardennes", "bots": { "axis": 9 } }), 422),
        (json!({ "game": "clash-ardennes", "seats": ["axis"], "bots": { "axis": 1 } }), 409),
        (
            json!({ "game": "clash-ardennes", "terms": { "clock": { "kind": "live", "seconds": 1, "increment": 0 } } }),
            422,
        ),
        (json!({ "game": "clash-ardennes", "surprise": 1 }), 400),
        (json!({}), 400),
        (json!([]), 400),
    ];
    for (body, status) in cases {
        let reply = ann.call(Method::POST, "/tables", body.clone()).await;
        assert_eq!(reply.status.as_u16(), status, "{body}: {}", reply.text);
    }
    assert_eq!(ann.get("/tables").await, json!([]));
}

#[tokio::test]
async fn seats_are_left_before_the_game_and_the_host_can_remove_the_table() {
    let house = House::new().await;
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let id = ann.table(json!({ "is_public": true, "terms": { "auto_start": false } })).await;
    assert_eq!(ann.fails(Method::POST, &format!("/tables/{id}/start"), Value::Null).await.0, 409);
    ben.post(&format!("/tables/{id}/join"), json!({})).await;
    assert_eq!(ben.fails(Method::POST, &format!("/tables/{id}/start"), Value::Null).await.0, 403);
    ben.post(&format!("/tables/{id}/leave"), Value::Null).await;
    assert_eq!(ben.fails(Method::DELETE, &format!("/tables/{id}"), Value::Null).await.0, 403);
    ben.post(&format!("/tables/{id}/join"), json!({ "seat": "axis" })).await;
    assert_eq!(ann.post(&format!("/tables/{id}/start"), Value::Null).await["table"]["status"], "running");
    assert_eq!(ann.fails(Method::DELETE, &format!("/tables/{id}"), Value::Null).await.0, 409);
    let other = ann.table(json!({ "is_public": true })).await;
    ann.ok(Method::DELETE, &format!("/tables/{other}"), Value::Null).await;
    assert_eq!(ann.fails(Method::GET, &format!("/tables/{other}"), Value::Null).await.0, 404);
}

#[tokio::test]
async fn a_rematch_swaps_the_sides() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    let path = format!("/tables/{id}/rematch");
    assert_eq!(ann.fails(Method::POST, &path, Value::Null).await, (409, "conflict".into()));
    assert!(ann.say(&id, "allies", "resign").await.status.is_success());
    let again = ann.post(&path, Value::Null).await;
    assert_eq!((&again["yours"], &again["table"]["status"]), (&json!(["axis"]), &json!("open")));
    assert_eq!(ann.post(&path, Value::Null).await["table"]["id"], again["table"]["id"]);
    let both = ben.post(&path, Value::Null).await;
    assert_eq!(both["table"]["id"], again["table"]["id"]);
    assert_eq!((&both["yours"], &both["table"]["status"]), (&json!(["allies"]), &json!("running")));
    assert_eq!(both["table"]["rematch_of"], json!(id));
    let mut eve = house.guest("Eve").await;
    assert_eq!(eve.fails(Method::POST, &path, Value::Null).await.0, 404);
}

#[tokio::test]
async fn notes_are_private_and_chat_has_two_channels() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({ "is_public": true })).await;
    let mut eve = house.guest("Eve").await;
    ann.ok(Method::PUT, &format!("/tables/{id}/note"), json!({ "text": "watch road 3" })).await;
    assert_eq!(ann.get(&format!("/tables/{id}/note")).await["text"], "watch road 3");
    assert_eq!(ben.get(&format!("/tables/{id}/note")).await["text"], "");
    let chat = format!("/tables/{id}/chat");
    assert_eq!(ann.post(&chat, json!({ "text": "good luck" })).await["channel"], "seated");
    assert_eq!(eve.post(&chat, json!({ "text": "axis hides a tank" })).await["channel"], "watching");
    let texts = |chats: Value| -> Vec<String> {
        chats
            .as_array()
            .expect("a list")
            .iter()
            .map(|chat| chat["text"].as_str().unwrap_or("").to_owned())
            .collect()
    };
    assert_eq!(texts(ben.get(&chat).await), ["good luck"]);
    assert_eq!(texts(eve.get(&chat).await), ["good luck", "axis hides a tank"]);
    assert_eq!(texts(eve.get(&format!("{chat}?after=1")).await), ["axis hides a tank"]);
    assert!(ann.say(&id, "allies", "resign").await.status.is_success());
    assert_eq!(texts(ben.get(&chat).await).len(), 2, "after the game everybody reads everything");
    assert_eq!(ann.fails(Method::POST, &chat, json!({ "text": "  " })).await.0, 422);
    assert_eq!(ann.fails(Method::POST, &chat, json!({ "text": "x".repeat(501) })).await.0, 422);
}

#[tokio::test]
async fn lists_name_the_seats_that_a_table_has() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let head = json!(["nations austria france"]);
    ann.table(json!({ "game": "trench-club", "head": head, "is_public": true, "seats": ["france"] })).await;
    let listed = &ann.get("/tables?whose=public").await[0];
    let seats: Vec<&Value> =
        listed["seats"].as_array().expect("seats").iter().map(|seat| &seat["seat"]).collect();
    assert_eq!(seats, ["austria", "france"], "{listed}");
    assert_eq!(listed["seats"][1]["name"], "Ann");
}

#[tokio::test]
async fn a_map_of_ones_own_is_checked_and_played_on() {
    const TRAINING: &str = include_str!("../../../trench-club/data/maps/training.toml");
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let games = ann.get("/games").await;
    assert_eq!(games[0]["maps"], json!([]));
    assert_eq!(games[3]["maps"][0]["map"], "default");
    let map = ann.post("/games/trench-club/map", json!({ "text": TRAINING })).await;
    assert_eq!((&map["columns"], &map["forts"], &map["is_half"]), (&json!(13), &json!(7), &json!(true)));
    let mut head = map["head"].as_array().expect("lines").clone();
    head.push(json!("nations germany britain"));
    let made =
        ann.post("/tables", json!({ "game": "trench-club", "head": head, "bots": { "britain": 1 } })).await;
    assert_eq!(made["table"]["seats"].as_array().map(Vec::len), Some(2), "{made}");
    let broken = TRAINING.replace("rows = 9", "rows = nine");
    let reply = ann.call(Method::POST, "/games/trench-club/map", json!({ "text": broken })).await;
    assert_eq!(reply.status.as_u16(), 422);
    assert!(reply.body["faults"][0]["line"].is_u64(), "{}", reply.text);
    assert_eq!(ann.fails(Method::POST, "/games/mortain/map", json!({ "text": TRAINING })).await.0, 404);
    assert_eq!(ann.fails(Method::POST, "/games/trench-club/map", json!({})).await.0, 400);
}
