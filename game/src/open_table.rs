//! The one implementation of `Table`: a box, the log, and the position that follows from it.

mod replay;

use crate::{
    chance::{Dice, Word, spell_drawn},
    contract::{Game, SourceLine},
    message::{Fault, Message, Odds},
    platform::{Notice, Offers, Platform},
    play::{self, Step},
    position::{Past, Position, Said, refuse},
    seat::{By, Outcome, Seat, SeatInfo, Turn, Viewer},
    table::{Line, Proposal, Refusal, RefusalKind, Reviewed, Table, Told},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::{
    ops::{ControlFlow, Range},
    sync::Arc,
};

/// A game of `G` being played, or played.
#[derive(Debug)]
pub struct OpenTable<G: Game> {
    game: Arc<G>,
    start: Start<G::State>,
    is_arranged: bool,
    now: Position<G::State>,
    /// How many lines each viewer was shown: the seats in order, then the public.
    shown: Vec<usize>,
    log: Vec<Entry<G::Action>>,
    // The events and drawn words of all entries, end to end: opening a long game allocates a few times, not per line.
    events: Vec<G::Event>,
    words: Vec<Word>,
}

/// The position in which the log kept here begins, the lines before it, and how many of them each viewer was shown.
#[derive(Debug)]
struct Start<S> {
    position: Position<S>,
    line: usize,
    shown: Vec<usize>,
}

/// A position at a change of seat, as it is stored. By then nothing can be undone.
#[derive(Serialize, Deserialize)]
struct Snapshot<S> {
    state: S,
    offers: Offers,
    ended: Option<Outcome>,
    line: u32,
    shown: Vec<u32>,
}

#[derive(Debug)]
struct Entry<A> {
    by: By,
    said: Said<A>,
    events: Range<u32>,
    words: Range<u32>,
    is_undone: bool,
}

impl<A> Entry<A> {
    /// A sentence of the game itself that was not taken back.
    fn counts(&self) -> bool {
        matches!(self.said, Said::Action(_)) && !self.is_undone
    }
}

/// What a proposal carries: the position it leads to and the entries that lead there.
struct Change<G: Game> {
    to: Position<G::State>,
    undone: Vec<usize>,
    said: Vec<NewEntry<G>>,
}

struct NewEntry<G: Game> {
    by: By,
    said: Said<G::Action>,
    words: Vec<Word>,
    events: Vec<G::Event>,
}

impl<G: Game> OpenTable<G> {
    /// A game from its beginning.
    pub fn new(game: Arc<G>) -> OpenTable<G> {
        let start = game.start();
        OpenTable::from(game, start, false)
    }

    /// A game from a position.
    pub fn arrange(game: Arc<G>, facts: &[SourceLine]) -> Result<OpenTable<G>, Vec<Fault>> {
        let start = game.arrange(facts)?;
        Ok(OpenTable::from(game, start, true))
    }

    fn from(game: Arc<G>, start: G::State, is_arranged: bool) -> OpenTable<G> {
        let shown = vec![0; game.seats().len() + 1];
        OpenTable::from_start(game, Start { position: Position::new(start), line: 0, shown }, is_arranged)
    }

    fn from_start(game: Arc<G>, start: Start<G::State>, is_arranged: bool) -> OpenTable<G> {
        let (now, shown) = (start.position.clone(), start.shown.clone());
        OpenTable {
            game,
            start,
            is_arranged,
            now,
            shown,
            log: Vec::new(),
            events: Vec::new(),
            words: Vec::new(),
        }
    }

    /// A game from bytes that `Table::snapshot` gave; the lines after it are to be replayed.
    pub fn restore(game: Arc<G>, snapshot: &[u8]) -> Result<OpenTable<G>, Fault> {
        let unreadable = || Fault::new(Message::new("fault-snapshot"));
        let kept: Snapshot<G::State> = postcard::from_bytes(snapshot).map_err(|_| unreadable())?;
        if kept.shown.len() != game.seats().len() + 1 {
            return Err(unreadable());
        }
        let position =
            Position { state: kept.state, earlier: Vec::new(), offers: kept.offers, ended: kept.ended };
        let shown = kept.shown.iter().map(|&plies| plies as usize).collect();
        Ok(OpenTable::from_start(game, Start { position, line: kept.line as usize, shown }, false))
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    fn keep_words(&mut self, words: &[Word]) -> Range<u32> {
        let from = self.words.len() as u32;
        self.words.extend_from_slice(words);
        from..self.words.len() as u32
    }

    fn mark_undone(&mut self, lines: &[usize]) {
        for line in lines {
            self.log[line - self.start.line].is_undone = true;
        }
    }

    fn push(&mut self, entry: Entry<G::Action>) {
        for (index, plies) in self.shown.iter_mut().enumerate() {
            let viewer = viewer_at(index, self.game.seats().len());
            *plies += usize::from(is_shown(&*self.game, &self.events, &entry, viewer));
        }
        self.log.push(entry);
    }

    /// The number of the next line.
    fn next_line(&self) -> usize {
        self.start.line + self.log.len()
    }

    fn past(&self) -> Kept<'_, G, impl Fn(usize) -> bool> {
        Kept {
            game: &*self.game,
            start: &self.start,
            log: &self.log,
            is_undone: |at: usize| self.log[at].is_undone,
        }
    }

    fn understand(&self, by: By, sentence: &str) -> Result<Said<G::Action>, Refusal> {
        if matches!(by, By::Seat(_))
            && let Some(said) = Platform::parse(sentence)
        {
            return Ok(Said::Platform(said));
        }
        if by == By::Table {
            let notice = Notice::parse(sentence, self.game.seats()).map(Said::Notice);
            return notice.ok_or_else(|| Refusal::plain(RefusalKind::NotDue, "refusal-not-due"));
        }
        Ok(Said::Action(self.game.parse(sentence)?))
    }

    fn entry_words(&self, entry: &Entry<G::Action>) -> &[Word] {
        &self.words[entry.words.start as usize..entry.words.end as usize]
    }

    fn entry_events(&self, entry: &Entry<G::Action>) -> &[G::Event] {
        &self.events[entry.events.start as usize..entry.events.end as usize]
    }

    fn line(&self, entry: &Entry<G::Action>) -> Line {
        let words = self.entry_words(entry).to_vec();
        Line { by: entry.by, sentence: self.sentence(&entry.said), words }
    }

    fn sentence(&self, said: &Said<G::Action>) -> String {
        match said {
            Said::Platform(said) => said.sentence().to_owned(),
            Said::Notice(notice) => notice.sentence(self.game.seats()),
            Said::Action(action) => {
                let mut text = String::new();
                self.game.print(action, &mut text);
                text
            }
        }
    }

    /// What a viewer was shown of an entry; `None` if nothing.
    fn shown(&self, entry: &Entry<G::Action>, viewer: Viewer) -> Option<(Option<String>, Vec<Message>)> {
        match &entry.said {
            Said::Platform(said) => {
                let mut message = Message::new(format!("platform-{}", said.sentence().replace(' ', "-")));
                if let By::Seat(seat) = entry.by {
                    message = message.with("side", self.game.seats()[seat.index()].name);
                }
                Some((Some(said.sentence().to_owned()), vec![message]))
            }
            Said::Notice(notice) => {
                let side = self.game.seats()[notice.seat().index()].name;
                let message = Message::new(notice.key()).with("side", side);
                Some((Some(self.sentence(&entry.said)), vec![message]))
            }
            Said::Action(action) => {
                let messages: Vec<Message> = self
                    .entry_events(entry)
                    .iter()
                    .filter_map(|event| self.game.veil(event, viewer))
                    .map(|event| G::tell(&event))
                    .collect();
                let is_hidden = hides(&*self.game, action, entry.by, viewer);
                if messages.is_empty() && is_hidden {
                    return None;
                }
                Some(((!is_hidden).then(|| self.sentence(&entry.said)), messages))
            }
        }
    }

    fn propose_steps(&self, to: Position<G::State>, steps: Vec<Step<G>>) -> Proposal {
        let said = steps
            .into_iter()
            .map(|step| NewEntry {
                by: step.by,
                said: Said::Action(step.action),
                words: step.words,
                events: step.events,
            })
            .collect();
        self.proposal(Change { to, undone: Vec::new(), said })
    }

    fn proposal(&self, change: Change<G>) -> Proposal {
        let lines = change
            .said
            .iter()
            .map(|new| Line { by: new.by, sentence: self.sentence(&new.said), words: new.words.clone() })
            .collect();
        let turn = change.to.turn(&*self.game);
        Proposal { seq: self.next_line(), lines, turn, change: Box::new(change) }
    }
}

/// The viewers in the order in which they are counted: the seats, then the public.
fn viewer_at(index: usize, seats: usize) -> Viewer {
    if index < seats { Viewer::Seat(Seat(index as u8)) } else { Viewer::Public }
}

fn index_of(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Public => seats,
    }
}

