//! The computer opponents themselves, through the server.

use crate::client::{House, generous};
use axum::http::Method;
use serde_json::{Value, json};
use server::{Computers, Thinkers};
use std::time::Duration;

async fn house() -> House {
    House::thinking(generous(), Thinkers::new(Computers::default(), 1, 4)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_in_every_game_and_gives_hints_to_the_one_who_is_to_act() {
    let house = house().await;
    for listing in catalog::games() {
        let mut ann = house.guest("Ann").await;
        let seats: Vec<&str> = listing.seats().iter().map(|seat| seat.name).collect();
        let bots: serde_json::Map<String, Value> =
            seats[1..].iter().map(|&seat| (seat.to_owned(), json!(1))).collect();
        let id = ann.table(json!({ "game": listing.edition, "seats": [seats[0]], "bots": bots })).await;
        let view = format!("/tables/{id}/view");
        for _ in 0..6 {
            let mut seen = ann.get(&view).await;
            for _ in 0..2_000 {
                if seen["turn"]["due"] == seats[0] || seen["turn"]["outcome"].is_object() {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
                seen = ann.get(&view).await;
            }
            if seen["turn"]["outcome"].is_object() {
                break;
            }
            assert_eq!(seen["turn"]["due"], seats[0], "{}: the computer has acted", listing.edition);
            let legal = seen["legal"].as_array().expect("a list");
            let said = legal[legal.len() - 1].as_str().expect("a sentence").to_owned();
            assert!(ann.say(&id, seats[0], &said).await.status.is_success());
        }
    }
    let mut ann = house.guest("Ann").await;
    let id = ann.table(json!({ "seats": ["allies", "axis"] })).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let due = seen["turn"]["due"].as_str().expect("a seat");
    let other = if due == "allies" { "axis" } else { "allies" };
    let hint = ann.get(&format!("/tables/{id}/hint?seat={due}&lang=fr")).await;
    assert!(seen["legal"].as_array().expect("a list").contains(&hint["best"]["sentence"]), "{hint}");
    assert!(hint["reason"]["text"].as_str().is_some_and(|text| !text.starts_with("bots-")), "{hint}");
    let path = format!("/tables/{id}/hint?seat={other}");
    assert_eq!(ann.fails(Method::GET, &path, Value::Null).await, (409, "conflict".into()));
}
