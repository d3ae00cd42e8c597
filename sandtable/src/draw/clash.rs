//! Clash: seven roads as strips of tiles, the blocks on them as long as they are, and a panel with what each side has.
//! The Axis stands on the left in double lines or square brackets, the Allies on the right in single lines or round
//! ones. Blocks carry the words of the sentences, so that what is seen can be typed.

use super::{
    Picture, Scene,
    wrap::{centre, fit, wrap},
};
use game::Message;
use ratatui::{
    style::{Color, Style, Stylize},
    text::{Line, Span},
};
use serde::Deserialize;

/// Columns per tile: a mine, the shortest block, still has room for its letter.
const TILE: usize = 3;
/// Columns before a road, for its number, and after it, for what stands between the lines.
const NUMBER: usize = 4;
const REMARK: usize = 11;
/// A panel beside the board needs at least so many columns.
const PANEL: usize = 28;

/// The part of `clash::View` that is drawn.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct View {
    viewer: Option<String>,
    side: Option<String>,
    points: u8,
    round: u32,
    rounds: u32,
    tiles: usize,
    phase: String,
    roads: Vec<Road>,
    allies: Side,
    axis: Side,
}

#[derive(Deserialize)]
struct Road {
    road: u8,
    owner: Option<String>,
    gap: usize,
    allies: Units,
    axis: Units,
}

#[derive(Deserialize)]
struct Units {
    base: usize,
    units: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Side {
    stock: Vec<Stock>,
    cards: u8,
    hand: Option<Vec<String>>,
    effects: Vec<InForce>,
    has_objective: bool,
    objective: Option<String>,
    drawn_objectives: Option<Vec<String>>,
    seen: Option<Vec<String>>,
}

#[derive(Deserialize)]
struct Stock {
    unit: String,
    count: u8,
    tiles: usize,
}

#[derive(Deserialize)]
struct InForce {
    card: String,
    count: u8,
}

pub(super) fn draw(scene: &Scene<'_>) -> Option<Picture> {
    let view: View = serde_json::from_str(scene.view).ok()?;
    let board_width = NUMBER + view.tiles * TILE + REMARK;
    let room = usize::from(scene.width);
    let panel_width = if room > board_width + PANEL { room - board_width - 1 } else { room };
    let is_beside = panel_width < room;
    let side = panel(scene, &view, panel_width, is_beside);
    let below = if is_beside { 0 } else { side.len() };
    let is_tall = usize::from(scene.height) > view.roads.len() * 3 + below;
    let mut board = vec![heading(scene, &view)];
    for road in &view.roads {
        board.extend(strip(scene, &view, road, is_tall));
    }
    Some(Picture { board, side, is_large: false })
}

fn style(side: &str) -> Style {
    Style::new().fg(if side == "axis" { Color::LightRed } else { Color::LightCyan })
}

/// Who stands where.
fn heading(scene: &Scene<'_>, view: &View) -> Line<'static> {
    let name = |side: &str| scene.text.word(scene.engine, "side", side);
    let width = view.tiles * TILE;
    let left = fit(&format!("║ {} ►", name("axis")), width / 2);
    let right = format!("◄ {} │", name("allies"));
    let space = width - width / 2;
    let right = format!("{right:>space$}");
    Line::from(vec![
        Span::raw(" ".repeat(NUMBER)),
        Span::styled(left, style("axis")),
        Span::styled(right, style("allies")),
    ])
}

/// What lies on a stretch of road, from left to right.
enum Stretch<'a> {
    Base(usize),
    Gap(usize),
    Block { side: &'static str, unit: &'a str, tiles: usize },
}

fn stretches<'a>(view: &View, road: &'a Road) -> Vec<Stretch<'a>> {
    let block = |side: &'static str, stock: &[Stock], unit: &'a String| {
        let tiles = stock.iter().find(|stock| stock.unit == *unit).map_or(1, |stock| stock.tiles);
        Stretch::Block { side, unit, tiles }
    };
    let mut stretches = vec![Stretch::Base(road.axis.base)];
    stretches.extend(road.axis.units.iter().map(|unit| block("axis", &view.axis.stock, unit)));
    stretches.push(Stretch::Gap(road.gap));
    stretches.extend(road.allies.units.iter().rev().map(|unit| block("allies", &view.allies.stock, unit)));
    stretches.push(Stretch::Base(road.allies.base));
    stretches
}

