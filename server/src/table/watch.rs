//! What viewers are shown: the table from outside, the log, earlier plies, chat, and the events that go to sockets.

use super::{
    Live, Who,
    outbox::{Outbox, Words},
    shown::{Answer, Body, ChatShown, ClocksShown, LineShown, OutcomeShown, SeatShown, Seen, TableShown},
    stream::{Event, Reply, Subscription},
};
use crate::{
    error::Error,
    terms::{ChanceTerms, Terms},
};
use catalog::Language;
use game::{Seat, SeatInfo, Turn, Viewer};
use store::Status;

/// The lines of the log that a fresh view brings along.
const NEWEST_LINES: usize = 40;

/// What a socket says of itself when it comes in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entering {
    pub(crate) who: Who,
    pub(crate) seat: Option<String>,
    /// Where it was: the epoch and the last event it got.
    pub(crate) resume: Option<(String, u64)>,
    /// With a language, lines of the log come with their words.
    pub(crate) language: Option<Language>,
}

impl Live {
    pub(super) fn line_count(&self) -> usize {
        self.table.line_count()
    }

    fn viewers(&self) -> Vec<Viewer> {
        self.all_seats().map(Viewer::Seat).chain([Viewer::Public]).collect()
    }

    pub(super) fn plies(&self) -> Vec<usize> {
        self.viewers().into_iter().map(|viewer| self.table.plies(viewer)).collect()
    }

