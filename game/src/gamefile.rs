//! Game files: a whole game as one readable text. A finished game, a bug report and a test are the same file.
//!
//! ```text
//! sandtable 1
//! game clash-ardennes
//! rules 1
//! option mortar-fires any-turn
//! player allies Ann
//! proof secret 4be1…
//! result axis
//! play
//!   chance coin axis ; 1+1/2
//!   axis place tank 3
//!   axis undo
//! ```
//!
//! After `;` stands how chance's words were drawn: first number of the interval, its width, and the total.
//! A game that began from a position has a `start` section with its scenario lines.

use crate::{
    chance::Word,
    contract::Game,
    message::{Fault, Message},
    open_table::OpenTable,
    seat::{By, Outcome, Seat, SeatInfo, Turn},
    source::{Numbered, Section, cut, owned, place},
    table::{Line, Table},
};
use std::{fmt::Write, sync::Arc};

const FORMAT: &str = "1";

/// A game file as it was read; no game has looked at it yet.
#[derive(Clone, Debug)]
pub struct GameFile<'a> {
    pub edition: &'a str,
    pub rules_version: u32,
    /// Seat and name, as written.
    pub players: Vec<(&'a str, &'a str)>,
    /// What proves the dice, as written after `proof`; for others to read.
    pub proof: Vec<&'a str>,
    /// What a server keeps with the game, as written after `kept`; for others to read.
    pub kept: Vec<&'a str>,
    head: Vec<Numbered<'a>>,
    result: Option<Numbered<'a>>,
    start: Option<Vec<Numbered<'a>>>,
    play: Vec<Numbered<'a>>,
}

impl<'a> GameFile<'a> {
    pub fn parse(source: &'a str) -> Result<GameFile<'a>, Vec<Fault>> {
        let (lines, sections) = cut(source, &["start", "play"])?;
        let mut faults = Vec::new();
        let (mut format, mut edition, mut rules_version, mut result) = (None, None, None, None);
        let (mut players, mut proof, mut kept, mut head) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for line in lines {
            match line.text.split_once(' ') {
                Some(("sandtable", version)) => format = Some(version),
                Some(("game", name)) if edition.is_none() => edition = Some(name),
                Some(("rules", version)) => rules_version = version.parse().ok(),
                Some(("result", _)) => result = Some(line),
                Some(("proof", said)) => proof.push(said),
                Some(("kept", said)) => kept.push(said),
                Some(("player", player)) => match player.split_once(' ') {
                    Some(player) => players.push(player),
                    None => faults.push(Fault::at(line.number, Message::new("fault-player"))),
                },
                _ => head.push(line),
            }
        }
        if format != Some(FORMAT) {
            faults.push(Fault::at(1, Message::new("fault-format").with("format", FORMAT)));
        }
        let (start, play) = split(sections, &mut faults);
        match (edition, rules_version) {
            (Some(edition), Some(rules_version)) if faults.is_empty() => {
                Ok(GameFile { edition, rules_version, players, proof, kept, head, result, start, play })
            }
            (None, _) => {
                faults.push(Fault::at(1, Message::new("fault-no-game")));
                Err(faults)
            }
            (_, None) => {
                faults.push(Fault::at(1, Message::new("fault-no-rules")));
                Err(faults)
            }
            _ => Err(faults),
        }
    }

    /// Replays it; every line is checked again.
    pub fn open<G: Game>(&self) -> Result<OpenTable<G>, Vec<Fault>> {
        if self.rules_version != G::RULES_VERSION {
            let message = Message::new("fault-rules-version")
                .with("found", i64::from(self.rules_version))
                .with("current", i64::from(G::RULES_VERSION));
            return Err(vec![Fault::new(message)]);
        }
        let mut table = self.table::<G>()?;
        let mut words = Vec::new();
        for &line in &self.play {
            words.clear();
            let (by, sentence) = read_line(line, table.seats(), &mut words).map_err(|fault| vec![fault])?;
            if let Err(refusal) = table.replay_line(by, sentence, &words) {
                return Err(vec![Fault::at(line.number, refusal.message)]);
            }
        }
        self.check_result(&table)?;
        Ok(table)
    }

    fn table<G: Game>(&self) -> Result<OpenTable<G>, Vec<Fault>> {
        let (setup, rest) =
            G::setup(self.edition, &owned(&self.head)).map_err(|faults| place(faults, &self.head))?;
        if !rest.is_empty() {
            let unknown = |&line: &usize| {
                let line = self.head[line];
                Fault::at(line.number, Message::new("fault-head").with("found", line.text))
            };
            return Err(rest.iter().map(unknown).collect());
        }
        let game = Arc::new(G::open(&setup).map_err(|faults| place(faults, &self.head))?);
        match &self.start {
            None => Ok(OpenTable::new(game)),
            Some(facts) => OpenTable::arrange(game, &owned(facts)).map_err(|faults| place(faults, facts)),
        }
    }

    fn check_result(&self, table: &impl Table) -> Result<(), Vec<Fault>> {
        let found = result(table.turn(), table.seats());
        match self.result {
            Some(line) if found.as_deref() != line.text.strip_prefix("result ") => {
                let message =
                    Message::new("fault-result").with("found", found.unwrap_or_else(|| "none".into()));
                Err(vec![Fault::at(line.number, message)])
            }
            _ => Ok(()),
        }
    }
}

type Lines<'a> = Vec<Numbered<'a>>;

fn split<'a>(sections: Vec<Section<'a>>, faults: &mut Vec<Fault>) -> (Option<Lines<'a>>, Lines<'a>) {
    let (mut start, mut play) = (None, None);
    for section in sections {
        let slot = if section.keyword == "start" { &mut start } else { &mut play };
        if slot.replace(section.lines).is_some() {
            faults
                .push(Fault::at(section.number, Message::new("fault-twice").with("found", section.keyword)));
        }
    }
    (start, play.unwrap_or_default())
}

