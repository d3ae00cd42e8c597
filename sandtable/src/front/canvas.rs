//! Where board and panel stand on a full screen: side by side if both fit, else one below the other.

use crate::draw::{Picture, paint};
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
    layout::{Constraint, Layout, Rect},
    text::Line,
    widgets::Paragraph,
};

/// The board gives way so that at least so many rows stay free below it.
pub(super) const LEAST_BELOW: u16 = 4;

/// Draws the picture from the row and column it is scrolled to; returns the room that is left below it.
pub(super) fn show(
    frame: &mut Frame<'_>,
    area: Rect,
    mut picture: Picture,
    from: &mut (u16, u16),
    colour: bool,
) -> Rect {
    if !colour {
        paint::bleach(&mut picture.board);
        paint::bleach(&mut picture.side);
    }
    let side_width = widest(&picture.side);
    let fits = widest(&picture.board) + 1 + side_width <= area.width;
    let is_beside = fits || picture.is_large && side_width * 2 <= area.width;
    if !is_beside {
        picture.board.append(&mut picture.side);
    }
    let wanted = picture.board.len().max(picture.side.len()) as u16;
    let least_below = if picture.is_large { LEAST_BELOW + LEAST_BELOW / 2 } else { LEAST_BELOW };
    let height = wanted.min(area.height.saturating_sub(least_below));
    let [board, below] = Layout::vertical([Constraint::Length(height), Constraint::Fill(1)]).areas(area);
    let [gap, side] = if is_beside { [1, side_width] } else { [0, 0] }.map(Constraint::Length);
    let [left, _, right] = Layout::horizontal([Constraint::Fill(1), gap, side]).areas(board);
    let furthest_right = widest(&picture.board).saturating_sub(left.width);
    *from = (from.0.min(wanted - height), from.1.min(furthest_right));
    // Of board and panel each stops at its own end.
    let down = |lines: &[Line<'_>]| from.0.min((lines.len() as u16).saturating_sub(height));
    let (board_down, side_down) = (down(&picture.board), down(&picture.side));
    frame.render_widget(Paragraph::new(picture.board).scroll((board_down, from.1)), left);
    frame.render_widget(Paragraph::new(picture.side).scroll((side_down, 0)), right);
    below
}

/// Arrows with shift or control move the board; `false` for any other key.
pub(super) fn scroll((down, right): &mut (u16, u16), key: KeyEvent) -> bool {
    if !key.modifiers.intersects(KeyModifiers::SHIFT | KeyModifiers::CONTROL) {
        return false;
    }
    match key.code {
        KeyCode::Up => *down = down.saturating_sub(1),
        KeyCode::Down => *down += 1,
        KeyCode::Left => *right = right.saturating_sub(4),
        KeyCode::Right => *right += 4,
        _ => return false,
    }
    true
}

fn widest(lines: &[Line<'_>]) -> u16 {
    lines.iter().map(Line::width).max().unwrap_or(0) as u16
}
