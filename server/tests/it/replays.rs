//! Game files opened without a table: looked at, judged, refused.

use crate::{
    client::{Client, House, generous, pair},
    play::play_out,
};
use axum::http::Method;
use game::SeededDice;
use serde_json::{Value, json};
use server::Limits;

/// A game of Clash that somebody has won as a file, and somebody who holds it. The server's own dice decide how it ends.
async fn played(house: &House) -> (Client, String) {
    loop {
        let (mut ann, mut ben, id) = pair(house, json!({})).await;
        play_out(&mut ann, &mut ben, &id, &mut SeededDice::new(4)).await;
        let file = ann.call(Method::GET, &format!("/tables/{id}/file"), Value::Null).await.text;
        if file.contains("\nresult a") {
            return (ann, file);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_looked_at_through_every_seat() {
    let house = House::new().await;
    let (_, file) = played(&house).await;
    // Nobody needs to be known for that.
    let mut anyone = house.stranger();
    let plain = anyone.post("/replays", json!({ "file": file, "lines": true, "count": 3 })).await;
    assert_eq!(plain["game"], "clash-ardennes");
    assert_eq!(plain["seats"][0]["name"], "Ann");
    assert_eq!(plain["outcome"]["winners"].as_array().map(Vec::len), Some(1));
    let count = plain["count"].as_u64().expect("lines") as usize;
    assert_eq!(plain["lines"].as_array().map(Vec::len), Some(count));
    assert_eq!(plain["views"].as_array().map(Vec::len), Some(3));
    assert_eq!(plain["views"][2]["allies"]["objective"], Value::Null);
    let allies = json!({ "file": file, "seat": "allies", "from": count, "count": 50 });
    let last = anyone.post("/replays", allies).await;
    assert_eq!(last["views"].as_array().map(Vec::len), Some(1));
    assert!(last["views"][0]["allies"]["objective"].is_string());
    assert_eq!(last["lines"], json!([]));
    // Chance dealt objectives, perhaps several times: a seat reads its own, those who watch read none.
    let told = |shown: &Value| {
        let lines = shown["lines"].as_array().expect("lines").clone();
        lines.iter().filter(|line| line["told"]["sentence"].as_str().is_some_and(is_objective)).count()
    };
    let axis = anyone.post("/replays", json!({ "file": file, "seat": "axis", "lines": true })).await;
    let dealt = file.lines().filter(|line| line.contains(" objective axis ")).count();
    assert!(dealt > 0, "{file}");
    assert_eq!((told(&plain), told(&axis)), (0, dealt));
    assert_eq!(axis["lines"][0]["told"]["messages"][0]["text"].as_str().map(str::is_empty), Some(false));
    let seat = json!({ "file": file, "seat": "nobody" });
    assert_eq!(anyone.fails(Method::POST, "/replays", seat).await, (422, "wrong".to_owned()));
}

fn is_objective(sentence: &str) -> bool {
    sentence.starts_with("objective ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_file_is_refused_with_the_line_to_blame() {
    let house = House::new().await;
    let (mut ann, file) = played(&house).await;
    let faults = async |ann: &mut Client, file: String| {
        let reply = ann.call(Method::POST, "/replays?lang=nl", json!({ "file": file })).await;
        assert_eq!((reply.status.as_u16(), &reply.body["code"]), (422, &json!("faults")), "{}", reply.text);
        let fault = reply.body["faults"][0].clone();
        (fault["line"].as_u64(), fault["message"]["key"].as_str().unwrap_or_default().to_owned())
    };
    let (at, line) =
        file.lines().enumerate().find(|(_, line)| line.contains(" place ")).expect("a placement");
    let number = Some(at as u64 + 1);
    let misread = file.replacen(line, "  allies plaice tank 3", 1);
    assert_eq!(faults(&mut ann, misread).await, (number, "refusal-misread".to_owned()));
    let coin = file.lines().position(|line| line.contains("chance coin")).expect("a coin") as u64 + 1;
    let loaded = file.replacen("+1/2", "+1/3", 1);
    assert_eq!(faults(&mut ann, loaded).await, (Some(coin), "refusal-proof".to_owned()));
    assert_eq!(faults(&mut ann, "chess".to_owned()).await.1, "fault-format");
    assert_eq!(faults(&mut ann, String::new()).await.1, "fault-format");
    let other = file.replacen("clash-ardennes", "chess", 1);
    assert_eq!(faults(&mut ann, other).await.0, None);
    let newer = file.replacen("\nrules ", "\nrules 9", 1);
    assert_eq!(faults(&mut ann, newer).await.1, "fault-rules-version");
    assert_eq!(ann.fails(Method::POST, "/replays", json!({})).await, (400, "unreadable".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_judged_once_the_game_is_over() {
    let house = House::new().await;
    let (mut ann, file) = played(&house).await;
    let moments = ann.post("/replays/review", json!({ "file": file })).await;
    let moments = moments.as_array().expect("moments");
    assert_eq!(moments.len(), file.lines().filter(|line| line.starts_with("  ")).count() + 1);
    let coin = &moments[1]["drawn"];
    assert_eq!((&coin["likelihood"], &coin["is_exact"]), (&json!(0.5), &json!(true)));
    let last = moments.last().expect("the end");
    let scores: Vec<f64> =
        last["scores"].as_array().expect("scores").iter().filter_map(Value::as_f64).collect();
    assert_eq!(scores.iter().sum::<f64>(), 0.0);
    assert_eq!(scores[0].abs(), 1.0);
    let cut: Vec<&str> = file.lines().filter(|line| !line.starts_with("result")).collect();
    let unfinished = cut[..cut.len() - 3].join("\n");
    for path in ["/replays/review", "/replays/hint"] {
        let body = if path.ends_with("hint") {
            json!({ "file": unfinished, "line": 5 })
        } else {
            json!({ "file": unfinished })
        };
        assert_eq!(ann.fails(Method::POST, path, body).await, (409, "conflict".to_owned()));
    }
    // It can still be looked at: whoever holds the text knows all of it.
    ann.post("/replays", json!({ "file": unfinished })).await;
    // The thinker of these tests has no advice; but before the coin nobody is asked for any.
    let early = json!({ "file": file, "line": 0 });
    assert_eq!(ann.fails(Method::POST, "/replays/hint", early).await, (409, "conflict".to_owned()));
    let asked = json!({ "file": file, "line": 8 });
    assert_eq!(ann.fails(Method::POST, "/replays/hint", asked).await, (404, "missing".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn files_have_their_limits() {
    let house = House::with(Limits { file: 4_000, file_lines: 50, ..generous() }).await;
    let mut anyone = house.stranger();
    let large = |file: String| json!({ "file": file });
    let too_large = (413, "too-large".to_owned());
    assert_eq!(anyone.fails(Method::POST, "/replays", large("x".repeat(4_001))).await, too_large);
    assert_eq!(anyone.fails(Method::POST, "/replays", large("x".repeat(40_000))).await, too_large);
    assert_eq!(anyone.fails(Method::POST, "/replays", large("x\n".repeat(51))).await, too_large);
    let house = House::with(Limits { replays: server::Rate::new(2.0, 0.0), ..generous() }).await;
    let mut anyone = house.stranger();
    for expected in [422, 422, 429] {
        assert_eq!(anyone.fails(Method::POST, "/replays", large("x".to_owned())).await.0, expected);
    }
}
