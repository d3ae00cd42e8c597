//! The two ways to sit at a table in a terminal: a full screen, and plain lines for pipes, screen readers and tests.
//! Both only carry out what the session wants.

mod canvas;
mod input;
pub(crate) mod plain;
mod reader;
pub(crate) mod screen;
pub(crate) mod sitting;
pub(crate) mod step;

use std::{env, io::IsTerminal};

/// Whether colours are wanted on stdout: a terminal, and nobody asked for none (<https://no-color.org>).
pub(crate) fn wants_colour() -> bool {
    let is_set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb()
}

/// Whether a full screen can be drawn here.
pub(crate) fn has_screen() -> bool {
    std::io::stdout().is_terminal() && std::io::stdin().is_terminal() && !is_dumb()
}

fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}
