//! Twin worlds through the whole server: two tables that differ only in things hidden from a viewer give this viewer
//! byte-equal messages, over sockets and over HTTP; ids and times aside. The test throws the dice itself, so that it
//! can let hidden things differ; a table beside each world tells what could be thrown.

use crate::{
    client::{Client, House, token},
    socket::{Socket, listen},
};
use game::{By, Dice, Line, SeededDice, Table, Turn, Viewer};
use serde_json::{Value, json};
use server::Running;

const SEATS: [&str; 2] = ["allies", "axis"];

/// One of the two worlds: a table on the server, the same beside it, and those who play and watch.
struct World {
    mirror: Box<dyn Table>,
    players: Vec<Client>,
    id: String,
    /// Those who must see no difference: a seat and a spectator.
    sockets: Vec<Socket>,
    watcher: Client,
}

impl World {
    async fn new(house: &House, running: &Running, game: &str, head: &Value, seat: usize) -> World {
        let mut players = vec![house.guest("Ann").await, house.guest("Ben").await];
        let body = json!({ "game": game, "head": head, "is_public": true, "terms": { "chance": "entered" } });
        let id = players[0].table(body).await;
        players[1].post(&format!("/tables/{id}/join"), json!({})).await;
        let watcher = house.guest("Eve").await;
        let sockets = vec![
            Socket::open(running, &players[seat], &id, "lang=en").await,
            Socket::open(running, &watcher, &id, "lang=nl").await,
        ];
        let lines: Vec<String> = serde_json::from_value(head.clone()).expect("lines");
        let mirror = catalog::find(game).expect("a game").open(&lines).expect("it opens");
        World { mirror, players, id, sockets, watcher }
    }

    /// Says a sentence at the server and at the table beside it.
    async fn say(&mut self, by: By, sentence: &str) {
        let seat = match by {
            By::Seat(seat) => seat.index(),
            By::Chance | By::Table => 0,
        };
        let path = format!("/tables/{}", self.id);
        let seen = self.players[seat].get(&format!("{path}/view")).await;
        let body = json!({ "ply": seen["ply"], "token": token(), "sentence": sentence, "is_chance": by == By::Chance });
        self.players[seat].post(&format!("{path}/say"), body).await;
        let next = self.mirror.propose(by, sentence, None).expect("what the server accepts");
        self.mirror.accept(next);
    }

    /// Everything that must be equal: what came over the sockets, and what is answered over HTTP.
    async fn shown(&mut self, seat: usize) -> Vec<String> {
        let mut shown = Vec::new();
        for socket in &mut self.sockets {
            shown.extend(socket.all().await);
        }
        for path in ["view", "log", "view/3", "odds?sentence=attack%201", "why?sentence=end", "proof"] {
            let path = format!("/tables/{}/{path}", self.id);
            for client in [&mut self.players[seat], &mut self.watcher] {
                shown.push(client.call(axum::http::Method::GET, &path, Value::Null).await.text);
            }
        }
        shown.into_iter().map(|text| self.nameless(&text)).collect()
    }

    /// Without ids and times.
    fn nameless(&self, text: &str) -> String {
        let Ok(mut value) = serde_json::from_str::<Value>(text) else { return text.to_owned() };
        blank(&mut value);
        value.to_string().replace(&self.id, "ID")
    }
}

fn blank(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if ["epoch", "made_at", "at", "now", "since", "up_at"].contains(&name.as_str()) {
                    *field = Value::Null;
                } else {
                    blank(field);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(blank),
        _ => {}
    }
}

/// A sentence chance could say at this table.
fn throw(table: &dyn Table, dice: &mut SeededDice) -> Line {
    let thrown = table.begin(dice);
    thrown.lines.into_iter().next().expect("chance is to act")
}

/// What the viewers would be shown of this sentence.
fn told(table: &dyn Table, sentence: &str, viewers: &[Viewer]) -> Option<String> {
    // A table has no copies: the sentence is proposed to one opened from the same lines.
    let lines: Vec<String> = table.head();
    let mut copy = catalog::find(table.edition()).ok()?.open(&lines).ok()?;
    for line in table.log() {
        copy.replay_line(line.by, &line.sentence, &line.words).ok()?;
    }
    copy.replay_line(By::Chance, sentence, &[]).ok()?;
    Some(seen(&*copy, viewers))
}

fn seen(table: &dyn Table, viewers: &[Viewer]) -> String {
    let one = |&viewer: &Viewer| {
        let last = table.plies(viewer);
        format!("{last} {} {:?}", table.view(viewer), table.told(viewer, last))
    };
    format!("{:?} {:?}", table.turn(), viewers.iter().map(one).collect::<Vec<_>>())
}

/// Plays twins until something hidden is shown or the game ends; how many steps were compared, and how many hidden
/// differences there were.
async fn play_twins(house: &House, running: &Running, game: &str, seat: usize, seed: u64) -> (usize, usize) {
    let head = json!([]);
    let mut one = World::new(house, running, game, &head, seat).await;
    let mut two = World::new(house, running, game, &head, seat).await;
    let viewers = [Viewer::Seat(game::Seat(seat as u8)), Viewer::Public];
    let mut dice = SeededDice::new(seed);
    let (mut compared, mut differences) = (0, 0);
    while compared < 120 {
        match one.mirror.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let first = throw(&*one.mirror, &mut dice).sentence;
                let expected = told(&*one.mirror, &first, &viewers);
                let mut others = (0..12).map(|_| throw(&*two.mirror, &mut dice).sentence);
                let other =
                    others.find(|other| *other != first && told(&*two.mirror, other, &viewers) == expected);
                differences += usize::from(other.is_some());
                let second = other.unwrap_or_else(|| first.clone());
                if told(&*two.mirror, &second, &viewers) != expected {
                    break;
                }
                one.say(By::Chance, &first).await;
                two.say(By::Chance, &second).await;
            }
            Turn::Player(due) => {
                let (here, there) = (one.mirror.legal(due), two.mirror.legal(due));
                let both: Vec<&String> = here.iter().filter(|said| there.contains(said)).collect();
                if both.is_empty() {
                    break;
                }
                let sentence = both[dice.below(both.len() as u64) as usize].clone();
                one.say(By::Seat(due), &sentence).await;
                two.say(By::Seat(due), &sentence).await;
            }
        }
        if seen(&*one.mirror, &viewers) != seen(&*two.mirror, &viewers) {
            break; // Something hidden was shown: they are twins no longer.
        }
        if compared % 8 == 0 {
            assert_eq!(one.shown(seat).await, two.shown(seat).await, "{game} seed {seed} step {compared}");
        }
        compared += 1;
    }
    (compared, differences)
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_differ_only_in_hidden_things_look_alike_through_the_server() {
    let games = std::env::var("SANDTABLE_TWINS").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let house = House::new().await;
    let running = listen(&house).await;
    let (mut compared, mut differences) = (0, 0);
    for seed in 0..games {
        for listing in catalog::games() {
            if listing.seats().len() != 2 || !listing.has_secrets {
                continue;
            }
            let seat = seed as usize % SEATS.len();
            let (steps, differing) = play_twins(&house, &running, listing.edition, seat, seed).await;
            compared += steps;
            differences += differing;
        }
    }
    eprintln!("twins: {compared} steps, {differences} hidden differences");
    assert!(differences as u64 >= games, "{differences} hidden differences in {compared} steps");
    running.stop().await;
}
