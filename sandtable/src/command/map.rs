//! `sandtable map check FILE…` asks of maps of Trench Club what TC-11.1 asks; `sandtable map show` draws one, with its
//! forts, its start numbers and how fair they are.

use crate::{
    desk::{Desk, FAILED, Failure, UNREADABLE},
    draw::{paint, trench_club::of_map},
    open,
};
use clap::{Args, Subcommand};
use game::{Fault, Game, Message};
use serde_json::{Value, json};
use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};
use trench_club::{
    MapChoice, TrenchClub,
    lint::{Fairness, check, fairness},
    map::{Map, Terrain},
};

/// The fault of a file that is no map at all.
const NO_MAP: &str = "trench-club-fault-map-toml";

#[derive(Subcommand, Debug)]
pub(crate) enum Maps {
    /// Say everything that is wrong with maps
    Check(Check),
    /// Draw a map, with its forts, start numbers, ground and fairness
    Show(Show),
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    /// Map files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// For programs
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    /// A map file, or `default` or `training` for ours
    #[arg(value_name = "FILE|default|training")]
    map: PathBuf,
}

impl Maps {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        match self {
            Maps::Check(check) => check.run(desk),
            Maps::Show(show) => show.run(desk),
        }
    }
}

impl Check {
    fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let mut worst = 0;
        let mut results = Vec::new();
        for path in &self.files {
            let source = match open::read(desk, path) {
                Ok(source) => source,
                Err(failure) => {
                    if let (true, Failure::Input(fault)) = (self.json, &failure) {
                        results.push(json!({ "name": path, "ok": false, "faults": [{ "message": fault }] }));
                    }
                    desk.out.flush()?;
                    failure.report();
                    worst = UNREADABLE;
                    continue;
                }
            };
            let faults = counted(check(&source).err().unwrap_or_default());
            worst = worst.max(match faults.as_slice() {
                [] => 0,
                faults if faults.iter().any(|fault| fault.message.key == NO_MAP) => UNREADABLE,
                _ => FAILED,
            });
            if self.json {
                results.push(record(desk, path, &faults));
            } else {
                tell(desk, path, &faults)?;
            }
        }
        if self.json {
            desk.json(&json!({ "results": results }))?;
        }
        Ok(ExitCode::from(worst))
    }
}

/// People count lines from 1.
fn counted(mut faults: Vec<Fault>) -> Vec<Fault> {
    for fault in &mut faults {
        fault.line = fault.line.map(|line| line + 1);
    }
    faults
}

/// One line for each fault, with its line in the file where it has one; else that there is none.
fn tell(desk: &mut Desk<'_>, path: &Path, faults: &[Fault]) -> Result<(), Failure> {
    let name = path.display().to_string();
    if faults.is_empty() {
        let message = Message::new("map-ok").with("file", name.as_str());
        writeln!(desk.out, "{}", desk.text.say(&message, ""))?;
    }
    for fault in faults {
        writeln!(desk.out, "{name}: {}", desk.text.fault(fault, TrenchClub::ID).replace('\n', " "))?;
    }
    Ok(())
}

fn record(desk: &Desk<'_>, path: &Path, faults: &[Fault]) -> Value {
    let fault = |fault: &Fault| {
        let message = desk.text.say(&fault.message, TrenchClub::ID);
        json!({ "line": fault.line, "message": message })
    };
    let faults: Vec<Value> = faults.iter().map(fault).collect();
    json!({ "name": path, "ok": faults.is_empty(), "faults": faults })
}

impl Show {
    fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let map = match self.map.to_str() {
            Some("default") => MapChoice::Default.open(),
            Some("training") => MapChoice::Training.open(),
            _ => Map::read(&open::read(desk, &self.map)?),
        };
        let map = map.map_err(|faults| desk.faults(&self.map, &counted(faults), TrenchClub::ID))?;
        for line in of_map(&map) {
            writeln!(desk.out, "{}", paint::line(&line, false))?;
        }
        lists(desk, &map)?;
        shares(desk, &map)?;
        if !map.is_half() {
            table(desk, &map, "map-whole", &fairness(&map, false))?;
        }
        table(desk, &map, "map-snow", &fairness(&map, true))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Size, forts and places.
fn lists(desk: &mut Desk<'_>, map: &Map) -> Result<(), Failure> {
    let size = Message::new(if map.is_half() { "map-half" } else { "map-size" })
        .with("columns", i64::from(map.columns))
        .with("rows", i64::from(map.rows))
        .with("snow", i64::from(map.snow));
    writeln!(desk.out, "\n{}", desk.text.say(&size, ""))?;
    writeln!(desk.out, "\n{}", desk.text.plain("map-forts"))?;
    let longest = map.forts.iter().map(|fort| fort.name.len()).max().unwrap_or(0);
    for fort in &map.forts {
        let [body, one, two] = fort.hexes().map(|hex| map.name(hex));
        writeln!(desk.out, "  {:longest$}  {body}  {one} {two}", fort.name)?;
    }
    if !map.places.is_empty() {
        writeln!(desk.out, "\n{}", desk.text.plain("map-places"))?;
        for place in &map.places {
            let name = catalog::text::harmless(&place.name);
            writeln!(desk.out, "  {}  {name}", map.name(place.hex))?;
        }
    }
    Ok(())
}

/// How much of each ground there is, forts left out (TC-11.2).
fn shares(desk: &mut Desk<'_>, map: &Map) -> Result<(), Failure> {
    let count = |terrain: Terrain| map.terrain.iter().filter(|&&other| other == terrain).count();
    let all = map.terrain.len() - count(Terrain::Fort);
    writeln!(desk.out, "\n{}", desk.text.plain("map-shares"))?;
    for (terrain, word, _) in Terrain::SAID {
        let (hexes, name) = (count(terrain), desk.text.word(TrenchClub::ID, "terrain", word));
        let share = hexes as f64 * 100.0 / all.max(1) as f64;
        writeln!(desk.out, "  {hexes:>4}  {share:>5.1} %  {name}")?;
    }
    Ok(())
}

/// The fairness figure of TC-11.2 for each start number.
fn table(desk: &mut Desk<'_>, map: &Map, title: &str, figures: &[Fairness]) -> Result<(), Failure> {
    writeln!(desk.out, "\n{}", desk.text.plain(title))?;
    let heads = [
        "map-column-start",
        "map-column-hex",
        "map-column-mean",
        "map-column-deviation",
        "map-column-nearest",
    ]
    .map(|key| desk.text.plain(key));
    let [start, hex, mean, deviation, nearest] = heads;
    writeln!(desk.out, "  {start:>6} {hex:>6} {mean:>8} {deviation:>8} {nearest:>8}")?;
    for figure in figures {
        let hex = map.starts[figure.number - 1].map(|hex| map.name(hex).to_string()).unwrap_or_default();
        let mean = figure.hundredths() as f64 / 100.0;
        let (deviation, nearest) = (format!("{:+} %", figure.percent()), figure.nearest as f64 / 2.0);
        let number = figure.number;
        writeln!(desk.out, "  {number:>6} {hex:>6} {mean:>8.2} {deviation:>8} {nearest:>8.1}")?;
    }
    Ok(())
}
