//! The finished game once more: from its sentences alone, and through a game file.

use super::{
    report::{Check, difference},
    text::TurnStart,
    walk::Suite,
};
use crate::{By, Fault, Game, GameFile, OpenTable, Table, Turn, gamefile};
use std::sync::Arc;

impl<G: Game> Suite<'_, G> {
    /// From the sentences alone, in the box read back from its head.
    pub(super) fn check_replay(&mut self, end: &G::State, told: &[G::Event]) {
        self.doing = "replaying the game";
        let Some(game) = self.reopened.clone() else { return };
        let mut at = game.start();
        let mut events = Vec::new();
        for index in 0..self.line.len() {
            let sentence = self.sentence(&self.line[index]);
            match game.parse(&sentence) {
                Ok(action) if game.check(&at, &action).is_ok() => game.apply(&mut at, &action, &mut events),
                _ => {
                    return self.breach(Check::Replay, None, || format!("refused in the replay: {sentence}"));
                }
            }
        }
        if at != *end {
            self.breach(Check::Replay, None, || format!("the last states:\n{}", difference(end, &at)));
        } else if events != told {
            self.breach(Check::Replay, None, || format!("the events:\n{}", difference(told, &events[..])));
        }
    }

    /// As a game file: the whole game, and a game that begins at its last start of turn.
    pub(super) fn check_files(&mut self, last: Option<&TurnStart<G>>) {
        self.doing = "writing and opening a game file";
        let Some(game) = self.reopened.clone() else { return };
        let mut table = OpenTable::new(Arc::clone(&game));
        for index in 0..self.line.len() {
            let by = match game.turn(table.state()) {
                Turn::Player(seat) => By::Seat(seat),
                Turn::Chance | Turn::Over(_) => By::Chance,
            };
            let sentence = self.sentence(&self.line[index]);
            if let Err(refusal) = table.replay_line(by, &sentence, &[]) {
                return self.breach(Check::GameFile, None, || format!("{by:?} {sentence}: {refusal:?}"));
            }
        }
        self.check_file(&table);
        if let Some((_, facts)) = last.and_then(|last| last.told.as_ref())
            && let Ok(table) = OpenTable::arrange(game, facts)
        {
            self.check_file(&table);
        }
    }

    fn check_file(&mut self, table: &OpenTable<G>) {
        let text = gamefile::write(table, &[]);
        let opened: Result<OpenTable<G>, Vec<Fault>> = GameFile::parse(&text).and_then(|file| file.open());
        match opened {
            Ok(opened) if opened.state() == table.state() && opened.log() == table.log() => {}
            Ok(opened) => {
                let found = difference(table.state(), opened.state());
                self.breach(Check::GameFile, None, || format!("written and opened:\n{found}\n{text}"));
            }
            Err(faults) => self.breach(Check::GameFile, None, || format!("{faults:?}\n{text}")),
        }
    }
}
