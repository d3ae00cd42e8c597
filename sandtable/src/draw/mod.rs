//! Pictures of the table for the terminal, drawn from the JSON view of one viewer. Each engine has its own file here;
//! an engine without one is shown as indented facts. Nothing here knows rules.

mod clash;
mod facts;
mod letters;
mod mortain;
pub(crate) mod paint;
pub(crate) mod trench_club;
pub(crate) mod wrap;

use catalog::Text;
use ratatui::text::Line;

/// What is to be drawn, in whose language, and how much room there is.
pub(crate) struct Scene<'a> {
    pub(crate) engine: &'a str,
    /// The view as JSON, as `Table::view` gives it.
    pub(crate) view: &'a str,
    pub(crate) text: &'a Text,
    /// Columns and rows that are free; a picture that needs more is scrolled by the front end.
    pub(crate) width: u16,
    pub(crate) height: u16,
}

/// A drawn table: the board, and a panel that stands beside or below it. Sides must be told apart without colour.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picture {
    pub(crate) board: Vec<Line<'static>>,
    pub(crate) side: Vec<Line<'static>>,
    /// The board is too large for most screens: it is scrolled beneath a panel that keeps its place beside it.
    pub(crate) is_large: bool,
}

pub(crate) fn draw(scene: &Scene<'_>) -> Picture {
    let drawn = match scene.engine {
        "clash" => clash::draw(scene),
        "mortain" => mortain::draw(scene),
        "trench-club" => trench_club::draw(scene),
        _ => None,
    };
    drawn.unwrap_or_else(|| facts::draw(scene))
}

/// The view in words, line by line: for screen readers, and for engines without a picture.
pub(crate) fn describe(scene: &Scene<'_>) -> Vec<Line<'static>> {
    facts::draw(scene).board
}
