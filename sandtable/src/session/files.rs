//! Saving, loading, leaving: nothing that was played is lost, and no file is overwritten without asking.

use super::{Effect, Mode, Session, Tone};
use crate::{
    keep::{self, Autosave},
    open,
};
use catalog::Text;
use game::{Message, Turn, gamefile};
use std::{
    fs,
    path::{Path, PathBuf},
};

impl Session {
    /// The copy of the game in progress; one that cannot be written is reported once.
    pub(super) fn keep(&mut self, effects: &mut Vec<Effect>) {
        let Some(autosave) = &self.autosave else { return };
        if let Err(error) = autosave.write(&self.written()) {
            let message = Message::new("keep-failed").with("error", error.to_string());
            self.refuse(&message, effects);
            self.autosave = None;
        }
    }

    fn written(&self) -> String {
        gamefile::write(&*self.table, &self.players)
    }

    pub(super) fn save(&mut self, path: PathBuf, effects: &mut Vec<Effect>) {
        let is_ours = self.file.as_ref().is_some_and(|(ours, _)| *ours == path);
        if path.exists() && !is_ours {
            self.reply(&about("save-exists", &path), effects);
            self.mode = Mode::Overwrite(path);
            return;
        }
        self.write(path, effects);
    }

    fn write(&mut self, path: PathBuf, effects: &mut Vec<Effect>) {
        match keep::write(&path, &self.written()) {
            Ok(()) => {
                self.reply(&about("save-done", &path), effects);
                self.file = Some((path, self.table.log().len()));
            }
            Err(error) => {
                self.refuse(&about("save-failed", &path).with("error", error.to_string()), effects);
            }
        }
    }

    pub(super) fn answer_overwrite(&mut self, path: PathBuf, answer: &str, effects: &mut Vec<Effect>) {
        match self.understood(answer) {
            Some(true) => self.write(path, effects),
            Some(false) => self.reply(&Message::new("save-not"), effects),
            None => {
                self.ask_again(effects);
                self.mode = Mode::Overwrite(path);
            }
        }
    }

    /// Another game takes the place of this one, which stays kept.
    pub(super) fn load(&mut self, path: PathBuf, effects: &mut Vec<Effect>) {
        let source = match fs::read_to_string(&path) {
            Ok(source) => source,
            Err(error) => {
                let message = about("error-read", &path).with("error", error.to_string());
                return self.refuse(&message, effects);
            }
        };
        match open::any(&source) {
            Ok(opened) => {
                self.say_where_it_is_kept(effects);
                let directory = self.autosave.take().and_then(|old| Some(old.path().parent()?.to_owned()));
                self.autosave =
                    directory.and_then(|directory| Autosave::new(&directory, opened.listing.edition).ok());
                self.take(opened);
                self.file = Some((path, self.table.log().len()));
                self.let_chance_begin();
                self.go_on(effects);
            }
            Err(faults) => {
                for fault in &faults {
                    let said = self.text.fault(fault, self.table.engine());
                    effects.push(Effect::Say(Tone::Refusal, format!("{}: {said}", path.display())));
                }
            }
        }
    }

    fn take(&mut self, opened: open::Opened) {
        let people = self.computer.people(opened.table.seats().len());
        self.has_curtain = self.wants_curtain && opened.listing.has_secrets && people.len() > 1;
        self.told_public = 0;
        self.told = vec![0; opened.table.seats().len()];
        self.table = opened.table;
        self.players = opened.players;
        self.eyes = super::only(&people);
        self.file = None;
    }

    /// Offers a game that was left; the next line answers.
    pub(crate) fn offer(&mut self, left: Autosave) -> Vec<Effect> {
        let message = about("resume-question", left.path());
        self.mode = Mode::Resume(left);
        vec![Effect::Say(Tone::Notice, self.text.say(&message, self.table.engine()))]
    }

    pub(super) fn answer_resume(&mut self, left: Autosave, answer: &str, effects: &mut Vec<Effect>) {
        match self.understood(answer) {
            Some(true) => self.resume(left, effects),
            Some(false) => {
                if let Ok(path) = left.set_aside() {
                    self.reply(&about("resume-aside", &path), effects);
                }
                effects.extend(self.start());
            }
            None => {
                self.ask_again(effects);
                self.mode = Mode::Resume(left);
            }
        }
    }

    fn resume(&mut self, left: Autosave, effects: &mut Vec<Effect>) {
        let opened = left.read().map_err(|error| error.to_string()).and_then(|source| {
            open::game_file(&source).map_err(|faults| {
                let said: Vec<String> = faults.iter().map(|fault| self.text.fault(fault, "")).collect();
                said.join(" ")
            })
        });
        match opened {
            Ok(opened) => {
                self.take(opened);
                self.autosave = Some(left);
                self.go_on(effects);
            }
            Err(error) => {
                self.refuse(&about("error-read", left.path()).with("error", error), effects);
                effects.extend(self.start());
            }
        }
    }

    /// A game that is saved as it stands, or in which nobody has said anything, needs no copy.
    pub(super) fn say_where_it_is_kept(&mut self, effects: &mut Vec<Effect>) {
        let lines = self.table.log();
        let is_saved = self.file.as_ref().is_some_and(|(_, saved)| *saved == lines.len());
        let is_fresh = lines.iter().all(|line| matches!(line.by, game::By::Chance));
        if is_saved || is_fresh {
            if let Some(autosave) = self.autosave.take() {
                // What stays behind is offered once more: a nuisance, not a loss.
                let _ = autosave.discard();
            }
            return;
        }
        if let Turn::Over(_) = self.table.turn() {
            if let Some(Ok(path)) = self.autosave.take().map(Autosave::set_aside) {
                self.reply(&about("keep-finished", &path), effects);
            }
        } else if let Some(autosave) = &self.autosave {
            let message = about("keep-unfinished", autosave.path()).with("game", self.table.edition());
            self.reply(&message, effects);
        }
    }

    fn understood(&self, answer: &str) -> Option<bool> {
        understood(answer, &self.text)
    }

    pub(super) fn yes_and_no(&self) -> [String; 2] {
        yes_and_no(&self.text)
    }

    fn ask_again(&self, effects: &mut Vec<Effect>) {
        self.refuse(&again(&self.text), effects);
    }
}

/// Yes or no, or a beginning of either; `None` for anything else.
pub(crate) fn understood(answer: &str, text: &Text) -> Option<bool> {
    let answer = answer.trim().to_lowercase();
    let [yes, no] = yes_and_no(text);
    let is = |word: &str| !answer.is_empty() && word.starts_with(&answer);
    if is(&yes) {
        Some(true)
    } else if is(&no) {
        Some(false)
    } else {
        None
    }
}

pub(crate) fn yes_and_no(text: &Text) -> [String; 2] {
    [text.plain("answer-yes"), text.plain("answer-no")]
}

/// What is said to any other answer.
pub(crate) fn again(text: &Text) -> Message {
    let [yes, no] = yes_and_no(text);
    Message::new("answer-again").with("yes", yes).with("no", no)
}

pub(crate) fn about(key: &str, path: &Path) -> Message {
    Message::new(key).with("file", path.display().to_string())
}
