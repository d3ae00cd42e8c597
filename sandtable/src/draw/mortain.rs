//! Stand at Mortain: the map as hexes on their points, each with its number, ground and up to three counters, and a
//! panel with the card in hand and what lies beside the map. German counters stand in square brackets, American ones
//! in round ones; two full dots are a full unit, one full and one hollow a reduced one.
//!
//! ```text
//!    .-'-.          the number; = where a road runs
//! .-' 0702='-.
//! | Mortain |       the name, while there is room
//! |(119  ••)|       counters
//! |(SPTD •◦)|
//! '-. ▓▓▓ .-'       the ground
//!    '-.-'
//! ```

use super::{
    Picture, Scene,
    letters::Letters,
    wrap::{centre, cut, wrap},
};
use game::Message;
use ratatui::{
    style::{Color, Style, Stylize},
    text::Line,
};
use serde::Deserialize;

/// From a hex to its neighbour in the same row, and half of it for the shifted rows.
const STEP: usize = 10;
const HALF: usize = STEP / 2;
/// Columns between the sides of a hex.
const INSIDE: usize = STEP - 1;
/// Rows of a hex that slant, above its sides.
const SLANT: usize = 2;
/// Counters a hex may hold.
const TALL: usize = 3;

/// Rows left to the talk below, so that the odds of an attack can be read, before names get a row of their own.
const TALK: usize = 8;

/// The part of `mortain::View` that is drawn.
#[derive(Deserialize)]
struct View {
    turn: i64,
    phase: String,
    active: Option<String>,
    card: Option<Hand>,
    attack: Option<String>,
    support_used: bool,
    harass: Option<String>,
    used: Vec<String>,
    fought: Vec<String>,
    deck: i64,
    exited: i64,
    units: Vec<Unit>,
    map: Map,
    suggestion: Vec<String>,
}

#[derive(Deserialize)]
struct Hand {
    card: String,
    left: i64,
    stack: Option<String>,
}

#[derive(Deserialize)]
struct Unit {
    unit: String,
    side: String,
    at: String,
    reduced: bool,
    acted: bool,
    anti_tank: u8,
    anti_infantry: u8,
}

#[derive(Deserialize)]
struct Map {
    columns: usize,
    rows: usize,
    hexes: Vec<Hex>,
    roads: Vec<Vec<String>>,
}

#[derive(Deserialize)]
struct Hex {
    hex: String,
    terrain: String,
    name: Option<String>,
}

pub(super) fn draw(scene: &Scene<'_>) -> Option<Picture> {
    let view: View = serde_json::from_str(scene.view).ok()?;
    let side = panel(scene, &view);
    let crowd = view.map.hexes.iter().map(|hex| view.standing(&hex.hex).count()).max().unwrap_or(0);
    // Two rows for counters are enough while nobody stands three high; the third is for names, where there is room.
    let tall_board = view.map.rows * (SLANT + TALL) + SLANT;
    let has_room = usize::from(scene.height) >= tall_board + side.len() + TALK;
    let inner = if has_room || crowd >= TALL { TALL } else { TALL - 1 };
    Some(Picture { board: board(scene, &view, inner), side, is_large: false })
}

impl View {
    fn standing<'a>(&'a self, hex: &'a str) -> impl Iterator<Item = &'a Unit> {
        self.units.iter().filter(move |unit| unit.at == hex)
    }
}

fn style(side: &str) -> Style {
    Style::new().fg(if side == "german" { Color::LightRed } else { Color::LightCyan })
}

