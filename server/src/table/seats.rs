//! Who sits where: joining, leaving, starting, handing a seat to the computer and back, and the salts that seats add to
//! the dice.

use super::{Live, play::Along};
use crate::{error::Error, terms::ChanceTerms};
use game::{By, Seat, Turn, Viewer};
use provable::{Bytes, Proof, Salt, seal};
use store::{Standing, Status};

/// Somebody who asks, and the invitation they may hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct Who {
    pub(crate) account: Option<String>,
    pub(crate) key: Option<String>,
}

impl Live {
    pub(super) fn holds(&self, account: &str, seat: Seat) -> bool {
        self.seats[seat.index()].account.as_deref() == Some(account)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(|seat| Seat(seat as u8))
    }

    pub(super) fn seat_named(&self, name: &str) -> Option<Seat> {
        self.table.seats().iter().position(|seat| seat.name == name).map(|seat| Seat(seat as u8))
    }

    pub(crate) fn seats_of(&self, account: &str) -> Vec<Seat> {
        self.all_seats().filter(|&seat| self.holds(account, seat)).collect()
    }

    /// The seat by which an account speaks: the one it names, else the one to act, else its only one.
    pub(crate) fn own_seat(&self, account: &str, named: Option<&str>) -> Result<Seat, Error> {
        self.admit_account(account)?;
        let own = self.seats_of(account);
        if let Some(name) = named {
            let seat = self.seat_named(name).ok_or(Error::Wrong("no-such-seat"))?;
            return if own.contains(&seat) { Ok(seat) } else { Err(Error::Forbidden("not-your-seat")) };
        }
        match (self.table.turn(), own.as_slice()) {
            (_, []) => Err(Error::Forbidden("not-your-seat")),
            (Turn::Player(due), own) if own.contains(&due) => Ok(due),
            (_, own) => Ok(own[0]),
        }
    }

    /// Whether this table exists for them at all: a private one only for those who sit there or were invited.
    pub(crate) fn admit(&self, who: &Who) -> Result<(), Error> {
        let sits = who.account.as_deref().is_some_and(|account| {
            self.record.host == account
                || self.seats.iter().any(|seat| seat.account.as_deref() == Some(account))
        });
        if sits || self.record.is_public || self.is_invited(who) { Ok(()) } else { Err(Error::Missing) }
    }

    fn admit_account(&self, account: &str) -> Result<(), Error> {
        self.admit(&Who { account: Some(account.to_owned()), key: None })
    }

    fn is_invited(&self, who: &Who) -> bool {
        who.key.as_deref().is_some_and(|key| {
            crate::identity::is_same(key.as_bytes(), self.state.invitation(&self.record.id).as_bytes())
        })
    }

    /// Through whose eyes they look.
    pub(crate) fn viewer(&self, who: &Who, named: Option<&str>) -> Result<Viewer, Error> {
        self.admit(who)?;
        let account = who.account.as_deref().unwrap_or_default();
        let own = self.seats_of(account);
        if named.is_some() && own.is_empty() {
            return Err(Error::Forbidden("not-your-seat"));
        }
        if !own.is_empty() {
            return self.own_seat(account, named).map(Viewer::Seat);
        }
        if !self.terms.spectators && self.record.host != account {
            return Err(Error::Forbidden("no-spectators"));
        }
        Ok(Viewer::Public)
    }

    pub(crate) async fn join(&mut self, who: Who, name: String, wanted: Option<String>) -> Result<(), Error> {
        self.touch();
        self.admit(&who)?;
        let account = who.account.ok_or(Error::Nobody)?;
        self.must_be_open()?;
        let free = |seat: &Seat| {
            let seat = &self.seats[seat.index()];
            seat.account.is_none() && seat.bot.is_none()
        };
        let seat = match wanted {
            Some(wanted) => {
                let seat = self.seat_named(&wanted).ok_or(Error::Wrong("no-such-seat"))?;
                if self.holds(&account, seat) {
                    return Ok(());
                }
                Some(seat).filter(free)
            }
            None if !self.seats_of(&account).is_empty() => return Ok(()),
            None => self.all_seats().find(free),
        };
        let seat = seat.ok_or(Error::Conflict("seat-taken"))?;
        let sitting = store::Seat {
            seat: i64::from(seat.0),
            account: Some(account),
            name: Some(name),
            ..store::Seat::default()
        };
        self.set_seat(seat, sitting).await?;
        if self.terms.auto_start && !self.terms.salts && self.is_full() {
            return self.start().await;
        }
        self.show_table();
        Ok(())
    }

