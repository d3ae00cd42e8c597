//! Scenario files: a position, sentences, and what must follow. Rulebook examples, regression tests, puzzles and
//! lessons are all files of this kind.

use crate::{
    contract::Game,
    message::{Fault, Message},
    open_table::OpenTable,
    platform::Platform,
    seat::{By, Outcome, SeatInfo, Turn},
    source::{Numbered, Section, cut, owned, place},
    table::{Refusal, Table},
};
use std::sync::Arc;

const SECTIONS: [&str; 5] = ["setup", "play", "expect", "legal", "refuse"];

/// A scenario as it was read; no game has looked at it yet.
#[derive(Clone, Debug)]
pub struct Scenario<'a> {
    pub edition: &'a str,
    pub title: &'a str,
    /// Lines of the head other than `game` and `title`: options, maps, nations.
    head: Vec<Numbered<'a>>,
    sections: Vec<Section<'a>>,
}

/// A scenario that did not come out as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub line: usize,
    pub message: Message,
    /// The reason the game gave, if it refused.
    pub because: Option<Message>,
}

impl Failure {
    fn refused(line: Numbered<'_>, message: Message, refusal: Refusal) -> Failure {
        let rule = refusal.rule.unwrap_or("none");
        Failure { line: line.number, message: message.with("rule", rule), because: Some(refusal.message) }
    }
}

