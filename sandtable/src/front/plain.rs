//! The plain front end: a prompt, a line, what follows. No cursor movement, so that it can be piped, read aloud and
//! tested.

use super::sitting::Sitting;
use crate::{draw::paint, session::Effect};
use std::{
    io::{self, BufRead, Write},
    sync::mpsc,
    thread,
    time::Duration,
};

/// Rows a board is given: little, so that it is drawn in few lines.
const SHORT: u16 = 20;

/// How often it is looked for what others do while nobody types.
const GLANCE: Duration = Duration::from_millis(50);

/// Where lines are typed.
pub(crate) enum Typed {
    /// Nothing else happens meanwhile.
    Here(Box<dyn BufRead>),
    /// Read by a thread, because others act meanwhile.
    Elsewhere(mpsc::Receiver<String>),
}

/// What came of waiting for a line.
enum Came {
    Line(String),
    Nothing,
    End,
}

impl Typed {
    /// The standard input, for a table at which others act or not.
    pub(crate) fn stdin(has_others: bool) -> Typed {
        if !has_others {
            return Typed::Here(Box::new(io::stdin().lock()));
        }
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Ok(Some(line)) = read_line(&mut input) {
                if tell.send(line).is_err() {
                    return;
                }
            }
        });
        Typed::Elsewhere(lines)
    }

    fn next(&mut self) -> io::Result<Came> {
        match self {
            Typed::Here(input) => Ok(read_line(&mut **input)?.map_or(Came::End, Came::Line)),
            Typed::Elsewhere(lines) => match lines.recv_timeout(GLANCE) {
                Ok(line) => Ok(Came::Line(line)),
                Err(mpsc::RecvTimeoutError::Timeout) => Ok(Came::Nothing),
                Err(mpsc::RecvTimeoutError::Disconnected) => Ok(Came::End),
            },
        }
    }
}

/// How the lines come and go.
pub(crate) struct Lines<'a> {
    pub(crate) input: Typed,
    pub(crate) out: &'a mut dyn Write,
    /// The reader is a terminal: it can be wiped, and it shows what is typed.
    pub(crate) is_terminal: bool,
    pub(crate) colour: bool,
    pub(crate) width: u16,
}

/// Plays until the session is left or the input ends.
pub(crate) fn run(session: &mut dyn Sitting, first: Vec<Effect>, lines: &mut Lines<'_>) -> io::Result<()> {
    let mut effects = first;
    let mut is_prompted = false;
    loop {
        if is_prompted && !effects.is_empty() {
            // Somebody else acted while a line was awaited.
            writeln!(lines.out)?;
            is_prompted = false;
        }
        for effect in &effects {
            if let Effect::Leave = effect {
                return lines.out.flush();
            }
            carry_out(session, effect, lines)?;
        }
        lines.out.flush()?;
        if let Some(next) = session.unasked() {
            effects = next;
            continue;
        }
        if !is_prompted && !session.is_waiting() {
            write!(lines.out, "{}> ", session.prompt())?;
            lines.out.flush()?;
            is_prompted = true;
        }
        effects = match lines.input.next()? {
            Came::Nothing => Vec::new(),
            Came::Line(line) => {
                if !lines.is_terminal {
                    writeln!(lines.out, "{line}")?;
                }
                is_prompted = false;
                session.hear(&line)
            }
            // What was typed is answered first.
            Came::End if session.is_waiting() => {
                thread::sleep(GLANCE);
                Vec::new()
            }
            Came::End => {
                writeln!(lines.out)?;
                is_prompted = false;
                let mut effects = Vec::new();
                session.leave(&mut effects);
                effects
            }
        };
    }
}

fn carry_out(session: &dyn Sitting, effect: &Effect, lines: &mut Lines<'_>) -> io::Result<()> {
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
