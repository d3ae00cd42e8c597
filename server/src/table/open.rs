//! A table as it is stored becomes a table in memory: from its newest stored position and the lines after it, or, when
//! someone looks further back, from all its lines.

use super::{Dice, Job, Live, rows, stream::Stream};
use crate::{clocks::Clocks, error::Error, random, state::State, terms::Terms};
use game::Table;
use provable::Line;
use std::collections::VecDeque;
use store::{Action, Status};
use tokio::sync::mpsc;

/// Messages remembered by their tokens, so that a repeated one is answered and not refused as stale.
pub(super) const TOKENS: usize = 64;

fn broken(what: &str) -> Error {
    Error::Broken(what.to_owned())
}

impl Live {
    pub(super) async fn open(state: State, id: &str, me: mpsc::WeakSender<Job>) -> Result<Live, Error> {
        let (record, standing, seats) = state.store.game(id).await?.ok_or(Error::Missing)?;
        let listing =
            catalog::find(&record.edition).map_err(|_| broken("a game that is not in the catalogue"))?;
        let current = i64::from(listing.rules_version);
        if record.rules_version != current {
            return Err(Error::OtherRules { found: record.rules_version, current });
        }
        let terms: Terms = serde_json::from_str(&record.terms).map_err(|_| broken("unreadable terms"))?;
        let clocks: Clocks =
            serde_json::from_str(&standing.clocks).map_err(|_| broken("unreadable clocks"))?;
        let now = state.now();
        let mut live = Live {
            table: open_box(&listing, &record)?,
            me,
            listing,
            terms,
            seats,
            status: standing.status,
            clocks,
            dice: Dice { key: None, begin: Line::default(), line: Line::default() },
            kept_line: 0,
            tokens: VecDeque::new(),
            last_chat: None,
            streams: Vec::new(),
            epoch: random::id(),
            listeners: 0,
            thinking: None,
            used_at: now,
            is_doubtful: false,
            record,
            state,
        };
        live.streams = (0..=live.table.seats().len()).map(|_| Stream::new()).collect();
        live.load_position(standing.ply as usize).await?;
        if live.status != Status::Open {
            live.draw_key();
        }
        Ok(live)
    }

    /// From the newest stored position if there is one, and the lines after it.
    async fn load_position(&mut self, lines: usize) -> Result<(), Error> {
        let Some(kept) = self.state.store.snapshot(&self.record.id).await? else {
            return self.load_history().await;
        };
        let Some((digest, bytes)) = kept.state.split_first_chunk::<32>() else {
            return self.load_history().await;
        };
        let from = kept.seq as usize;
        // A few lines before it too: their tokens may be said again.
        let rows = self.state.store.actions(&self.record.id, (from.saturating_sub(TOKENS)) as i64).await?;
        let Ok(mut table) = self.listing.restore(&head(&self.record), bytes) else {
            tracing::warn!(table = %self.record.id, "a stored position cannot be read; all lines are");
            return self.load_history().await;
        };
        if table.begins_at() != from || rows.last().is_some_and(|row| row.seq as usize + 1 != lines) {
            return self.load_history().await;
        }
        // A takeback past the stored position cannot be followed from it.
        if replay(&mut *table, rows.iter().filter(|row| row.seq as usize >= from)).is_err() {
            return self.load_history().await;
        }
        self.table = table;
        self.kept_line = from;
        self.dice.begin = Line::from_bytes(*digest);
        self.follow_line();
        self.remember_tokens(&rows);
        Ok(())
    }

    /// The whole log, if only its end is in memory.
    pub(super) async fn with_history(&mut self) -> Result<(), Error> {
        if self.table.begins_at() == 0 { Ok(()) } else { self.load_history().await }
    }

    async fn load_history(&mut self) -> Result<(), Error> {
        let rows = self.state.store.actions(&self.record.id, 0).await?;
        let mut table = open_box(&self.listing, &self.record)?;
        replay(&mut *table, rows.iter())?;
        self.table = table;
        self.dice.begin = Line::default();
        self.follow_line();
        self.remember_tokens(&rows);
        Ok(())
    }

    fn remember_tokens(&mut self, rows: &[Action]) {
        let tokens = rows.iter().rev().filter_map(|row| row.token.clone()).take(TOKENS);
        self.tokens = tokens.collect::<Vec<_>>().into_iter().rev().collect();
    }

    /// The line of play as it stands, counted anew: after loading, and when something was taken back.
    pub(super) fn follow_line(&mut self) {
        let line = self.table.line_of_play();
        self.dice.line = line.iter().fold(self.dice.begin, |digest, line| digest.then(&line.sentence));
    }
}

pub(crate) fn head(record: &store::Game) -> Vec<String> {
    record.head.lines().map(str::to_owned).collect()
}

/// The table before its first line.
fn open_box(listing: &catalog::Listing, record: &store::Game) -> Result<Box<dyn Table>, Error> {
    let opened = match &record.start {
        None => listing.open(&head(record)),
        Some(facts) => listing.arrange(&head(record), &facts.lines().map(str::to_owned).collect::<Vec<_>>()),
    };
    opened.map_err(|faults| Error::Broken(format!("a stored table cannot be opened: {faults:?}")))
}

fn replay<'a>(table: &mut dyn Table, rows: impl Iterator<Item = &'a Action>) -> Result<(), Error> {
    for row in rows {
        let by = rows::by(&row.by).ok_or_else(|| broken("a line by nobody"))?;
        let words = rows::proof(&row.proof).ok_or_else(|| broken("an unreadable proof"))?;
        table
            .replay_line(by, &row.sentence, &words)
            .map_err(|refusal| Error::Broken(format!("line {} is refused: {}", row.seq, refusal.message)))?;
    }
    Ok(())
}
