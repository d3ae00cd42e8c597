//! Twin worlds through the whole server: two tables that differ only in things hidden from a viewer give this viewer
//! byte-equal messages, over sockets and over HTTP; ids and times aside. Hidden things differ by what others secretly
//! decide and by what chance says unseen; a table beside each world tells what could be said and what would be shown.
//!
//! The seal of the dice is blanked like an id: it is the hash of a secret drawn before anything is hidden, and says
//! nothing until that is opened. With provable dice nobody can choose what chance says: there twins are found among
//! many tables, not made.

use crate::{
    client::{Client, House, generous, token},
    socket::{Socket, listen},
};
use axum::http::Method;
use game::{By, Dice, Message, Seat, SeededDice, Table, Turn, Viewer};
use serde_json::{Value, json};
use server::{Advice, Asked, Hint, Limits, Running, Thinker, Thinkers};

/// The boxes in which something can be hidden or, for Mortain, could be by mistake. Trench Club hides nothing but the
/// split of the armies (TC-3.2): special forces come by a roll that everybody sees (TC-8.4), so there two worlds are one
/// again when the armies are shown.
const BOXES: [(&str, &[&str]); 5] = [
    ("clash-ardennes", &[]),
    ("clash-dday", &["option objectives 2021"]),
    ("mortain", &[]),
    ("trench-club", &["nations germany britain"]),
    ("trench-club", &[]),
];
/// Sentences that are asked about whether or not they make sense in a game.
const ASKED: [&str; 5] = ["end", "attack 1", "draw 7s", "move de.tank 0715", "undo"];

/// Games per box; the long run plays more.
fn games() -> u64 {
    std::env::var("SANDTABLE_TWINS").ok().and_then(|text| text.parse().ok()).unwrap_or(2)
}

/// Advice that is nothing but an echo of the question: if two hints are equal, so was everything the computer was told.
struct Echo;

impl Thinker for Echo {
    fn choose(&self, asked: &Asked) -> Option<String> {
        asked.legal.first().cloned()
    }

