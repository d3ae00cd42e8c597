//! The one implementation of `Table`: a box, the log, and the position that follows from it.

use crate::{
    chance::{Dice, Word, spell_drawn},
    contract::{Game, Reason, SourceLine},
    message::{Fault, Message, Odds},
    platform::{Offers, Platform},
    play::{self, NotPlayed, Step},
    seat::{By, Outcome, Seat, SeatInfo, Turn, Viewer},
    table::{Line, Proposal, Refusal, RefusalKind, Table, Told},
};
use std::{ops::Range, sync::Arc};

/// A game of `G` being played, or played.
#[derive(Debug)]
pub struct OpenTable<G: Game> {
    game: Arc<G>,
    start: G::State,
    is_arranged: bool,
    now: Position<G::State>,
    log: Vec<Entry<G::Action>>,
    // The events and drawn words of all entries, end to end: opening a long game allocates a few times, not per line.
    events: Vec<G::Event>,
    words: Vec<Word>,
}

/// Where the log has led: everything that the next sentence depends on.
#[derive(Clone, Debug)]
struct Position<S> {
    state: S,
    /// The states to which the seat that acted last may step back, newest last, with the entry each one undoes.
    earlier: Vec<(S, usize)>,
    offers: Offers,
    /// Ended by agreement or surrender, whatever the rules of the game say.
    ended: Option<Outcome>,
}

#[derive(Debug)]
struct Entry<A> {
    by: By,
    said: Said<A>,
    events: Range<u32>,
    words: Range<u32>,
    is_undone: bool,
}

#[derive(Clone, Copy, Debug)]
enum Said<A> {
    Action(A),
    Platform(Platform),
}

/// What a proposal carries: the position it leads to and the entries that lead there.
struct Change<G: Game> {
    to: Position<G::State>,
    undone: Option<usize>,
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
        let now = Position::new(start.clone());
        OpenTable { game, start, is_arranged, now, log: Vec::new(), events: Vec::new(), words: Vec::new() }
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.now.state
    }

    /// Carries out one stored line: no dice are thrown, chance's lines come like all others, and how they were drawn
    /// must fit what could be drawn there.
    pub fn replay_line(&mut self, by: By, sentence: &str, words: &[Word]) -> Result<(), Refusal> {
        let said = self.understand(by, sentence)?;
        if let Said::Action(action) = said
            && !words.is_empty()
            && (self.turn() != Turn::Chance
                || spell_drawn(&*self.game, &self.now.state, words) != Some(action))
        {
            return Err(Refusal::plain(RefusalKind::Misread, "refusal-proof"));
        }
        let seq = self.log.len();
        let from = self.events.len() as u32;
        let undone = self.now.step(&*self.game, by, said, seq, &mut self.events)?;
        self.mark_undone(undone);
        let events = from..self.events.len() as u32;
        let words = self.keep_words(words);
        self.log.push(Entry { by, said, events, words, is_undone: false });
        Ok(())
    }

    fn keep_words(&mut self, words: &[Word]) -> Range<u32> {
        let from = self.words.len() as u32;
        self.words.extend_from_slice(words);
        from..self.words.len() as u32
    }

    fn mark_undone(&mut self, entry: Option<usize>) {
        if let Some(entry) = entry {
            self.log[entry].is_undone = true;
        }
    }

    fn understand(&self, by: By, sentence: &str) -> Result<Said<G::Action>, Refusal> {
        if matches!(by, By::Seat(_))
            && let Some(said) = Platform::parse(sentence)
        {
            return Ok(Said::Platform(said));
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
            Said::Action(action) => {
                let messages: Vec<Message> = self
                    .entry_events(entry)
                    .iter()
                    .filter_map(|event| self.game.veil(event, viewer))
                    .map(|event| G::tell(&event))
                    .collect();
                if messages.is_empty() && self.game.hides(action, viewer) {
                    return None;
                }
                let sentence =
                    if self.game.hides(action, viewer) { None } else { Some(self.sentence(&entry.said)) };
                Some((sentence, messages))
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
        self.proposal(Change { to, undone: None, said })
    }

    fn proposal(&self, change: Change<G>) -> Proposal {
        let lines = change
            .said
            .iter()
            .map(|new| Line { by: new.by, sentence: self.sentence(&new.said), words: new.words.clone() })
            .collect();
        Proposal { seq: self.log.len(), lines, change: Box::new(change) }
    }
}

impl<S: Clone> Position<S> {
    fn new(state: S) -> Position<S> {
        Position { state, earlier: Vec::new(), offers: Offers::default(), ended: None }
    }

    fn turn<G: Game<State = S>>(&self, game: &G) -> Turn {
        match self.ended {
            Some(outcome) => Turn::Over(outcome),
            None => game.turn(&self.state),
        }
    }

    /// One line: checked, then carried out. Returns the entry it undid, if it was `undo`.
    fn step<G: Game<State = S>>(
        &mut self,
        game: &G,
        by: By,
        said: Said<G::Action>,
        seq: usize,
        events: &mut Vec<G::Event>,
    ) -> Result<Option<usize>, Refusal> {
        match (said, by) {
            (Said::Platform(said), By::Seat(seat)) => self.platform(game, seat, said),
            (Said::Platform(_), _) => Err(Refusal::plain(RefusalKind::NotDue, "refusal-not-due")),
            (Said::Action(action), by) => {
                self.may(game, by, &action)?;
                let before = self.state.clone();
                game.apply(&mut self.state, &action, events);
                self.after(game, before, by, &action, seq);
                Ok(None)
            }
        }
    }

    fn may<G: Game<State = S>>(&self, game: &G, by: By, action: &G::Action) -> Result<(), Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::plain(RefusalKind::Over, "refusal-over"));
        }
        play::may(game, &self.state, by, action).map_err(refuse::<G>)
    }

    /// Keeps or clears the way back. Undo goes back over actions of the same seat, never past chance, a reveal, or a
    /// change of seat.
    fn after<G: Game<State = S>>(&mut self, game: &G, before: S, by: By, action: &G::Action, seq: usize) {
        let seat = match by {
            By::Seat(seat) => Some(seat),
            By::Chance | By::Table => None,
        };
        self.offers.lapse(seat);
        match seat {
            Some(seat) if game.turn(&self.state) == Turn::Player(seat) && !game.reveals(&before, action) => {
                self.earlier.push((before, seq));
            }
            _ => self.earlier.clear(),
        }
    }

    fn platform<G: Game<State = S>>(
        &mut self,
        game: &G,
        seat: Seat,
        said: Platform,
    ) -> Result<Option<usize>, Refusal> {
        if let Turn::Over(_) = self.turn(game) {
            return Err(Refusal::plain(RefusalKind::Over, "refusal-over"));
        }
        let refuse = |key| Err(Refusal::plain(RefusalKind::Platform, key));
        match said {
            Platform::Undo => {
                if game.turn(&self.state) != Turn::Player(seat) {
                    return refuse("refusal-undo-not-yours");
                }
                match self.earlier.pop() {
                    Some((state, entry)) => {
                        self.state = state;
                        return Ok(Some(entry));
                    }
                    None => return refuse("refusal-undo-nothing"),
                }
            }
            Platform::OfferDraw if !self.offers.draw.is_empty() => return refuse("refusal-draw-offered"),
            Platform::OfferDraw => self.offers.draw = self.offers.draw.with(seat),
            Platform::AcceptDraw if self.offers.draw.is_empty() => return refuse("refusal-no-offer"),
            Platform::AcceptDraw if self.offers.draw.has(seat) => return refuse("refusal-own-offer"),
            Platform::AcceptDraw => self.offers.draw = self.offers.draw.with(seat),
            Platform::Resign if self.offers.resigned.has(seat) => return refuse("refusal-resigned"),
            Platform::Resign => self.offers.resigned = self.offers.resigned.with(seat),
        }
        self.ended = self.offers.outcome(game.seats());
        Ok(None)
    }
}

