//! A table on a server as one person at this terminal sees it: lines in, effects out, like a session here. It holds the
//! newest view, tells what others did, waits for the answer to each line before the next, and asks the rest of `net`.
//! It knows no rules: what is legal is what the server's view says.

mod answer;
mod command;
mod people;
mod say;

use crate::{
    draw::{self, Picture, Scene},
    front::sitting::Sitting,
    net::{Address, Link, News, wire},
    session::{Completion, Effect, Tone, answer as common, complete, files},
};
use catalog::{Listing, Text};
use game::{By, Message, Seat, Table, platform::Platform};
use std::{
    collections::{BTreeMap, VecDeque},
    path::PathBuf,
    time::Instant,
};

/// Lines of the log that somebody who comes in is told.
const NEWEST: usize = 5;

pub(crate) struct Remote {
    text: Text,
    address: Address,
    listing: Listing,
    /// The box of this game, for reading sentences; never played on.
    reader: Box<dyn Table>,
    link: Link,
    table: wire::Table,
    /// Our seats, and the one whose eyes are on the screen; none for those who watch.
    yours: Vec<String>,
    seat: Option<String>,
    key: Option<String>,
    seen: Option<Seen>,
    /// By seat: how much of the log was told, in its own plies.
    told: BTreeMap<Option<String>, usize>,
    waits: Option<Waiting>,
    /// Everything is to come anew: nothing typed is about what will be seen then.
    is_syncing: bool,
    /// Lines that came while earlier ones are still asked for; `None` if none are.
    late: Option<Vec<wire::Line>>,
    /// Typed while an answer was awaited.
    typed: VecDeque<String>,
    /// A finished game that would overwrite this file.
    overwrite: Option<(PathBuf, String)>,
    /// Our part in the dice, until it is opened.
    salt: Option<provable::Bytes>,
    is_away: bool,
    tokens: u64,
    /// Different for every start of this program, so that no token is used twice.
    token_base: String,
}

/// A view, and when it came.
struct Seen {
    view: wire::Seen,
    json: String,
    at: Instant,
}

impl Seen {
    fn new(view: wire::Seen) -> Seen {
        Seen { json: view.view.to_string(), view, at: Instant::now() }
    }
}

/// What must come before the next line is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waiting {
    Answer,
    /// Carried out: the socket has yet to tell what happened up to this ply.
    Ply(usize),
}

/// What a table is entered with.
pub(crate) struct Entry {
    pub(crate) text: Text,
    pub(crate) address: Address,
    pub(crate) mine: wire::MyTable,
    pub(crate) key: Option<String>,
    pub(crate) listing: Listing,
    pub(crate) reader: Box<dyn Table>,
    pub(crate) link: Link,
    pub(crate) seat: Option<String>,
}

impl Remote {
    pub(crate) fn new(entry: Entry) -> std::io::Result<Remote> {
        let Entry { text, address, mine, key, listing, reader, link, seat } = entry;
        Ok(Remote {
            text,
            address,
            listing,
            reader,
            link,
            key: key.or(mine.key),
            table: mine.table,
            yours: mine.yours,
            seat,
            seen: None,
            told: BTreeMap::new(),
            waits: None,
            is_syncing: true,
            late: None,
            typed: VecDeque::new(),
            overwrite: None,
            salt: None,
            is_away: false,
            tokens: 0,
            token_base: format!("{:x}", getrandom::u64().map_err(std::io::Error::other)?),
        })
    }

    /// The first thing on the screen: the table and who sits at it. The rest comes over the socket.
    pub(crate) fn start(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.tell_table(&mut effects);
        effects
    }

