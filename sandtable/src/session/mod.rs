//! A game between people at one terminal: lines in, effects out. It holds the table, knows whose eyes are on the
//! screen, asks before it overwrites, and keeps a copy of the game after every line. There is no terminal in it.

pub(crate) mod answer;
pub(crate) mod command;
mod complete;
mod computer;
mod effect;
pub(crate) mod files;

pub(crate) use command::Command;
pub(crate) use complete::{Completion, complete};
pub(crate) use computer::Computer;
pub(crate) use effect::{Effect, Tone};

use crate::{
    dice::Generator,
    draw::{self, Picture, Scene},
    front::sitting::Sitting,
    keep::Autosave,
    open::Opened,
};
use catalog::Text;
use game::{By, Message, Seat, Table, Turn, Viewer, platform::Platform};
use ratatui::text::Line;
use std::path::PathBuf;

pub(crate) struct Session {
    table: Box<dyn Table>,
    text: Text,
    players: Vec<(Seat, String)>,
    /// `None`: people throw real dice and type what they show.
    dice: Option<Generator>,
    /// Whether people want to hide things from each other, and whether this game has any to hide.
    wants_curtain: bool,
    has_curtain: bool,
    mode: Mode,
    /// The seat that looked at the screen last.
    eyes: Option<Seat>,
    /// How much of the log each seat has been told, in its own plies.
    told: Vec<usize>,
    /// The same for onlookers, when the computer plays all seats.
    told_public: usize,
    computer: Computer,
    autosave: Option<Autosave>,
    /// The file this game was saved to or loaded from, and the lines it had then.
    file: Option<(PathBuf, usize)>,
}

/// What the next line answers.
#[derive(Debug)]
enum Mode {
    Playing,
    /// This seat is to come to the screen.
    Curtain(Seat),
    /// May this file be overwritten?
    Overwrite(PathBuf),
    /// Go on with a game that was left?
    Resume(Autosave),
}

/// How a session is to be held.
pub(crate) struct Manner {
    pub(crate) text: Text,
    pub(crate) dice: Option<Generator>,
    pub(crate) wants_curtain: bool,
    pub(crate) autosave: Option<Autosave>,
    pub(crate) computer: Computer,
}

/// Whoever sits alone in front of the screen looks at it from the first.
fn only(people: &[Seat]) -> Option<Seat> {
    if let [seat] = people { Some(*seat) } else { None }
}

impl Session {
    pub(crate) fn new(opened: Opened, manner: Manner) -> Session {
        let Opened { listing, table, mut players } = opened;
        let computer = manner.computer;
        let people = computer.people(table.seats().len());
        // Nothing is hidden from a person who sits alone in front of the screen.
        let has_curtain = manner.wants_curtain && listing.has_secrets && people.len() > 1;
        players.retain(|(seat, _)| computer.names().iter().all(|(taken, _)| taken != seat));
        players.extend(computer.names());
        let told = vec![0; table.seats().len()];
        Session {
            wants_curtain: manner.wants_curtain,
            has_curtain,
            told_public: 0,
            computer,
            text: manner.text,
            dice: manner.dice,
            autosave: manner.autosave,
            mode: Mode::Playing,
            eyes: only(&people),
            file: None,
            table,
            players,
            told,
        }
    }

    /// The first thing on the screen.
    pub(crate) fn start(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.let_chance_begin();
        self.go_on(&mut effects);
        effects
    }

    fn obey(&mut self, command: Command<'_>, effects: &mut Vec<Effect>) {
        match command {
            Command::Nothing => {}
            Command::Sentence(sentence) => self.say(sentence, effects),
            Command::Help => self.help(effects),
            Command::Why(sentence) => self.why(sentence, effects),
            Command::Legal(prefix) => self.legal(prefix, effects),
            Command::Odds(sentence) => self.odds(sentence, effects),
            Command::Hint => self.hint(effects),
            Command::Rules(what) => self.rules(what, effects),
            Command::Log => self.log(effects),
            Command::Show => effects.push(Effect::Board),
            Command::Describe => self.describe(effects),
            Command::Save(path) => self.save(PathBuf::from(path), effects),
            Command::Load(path) => self.load(PathBuf::from(path), effects),
            Command::Quit => self.leave(effects),
            Command::Incomplete(verb) => self.explain_usage(verb, effects),
        }
    }

    // ── Playing ──