fn refuse<G: Game>(why: NotPlayed<G::Illegal>) -> Refusal {
    match why {
        NotPlayed::Over => Refusal::plain(RefusalKind::Over, "refusal-over"),
        NotPlayed::NotDue => Refusal::plain(RefusalKind::NotDue, "refusal-not-due"),
        NotPlayed::Illegal(reason) => {
            Refusal { kind: RefusalKind::Illegal, rule: Some(reason.rule()), message: G::refusal(&reason) }
        }
    }
}

fn to_json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("views are made of words and small numbers")
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
            said @ Said::Platform(_) => {
                self.now.clone().step(&*self.game, by, said, self.log.len(), &mut Vec::new()).map(|_| ())
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

    fn propose(&self, by: By, sentence: &str, dice: Option<&mut dyn Dice>) -> Result<Proposal, Refusal> {
        let seq = self.log.len();
        let mut to = self.now.clone();
        match self.understand(by, sentence)? {
            said @ Said::Platform(_) => {
                let undone = to.step(&*self.game, by, said, seq, &mut Vec::new())?;
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
        assert_eq!(proposal.seq, self.log.len(), "only the newest proposal of this table can be accepted");
        let change: Box<Change<G>> = proposal.change.downcast().expect("a proposal of this kind of table");
        self.mark_undone(change.undone);
        for new in change.said {
            let from = self.events.len() as u32;
            self.events.extend(new.events);
            let words = self.keep_words(&new.words);
            let events = from..self.events.len() as u32;
            self.log.push(Entry { by: new.by, said: new.said, events, words, is_undone: false });
        }
        self.now = change.to;
    }

    fn told(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let shown = self.log.iter().filter_map(|entry| Some((entry, self.shown(entry, viewer)?)));
        let numbered = shown.enumerate().map(|(index, (entry, (sentence, messages)))| Told {
            ply: index + 1,
            by: entry.by,
            sentence,
            messages,
            undone: entry.is_undone,
        });
        numbered.skip_while(|told| told.ply < from).collect()
    }

    fn view_at(&self, viewer: Viewer, ply: usize) -> Option<String> {
        let mut position = Position::new(self.start.clone());
        let mut shown = 0;
        let mut events = Vec::new();
        for (seq, entry) in self.log.iter().enumerate() {
            if shown == ply {
                break;
            }
            events.clear();
            position
                .step(&*self.game, entry.by, entry.said, seq, &mut events)
                .expect("a line that was accepted once is accepted again");
            if self.shown(entry, viewer).is_some() {
                shown += 1;
            }
        }
        (shown == ply).then(|| to_json(&self.game.view(&position.state, viewer)))
    }

    fn log(&self) -> Vec<Line> {
        self.log.iter().map(|entry| self.line(entry)).collect()
    }

    fn line_of_play(&self) -> Vec<Line> {
        let counts = |entry: &&Entry<G::Action>| matches!(entry.said, Said::Action(_)) && !entry.is_undone;
        self.log.iter().filter(counts).map(|entry| self.line(entry)).collect()
    }

    fn facts(&self) -> Vec<SourceLine> {
        self.game.facts(&self.now.state)
    }

    fn arranged(&self) -> Option<Vec<SourceLine>> {
        self.is_arranged.then(|| self.game.facts(&self.start))
    }
}