    fn engine(&self) -> &'static str {
        self.listing.engine
    }

    // ── What comes in ──

    fn take(&mut self, news: News, effects: &mut Vec<Effect>) {
        match news {
            News::Away => {
                self.is_away = true;
                self.notice(&Message::new("net-away"), effects);
            }
            News::Back => {
                self.is_away = false;
                self.notice(&Message::new("net-back"), effects);
            }
            News::Shut(problem) => {
                let said = problem.say(&self.text, self.engine());
                effects.push(Effect::Say(Tone::Refusal, said));
                self.leave(effects);
            }
            News::Event(event) => self.take_event(event, effects),
            News::Answer(then, reply) => self.take_answer(then, &reply, effects),
        }
        if let (Some(Waiting::Ply(ply)), Some(seen)) = (self.waits, &self.seen)
            && (seen.view.ply >= ply || self.is_syncing)
        {
            self.waits = None;
        }
    }

    fn take_event(&mut self, event: wire::Event, effects: &mut Vec<Effect>) {
        match event {
            wire::Event::Sync { table, seen, lines } => {
                // From before the eyes were changed: the next one is ours.
                if seen.as_ref().is_some_and(|seen| seen.seat != self.seat) {
                    return;
                }
                self.is_syncing = false;
                self.take_table(table, effects);
                if let Some(seen) = seen {
                    self.take_sync(*seen, &lines, effects);
                }
            }
            wire::Event::Moved { .. } if self.is_syncing => {}
            wire::Event::Moved { lines, seen } => {
                match &mut self.late {
                    Some(late) => late.extend(lines),
                    None => self.tell_lines(&lines, effects),
                }
                self.take_seen(*seen, effects);
            }
            wire::Event::Table(table) => self.take_table(table, effects),
            wire::Event::Chat(chat) => {
                let (name, words) =
                    (catalog::text::harmless(&chat.name), catalog::text::harmless(&chat.text));
                effects.push(Effect::Say(Tone::News, format!("{name}: {words}")));
            }
            wire::Event::Rematch { table, key } => {
                let link = self.address.invitation(&table, Some(&key));
                self.notice(&Message::new("net-rematch").with("link", link), effects);
            }
        }
    }

    /// Everything anew: at the beginning, through other eyes, or after a restart of the server.
    fn take_sync(&mut self, seen: wire::Seen, lines: &[wire::Line], effects: &mut Vec<Effect>) {
        let told = self.told.get(&self.seat).copied();
        let from = told.unwrap_or_else(|| seen.ply.saturating_sub(NEWEST));
        self.told.insert(self.seat.clone(), from);
        if lines.first().is_some_and(|first| first.ply > from + 1) {
            // More happened than comes along: it is asked for, and told when it is here.
            self.late = Some(Vec::new());
            self.ask_log(from + 1, crate::net::Then::Missed);
        } else {
            self.tell_lines(lines, effects);
        }
        // Nothing may have changed meanwhile; the board is drawn all the same.
        self.seen = None;
        self.take_seen(seen, effects);
    }

    /// What was not told yet.
    fn tell_lines(&mut self, lines: &[wire::Line], effects: &mut Vec<Effect>) {
        let told = self.told.entry(self.seat.clone()).or_default();
        let new: Vec<&wire::Line> = lines.iter().filter(|line| line.ply > *told).collect();
        if let Some(last) = new.last() {
            *told = last.ply;
        }
        for message in new.iter().flat_map(|line| &line.messages) {
            effects.push(Effect::Say(Tone::News, message.say(&self.text, self.engine())));
        }
    }

    fn take_seen(&mut self, seen: wire::Seen, effects: &mut Vec<Effect>) {
        let was_due = self.seen.as_ref().map(|old| old.view.turn.due.clone());
        let (is_chance, outcome) = (seen.turn.is_chance, seen.turn.outcome.clone());
        let due = seen.turn.due.clone();
        self.seen = Some(Seen::new(seen));
        if let Some(outcome) = outcome {
            effects.push(Effect::Board);
            let winners = (!outcome.is_draw).then_some(outcome.winners);
            effects.push(Effect::Say(Tone::Notice, common::ended(winners, self.engine(), &self.text)));
            return self.notice(&Message::new("net-over"), effects);
        }
        if is_chance {
            effects.push(Effect::Board);
            if self.seat.is_some() {
                self.notice(&Message::new("play-chance"), effects);
            }
            return;
        }
        let has_turned = was_due.as_ref() != Some(&due);
        if due.is_some() && due == self.seat || has_turned {
            effects.push(Effect::Board);
        }
        // One person with several seats sees through the eyes of the one that is to act.
        if let Some(due) = due.filter(|due| self.seat.as_ref() != Some(due) && self.yours.contains(due)) {
            self.look_as(due);
        }
    }

    fn look_as(&mut self, seat: String) {
        self.link.look(&self.table.id, self.key.clone(), Some(seat.clone()));
        self.is_syncing = true;
        self.late = None;
        self.seat = Some(seat);
    }

    // ── Words ──

    fn side(&self, seat: &str) -> String {
        self.text.word(self.engine(), "side", seat)
    }

    fn say_as(&self, tone: Tone, message: &Message, effects: &mut Vec<Effect>) {
        effects.push(Effect::Say(tone, self.text.say(message, self.engine())));
    }

    fn notice(&self, message: &Message, effects: &mut Vec<Effect>) {
        self.say_as(Tone::Notice, message, effects);
    }

    fn reply(&self, message: &Message, effects: &mut Vec<Effect>) {
        self.say_as(Tone::Reply, message, effects);
    }

    fn refuse(&self, message: &Message, effects: &mut Vec<Effect>) {
        self.say_as(Tone::Refusal, message, effects);
    }

    fn with_scene<R>(&self, width: u16, height: u16, look: impl Fn(&Scene<'_>) -> R) -> Option<R> {
        let view = &self.seen.as_ref()?.json;
        Some(look(&Scene { engine: self.engine(), view, text: &self.text, width, height }))
    }

    fn legal(&self) -> &[String] {
        self.seen.as_ref().map_or(&[], |seen| &seen.view.legal)
    }

    fn obey_or_wait(&mut self, line: &str, effects: &mut Vec<Effect>) {
        if self.waits.is_some() || self.is_syncing || !self.typed.is_empty() {
            self.typed.push_back(line.to_owned());
        } else {
            self.obey(line, effects);
        }
    }
}

