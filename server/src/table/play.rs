//! A sentence, from a message to what everybody is shown: proposed on a copy, stored, then accepted, then sent.

use super::{
    Live,
    open::TOKENS,
    outbox::Outbox,
    rows,
    shown::{Answer, OutcomeShown, Seen},
    stream::{Reply, to_json},
};
use crate::{clocks::Clocks, error::Error};
use game::{By, Proposal, Refusal, RefusalKind, Seat, Turn, Viewer, platform::Platform};
use provable::{Line, ProvableDice};
use store::{Change, Failure, Snapshot, Standing, Status};

/// A sentence somebody says at the table.
#[derive(Clone, Debug)]
pub(crate) struct Say {
    pub(crate) account: String,
    /// By which of the account's seats; without it the one that is to act, or its only one.
    pub(crate) seat: Option<String>,
    /// The sentence is chance's: real dice were thrown.
    pub(crate) is_chance: bool,
    /// The number of the view it answers.
    pub(crate) ply: usize,
    /// The client's own number for this message: the same one twice is applied once.
    pub(crate) token: String,
    pub(crate) sentence: String,
    /// The way out to the socket that says it.
    pub(crate) from: Option<Outbox>,
}

/// A sentence that was carried out, and the number of the view it led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    pub(crate) seat: Seat,
    pub(crate) ply: usize,
    pub(crate) is_repeated: bool,
    /// The socket that said it has been answered.
    pub(crate) is_told: bool,
}

/// What is kept together with a line, or not at all.
#[derive(Debug, Default)]
pub(super) struct Along {
    /// The message that said it, by seat and the client's own number.
    pub(super) token: Option<String>,
    /// Seats whose player changes.
    pub(super) seats: Vec<store::Seat>,
    pub(super) asker: Option<Asker>,
}

/// Who is answered when a line is stored, together with what it led to.
#[derive(Debug)]
pub(super) struct Asker {
    to: Outbox,
    seat: Seat,
    token: String,
}

/// Whether it was written is not known: what is stored decides.
fn unwritten(failure: Failure) -> Error {
    match failure {
        Failure::Conflict => Error::Conflict("try-again"),
        failure => failure.into(),
    }
}

fn no(key: &str) -> Refusal {
    Refusal { kind: RefusalKind::Platform, rule: None, message: game::Message::new(key) }
}

impl Live {
    pub(crate) async fn say(&mut self, said: Say) -> Result<Done, Error> {
        self.touch();
        let seat = self.own_seat(&said.account, said.seat.as_deref())?;
        let viewer = Viewer::Seat(seat);
        let token = format!("{}:{}", seat.0, said.token);
        if self.tokens.contains(&token) {
            return Ok(Done { seat, ply: self.table.plies(viewer), is_repeated: true, is_told: false });
        }
        match self.status {
            Status::Open => return Err(Error::Conflict("not-started")),
            Status::Over => return Err(self.refused(no("refusal-over"))),
            Status::Running => {}
        }
        if said.ply != self.table.plies(viewer) {
            return Err(Error::Stale(Box::new(self.seen(viewer))));
        }
        let by = if said.is_chance { By::Chance } else { By::Seat(seat) };
        let asker = said.from.map(|to| Asker { to, seat, token: said.token });
        let along = Along { token: Some(token), seats: Vec::new(), asker };
        let is_told = self.carry_out_with(by, &said.sentence, along).await?;
        Ok(Done { seat, ply: self.table.plies(viewer), is_repeated: false, is_told })
    }

    /// The same door for people, bots and the table itself.
    pub(super) async fn carry_out(&mut self, by: By, sentence: &str) -> Result<(), Error> {
        self.carry_out_with(by, sentence, Along::default()).await.map(|_| ())
    }

    /// With what must be kept in the same moment. Whether the asker was told.
    pub(super) async fn carry_out_with(
        &mut self,
        by: By,
        sentence: &str,
        along: Along,
    ) -> Result<bool, Error> {
        self.may_say(by, sentence).map_err(|refusal| self.refused(refusal))?;
        if let Some(Platform::OfferTakeback | Platform::AcceptTakeback) = Platform::parse(sentence) {
            self.with_history().await?;
        }
        let (proposal, line) = self.propose(by, sentence).map_err(|refusal| self.refused(refusal))?;
        self.commit(proposal, line, along).await
    }

    /// What the terms of this table forbid whatever the rules say.
    fn may_say(&self, by: By, sentence: &str) -> Result<(), Refusal> {
        let said = Platform::parse(sentence);
        if matches!(said, Some(Platform::OfferTakeback | Platform::AcceptTakeback)) && !self.terms.takebacks {
            return Err(no("server-no-takebacks"));
        }
        // Where the server draws, nobody else does: chance is never to act then.
        if by == By::Chance && self.dice.key.is_some() {
            return Err(Refusal { kind: RefusalKind::NotDue, ..no("refusal-not-due") });
        }
        Ok(())
    }

    fn propose(&self, by: By, sentence: &str) -> Result<(Proposal, Line), Refusal> {
        match &self.dice.key {
            Some(key) => {
                let mut dice = ProvableDice::new(key, self.dice.line);
                let proposal = self.table.propose(by, sentence, Some(&mut dice))?;
                Ok((proposal, dice.line()))
            }
            None => Ok((self.table.propose(by, sentence, None)?, self.dice.line)),
        }
    }

