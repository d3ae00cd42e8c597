//! The rulebook as scenarios: every file of `tests/scenarios` comes out as written, and every paragraph that is stated
//! or follows from an example has at least one.

use game::scenario::Scenario;
use std::collections::BTreeSet;
use trench_club::TrenchClub;

/// Paragraphs with standing S or E, and those reconstructed ones that have words of their own.
const PARAGRAPHS: [&str; 52] = [
    "TC-1.1", "TC-1.2", "TC-1.3", "TC-1.4", "TC-1.5", "TC-2.1", "TC-2.2", "TC-2.3", "TC-2.4", "TC-2.5",
    "TC-2.6", "TC-2.7", "TC-2.8", "TC-2.9", "TC-3.1", "TC-3.2", "TC-3.3", "TC-3.4", "TC-3.5", "TC-4.1",
    "TC-5.1", "TC-5.2", "TC-5.3", "TC-5.4", "TC-5.5", "TC-5.6", "TC-5.7", "TC-5.8", "TC-5.9", "TC-5.10",
    "TC-5.11", "TC-5.12", "TC-5.13", "TC-6.1", "TC-6.2", "TC-6.3", "TC-7.1", "TC-7.2", "TC-7.3", "TC-7.4",
    "TC-7.5", "TC-7.6", "TC-7.7", "TC-7.8", "TC-7.9", "TC-8.1", "TC-8.2", "TC-8.3", "TC-8.4", "TC-8.5",
    "TC-8.6", "TC-9.1",
];
const MORE: [&str; 6] = ["TC-9.2", "TC-9.3", "TC-9.4", "TC-10.1", "TC-10.2", "TC-10.3"];

fn files() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "scenario"))
        .map(|path| {
            let text = String::from_utf8(std::fs::read(&path).unwrap()).unwrap();
            (path.file_stem().unwrap().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_comes_out_as_written() {
    let mut wrong = Vec::new();
    for (name, text) in files() {
        let read = Scenario::parse(&text).and_then(|scenario| scenario.run::<TrenchClub>());
        match read {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => wrong.push(format!(
                "{name}: line {}: {}{}",
                failure.line,
                failure.message,
                failure.because.map_or(String::new(), |because| format!(" because {because}"))
            )),
            Err(faults) => wrong.push(format!(
                "{name}: {:?}",
                faults
                    .iter()
                    .map(|fault| format!("line {:?}: {}", fault.line, fault.message))
                    .collect::<Vec<_>>()
            )),
        }
    }
    assert!(wrong.is_empty(), "{} failed:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_paragraph_has_a_scenario() {
    let files = files();
    let covered: BTreeSet<&str> = files
        .iter()
        .filter_map(|(_, text)| text.lines().find_map(|line| line.strip_prefix("title ")))
        .filter_map(|title| title.split(' ').next())
        .collect();
    let missing: Vec<&&str> =
        PARAGRAPHS.iter().chain(&MORE).filter(|paragraph| !covered.contains(*paragraph)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
