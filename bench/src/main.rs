//! Measures Sandtable against peers and limits in the same run, and prints ratios: `bench rules`, `bench bots`,
//! `bench store`, `bench server` (`bench server load`: only what depends on the speed of a move). Every figure is also printed as a line `figure <name> <value>` for programs. Nothing here is shipped.

#![allow(clippy::print_stdout, reason = "printing is what this program is for")]

mod bare;
mod bots;
mod chess;
mod race;
mod report;
mod rules;
mod server;
mod store;
mod trench;

use report::Report;
use std::process::ExitCode;

/// The same as in the binary that is shipped.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let suite = std::env::args().nth(1);
    let mut report = Report::default();
    match suite.as_deref() {
        Some("rules") => {
            rules::run(&mut report);
            trench::run(&mut report);
        }
        Some("bots") => bots::run(&mut report),
        Some("store") => store::run(&mut report),
        Some("server") => server::run(&mut report, std::env::args().nth(2).as_deref() != Some("load")),
        // What `bench server` starts.
        Some("serve") => return server::served::ours(std::env::args().nth(2).unwrap_or_default().into()),
        Some("echo") => return server::served::echo(),
        _ => {
            eprintln!("usage: bench rules|bots|store|server [load]");
            return ExitCode::from(2);
        }
    }
    report.print();
    ExitCode::SUCCESS
}
