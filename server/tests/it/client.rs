//! A person with a browser: a cookie, JSON in, JSON out.

use axum::{
    Router,
    body::Body,
    http::{Method, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use server::{Clock, Limits, Options, Random, Rate, State, Thinkers, app};
use tower::ServiceExt;

/// A server without a network, on a database of its own: a file, or where `SANDTABLE_TEST_ON=postgres` a schema of the
/// PostgreSQL that `tools/postgres run` started.
pub(crate) struct House {
    pub(crate) state: State,
    pub(crate) app: Router,
    pub(crate) clock: Clock,
    pub(crate) database: String,
    // Removed with everything in it when the test is over.
    folder: tempfile::TempDir,
}

/// The address of a database that nobody else uses.
async fn new_database(folder: &std::path::Path) -> String {
    if std::env::var("SANDTABLE_TEST_ON").as_deref() != Ok("postgres") {
        return format!("sqlite:{}", folder.join("sandtable.db").display());
    }
    let server = std::env::var("SANDTABLE_TEST_POSTGRES").expect("tools/postgres run -- … says where it is");
    let name: String = folder.to_string_lossy().bytes().map(|byte| format!("{byte:02x}")).collect();
    let schema = format!("s{}_{}", std::process::id(), &name[name.len().saturating_sub(24)..]);
    use sqlx::Connection;
    let mut connection = sqlx::PgConnection::connect(&server).await.expect("PostgreSQL answers");
    let sql = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
    sqlx::query(sql).execute(&mut connection).await.expect("a schema");
    connection.close().await.expect("it was open");
    format!("{server}?options[search_path]={schema}")
}

/// Limits that do not stand in the way of a test that is not about them.
pub(crate) fn generous() -> Limits {
    let plenty = Rate::new(1e9, 1e9);
    Limits {
        tables: plenty,
        guests: plenty,
        sign_ins: plenty,
        requests: plenty,
        messages: plenty,
        moves: plenty,
        chats: plenty,
        hints: plenty,
        replays: plenty,
        snapshot_lines: 8,
        ..Limits::default()
    }
}

pub(crate) fn thinkers() -> Thinkers {
    Thinkers::new(Random, 2, 16)
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(generous()).await
    }

    pub(crate) async fn with(limits: Limits) -> House {
        House::thinking(limits, thinkers()).await
    }

    pub(crate) async fn thinking(limits: Limits, thinkers: Thinkers) -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let database = new_database(folder.path()).await;
        House::at(folder, database, limits, thinkers).await
    }

    async fn at(folder: tempfile::TempDir, database: String, limits: Limits, thinkers: Thinkers) -> House {
        let options = Options {
            data: folder.path().to_owned(),
            database: Some(database.clone()),
            limits,
            ..Options::default()
        };
        let clock = Clock::set(1_000_000);
        let state = State::open(options, clock.clone(), thinkers).await.expect("a server");
        House { app: app(state.clone()), state, clock, database, folder }
    }

    /// Stops, and opens again on the same database.
    pub(crate) async fn again(self) -> House {
        self.state.close().await;
        House::at(self.folder, self.database, generous(), thinkers()).await
    }

    pub(crate) fn stranger(&self) -> Client {
        Client { app: self.app.clone(), cookie: String::new() }
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.stranger();
        client.ok(Method::POST, "/me", json!({ "name": name })).await;
        client
    }
}

#[derive(Clone)]
pub(crate) struct Client {
    app: Router,
    pub(crate) cookie: String,
}

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) body: Value,
    pub(crate) text: String,
    pub(crate) headers: axum::http::HeaderMap,
}

impl Client {
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Reply {
        let response = self.app.clone().oneshot(request).await.expect("the service answers");
        let (head, body) = response.into_parts();
        if let Some(cookie) = head.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("a plain cookie");
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let bytes = body.collect().await.expect("a body").to_bytes();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Reply { status: head.status, body, text, headers: head.headers }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        request.header(header::COOKIE, &self.cookie).header(header::CONTENT_TYPE, "application/json")
    }

    pub(crate) async fn call(&mut self, method: Method, path: &str, body: Value) -> Reply {
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let request = self.request(method, path).body(body).expect("a request");
        self.send(request).await
    }

    pub(crate) async fn ok(&mut self, method: Method, path: &str, body: Value) -> Value {
        let reply = self.call(method.clone(), path, body).await;
        assert!(reply.status.is_success(), "{method} {path}: {} {}", reply.status, reply.text);
        reply.body
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        self.ok(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Value {
        self.ok(Method::POST, path, body).await
    }

    /// The status and the code of a request that should fail.
    pub(crate) async fn fails(&mut self, method: Method, path: &str, body: Value) -> (u16, String) {
        let reply = self.call(method, path, body).await;
        let code = reply.body["code"].as_str().unwrap_or("no problem").to_owned();
        (reply.status.as_u16(), code)
    }

    /// A table with this body, which need not name the game.
    pub(crate) async fn table(&mut self, mut body: Value) -> String {
        if body["game"].is_null() {
            body["game"] = json!("clash-ardennes");
        }
        self.post("/tables", body).await["table"]["id"].as_str().expect("an id").to_owned()
    }

    /// Says a sentence in answer to the newest view.
    pub(crate) async fn say(&mut self, table: &str, seat: &str, sentence: &str) -> Reply {
        let seen = self.get(&format!("/tables/{table}/view?seat={seat}")).await;
        let body = json!({ "seat": seat, "ply": seen["ply"], "token": token(), "sentence": sentence });
        self.call(Method::POST, &format!("/tables/{table}/say"), body).await
    }
}

/// A number for a message, never the same twice.
pub(crate) fn token() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(0);
    format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// Two guests at a table of their own: Ann has the first seat, Ben the second.
pub(crate) async fn pair(house: &House, body: Value) -> (Client, Client, String) {
    let (mut ann, mut ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let made = ann.post("/tables", with_game(body)).await;
    let id = made["table"]["id"].as_str().expect("an id").to_owned();
    ben.post(&format!("/tables/{id}/join"), json!({ "key": made["key"] })).await;
    (ann, ben, id)
}

pub(crate) fn with_game(mut body: Value) -> Value {
    if body["game"].is_null() {
        body["game"] = json!("clash-ardennes");
    }
    body
}