    /// A sentence for the table: proposed, accepted, kept, told.
    fn say(&mut self, sentence: &str, effects: &mut Vec<Effect>) {
        let (by, sentence) = self.speaker(sentence);
        if let By::Seat(seat) = by
            && self.is_computer(seat)
        {
            let message = Message::new("bots-not-yours").with("side", self.seat_name(seat));
            return self.refuse(&message, effects);
        }
        self.act(by, sentence, effects);
    }

    fn act(&mut self, by: By, sentence: &str, effects: &mut Vec<Effect>) {
        let dice = self.dice.as_mut().map(|dice| dice as &mut dyn game::Dice);
        match self.table.propose(by, sentence, dice) {
            Ok(proposal) => {
                self.table.accept(proposal);
                self.keep(effects);
                self.go_on(effects);
            }
            Err(refusal) => {
                let said = self.text.refusal(&refusal, self.table.engine());
                effects.push(Effect::Say(Tone::Refusal, said));
            }
        }
    }

    /// Who says it. At one terminal it is whoever is to act, but offers are accepted by the others, and anybody may be
    /// named before `resign` and the like: `axis resign`.
    fn speaker<'a>(&self, sentence: &'a str) -> (By, &'a str) {
        if let Some((name, rest)) = sentence.split_once(' ')
            && let Some(seat) = self.table.seats().iter().position(|seat| seat.name == name)
            && Platform::parse(rest).is_some()
        {
            return (By::Seat(Seat(seat as u8)), rest);
        }
        let due = match self.table.turn() {
            Turn::Player(seat) => By::Seat(seat),
            Turn::Chance if Platform::parse(sentence).is_none() => By::Chance,
            Turn::Chance | Turn::Over(_) => By::Seat(self.eyes.unwrap_or(Seat(0))),
        };
        if let Some(Platform::AcceptDraw | Platform::AcceptTakeback) = Platform::parse(sentence) {
            let others = (0..self.table.seats().len()).map(|seat| By::Seat(Seat(seat as u8)));
            let accepts = |by: &By| self.table.why(*by, sentence).is_ok();
            return (others.into_iter().find(accepts).unwrap_or(due), sentence);
        }
        (due, sentence)
    }

    fn let_chance_begin(&mut self) {
        if self.table.turn() == Turn::Chance
            && let Some(dice) = &mut self.dice
        {
            let begun = self.table.begin(dice);
            self.table.accept(begun);
        }
    }

    /// Tells what is new, and turns to whoever is to act next.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        match self.table.turn() {
            Turn::Player(seat) if self.is_computer(seat) => self.tell_onlooker(effects),
            Turn::Player(seat) if self.eyes == Some(seat) => {
                self.tell_news(seat, effects);
                effects.push(Effect::Board);
            }
            Turn::Player(seat) if self.has_curtain => self.draw_curtain(seat, effects),
            Turn::Player(seat) => {
                self.lift_curtain(seat, effects);
            }
            Turn::Chance => {
                if let Some(seat) = self.eyes {
                    self.tell_news(seat, effects);
                }
                effects.push(Effect::Say(Tone::Notice, self.text.plain("play-chance")));
            }
            Turn::Over(outcome) => {
                self.tell_onlooker(effects);
                effects.push(Effect::Board);
                effects.push(Effect::Say(Tone::Notice, answer::outcome(outcome, &*self.table, &self.text)));
            }
        }
    }

    fn draw_curtain(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        self.mode = Mode::Curtain(seat);
        effects.push(Effect::Clear);
        let message = Message::new("play-curtain").with("side", self.seat_name(seat));
        effects.push(Effect::Say(Tone::Notice, self.text.say(&message, self.table.engine())));
    }

    fn lift_curtain(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        self.eyes = Some(seat);
        self.tell_news(seat, effects);
        effects.push(Effect::Board);
    }

    /// What this seat has not been told yet. Where nothing is hidden all have heard it with this seat.
    fn tell_news(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let news = self.table.told(Viewer::Seat(seat), self.told[seat.index()] + 1);
        for told in &news {
            for message in &told.messages {
                effects.push(Effect::Say(Tone::News, self.text.say(message, self.table.engine())));
            }
        }
        let plies = |seat: Seat| self.table.plies(Viewer::Seat(seat));
        if self.has_curtain {
            self.told[seat.index()] = plies(seat);
        } else {
            self.told = (0..self.told.len()).map(|seat| plies(Seat(seat as u8))).collect();
        }
    }

    fn with_scene<R>(&self, width: u16, height: u16, look: impl Fn(&Scene<'_>) -> R) -> Option<R> {
        let viewer = self.viewer()?;
        let view = self.table.view(viewer);
        Some(look(&Scene { engine: self.table.engine(), view: &view, text: &self.text, width, height }))
    }

    /// Whose view may be on the screen now.
    fn viewer(&self) -> Option<Viewer> {
        match (&self.mode, self.table.turn(), self.eyes) {
            (Mode::Curtain(_) | Mode::Resume(_), ..) => None,
            (_, Turn::Over(_), _) | (_, _, None) => Some(Viewer::Public),
            (_, _, Some(seat)) => Some(Viewer::Seat(seat)),
        }
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.table.seats()[seat.index()].name
    }

    /// The side, and the person if the file names one.
    fn named(&self, seat: Seat) -> String {
        let side = self.text.word(self.table.engine(), "side", self.seat_name(seat));
        match self.players.iter().find(|(player, _)| *player == seat) {
            Some((_, name)) => format!("{side} ({name})"),
            None => side,
        }
    }

    fn refuse(&self, message: &Message, effects: &mut Vec<Effect>) {
        effects.push(Effect::Say(Tone::Refusal, self.text.say(message, self.table.engine())));
    }

    fn reply(&self, message: &Message, effects: &mut Vec<Effect>) {
        effects.push(Effect::Say(Tone::Reply, self.text.say(message, self.table.engine())));
    }
}

