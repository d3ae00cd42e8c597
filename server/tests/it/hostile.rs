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

/// A table in the middle of a game, and everybody who might send something to it.
struct Scene {
    id: String,
    /// Who is to act, by what was shown; and what they may say.
    due: Client,
    due_ply: u64,
    legal: Vec<String>,
    /// Somebody who sits there and is not to act.
    idle: Client,
    idle_ply: u64,
    eve: Client,
    /// A table at which only Eve sits.
    hers: String,
    nobody: Client,
    seats: Vec<String>,
    before: Value,
}

impl Scene {
    async fn new(house: &House, game: &str, head: &[&str], moves: u64) -> Scene {
        let asked = json!({ "game": game, "head": head, "is_public": true });
        let mut ann = house.guest("Ann").await;
        let made = ann.post("/tables", asked.clone()).await;
        let id = made["table"]["id"].as_str().expect("an id").to_owned();
        let seats: Vec<String> = made["table"]["seats"]
            .as_array()
            .expect("seats")
            .iter()
            .map(|seat| seat["seat"].as_str().expect("a name").to_owned())
            .collect();
        let mut players = vec![ann];
        for seat in &seats[1..] {
            let mut player = house.guest(seat).await;
            player.post(&format!("/tables/{id}/join"), json!({ "seat": seat })).await;
            players.push(player);
        }
        let mut eve = house.guest("Eve").await;
        let hers = eve.table(asked).await;
        let due = play_on(&mut players, &seats, &id, moves).await;
        let other = (due + 1) % seats.len();
        let (mut due, mut idle) = (players[due].clone(), players[other].clone());
        let fresh = due.get(&format!("/tables/{id}/view")).await;
        let waiting = idle.get(&format!("/tables/{id}/view")).await;
        let before = due.get(&format!("/tables/{id}/log")).await;
        Scene {
            due_ply: fresh["ply"].as_u64().expect("a number"),
            legal: serde_json::from_value(fresh["legal"].clone()).expect("sentences"),
            idle_ply: waiting["ply"].as_u64().expect("a number"),
            nobody: house.stranger(),
            id,
            due,
            idle,
            eve,
            hers,
            seats,
            before,
        }
    }

    fn one_legal(&self, dice: &mut SeededDice) -> &str {
        &self.legal[dice.below(self.legal.len() as u64) as usize]
    }

    /// No sentence of any game.
    fn misread(&self, dice: &mut SeededDice) -> String {
        match dice.below(4) {
            0 => noise(dice, 60),
            1 => format!("{} ", self.one_legal(dice)),
            2 => self.one_legal(dice).to_uppercase(),
            _ => "x".repeat(dice.below(5_000) as usize),
        }
    }

    /// A sentence that one who is not to act may not say now.
    fn unheard(&self, dice: &mut SeededDice) -> String {
        let seat = &self.seats[dice.below(self.seats.len() as u64) as usize];
        match dice.below(8) {
            0..4 => self.misread(dice),
            4 => format!("time-out {seat}"),
            5 => format!("seat {seat} bot"),
            6 => pick(dice, &["coin axis", "accept draw", "undo", "accept takeback", "draw 7s", "hits 3"])
                .to_owned(),
            _ => self.one_legal(dice).to_owned(),
        }
    }

    /// Something to say with something wrong in it, for one who is to act or one who is not.
    fn said(&self, dice: &mut SeededDice, is_due: bool) -> Value {
        if is_due {
            let (ply, sentence) = match dice.below(3) {
                0 => (self.due_ply, self.misread(dice)),
                1 => (self.due_ply + 1 + dice.below(3), self.one_legal(dice).to_owned()),
                _ => (dice.below(self.due_ply.max(1)), self.one_legal(dice).to_owned()),
            };
            return json!({ "ply": ply, "token": token(), "sentence": sentence });
        }
        let mut body = json!({ "ply": self.idle_ply, "token": token(), "sentence": self.unheard(dice) });
        match dice.below(8) {
            0 => body["ply"] = json!(self.idle_ply + 1 + dice.below(3)),
            1 => body["ply"] = value(dice),
            2 => body["token"] = value(dice),
            3 => body["seat"] = json!(self.seats[dice.below(self.seats.len() as u64) as usize]),
            4 => body["is_chance"] = json!(true),
            5 => body[noise(dice, 10)] = value(dice),
            _ => {}
        }
        body
    }

    /// The body as it is sent, perhaps cut, nested or bloated.
    fn text(dice: &mut SeededDice, body: &Value) -> String {
        match dice.below(12) {
            0 => noise(dice, 300),
            1 => body.to_string().chars().take(dice.below(40) as usize).collect(),
            2 => "[".repeat(dice.below(3_000) as usize),
            3 => format!("{body}{{"),
            4 => "9".repeat(70_000),
            _ => body.to_string(),
        }
    }

