//! The full screen: the board, its panel, what was said, the line being typed and what could stand there.

use super::{
    canvas::{self, LEAST_BELOW},
    input::{Asked, Input},
    reader::Reader,
    sitting::Sitting,
};
use crate::{
    draw::wrap::wrap,
    session::{Effect, Tone},
};
use ratatui::{
    DefaultTerminal, Frame,
    crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind},
    layout::{Constraint, Layout, Position, Rect},
    style::{Modifier, Style, Stylize},
    text::{Line, Span},
    widgets::Paragraph,
};
use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use unicode_width::UnicodeWidthStr;

/// How often a waiting screen looks whether it was asked to end.
const GLANCE: Duration = Duration::from_millis(250);
/// An answer of more lines is given the whole screen.
const LONGEST_ANSWER: usize = 4;

struct Screen<'a> {
    session: &'a mut dyn Sitting,
    colour: bool,
    input: Input,
    talk: Vec<Line<'static>>,
    /// How many lines the talk is scrolled back from its end.
    talk_back: u16,
    /// A long answer that is being read in place of the board.
    reader: Option<Reader>,
    /// How far the board is scrolled, down and right.
    board_from: (u16, u16),
    /// What was said when the session ended by itself.
    last_words: Option<Vec<String>>,
}

/// Plays until the session is left; what it says at the end is returned, for the terminal to show.
pub(crate) fn run(session: &mut dyn Sitting, first: Vec<Effect>, colour: bool) -> io::Result<Vec<String>> {
    let stop = stop_signal()?;
    let mut terminal = ratatui::try_init()?;
    let mut screen = Screen {
        session,
        colour,
        input: Input::default(),
        talk: Vec::new(),
        talk_back: 0,
        reader: None,
        board_from: (0, 0),
        last_words: None,
    };
    let said = screen.play(first, &mut terminal, &stop);
    ratatui::try_restore()?;
    said
}

/// Raised when the system asks the process to end: the terminal must be put back first. A second request ends it at
/// once. A terminal that is gone needs nothing: the game is kept, and a hang-up ends the process by itself.
pub(crate) fn stop_signal() -> io::Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
        signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&stop))?;
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    Ok(stop)
}

