//! The numbered events of one viewer at one table: who listens, and what is kept for those who come back. Every viewer
//! has its own numbers, or a number would tell how much was hidden.

use super::shown::{Answer, Body, LineShown};
use crate::text::Texts;
use axum::extract::ws::Utf8Bytes;
use catalog::Language;
use serde::Serialize;
use std::{
    collections::VecDeque,
    sync::{Arc, OnceLock},
};
use tokio::sync::mpsc;

/// An event with its number in the stream of its viewer.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) number: u64,
    pub(crate) body: Body,
    /// As JSON without words, made once for all who listen.
    plain: OnceLock<Utf8Bytes>,
}

#[derive(Serialize)]
struct Numbered<'a> {
    event: u64,
    #[serde(flatten)]
    body: &'a Body,
}

impl Event {
    fn new(number: u64, body: Body) -> Event {
        Event { number, body, plain: OnceLock::new() }
    }

    /// As it goes over the wire, with words if a language is wanted.
    pub(crate) fn json(&self, texts: &Texts, engine: &str, language: Option<Language>) -> Utf8Bytes {
        match (&self.body, language) {
            (Body::Moved { lines, undone, seen }, Some(language)) => {
                let mut lines = lines.clone();
                speak(&mut lines, texts, engine, language);
                let body = Body::Moved { lines, undone: undone.clone(), seen: seen.clone() };
                to_json(&Numbered { event: self.number, body: &body }).into()
            }
            _ => {
                let json = || to_json(&Numbered { event: self.number, body: &self.body }).into();
                self.plain.get_or_init(json).clone()
            }
        }
    }
}

/// Gives the messages of lines their words.
pub(crate) fn speak(lines: &mut [LineShown], texts: &Texts, engine: &str, language: Language) {
    for message in lines.iter_mut().flat_map(|line| &mut line.messages) {
        let plain = game::Message { key: message.key.clone(), args: message.args.clone() };
        message.text = Some(texts.of(language).say(&plain, engine));
    }
}

/// Bytes of a usual event: room from the start is cheaper than room by and by.
const USUAL: usize = 4096;

pub(crate) fn to_json<T: Serialize>(value: &T) -> String {
    let mut json = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut json, value).expect("what leaves the server is made of words and numbers");
    String::from_utf8(json).expect("JSON is text")
}

#[derive(Debug)]
struct Listener {
    id: u64,
    queue: mpsc::Sender<Arc<Event>>,
}

#[derive(Debug)]
pub(crate) struct Stream {
    last: u64,
    kept: VecDeque<Arc<Event>>,
    listeners: Vec<Listener>,
    /// When somebody listened last: without listeners nothing is kept for long.
    heard_at: i64,
}

/// What someone who comes in is sent first, and where the rest will come from.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) id: u64,
    pub(crate) first: Answer,
    pub(crate) missed: Vec<Arc<Event>>,
    pub(crate) events: mpsc::Receiver<Arc<Event>>,
}

/// How long events are still kept when nobody listens.
const KEPT_MS: i64 = 120_000;

impl Stream {
    pub(crate) fn new() -> Stream {
        Stream { last: 0, kept: VecDeque::new(), listeners: Vec::new(), heard_at: i64::MIN / 2 }
    }

    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    pub(crate) fn listeners(&self) -> usize {
        self.listeners.len()
    }

    /// Whether an event would reach anybody, now or when they come back.
    pub(crate) fn is_heard(&self, now: i64) -> bool {
        !self.listeners.is_empty() || now - self.heard_at < KEPT_MS
    }

    /// When what is kept will no longer be asked for, if anything is kept for nobody.
    pub(crate) fn stale_at(&self) -> Option<i64> {
        (self.listeners.is_empty() && !self.kept.is_empty()).then(|| self.heard_at + KEPT_MS)
    }

    pub(crate) fn forget_if_unheard(&mut self, now: i64) {
        if !self.is_heard(now) {
            self.kept = VecDeque::new();
        }
    }

    /// Sends to all who listen; one who does not keep up is let go, and comes back for what it missed.
    pub(crate) fn send(&mut self, body: Body, most_kept: usize, now: i64) {
        self.last += 1;
        if !self.is_heard(now) {
            self.kept.clear();
            return;
        }
        let event = Arc::new(Event::new(self.last, body));
        self.listeners.retain(|listener| listener.queue.try_send(event.clone()).is_ok());
        if !self.listeners.is_empty() {
            self.heard_at = now;
        }
        self.kept.push_back(event);
        while self.kept.len() > most_kept {
            self.kept.pop_front();
        }
    }

    /// The events after `last`, if all of them are still here.
    pub(crate) fn since(&self, last: u64) -> Option<Vec<Arc<Event>>> {
        let missed = self.last.checked_sub(last)? as usize;
        let from = self.kept.len().checked_sub(missed)?;
        Some(self.kept.iter().skip(from).cloned().collect())
    }

    pub(crate) fn listen(&mut self, id: u64, room: usize, now: i64) -> mpsc::Receiver<Arc<Event>> {
        let (queue, events) = mpsc::channel(room);
        self.listeners.push(Listener { id, queue });
        self.heard_at = now;
        events
    }

    pub(crate) fn leave(&mut self, id: u64, now: i64) {
        self.listeners.retain(|listener| listener.id != id);
        self.heard_at = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body() -> Body {
        Body::Rematch { table: String::new(), key: String::new() }
    }

    #[test]
    fn those_who_come_back_get_what_they_missed_or_are_told_that_it_is_gone() {
        let mut stream = Stream::new();
        let mut events = stream.listen(1, 8, 0);
        for _ in 0..5 {
            stream.send(body(), 3, 0);
        }
        assert_eq!(stream.last(), 5);
        let numbers = |events: Vec<Arc<Event>>| events.iter().map(|event| event.number).collect::<Vec<_>>();
        assert_eq!(stream.since(2).map(numbers), Some(vec![3, 4, 5]));
        assert_eq!(stream.since(5).map(numbers), Some(vec![]));
        assert!(stream.since(1).is_none());
        assert!(stream.since(6).is_none());
        assert_eq!(events.try_recv().map(|event| event.number).ok(), Some(1));
    }

    #[test]
    fn one_who_does_not_keep_up_is_let_go() {
        let mut stream = Stream::new();
        let _slow = stream.listen(1, 2, 0);
        for _ in 0..3 {
            stream.send(body(), 3, 0);
        }
        assert_eq!(stream.listeners(), 0);
    }

    #[test]
    fn nothing_is_kept_when_nobody_has_listened_for_long() {
        let mut stream = Stream::new();
        let _events = stream.listen(1, 2, 0);
        stream.leave(1, 0);
        stream.send(body(), 3, KEPT_MS - 1);
        assert!(stream.since(0).is_some());
        stream.send(body(), 3, KEPT_MS);
        assert!(stream.since(1).is_none());
    }
}