impl Sitting for Remote {
    fn hear(&mut self, line: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.obey_or_wait(line, &mut effects);
        effects
    }

    fn unasked(&mut self) -> Option<Vec<Effect>> {
        let mut effects = Vec::new();
        match self.link.news() {
            Some(news) => self.take(news, &mut effects),
            None if self.waits.is_none() && !self.is_syncing => {
                let line = self.typed.pop_front()?;
                self.obey(&line, &mut effects);
            }
            None => return None,
        }
        Some(effects)
    }

    fn has_others(&self) -> bool {
        true
    }

    fn is_waiting(&self) -> bool {
        self.waits.is_some() || self.is_syncing || !self.typed.is_empty()
    }

    fn leave(&mut self, effects: &mut Vec<Effect>) {
        if self.seen.as_ref().is_none_or(|seen| seen.view.turn.outcome.is_none()) {
            let link = self.address.invitation(&self.table.id, self.key.as_deref());
            self.reply(&Message::new("net-leave").with("link", link), effects);
        }
        effects.push(Effect::Leave);
    }

    fn text(&self) -> &Text {
        &self.text
    }

    fn prompt(&self) -> String {
        let key = match &self.seen {
            _ if self.overwrite.is_some() => "prompt-question",
            Some(seen) if seen.view.turn.is_chance && self.seat.is_some() => "prompt-chance",
            Some(seen) => match (&seen.view.turn.due, &self.seat) {
                (Some(due), Some(seat)) if due == seat => return self.named(seat),
                (Some(due), _) => {
                    let message = Message::new("net-prompt-other").with("side", self.named(due));
                    return self.text.say(&message, "");
                }
                (None, _) => "prompt-table",
            },
            None => "prompt-table",
        };
        self.text.plain(key)
    }

    fn title(&self) -> String {
        let name = self.text.plain(&format!("game-{}", self.table.game));
        let clocks = self.clocks();
        let away = if self.is_away { self.text.plain("net-title-away") } else { String::new() };
        [name, clocks, away].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ·  ")
    }

    fn picture(&self, width: u16, height: u16) -> Picture {
        self.with_scene(width, height, draw::draw).unwrap_or_default()
    }

    fn remembers(&self) -> Option<Seat> {
        Some(Seat(0))
    }

    fn complete(&self, line: &str) -> Completion {
        if self.overwrite.is_some() {
            return complete(&files::yes_and_no(&self.text), line);
        }
        if let Some(sentence) = common::asked_about(line) {
            return common::readable(&*self.reader, By::Seat(Seat(0)), sentence);
        }
        let legal = self.legal();
        let mut phrases = legal.to_vec();
        if self.seen.as_ref().is_some_and(|seen| seen.view.turn.is_chance) {
            let readable = common::readable(&*self.reader, By::Chance, line);
            if !readable.words.is_empty() {
                return readable;
            }
        }
        for verb in ["odds", "legal"] {
            phrases.extend(legal.iter().map(|sentence| format!("{verb} {sentence}")));
        }
        phrases.extend(command::VERBS.map(str::to_owned));
        phrases.extend(Platform::ALL.iter().map(|said| said.sentence().to_owned()));
        phrases.extend(self.yours.iter().map(|seat| format!("seat {seat}")));
        if line.starts_with("rules ") {
            let numbers = catalog::rules::paragraphs(self.engine());
            phrases.extend(numbers.iter().map(|number| format!("rules {number}")));
        }
        complete(&phrases, line)
    }
}
