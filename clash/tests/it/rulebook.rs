//! The rulebook: every `.scenario` file under `tests/scenarios` comes out as written.

use clash::Clash;
use game::Scenario;
use std::path::Path;

#[test]
fn every_scenario_comes_out_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "scenario"));
    paths.sort();
    assert!(paths.len() > 100, "only {} scenarios found", paths.len());
    let mut failures = Vec::new();
    for path in paths {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = String::from_utf8(std::fs::read(&path).unwrap()).unwrap();
        let run = Scenario::parse(&text).and_then(|scenario| {
            assert!(!scenario.title.is_empty(), "{name} has no title");
            scenario.run::<Clash>()
        });
        match run {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => failures.push(format!(
                "{name}, line {}: {} {}",
                failure.line,
                failure.message,
                failure.because.map_or(String::new(), |because| because.to_string()),
            )),
            Err(faults) => {
                let faults =
                    faults.iter().map(|fault| format!("{name}, line {:?}: {}", fault.line, fault.message));
                failures.extend(faults);
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
