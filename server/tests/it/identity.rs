//! Guests and accounts.

use crate::client::{House, pair};
use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

const LOGIN: &str = "Ann.Example";
const PASSWORD: &str = "a long enough password";

#[tokio::test]
async fn a_guest_is_remembered_by_a_cookie_that_scripts_cannot_read() {
    let house = House::new().await;
    let mut ann = house.stranger();
    assert_eq!(ann.fails(Method::GET, "/me", Value::Null).await, (401, "nobody".into()));
    let reply = ann.call(Method::POST, "/me", json!({ "name": "  Ann  " })).await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let cookie = reply.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(ann.get("/me").await["name"], "Ann");
    assert_eq!(ann.get("/me").await["login"], Value::Null);
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let ben = house.guest("Ben").await;
    let (id, _) = ann.cookie.split_once('.').expect("two parts");
    let (_, code) = ben.cookie.split_once('.').expect("two parts");
    ann.cookie = format!("{id}.{code}");
    assert_eq!(ann.fails(Method::GET, "/me", Value::Null).await.0, 401);
    for cookie in ["sandtable=", "sandtable=x", "sandtable=.", "sandtable=..", "other=1"] {
        ann.cookie = cookie.to_owned();
        assert_eq!(ann.fails(Method::GET, "/me", Value::Null).await.0, 401, "{cookie}");
    }
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_its_games() {
    let house = House::new().await;
    let (mut ann, _ben, id) = pair(&house, json!({})).await;
    let old = ann.cookie.clone();
    let login = json!({ "login": LOGIN, "password": PASSWORD });
    ann.post("/me/account", login.clone()).await;
    assert_eq!(ann.get("/tables").await[0]["id"], json!(id));
    let mut thief = house.stranger();
    thief.cookie = old;
    assert_eq!(
        thief.fails(Method::GET, "/me", Value::Null).await.0,
        401,
        "the guest's cookie is no longer good"
    );
    let mut elsewhere = house.stranger();
    let wrong = json!({ "login": LOGIN, "password": "not this one at all" });
    assert_eq!(elsewhere.fails(Method::POST, "/session", wrong).await, (401, "wrong-password".into()));
    let nobody = json!({ "login": "nobody", "password": PASSWORD });
    assert_eq!(elsewhere.fails(Method::POST, "/session", nobody).await, (401, "wrong-password".into()));
    elsewhere.post("/session", login.clone()).await;
    assert_eq!(elsewhere.get("/tables").await[0]["id"], json!(id));
    elsewhere.ok(Method::DELETE, "/session", Value::Null).await;
    assert_eq!(elsewhere.fails(Method::GET, "/me", Value::Null).await.0, 401);
    let mut ben = house.guest("Ben").await;
    assert_eq!(ben.fails(Method::POST, "/me/account", login).await, (409, "conflict".into()));
    let short = json!({ "login": "ben", "password": "short" });
    assert_eq!(ben.fails(Method::POST, "/me/account", short).await, (422, "wrong".into()));
}

#[tokio::test]
async fn a_new_name_is_seen_at_the_table() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    ann.ok(Method::PATCH, "/me", json!({ "name": "Anna", "lang": "nl" })).await;
    let shown = ben.get(&format!("/tables/{id}")).await;
    assert_eq!(shown["table"]["seats"][0]["name"], "Anna");
    assert_eq!(ann.get("/me").await["lang"], "nl");
    assert_eq!(ann.fails(Method::PATCH, "/me", json!({ "name": "   " })).await.0, 422);
    assert_eq!(ann.fails(Method::PATCH, "/me", json!({ "lang": "xx" })).await.0, 422);
}

#[tokio::test]
async fn deleted_data_is_gone_and_the_game_goes_on() {
    let house = House::new().await;
    let (mut ann, mut ben, id) = pair(&house, json!({})).await;
    ann.post(&format!("/tables/{id}/chat"), json!({ "text": "hello from Ann" })).await;
    ann.post("/me/account", json!({ "login": LOGIN, "password": PASSWORD })).await;
    assert_eq!(ann.fails(Method::DELETE, "/me", json!({})).await, (401, "wrong-password".into()));
    ann.ok(Method::DELETE, "/me", json!({ "password": PASSWORD })).await;
    let shown = ben.get(&format!("/tables/{id}")).await;
    assert_eq!(shown["table"]["seats"][0]["name"], Value::Null);
    assert_eq!(shown["table"]["seats"][0]["bot"], 2, "the computer plays on");
    let chat = ben.get(&format!("/tables/{id}/chat")).await.to_string();
    assert!(!chat.contains("Ann"), "{chat}");
    let login = json!({ "login": LOGIN, "password": PASSWORD });
    assert_eq!(ann.fails(Method::POST, "/session", login).await.0, 401);
}
