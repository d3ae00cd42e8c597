//! Lessons: taken by a stranger without a cookie, judged from what is sent along, and nothing is kept.

use crate::client::House;
use axum::http::Method;
use serde_json::{Value, json};

fn encoded(text: &str) -> String {
    text.replace(' ', "%20").replace(',', "%2C")
}

fn try_out(game: &str, step: &str, said: &[&str], sentence: &str) -> String {
    format!("/lessons/{game}/{step}/try?said={}&sentence={}", encoded(&said.join(",")), encoded(sentence))
}

#[tokio::test]
async fn all_courses_are_listed_in_the_readers_language() {
    let house = House::new().await;
    let list = house.stranger().get("/lessons?lang=it").await;
    let games: Vec<&str> =
        list.as_array().expect("a list").iter().map(|one| one["game"].as_str().expect("a text")).collect();
    assert_eq!(games, ["clash-ardennes", "clash-dday", "mortain", "trench-club"]);
    assert_eq!(list[0]["steps"][0]["step"], "place");
    assert_eq!(list[0]["steps"][0]["title"]["text"], "Il tuo primo carro");
}

#[tokio::test]
async fn every_step_can_be_taken_by_its_models() {
    let house = House::new().await;
    let mut me = house.stranger();
    let list = me.get("/lessons").await;
    for course in list.as_array().expect("a list") {
        let game = course["game"].as_str().expect("a text");
        for step in course["steps"].as_array().expect("a list") {
            let step = step["step"].as_str().expect("a text");
            let mut shown = me.get(&format!("/lessons/{game}/{step}")).await;
            let mut said: Vec<String> = Vec::new();
            while let Some(model) = shown["model"].as_str().map(str::to_owned) {
                assert_eq!(shown["seen"]["turn"]["due"], shown["seen"]["seat"], "{game} {step} {said:?}");
                let refs: Vec<&str> = said.iter().map(String::as_str).collect();
                let tried = me.get(&try_out(game, step, &refs, &model)).await;
                assert_eq!(tried["verdict"], "right", "{game} {step} {said:?}");
                assert_eq!(tried["refusal"].is_null(), shown["is_in_vain"] == json!(false), "{game} {step}");
                said.push(model);
                // The same follows from what was said, whoever asks.
                let so_far = encoded(&said.join(","));
                let again = house.stranger().get(&format!("/lessons/{game}/{step}?said={so_far}")).await;
                assert_eq!(again, tried["step"], "{game} {step} {said:?}");
                shown = again;
            }
            assert_eq!(shown["is_done"], true, "{game} {step}");
            assert_eq!(shown["coach"]["key"], format!("learn-{game}-{step}-done"));
        }
    }
}

#[tokio::test]
async fn a_wrong_try_is_refused_or_leads_astray() {
    let house = House::new().await;
    let mut me = house.stranger();
    let astray = me.get(&try_out("clash-ardennes", "place", &[], "place mine 2")).await;
    assert_eq!((astray["verdict"].as_str(), &astray["step"]["is_done"]), (Some("astray"), &json!(false)));
    assert_eq!(astray["step"]["lines"][0]["sentence"], "place mine 2");
    let path = try_out("clash-ardennes", "place", &[], "attack 4");
    let reply = me.call(Method::GET, &path, Value::Null).await;
    assert_eq!(reply.status.as_u16(), 422);
    assert_eq!((reply.body["code"].as_str(), reply.body["rule"].as_str()), (Some("refused"), Some("CL-4.1")));
    let vain = me.get(&try_out("clash-ardennes", "room", &[], "place tank 3")).await;
    assert_eq!((vain["verdict"].as_str(), vain["refusal"]["rule"].as_str()), (Some("right"), Some("CL-3.1")));
    assert!(vain["refusal"]["message"]["text"].as_str().is_some_and(|text| text.contains('3')), "{vain}");
}

#[tokio::test]
async fn odds_are_told_in_a_lesson_as_at_a_table() {
    let house = House::new().await;
    let odds = house.stranger().get("/lessons/mortain/fire/odds?sentence=fire%20119%20with%20D%20DF").await;
    let rows = odds["tables"][0]["rows"].as_array().expect("a list");
    let sum: f64 = rows.iter().map(|row| row["value"].as_f64().expect("a number")).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{odds}");
    assert_eq!(
        house.stranger().get("/lessons/clash-ardennes/place/odds?sentence=place%20tank%204").await,
        Value::Null
    );
}

#[tokio::test]
async fn what_is_not_there_too_long_or_never_said_is_turned_away() {
    let house = House::new().await;
    let mut me = house.stranger();
    let mut fails = async |path: String| me.fails(Method::GET, &path, Value::Null).await;
    let problem = |status: u16, code: &str| (status, code.to_owned());
    assert_eq!(fails("/lessons/chess/open".into()).await, problem(404, "missing"));
    assert_eq!(fails("/lessons/mortain/place".into()).await, problem(404, "missing"));
    let long = "x".repeat(201);
    assert_eq!(fails(try_out("mortain", "card", &[], &long)).await, problem(422, "wrong"));
    assert_eq!(fails(try_out("mortain", "card", &[], "")).await, problem(422, "wrong"));
    assert_eq!(fails(try_out("mortain", "card", &[&long], "pass")).await, problem(422, "wrong"));
    let many = vec!["pass"; 33];
    assert_eq!(fails(try_out("mortain", "card", &many, "pass")).await, problem(413, "too-large"));
    // `said` holds what was done as asked, nothing else.
    assert_eq!(fails(try_out("mortain", "card", &["pass"], "pass")).await, problem(422, "wrong"));
    assert_eq!(fails(try_out("mortain", "card", &["dance"], "pass")).await, problem(422, "refused"));
    assert_eq!(fails("/lessons/mortain/card/try".into()).await, problem(400, "unreadable"));
}
