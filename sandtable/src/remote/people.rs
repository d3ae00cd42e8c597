//! Who sits at the table and who came or went, our part in the dice, and whose time runs.

use super::Remote;
use crate::{
    net::{Question, Then, wire},
    session::{Effect, Tone},
};
use game::Message;
use serde_json::json;
use ureq::http::Method;

impl Remote {
    /// A side, and who plays it.
    pub(super) fn named(&self, seat: &str) -> String {
        let side = self.side(seat);
        match self.table.seat(seat) {
            Some(wire::Seat { bot: Some(level), .. }) => {
                let message = Message::new("net-computer").with("level", i64::from(*level));
                format!("{side} ({})", self.text.say(&message, ""))
            }
            Some(wire::Seat { name: Some(name), .. }) => {
                format!("{side} ({})", catalog::text::harmless(name))
            }
            _ => side,
        }
    }

    /// The table with its seats, and the link that lets others in.
    pub(super) fn tell_table(&self, effects: &mut Vec<Effect>) {
        let status = self.text.plain(&format!("net-status-{}", self.table.status));
        let message = Message::new("net-table").with("id", self.table.id.as_str()).with("status", status);
        self.say_as(Tone::Notice, &message, effects);
        for seat in &self.table.seats {
            let is_own = self.yours.contains(&seat.seat);
            let mut line = format!("  {}", self.named(&seat.seat));
            if seat.name.is_none() && seat.bot.is_none() {
                line = format!("{line}: {}", self.text.plain("net-free"));
            } else if seat.bot.is_none() && !seat.is_online && !is_own {
                line = format!("{line}, {}", self.text.plain("net-offline"));
            }
            if is_own {
                line = format!("{line} – {}", self.text.plain("net-you"));
            }
            effects.push(Effect::Say(Tone::Reply, line));
        }
        if self.table.watching > 0 {
            let message = Message::new("net-watching").with("count", self.table.watching as i64);
            self.reply(&message, effects);
        }
        if let Some(seal) = &self.table.seal {
            self.reply(&Message::new("net-seal").with("seal", seal.as_str()), effects);
        }
        let link = self.address.invitation(&self.table.id, self.key.as_deref());
        self.reply(&Message::new("net-link").with("link", link), effects);
        let clocks = self.clocks();
        if !clocks.is_empty() {
            effects.push(Effect::Say(Tone::Reply, clocks));
        }
    }

    /// What has changed about the people at the table.
    pub(super) fn take_table(&mut self, table: wire::Table, effects: &mut Vec<Effect>) {
        let old = std::mem::replace(&mut self.table, table);
        for (was, is) in old.seats.iter().zip(&self.table.seats) {
            let is_ours = self.yours.contains(&is.seat);
            let key = match (was, is) {
                (wire::Seat { name: None, .. }, wire::Seat { name: Some(_), .. }) => "net-sat-down",
                (wire::Seat { name: Some(_), .. }, wire::Seat { name: None, .. }) => "net-got-up",
                (wire::Seat { is_online: false, .. }, wire::Seat { is_online: true, .. }) => "net-came",
                (wire::Seat { is_online: true, .. }, wire::Seat { is_online: false, .. }) => "net-went",
                _ => continue,
            };
            let name = is.name.as_ref().or(was.name.as_ref());
            if let (Some(name), false) = (name, is_ours) {
                let message = Message::new(key).with("name", catalog::text::harmless(name));
                self.say_as(Tone::News, &message.with("side", is.seat.as_str()), effects);
            }
        }
        if old.status != self.table.status && self.table.status == "running" {
            self.notice(&Message::new("net-begins"), effects);
        }
        self.add_salt();
    }

    /// Where the players take part in the dice, so do we: sealed first, opened when all are in.
    fn add_salt(&mut self) {
        let Some(seat) = self.seat.clone() else { return };
        let Some(own) = self.table.seat(&seat) else { return };
        let body = match (self.table.status.as_str(), self.salt) {
            ("open", None) if self.table.terms.salts && !own.is_sealed => {
                let mut salt = [0; 32];
                if getrandom::fill(&mut salt).is_err() {
                    return;
                }
                self.salt = Some(salt);
                json!({ "seat": seat, "sealed": hex(&provable::seal(&salt)) })
            }
            ("opening", Some(salt)) if !own.is_opened => {
                self.salt = None;
                json!({ "seat": seat, "salt": hex(&salt) })
            }
            _ => return,
        };
        let path = format!("/tables/{}/salt", self.table.id);
        self.link.ask(Question { method: Method::POST, path, body, then: Then::Nothing });
    }

    /// The time left to each side, the running clock counted on from when the view came.
    pub(super) fn clocks(&self) -> String {
        let Some((seen, clocks)) =
            self.seen.as_ref().and_then(|seen| Some((seen, seen.view.clocks.as_ref()?)))
        else {
            return String::new();
        };
        let passed = i64::try_from(seen.at.elapsed().as_millis()).unwrap_or(i64::MAX);
        let now = clocks.now.saturating_add(passed);
        if clocks.left.is_empty() {
            let Some(up_at) = clocks.up_at else { return String::new() };
            let hours = (up_at.saturating_sub(now) / 3_600_000).max(0);
            return self.text.say(&Message::new("net-hours").with("hours", hours), "");
        }
        let time = |(seat, left): (&wire::Seat, &i64)| {
            let is_running = clocks.running.as_deref() == Some(&seat.seat);
            let used = clocks.since.filter(|_| is_running).map_or(0, |since| now - since);
            let seconds = (left - used).max(0) / 1000;
            format!("{} {}:{:02}", self.side(&seat.seat), seconds / 60, seconds % 60)
        };
        self.table.seats.iter().zip(&clocks.left).map(time).collect::<Vec<_>>().join("  ")
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