impl Screen<'_> {
    fn play(
        &mut self,
        first: Vec<Effect>,
        terminal: &mut DefaultTerminal,
        stop: &AtomicBool,
    ) -> io::Result<Vec<String>> {
        self.carry_out(first);
        while self.last_words.is_none() {
            terminal.draw(|frame| self.draw(frame))?;
            if !self.wait(stop)? {
                if stop.load(Ordering::Relaxed) {
                    return Ok(self.farewell());
                }
                continue;
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(said) = self.press(key) {
                        return Ok(said);
                    }
                }
                Event::Paste(text) => self.input.insert(text.lines().next().unwrap_or_default()),
                _ => {}
            }
        }
        Ok(self.last_words.take().unwrap_or_default())
    }

    /// Until a key is pressed; `false` if something else happened first, after which everything is drawn anew.
    fn wait(&mut self, stop: &AtomicBool) -> io::Result<bool> {
        // The computer and others act between two looks at the keyboard, so that one can leave at any time.
        let mut patience = Duration::ZERO;
        while !event::poll(patience)? {
            if stop.load(Ordering::Relaxed) {
                return Ok(false);
            }
            if let Some(effects) = self.session.unasked() {
                self.carry_out(effects);
                return Ok(false);
            }
            // Where others play, clocks may run.
            if self.session.has_others() && !patience.is_zero() {
                return Ok(false);
            }
            patience = GLANCE;
        }
        Ok(true)
    }

    /// One key; the last words if it ended the session.
    fn press(&mut self, key: KeyEvent) -> Option<Vec<String>> {
        if self.reads_on(key) || self.scroll(key) {
            return None;
        }
        match self.input.press(key, self.session.remembers()) {
            Asked::Nothing => {}
            Asked::Complete => {
                let insert = self.session.complete(&self.input.before_cursor()).insert;
                self.input.insert(&insert);
            }
            Asked::Leave => return Some(self.farewell()),
            Asked::Enter(line) => {
                self.talk_back = 0;
                if self.session.remembers().is_some() && !line.trim().is_empty() {
                    let prompt = format!("{}> ", self.session.prompt());
                    self.talk.push(Line::from(vec![prompt.into(), line.clone().bold()]));
                }
                let effects = self.session.hear(&line);
                if effects.contains(&Effect::Leave) {
                    return Some(words(&effects));
                }
                self.carry_out(effects);
            }
        }
        None
    }

    /// Whether the key belongs to the text that is being read. Enter and Esc only close it.
    fn reads_on(&mut self, key: KeyEvent) -> bool {
        let Some(reader) = &mut self.reader else { return false };
        if reader.press(key) {
            return true;
        }
        self.reader = None;
        matches!(key.code, KeyCode::Enter | KeyCode::Esc)
    }

    fn farewell(&mut self) -> Vec<String> {
        let mut effects = Vec::new();
        self.session.leave(&mut effects);
        words(&effects)
    }

    /// Page keys scroll the talk, arrows with shift or control the board.
    fn scroll(&mut self, key: KeyEvent) -> bool {
        match key.code {
            KeyCode::PageUp => self.talk_back = self.talk_back.saturating_add(5),
            KeyCode::PageDown => self.talk_back = self.talk_back.saturating_sub(5),
            _ => return canvas::scroll(&mut self.board_from, key),
        }
        true
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        if effects.contains(&Effect::Leave) {
            self.last_words = Some(words(&effects));
            return;
        }
        let is_reply = |effect: &&Effect| matches!(effect, Effect::Say(Tone::Reply, _));
        if effects.iter().filter(is_reply).count() > LONGEST_ANSWER {
            let lines = words(&effects).iter().map(|line| Line::from(line.clone())).collect();
            self.reader = Some(Reader::new(lines));
            return;
        }
        for effect in effects {
            match effect {
                Effect::Say(tone, text) => {
                    self.talk.extend(text.lines().map(|line| toned(tone, line, self.colour)));
                }
                // The board is drawn at every turn of the loop.
                Effect::Board | Effect::Leave => {}
                Effect::Clear => self.talk.clear(),
            }
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)];
        let [title, middle, input, hint] = Layout::vertical(rows).areas(frame.area());
        let heading = format!(" {} ", self.session.title());
        frame.render_widget(Paragraph::new(heading).style(Style::new().reversed()), title);
        if let Some(reader) = &mut self.reader {
            reader.draw(frame, middle);
            let key = if reader.is_at_end(middle.width) { "reader-end" } else { "reader-more" };
            let keys = Line::from(self.session.text().plain(key));
            return frame.render_widget(Paragraph::new(keys.dim()), hint);
        }
        let picture = self.session.picture(middle.width, middle.height.saturating_sub(LEAST_BELOW));
        let talk = canvas::show(frame, middle, picture, &mut self.board_from, self.colour);
        self.draw_talk(frame, talk);
        self.draw_input(frame, input, hint);
    }

    fn draw_talk(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let folded: Vec<Line<'_>> = self.talk.iter().flat_map(|line| fold(line, area.width)).collect();
        let beyond = (folded.len() as u16).saturating_sub(area.height);
        self.talk_back = self.talk_back.min(beyond);
        let talk = Paragraph::new(folded);
        frame.render_widget(talk.scroll((beyond - self.talk_back, 0)), area);
    }

    fn draw_input(&self, frame: &mut Frame<'_>, area: Rect, below: Rect) {
        let prompt = format!("{}> ", self.session.prompt());
        let column = prompt.width() + self.input.before_cursor().width();
        let hidden = (column + 1).saturating_sub(usize::from(area.width)) as u16;
        let line = Line::from(vec![prompt.bold(), Span::raw(self.input.text())]);
        frame.render_widget(Paragraph::new(line).scroll((0, hidden)), area);
        frame.set_cursor_position(Position::new(area.x + column as u16 - hidden, area.y));
        let hint = self.session.complete(&self.input.before_cursor()).words.join(" ");
        frame.render_widget(Paragraph::new(hint).style(Style::new().add_modifier(Modifier::DIM)), below);
    }
}

/// What was said, without its effects on the screen.
fn words(effects: &[Effect]) -> Vec<String> {
    let said = |effect: &Effect| match effect {
        Effect::Say(_, text) => Some(text.clone()),
        _ => None,
    };
    effects.iter().filter_map(said).collect()
}

fn toned(tone: Tone, text: &str, colour: bool) -> Line<'static> {
    let line = Line::from(text.to_owned());
    match tone {
        Tone::News => line,
        Tone::Reply if colour => line.cyan(),
        Tone::Reply => line,
        Tone::Refusal if colour => line.red(),
        Tone::Refusal => Line::from(format!("! {text}")),
        Tone::Notice => line.bold(),
    }
}

/// A line cut into rows at spaces, so that rows can be counted.
pub(super) fn fold(line: &Line<'static>, width: u16) -> Vec<Line<'static>> {
    let width = usize::from(width.max(1));
    if line.width() <= width {
        return vec![line.clone()];
    }
    let whole: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
    wrap(&whole, width).into_iter().map(|row| Line::from(row).style(line.style)).collect()
}
