//! Answers to questions about the game: help, why not, what may be said, odds, rules, the log. Nothing here changes
//! the table.

use super::{Command, Effect, Session, Tone, bare};
use crate::{
    command::{odds, rules},
    draw,
};
use catalog::Text;
use game::{By, Message, Outcome, Table, Told, Turn, Viewer};

impl Session {
    pub(super) fn help(&self, effects: &mut Vec<Effect>) {
        let paragraph = catalog::rules::paragraphs(self.table.engine()).first().copied().unwrap_or_default();
        for verb in super::command::VERBS {
            self.reply(&Message::new(format!("help-{verb}")).with("example", paragraph), effects);
        }
        self.reply(&Message::new("help-sentences"), effects);
        let other = format!("{} resign", self.table.seats()[0].name);
        self.reply(&Message::new("help-platform").with("example", other), effects);
        if let Turn::Player(seat) = self.table.turn() {
            let mut verbs: Vec<String> = Vec::new();
            for sentence in self.table.legal(seat) {
                let verb = sentence.split(' ').next().unwrap_or_default();
                if verbs.iter().all(|known| known != verb) {
                    verbs.push(verb.to_owned());
                }
            }
            self.reply(&Message::new("help-verbs").with("sentences", verbs), effects);
        }
    }

    /// A command that lacks what it is about.
    pub(super) fn explain_usage(&self, verb: &str, effects: &mut Vec<Effect>) {
        let legal = match self.table.turn() {
            Turn::Player(seat) => self.table.legal(seat),
            Turn::Chance | Turn::Over(_) => Vec::new(),
        };
        let example = legal.first().map_or("…", String::as_str);
        self.refuse(&Message::new(format!("usage-{verb}")).with("example", example), effects);
    }

    pub(super) fn why(&self, sentence: &str, effects: &mut Vec<Effect>) {
        let (by, sentence) = self.speaker(sentence);
        match self.table.why(by, sentence) {
            Ok(()) => self.reply(&Message::new("why-legal").with("sentence", sentence), effects),
            Err(refusal) => {
                let said = self.text.refusal(&refusal, self.table.engine());
                effects.push(Effect::Say(Tone::Reply, said));
            }
        }
    }

    pub(super) fn legal(&self, prefix: &str, effects: &mut Vec<Effect>) {
        let Turn::Player(seat) = self.table.turn() else {
            return self.refuse(&Message::new("legal-nobody"), effects);
        };
        let mut any = false;
        for sentence in self.table.legal(seat).into_iter().filter(|legal| legal.starts_with(prefix)) {
            effects.push(Effect::Say(Tone::Reply, sentence));
            any = true;
        }
        if !any {
            self.refuse(&Message::new("legal-none").with("prefix", prefix), effects);
        }
    }

    pub(super) fn odds(&self, sentence: &str, effects: &mut Vec<Effect>) {
        let Turn::Player(seat) = self.table.turn() else {
            return self.refuse(&Message::new("legal-nobody"), effects);
        };
        match self.table.odds(seat, sentence) {
            Ok(Some(odds)) => {
                for line in odds::lines(&odds, &self.text, self.table.engine()) {
                    effects.push(Effect::Say(Tone::Reply, line));
                }
            }
            Ok(None) => self.reply(&Message::new("odds-none").with("sentence", sentence), effects),
            Err(refusal) => {
                let said = self.text.refusal(&refusal, self.table.engine());
                effects.push(Effect::Say(Tone::Refusal, said));
            }
        }
    }

    pub(super) fn rules(&self, what: &str, effects: &mut Vec<Effect>) {
        let what = if what.is_empty() { self.table.edition() } else { what };
        match rules::find(what, self.text.language()) {
            Ok(text) => {
                for line in text.lines() {
                    effects.push(Effect::Say(Tone::Reply, rules::unmarked(line)));
                }
            }
            Err(message) => self.refuse(&message, effects),
        }
    }

    /// The log as this seat saw it.
    pub(super) fn log(&self, effects: &mut Vec<Effect>) {
        let Some(viewer) = self.viewer() else { return };
        let log = self.table.told(viewer, 0);
        if log.is_empty() {
            self.reply(&Message::new("log-empty"), effects);
        }
        for told in &log {
            effects.push(Effect::Say(Tone::Reply, tell(told, &*self.table, &self.text)));
        }
    }

    pub(super) fn describe(&self, effects: &mut Vec<Effect>) {
        for line in bare(&self.with_scene(u16::MAX, u16::MAX, draw::describe).unwrap_or_default()) {
            effects.push(Effect::Say(Tone::Reply, line));
        }
    }

