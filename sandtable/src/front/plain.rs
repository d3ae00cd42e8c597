//! The plain front end: a prompt, a line, what follows. No cursor movement, so that it can be piped, read aloud and
//! tested.

use crate::{
    draw::paint,
    session::{Effect, Session},
};
use std::io::{self, BufRead, Write};

/// Rows a board is given: little, so that it is drawn in few lines.
const SHORT: u16 = 20;

/// How the lines come and go.
pub(crate) struct Lines<'a> {
    pub(crate) input: &'a mut dyn BufRead,
    pub(crate) out: &'a mut dyn Write,
    /// The reader is a terminal: it can be wiped, and it shows what is typed.
    pub(crate) is_terminal: bool,
    pub(crate) colour: bool,
    pub(crate) width: u16,
}

/// Plays until the session is left or the input ends.
pub(crate) fn run(session: &mut Session, first: Vec<Effect>, lines: &mut Lines<'_>) -> io::Result<()> {
    let mut effects = first;
    loop {
        for effect in &effects {
            if let Effect::Leave = effect {
                return lines.out.flush();
            }
            carry_out(session, effect, lines)?;
        }
        if session.is_computer_due() {
            lines.out.flush()?;
            effects = session.let_computer_act();
            continue;
        }
        write!(lines.out, "{}> ", session.prompt())?;
        lines.out.flush()?;
        effects = match read_line(lines.input)? {
            Some(line) => {
                if !lines.is_terminal {
                    writeln!(lines.out, "{line}")?;
                }
                session.hear(&line)
            }
            None => {
                writeln!(lines.out)?;
                let mut effects = Vec::new();
                session.leave(&mut effects);
                effects
            }
        };
    }
}

fn carry_out(session: &Session, effect: &Effect, lines: &mut Lines<'_>) -> io::Result<()> {
    match effect {
        Effect::Say(_, text) => writeln!(lines.out, "{text}"),
        Effect::Board => {
            let picture = session.picture(lines.width, SHORT);
            for line in picture.board.iter().chain(&picture.side) {
                writeln!(lines.out, "{}", paint::line(line, lines.colour))?;
            }
            Ok(())
        }
        // Screen and what can be scrolled back to; elsewhere a wide gap must do.
        Effect::Clear if lines.is_terminal => write!(lines.out, "\x1b[2J\x1b[3J\x1b[H"),
        Effect::Clear => writeln!(lines.out, "{}{}", "\n".repeat(5), "─".repeat(40)),
        Effect::Leave => Ok(()),
    }
}

/// A line without its ending; what is not UTF-8 in it becomes a mark that no game reads.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if input.read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_owned()))
}
