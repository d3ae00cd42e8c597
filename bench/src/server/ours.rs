//! Clash on our server: guests, tables, and two players who say any legal sentence. When a game is over its players go
//! to the next table.

use super::{
    LONG_GAME,
    duel::Duel,
    wire::{Socket, call},
};
use serde::Deserialize;
use serde_json::{Value, json};
use std::{
    borrow::Cow,
    cell::RefCell,
    net::SocketAddr,
    rc::Rc,
    time::{Duration, Instant},
};
use tokio_tungstenite::tungstenite::Utf8Bytes;

const SEATS: [&str; 2] = ["allies", "axis"];

/// A table that waits for its players, who are known by their cookies.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) cookies: [String; 2],
}

/// The server, its tables at which nobody plays yet, and those whose games have become long.
#[derive(Clone)]
pub(crate) struct Hall {
    addr: SocketAddr,
    pub(crate) spares: Rc<RefCell<Vec<Table>>>,
    pub(crate) long: Rc<RefCell<Vec<Table>>>,
}

impl Hall {
    pub(crate) fn new(addr: SocketAddr) -> Hall {
        Hall { addr, spares: Rc::default(), long: Rc::default() }
    }
}

async fn guest(addr: SocketAddr) -> String {
    let (cookie, _) = call(addr, "POST", "/me", "", &json!({ "name": "Guest" })).await;
    cookie.expect("a guest gets a cookie")
}

pub(crate) async fn guests(addr: SocketAddr) -> [String; 2] {
    [guest(addr).await, guest(addr).await]
}

/// A running table of two guests.
pub(crate) async fn table(addr: SocketAddr, cookies: [String; 2]) -> Table {
    let asked = json!({ "game": "clash-ardennes", "seats": [SEATS[0]] });
    let (_, made) = call(addr, "POST", "/tables", &cookies[0], &asked).await;
    let id = made["table"]["id"].as_str().expect("a table has an id").to_owned();
    call(addr, "POST", &format!("/tables/{id}/join"), &cookies[1], &json!({ "key": made["key"] })).await;
    Table { id, cookies }
}

/// The view of the first seat, as over HTTP.
pub(crate) async fn look(addr: SocketAddr, table: &Table) {
    call(addr, "GET", &format!("/tables/{}/view", table.id), &table.cookies[0], &Value::Null).await;
}

/// What follows these words in a message.
fn after<'a>(text: &'a str, words: &str) -> &'a str {
    let at = text.find(words).expect("every view is told with its number, turn and legal sentences");
    &text[at + words.len()..]
}

/// The value that stands here, whatever follows.
fn read<'a, T: Deserialize<'a>>(text: &'a str) -> T {
    T::deserialize(&mut serde_json::Deserializer::from_str(text)).expect("the server speaks JSON")
}

#[derive(Deserialize)]
struct Turn<'a> {
    #[serde(borrow)]
    due: Option<Cow<'a, str>>,
}

/// One player: where the table stands for it.
struct Player {
    socket: Socket,
    ply: usize,
    is_due: bool,
    /// What it will say when it is due.
    next: String,
}

impl Player {
    async fn open(addr: SocketAddr, table: &Table, seat: usize, random: u64) -> Player {
        let path = format!("/api/v1/tables/{}/live?seat={}", table.id, SEATS[seat]);
        let socket = Socket::open(addr, &path, &table.cookies[seat]).await;
        let mut player = Player { socket, ply: 0, is_due: false, next: String::new() };
        let text = player.hear("sync").await;
        player.understand(&text, seat, random);
        player
    }

    /// Reads on until that kind of message comes.
    async fn hear(&mut self, kind: &str) -> Utf8Bytes {
        loop {
            let text = self.socket.text().await;
            // What kind it is stands at the beginning, perhaps after a number.
            let says = text.find(r#""type":""#).map(|at| &text[at + 8..]).expect("every message has a type");
            assert!(!says.starts_with("failed"), "{text}");
            if says.starts_with(kind) {
                return text;
            }
        }
    }

    /// Only what must be known: reading all of a view would take the load longer than making it takes the server.
    fn understand(&mut self, text: &str, seat: usize, random: u64) {
        let seen = after(text, r#""seen":{"#);
        let numbered = after(seen, r#""ply":"#);
        self.ply = read(numbered);
        let turn = after(numbered, r#""turn":"#);
        self.is_due = read::<Turn<'_>>(turn).due.as_deref() == Some(SEATS[seat]);
        if !self.is_due {
            return;
        }
        let legal: Vec<Cow<'_, str>> = read(after(turn, r#""legal":"#));
        // Nobody ends a turn in which something else can be done: games become long.
        let choices = legal.iter().filter(|said| *said != "end").count().max(1);
        self.next.clear();
        self.next.push_str(&legal[(random >> 33) as usize % choices]);
    }
}

/// Two players, and where they go when the game is over.
pub(crate) struct Ours {
    hall: Hall,
    table: Table,
    players: [Player; 2],
    random: u64,
}

impl Ours {
    pub(crate) async fn open(hall: Hall, table: Table, seed: u64) -> Ours {
        let players =
            [Player::open(hall.addr, &table, 0, seed).await, Player::open(hall.addr, &table, 1, seed).await];
        Ours { hall, table, players, random: seed }
    }

    fn is_over(&self) -> bool {
        self.players.iter().all(|player| !player.is_due)
    }

    async fn go_on(&mut self) {
        let spare = self.hall.spares.borrow_mut().pop();
        let table = match spare {
            Some(table) => table,
            None => table(self.hall.addr, self.table.cookies.clone()).await,
        };
        *self = Ours::open(self.hall.clone(), table, self.random).await;
    }
}

impl Duel for Ours {
    async fn step(&mut self) -> Duration {
        // Any generator will do that chooses among a dozen sentences.
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if self.is_over() {
            self.go_on().await;
        }
        let before = self.players[0].ply;
        let [first, second] = &mut self.players;
        let mover = if first.is_due { &mut *first } else { &mut *second };
        let message = format!(
            r#"{{"type":"say","ply":{},"token":"{}","sentence":"{}"}}"#,
            mover.ply, self.random, mover.next
        );
        let begun = Instant::now();
        mover.socket.send(message).await;
        // One after the other: it counts when the later one is told, and a socket asked in vain costs the load time.
        let told = [first.hear("moved").await, second.hear("moved").await];
        let taken = begun.elapsed();
        first.understand(&told[0], 0, self.random);
        second.understand(&told[1], 1, self.random);
        if before < LONG_GAME && first.ply >= LONG_GAME {
            self.hall.long.borrow_mut().push(self.table.clone());
        }
        taken
    }
}