fn read_line<'a>(
    line: Numbered<'a>,
    seats: &[SeatInfo],
    words: &mut Vec<Word>,
) -> Result<(By, &'a str), Fault> {
    let (said, proof) = match line.text.split_once(" ; ") {
        Some((said, proof)) => (said, Some(proof)),
        None => (line.text, None),
    };
    let (by, sentence) = said.split_once(' ').unwrap_or((said, ""));
    let by = if by == "chance" {
        By::Chance
    } else if by == "table" {
        By::Table
    } else {
        let seat = seats.iter().position(|seat| seat.name == by);
        By::Seat(Seat(
            seat.ok_or_else(|| Fault::at(line.number, Message::new("fault-by").with("found", by)))? as u8,
        ))
    };
    for word in proof.into_iter().flat_map(|proof| proof.split(' ')) {
        let broken = || Fault::at(line.number, Message::new("fault-proof").with("found", word));
        words.push(read_word(word).ok_or_else(broken)?);
    }
    Ok((by, sentence))
}

fn read_word(text: &str) -> Option<Word> {
    let (from, rest) = text.split_once('+')?;
    let (weight, total) = rest.split_once('/')?;
    let (from, weight, total) = (from.parse().ok()?, weight.parse().ok()?, total.parse().ok()?);
    Some(Word { from, weight, total })
}

/// `draw` or the names of the seats that won, as they stand in the file; `None` while the game goes on.
pub fn result(turn: Turn, seats: &[SeatInfo]) -> Option<String> {
    match turn {
        Turn::Over(Outcome::Draw) => Some("draw".to_owned()),
        Turn::Over(Outcome::Won(winners)) => {
            Some(winners.iter().map(|seat| seats[seat.index()].name).collect::<Vec<_>>().join(" "))
        }
        Turn::Player(_) | Turn::Chance => None,
    }
}

/// Writes a table as a game file.
pub fn write(table: &dyn Table, players: &[(Seat, String)]) -> String {
    write_proved(table, players, &[])
}

/// The same, with what proves the dice: to be shown only when the game is over.
pub fn write_proved(table: &dyn Table, players: &[(Seat, String)], proof: &[String]) -> String {
    let seats = table.seats();
    let mut text = format!("sandtable {FORMAT}\ngame {}\nrules {}\n", table.edition(), table.rules_version());
    for line in table.head() {
        text.push_str(&line);
        text.push('\n');
    }
    for (seat, name) in players {
        let name: Vec<&str> =
            name.split(['#', '\n', '\r', '\t', ' ']).filter(|word| !word.is_empty()).collect();
        if !name.is_empty() {
            push(&mut text, format_args!("player {} {}\n", seats[seat.index()].name, name.join(" ")));
        }
    }
    for said in proof {
        push(&mut text, format_args!("proof {said}\n"));
    }
    if let Some(result) = result(table.turn(), seats) {
        push(&mut text, format_args!("result {result}\n"));
    }
    if let Some(facts) = table.arranged() {
        text.push_str("start\n");
        for fact in facts {
            push(&mut text, format_args!("  {fact}\n"));
        }
    }
    text.push_str("play\n");
    for line in table.log() {
        write_line(&mut text, &line, seats);
    }
    text
}

fn write_line(text: &mut String, line: &Line, seats: &[SeatInfo]) {
    let by = match line.by {
        By::Seat(seat) => seats[seat.index()].name,
        By::Chance => "chance",
        By::Table => "table",
    };
    push(text, format_args!("  {by} {}", line.sentence));
    if !line.words.is_empty() {
        text.push_str(" ;");
    }
    for word in &line.words {
        push(text, format_args!(" {}+{}/{}", word.from, word.weight, word.total));
    }
    text.push('\n');
}

fn push(text: &mut String, line: std::fmt::Arguments<'_>) {
    text.write_fmt(line).expect("writing to a string cannot fail");
}