impl Sitting for Session {
    fn hear(&mut self, line: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        match std::mem::replace(&mut self.mode, Mode::Playing) {
            _ if Command::parse(line) == Command::Quit => self.leave(&mut effects),
            Mode::Playing => self.obey(Command::parse(line), &mut effects),
            Mode::Curtain(seat) => self.lift_curtain(seat, &mut effects),
            Mode::Overwrite(path) => self.answer_overwrite(path, line, &mut effects),
            Mode::Resume(left) => self.answer_resume(left, line, &mut effects),
        }
        effects
    }

    fn unasked(&mut self) -> Option<Vec<Effect>> {
        self.is_computer_due().then(|| self.let_computer_act())
    }

    fn has_others(&self) -> bool {
        false
    }

    fn is_waiting(&self) -> bool {
        false
    }

    /// Says where the game is kept.
    fn leave(&mut self, effects: &mut Vec<Effect>) {
        self.say_where_it_is_kept(effects);
        effects.push(Effect::Leave);
    }

    fn text(&self) -> &Text {
        &self.text
    }

    fn prompt(&self) -> String {
        match (&self.mode, self.table.turn()) {
            (Mode::Curtain(_), _) => self.text.plain("prompt-curtain"),
            (Mode::Overwrite(_) | Mode::Resume(_), _) => self.text.plain("prompt-question"),
            (Mode::Playing, Turn::Player(seat)) => self.named(seat),
            (Mode::Playing, Turn::Chance) => self.text.plain("prompt-chance"),
            (Mode::Playing, Turn::Over(_)) => self.text.plain("prompt-table"),
        }
    }

    /// The name of the game as people know it.
    fn title(&self) -> String {
        self.text.plain(&format!("game-{}", self.table.edition()))
    }

    /// Nothing behind the curtain.
    fn picture(&self, width: u16, height: u16) -> Picture {
        self.with_scene(width, height, draw::draw).unwrap_or_default()
    }

    /// Chance's sentences may name hidden cards: they are not kept.
    fn remembers(&self) -> Option<Seat> {
        match (&self.mode, self.table.turn()) {
            (Mode::Playing, Turn::Player(seat)) => Some(seat),
            _ => None,
        }
    }

    fn complete(&self, line: &str) -> Completion {
        match (&self.mode, self.table.turn()) {
            (Mode::Curtain(_), _) => Completion::default(),
            (Mode::Overwrite(_) | Mode::Resume(_), _) => complete(&self.yes_and_no(), line),
            (Mode::Playing, turn) => self.complete_playing(turn, line),
        }
    }
}

/// Lines without their styles.
pub(crate) fn bare(lines: &[Line<'_>]) -> Vec<String> {
    lines.iter().map(|line| draw::paint::line(line, false)).collect()
}

#[cfg(test)]
mod tests;