impl<'a> Scenario<'a> {
    pub fn parse(source: &'a str) -> Result<Scenario<'a>, Vec<Fault>> {
        let (lines, sections) = cut(source, &SECTIONS)?;
        let mut faults = Vec::new();
        let mut head = Vec::new();
        let (mut edition, mut title) = (None, "");
        for line in lines {
            match line.text.split_once(' ') {
                Some(("game", name)) if edition.is_none() => edition = Some(name),
                Some(("title", text)) => title = text,
                _ => head.push(line),
            }
        }
        for (index, section) in sections.iter().enumerate() {
            if section.keyword == "setup" && index > 0 {
                faults.push(Fault::at(section.number, Message::new("fault-setup-first")));
            }
        }
        let Some(edition) = edition else {
            faults.push(Fault::at(1, Message::new("fault-no-game")));
            return Err(faults);
        };
        if faults.is_empty() { Ok(Scenario { edition, title, head, sections }) } else { Err(faults) }
    }

    /// What it does, from top to bottom.
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// Plays it. Faults of the file come back as the outer error, with line numbers of the file.
    pub fn run<G: Game>(&self) -> Result<Result<(), Failure>, Vec<Fault>> {
        let mut table = self.table::<G>()?;
        for section in self.sections.iter().filter(|section| section.keyword != "setup") {
            let outcome = match section.keyword {
                "play" => play(&mut table, section)?,
                "expect" => expect(&table, section)?,
                "legal" => legal(&table, section)?,
                _ => refuse(&table, section)?,
            };
            if outcome.is_err() {
                return Ok(outcome);
            }
        }
        Ok(Ok(()))
    }

    /// The table as the head and the setup make it, before the first sentence.
    pub fn table<G: Game>(&self) -> Result<OpenTable<G>, Vec<Fault>> {
        let setup = self.sections.iter().find(|section| section.keyword == "setup");
        let mut lines = self.head.clone();
        lines.extend(setup.into_iter().flat_map(|section| &section.lines));
        let (setup_data, rest) =
            G::setup(self.edition, &owned(&lines)).map_err(|faults| place(faults, &lines))?;
        let game = Arc::new(G::open(&setup_data).map_err(|faults| place(faults, &lines))?);
        let unknown =
            |line: &Numbered<'_>| Fault::at(line.number, Message::new("fault-head").with("found", line.text));
        let faults: Vec<Fault> =
            rest.iter().filter(|&&line| line < self.head.len()).map(|&line| unknown(&lines[line])).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        if setup.is_none() {
            return Ok(OpenTable::new(game));
        }
        let facts: Vec<Numbered<'_>> = rest.iter().map(|&line| lines[line]).collect();
        OpenTable::arrange(game, &owned(&facts)).map_err(|faults| place(faults, &facts))
    }
}

type Outcomes = Result<Result<(), Failure>, Vec<Fault>>;

/// Who would say this sentence now: the seat to act, chance, or, for `undo` and the like, the seat to act as well.
fn speaker<G: Game>(table: &OpenTable<G>) -> By {
    match table.turn() {
        Turn::Player(seat) => By::Seat(seat),
        Turn::Chance | Turn::Over(_) => By::Chance,
    }
}

/// A sentence that cannot be read at all is a fault of the file: it would hide a typing error.
fn understand<G: Game>(table: &OpenTable<G>, line: Numbered<'_>, sentence: &str) -> Result<(), Vec<Fault>> {
    if Platform::parse(sentence).is_some() {
        return Ok(());
    }
    match table.game().parse(sentence) {
        Ok(_) => Ok(()),
        Err(misread) => Err(vec![Fault::at(line.number, Refusal::from(misread).message)]),
    }
}

fn play<G: Game>(table: &mut OpenTable<G>, section: &Section<'_>) -> Outcomes {
    for &line in &section.lines {
        understand(table, line, line.text)?;
        if let Err(refusal) = table.replay_line(speaker(table), line.text, &[]) {
            return Ok(Err(Failure::refused(line, refused(line.text), refusal)));
        }
    }
    Ok(Ok(()))
}

fn legal<G: Game>(table: &OpenTable<G>, section: &Section<'_>) -> Outcomes {
    for &line in &section.lines {
        understand(table, line, line.text)?;
        if let Err(refusal) = table.why(speaker(table), line.text) {
            return Ok(Err(Failure::refused(line, refused(line.text), refusal)));
        }
    }
    Ok(Ok(()))
}

fn refused(sentence: &str) -> Message {
    Message::new("scenario-refused").with("sentence", sentence)
}

fn refuse<G: Game>(table: &OpenTable<G>, section: &Section<'_>) -> Outcomes {
    for &line in &section.lines {
        let (sentence, rule) = match line.text.rsplit_once(' ') {
            Some((sentence, last)) if is_paragraph(last) => (sentence, Some(last)),
            _ => (line.text, None),
        };
        understand(table, line, sentence)?;
        match (table.why(speaker(table), sentence), rule) {
            (Ok(()), _) => {
                let message = Message::new("scenario-allowed").with("sentence", sentence);
                return Ok(Err(Failure { line: line.number, message, because: None }));
            }
            (Err(refusal), Some(expected)) if refusal.rule != Some(expected) => {
                let message = Message::new("scenario-other-rule");
                let message = message.with("sentence", sentence).with("expected", expected);
                return Ok(Err(Failure::refused(line, message, refusal)));
            }
            (Err(_), _) => {}
        }
    }
    Ok(Ok(()))
}

/// Whether a word names a paragraph: two capitals, a hyphen, two numbers with a point: `SM-3.10`.
pub fn is_paragraph(rule: &str) -> bool {
    let Some((book, number)) = rule.split_once('-') else { return false };
    let Some((chapter, paragraph)) = number.split_once('.') else { return false };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    book.len() == 2
        && book.bytes().all(|byte| byte.is_ascii_uppercase())
        && is_number(chapter)
        && is_number(paragraph)
}

fn expect<G: Game>(table: &OpenTable<G>, section: &Section<'_>) -> Outcomes {
    let failed = |line: Numbered<'_>, found: &str| Failure {
        line: line.number,
        message: Message::new("scenario-expected").with("expected", line.text).with("found", found),
        because: None,
    };
    let winner = winner(table.turn(), table.seats());
    let mut facts = Vec::new();
    for &line in &section.lines {
        match line.text.split_once(' ') {
            Some(("winner", expected)) => {
                if !winner.split(' ').any(|name| name == expected) {
                    return Ok(Err(failed(line, &format!("winner {winner}"))));
                }
            }
            Some(("turn", _)) if winner != "none" => {
                return Ok(Err(failed(line, &format!("winner {winner}"))));
            }
            _ => facts.push(line),
        }
    }
    let unmet = table.game().expect(table.state(), &owned(&facts)).map_err(|faults| place(faults, &facts))?;
    match unmet.first() {
        Some(unmet) => Ok(Err(failed(facts[unmet.line], &unmet.found))),
        None => Ok(Ok(())),
    }
}

/// `none`, `draw`, or the seats and the team that won.
fn winner(turn: Turn, seats: &[SeatInfo]) -> String {
    match turn {
        Turn::Over(Outcome::Draw) => "draw".to_owned(),
        Turn::Over(Outcome::Won(winners)) => {
            let mut names: Vec<&str> = Vec::new();
            for seat in winners.iter() {
                let info = &seats[seat.index()];
                for name in [info.team, info.name] {
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
            }
            names.join(" ")
        }
        Turn::Player(_) | Turn::Chance => "none".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_have_one_form() {
        assert!(is_paragraph("CL-4.2") && is_paragraph("SM-3.10"));
        for wrong in ["", "CL", "CL-4", "cl-4.2", "CL-4.", "CLA-4.2", "XX-4.2.1", "CL-4.2a"] {
            assert!(!is_paragraph(wrong), "{wrong}");
        }
    }
}