    fn hint(&self, asked: &Asked) -> Option<Hint> {
        let told = Asked { seed: 0, ..asked.clone() };
        let best = Advice { sentence: self.choose(asked)?, win: 50 };
        Some(Hint { best, next: Vec::new(), reason: Message::new("echo").with("told", format!("{told:?}")) })
    }
}

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
    async fn new(house: &House, running: &Running, (game, head): (&str, &[&str]), seat: usize) -> World {
        World::with(house, running, (game, head), seat, "entered").await
    }

    async fn with(
        house: &House,
        running: &Running,
        (game, head): (&str, &[&str]),
        seat: usize,
        chance: &str,
    ) -> World {
        let lines: Vec<String> = head.iter().map(|&line| line.to_owned()).collect();
        let mirror = catalog::find(game).expect("a game").open(&lines).expect("it opens");
        let mut players = vec![house.guest("Ann").await];
        let body = json!({ "game": game, "head": head, "is_public": true, "terms": { "chance": chance } });
        let id = players[0].table(body).await;
        for info in &mirror.seats()[1..] {
            let mut player = house.guest(info.name).await;
            player.post(&format!("/tables/{id}/join"), json!({ "seat": info.name })).await;
            players.push(player);
        }
        let watcher = house.guest("Eve").await;
        let sockets = vec![
            Socket::open(running, &players[seat], &id, "lang=en").await,
            Socket::open(running, &watcher, &id, "lang=nl").await,
        ];
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

    /// Everything that must be equal: what came over the sockets, and what is answered over HTTP, refusals included.
    async fn shown(&mut self, seat: usize) -> Vec<String> {
        let mut shown = Vec::new();
        for socket in &mut self.sockets {
            shown.extend(socket.all().await);
        }
        let mut paths = ["", "/view", "/log", "/view/3", "/proof", "/file", "/chat", "/hint?lang=en"]
            .map(str::to_owned)
            .to_vec();
        let legal = self.mirror.legal(Seat(seat as u8));
        for sentence in ASKED.iter().copied().chain(legal.iter().map(String::as_str).step_by(7)) {
            let sentence = sentence.replace(' ', "%20");
            paths.push(format!("/why?sentence={sentence}"));
            paths.push(format!("/odds?sentence={sentence}"));
        }
        for path in paths {
            let path = format!("/tables/{}{path}", self.id);
            for client in [&mut self.players[seat], &mut self.watcher] {
                shown.push(client.call(Method::GET, &path, Value::Null).await.text);
            }
        }
        // What is refused: an older view, a sentence of another game, somebody else's words.
        for (ply, sentence) in [(0, "end"), (1_000_000, "end"), (2, "fly")] {
            let body = json!({ "ply": ply, "token": token(), "sentence": sentence });
            for client in [&mut self.players[seat], &mut self.watcher] {
                shown.push(
                    client.call(Method::POST, &format!("/tables/{}/say", self.id), body.clone()).await.text,
                );
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

    /// The table beside, from the lines that the server stored.
    async fn follow(&mut self, store: &dyn store::Store) {
        let stored = store.actions(&self.id, self.mirror.line_count() as i64).await.expect("lines");
        for line in stored {
            let by = match line.by.as_str() {
                "chance" => By::Chance,
                "table" => By::Table,
                seat => By::Seat(Seat(seat.parse().expect("a seat"))),
            };
            self.mirror.replay_line(by, &line.sentence, &[]).expect("what the server stored");
        }
    }
}

fn blank(value: &mut Value) {
    const NAMES: [&str; 9] = ["epoch", "made_at", "at", "now", "since", "up_at", "seal", "key", "moved_at"];
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if NAMES.contains(&name.as_str()) {
                    *field = Value::Null;
                } else {
                    blank(field);
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(blank),
        // A line of the proof: sealed by a hash that says nothing yet, and the id of the table.
        Value::String(text)
            if text.starts_with("sealed ") || text.starts_with("id ") || text.starts_with("game ") =>
        {
            *text = text.split(' ').next().unwrap_or_default().to_owned();
        }
        _ => {}
    }
}

/// The same table again: a table has no copies, but its lines can be replayed.
fn copy(table: &dyn Table) -> Box<dyn Table> {
    let mut copy =
        catalog::find(table.edition()).expect("a game").open(&table.head()).expect("it opened before");
    for line in table.log() {
        copy.replay_line(line.by, &line.sentence, &line.words).expect("it was said before");
    }
    copy
}

/// What viewers know of a table: the position, and everything they were told.
fn seen(table: &dyn Table, viewers: &[Viewer]) -> String {
    let one = |&viewer: &Viewer| {
        let last = table.plies(viewer);
        format!("{last} {} {:?}", table.view(viewer), table.told(viewer, last))
    };
    format!("{:?} {:?}", table.turn(), viewers.iter().map(one).collect::<Vec<_>>())
}

/// A sentence that somebody else than the viewers could say at this table.
fn other_says(table: &dyn Table, dice: &mut SeededDice) -> Option<(By, String)> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Chance => {
            let thrown = table.begin(dice).lines.into_iter().next().expect("chance is to act");
            Some((By::Chance, thrown.sentence))
        }
        Turn::Player(due) => {
            let legal = table.legal(due);
            Some((By::Seat(due), legal[dice.below(legal.len() as u64) as usize].clone()))
        }
    }
}

/// What becomes of the sentence in the viewers' eyes.
fn after(table: &dyn Table, by: By, sentence: &str, viewers: &[Viewer]) -> String {
    let mut copy = copy(table);
    copy.replay_line(by, sentence, &[]).expect("it could be said");
    seen(&*copy, viewers)
}

/// Two worlds that are alike to the viewers, and how far they came.
struct Twins {
    one: World,
    two: World,
    seat: usize,
    viewers: [Viewer; 2],
    dice: SeededDice,
    compared: usize,
    differences: usize,
}

/// Sentences tried to find one that looks like another.
const TRIES: usize = 16;
/// Unseen sentences in a row: whoever splits an army secretly says one for each unit.
const UNSEEN: usize = 60;

impl Twins {
    /// One step that the viewers see, in both worlds alike; `false` when there is none.
    async fn step(&mut self) -> bool {
        let own = Seat(self.seat as u8);
        if self.one.mirror.turn() == Turn::Player(own) {
            let legal = self.one.mirror.legal(own);
            assert_eq!(legal, self.two.mirror.legal(own), "what may be said tells what is hidden");
            let sentence = legal[self.dice.below(legal.len() as u64) as usize].clone();
            self.one.say(By::Seat(own), &sentence).await;
            self.two.say(By::Seat(own), &sentence).await;
            return seen(&*self.one.mirror, &self.viewers) == seen(&*self.two.mirror, &self.viewers);
        }
        let Some((by, first)) = self.until_seen().await else { return false };
        let expected = after(&*self.one.mirror, by, &first, &self.viewers);
        let Some(second) = self.until_alike(by, &first, &expected).await else { return false };
        self.one.say(by, &first).await;
        self.two.say(by, &second).await;
        self.differences += usize::from(first != second);
        true
    }

    /// The first world says what the viewers are not shown, up to something they are.
    async fn until_seen(&mut self) -> Option<(By, String)> {
        for _ in 0..UNSEEN {
            let (by, sentence) = other_says(&*self.one.mirror, &mut self.dice)?;
            let now = seen(&*self.one.mirror, &self.viewers);
            if after(&*self.one.mirror, by, &sentence, &self.viewers) != now {
                return Some((by, sentence));
            }
            self.one.say(by, &sentence).await;
            self.differences += 1;
        }
        None
    }

    /// So does the second, up to something that looks like what the first is about to say.
    async fn until_alike(&mut self, by: By, first: &str, expected: &str) -> Option<String> {
        for _ in 0..UNSEEN {
            let now = seen(&*self.two.mirror, &self.viewers);
            let mut unseen = None;
            let mut same = None;
            for _ in 0..TRIES {
                let (said_by, sentence) = other_says(&*self.two.mirror, &mut self.dice)?;
                if said_by != by {
                    return None;
                }
                let then = after(&*self.two.mirror, by, &sentence, &self.viewers);
                if then == expected && sentence != first {
                    return Some(sentence);
                }
                if then == expected {
                    same = Some(sentence);
                } else if then == now {
                    unseen = Some(sentence);
                }
            }
            let can_follow = self.two.mirror.why(by, first).is_ok()
                && after(&*self.two.mirror, by, first, &self.viewers) == expected;
            match (unseen, same) {
                (_, Some(same)) => return Some(same),
                (_, None) if can_follow => return Some(first.to_owned()),
                (Some(unseen), None) => self.two.say(by, &unseen).await,
                (None, None) => return None,
            }
        }
        None
    }

    async fn compare(&mut self, what: &str) {
        let (one, two) = (self.one.shown(self.seat).await, self.two.shown(self.seat).await);
        assert_eq!(one.len(), two.len(), "{what}: more was said in one world");
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "{what}");
        }
        self.compared += one.len();
    }
}

