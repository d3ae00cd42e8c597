//! Generated messages that must all be turned away: wrong seats, older views, illegal and unreadable sentences, other
//! people's tables, things that are too large. None may be carried out, none may break anything.

use crate::{
    client::{Client, House, pair, token},
    socket::{Socket, listen},
};
use axum::{
    body::Body,
    http::{Method, Request},
};
use game::{Dice, SeededDice};
use serde_json::{Value, json};

/// How many messages; CI sends few, the long run many.
fn count(short: u64) -> u64 {
    std::env::var("SANDTABLE_HOSTILE").ok().and_then(|text| text.parse().ok()).unwrap_or(short)
}

fn pick<'a>(dice: &mut SeededDice, from: &[&'a str]) -> &'a str {
    from[dice.below(from.len() as u64) as usize]
}

/// Text of any letters, some of them odd.
fn noise(dice: &mut SeededDice, most: u64) -> String {
    let letters: Vec<char> = "abcz019 -_.;:'\"\\{}[]<>/%&=\u{0}\n\t\u{7f}é€🂡\u{202e}".chars().collect();
    (0..dice.below(most)).map(|_| letters[dice.below(letters.len() as u64) as usize]).collect()
}

fn value(dice: &mut SeededDice) -> Value {
    match dice.below(9) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1e300),
        4 => json!(u64::MAX),
        5 => json!([]),
        6 => json!({ "a": [] }),
        _ => json!(noise(dice, 40)),
    }
}

/// A sentence that nobody may say at this table now: said by the one who is not to act, or none at all.
fn sentence(dice: &mut SeededDice, legal: &[String]) -> String {
    match dice.below(6) {
        0 => noise(dice, 60),
        1 => format!("{} ", legal[dice.below(legal.len() as u64) as usize]),
        2 => legal[dice.below(legal.len() as u64) as usize].to_uppercase(),
        3 => pick(
            dice,
            &["time-out axis", "seat axis bot", "coin axis", "accept draw", "undo", "accept takeback"],
        )
        .to_owned(),
        4 => "x".repeat(dice.below(5_000) as usize),
        _ => legal[dice.below(legal.len() as u64) as usize].clone(),
    }
}

