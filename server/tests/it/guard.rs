//! Limits, origins, headers, and the pages for whoever runs the server.

use crate::client::{House, generous, pair};
use axum::{
    body::Body,
    http::{Method, Request, header},
};
use serde_json::{Value, json};
use server::{Limits, Rate};

async fn fetch(house: &House, path: &str) -> crate::client::Reply {
    let request = Request::builder().uri(path).body(Body::empty()).expect("a request");
    house.stranger().send(request).await
}

#[tokio::test]
async fn every_answer_has_its_security_headers() {
    let house = House::new().await;
    for path in ["/", "/api/v1/me", "/api/v1/games", "/nothing", "/healthz"] {
        let reply = fetch(&house, path).await;
        let policy = reply.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(reply.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
    }
}

#[tokio::test]
async fn pages_health_figures_and_the_description_are_served() {
    let house = House::new().await;
    let page = fetch(&house, "/").await;
    assert!(page.text.contains("<title>Sandtable</title>"), "{}", page.text);
    assert_eq!(fetch(&house, "/healthz").await.text, "well\n");
    let (_ann, _ben, _id) = pair(&house, json!({})).await;
    let figures = fetch(&house, "/metrics").await.text;
    assert!(figures.contains("sandtable_lines_total"), "{figures}");
    let described = fetch(&house, "/api/v1/openapi.json").await.body;
    assert!(described["paths"]["/api/v1/tables/{id}/say"]["post"].is_object(), "{described}");
    let docs = fetch(&house, "/api/docs/").await;
    assert!(docs.status.is_success() && docs.text.contains("swagger"), "{}", docs.text);
    assert!(!docs.text.contains("//cdn") && !docs.text.contains("https://"), "{}", docs.text);
    assert_eq!(fetch(&house, "/../Cargo.toml").await.status.as_u16(), 404);
}

#[tokio::test]
async fn requests_from_other_sites_change_nothing() {
    let house = House::new().await;
    let mut ann = house.guest("Ann").await;
    let send = |origin: &'static str, host: &'static str| {
        let request =
            ann.request(Method::POST, "/tables").header(header::ORIGIN, origin).header(header::HOST, host);
        request.body(Body::from(json!({ "game": "clash-ardennes" }).to_string())).expect("a request")
    };
    let (evil, own) =
        (send("https://evil.example", "play.example"), send("https://play.example", "play.example"));
    assert_eq!(ann.send(evil).await.status.as_u16(), 403);
    assert_eq!(ann.send(own).await.status.as_u16(), 201);
    let form =
        ann.request(Method::POST, "/tables").body(Body::from("game=clash-ardennes")).expect("a request");
    assert_eq!(ann.send(form).await.status.as_u16(), 400);
}

#[tokio::test]
async fn everything_has_a_limit() {
    let few = Rate::new(3.0, 0.0);
    let limits = Limits {
        guests: few,
        chats: few,
        moves: few,
        tables: few,
        sign_ins: few,
        tables_per_account: 2,
        ..generous()
    };
    let house = House::with(limits).await;
    let mut ann = house.guest("Ann").await;
    let big = json!({ "name": "x".repeat(100_000) });
    assert_eq!(ann.fails(Method::POST, "/me", big).await, (413, "too-large".into()));
    let id = ann.table(json!({ "is_public": true })).await;
    ann.table(json!({})).await;
    let third = json!({ "game": "clash-ardennes" });
    assert_eq!(ann.fails(Method::POST, "/tables", third).await, (429, "too-many".into()));
    let chat = format!("/tables/{id}/chat");
    for _ in 0..3 {
        ann.post(&chat, json!({ "text": "hello" })).await;
    }
    assert_eq!(ann.fails(Method::POST, &chat, json!({ "text": "hello" })).await, (429, "too-many".into()));
    let login = json!({ "login": "ann", "password": "x" });
    for _ in 0..3 {
        assert_eq!(ann.fails(Method::POST, "/session", login.clone()).await.0, 401);
    }
    assert_eq!(ann.fails(Method::POST, "/session", login).await.0, 429);
    house.guest("Ben").await;
    house.guest("Cid").await;
    let mut fourth = house.stranger();
    assert_eq!(fourth.fails(Method::POST, "/me", json!({ "name": "Dot" })).await, (429, "too-many".into()));
    assert_eq!(fourth.fails(Method::GET, "/nowhere", Value::Null).await, (404, "missing".into()));
}

#[tokio::test]
async fn requests_are_counted_by_address() {
    let limits = Limits { requests: Rate::new(5.0, 0.0), ..generous() };
    let house = House::with(limits).await;
    let mut ann = house.stranger();
    for _ in 0..5 {
        ann.get("/games").await;
    }
    assert_eq!(ann.fails(Method::GET, "/games", Value::Null).await, (429, "too-many".into()));
    house.clock.advance(1_000);
    assert_eq!(fetch(&house, "/healthz").await.status.as_u16(), 200, "health is asked by machines");
}

#[tokio::test]
async fn text_that_no_database_keeps_is_refused_with_a_sentence() {
    let house = House::new().await;
    let (mut ann, _ben, id) = pair(&house, json!({})).await;
    let (chat, note) = (format!("/tables/{id}/chat"), format!("/tables/{id}/note"));
    let name = json!({ "name": "A\u{0}nn" });
    let text = json!({ "text": "hel\u{0}lo" });
    for (method, path, body) in [
        (Method::POST, "/me", &name),
        (Method::PATCH, "/me", &name),
        (Method::POST, chat.as_str(), &text),
        (Method::PUT, note.as_str(), &text),
    ] {
        let reply = ann.call(method.clone(), path, body.clone()).await;
        assert_eq!(reply.status.as_u16(), 422, "{method} {path}: {}", reply.text);
        assert_eq!(reply.body["message"]["key"], "server-nul");
        assert!(reply.body["message"]["text"].as_str().is_some_and(|text| text.contains("NUL")));
    }
    assert_eq!(ann.get(&chat).await, json!([]));
}

#[tokio::test]
async fn of_much_chat_the_newest_lines_come() {
    let house = House::with(Limits { page: 1, ..generous() }).await;
    let (mut ann, _ben, id) = pair(&house, json!({})).await;
    let chat = format!("/tables/{id}/chat");
    for number in 1..=7 {
        ann.post(&chat, json!({ "text": format!("line {number}") })).await;
    }
    let numbers = |lines: Value| {
        lines.as_array().expect("lines").iter().map(|line| line["number"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(ann.get(&chat).await), [4, 5, 6, 7]);
    assert_eq!(numbers(ann.get(&format!("{chat}?after=6")).await), [7]);
}