/// How often it is compared: every so many steps.
const EVERY: usize = 6;

/// Plays twins until something hidden is shown or the game ends.
async fn play_twins(house: &House, running: &Running, number: usize, seed: u64) -> (usize, usize, usize) {
    let (game, head) = BOXES[number];
    let seats = catalog::find(game)
        .expect("a game")
        .open(&head.iter().map(|&line| line.to_owned()).collect::<Vec<_>>());
    let seat = seed as usize % seats.expect("it opens").seats().len();
    let one = World::new(house, running, (game, head), seat).await;
    let two = World::new(house, running, (game, head), seat).await;
    let viewers = [Viewer::Seat(Seat(seat as u8)), Viewer::Public];
    let dice = SeededDice::new(seed);
    let mut twins = Twins { one, two, seat, viewers, dice, compared: 0, differences: 0 };
    let mut steps = 0;
    while steps < 90 && twins.step().await {
        steps += 1;
        if steps % EVERY == 0 {
            twins.compare(&format!("{game} {head:?} seat {seat} seed {seed} step {steps}")).await;
        }
    }
    (steps, twins.compared, twins.differences)
}

/// A world may wait long for its twin, and nobody answers its pings meanwhile.
async fn house() -> House {
    let limits = Limits { silence_ms: i64::MAX, ..generous() };
    House::thinking(limits, Thinkers::new(Echo, 2, 16)).await
}

