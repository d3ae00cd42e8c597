//! What both front ends ask of whatever goes on at the table, here or on a server.

use crate::{
    draw::Picture,
    session::{Completion, Effect},
};
use catalog::Text;
use game::Seat;

pub(crate) trait Sitting {
    /// One line from the person at the keyboard.
    fn hear(&mut self, line: &str) -> Vec<Effect>;

    /// What happens though nobody types, if anything does now.
    fn unasked(&mut self) -> Option<Vec<Effect>>;

    /// Whether others may act at any moment, so that it must be looked for while nobody types.
    fn has_others(&self) -> bool;

    /// Whether a line is still being answered.
    fn is_waiting(&self) -> bool;

    /// The end of the session, asked for or not.
    fn leave(&mut self, effects: &mut Vec<Effect>);

    fn text(&self) -> &Text;

    /// What stands before the input line, and above everything.
    fn prompt(&self) -> String;
    fn title(&self) -> String;

    /// The table through the eyes of whoever is at the screen.
    fn picture(&self, width: u16, height: u16) -> Picture;

    /// Whose line is being typed, if the arrow keys may bring it back.
    fn remembers(&self) -> Option<Seat>;

    /// What could stand next in a line that is being typed.
    fn complete(&self, line: &str) -> Completion;
}
