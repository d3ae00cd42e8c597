//! What the server answered, told: refusals with their paragraph, odds, hints, the log, the finished game as a file.

use super::{Remote, Seen, Waiting};
use crate::{
    command::odds,
    front::sitting::Sitting,
    keep,
    net::{Reply, Then, wire},
    session::{Effect, Tone, answer::LogLine, files},
};
use game::Message;
use std::path::{Path, PathBuf};

impl Remote {
    pub(super) fn take_answer(&mut self, then: Then, reply: &Reply, effects: &mut Vec<Effect>) {
        self.waits = None;
        let problem = match then {
            Then::Said => reply.read().map(|carried: wire::Carried| {
                // What happened comes over the socket; the next line must not be read before it.
                let is_ours = carried.seen.seat == self.seat;
                self.waits = is_ours.then_some(Waiting::Ply(carried.seen.ply));
            }),
            Then::Why(sentence) => reply.read().map(|_: serde::de::IgnoredAny| {
                self.reply(&Message::new("why-legal").with("sentence", sentence), effects);
            }),
            Then::Odds(sentence) => reply.read().map(|odds| self.tell_odds(odds, &sentence, effects)),
            Then::Hint => reply.read().map(|hint| self.tell_hint(&hint, effects)),
            Then::Log => reply.read().map(|lines: Vec<wire::Line>| self.tell_log(&lines, effects)),
            Then::Missed => reply.read().map(|lines: Vec<wire::Line>| {
                self.tell_lines(&lines, effects);
                let late = self.late.take().unwrap_or_default();
                self.tell_lines(&late, effects);
            }),
            Then::Save(path) if reply.is_success() => {
                self.save(path, &reply.text, effects);
                Ok(())
            }
            Then::Rematch => reply.read().map(|mine: wire::MyTable| {
                let link = self.address.invitation(&mine.table.id, mine.key.as_deref());
                self.notice(&Message::new("net-rematch").with("link", link), effects);
            }),
            Then::Leave if reply.is_success() => {
                self.leave(effects);
                Ok(())
            }
            Then::Nothing if reply.is_success() => Ok(()),
            Then::Nothing | Then::Leave | Then::Save(_) => Err(Box::new(reply.problem())),
        };
        if let Err(problem) = problem {
            effects.push(Effect::Say(Tone::Refusal, problem.say(&self.text, self.engine())));
            self.take_fresh(*problem, effects);
        }
    }

    /// An older view was answered: the new one came along.
    fn take_fresh(&mut self, problem: wire::Problem, effects: &mut Vec<Effect>) {
        let Some(fresh) = problem.seen else { return };
        let is_newer = self.seen.as_ref().is_none_or(|seen| seen.view.ply < fresh.ply);
        if is_newer && fresh.seat == self.seat {
            self.seen = Some(Seen::new(fresh));
            effects.push(Effect::Board);
        }
    }

    fn tell_odds(&self, answered: Option<wire::Odds>, sentence: &str, effects: &mut Vec<Effect>) {
        let Some(answered) = answered else {
            return self.reply(&Message::new("odds-none").with("sentence", sentence), effects);
        };
        let chance = |chance: &wire::Chance| (chance.of.message(), chance.value);
        let table = |table: &wire::OddsTable| game::OddsTable {
            title: table.title.message(),
            rows: table.rows.iter().map(chance).collect(),
        };
        let read = game::Odds {
            tables: answered.tables.iter().map(table).collect(),
            figures: answered.figures.iter().map(chance).collect(),
        };
        let lines = odds::lines(&read, &self.text, self.engine());
        effects.extend(lines.into_iter().map(|line| Effect::Say(Tone::Reply, line)));
    }

    fn tell_hint(&self, hint: &wire::Hint, effects: &mut Vec<Effect>) {
        let line = |key: &str, advice: &wire::Advice| {
            Message::new(key).with("sentence", advice.sentence.as_str()).with("win", i64::from(advice.win))
        };
        self.reply(&line("bots-hint-best", &hint.best), effects);
        effects.push(Effect::Say(Tone::Reply, hint.reason.say(&self.text, self.engine())));
        for advice in &hint.next {
            self.reply(&line("bots-hint-next", advice), effects);
        }
    }

    fn tell_log(&self, lines: &[wire::Line], effects: &mut Vec<Effect>) {
        if lines.is_empty() {
            self.reply(&Message::new("log-empty"), effects);
        }
        for line in lines {
            let happened: Vec<String> =
                line.messages.iter().map(|message| message.say(&self.text, self.engine())).collect();
            let parts = LogLine {
                ply: line.ply,
                by: &line.by,
                sentence: line.sentence.as_deref(),
                is_undone: line.undone,
            };
            effects.push(Effect::Say(Tone::Reply, parts.tell(&happened, self.engine(), &self.text)));
        }
    }

    fn save(&mut self, path: PathBuf, game: &str, effects: &mut Vec<Effect>) {
        if path.exists() {
            self.reply(&files::about("save-exists", &path), effects);
            self.overwrite = Some((path, game.to_owned()));
        } else {
            self.write(&path, game, effects);
        }
    }

    pub(super) fn write(&self, path: &Path, game: &str, effects: &mut Vec<Effect>) {
        match keep::write(path, game) {
            Ok(()) => self.reply(&files::about("save-done", path), effects),
            Err(error) => {
                let message = files::about("save-failed", path).with("error", error.to_string());
                self.refuse(&message, effects);
            }
        }
    }
}
