//! The line being typed: letters, cursor, and the lines typed before. Each seat has its own, so that the arrow keys
//! tell nobody what the other has typed.

use game::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::collections::BTreeMap;

/// Longer lines are not typed by people.
const LONGEST_LINE: usize = 500;

#[derive(Debug, Default)]
pub(super) struct Input {
    line: Vec<char>,
    cursor: usize,
    history: BTreeMap<Seat, Vec<String>>,
    /// How many lines back the arrow keys have gone, and what was typed before they were used.
    back: usize,
    draft: Vec<char>,
}

/// What a key asked for beyond the line itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Nothing,
    Enter(String),
    Complete,
    Leave,
}

impl Input {
    pub(super) fn text(&self) -> String {
        self.line.iter().collect()
    }

    /// The letters before the cursor.
    pub(super) fn before_cursor(&self) -> String {
        self.line[..self.cursor].iter().collect()
    }

    pub(super) fn insert(&mut self, text: &str) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            if self.line.len() < LONGEST_LINE {
                self.line.insert(self.cursor, letter);
                self.cursor += 1;
            }
        }
    }

    /// One key. `seat` owns the history; lines typed for nobody are not kept.
    pub(super) fn press(&mut self, key: KeyEvent, seat: Option<Seat>) -> Asked {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if control => return Asked::Leave,
            KeyCode::Char('d') if control && self.line.is_empty() => return Asked::Leave,
            KeyCode::Enter => return Asked::Enter(self.take(seat)),
            KeyCode::Tab => return Asked::Complete,
            KeyCode::Char('a') if control => self.cursor = 0,
            KeyCode::Char('e') if control => self.cursor = self.line.len(),
            KeyCode::Char('u') if control => {
                self.line.drain(..self.cursor);
                self.cursor = 0;
            }
            KeyCode::Char('k') if control => self.line.truncate(self.cursor),
            KeyCode::Char('w') if control => self.delete_word(),
            KeyCode::Char(letter) if !control => self.insert(letter.encode_utf8(&mut [0; 4])),
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.line.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.line.len() => {
                self.line.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.line.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.line.len(),
            KeyCode::Esc => self.set(Vec::new()),
            KeyCode::Up => self.remember(seat, self.back + 1),
            KeyCode::Down => self.remember(seat, self.back.saturating_sub(1)),
            _ => {}
        }
        Asked::Nothing
    }

    fn set(&mut self, line: Vec<char>) {
        self.cursor = line.len();
        self.line = line;
    }

    fn take(&mut self, seat: Option<Seat>) -> String {
        let text: String = std::mem::take(&mut self.line).into_iter().collect();
        (self.cursor, self.back) = (0, 0);
        if let Some(seat) = seat
            && !text.trim().is_empty()
        {
            let lines = self.history.entry(seat).or_default();
            if lines.last() != Some(&text) {
                lines.push(text.clone());
            }
        }
        text
    }

    fn delete_word(&mut self) {
        let before = &self.line[..self.cursor];
        let word = before.iter().rev().skip_while(|letter| **letter == ' ');
        let spaces = before.iter().rev().take_while(|letter| **letter == ' ').count();
        let from = self.cursor - spaces - word.take_while(|letter| **letter != ' ').count();
        self.line.drain(from..self.cursor);
        self.cursor = from;
    }

    fn remember(&mut self, seat: Option<Seat>, back: usize) {
        let Some(lines) = seat.and_then(|seat| self.history.get(&seat)) else { return };
        if back > lines.len() {
            return;
        }
        let line = match back {
            0 => self.draft.clone(),
            back => lines[lines.len() - back].chars().collect(),
        };
        if self.back == 0 {
            self.draft = std::mem::take(&mut self.line);
        }
        self.back = back;
        self.set(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(input: &mut Input, seat: Seat, keys: &[KeyCode]) -> Asked {
        keys.iter().fold(Asked::Nothing, |_, key| input.press(KeyEvent::from(*key), Some(seat)))
    }

    fn letters(text: &str) -> Vec<KeyCode> {
        text.chars().map(KeyCode::Char).collect()
    }

    #[test]
    fn arrow_keys_bring_back_only_ones_own_lines() {
        let mut input = Input::default();
        typed(&mut input, Seat(0), &letters("keep roads-1-2"));
        assert_eq!(typed(&mut input, Seat(0), &[KeyCode::Enter]), Asked::Enter("keep roads-1-2".into()));
        typed(&mut input, Seat(1), &[KeyCode::Up]);
        assert_eq!(input.text(), "");
        typed(&mut input, Seat(0), &letters("dra"));
        typed(&mut input, Seat(0), &[KeyCode::Up]);
        assert_eq!(input.text(), "keep roads-1-2");
        typed(&mut input, Seat(0), &[KeyCode::Up, KeyCode::Down]);
        assert_eq!(input.text(), "dra");
    }

    #[test]
    fn a_line_can_be_mended_in_the_middle() {
        let mut input = Input::default();
        typed(&mut input, Seat(0), &letters("plce"));
        typed(&mut input, Seat(0), &[KeyCode::Left, KeyCode::Left, KeyCode::Char('a'), KeyCode::End]);
        typed(&mut input, Seat(0), &letters(" tank 3"));
        assert_eq!(input.text(), "place tank 3");
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        input.press(control('w'), None);
        assert_eq!(input.text(), "place tank ");
        input.press(control('u'), None);
        assert_eq!(input.text(), "");
        assert_eq!(input.press(control('d'), None), Asked::Leave);
    }
}
