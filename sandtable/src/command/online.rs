//! `sandtable play --server URL`: makes a table on a server, joins one, or watches; without either, lists those that
//! could be joined.

use crate::{
    desk::{Desk, Failure},
    net::{Address, Http, Link, Lost, Reply, quoted, wire},
    remote::{Entry, Remote},
};
use catalog::Text;
use clap::Args;
use game::{Message, SourceLine};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Args, Debug)]
pub(crate) struct Online {
    /// Play at a table of this server; the link of an invitation will do
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Your name there; the same name is the same guest
    #[arg(long, value_name = "NAME", requires = "server")]
    name: Option<String>,
    /// The table, by its id or an invitation
    #[arg(long, value_name = "ID", requires = "server", conflicts_with = "game", allow_hyphen_values = true)]
    table: Option<String>,
    /// The seat you want, else any that is free
    #[arg(long, value_name = "SEAT", requires = "server")]
    seat: Option<String>,
    /// Only watch
    #[arg(long, requires = "server", conflicts_with_all = ["game", "seat"])]
    watch: bool,
    /// A new table that everybody can find
    #[arg(long, requires = "server")]
    public: bool,
    /// A new table at which moves can be taken back past dice, if all agree
    #[arg(long, requires = "server")]
    takebacks: bool,
    /// A new table whose dice also depend on a secret number of every player's
    #[arg(long, requires = "server", conflicts_with = "dice")]
    salts: bool,
    /// A new table with clocks: minutes+seconds for the game, such as 15+5, or days for each move, such as 2d
    #[arg(long, value_name = "CLOCK", requires = "server", value_parser = clock)]
    clock: Option<Value>,
}

/// What is needed to make a table, besides.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(crate) game: Option<String>,
    pub(crate) head: Vec<SourceLine>,
    pub(crate) bots: Vec<String>,
    /// Real dice, typed in by the players.
    pub(crate) is_entered: bool,
}

fn clock(text: &str) -> Result<Value, String> {
    let expected = || "expected MINUTES+SECONDS or DAYSd".to_owned();
    if let Some(days) = text.strip_suffix('d') {
        let days: u32 = days.parse().map_err(|_| expected())?;
        return Ok(json!({ "kind": "days", "days": days }));
    }
    let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
    let minutes: u32 = minutes.parse().map_err(|_| expected())?;
    let increment: u32 = increment.parse().map_err(|_| expected())?;
    Ok(json!({ "kind": "live", "seconds": minutes.saturating_mul(60), "increment": increment }))
}

impl Online {
    pub(crate) fn is_wanted(&self) -> bool {
        self.server.is_some()
    }

    /// The table we sit or watch at; `None` if none was named and those there are were listed.
    pub(crate) fn enter(self, new: &NewTable, desk: &mut Desk<'_>) -> Result<Option<Remote>, Failure> {
        let (address, table, key) = self.place(desk)?;
        let mut server = Server { http: Http::new(&address), address, desk };
        server.come_in(self.name.clone())?;
        let mine = match (&table, &new.game) {
            (Some(table), _) => self.join(table, key.as_deref(), &mut server)?,
            (None, Some(_)) => server.read(&|http| http.post("/tables", &self.asked(new)))?,
            (None, None) => {
                server.list()?;
                return Ok(None);
            }
        };
        let seat = self.seat.clone().filter(|seat| mine.yours.contains(seat));
        // Whoever sits at a table sees it from there, also when only watching was asked for.
        let seat = seat.or_else(|| mine.yours.first().cloned());
        server.sit(mine, key, seat).map(Some)
    }

    /// The server, and the table if one is named in either way.
    fn place(&self, desk: &Desk<'_>) -> Result<(Address, Option<String>, Option<String>), Failure> {
        let bad = |found: &str| desk.failure(&Message::new("net-bad-address").with("found", found));
        let server = self.server.as_deref().unwrap_or_default();
        let mut address = Address::parse(server).ok_or_else(|| bad(server))?;
        if let Some(named) = self.table.as_deref() {
            if named.contains('#') || named.contains("://") {
                address =
                    Address::parse(named).filter(|link| link.table.is_some()).ok_or_else(|| bad(named))?;
            } else {
                address.table = Some(named.to_owned());
            }
        }
        let (table, key) = (address.table.clone(), address.key.clone());
        Ok((address, table, key))
    }

    /// Sits down where there is a place, else watches.
    fn join(
        &self,
        id: &str,
        key: Option<&str>,
        server: &mut Server<'_, '_>,
    ) -> Result<wire::MyTable, Failure> {
        let path = format!("/tables/{}", quoted(id));
        let query = key.map(|key| format!("?key={}", quoted(key))).unwrap_or_default();
        let mine: wire::MyTable = server.read(&|http| http.get(&format!("{path}{query}")))?;
        let is_free = |seat: &wire::Seat| seat.name.is_none() && seat.bot.is_none();
        let has_seat = match &self.seat {
            Some(seat) => mine.yours.contains(seat),
            None => !mine.yours.is_empty(),
        };
        let can_sit = mine.table.status == "open" && mine.table.seats.iter().any(is_free);
        if self.watch || has_seat || (!can_sit && self.seat.is_none()) {
            return Ok(mine);
        }
        let body = json!({ "seat": self.seat, "key": key });
        server.read(&|http| http.post(&format!("{path}/join"), &body))
    }