/// Plays a box; where something can be hidden something must have been.
async fn worlds_look_alike(number: usize) {
    let house = house().await;
    let running = listen(&house).await;
    let (game, head) = BOXES[number];
    let (mut steps, mut compared, mut differences) = (0, 0, 0);
    for seed in 0..games() {
        let played = play_twins(&house, &running, number, seed).await;
        steps += played.0;
        compared += played.1;
        differences += played.2;
    }
    eprintln!(
        "twins {game} {head:?}: {steps} steps, {differences} hidden differences, {compared} messages equal"
    );
    assert!(compared > 0);
    let has_secrets = catalog::find(game).expect("a game").has_secrets;
    assert!(!has_secrets || differences as u64 >= games(), "{differences} hidden differences");
    running.stop().await;
}

mod worlds_that_differ_only_in_hidden_things_look_alike {
    #[tokio::test(flavor = "multi_thread")]
    async fn ardennes() {
        super::worlds_look_alike(0).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn dday() {
        super::worlds_look_alike(1).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn mortain() {
        super::worlds_look_alike(2).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn trench_club_for_two() {
        super::worlds_look_alike(3).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn trench_club_for_four() {
        super::worlds_look_alike(4).await;
    }
}

/// With provable dice: of many tables those are twins that look alike to the viewers and are not; they go on to do so
/// while the same is said at both and chance happens to say nothing that differs in sight.
#[tokio::test(flavor = "multi_thread")]
async fn worlds_with_provable_dice_look_alike_too() {
    let house = house().await;
    let running = listen(&house).await;
    let store = store::open(&house.database).await.expect("the same database");
    let (seat, mut pairs, mut compared) = (0, 0, 0);
    let viewers = [Viewer::Seat(Seat(0)), Viewer::Public];
    let mut waiting: Vec<World> = Vec::new();
    for number in 0..24 * games() {
        let mut world = World::with(&house, &running, BOXES[0], seat, "provable").await;
        world.follow(&*store).await;
        let look = seen(&*world.mirror, &viewers);
        let facts = world.mirror.facts();
        let is_twin = |other: &World| seen(&*other.mirror, &viewers) == look && other.mirror.facts() != facts;
        let Some(twin) = waiting.iter().position(is_twin) else {
            waiting.push(world);
            continue;
        };
        let (one, two) = (waiting.swap_remove(twin), world);
        let mut twins =
            Twins { one, two, seat, viewers, dice: SeededDice::new(number), compared: 0, differences: 1 };
        let mut steps = 0;
        while steps < 30 && same_is_said(&mut twins, &*store).await {
            steps += 1;
            if steps % EVERY == 1 {
                twins.compare(&format!("provable, table {number}, step {steps}")).await;
            }
        }
        pairs += 1;
        compared += twins.compared;
    }
    eprintln!("twins provable: {pairs} pairs, {compared} messages equal");
    assert!(pairs > 0 && compared > 0);
    running.stop().await;
}

/// The same sentence at both tables, by whoever is to act; `false` when they no longer look alike.
async fn same_is_said(twins: &mut Twins, store: &dyn store::Store) -> bool {
    let Turn::Player(due) = twins.one.mirror.turn() else { return false };
    let (here, there) = (twins.one.mirror.legal(due), twins.two.mirror.legal(due));
    let both: Vec<&String> = here.iter().filter(|said| there.contains(said)).collect();
    if both.is_empty() {
        return false;
    }
    let sentence = both[twins.dice.below(both.len() as u64) as usize].clone();
    for world in [&mut twins.one, &mut twins.two] {
        let name = world.mirror.seats()[due.index()].name;
        let reply = world.players[due.index()].say(&world.id, name, &sentence).await;
        assert!(reply.status.is_success(), "{}", reply.text);
        world.follow(store).await;
    }
    seen(&*twins.one.mirror, &twins.viewers) == seen(&*twins.two.mirror, &twins.viewers)
}
