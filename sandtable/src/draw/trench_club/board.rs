//! The map: four columns and two rows inside each hex, its sides shared with its neighbours.

use super::{Fort, Map, Spot, Start, Unit, View, letter, mark, nation_of, style};
use crate::draw::{letters::Letters, wrap::fit};
use ratatui::{
    style::{Color, Style},
    text::Line,
};

/// From a column of hexes to the next.
pub(super) const STEP: usize = 5;
const INSIDE: usize = STEP - 1;
/// Rows of a hex.
const TALL: usize = 2;

/// The board with everything on it.
pub(super) fn board(view: &View) -> Vec<Line<'static>> {
    let columns = view.columns();
    let mut sheet = sheet(&view.map, columns);
    for (column, row) in hexes(columns, view.map.rows) {
        let name = name(column, row);
        let ground = ground(&view.map, column, row);
        let fort = view.forts.iter().find(|fort| fort.body == name);
        let upper = fort.map_or(name.clone(), |fort| fort.name.clone());
        let (lower, style) = match (standing(view, &name), fort) {
            (Some(unit), _) => standing_unit(view, unit, &name, ground),
            (None, Some(fort)) => owned(fort),
            (None, None) => empty(view, &name, ground),
        };
        let mut dim = Style::new().fg(if column < view.map.snow { Color::Gray } else { Color::Yellow });
        if fort.is_none() {
            dim = dim.dim();
        }
        put(&mut sheet, (column, row), (&upper, dim), (&lower, style));
    }
    sheet.lines()
}

/// A map with nothing on it but its forts and start numbers.
pub(crate) fn of_map(map: &trench_club::map::Map) -> Vec<Line<'static>> {
    let terrain = |row| (1..=map.columns).filter_map(move |column| map.hex(column, row));
    let board = Map {
        columns: usize::from(map.columns),
        rows: usize::from(map.rows),
        snow: usize::from(map.snow),
        terrain: (1..=map.rows).map(|row| terrain(row).map(|hex| map.letter(hex)).collect()).collect(),
        starts: (1..)
            .zip(map.starts)
            .filter_map(|(number, at)| Some(Start { number, hex: map.name(at?).to_string() }))
            .collect(),
    };
    let mut sheet = sheet(&board, board.columns);
    for (column, row) in hexes(board.columns, board.rows) {
        let name = name(column, row);
        let fort = map.forts.iter().find(|fort| map.name(fort.body).to_string() == name);
        let (lower, style) = bare(&board, &name, ground(&board, column, row));
        let upper = fort.map_or(name, |fort| fort.name.clone());
        put(&mut sheet, (column, row), (&upper, Style::new()), (&lower, style));
    }
    sheet.lines()
}

fn hexes(columns: usize, rows: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..columns).flat_map(move |column| (0..rows).map(move |row| (column, row)))
}

/// The name of a hex whose column and row are counted from 0.
fn name(column: usize, row: usize) -> String {
    format!("{:02}{:02}", column + 1, row + 1)
}

fn ground(map: &Map, column: usize, row: usize) -> char {
    map.terrain.get(row).and_then(|letters| letters.chars().nth(column)).unwrap_or('.')
}

/// Where a hex begins: the columns with odd numbers are pushed down.
fn corner(column: usize, row: usize) -> (usize, usize) {
    (column * STEP, 1 + row * TALL + usize::from(column.is_multiple_of(2)))
}

/// The outlines of all hexes.
fn sheet(map: &Map, columns: usize) -> Letters {
    let mut sheet = Letters::new(columns * STEP + 1, map.rows * TALL + 2);
    let thin = Style::new().dim();
    for (column, row) in hexes(columns, map.rows) {
        let (left, top) = corner(column, row);
        if row == 0 {
            sheet.put(left + 1, top - 1, "____", thin);
        }
        sheet.put(left, top, "/", thin);
        sheet.put(left + STEP, top, "\\", thin);
        sheet.put(left, top + 1, "\\", thin);
        sheet.put(left + STEP, top + 1, "/", thin);
    }
    sheet
}

fn put(sheet: &mut Letters, (column, row): (usize, usize), upper: (&str, Style), lower: (&str, Style)) {
    let (left, top) = corner(column, row);
    sheet.put(left + 1, top, &fit(upper.0, INSIDE), upper.1);
    sheet.put(left + 1, top + 1, &fit(lower.0, INSIDE), lower.1);
}

/// The unit on a hex; garrisons stand in the body of their fort.
fn standing<'a>(view: &'a View, hex: &str) -> Option<&'a Unit> {
    view.units.iter().find(|unit| match &unit.at {
        Spot::Hex(at) => at == hex,
        Spot::Fort(fort) => view.forts.get(*fort).is_some_and(|fort| fort.body == hex),
        _ => false,
    })
}

fn standing_unit(view: &View, unit: &Unit, hex: &str, ground: char) -> (String, Style) {
    let is_mined = view.mines.iter().any(|mine| mine.hex == hex);
    let beneath = if is_mined { '*' } else { sign(ground).0 };
    let mut style = style(nation_of(&unit.unit));
    let fights = |attack: &super::Attack| [&attack.unit, &attack.target].contains(&&unit.unit);
    if view.current().is_some_and(fights) {
        style = style.reversed();
    }
    let style = if unit.moved { style.underlined() } else { style.bold() };
    (format!("{}{beneath}", mark(&unit.unit)), style)
}

/// The body of a fort without a garrison.
fn owned(fort: &Fort) -> (String, Style) {
    match &fort.owner {
        Some(owner) => (format!("{}@@@", letter(owner)), style(owner)),
        None => ("@@@@".to_owned(), sign('O').1),
    }
}

fn empty(view: &View, hex: &str, ground: char) -> (String, Style) {
    if let Some(mine) = view.mines.iter().find(|mine| mine.hex == hex) {
        let beneath = sign(ground).0;
        return (format!("{}*{beneath}{beneath}", letter(&mine.nation)), style(&mine.nation));
    }
    if let Some(owner) = view.forts.iter().find(|fort| fort.entrances.iter().any(|at| at == hex)) {
        let (sign, plain) = sign('o');
        let mark = owner.owner.as_deref().map_or(sign, letter);
        return (format!("{mark}{sign}{sign}{sign}"), owner.owner.as_deref().map_or(plain, style));
    }
    if view.is_setting_up() { bare(&view.map, hex, ground) } else { bare_ground(ground) }
}

/// The ground, and the start number on it.
fn bare(map: &Map, hex: &str, ground: char) -> (String, Style) {
    match map.starts.iter().find(|start| start.hex == hex) {
        Some(start) => (format!("{:_<4}", format!("({})", start.number)), Style::new().bold()),
        None => bare_ground(ground),
    }
}

fn bare_ground(ground: char) -> (String, Style) {
    let (sign, style) = sign(ground);
    (sign.to_string().repeat(INSIDE), style)
}

/// How the ground is drawn, by its letter in map files.
pub(super) fn sign(ground: char) -> (char, Style) {
    let coloured = |colour| Style::new().fg(colour);
    match ground {
        '.' => ('_', Style::new().dim()),
        'O' => ('@', coloured(Color::White)),
        'o' => ('o', coloured(Color::White)),
        '+' => ('+', coloured(Color::Yellow)),
        '=' => ('=', coloured(Color::LightYellow)),
        '^' => ('^', coloured(Color::Green)),
        '~' => ('~', coloured(Color::Blue)),
        other => (other, coloured(Color::DarkGray)),
    }
}