/// Whether the words of an action are kept from a viewer. What a seat said itself it may always read.
fn hides<G: Game>(game: &G, action: &G::Action, by: By, viewer: Viewer) -> bool {
    let is_own = matches!(by, By::Seat(seat) if viewer.is(seat));
    !is_own && game.hides(action, viewer)
}

/// Whether a viewer was shown anything of an entry; `events` are those of all entries.
fn is_shown<G: Game>(game: &G, events: &[G::Event], entry: &Entry<G::Action>, viewer: Viewer) -> bool {
    match &entry.said {
        Said::Platform(_) | Said::Notice(_) => true,
        Said::Action(action) => {
            let events = &events[entry.events.start as usize..entry.events.end as usize];
            !hides(game, action, entry.by, viewer)
                || events.iter().any(|event| game.veil(event, viewer).is_some())
        }
    }
}

/// The log that a table keeps, as a takeback looks at it; which lines stand is said by the last field.
struct Kept<'a, G: Game, F> {
    game: &'a G,
    start: &'a Start<G::State>,
    log: &'a [Entry<G::Action>],
    is_undone: F,
}

impl<G: Game, F: Fn(usize) -> bool> Past<G> for Kept<'_, G, F> {
    fn last_of(&self, seat: Seat) -> Option<usize> {
        let stands = |at: &usize| {
            let entry = &self.log[*at];
            entry.by == By::Seat(seat) && matches!(entry.said, Said::Action(_)) && !(self.is_undone)(*at)
        };
        (0..self.log.len()).rev().find(stands).map(|at| at + self.start.line)
    }

    fn back_to(&self, line: usize) -> Option<(G::State, Vec<usize>)> {
        let to = line.checked_sub(self.start.line)?;
        let mut state = self.start.position.state.clone();
        let (mut undone, mut events) = (Vec::new(), Vec::new());
        for (at, entry) in self.log.iter().enumerate() {
            match entry.said {
                Said::Action(_) if (self.is_undone)(at) => {}
                Said::Action(action) if at < to => {
                    events.clear();
                    self.game.apply(&mut state, &action, &mut events);
                }
                Said::Action(_) => undone.push(at + self.start.line),
                Said::Platform(_) | Said::Notice(_) => {}
            }
        }
        Some((state, undone))
    }
}