    /// Before the game the seat becomes free; during it the computer plays on until the player comes back.
    pub(crate) async fn leave(&mut self, account: String) -> Result<(), Error> {
        self.touch();
        self.admit_account(&account)?;
        let own = self.seats_of(&account);
        if own.is_empty() {
            return Err(Error::Forbidden("not-your-seat"));
        }
        for seat in own {
            match self.status {
                Status::Open => {
                    self.must_be_open()?;
                    let free = store::Seat { seat: i64::from(seat.0), ..store::Seat::default() };
                    self.set_seat(seat, free).await?;
                }
                Status::Running => self.hand_over(seat, Some(2)).await?,
                Status::Over => {}
            }
        }
        self.show_table();
        Ok(())
    }

    /// Takes the table away, as long as nothing has been played at it.
    pub(crate) async fn remove(&mut self, account: String) -> Result<(), Error> {
        self.admit_account(&account)?;
        if self.record.host != account {
            return Err(Error::Forbidden("not-your-table"));
        }
        if self.status != Status::Open {
            return Err(Error::Conflict("already-started"));
        }
        self.state.store.remove_game(&self.record.id).await?;
        // What is in memory is no longer stored: the task ends, and the table is missing from now on.
        self.is_doubtful = true;
        Ok(())
    }

    /// The account is being deleted: its seats go on without it.
    pub(crate) async fn forget(&mut self, account: String) -> Result<(), Error> {
        for seat in self.seats_of(&account) {
            if self.status == Status::Running && self.seats[seat.index()].bot.is_none() {
                self.hand_over(seat, Some(2)).await?;
            }
            let kept = store::Seat { account: None, name: None, ..self.seats[seat.index()].clone() };
            self.set_seat(seat, kept).await?;
        }
        self.show_table();
        Ok(())
    }

    /// A name has changed.
    pub(crate) fn rename(&mut self, account: &str, name: &str) {
        for seat in self.seats.iter_mut().filter(|seat| seat.account.as_deref() == Some(account)) {
            seat.name = Some(name.to_owned());
        }
        self.show_table();
    }

    /// Lets the computer play a seat, or takes it back from the computer.
    pub(crate) async fn set_bot(
        &mut self,
        account: String,
        seat: String,
        bot: Option<u8>,
    ) -> Result<(), Error> {
        self.touch();
        self.admit_account(&account)?;
        let seat = self.seat_named(&seat).ok_or(Error::Wrong("no-such-seat"))?;
        let is_free = self.seats[seat.index()].account.is_none();
        let may = self.holds(&account, seat)
            || (self.status == Status::Open && is_free && self.record.host == account);
        if !may {
            return Err(Error::Forbidden("not-your-seat"));
        }
        match self.status {
            Status::Over => Err(Error::Conflict("not-running")),
            Status::Running => {
                self.hand_over(seat, bot).await?;
                self.show_table();
                Ok(())
            }
            Status::Open => {
                self.must_be_open()?;
                let bot = bot.map(i64::from);
                self.set_seat(seat, store::Seat { bot, ..self.seats[seat.index()].clone() }).await?;
                if self.terms.auto_start && !self.terms.salts && self.is_full() {
                    return self.start().await;
                }
                self.show_table();
                Ok(())
            }
        }
    }

    /// A change of player is a line of the log, and both are kept or neither.
    pub(super) async fn hand_over(&mut self, seat: Seat, bot: Option<u8>) -> Result<(), Error> {
        let now = bot.map(i64::from);
        let before = self.seats[seat.index()].bot;
        if before == now {
            return Ok(());
        }
        let to = store::Seat { bot: now, ..self.seats[seat.index()].clone() };
        if before.is_some() == now.is_some() {
            return self.set_seat(seat, to).await;
        }
        if now.is_none() {
            self.clocks.welcome_back(seat);
        }
        let name = self.table.seats()[seat.index()].name;
        let player = if now.is_some() { "bot" } else { "person" };
        let old = std::mem::replace(&mut self.seats[seat.index()], to.clone());
        let along = Along { seats: vec![to], ..Along::default() };
        let written = self.carry_out_with(By::Table, &format!("seat {name} {player}"), along).await;
        if written.is_err() {
            self.seats[seat.index()] = old;
        }
        written.map(|_| ())
    }

    async fn set_seat(&mut self, seat: Seat, to: store::Seat) -> Result<(), Error> {
        self.state.store.set_seat(&self.record.id, &to).await?;
        self.seats[seat.index()] = to;
        Ok(())
    }

    fn must_be_open(&self) -> Result<(), Error> {
        match (self.status, self.clocks.opening) {
            (Status::Open, None) => Ok(()),
            _ => Err(Error::Conflict("already-started")),
        }
    }

    fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.account.is_some() || seat.bot.is_some())
    }

    /// The host's word, where the table does not start by itself.
    pub(crate) async fn start_by(&mut self, account: String) -> Result<(), Error> {
        self.touch();
        self.admit_account(&account)?;
        if self.record.host != account {
            return Err(Error::Forbidden("not-your-table"));
        }
        if !self.is_full() {
            return Err(Error::Conflict("seats-free"));
        }
        self.start().await
    }

    async fn start(&mut self) -> Result<(), Error> {
        self.must_be_open()?;
        if self.are_salts_open() {
            return self.begin().await;
        }
        // Nobody can hand in a salt any more: now they are opened.
        self.clocks.opening = Some(self.state.now() + self.state.limits().salt_ms);
        self.write_standing().await?;
        self.show_table();
        Ok(())
    }

    pub(super) fn are_salts_open(&self) -> bool {
        self.seats.iter().all(|seat| seat.sealed.is_none() || seat.salt.is_some())
    }

    /// Stores where the table stands without a line of the log.
    pub(super) async fn write_standing(&self) -> Result<(), Error> {
        let now = self.state.now();
        let running = self.standing(self.table.turn(), self.line_count(), &self.clocks, now);
        let standing = match self.status {
            Status::Open => Standing {
                status: Status::Open,
                due: None,
                outcome: None,
                wake: self.clocks.opening,
                ..running
            },
            Status::Running | Status::Over => running,
        };
        let change = store::Change {
            game: self.record.id.clone(),
            standing,
            actions: Vec::new(),
            snapshot: None,
            seats: Vec::new(),
        };
        Ok(self.state.writer.write(change).await?)
    }

    /// Hands in the hash of a salt: before the start, once per seat.
    pub(crate) async fn seal_salt(
        &mut self,
        account: String,
        seat: Option<String>,
        sealed: Bytes,
    ) -> Result<(), Error> {
        self.touch();
        let seat = self.own_seat(&account, seat.as_deref())?;
        self.must_be_open()?;
        let now = &self.seats[seat.index()];
        if self.terms.chance != ChanceTerms::Provable || now.sealed.is_some() {
            return Err(Error::Conflict("salt-sealed"));
        }
        self.set_seat(seat, store::Seat { sealed: Some(sealed.to_vec()), ..now.clone() }).await?;
        let all = self.seats.iter().all(|seat| seat.sealed.is_some() || seat.account.is_none());
        if self.terms.auto_start && self.terms.salts && self.is_full() && all {
            return self.start().await;
        }
        self.show_table();
        Ok(())
    }

    /// Opens it: once the game is about to start and all are in.
    pub(crate) async fn open_salt(
        &mut self,
        account: String,
        seat: Option<String>,
        salt: Bytes,
    ) -> Result<(), Error> {
        self.touch();
        let seat = self.own_seat(&account, seat.as_deref())?;
        let now = &self.seats[seat.index()];
        if self.status != Status::Open || self.clocks.opening.is_none() || now.salt.is_some() {
            return Err(Error::Conflict("salt-not-now"));
        }
        if now.sealed.as_deref() != Some(&seal(&salt)[..]) {
            return Err(Error::Wrong("salt-other"));
        }
        self.set_seat(seat, store::Seat { salt: Some(salt.to_vec()), ..now.clone() }).await?;
        self.show_table();
        if self.are_salts_open() { self.begin().await } else { Ok(()) }
    }

    /// Everything that was sealed. For the server itself, and for everybody once the game is over.
    pub(super) fn proof(&self) -> Option<Proof> {
        let secret: Bytes = self.record.secret.clone().try_into().ok()?;
        let bytes = |kept: &Option<Vec<u8>>| kept.clone().and_then(|bytes| Bytes::try_from(bytes).ok());
        let salt = |seat: &store::Seat| match (bytes(&seat.salt), bytes(&seat.sealed)) {
            (Some(salt), _) => Salt::Opened(salt),
            (None, Some(sealed)) => Salt::Sealed(sealed),
            (None, None) => Salt::None,
        };
        Some(Proof {
            game: self.record.id.clone(),
            secret,
            sealed: seal(&secret),
            salts: self.seats.iter().map(salt).collect(),
            sealed_salts: self.seats.iter().map(|seat| bytes(&seat.sealed)).collect(),
        })
    }

    /// The key is fixed once the salts are: when the game begins.
    pub(super) fn draw_key(&mut self) {
        if self.terms.chance == ChanceTerms::Provable {
            self.dice.key = self.proof().map(|proof| proof.key(&*self.table));
        }
    }
}
