//! A line that was typed, carried out: what the server must decide is asked of it, what the view tells is answered here.

use super::{Remote, Waiting, command::Online};
use crate::{
    command::rules,
    draw,
    front::sitting::Sitting,
    net::{Question, Then, quoted},
    session::{Command, Effect, Tone, bare, files},
};
use game::{Message, platform::Platform};
use serde_json::{Value, json};
use std::path::PathBuf;
use ureq::http::Method;

impl Remote {
    pub(super) fn obey(&mut self, line: &str, effects: &mut Vec<Effect>) {
        if let Some((path, game)) = self.overwrite.take() {
            return self.answer_overwrite(path, game, line, effects);
        }
        match Online::parse(line) {
            Online::Common(command) => self.obey_common(command, effects),
            Online::Sentence(sentence) => self.say(sentence, effects),
            Online::Chat(text) => self.post("chat", json!({ "text": text, "key": self.key })),
            Online::Table => self.tell_table(effects),
            Online::Seat(name) => self.take_eyes(name, effects),
            Online::Bot(level) => self.hand_over(level, effects),
            Online::Start => self.post("start", Value::Null),
            Online::Rematch => self.ask(Method::POST, "rematch", Value::Null, Then::Rematch),
            Online::GetUp => self.ask(Method::POST, "leave", Value::Null, Then::Leave),
            Online::Incomplete(verb) => self.explain_usage(verb, effects),
        }
    }

    fn obey_common(&mut self, command: Command<'_>, effects: &mut Vec<Effect>) {
        match command {
            Command::Nothing => {}
            Command::Sentence(sentence) => self.say(sentence, effects),
            Command::Help => self.help(effects),
            Command::Why(_) | Command::Odds(_) | Command::Hint if self.seat.is_none() => {
                self.refuse(&Message::new("net-only-watching"), effects);
            }
            Command::Why(sentence) => self.ask_about("why", sentence, Then::Why(sentence.to_owned())),
            Command::Odds(sentence) => self.ask_about("odds", sentence, Then::Odds(sentence.to_owned())),
            Command::Legal(prefix) => self.tell_legal(prefix, effects),
            Command::Hint => {
                let path = format!("hint?{}", self.as_seat());
                self.ask(Method::GET, &path, Value::Null, Then::Hint);
            }
            Command::Rules(what) => self.tell_rules(what, effects),
            Command::Log => self.ask_log(1, Then::Log),
            Command::Show => effects.push(Effect::Board),
            Command::Describe => {
                for line in bare(&self.with_scene(u16::MAX, u16::MAX, draw::describe).unwrap_or_default()) {
                    effects.push(Effect::Say(Tone::Reply, line));
                }
            }
            Command::Save(path) => {
                let then = Then::Save(PathBuf::from(path));
                let path = format!("file?{}", self.as_seat());
                self.ask(Method::GET, &path, Value::Null, then);
            }
            Command::Load(_) => self.refuse(&Message::new("net-no-load"), effects),
            Command::Quit => self.leave(effects),
            Command::Incomplete(verb) => self.explain_usage(verb, effects),
        }
    }

    // ── Asked of the server ──

    /// Every question but the last of them is answered before the next line is read.
    fn ask(&mut self, method: Method, path: &str, body: Value, then: Then) {
        self.waits = Some(Waiting::Answer);
        let path = format!("/tables/{}/{path}", self.table.id);
        self.link.ask(Question { method, path, body, then });
    }

    fn post(&mut self, what: &str, body: Value) {
        self.ask(Method::POST, what, body, Then::Nothing);
    }

    /// Our seat and key, as they stand in addresses.
    fn as_seat(&self) -> String {
        let seat = self.seat.iter().map(|seat| format!("seat={}", quoted(seat)));
        let key = self.key.iter().map(|key| format!("key={}", quoted(key)));
        seat.chain(key).collect::<Vec<_>>().join("&")
    }

    fn ask_about(&mut self, what: &str, sentence: &str, then: Then) {
        let path = format!("{what}?sentence={}&{}", quoted(sentence), self.as_seat());
        self.ask(Method::GET, &path, Value::Null, then);
    }

    pub(super) fn ask_log(&mut self, from: usize, then: Then) {
        let path = format!("log?from={from}&{}", self.as_seat());
        self.ask(Method::GET, &path, Value::Null, then);
    }