/// Bytes of a usual view: room from the start is cheaper than room by and by.
const USUAL: usize = 4096;

fn to_json<T: serde::Serialize>(value: &T) -> String {
    let mut json = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut json, value).expect("views are made of words and small numbers");
    String::from_utf8(json).expect("JSON is text")
}

impl<G: Game> Table for OpenTable<G> {
    fn engine(&self) -> &'static str {
        G::ID
    }

    fn edition(&self) -> &'static str {
        self.game.head().0
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn head(&self) -> Vec<SourceLine> {
        self.game.head().1
    }

    fn seats(&self) -> &[SeatInfo] {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.now.turn(&*self.game)
    }

    fn view(&self, viewer: Viewer) -> String {
        to_json(&self.game.view(&self.now.state, viewer))
    }

    fn raw_view(&self, viewer: Viewer) -> Box<RawValue> {
        let view = self.game.view(&self.now.state, viewer);
        serde_json::value::to_raw_value(&view).expect("views are made of words and small numbers")
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if self.turn() != Turn::Player(seat) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        self.game.actions(&self.now.state, &mut actions);
        actions.into_iter().map(|action| self.sentence(&Said::Action(action))).collect()
    }

    fn why(&self, by: By, sentence: &str) -> Result<(), Refusal> {
        match self.understand(by, sentence)? {
            Said::Action(action) => self.now.may(&*self.game, by, &action),
            said @ (Said::Platform(_) | Said::Notice(_)) => {
                let line = (by, said, self.next_line());
                self.now.clone().step(&*self.game, &self.past(), line, &mut Vec::new()).map(|_| ())
            }
        }
    }

    fn odds(&self, seat: Seat, sentence: &str) -> Result<Option<Odds>, Refusal> {
        let action = self.game.parse(sentence)?;
        self.now.may(&*self.game, By::Seat(seat), &action)?;
        Ok(self.game.odds(&self.game.view(&self.now.state, Viewer::Seat(seat)), &action))
    }

    fn may_undo(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Player(seat) if !self.now.earlier.is_empty() => Some(seat),
            _ => None,
        }
    }

    fn offers(&self) -> Offers {
        self.now.offers
    }

    fn propose(&self, by: By, sentence: &str, dice: Option<&mut dyn Dice>) -> Result<Proposal, Refusal> {
        let seq = self.next_line();
        let mut to = self.now.clone();
        match self.understand(by, sentence)? {
            said @ (Said::Platform(_) | Said::Notice(_)) => {
                let undone = to.step(&*self.game, &self.past(), (by, said, seq), &mut Vec::new())?;
                let said = vec![NewEntry { by, said, words: Vec::new(), events: Vec::new() }];
                Ok(self.proposal(Change { to, undone, said }))
            }
            Said::Action(action) => {
                to.may(&*self.game, by, &action)?;
                let before = to.state.clone();
                let steps = play::play(&*self.game, &mut to.state, by, action, dice).map_err(refuse::<G>)?;
                to.after(&*self.game, before, by, &action, seq);
                if steps.len() > 1 {
                    to.earlier.clear();
                }
                Ok(self.propose_steps(to, steps))
            }
        }
    }

    fn begin(&self, dice: &mut dyn Dice) -> Proposal {
        let mut to = self.now.clone();
        let mut steps = Vec::new();
        play::roll(&*self.game, &mut to.state, dice, &mut steps);
        self.propose_steps(to, steps)
    }

    fn accept(&mut self, proposal: Proposal) {
        assert_eq!(proposal.seq, self.next_line(), "only the newest proposal of this table can be accepted");
        let change: Box<Change<G>> = proposal.change.downcast().expect("a proposal of this kind of table");
        self.mark_undone(&change.undone);
        for new in change.said {
            let from = self.events.len() as u32;
            self.events.extend(new.events);
            let words = self.keep_words(&new.words);
            let events = from..self.events.len() as u32;
            self.push(Entry { by: new.by, said: new.said, events, words, is_undone: false });
        }
        self.now = change.to;
    }

    fn replay_line(&mut self, by: By, sentence: &str, words: &[Word]) -> Result<(), Refusal> {
        let said = self.understand(by, sentence)?;
        if let Said::Action(action) = said
            && !words.is_empty()
            && (self.turn() != Turn::Chance
                || spell_drawn(&*self.game, &self.now.state, words) != Some(action))
        {
            return Err(Refusal::plain(RefusalKind::Misread, "refusal-proof"));
        }
        let line = (by, said, self.next_line());
        let from = self.events.len() as u32;
        let past = Kept {
            game: &*self.game,
            start: &self.start,
            log: &self.log,
            is_undone: |at: usize| self.log[at].is_undone,
        };
        let undone = self.now.step(&*self.game, &past, line, &mut self.events)?;
        self.mark_undone(&undone);
        let events = from..self.events.len() as u32;
        let words = self.keep_words(words);
        self.push(Entry { by, said, events, words, is_undone: false });
        Ok(())
    }

    fn snapshot(&self) -> Option<Vec<u8>> {
        if !self.now.earlier.is_empty() {
            return None;
        }
        let kept = Snapshot {
            state: &self.now.state,
            offers: self.now.offers,
            ended: self.now.ended,
            line: self.next_line() as u32,
            shown: self.shown.iter().map(|&plies| plies as u32).collect(),
        };
        Some(postcard::to_allocvec(&kept).expect("states are plain data"))
    }

    fn begins_at(&self) -> usize {
        self.start.line
    }

    fn line_count(&self) -> usize {
        self.next_line()
    }

    fn plies(&self, viewer: Viewer) -> usize {
        self.shown[index_of(viewer, self.game.seats().len())]
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        // From the end, so that the newest few lines of a long game cost no more than those of a short one.
        let mut ply = self.plies(viewer);
        let mut told = Vec::new();
        for entry in self.log.iter().rev() {
            if ply < from.max(1) {
                break;
            }
            if let Some((sentence, messages)) = self.shown(entry, viewer) {
                told.push(Told { ply, by: entry.by, sentence, messages, undone: entry.is_undone });
                ply -= 1;
            }
        }
        told.reverse();
        told
    }

    fn view_at(&self, viewer: Viewer, ply: usize) -> Option<String> {
        let mut shown = self.start.shown[index_of(viewer, self.game.seats().len())];
        let mut found = None;
        self.again(|line, position| {
            if let Some(last) = line.checked_sub(1) {
                shown += usize::from(is_shown(&*self.game, &self.events, &self.log[last], viewer));
            }
            if shown < ply {
                return ControlFlow::Continue(());
            }
            found = (shown == ply).then(|| to_json(&self.game.view(&position.state, viewer)));
            ControlFlow::Break(())
        });
        found
    }

    fn views(&self, viewer: Viewer, lines: Range<usize>) -> Vec<String> {
        self.views_of(viewer, lines)
    }

    fn told_lines(&self, viewer: Viewer) -> Vec<Option<Told>> {
        self.told_of_all(viewer)
    }

    fn counting(&self) -> Vec<bool> {
        self.log.iter().map(Entry::counts).collect()
    }

    fn review(&self) -> Vec<Reviewed> {
        self.reviewed()
    }

    fn log(&self) -> Vec<Line> {
        self.log.iter().map(|entry| self.line(entry)).collect()
    }

    fn line_of_play(&self) -> Vec<Line> {
        self.log.iter().filter(|entry| entry.counts()).map(|entry| self.line(entry)).collect()
    }

    fn facts(&self) -> Vec<SourceLine> {
        self.game.facts(&self.now.state)
    }

    fn arranged(&self) -> Option<Vec<SourceLine>> {
        self.is_arranged.then(|| self.game.facts(&self.start.position.state))
    }
}
