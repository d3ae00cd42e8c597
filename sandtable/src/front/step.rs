//! A game that was played, stepped through on a full screen: the board as it was, and the log up to there.

use super::{
    canvas::{self, LEAST_BELOW},
    screen::{fold, stop_signal},
};
use crate::{
    draw::{self, Scene},
    session::answer,
};
use catalog::Text;
use game::{Table, Viewer};
use ratatui::{
    DefaultTerminal, Frame,
    crossterm::event::{self, Event, KeyCode, KeyEventKind},
    layout::{Constraint, Layout},
    style::{Style, Stylize},
    text::Line,
    widgets::Paragraph,
};
use std::{
    io,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

const GLANCE: Duration = Duration::from_millis(250);

struct Steps<'a> {
    table: &'a dyn Table,
    viewer: Viewer,
    text: &'a Text,
    colour: bool,
    log: Vec<String>,
    ply: usize,
    /// How far the board is scrolled, down and right.
    board_from: (u16, u16),
}

pub(crate) fn run(table: &dyn Table, viewer: Viewer, text: &Text, colour: bool) -> io::Result<()> {
    let stop = stop_signal()?;
    let mut terminal = ratatui::try_init()?;
    let log = answer::log(table, viewer, text);
    let mut steps = Steps { table, viewer, text, colour, log, ply: 0, board_from: (0, 0) };
    let done = steps.walk(&mut terminal, &stop);
    ratatui::try_restore()?;
    done
}

impl Steps<'_> {
    fn walk(&mut self, terminal: &mut DefaultTerminal, stop: &AtomicBool) -> io::Result<()> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            while !event::poll(GLANCE)? {
                if stop.load(Ordering::Relaxed) {
                    return Ok(());
                }
            }
            let Event::Key(key) = event::read()? else { continue };
            if key.kind == KeyEventKind::Release || canvas::scroll(&mut self.board_from, key) {
                continue;
            }
            let last = self.log.len();
            self.ply = match key.code {
                KeyCode::Char('q') | KeyCode::Esc => return Ok(()),
                KeyCode::Char('c' | 'd') if !key.modifiers.is_empty() => return Ok(()),
                KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => self.ply + 1,
                KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.ply.saturating_sub(1),
                KeyCode::PageDown => self.ply + 10,
                KeyCode::PageUp => self.ply.saturating_sub(10),
                KeyCode::Home => 0,
                KeyCode::End => last,
                _ => self.ply,
            }
            .min(last);
        }
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let view = self.table.view_at(self.viewer, self.ply).unwrap_or_default();
        let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)];
        let [title, middle, keys] = Layout::vertical(rows).areas(area);
        let name = self.text.plain(&format!("game-{}", self.table.edition()));
        let heading = format!(" {name}  {} / {} ", self.ply, self.log.len());
        frame.render_widget(Paragraph::new(heading).style(Style::new().reversed()), title);
        let picture = draw::draw(&Scene {
            engine: self.table.engine(),
            view: &view,
            text: self.text,
            width: middle.width,
            height: middle.height.saturating_sub(LEAST_BELOW),
        });
        let below = canvas::show(frame, middle, picture, &mut self.board_from, self.colour);
        let shown = self.log[..self.ply].iter().map(|line| Line::from(line.clone()));
        let mut talk: Vec<Line<'_>> = shown.flat_map(|line| fold(&line, below.width)).collect();
        let from = talk.len().saturating_sub(usize::from(below.height));
        talk.drain(..from);
        frame.render_widget(Paragraph::new(talk), below);
        frame.render_widget(Paragraph::new(self.text.plain("replay-keys")).dim(), keys);
    }
}
