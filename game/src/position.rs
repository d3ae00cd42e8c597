//! Where a log has led: everything that the next sentence depends on, and how one line changes it. Knows the log only
//! as a `Past` that can be folded again when play is taken back.

use crate::{
    contract::{Game, Reason},
    platform::{Notice, Offers, Platform, lost_by},
    play::{self, NotPlayed},
    seat::{By, Outcome, Seat, Turn},
    table::{Refusal, RefusalKind},
};

#[derive(Clone, Debug)]
pub(crate) struct Position<S> {
    pub(crate) state: S,
    /// The states to which the seat that acted last may step back, newest last, with the line each one undoes.
    pub(crate) earlier: Vec<(S, usize)>,
    pub(crate) offers: Offers,
    /// Ended by agreement, surrender or the clock, whatever the rules of the game say.
    pub(crate) ended: Option<Outcome>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Said<A> {
    Action(A),
    Platform(Platform),
    Notice(Notice),
}

/// The lines that led here, as far as a takeback needs them.
pub(crate) trait Past<G: Game> {
    /// The newest action of `seat` that still stands, by line number.
    fn last_of(&self, seat: Seat) -> Option<usize>;
    /// The state before that line, and the lines from there on that still stand.
    fn back_to(&self, line: usize) -> Option<(G::State, Vec<usize>)>;
}

pub(crate) fn refuse<G: Game>(why: NotPlayed<G::Illegal>) -> Refusal {
    match why {
        NotPlayed::Over => Refusal::plain(RefusalKind::Over, "refusal-over"),
        NotPlayed::NotDue => Refusal::plain(RefusalKind::NotDue, "refusal-not-due"),
        NotPlayed::Illegal(reason) => {
            Refusal { kind: RefusalKind::Illegal, rule: Some(reason.rule()), message: G::refusal(&reason) }
        }
    }
}

fn platform<T>(key: &str) -> Result<T, Refusal> {
    Err(Refusal::plain(RefusalKind::Platform, key))
}

impl<S: Clone> Position<S> {
    pub(crate) fn new(state: S) -> Position<S> {
        Position { state, earlier: Vec::new(), offers: Offers::default(), ended: None }
    }

    pub(crate) fn turn<G: Game<State = S>>(&self, game: &G) -> Turn {
        match self.ended {
            Some(outcome) => Turn::Over(outcome),
            None => game.turn(&self.state),
        }
    }

    /// One line: checked, then carried out. Returns the lines it undid.
    pub(crate) fn step<G: Game<State = S>>(
        &mut self,
        game: &G,
        past: &impl Past<G>,
        (by, said, line): (By, Said<G::Action>, usize),
        events: &mut Vec<G::Event>,
    ) -> Result<Vec<usize>, Refusal> {
        match (said, by) {
            (Said::Action(action), by) => {
                self.may(game, by, &action)?;
                let before = self.state.clone();
                game.apply(&mut self.state, &action, events);
                self.after(game, before, by, &action, line);
                return Ok(Vec::new());
            }
            _ if matches!(self.turn(game), Turn::Over(_)) => {
                return Err(Refusal::plain(RefusalKind::Over, "refusal-over"));
            }
            (Said::Platform(Platform::Undo), By::Seat(seat)) => return self.undo(game, seat),
            (Said::Platform(said), By::Seat(seat)) => self.agree(said, seat)?,
            (Said::Notice(notice), By::Table) => {
                if let Notice::TimeOut(seat) = notice {
                    self.ended = Some(lost_by(game.seats()[seat.index()].team, game.seats()));
                }
                return Ok(Vec::new());
            }
            (Said::Platform(_) | Said::Notice(_), _) => {
                return Err(Refusal::plain(RefusalKind::NotDue, "refusal-not-due"));
            }
        }
        self.ended = self.offers.outcome(game.seats());
        self.take_back(game, past)
    }

    pub(crate) fn may<G: Game<State = S>>(
        &self,
        game: &G,
        by: By,
        action: &G::Action,
    ) -> Result<(), Refusal> {
        if self.ended.is_some() {
            return Err(Refusal::plain(RefusalKind::Over, "refusal-over"));
        }
        play::may(game, &self.state, by, action).map_err(refuse::<G>)
    }

    /// Keeps or clears the way back. Undo goes back over actions of the same seat, never past chance, a reveal, or a
    /// change of seat.
    pub(crate) fn after<G: Game<State = S>>(
        &mut self,
        game: &G,
        before: S,
        by: By,
        action: &G::Action,
        line: usize,
    ) {
        let seat = match by {
            By::Seat(seat) => Some(seat),
            By::Chance | By::Table => None,
        };
        self.offers.lapse(seat);
        match seat {
            Some(seat) if game.turn(&self.state) == Turn::Player(seat) && !game.reveals(&before, action) => {
                self.earlier.push((before, line));
            }
            _ => self.earlier.clear(),
        }
    }

    fn undo<G: Game<State = S>>(&mut self, game: &G, seat: Seat) -> Result<Vec<usize>, Refusal> {
        if game.turn(&self.state) != Turn::Player(seat) {
            return platform("refusal-undo-not-yours");
        }
        match self.earlier.pop() {
            Some((state, line)) => {
                self.state = state;
                self.offers.forget_takeback();
                Ok(vec![line])
            }
            None => platform("refusal-undo-nothing"),
        }
    }

    fn agree(&mut self, said: Platform, seat: Seat) -> Result<(), Refusal> {
        let offers = &mut self.offers;
        match said {
            Platform::OfferDraw if !offers.draw.is_empty() => return platform("refusal-draw-offered"),
            Platform::OfferDraw => offers.draw = offers.draw.with(seat),
            Platform::AcceptDraw if offers.draw.is_empty() => return platform("refusal-no-offer"),
            Platform::AcceptDraw if offers.draw.has(seat) => return platform("refusal-own-offer"),
            Platform::AcceptDraw => offers.draw = offers.draw.with(seat),
            Platform::Resign if offers.resigned.has(seat) => return platform("refusal-resigned"),
            Platform::Resign => offers.resigned = offers.resigned.with(seat),
            Platform::OfferTakeback if offers.asked.is_some() => return platform("refusal-takeback-asked"),
            Platform::OfferTakeback => {
                offers.asked = Some(seat);
                offers.takeback = offers.takeback.with(seat);
            }
            Platform::AcceptTakeback if offers.asked.is_none() => return platform("refusal-no-takeback"),
            Platform::AcceptTakeback if offers.takeback.has(seat) => {
                return platform("refusal-own-takeback");
            }
            Platform::AcceptTakeback => offers.takeback = offers.takeback.with(seat),
            Platform::Undo => {}
        }
        Ok(())
    }

    /// Carries out a takeback that all have agreed to; one that was only asked for must be possible at least.
    fn take_back<G: Game<State = S>>(
        &mut self,
        game: &G,
        past: &impl Past<G>,
    ) -> Result<Vec<usize>, Refusal> {
        let Some(asked) = self.offers.asked else { return Ok(Vec::new()) };
        let Some(line) = past.last_of(asked) else { return platform("refusal-takeback-nothing") };
        if self.offers.agreed_takeback(game.seats()).is_none() {
            return Ok(Vec::new());
        }
        let Some((state, undone)) = past.back_to(line) else { return platform("refusal-takeback-nothing") };
        self.state = state;
        self.earlier.clear();
        self.offers = Offers { resigned: self.offers.resigned, ..Offers::default() };
        Ok(undone)
    }
}