/// One road: three rows of boxes, or one row of brackets where room is short.
fn strip(scene: &Scene<'_>, view: &View, road: &Road, is_tall: bool) -> Vec<Line<'static>> {
    let number = fit(&format!(" {}", road.road), NUMBER);
    let number = match road.owner.as_deref() {
        Some(owner) => Span::styled(number, style(owner).reversed()),
        None => Span::raw(number).bold(),
    };
    let mut rows = if is_tall {
        vec![vec![Span::raw(" ".repeat(NUMBER))], vec![number], vec![Span::raw(" ".repeat(NUMBER))]]
    } else {
        vec![vec![number]]
    };
    for stretch in stretches(view, road) {
        let count = rows.len();
        for (index, row) in rows.iter_mut().enumerate() {
            let is_middle = index * 2 + 1 == count;
            row.push(match &stretch {
                Stretch::Base(tiles) => Span::raw(" ".repeat(tiles * TILE)),
                Stretch::Gap(tiles) if is_middle => Span::raw(" · ".repeat(*tiles)).dim(),
                Stretch::Gap(tiles) => Span::raw(" ".repeat(tiles * TILE)),
                Stretch::Block { side, unit, tiles } => {
                    let frame = if is_tall { boxed(side, index) } else { bracketed(side) };
                    Span::styled(block(unit, tiles * TILE - 2, frame, is_middle), style(side))
                }
            });
        }
    }
    rows[usize::from(is_tall)].push(Span::raw(remark(scene, road)));
    rows.into_iter().map(Line::from).collect()
}

/// Left edge, filling, right edge.
type Frame = (char, char, char);

fn boxed(side: &str, row: usize) -> Frame {
    match (side, row) {
        ("axis", 0) => ('╔', '═', '╗'),
        ("axis", 1) => ('║', ' ', '║'),
        ("axis", _) => ('╚', '═', '╝'),
        (_, 0) => ('╭', '─', '╮'),
        (_, 1) => ('│', ' ', '│'),
        _ => ('╰', '─', '╯'),
    }
}

fn bracketed(side: &str) -> Frame {
    if side == "axis" { ('[', ' ', ']') } else { ('(', ' ', ')') }
}

fn block(unit: &str, inside: usize, (left, fill, right): Frame, has_name: bool) -> String {
    let inner = if has_name { centre(unit, inside) } else { fill.to_string().repeat(inside) };
    format!("{left}{inner}{right}")
}

/// Who holds the road, or how far the lines are apart.
fn remark(scene: &Scene<'_>, road: &Road) -> String {
    let has_both = !road.axis.units.is_empty() && !road.allies.units.is_empty();
    let text = match road.owner.as_deref() {
        Some(owner) => format!("⚑ {}", scene.text.word(scene.engine, "side", owner)),
        None if road.gap == 0 && has_both => scene.text.plain("draw-contact"),
        None => scene.text.say(&Message::new("draw-gap").with("gap", road.gap as i64), scene.engine),
    };
    fit(&format!(" {text}"), REMARK)
}

// ── The panel ──

/// Beside the board each matter has its own row; below it, where rows are dear, they follow each other.
fn panel(scene: &Scene<'_>, view: &View, width: usize, is_beside: bool) -> Vec<Line<'static>> {
    let turn = whose_turn(scene, view);
    let mut lines: Vec<Line<'static>> =
        wrap(&turn, width).into_iter().map(|row| Line::from(row).bold()).collect();
    let second = if view.viewer.as_deref() == Some("allies") { "axis" } else { "allies" };
    for side in [if second == "axis" { "allies" } else { "axis" }, second] {
        let has = if side == "axis" { &view.axis } else { &view.allies };
        let name = scene.text.word(scene.engine, "side", side);
        let mark = if side == "axis" { "║" } else { "│" };
        lines.push(Line::styled(format!("{mark} {name}"), style(side).bold()));
        let rows = holdings(scene, has);
        let rows = if is_beside { rows } else { vec![rows.join(" · ")] };
        for row in rows {
            let rows = wrap(&row, width.saturating_sub(4).max(10));
            lines.extend(rows.into_iter().enumerate().map(|(index, row)| {
                Line::from(if index == 0 || !is_beside { format!("  {row}") } else { format!("    {row}") })
            }));
        }
    }
    lines
}

fn whose_turn(scene: &Scene<'_>, view: &View) -> String {
    let say = |message: Message| scene.text.say(&message, scene.engine);
    let round = Message::new(if view.rounds > 0 { "draw-round-of" } else { "draw-round" });
    let mut parts =
        vec![say(round.with("round", i64::from(view.round)).with("rounds", i64::from(view.rounds)))];
    if let (Some(side), "play" | "keep") = (&view.side, view.phase.as_str()) {
        parts.push(say(Message::new("draw-to-act").with("side", side.as_str())));
        parts.push(say(Message::new("draw-points").with("points", i64::from(view.points))));
    }
    parts.join(" · ")
}

/// What a side has, one matter per row.
fn holdings(scene: &Scene<'_>, has: &Side) -> Vec<String> {
    let plain = |key: &str| scene.text.plain(key);
    let named = |kind: &str, word: &String| {
        let name = scene.text.word(scene.engine, kind, word);
        if name == *word { name } else { format!("{word} ({name})") }
    };
    let list = |kind: &str, words: &[String]| {
        words.iter().map(|word| named(kind, word)).collect::<Vec<_>>().join(", ")
    };
    let mut rows = Vec::new();
    let objective = match &has.objective {
        Some(objective) => named("objective", objective),
        None if has.has_objective => plain("draw-hidden"),
        None => plain("draw-none"),
    };
    rows.push(format!("{}: {objective}", plain("draw-objective")));
    if let Some(drawn) = has.drawn_objectives.as_deref().filter(|drawn| !drawn.is_empty()) {
        rows.push(format!("{}: {}", plain("draw-drawn"), list("objective", drawn)));
    }
    if let Some(seen) = has.seen.as_deref().filter(|seen| !seen.is_empty()) {
        rows.push(format!("{}: {}", plain("draw-seen"), list("objective", seen)));
    }
    let cards = Message::new("draw-hidden-cards").with("count", i64::from(has.cards));
    match has.hand.as_deref() {
        _ if has.cards == 0 => {}
        Some(hand) => rows.push(format!("{}: {}", plain("draw-hand"), list("card", hand))),
        None => rows.push(format!("{}: {}", plain("draw-hand"), scene.text.say(&cards, scene.engine))),
    }
    if !has.effects.is_empty() {
        let effects: Vec<String> =
            has.effects.iter().map(|effect| counted(&effect.card, effect.count)).collect();
        rows.push(format!("{}: {}", plain("draw-effects"), effects.join(", ")));
    }
    let stock: Vec<String> = has
        .stock
        .iter()
        .filter(|stock| stock.count > 0)
        .map(|stock| format!("{}\u{a0}{}", stock.unit, stock.count))
        .collect();
    let stock = if stock.is_empty() { plain("draw-none") } else { stock.join(", ") };
    rows.push(format!("{}: {stock}", plain("draw-stock")));
    rows
}

fn counted(word: &str, count: u8) -> String {
    if count > 1 { format!("{word} ×{count}") } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{draw::paint, open};
    use catalog::{Language, Text};
    use game::{Seat, Viewer};

    const POSITION: &str = "game clash-ardennes
setup
  turn axis 3
  round 9
  road 1 axis base 2 tank mine general
  road 1 allies base 1 corporal private
  road 2 axis spy
  owner 3 allies
  road 3 allies tank tank tank tank tank private mine
  road 4 axis tank tank tank
  road 4 allies general sergeant corporal
  objective axis centre-clean
  objective allies roads-3-5-or-2-6
  hand axis fuel
  hand allies relief relief
";

    fn drawn(viewer: Viewer, width: u16, height: u16) -> (Vec<String>, String) {
        let table = open::scenario(POSITION).unwrap().table;
        let text = Text::new(Language::English);
        let view = table.view(viewer);
        let picture = draw(&Scene { engine: "clash", view: &view, text: &text, width, height }).unwrap();
        let bare = |lines: &[Line<'_>]| lines.iter().map(|line| paint::line(line, false)).collect::<Vec<_>>();
        (bare(&picture.board), bare(&picture.side).join("\n"))
    }

    #[test]
    fn blocks_are_as_long_as_they_are_and_sides_differ_without_colour() {
        let (board, _) = drawn(Viewer::Public, 80, 16);
        assert_eq!(board[1], " 1        [ tank  ][m][   general   ] ·  · (priv)(corp)    gap 2");
        assert_eq!(board[2], format!(" 2  [s]{} gap 17", " · ".repeat(17)));
        assert!(board[3].ends_with("⚑ Allies"), "{}", board[3]);
        assert!(board[4].ends_with("(corp)(serg)(   general   ) contact"), "{}", board[4]);
    }

    #[test]
    fn with_room_every_block_is_a_box() {
        let (board, _) = drawn(Viewer::Public, 120, 40);
        assert_eq!(board.len(), 1 + 7 * 3);
        assert!(board[4].starts_with("    ╔═╗"), "{}", board[4]);
        assert!(board[7].starts_with("    ╭─╮╭────╮"), "{}", board[7]);
        assert_eq!(drawn(Viewer::Public, 120, 20).0.len(), 1 + 7);
    }

    #[test]
    fn the_panel_shows_only_what_the_viewer_may_know() {
        let (_, axis) = drawn(Viewer::Seat(Seat(1)), 120, 40);
        assert!(axis.contains("centre-clean") && !axis.contains("roads-3-5-or-2-6"), "{axis}");
        assert!(axis.contains("Hand: fuel") && axis.contains("Hand: 2 cards"), "{axis}");
        assert!(axis.contains("3 points left"), "{axis}");
        let (_, public) = drawn(Viewer::Public, 120, 40);
        assert!(!public.contains("centre-clean") && !public.contains("fuel"), "{public}");
    }

    #[test]
    fn eighty_columns_are_enough() {
        let (board, side) = drawn(Viewer::Seat(Seat(0)), 80, 17);
        let widest = board.iter().map(String::as_str).chain(side.lines());
        assert!(widest.map(|line| line.chars().count()).max() <= Some(80));
    }
}
