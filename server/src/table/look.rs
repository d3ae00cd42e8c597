//! What happens at a table though nobody asks: time runs out, the computer acts, salts are no longer waited for, and
//! the table leaves memory when it has been quiet.

use super::{Live, stream::Stream};
use crate::{error::Error, random, terms::TimeOut, thinkers::Asked};
use game::{By, Seat, Turn, Viewer, platform::Platform};
use store::Status;

/// The level of a computer that steps in.
const STAND_IN: u8 = 2;

impl Live {
    /// Does everything that is due by now.
    pub(super) async fn look(&mut self) {
        let looked = match self.status {
            Status::Open => self.look_at_salts().await,
            Status::Running => self.look_at_play().await,
            Status::Over => Ok(()),
        };
        if let Err(error) = looked {
            tracing::error!(table = %self.record.id, cause = %error, "a table could not go on by itself");
            // Loaded again it may; if not, it is tried with every sweep and not in a circle here.
            self.is_doubtful = true;
        }
    }

    async fn look_at_salts(&mut self) -> Result<(), Error> {
        match self.clocks.opening {
            Some(until) if until <= self.state.now() => self.begin().await,
            _ => Ok(()),
        }
    }

    async fn look_at_play(&mut self) -> Result<(), Error> {
        self.agree_as_bots().await?;
        let Turn::Player(due) = self.table.turn() else { return Ok(()) };
        if self.seats[due.index()].bot.is_some() {
            self.think(due);
            return Ok(());
        }
        match self.clocks.up_at(self.terms.clock) {
            Some(up_at) if up_at <= self.state.now() => self.time_out(due).await,
            _ => Ok(()),
        }
    }

    async fn time_out(&mut self, seat: Seat) -> Result<(), Error> {
        metrics::counter!("sandtable_time_outs_total").increment(1);
        if self.terms.time_out == TimeOut::Bot {
            self.hand_over(seat, Some(STAND_IN)).await?;
            self.show_table();
            return Ok(());
        }
        let name = self.table.seats()[seat.index()].name;
        self.carry_out(By::Table, &format!("time-out {name}")).await?;
        self.show_table();
        Ok(())
    }

    /// The computer has no objection to a takeback.
    async fn agree_as_bots(&mut self) -> Result<(), Error> {
        for seat in self.all_seats() {
            let offers = self.table.offers();
            if self.seats[seat.index()].bot.is_some() && offers.asked.is_some() && !offers.takeback.has(seat)
            {
                self.carry_out(By::Seat(seat), Platform::AcceptTakeback.sentence()).await?;
            }
        }
        Ok(())
    }

    /// Asks the computer, who answers into the mailbox like everybody else.
    fn think(&mut self, seat: Seat) {
        let line = self.line_count();
        if self.thinking == Some((seat, line)) {
            return;
        }
        self.thinking = Some((seat, line));
        let level = self.seats[seat.index()].bot.unwrap_or(1).clamp(1, 5) as u8;
        let asked = self.question(seat, level);
        let (thinkers, me) = (self.state.thinkers.clone(), self.me.clone());
        tokio::spawn(async move {
            let Some(sentence) = thinkers.choose(asked).await else { return };
            let Some(me) = me.upgrade() else { return };
            let (job, _) =
                super::job(move |live| Box::pin(async move { live.bot_says(seat, line, &sentence).await }));
            // A table that has left meanwhile asks again when it is loaded.
            let _ = me.send(job).await;
        });
    }

    fn question(&self, seat: Seat, level: u8) -> Asked {
        Asked {
            edition: self.record.edition.clone(),
            head: super::open::head(&self.record),
            view: self.table.view(Viewer::Seat(seat)),
            seat,
            legal: self.table.legal(seat),
            level,
            seed: random::seed(),
        }
    }

    async fn bot_says(&mut self, seat: Seat, line: usize, sentence: &str) -> Result<(), Error> {
        // Taken back, handed back or ended meanwhile: the answer is to another question.
        if self.thinking != Some((seat, line))
            || self.line_count() != line
            || self.seats[seat.index()].bot.is_none()
        {
            return Ok(());
        }
        self.thinking = None;
        self.carry_out(By::Seat(seat), sentence).await
    }

    /// The question a hint answers, for a seat of one's own that is to act.
    pub(crate) fn hint_question(&mut self, account: &str, seat: Option<&str>) -> Result<Asked, Error> {
        self.touch();
        let seat = self.own_seat(account, seat)?;
        if self.status != Status::Running || self.table.turn() != Turn::Player(seat) {
            return Err(Error::Conflict("not-your-turn"));
        }
        Ok(self.question(seat, 5))
    }

    /// When there is something to do even if nobody asks.
    pub(super) fn wake_at(&self) -> Option<i64> {
        match self.status {
            Status::Open => self.clocks.opening,
            Status::Running => {
                let is_bot =
                    matches!(self.table.turn(), Turn::Player(due) if self.seats[due.index()].bot.is_some());
                if is_bot { None } else { self.clocks.up_at(self.terms.clock) }
            }
            Status::Over => None,
        }
    }

    pub(crate) fn touch(&mut self) {
        self.used_at = self.state.now();
    }

    pub(super) fn idle_at(&self) -> i64 {
        let idle = self.used_at + self.state.limits().idle_ms;
        // With listeners there is nothing to wait for; look again later.
        let idle =
            if self.is_idle_but_for_time() { idle } else { self.state.now() + self.state.limits().idle_ms };
        self.streams.iter().filter_map(Stream::stale_at).fold(idle, i64::min)
    }

    /// Lets go of what nobody will ask for any more.
    pub(super) fn tidy(&mut self) {
        let now = self.state.now();
        self.streams.iter_mut().for_each(|stream| stream.forget_if_unheard(now));
    }

    fn is_idle_but_for_time(&self) -> bool {
        self.streams.iter().all(|stream| stream.listeners() == 0) && self.thinking.is_none()
    }

    pub(super) fn is_idle(&self) -> bool {
        self.is_idle_but_for_time() && self.state.now() >= self.used_at + self.state.limits().idle_ms
    }
}