    async fn is_untouched(&mut self) {
        assert_eq!(self.due.get(&format!("/tables/{}/log", self.id)).await, self.before);
        assert_eq!(self.due.get(&format!("/tables/{}/view", self.id)).await["ply"], self.due_ply);
    }
}

/// Plays at random; the number of the seat that is then to act.
async fn play_on(players: &mut [Client], seats: &[String], id: &str, moves: u64) -> usize {
    let mut dice = SeededDice::new(76);
    for move_number in 0.. {
        let table = players[0].get(&format!("/tables/{id}/view")).await;
        let due = table["turn"]["due"].as_str().expect("the game goes on");
        let due = seats.iter().position(|seat| seat == due).expect("a seat");
        if move_number == moves {
            return due;
        }
        let seen = players[due].get(&format!("/tables/{id}/view")).await;
        let legal = seen["legal"].as_array().expect("sentences");
        let sentence = &legal[dice.below(legal.len() as u64) as usize];
        let body = json!({ "ply": seen["ply"], "token": token(), "sentence": sentence });
        players[due].post(&format!("/tables/{id}/say"), body).await;
    }
    unreachable!("so many moves are never made")
}

async fn nothing_hostile_is_carried_out(game: &str, head: &[&str]) {
    let house = House::new().await;
    let mut scene = Scene::new(&house, game, head, 12).await;
    let mut dice = SeededDice::new(77);
    let count = count(1_500);
    for number in 0..count {
        let who = dice.below(5);
        let body = scene.said(&mut dice, who == 4);
        let text = Scene::text(&mut dice, &body);
        // Other people's tables too: nobody but Eve sits at hers.
        let table = if who > 1 && dice.below(8) == 0 { scene.hers.clone() } else { scene.id.clone() };
        let client: &mut Client = match who {
            0 => &mut scene.nobody,
            1 => &mut scene.eve,
            2 | 3 => &mut scene.idle,
            _ => &mut scene.due,
        };
        let path = format!("/tables/{table}/say");
        let request = client.request(Method::POST, &path).body(Body::from(text.clone())).expect("a request");
        let reply = client.send(request).await;
        assert!(reply.status.is_client_error(), "{number}: {} {text}: {}", reply.status, reply.text);
    }
    scene.is_untouched().await;
    eprintln!("hostile {game} {head:?}: {count} messages, 0 carried out, 0 broken");
}

/// Makes the tests of each game.
macro_rules! for_each_game {
    ($($name:ident: $game:literal $head:expr),* $(,)?) => { $(
        mod $name {
            #[tokio::test(flavor = "multi_thread")]
            async fn nothing_hostile_is_carried_out_and_nothing_breaks() {
                super::nothing_hostile_is_carried_out($game, &$head).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn hostile_sockets_change_nothing() {
                super::hostile_sockets_change_nothing($game, &$head).await;
            }
        }
    )* };
}

for_each_game! {
    ardennes: "clash-ardennes" [],
    dday: "clash-dday" [],
    mortain: "mortain" [],
    trench: "trench-club" [],
    trench_for_two: "trench-club" ["nations germany britain"],
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

async fn hostile_sockets_change_nothing(game: &str, head: &[&str]) {
    let house = House::new().await;
    let running = listen(&house).await;
    let mut scene = Scene::new(&house, game, head, 12).await;
    let mut sockets = Vec::new();
    for client in [&scene.idle, &scene.eve, &scene.due] {
        sockets.push(Socket::open(&running, client, &scene.id, "").await);
    }
    let mut dice = SeededDice::new(79);
    let mut sent = 0;
    for number in 0..count(400) {
        let who = dice.below(3) as usize;
        let mut body = scene.said(&mut dice, who == 2);
        body["type"] = json!("say");
        if dice.below(5) == 0 {
            body["type"] = value(&mut dice);
        }
        let text = if dice.below(6) == 0 { noise(&mut dice, 200) } else { body.to_string() };
        if text.len() > 4_000 {
            continue;
        }
        sockets[who].send_text(text.clone()).await;
        let answer = sockets[who].until("failed").await;
        assert!(answer["problem"]["code"].is_string(), "{number}: {text}");
        sent += 1;
    }
    sockets[0].send_text("x".repeat(10_000)).await;
    while sockets[0].text().await.is_some() {}
    scene.is_untouched().await;
    eprintln!("hostile sockets {game} {head:?}: {sent} messages, 0 carried out, 0 broken");
    running.stop().await;
}
