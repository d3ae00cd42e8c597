//! An answer that is too long for the talk, such as the rules: it takes the place of the board until it is read.

use super::screen::fold;
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent},
    layout::Rect,
    text::Line,
    widgets::Paragraph,
};

#[derive(Debug)]
pub(super) struct Reader {
    lines: Vec<Line<'static>>,
    from: usize,
    /// Rows of the last page drawn.
    page: usize,
}

impl Reader {
    pub(super) fn new(lines: Vec<Line<'static>>) -> Reader {
        Reader { lines, from: 0, page: 1 }
    }

    /// Turns pages; `false` for any other key: the reader wants to go on playing.
    pub(super) fn press(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::PageDown | KeyCode::Char(' ') => self.from += self.page,
            KeyCode::PageUp => self.from = self.from.saturating_sub(self.page),
            KeyCode::Down => self.from += 1,
            KeyCode::Up => self.from = self.from.saturating_sub(1),
            KeyCode::Home => self.from = 0,
            KeyCode::End => self.from = usize::MAX / 2,
            _ => return false,
        }
        true
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let mut rows: Vec<Line<'_>> = self.lines.iter().flat_map(|line| fold(line, area.width)).collect();
        self.page = usize::from(area.height).max(1);
        self.from = self.from.min(rows.len().saturating_sub(self.page));
        frame.render_widget(Paragraph::new(rows.split_off(self.from)), area);
    }

    /// How far it has been read.
    pub(super) fn is_at_end(&self, width: u16) -> bool {
        let rows: usize = self.lines.iter().map(|line| fold(line, width).len()).sum();
        self.from + self.page >= rows
    }
}