    pub(super) fn complete_playing(&self, turn: Turn, line: &str) -> super::Completion {
        let mut phrases: Vec<String> = Vec::new();
        // What follows these is a sentence, legal or not: the rules of reading tell what could stand there.
        if let Some(sentence) = asked_about(line) {
            return self.readable(sentence);
        }
        match turn {
            Turn::Player(seat) => {
                let legal = self.table.legal(seat);
                let asked: Vec<String> = ["odds", "legal"]
                    .iter()
                    .flat_map(|verb| legal.iter().map(move |sentence| format!("{verb} {sentence}")))
                    .collect();
                phrases.extend(legal);
                phrases.extend(asked);
            }
            Turn::Chance => {
                let readable = self.readable(line);
                if !readable.words.is_empty() {
                    return readable;
                }
            }
            Turn::Over(_) => {}
        }
        phrases.extend(super::command::VERBS.iter().map(|verb| (*verb).to_owned()));
        phrases.extend(game::platform::Platform::ALL.iter().map(|said| said.sentence().to_owned()));
        if line.starts_with("rules ") {
            let numbers = catalog::rules::paragraphs(self.table.engine());
            phrases.extend(numbers.iter().map(|number| format!("rules {number}")));
        }
        super::complete(&phrases, line)
    }

    fn readable(&self, line: &str) -> super::Completion {
        let by = match self.table.turn() {
            Turn::Player(seat) => By::Seat(seat),
            Turn::Chance | Turn::Over(_) => By::Chance,
        };
        readable(&*self.table, by, line)
    }
}

/// The sentence in a line that asks about one: `why …`, `? …`.
pub(crate) fn asked_about(line: &str) -> Option<&str> {
    let Command::Why(_) = Command::parse(line) else { return None };
    let skip = if line.trim_start().starts_with('?') { "?" } else { "why" };
    let at = line.find(skip).unwrap_or(0) + skip.len();
    Some(line[at..].trim_start())
}

/// What the game could read next after these words, legal or not.
pub(crate) fn readable(table: &dyn Table, by: By, line: &str) -> super::Completion {
    let (said, begun) = match line.rsplit_once(' ') {
        Some((said, begun)) => (said, begun),
        None => ("", line),
    };
    let number = said.split_whitespace().count() as i64 + 1;
    // A word that no game has makes the game say what it would read instead.
    let expected = match table.why(by, format!("{said} \u{1}").trim_start()) {
        Err(refusal) if refusal.message.args.get("number") == Some(&number.into()) => {
            refusal.message.args.get("expected").cloned()
        }
        _ => None,
    };
    let words = match expected {
        Some(game::Value::List(words)) => words,
        _ => Vec::new(),
    };
    super::Completion::of(words.into_iter().filter(|word| word.starts_with(begun)).collect(), begun)
}

/// A line of the log for people: number, who, the sentence, what happened.
pub(crate) fn tell(told: &Told, table: &dyn Table, text: &Text) -> String {
    let happened: Vec<String> =
        told.messages.iter().map(|message| text.say(message, table.engine())).collect();
    let line = LogLine {
        ply: told.ply,
        by: speaker(told.by, table),
        sentence: told.sentence.as_deref(),
        is_undone: told.undone,
    };
    line.tell(&happened, table.engine(), text)
}

/// The parts of such a line, wherever they come from; `by` as game files name it.
pub(crate) struct LogLine<'a> {
    pub(crate) ply: usize,
    pub(crate) by: &'a str,
    pub(crate) sentence: Option<&'a str>,
    pub(crate) is_undone: bool,
}

impl LogLine<'_> {
    pub(crate) fn tell(&self, happened: &[String], engine: &str, text: &Text) -> String {
        let by = match self.by {
            "chance" | "table" => text.plain(&format!("prompt-{}", self.by)),
            seat => text.word(engine, "side", seat),
        };
        let sentence = self.sentence.map_or_else(|| text.plain("log-hidden"), catalog::text::harmless);
        let undone = if self.is_undone { format!(" [{}]", text.plain("log-undone")) } else { String::new() };
        format!("{:>4} {by}: {sentence}{undone}  {}", self.ply, happened.join(" ")).trim_end().to_owned()
    }
}

/// The whole log through one viewer's eyes.
pub(crate) fn log(table: &dyn Table, viewer: Viewer, text: &Text) -> Vec<String> {
    table.told(viewer, 0).iter().map(|told| tell(told, table, text)).collect()
}

/// Who said a line, as game files name them.
pub(crate) fn speaker(by: By, table: &dyn Table) -> &'static str {
    match by {
        By::Seat(seat) => table.seats()[seat.index()].name,
        By::Chance => "chance",
        By::Table => "table",
    }
}

pub(crate) fn outcome(outcome: Outcome, table: &dyn Table, text: &Text) -> String {
    let winners = match outcome {
        Outcome::Draw => None,
        Outcome::Won(seats) => {
            Some(seats.iter().map(|seat| table.seats()[seat.index()].name.to_owned()).collect())
        }
    };
    ended(winners, table.engine(), text)
}

/// Who has won; nobody in a draw.
pub(crate) fn ended(winners: Option<Vec<String>>, engine: &str, text: &Text) -> String {
    let message = match winners {
        None => Message::new("outcome-draw"),
        Some(names) => Message::new("outcome-won").with("side", names),
    };
    text.say(&message, engine)
}
