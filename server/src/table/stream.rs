//! The numbered events of one viewer at one table: who listens, and what is kept for those who come back. Every viewer
//! has its own numbers, or a number would tell how much was hidden.

use super::{
    outbox::{Outbox, Words},
    shown::{Answer, Body, LineShown},
};
use crate::text::Texts;
use axum::{body::Bytes, extract::ws::Utf8Bytes};
use catalog::Language;
use serde::Serialize;
use std::{cell::RefCell, collections::VecDeque};

/// An event with its number in the stream of its viewer, as JSON without words: made once for all who listen, and all
/// that is kept of it.
#[derive(Clone, Debug)]
pub(crate) struct Event(Utf8Bytes);

#[derive(Serialize)]
struct Numbered<'a> {
    event: u64,
    #[serde(flatten)]
    body: &'a Body,
}

impl Event {
    fn new(number: u64, body: &Body) -> Event {
        Event(to_json(&Numbered { event: number, body }))
    }

    /// As it goes over the wire, with words if they are wanted.
    pub(crate) fn worded(&self, words: Option<&Words>) -> Utf8Bytes {
        words.and_then(|words| self.spoken(words)).unwrap_or_else(|| self.0.clone())
    }

    /// The same with words, if it brings lines of the log. Our own pages and terminals speak for themselves: what few
    /// ask for may take longer.
    fn spoken(&self, words: &Words) -> Option<Utf8Bytes> {
        let text = words.texts.of(words.language);
        let mut event: serde_json::Value = serde_json::from_str(&self.0).ok()?;
        let lines = event.get_mut("lines")?.as_array_mut()?;
        let messages = lines.iter_mut().filter_map(|line| line.get_mut("messages")?.as_array_mut());
        for message in messages.flatten() {
            let plain = serde_json::from_value(message.clone()).ok()?;
            message["text"] = text.say(&plain, words.engine).into();
        }
        Some(to_json(&event))
    }
}

/// Gives the messages of lines their words.
pub(crate) fn speak(lines: &mut [LineShown], texts: &Texts, engine: &str, language: Language) {
    for message in lines.iter_mut().flat_map(|line| &mut line.messages) {
        let plain = game::Message { key: message.key.clone(), args: message.args.clone() };
        message.text = Some(texts.of(language).say(&plain, engine));
    }
}

thread_local! {
    /// Where JSON is written before it is known how long it is. Events are kept: they get the room they need, no more.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

pub(crate) fn to_json<T: Serialize>(value: &T) -> Utf8Bytes {
    DRAFT.with_borrow_mut(|draft| {
        draft.clear();
        serde_json::to_writer(&mut *draft, value)
            .expect("what leaves the server is made of words and numbers");
        Bytes::copy_from_slice(draft).try_into().expect("JSON is text")
    })
}

#[derive(Debug)]
struct Listener {
    id: u64,
    out: Outbox,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.out.let_go();
    }
}

/// The answer to what a socket said, for that socket alone, just before what it led to.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) to: Outbox,
    pub(crate) text: Utf8Bytes,
}

#[derive(Debug)]
pub(crate) struct Stream {
    last: u64,
    kept: VecDeque<Event>,
    listeners: Vec<Listener>,
    /// When somebody listened last: without listeners nothing is kept for long.
    heard_at: i64,
}

/// What someone who comes in is sent first, and where the rest will come from.
#[derive(Debug)]
pub(crate) struct Subscription {
    pub(crate) id: u64,
    pub(crate) first: Answer,
    pub(crate) missed: Vec<Event>,
    pub(crate) out: Outbox,
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

    /// Sends to all who listen. Whether the reply was for somebody here.
    pub(crate) fn send(&mut self, body: &Body, reply: Option<&Reply>, most_kept: usize, now: i64) -> bool {
        if self.is_heard(now) {
            return self.send_next(self.next(body), reply, most_kept, now);
        }
        self.last += 1;
        self.kept.clear();
        false
    }

    /// What would be sent next, made beforehand.
    pub(crate) fn next(&self, body: &Body) -> Event {
        Event::new(self.last + 1, body)
    }

    /// Sends it; one who does not keep up is let go, and comes back for what it missed. Whether the reply was for
    /// somebody here.
    pub(crate) fn send_next(
        &mut self,
        event: Event,
        reply: Option<&Reply>,
        most_kept: usize,
        now: i64,
    ) -> bool {
        self.last += 1;
        let mut is_told = false;
        self.listeners.retain(|listener| {
            let reply = reply.filter(|reply| reply.to.is(&listener.out));
            is_told |= reply.is_some();
            listener.out.tell(reply.map(|reply| reply.text.clone()), &event)
        });
        if !self.listeners.is_empty() {
            self.heard_at = now;
        }
        self.kept.push_back(event);
        while self.kept.len() > most_kept {
            self.kept.pop_front();
        }
        is_told
    }

    /// The events after `last`, if all of them are still here.
    pub(crate) fn since(&self, last: u64) -> Option<Vec<Event>> {
        let missed = self.last.checked_sub(last)? as usize;
        let from = self.kept.len().checked_sub(missed)?;
        Some(self.kept.iter().skip(from).cloned().collect())
    }

    pub(crate) fn listen(&mut self, id: u64, out: Outbox, now: i64) {
        self.listeners.push(Listener { id, out });
        self.heard_at = now;
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
        stream.listen(1, Outbox::new(8, None), 0);
        for _ in 0..5 {
            stream.send(&body(), None, 3, 0);
        }
        assert_eq!(stream.last(), 5);
        let number = |event: &Event| event.0.split(['{', ',']).nth(1).map(str::to_owned);
        let numbers = |events: Vec<Event>| events.iter().filter_map(number).collect::<Vec<_>>();
        assert_eq!(
            stream.since(2).map(numbers),
            Some([3, 4, 5].map(|number| format!("\"event\":{number}")).to_vec())
        );
        assert_eq!(stream.since(5).map(numbers), Some(vec![]));
        assert!(stream.since(1).is_none());
        assert!(stream.since(6).is_none());
    }

    #[test]
    fn a_reply_is_for_the_socket_that_asked_and_for_no_other() {
        let (mut stream, mine, other) = (Stream::new(), Outbox::new(2, None), Outbox::new(2, None));
        stream.listen(1, mine.clone(), 0);
        let reply = |to| Reply { to, text: "answer".into() };
        // Of a table that was loaded anew, say, where numbers begin again.
        assert!(!stream.send(&body(), Some(&reply(other)), 3, 0));
        assert!(stream.send(&body(), Some(&reply(mine)), 3, 0));
    }

    #[test]
    fn one_who_does_not_keep_up_is_let_go() {
        let mut stream = Stream::new();
        stream.listen(1, Outbox::new(2, None), 0);
        for _ in 0..3 {
            stream.send(&body(), None, 3, 0);
        }
        assert_eq!(stream.listeners(), 0);
    }

    #[test]
    fn nothing_is_kept_when_nobody_has_listened_for_long() {
        let mut stream = Stream::new();
        stream.listen(1, Outbox::new(2, None), 0);
        stream.leave(1, 0);
        stream.send(&body(), None, 3, KEPT_MS - 1);
        assert!(stream.since(0).is_some());
        stream.send(&body(), None, 3, KEPT_MS);
        assert!(stream.since(1).is_none());
    }
}