/// The body of a message to say something, with something wrong in it.
fn said(dice: &mut SeededDice, ply: &Value, legal: &[String]) -> Value {
    let mut body = json!({ "ply": ply, "token": token(), "sentence": sentence(dice, legal) });
    match dice.below(8) {
        0 => body["ply"] = json!(ply.as_u64().unwrap_or(0) + 1 + dice.below(3)),
        1 => body["ply"] = value(dice),
        2 => body["token"] = value(dice),
        3 => body["seat"] = json!(pick(dice, &["allies", "axis", "germany", ""])),
        4 => body["is_chance"] = json!(true),
        5 => body[noise(dice, 10)] = value(dice),
        _ => {}
    }
    body
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hostile_is_carried_out_and_nothing_breaks() {
    let house = House::new().await;
    let (mut ann, ben, id) = pair(&house, json!({})).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (mut due, mut idle) = if seen["turn"]["due"] == "allies" { (ann, ben) } else { (ben, ann) };
    let fresh = due.get(&format!("/tables/{id}/view")).await;
    let legal: Vec<String> = serde_json::from_value(fresh["legal"].clone()).expect("sentences");
    let ply = idle.get(&format!("/tables/{id}/view")).await["ply"].clone();
    let before = due.get(&format!("/tables/{id}/log")).await;
    let mut eve = house.guest("Eve").await;
    let mut nobody = house.stranger();
    let mut dice = SeededDice::new(77);
    let path = format!("/tables/{id}/say");
    for number in 0..count(3_000) {
        let body = said(&mut dice, &ply, &legal);
        let client: &mut Client = match dice.below(4) {
            0 => &mut nobody,
            1 => &mut eve,
            _ => &mut idle,
        };
        let text = match dice.below(10) {
            0 => noise(&mut dice, 300),
            1 => body.to_string().chars().take(dice.below(40) as usize).collect(),
            2 => "[".repeat(dice.below(3_000) as usize),
            3 => format!("{}{}", body, noise(&mut dice, 5)),
            4 => "9".repeat(70_000),
            _ => body.to_string(),
        };
        let request = client.request(Method::POST, &path).body(Body::from(text.clone())).expect("a request");
        let reply = client.send(request).await;
        // The trailing space of a sound body is no harm; the message itself still is not allowed.
        assert!(reply.status.is_client_error(), "{number}: {} {text}: {}", reply.status, reply.text);
    }
    assert_eq!(due.get(&format!("/tables/{id}/log")).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_address_breaks_the_server() {
    let house = House::new().await;
    let (ann, _ben, id) = pair(&house, json!({})).await;
    let mut ann = ann;
    let mut dice = SeededDice::new(78);
    let methods = [
        Method::GET,
        Method::POST,
        Method::PUT,
        Method::PATCH,
        Method::DELETE,
        Method::HEAD,
        Method::OPTIONS,
    ];
    let ends = [
        "view",
        "view/0",
        "view/99999999999",
        "view/-1",
        "log?from=x",
        "log?from=4294967295",
        "why",
        "odds?sentence=",
        "hint",
        "salt",
        "proof",
        "file",
        "chat",
        "note",
        "join",
        "leave?x",
        "rematch",
        "seats/axis",
        "seats/",
        "live",
        "start",
        "say",
        "%00",
        "../../me",
    ];
    for number in 0..count(1_500) {
        let method = methods[dice.below(methods.len() as u64) as usize].clone();
        let table = match dice.below(4) {
            0 => id.clone(),
            1 => "%00".to_owned(),
            2 => "x".repeat(dice.below(300) as usize),
            _ => "AAAAAAAAAAAAAAAAAAAA".to_owned(),
        };
        let path = match dice.below(6) {
            0 => pick(
                &mut dice,
                &[
                    "/me",
                    "/session",
                    "/me/account",
                    "/games",
                    "/rules/%00",
                    "/tables?from=-1",
                    "/tables?whose=x&status=%00",
                ],
            )
            .to_owned(),
            _ => format!("/tables/{table}/{}", pick(&mut dice, &ends)),
        };
        // What would end the test's own identity or game is not asked for.
        let ends_it =
            path == "/me" || path == "/session" || path.ends_with("/leave?x") || path.contains("/seats/");
        if ends_it && method != Method::GET {
            continue;
        }
        let cookie = if dice.below(3) == 0 {
            noise(&mut dice, 30).replace(|c: char| c.is_control() || !c.is_ascii(), "")
        } else {
            ann.cookie.clone()
        };
        let mut client = ann.clone();
        client.cookie = cookie;
        let body = match dice.below(3) {
            0 => Body::empty(),
            1 => Body::from(value(&mut dice).to_string()),
            _ => Body::from(json!({ "text": noise(&mut dice, 600), "sealed": noise(&mut dice, 64), "bot": value(&mut dice) }).to_string()),
        };
        let Ok(request) = client.request(method.clone(), &path).body(body) else { continue };
        let reply = client.send(request).await;
        assert!(
            !reply.status.is_server_error(),
            "{number}: {method} {path}: {} {}",
            reply.status,
            reply.text
        );
    }
    let request = Request::builder().uri("/%ff%fe").body(Body::empty()).expect("a request");
    assert_eq!(ann.send(request).await.status.as_u16(), 404);
    assert_eq!(ann.get(&format!("/tables/{id}")).await["table"]["status"], "running");
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_sockets_change_nothing() {
    let house = House::new().await;
    let running = listen(&house).await;
    let (mut ann, ben, id) = pair(&house, json!({ "is_public": true })).await;
    let seen = ann.get(&format!("/tables/{id}/view")).await;
    let (mut due, idle) = if seen["turn"]["due"] == "allies" { (ann, ben) } else { (ben, ann) };
    let fresh = due.get(&format!("/tables/{id}/view")).await;
    let legal: Vec<String> = serde_json::from_value(fresh["legal"].clone()).expect("sentences");
    let before = due.get(&format!("/tables/{id}/log")).await;
    let eve = house.guest("Eve").await;
    let mut sockets =
        [Socket::open(&running, &idle, &id, "").await, Socket::open(&running, &eve, &id, "").await];
    let ply = sockets[0].until("sync").await["seen"]["ply"].clone();
    let mut dice = SeededDice::new(79);
    for number in 0..count(800) {
        let mut body = said(&mut dice, &ply, &legal);
        body["type"] = json!("say");
        if dice.below(5) == 0 {
            body["type"] = value(&mut dice);
        }
        let text = if dice.below(6) == 0 { noise(&mut dice, 200) } else { body.to_string() };
        if text.len() > 4_000 {
            continue;
        }
        let socket = &mut sockets[dice.below(2) as usize];
        socket.send_text(text.clone()).await;
        let answer = socket.until("failed").await;
        assert!(answer["problem"]["code"].is_string(), "{number}: {text}");
    }
    sockets[0].send_text("x".repeat(10_000)).await;
    while sockets[0].text().await.is_some() {}
    assert_eq!(due.get(&format!("/tables/{id}/log")).await, before);
    running.stop().await;
}