    /// Chance's first words, and from then on the game runs. With real dice it waits for people to throw them.
    pub(super) async fn begin(&mut self) -> Result<(), Error> {
        self.draw_key();
        self.clocks = Clocks::new(self.terms.clock, self.seats.len());
        self.status = Status::Running;
        let begun = self.dice.key.as_ref().map(|key| {
            let mut dice = ProvableDice::new(key, self.dice.line);
            let proposal = self.table.begin(&mut dice);
            (proposal, dice.line())
        });
        let (before, turn) = (self.plies(), self.table.turn());
        let written = match begun {
            Some((proposal, line)) if !proposal.lines.is_empty() => {
                self.commit(proposal, line, Along::default()).await.map(|_| ())
            }
            _ => {
                self.clocks.press(self.terms.clock, turn, self.state.now());
                let written = self.write_standing().await;
                self.is_doubtful = written.is_err();
                // Everybody gets a first view, as if it had just become their turn.
                let moves = self.moves_shown(&before, Turn::Over(game::Outcome::Draw), false);
                self.show_moves(moves, None);
                written
            }
        };
        self.show_table();
        written
    }

    /// Stored first, then sent. While the disk is waited for, the table goes on in memory and works out what everybody
    /// will be shown; nobody can ask it anything meanwhile. If storing fails it is thrown away and loaded again.
    async fn commit(&mut self, proposal: Proposal, line: Line, along: Along) -> Result<bool, Error> {
        if self.is_doubtful {
            return Err(Error::Conflict("try-again"));
        }
        let Along { token, seats, asker } = along;
        let now = self.state.now();
        let before = self.plies();
        let turn_before = self.table.turn();
        let mut clocks = self.clocks.clone();
        clocks.press(self.terms.clock, proposal.turn, now);
        let change = Change {
            game: self.record.id.clone(),
            actions: rows::rows(&proposal, token.as_deref(), now),
            standing: self.standing(proposal.turn, proposal.seq + proposal.lines.len(), &clocks, now),
            snapshot: self.due_snapshot(),
            seats,
        };
        let kept = change.snapshot.as_ref().map(|snapshot| snapshot.seq as usize);
        let lines = proposal.lines.len() as u64;
        let started = std::time::Instant::now();
        // Until it is stored, what is in memory may not be what is stored.
        self.is_doubtful = true;
        let handed = self.state.writer.hand_in(change).await.map_err(unwritten)?;
        let takes_back = proposal.lines.iter().any(|line| is_taking_back(&line.sentence));
        self.clocks = clocks;
        self.status = status_of(proposal.turn);
        self.kept_line = kept.unwrap_or(self.kept_line);
        self.table.accept(proposal);
        self.dice.line = line;
        if takes_back {
            self.follow_line();
        }
        if let Some(token) = token {
            self.tokens.push_back(token);
            if self.tokens.len() > TOKENS {
                self.tokens.pop_front();
            }
        }
        self.thinking = None;
        let moves = self.moves_shown(&before, turn_before, takes_back);
        let reply = asker.map(|asker| self.reply(asker));
        handed.done().await.map_err(unwritten)?;
        self.is_doubtful = false;
        metrics::histogram!("sandtable_commit_seconds").record(started.elapsed().as_secs_f64());
        metrics::counter!("sandtable_lines_total").increment(lines);
        Ok(self.show_moves(moves, reply.as_ref()))
    }

    fn reply(&self, asker: Asker) -> Reply {
        let ply = self.table.plies(Viewer::Seat(asker.seat));
        let text = to_json(&Answer::Ack { token: asker.token, ply, is_repeated: false });
        Reply { to: asker.to, text }
    }

    /// Where the table stands when so many lines have led to this turn.
    pub(super) fn standing(&self, turn: Turn, lines: usize, clocks: &Clocks, now: i64) -> Standing {
        let due = match turn {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        };
        let outcome = match turn {
            Turn::Over(outcome) => Some(OutcomeShown::new(outcome, self.table.seats()).words()),
            Turn::Player(_) | Turn::Chance => None,
        };
        let is_bot = due.is_some_and(|seat| self.seats[seat.index()].bot.is_some());
        Standing {
            status: status_of(turn),
            due: due.map(|seat| i64::from(seat.0)),
            outcome,
            clocks: serde_json::to_string(clocks).expect("clocks are numbers"),
            wake: if is_bot { Some(now) } else { clocks.up_at(self.terms.clock) },
            ply: lines as i64,
            at: now,
        }
    }

    /// The position before this change, now and then, where nothing can be undone.
    fn due_snapshot(&self) -> Option<Snapshot> {
        let line = self.line_count();
        if line < self.kept_line + self.state.limits().snapshot_lines {
            return None;
        }
        let bytes = self.table.snapshot()?;
        let mut state = self.dice.line.bytes().to_vec();
        state.extend(bytes);
        Some(Snapshot { seq: line as i64, state })
    }

    pub(super) fn refused(&self, refusal: Refusal) -> Error {
        Error::Refused(refusal, self.listing.engine)
    }

    /// Whether and why not, for a seat of one's own.
    pub(crate) fn why(&mut self, seat: Seat, sentence: &str) -> Result<(), Error> {
        self.touch();
        self.may_say(By::Seat(seat), sentence).map_err(|refusal| self.refused(refusal))?;
        self.table.why(By::Seat(seat), sentence).map_err(|refusal| self.refused(refusal))
    }

    pub(crate) fn odds(&mut self, seat: Seat, sentence: &str) -> Result<Option<game::Odds>, Error> {
        self.touch();
        self.table.odds(seat, sentence).map_err(|refusal| self.refused(refusal))
    }

    pub(crate) fn seen(&self, viewer: Viewer) -> Seen {
        Seen::new(&*self.table, viewer, self.clocks_shown())
    }
}

fn status_of(turn: Turn) -> Status {
    if matches!(turn, Turn::Over(_)) { Status::Over } else { Status::Running }
}

fn is_taking_back(sentence: &str) -> bool {
    matches!(
        Platform::parse(sentence),
        Some(Platform::Undo | Platform::AcceptTakeback | Platform::OfferTakeback)
    )
}