    fn asked(&self, new: &NewTable) -> Value {
        let bots: BTreeMap<&str, Value> = new
            .bots
            .iter()
            .map(|bot| bot.split_once('=').unwrap_or((bot, "")))
            .map(|(seat, level)| (seat, level.parse::<u64>().map_or_else(|_| json!(level), Value::from)))
            .collect();
        json!({
            "game": new.game,
            "head": new.head,
            "seats": self.seat.iter().collect::<Vec<_>>(),
            "bots": bots,
            "is_public": self.public,
            "terms": {
                "clock": self.clock.clone().unwrap_or_else(|| json!({ "kind": "none" })),
                "takebacks": self.takebacks,
                "salts": self.salts,
                "chance": if new.is_entered { "entered" } else { "provable" },
            },
        })
    }
}

/// A server that is being asked before there is a table: whatever it refuses ends the command.
struct Server<'a, 'd> {
    http: Http,
    address: Address,
    desk: &'a mut Desk<'d>,
}

impl Server<'_, '_> {
    fn read<T: DeserializeOwned>(
        &mut self,
        ask: &dyn Fn(&mut Http) -> Result<Reply, Lost>,
    ) -> Result<T, Failure> {
        let reply = ask(&mut self.http).map_err(|lost| self.lost(&lost))?;
        reply.read().map_err(|problem| Failure::Input(problem.say(&self.desk.text, "")))
    }

    fn lost(&self, Lost(error): &Lost) -> Failure {
        let message = Message::new("net-unreachable").with("server", self.address.base.as_str());
        self.desk.failure(&message.with("error", error.as_str()))
    }

    fn come_in(&mut self, name: Option<String>) -> Result<(), Failure> {
        let set = |variable: &str| std::env::var(variable).ok().filter(|name| !name.trim().is_empty());
        let name =
            name.or_else(|| set("USER")).or_else(|| set("USERNAME")).unwrap_or_else(|| "guest".to_owned());
        let lang = self.desk.text.language().code();
        let came = self.http.come_in(&self.address, &name, lang).map_err(|lost| self.lost(&lost))?;
        came.read::<serde::de::IgnoredAny>()
            .map(|_| ())
            .map_err(|problem| Failure::Input(problem.say(&self.desk.text, "")))
    }

    /// My tables, and those that anybody may join.
    fn list(&mut self) -> Result<(), Failure> {
        let mine: Vec<wire::Summary> = self.read(&|http| http.get("/tables"))?;
        let open: Vec<wire::Summary> = self.read(&|http| http.get("/tables?whose=public"))?;
        for (key, tables) in [("net-list-mine", &mine), ("net-list-public", &open)] {
            writeln!(self.desk.out, "{}", self.desk.text.plain(key))?;
            if tables.is_empty() {
                writeln!(self.desk.out, "  {}", self.desk.text.plain("list-none"))?;
            }
            for table in tables {
                let line = self.listed(table);
                writeln!(self.desk.out, "  {line}")?;
            }
        }
        let message = Message::new("net-list-how").with("server", self.address.base.as_str());
        writeln!(self.desk.out, "{}", self.desk.text.say(&message, ""))?;
        Ok(())
    }

    fn listed(&self, table: &wire::Summary) -> String {
        let text = &self.desk.text;
        let engine = catalog::find(&table.game).map_or("", |listing| listing.engine);
        let seat = |seat: &wire::Seat| {
            let who = match (&seat.name, seat.bot) {
                (_, Some(level)) => {
                    text.say(&Message::new("net-computer").with("level", i64::from(level)), "")
                }
                (Some(name), None) => catalog::text::harmless(name),
                (None, None) => text.plain("net-free"),
            };
            format!("{}: {who}", text.word(engine, "side", &seat.seat))
        };
        let seats: Vec<String> = table.seats.iter().map(seat).collect();
        let due = if table.is_due { format!(" – {}", text.plain("net-your-turn")) } else { String::new() };
        let (id, game) = (catalog::text::harmless(&table.id), catalog::text::harmless(&table.game));
        let status = text.plain(&format!("net-status-{}", table.status));
        format!("{id}  {game}  {status}  {}{due}", seats.join(", "))
    }

    fn sit(self, mine: wire::MyTable, key: Option<String>, seat: Option<String>) -> Result<Remote, Failure> {
        let listing = catalog::find(&mine.table.game).map_err(|message| self.desk.failure(&message))?;
        let reader = listing
            .open(&mine.table.head)
            .map_err(|faults| super::faults_of_head(self.desk, listing.engine, &faults))?;
        let key = key.or_else(|| mine.key.clone());
        let link = Link::open(&self.address, self.http, &mine.table.id, key.clone(), seat.clone());
        let text = Text::new(self.desk.text.language());
        let entry = Entry { text, address: self.address, mine, key, listing, reader, link, seat };
        Ok(Remote::new(entry)?)
    }
}
