//! The one binary: subcommands in `command/`, hot-seat play in `session/` and play at a server's table in `remote/` (no
//! terminal in either) with two front ends in `front/`, the way to a server in `net/`, and the pictures of the boards in
//! `draw/`. No rules here: everything is asked of the table.

mod command;
mod desk;
mod dice;
mod draw;
mod front;
mod keep;
mod net;
mod open;
mod remote;
mod session;

use clap::Parser;
use std::{io, process::ExitCode};

/// Tables share few things, and threads need not wait for each other to get memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let asked = command::Asked::parse();
    let mut out = io::stdout().lock();
    let mut desk = desk::Desk::new(asked.language(), &mut out);
    match command::run(asked, &mut desk).and_then(|code| Ok(desk.out.flush().map(|()| code)?)) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
