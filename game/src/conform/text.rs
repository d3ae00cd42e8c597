//! Everything that is text: sentences, the head of a game, and positions as facts.

use super::{
    report::{Check, difference},
    walk::Suite,
};
use crate::{Game, Seat, SourceLine};
use std::sync::Arc;

/// The last start of a turn, to see that `expect` can tell it from the next.
pub(super) struct TurnStart<G: Game> {
    pub(super) seat: Seat,
    /// The position and its facts, if they could be told.
    pub(super) told: Option<(G::State, Vec<SourceLine>)>,
}

impl<G: Game> Suite<'_, G> {
    pub(super) fn sentence(&self, action: &G::Action) -> String {
        let mut sentence = String::new();
        self.game.print(action, &mut sentence);
        sentence
    }

    /// The game so far, as a scenario file.
    pub(super) fn game_text(&self) -> String {
        let (edition, lines) = self.game.head();
        let mut text = format!("game {edition}\n");
        for line in lines {
            text += &line;
            text.push('\n');
        }
        text += "play\n";
        for action in &self.line {
            text += "  ";
            text += &self.sentence(action);
            text.push('\n');
        }
        text
    }

    /// `parse(print(a)) == a`, once for every action.
    pub(super) fn check_sentence(&mut self, action: &G::Action) {
        if !self.spelt.insert(*action) {
            return;
        }
        self.doing = "writing and reading a sentence";
        self.report.sentences += 1;
        let mut text = "> ".to_owned();
        self.game.print(action, &mut text);
        let Some(sentence) = text.strip_prefix("> ") else {
            return self.breach(Check::Sentence, None, || format!("not appended: {text:?}"));
        };
        match self.game.parse(sentence) {
            Ok(back) if back == *action => {}
            Ok(back) => {
                let back = self.sentence(&back);
                self.breach(Check::Sentence, None, || {
                    format!("{action:?} is `{sentence}` is read as `{back}`")
                });
            }
            Err(misread) => self.breach(Check::Sentence, None, || format!("`{sentence}`: {misread:?}")),
        }
        for wrong in [format!("{sentence} "), format!(" {sentence}"), sentence.replacen(' ', "  ", 1)] {
            self.read_exactly(&wrong);
        }
        self.read_exactly(&format!("{sentence} {sentence}"));
    }

    /// Reads a text that may be no sentence. If it can be read, it must be printed the same: no action has two names.
    pub(super) fn read_exactly(&mut self, text: &str) -> Option<G::Action> {
        self.doing = "reading a sentence";
        match self.game.parse(text) {
            Ok(action) => {
                let printed = self.sentence(&action);
                if printed != text {
                    self.breach(Check::Sentence, None, || format!("`{text}` is read as `{printed}`"));
                }
                Some(action)
            }
            Err(misread) => {
                if misread.word > text.split(' ').count() {
                    self.breach(Check::Sentence, None, || format!("`{text}`: no such word: {misread:?}"));
                }
                None
            }
        }
    }

    /// head → setup → open gives the same box. It is kept, and replays are made in it.
    pub(super) fn check_box(&mut self) {
        self.doing = "reading the box from its head";
        let game = self.game;
        let (edition, lines) = game.head();
        if !G::EDITIONS.contains(&edition) {
            self.breach(Check::Box, None, || format!("there is no edition {edition}"));
        }
        let setup = match G::setup(edition, &lines) {
            Ok((setup, unused)) if unused.is_empty() => setup,
            other => return self.breach(Check::Box, None, || format!("the head {lines:?}: {other:?}")),
        };
        self.check_sent("setup", &setup);
        let again = match G::open(&setup) {
            Ok(again) => again,
            Err(faults) => return self.breach(Check::Box, None, || format!("{lines:?}: {faults:?}")),
        };
        if again.head() != (edition, lines.clone()) {
            self.breach(Check::Box, None, || format!("the head {lines:?} became {:?}", again.head()));
        }
        if again.seats() != game.seats() {
            self.breach(Check::Box, None, || format!("{lines:?}: other seats: {:?}", again.seats()));
        }
        if again.start() != game.start() {
            let found = difference(&game.start(), &again.start());
            self.breach(Check::Box, None, || format!("{lines:?}: another start:\n{found}"));
        }
        self.reopened = Some(Arc::new(again));
    }

    /// The facts of a start of turn rebuild it and hold in it.
    pub(super) fn check_facts(&mut self, at: &G::State, seat: Seat, last: &mut Option<TurnStart<G>>) {
        self.doing = "telling the position as facts";
        if !(self.plan.tellable)(self.game, at) {
            *last = Some(TurnStart { seat, told: None });
            return;
        }
        self.report.arranged += 1;
        let facts = self.game.facts(at);
        if let Some(line) =
            facts.iter().find(|line| line.contains(['#', '\n']) || line.split(' ').any(str::is_empty))
        {
            self.breach(Check::Facts, None, || format!("not a plain line: {line:?}"));
        }
        self.rebuilt(at, &facts, &facts);
        self.doing = "comparing a position with its own facts";
        match self.game.expect(at, &facts) {
            Ok(unmet) if unmet.is_empty() => {}
            other => self.breach(Check::Facts, None, || format!("expected {facts:#?}: {other:?}")),
        }
        self.facts_beside_head(at, &facts);
        if let Some((before, told)) = last.take().and_then(|last| last.told)
            && told != facts
        {
            let holds = |at, facts| self.game.expect(at, facts).is_ok_and(|unmet| unmet.is_empty());
            if holds(at, &told) && holds(&before, &facts) {
                self.breach(Check::Facts, None, || format!("`expect` cannot tell {told:#?} from {facts:#?}"));
            }
        }
        *last = Some(TurnStart { seat, told: Some((at.clone(), facts)) });
    }

    /// In a file the lines of the box and those of the position stand side by side: `setup` takes only its own.
    fn facts_beside_head(&mut self, at: &G::State, facts: &[SourceLine]) {
        let (edition, mut lines) = self.game.head();
        let alone = G::setup(edition, &lines);
        lines.extend_from_slice(facts);
        match (G::setup(edition, &lines), alone) {
            (Ok((setup, unused)), Ok((alone, _))) if setup == alone => {
                let left: Vec<SourceLine> = unused.iter().map(|&line| lines[line].clone()).collect();
                self.rebuilt(at, &left, facts);
            }
            (other, _) => self.breach(Check::Facts, None, || {
                format!("head and facts together make another box: {lines:#?}: {other:?}")
            }),
        }
    }

    fn rebuilt(&mut self, at: &G::State, lines: &[SourceLine], facts: &[SourceLine]) {
        match self.game.arrange(lines) {
            Ok(back) if back == *at => {}
            Ok(back) => {
                let found = difference(at, &back);
                self.breach(Check::Facts, None, || {
                    format!("the position / rebuilt from {facts:#?}:\n{found}")
                });
            }
            Err(faults) => self.breach(Check::Facts, None, || format!("{lines:#?}: {faults:#?}")),
        }
    }
}
