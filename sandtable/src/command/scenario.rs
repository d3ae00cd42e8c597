//! `sandtable scenario FILE…`: plays scenario files and says which came out as written.

use crate::{
    desk::{Desk, FAILED, Failure, UNREADABLE},
    open,
};
use catalog::Listing;
use clap::Args;
use game::{Fault, Scenario, scenario::Failure as Unmet};
use serde_json::{Value, json};
use std::{path::PathBuf, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Scenarios {
    /// Scenario files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// For programs
    #[arg(long)]
    json: bool,
}

/// How one file came out.
enum Came {
    AsWritten,
    Otherwise { line: usize, text: String },
}

impl Scenarios {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let (mut passed, mut failed, mut unreadable) = (0, 0, 0);
        let mut results: Vec<Value> = Vec::new();
        for path in &self.files {
            let name = path.display().to_string();
            match play(desk, path) {
                Ok(came) => {
                    match came {
                        Came::AsWritten => passed += 1,
                        Came::Otherwise { .. } => failed += 1,
                    }
                    if self.json {
                        results.push(record(&name, &came));
                    } else {
                        tell(desk, &name, &came)?;
                    }
                }
                Err(failure) => {
                    unreadable += 1;
                    if let (true, Failure::Input(fault)) = (self.json, &failure) {
                        results.push(json!({ "name": name, "ok": false, "fault": fault }));
                    }
                    desk.out.flush()?;
                    failure.report();
                }
            }
        }
        if self.json {
            let counts =
                json!({ "results": results, "passed": passed, "failed": failed, "unreadable": unreadable });
            desk.json(&counts)?;
        } else {
            writeln!(desk.out, "{passed} passed, {failed} failed")?;
        }
        Ok(match (unreadable, failed) {
            (0, 0) => ExitCode::SUCCESS,
            (0, _) => ExitCode::from(FAILED),
            _ => ExitCode::from(UNREADABLE),
        })
    }
}

fn play(desk: &Desk<'_>, path: &std::path::Path) -> Result<Came, Failure> {
    let source = open::read(desk, path)?;
    let scenario = Scenario::parse(&source).map_err(|faults| desk.faults(path, &faults, ""))?;
    let unknown = |message| desk.faults(path, &[Fault::new(message)], "");
    let listing = catalog::find(scenario.edition).map_err(unknown)?;
    let ran = listing.run(&scenario).map_err(|faults| desk.faults(path, &faults, listing.engine))?;
    Ok(match ran {
        Ok(()) => Came::AsWritten,
        Err(unmet) => Came::Otherwise { line: unmet.line, text: explain(desk, &unmet, &listing) },
    })
}

fn explain(desk: &Desk<'_>, unmet: &Unmet, listing: &Listing) -> String {
    let text = desk.text.say(&unmet.message, listing.engine);
    match &unmet.because {
        Some(because) => format!("{text}: {}", desk.text.say(because, listing.engine)),
        None => text,
    }
}

fn tell(desk: &mut Desk<'_>, name: &str, came: &Came) -> Result<(), Failure> {
    match came {
        Came::AsWritten => writeln!(desk.out, "ok {name}")?,
        Came::Otherwise { line, text } => writeln!(desk.out, "FAILED {name}: line {line}: {text}")?,
    }
    Ok(())
}

fn record(name: &str, came: &Came) -> Value {
    match came {
        Came::AsWritten => json!({ "name": name, "ok": true }),
        Came::Otherwise { line, text } => json!({ "name": name, "ok": false, "line": line, "message": text }),
    }
}