fn board(scene: &Scene<'_>, view: &View, inner: usize) -> Vec<Line<'static>> {
    let map = &view.map;
    let mut canvas = Letters::new(map.columns * STEP + HALF + 1, map.rows * (SLANT + inner) + SLANT);
    // Hexes come column by column.
    for (index, hex) in map.hexes.iter().enumerate() {
        let (column, row) = (index / map.rows, index % map.rows);
        let left = column * STEP + if row % 2 == 1 { HALF } else { 0 };
        let top = row * (SLANT + inner);
        outline(&mut canvas, left, top, inner);
        fill(&mut canvas, view, hex, (left, top, inner));
        label(&mut canvas, scene, view, hex, (left, top, inner));
    }
    canvas.lines()
}

/// The sides, which neighbours share letter by letter.
fn outline(canvas: &mut Letters, left: usize, top: usize, inner: usize) {
    let thin = Style::new().dim();
    let bottom = top + SLANT + inner;
    canvas.put(left + 3, top, ".-'-.", thin);
    canvas.put(left, top + 1, ".-'", thin);
    canvas.put(left + 8, top + 1, "'-.", thin);
    for row in top + SLANT..bottom {
        canvas.put(left, row, "|", thin);
        canvas.put(left + STEP, row, "|", thin);
    }
    canvas.put(left, bottom, "'-.", thin);
    canvas.put(left + 8, bottom, ".-'", thin);
    canvas.put(left + 3, bottom + 1, "'-.-'", thin);
}

fn fill(canvas: &mut Letters, view: &View, hex: &Hex, (left, top, inner): (usize, usize, usize)) {
    let has_road = view.map.roads.iter().flatten().any(|on| *on == hex.hex);
    let number = format!("{}{}", hex.hex, if has_road { "=" } else { "" });
    canvas.put(left + 3, top + 1, &number, Style::new().dim());
    let (sign, colour) = ground(&hex.terrain);
    let is_harassed = view.harass.as_ref() == Some(&hex.hex);
    let mark = if is_harassed { format!("{}+1", sign.repeat(2)) } else { sign.repeat(3) };
    canvas.put(left + 3, top + SLANT + inner, &centre(&mark, 5), Style::new().fg(colour));
    let units: Vec<&Unit> = view.standing(&hex.hex).collect();
    let first = top + SLANT;
    let from = first + inner - units.len().min(inner);
    for (index, unit) in units.iter().enumerate() {
        let style = if unit.acted { style(&unit.side).underlined() } else { style(&unit.side).bold() };
        canvas.put(left + 1, from + index, &counter(unit), style);
    }
}

/// The name of a hex in the rows that no counter needs.
fn label(canvas: &mut Letters, scene: &Scene<'_>, view: &View, hex: &Hex, at: (usize, usize, usize)) {
    let (left, top, inner) = at;
    let Some(name) = &hex.name else { return };
    // Where the text files name the place they add its number, which is drawn already.
    let told = scene.text.word(scene.engine, "hex", &hex.hex);
    let name = told.strip_suffix(&format!(" ({})", hex.hex)).unwrap_or(name);
    let free = inner.saturating_sub(view.standing(&hex.hex).count());
    let mut rows = wrap(&name.replacen('-', "- ", 1), INSIDE);
    if rows.iter().any(|row| row.chars().count() > INSIDE) {
        rows = cut(name, INSIDE);
    }
    for (row, text) in rows.iter().take(free).enumerate() {
        canvas.put(left + 1, top + SLANT + row, &centre(text, INSIDE), Style::new().italic());
    }
}

/// `[2SS-1••]`, `(119  •◦)`: nine columns.
fn counter(unit: &Unit) -> String {
    let steps = match (unit.at.as_str(), unit.reduced) {
        ("dead", _) => "◦◦",
        (_, true) => "•◦",
        (_, false) => "••",
    };
    let (open, close) = if unit.side == "german" { ('[', ']') } else { ('(', ')') };
    format!("{open}{:<5}{steps}{close}", unit.unit)
}

/// The sign and the colour of a kind of ground.
fn ground(terrain: &str) -> (&'static str, Color) {
    match terrain {
        "forest" => ("♣", Color::Green),
        "village" => ("⌂", Color::Yellow),
        "city" => ("▓", Color::Yellow),
        "hill" => ("▲", Color::LightYellow),
        _ => (" ", Color::Reset),
    }
}

// ── The panel ──

fn panel(scene: &Scene<'_>, view: &View) -> Vec<Line<'static>> {
    let width = usize::from(scene.width).clamp(40, 96);
    let mut lines = vec![whose_card(scene, view)];
    let mut rows = Vec::new();
    if let Some(attack) = &view.attack {
        rows.push(format!("{}: {attack}", scene.text.plain("mortain-draw-attack")));
    }
    if !view.suggestion.is_empty() {
        let sentences = view.suggestion.join(", ");
        rows.push(format!("{}: {sentences}", scene.text.plain("mortain-draw-suggestion")));
    }
    rows.extend(beside_the_map(scene, view));
    rows.push(cards(scene, view));
    rows.push(support(scene, view));
    rows.push(legend(scene));
    for row in rows {
        let wrapped = wrap(&row, width - 2);
        lines.extend(
            wrapped
                .into_iter()
                .enumerate()
                .map(|(index, row)| Line::from(if index == 0 { row } else { format!("  {row}") })),
        );
    }
    lines
}

/// Turn, who acts, and the card in hand.
fn whose_card(scene: &Scene<'_>, view: &View) -> Line<'static> {
    let say = |message: Message| scene.text.say(&message, scene.engine);
    let mut parts = vec![match view.turn {
        0 => scene.text.plain("mortain-phase-deploy"),
        turn => say(Message::new("mortain-draw-turn").with("turn", turn)),
    }];
    if let Some(side) = &view.active {
        parts.push(say(Message::new("draw-to-act").with("side", side.as_str())));
    }
    if let Some(hand) = &view.card {
        let key = match (&hand.stack, is_face(&hand.card)) {
            (Some(_), _) => "mortain-draw-stack",
            (None, true) => "mortain-draw-face",
            (None, false) => "mortain-draw-number",
        };
        let stack = hand.stack.clone().unwrap_or_default();
        let message = Message::new(key).with("card", hand.card.as_str());
        parts.push(say(message.with("count", hand.left).with("stack", stack)));
    }
    if matches!(view.phase.as_str(), "draw" | "fight" | "choose" | "over") {
        parts.push(scene.text.word(scene.engine, "phase", &view.phase));
    }
    Line::from(parts.join(" · ")).bold()
}

fn is_face(card: &str) -> bool {
    card.starts_with(['J', 'Q', 'K'])
}

/// Who waits, who left, who is lost; with values, which the map has no room for.
fn beside_the_map(scene: &Scene<'_>, view: &View) -> Vec<String> {
    let list = |place: &str| {
        let units = view.units.iter().filter(|unit| unit.at == place);
        units.map(counter_and_values).collect::<Vec<_>>().join(" ")
    };
    let out = Message::new("mortain-draw-out").with("count", view.exited);
    let places = [
        (scene.text.plain("mortain-draw-waiting"), "waiting"),
        (scene.text.say(&out, scene.engine), "exited"),
        (scene.text.plain("mortain-draw-lost"), "dead"),
    ];
    let rows = places.into_iter().map(|(title, place)| (title, list(place)));
    rows.filter(|(_, list)| !list.is_empty()).map(|(title, list)| format!("{title}: {list}")).collect()
}

/// `[D••]3/3`: anti-tank and anti-infantry value of the side now up.
fn counter_and_values(unit: &Unit) -> String {
    let tight: String = counter(unit).chars().filter(|letter| *letter != ' ').collect();
    if unit.at == "waiting" { format!("{tight}{}/{}", unit.anti_tank, unit.anti_infantry) } else { tight }
}

fn cards(scene: &Scene<'_>, view: &View) -> String {
    let names = |cards: &[String]| {
        let names: Vec<String> =
            cards.iter().map(|card| scene.text.word(scene.engine, "card", card)).collect();
        if names.is_empty() { scene.text.plain("draw-none") } else { names.join(" ") }
    };
    let left = Message::new("mortain-draw-deck").with("count", view.deck);
    let used = format!("{}: {}", scene.text.plain("mortain-draw-used"), names(&view.used));
    let fought = format!("{}: {}", scene.text.plain("mortain-draw-fought"), names(&view.fought));
    format!("{} · {used} · {fought}", scene.text.say(&left, scene.engine))
}

fn support(scene: &Scene<'_>, view: &View) -> String {
    let key = if view.support_used { "mortain-draw-support-used" } else { "mortain-draw-support-free" };
    let mut row = scene.text.plain(key);
    if let Some(hex) = &view.harass {
        let message = Message::new("mortain-draw-harassed").with("hex", hex.as_str());
        row = format!("{row} · {}", scene.text.say(&message, scene.engine));
    }
    row
}

fn legend(scene: &Scene<'_>) -> String {
    let mut signs: Vec<String> = ["forest", "village", "city", "hill"]
        .into_iter()
        .map(|terrain| format!("{} {}", ground(terrain).0, scene.text.word(scene.engine, "terrain", terrain)))
        .collect();
    signs.push(format!("= {}", scene.text.plain("mortain-draw-road")));
    for side in ["german", "american"] {
        let frame = if side == "german" { "[ ]" } else { "( )" };
        signs.push(format!("{frame} {}", scene.text.word(scene.engine, "side", side)));
    }
    signs.push(format!("•• {}", scene.text.plain("mortain-draw-full")));
    signs.push(format!("•◦ {}", scene.text.plain("mortain-draw-reduced")));
    signs.join("  ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::open;
    use catalog::{Language, Text};
    use game::Viewer;

    const CROWDED: &str = "\
game mortain
setup
  turn 3
  unit 120 0801
  unit 823 0801 reduced
  unit 102 0802
  unit D 0802
  unit DF 0802
  unit 37 waiting
  unit 38 exited
  unit 17 dead
  card 7s 3
  used Qh 9d 2s
";

    fn drawn(language: Language, width: u16, height: u16) -> Vec<String> {
        let table = open::scenario(CROWDED).ok().unwrap().table;
        let view = table.view(Viewer::Public);
        let text = Text::new(language);
        let scene = Scene { engine: "mortain", view: &view, text: &text, width, height };
        let picture = draw(&scene).unwrap();
        picture.board.iter().chain(&picture.side).map(ToString::to_string).collect()
    }

    #[test]
    fn the_map_fits_a_hundred_columns_and_forty_rows_in_every_language() {
        for language in Language::ALL {
            let lines = drawn(language, 100, 34);
            assert!(lines.len() <= 36, "{} rows", lines.len());
            assert!(lines.iter().all(|line| line.chars().count() <= 100));
        }
    }

    #[test]
    fn counters_stand_in_their_hexes_with_their_steps() {
        let lines = drawn(Language::English, 100, 40);
        let row = |text: &str| lines.iter().position(|line| line.contains(text)).unwrap();
        let column = |text: &str| lines[row(text)].chars().collect::<String>().find(text).unwrap();
        assert!(lines[row("(823  •◦)") - 1].contains("(120  ••)"));
        assert_eq!(row("[DF   ••]"), row("[102  ••]") + 2);
        // Under its number: 0802 is shifted half a hex east of 0801.
        assert!(column("0802") > column("0801"));
        assert!(lines[row("[37••]3/3")].starts_with(|letter: char| letter.is_alphabetic()));
        assert!(lines.iter().any(|line| line.contains("[38••]")));
        assert!(lines.iter().any(|line| line.contains("[17◦◦]")));
    }

    #[test]
    fn hexes_touch_without_gaps() {
        let lines = drawn(Language::English, 100, 40);
        assert!(lines[0].starts_with("   .-'-.     .-'-."));
        assert!(lines[5].contains("'-. ♣♣♣ .-'-.     .-'-."));
    }
}
