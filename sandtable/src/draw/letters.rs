//! A sheet of letters with their styles, for boards that are put together piece by piece.

use ratatui::{
    style::Style,
    text::{Line, Span},
};

pub(super) struct Letters {
    rows: Vec<Vec<(char, Style)>>,
}

impl Letters {
    pub(super) fn new(width: usize, height: usize) -> Letters {
        Letters { rows: vec![vec![(' ', Style::new()); width]; height] }
    }

    /// Writes from a column and row on; what would fall off the sheet is left out.
    pub(super) fn put(&mut self, column: usize, row: usize, text: &str, style: Style) {
        for (offset, letter) in text.chars().enumerate() {
            if let Some(spot) = self.rows.get_mut(row).and_then(|row| row.get_mut(column + offset)) {
                *spot = (letter, style);
            }
        }
    }

    /// Neighbouring letters of one style as one span.
    pub(super) fn lines(self) -> Vec<Line<'static>> {
        let line = |row: Vec<(char, Style)>| {
            let mut spans: Vec<Span<'static>> = Vec::new();
            for (letter, style) in row {
                match spans.last_mut() {
                    Some(span) if span.style == style => span.content.to_mut().push(letter),
                    _ => spans.push(Span::styled(letter.to_string(), style)),
                }
            }
            Line::from(spans)
        };
        self.rows.into_iter().map(line).collect()
    }
}
