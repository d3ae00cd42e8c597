//! Trench Club: the map as hexes with a flat top, and a panel with the phase, the nations, the attack list and the
//! units of the nation to act. A unit is marked by the letter of its nation and two letters for its kind, as in its
//! word: `Din` is `de.infantry`.
//!
//! ```text
//!       ____
//!  ____/0201\____     the number of the hex
//! /0101\^^^^/0301\    the ground
//! \Gtk+/corv\~~~~/    a unit, and the ground beneath it; the body of a fort with its name,
//!  ____\Din@/____     its garrison or its owner
//! ```

mod board;
mod panel;

pub(crate) use board::of_map;

use super::{Picture, Scene};
use ratatui::style::{Color, Style};
use serde::Deserialize;
use serde_json::Value;

/// Columns of the panel: as many as are free beside the board, within these bounds.
const PANEL: (usize, usize) = (33, 46);

/// The part of `trench_club::View` that is drawn.
#[derive(Deserialize)]
struct View {
    phase: Value,
    active: String,
    round: i64,
    rounds: i64,
    forts_to_win: i64,
    nations: Vec<Nation>,
    forts: Vec<Fort>,
    units: Vec<Unit>,
    mines: Vec<Mine>,
    attacks: Vec<Attack>,
    fought: usize,
    acting: Vec<u8>,
    map: Map,
    kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Nation {
    nation: String,
    money: i64,
    armies: Vec<u8>,
}

#[derive(Deserialize)]
struct Fort {
    name: String,
    body: String,
    entrances: [String; 2],
    owner: Option<String>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Spot {
    Hex(String),
    Fort(usize),
    Aboard,
    Stock,
    Dead,
}

#[derive(Deserialize)]
struct Unit {
    unit: String,
    at: Spot,
    damage: i64,
    experience: i64,
    army: Option<u8>,
    moved: bool,
}

#[derive(Deserialize)]
struct Mine {
    hex: String,
    nation: String,
}

#[derive(Deserialize)]
struct Attack {
    unit: String,
    target: String,
    direction: Option<String>,
}

#[derive(Deserialize)]
struct Map {
    columns: usize,
    rows: usize,
    snow: usize,
    terrain: Vec<String>,
    starts: Vec<Start>,
}

#[derive(Deserialize)]
struct Start {
    number: i64,
    hex: String,
}

#[derive(Deserialize)]
struct Kind {
    kind: String,
    range: Option<[u8; 2]>,
}

pub(super) fn draw(scene: &Scene<'_>) -> Option<Picture> {
    let view: View = serde_json::from_str(scene.view).ok()?;
    let board = board::board(&view);
    let beside = usize::from(scene.width).saturating_sub(view.columns() * board::STEP + 2);
    let side = panel::panel(scene, &view, beside.clamp(PANEL.0, PANEL.1));
    Some(Picture { board, side, is_large: true })
}

impl View {
    /// Two nations have only the snow half to play on.
    fn columns(&self) -> usize {
        if self.nations.len() == 2 { self.map.snow } else { self.map.columns }
    }

    fn phase(&self) -> &str {
        match &self.phase {
            Value::Object(fields) => fields.keys().next().map_or("", String::as_str),
            word => word.as_str().unwrap_or_default(),
        }
    }

    /// Something that belongs to the phase, such as the army that is placed.
    fn of_phase(&self, name: &str) -> Option<&Value> {
        self.phase.get(self.phase())?.get(name)
    }

    fn is_setting_up(&self) -> bool {
        ["split", "roll-placing", "roll-first-turn", "reveal", "number", "place"].contains(&self.phase())
    }

    /// The attack that is being fought.
    fn current(&self) -> Option<&Attack> {
        let is_fought = ["battle", "scatter"].contains(&self.phase());
        self.attacks.get(self.fought).filter(|_| is_fought)
    }
}

impl Unit {
    fn is_on_board(&self) -> bool {
        matches!(self.at, Spot::Hex(_) | Spot::Fort(_) | Spot::Aboard)
    }
}

/// The letter a nation is known by on the board: the first of its units' words.
fn letter(nation: &str) -> char {
    match nation {
        "germany" => 'D',
        "britain" => 'G',
        "austria" => 'A',
        "france" => 'F',
        _ => '?',
    }
}

fn nation_of(unit: &str) -> &'static str {
    match unit.split('.').next() {
        Some("de") => "germany",
        Some("gb") => "britain",
        Some("ah") => "austria",
        _ => "france",
    }
}

fn kind_of(unit: &str) -> &str {
    unit.split_once('.').map_or(unit, |(_, kind)| kind)
}

/// Two letters for a kind of unit.
fn code(kind: &str) -> &'static str {
    match kind {
        "infantry" => "in",
        "mounted" => "mo",
        "heavy-infantry" => "hi",
        "mortar" => "mr",
        "field-gun" => "fg",
        "howitzer" => "ho",
        "armored-car" => "ac",
        "tank" => "tk",
        "anti-air" => "aa",
        "fighter" => "fi",
        "transport" => "tr",
        "big-bertha" => "bb",
        "mark-i" => "m1",
        "ft17" => "ft",
        "at-gunner" => "at",
        "airship" => "as",
        "gunboat" => "gb",
        "railway-gun" => "rg",
        "gas" => "ga",
        "minelayer" => "ml",
        _ => "??",
    }
}

/// `Din` for `de.infantry`.
fn mark(unit: &str) -> String {
    format!("{}{}", letter(nation_of(unit)), code(kind_of(unit)))
}

fn style(nation: &str) -> Style {
    Style::new().fg(match nation {
        "germany" => Color::LightRed,
        "britain" => Color::LightCyan,
        "austria" => Color::LightMagenta,
        _ => Color::LightBlue,
    })
}

#[cfg(test)]
mod tests;