    fn index(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => self.seats.len(),
        }
    }

    pub(super) fn clocks_shown(&self) -> Option<ClocksShown> {
        ClocksShown::new(&self.clocks, &self.terms, self.table.seats(), self.state.now())
    }

    /// What every viewer may know of the lines that were just accepted, ready to be sent.
    pub(super) fn moves_shown(
        &self,
        before: &[usize],
        turn_before: Turn,
        takes_back: bool,
    ) -> Vec<(usize, Event)> {
        let now = self.state.now();
        let has_turned = self.table.turn() != turn_before;
        let mut moves = Vec::new();
        for (index, viewer) in self.viewers().into_iter().enumerate() {
            let is_shown = has_turned || self.table.plies(viewer) > before[index];
            if !is_shown || !self.streams[index].is_heard(now) {
                continue;
            }
            let lines = self.lines(viewer, before[index] + 1, usize::MAX);
            let undone = if takes_back {
                self.table.told(viewer, 1).iter().filter(|told| told.undone).map(|told| told.ply).collect()
            } else {
                Vec::new()
            };
            let body = Body::Moved { lines, undone, seen: self.seen(viewer) };
            moves.push((index, self.streams[index].next(&body)));
        }
        moves
    }

    /// Sends it, to whoever said it together with the reply. Whether that was sent.
    pub(super) fn show_moves(&mut self, moves: Vec<(usize, Event)>, reply: Option<&Reply>) -> bool {
        let (now, most_kept) = (self.state.now(), self.state.limits().kept_events);
        let mut is_told = false;
        for (index, event) in moves {
            is_told |= self.streams[index].send_next(event, reply, most_kept, now);
        }
        if self.status == Status::Over {
            self.show_table();
        }
        is_told
    }

    fn send_all(&mut self, body: &Body) {
        let (now, most_kept) = (self.state.now(), self.state.limits().kept_events);
        for stream in &mut self.streams {
            stream.send(body, None, most_kept, now);
        }
    }

    pub(super) fn show_table(&mut self) {
        let table = self.table_shown();
        self.send_all(&Body::Table { table });
    }

    /// For those who played only: the key lets in whoever has it.
    pub(crate) fn show_rematch(&mut self, table: &str, key: &str) {
        let (now, most_kept) = (self.state.now(), self.state.limits().kept_events);
        let body = Body::Rematch { table: table.to_owned(), key: key.to_owned() };
        let seats = self.seats.len();
        for stream in &mut self.streams[..seats] {
            stream.send(&body, None, most_kept, now);
        }
    }

    pub(crate) fn table_shown(&self) -> TableShown {
        let infos = self.table.seats();
        let seat = |(index, kept): (usize, &store::Seat)| {
            let is_online = self.streams[index].listeners() > 0;
            seat_shown(infos[index], kept, is_online)
        };
        let outcome = match self.table.turn() {
            Turn::Over(outcome) if self.status == Status::Over => Some(OutcomeShown::new(outcome, infos)),
            _ => None,
        };
        let status = match (self.status, self.clocks.opening) {
            (Status::Open, Some(_)) => "opening",
            (status, _) => status.word(),
        };
        TableShown {
            id: self.record.id.clone(),
            game: self.record.edition.clone(),
            head: super::open::head(&self.record),
            status,
            outcome,
            is_public: self.record.is_public,
            terms: self.terms.clone(),
            seats: self.seats.iter().enumerate().map(seat).collect(),
            watching: self.streams[self.seats.len()].listeners(),
            rules_version: self.record.rules_version,
            seal: seal_shown(&self.record, &self.terms),
            rematch_of: self.record.rematch_of.clone(),
            made_at: self.record.at,
        }
    }

    pub(super) fn lines(&self, viewer: Viewer, from: usize, most: usize) -> Vec<LineShown> {
        let told = self.table.told(viewer, from);
        told.into_iter().take(most).map(|told| LineShown::new(told, self.table.seats())).collect()
    }

    /// The log from a ply on, as this viewer saw it.
    pub(crate) async fn log(&mut self, viewer: Viewer, from: usize) -> Result<Vec<LineShown>, Error> {
        self.touch();
        let held = self.table.told(viewer, from);
        if held.first().is_none_or(|first| first.ply > from.max(1)) && from <= self.table.plies(viewer) {
            self.with_history().await?;
        }
        Ok(self.lines(viewer, from, self.state.limits().log_page))
    }

    /// An earlier position, through the same eyes.
    pub(crate) async fn earlier(&mut self, viewer: Viewer, ply: usize) -> Result<String, Error> {
        self.touch();
        if ply > self.table.plies(viewer) {
            return Err(Error::Missing);
        }
        if let Some(view) = self.table.view_at(viewer, ply) {
            return Ok(view);
        }
        self.with_history().await?;
        self.table.view_at(viewer, ply).ok_or(Error::Missing)
    }

    /// Opens a socket's ear: what it missed if that is still here, else everything anew.
    pub(crate) async fn enter(&mut self, entering: Entering) -> Result<(Viewer, Subscription), Error> {
        self.touch();
        let viewer = self.viewer(&entering.who, entering.seat.as_deref())?;
        let index = self.index(viewer);
        if self.streams.iter().map(super::stream::Stream::listeners).sum::<usize>()
            >= self.state.limits().sockets_per_table
        {
            return Err(Error::TooMany("too-many-sockets"));
        }
        let now = self.state.now();
        let was_away = self.streams[index].listeners() == 0;
        self.listeners += 1;
        let id = self.listeners;
        let missed = entering
            .resume
            .filter(|(epoch, _)| *epoch == self.epoch)
            .and_then(|(_, last)| self.streams[index].since(last));
        let words = entering.language.map(|language| Words {
            texts: self.state.texts.clone(),
            engine: self.listing.engine,
            language,
        });
        let out = Outbox::new(self.state.limits().socket_queue, words);
        self.streams[index].listen(id, out.clone(), now);
        let event = self.streams[index].last();
        let epoch = self.epoch.clone();
        let first = match &missed {
            Some(_) => Answer::Resumed { epoch, event },
            None => Answer::Sync {
                epoch,
                event,
                table: Box::new(self.table_shown()),
                seen: (self.status != Status::Open).then(|| Box::new(self.seen(viewer))),
                lines: self.lines(
                    viewer,
                    (self.table.plies(viewer) + 1).saturating_sub(NEWEST_LINES),
                    NEWEST_LINES,
                ),
            },
        };
        if was_away || viewer == Viewer::Public {
            self.show_table();
        }
        Ok((viewer, Subscription { id, first, missed: missed.unwrap_or_default(), out }))
    }

    pub(crate) fn exit(&mut self, viewer: Viewer, id: u64) {
        let index = self.index(viewer);
        self.streams[index].leave(id, self.state.now());
        self.touch();
        if self.streams[index].listeners() == 0 || viewer == Viewer::Public {
            self.show_table();
        }
    }

    /// The channels a viewer reads. Those who play do not hear those who watch while it goes on.
    pub(crate) fn channels(&self, viewer: Viewer) -> &'static [&'static str] {
        match viewer {
            Viewer::Seat(_) if self.status != Status::Over => &["seated"],
            Viewer::Seat(_) | Viewer::Public => &["seated", "watching"],
        }
    }

    /// What was said, and whether the socket that said it has been answered.
    pub(crate) async fn chat(
        &mut self,
        viewer: Viewer,
        me: store::Account,
        text: String,
        reply: Option<Reply>,
    ) -> Result<(ChatShown, bool), Error> {
        self.touch();
        let last = match self.last_chat {
            Some(last) => last,
            None => self.state.store.last_chat(&self.record.id).await?,
        };
        let channel = if viewer == Viewer::Public { "watching" } else { "seated" };
        let chat = store::Chat {
            number: last + 1,
            channel: channel.to_owned(),
            account: Some(me.id),
            name: me.name,
            text,
            at: self.state.now(),
        };
        self.last_chat = None;
        self.state.store.add_chat(&self.record.id, &chat).await?;
        self.last_chat = Some(chat.number);
        let shown = ChatShown::from(chat);
        let (now, most_kept) = (self.state.now(), self.state.limits().kept_events);
        let body = Body::Chat { chat: shown.clone() };
        let mut is_told = false;
        for (index, viewer) in self.viewers().into_iter().enumerate() {
            if self.channels(viewer).contains(&channel) {
                is_told |= self.streams[index].send(&body, reply.as_ref(), most_kept, now);
            }
        }
        Ok((shown, is_told))
    }

    pub(crate) fn engine(&self) -> &'static str {
        self.listing.engine
    }

    pub(crate) fn status(&self) -> Status {
        self.status
    }

    pub(crate) fn record(&self) -> &store::Game {
        &self.record
    }

    pub(crate) fn terms(&self) -> &Terms {
        &self.terms
    }

    pub(crate) fn kept_seats(&self) -> &[store::Seat] {
        &self.seats
    }

    pub(crate) fn plain_seen(&mut self, viewer: Viewer) -> Result<Seen, Error> {
        self.touch();
        if self.status == Status::Open { Err(Error::Conflict("not-started")) } else { Ok(self.seen(viewer)) }
    }

    /// The whole game as a file, with the proof of its dice. Only once it is over: it tells everything.
    pub(crate) async fn file(&mut self) -> Result<String, Error> {
        self.touch();
        if self.status != Status::Over {
            return Err(Error::Conflict("not-over"));
        }
        self.with_history().await?;
        let players: Vec<(Seat, String)> = self
            .all_seats()
            .filter_map(|seat| Some((seat, self.seats[seat.index()].name.clone()?)))
            .collect();
        let proof = match self.terms.chance {
            ChanceTerms::Provable => {
                self.proof().map(|proof| proof.lines(self.table.seats())).unwrap_or_default()
            }
            ChanceTerms::Entered => Vec::new(),
        };
        Ok(game::gamefile::write_proved(&*self.table, &players, &proof))
    }

    /// What was sealed and, once it is over, what is in it.
    pub(crate) fn proof_lines(&self) -> Vec<String> {
        if self.terms.chance != ChanceTerms::Provable {
            return Vec::new();
        }
        let lines = self.proof().map(|proof| proof.lines(self.table.seats())).unwrap_or_default();
        let is_over = self.status == Status::Over;
        // Salts are open to all once the game runs; the secret only at the end.
        let is_told = |line: &String| {
            is_over
                || !(line.starts_with("secret ")
                    || (line.starts_with("salt ") && self.status == Status::Open))
        };
        lines.into_iter().filter(is_told).collect()
    }
}

impl From<store::Chat> for ChatShown {
    fn from(chat: store::Chat) -> ChatShown {
        ChatShown {
            number: chat.number,
            channel: chat.channel,
            name: chat.name,
            text: chat.text,
            at: chat.at,
        }
    }
}

pub(crate) fn seat_shown(info: SeatInfo, kept: &store::Seat, is_online: bool) -> SeatShown {
    SeatShown {
        seat: info.name,
        team: info.team,
        name: kept.name.clone(),
        bot: kept.bot.map(|level| level.clamp(1, 5) as u8),
        is_online,
        is_sealed: kept.sealed.is_some(),
        is_opened: kept.salt.is_some(),
    }
}

pub(crate) fn seal_shown(record: &store::Game, terms: &Terms) -> Option<String> {
    let secret: provable::Bytes = record.secret.clone().try_into().ok()?;
    let hex = |bytes: [u8; 32]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    (terms.chance == ChanceTerms::Provable).then(|| hex(provable::seal(&secret)))
}