    /// A sentence in answer to the newest view. Its token is its own: however often the question must be repeated, it
    /// is carried out once.
    fn say(&mut self, sentence: &str, effects: &mut Vec<Effect>) {
        let Some(seat) = self.seat.clone() else {
            return self.refuse(&Message::new("net-only-watching"), effects);
        };
        let Some(seen) = &self.seen else {
            return self.refuse(&Message::new("server-not-started"), effects);
        };
        let is_chance = seen.view.turn.is_chance && Platform::parse(sentence).is_none();
        self.tokens += 1;
        let token = format!("{}-{}", self.token_base, self.tokens);
        let body = json!({ "seat": seat, "ply": seen.view.ply, "token": token, "sentence": sentence, "is_chance": is_chance });
        self.ask(Method::POST, "say", body, Then::Said);
    }

    fn hand_over(&mut self, level: Option<u8>, effects: &mut Vec<Effect>) {
        let Some(seat) = self.seat.clone() else {
            return self.refuse(&Message::new("net-only-watching"), effects);
        };
        self.ask(Method::PUT, &format!("seats/{}", quoted(&seat)), json!({ "bot": level }), Then::Nothing);
    }

    fn take_eyes(&mut self, name: &str, effects: &mut Vec<Effect>) {
        if self.yours.iter().any(|seat| seat == name) {
            self.look_as(name.to_owned());
        } else {
            self.refuse(&Message::new("server-not-your-seat"), effects);
        }
    }

    // ── Answered here ──

    fn help(&self, effects: &mut Vec<Effect>) {
        let paragraph = catalog::rules::paragraphs(self.engine()).first().copied().unwrap_or_default();
        for verb in super::command::VERBS {
            let mut key = format!("net-help-{verb}");
            if !self.text.has(&key) {
                key = format!("help-{verb}");
            }
            self.reply(&Message::new(key).with("example", paragraph), effects);
        }
        self.reply(&Message::new("help-sentences"), effects);
        self.reply(&Message::new("net-help-platform"), effects);
        let mut verbs: Vec<String> = Vec::new();
        for sentence in self.legal() {
            let verb = sentence.split(' ').next().unwrap_or_default();
            if verbs.iter().all(|known| known != verb) {
                verbs.push(verb.to_owned());
            }
        }
        if !verbs.is_empty() {
            self.reply(&Message::new("help-verbs").with("sentences", verbs), effects);
        }
    }

    fn explain_usage(&self, verb: &str, effects: &mut Vec<Effect>) {
        let mut key = format!("net-usage-{verb}");
        if !self.text.has(&key) {
            key = format!("usage-{verb}");
        }
        let example = match verb {
            "seat" => self.yours.first().map_or("…", String::as_str),
            _ => self.legal().first().map_or("…", String::as_str),
        };
        self.refuse(&Message::new(key).with("example", example), effects);
    }

    fn tell_legal(&self, prefix: &str, effects: &mut Vec<Effect>) {
        let fitting: Vec<&String> = self.legal().iter().filter(|legal| legal.starts_with(prefix)).collect();
        if fitting.is_empty() {
            return self.refuse(&Message::new("legal-none").with("prefix", prefix), effects);
        }
        effects.extend(fitting.into_iter().map(|legal| Effect::Say(Tone::Reply, legal.clone())));
    }

    fn tell_rules(&self, what: &str, effects: &mut Vec<Effect>) {
        let what = if what.is_empty() { self.listing.edition } else { what };
        match rules::find(what, self.text.language()) {
            Ok(text) => {
                let lines = text.lines().map(rules::unmarked);
                effects.extend(lines.map(|line| Effect::Say(Tone::Reply, line)));
            }
            Err(message) => self.refuse(&message, effects),
        }
    }

    fn answer_overwrite(&mut self, path: PathBuf, game: String, answer: &str, effects: &mut Vec<Effect>) {
        match files::understood(answer, &self.text) {
            Some(true) => self.write(&path, &game, effects),
            Some(false) => self.reply(&Message::new("save-not"), effects),
            None => {
                self.refuse(&files::again(&self.text), effects);
                self.overwrite = Some((path, game));
            }
        }
    }
}
