//! The command `scenario`: what it prints and how it exits.

use crate::run::{Ran, run, type_in};
use std::{fs, path::Path};

const SWEEP: &str = "game clash-ardennes
title Sergeant sweeps up to the tank
setup
  turn axis 1
  road 5 allies base 4 tank mine private mine
  road 5 axis tank private sergeant
play
  attack 5
expect
  road 5 allies base 4 tank
legal
  place mine 5
refuse
  attack 5 CL-4.1
";

fn scenario(text: &str, more: &[&str]) -> Ran {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("a.scenario"), text).unwrap();
    let mut arguments = vec!["scenario", "a.scenario"];
    arguments.extend(more);
    type_in(home.path(), &arguments, "")
}

#[test]
fn a_scenario_that_comes_out_as_written_is_ok() {
    assert_eq!(scenario(SWEEP, &[]).ok(), "ok a.scenario\n1 passed, 0 failed\n");
}

#[test]
fn an_expectation_that_does_not_hold_fails_with_its_line_and_what_was_found() {
    let ran =
        scenario(&SWEEP.replace("  road 5 allies base 4 tank\n", "  road 5 allies base 4 tank mine\n"), &[]);
    assert_eq!(ran.code, Some(1));
    assert_eq!(
        ran.out,
        "FAILED a.scenario: line 10: expected “road 5 allies base 4 tank mine”, found “road 5 allies base 4 tank”\n\
         0 passed, 1 failed\n"
    );
}

#[test]
fn a_refused_sentence_fails_with_the_reason_in_words() {
    let ran = scenario(&SWEEP.replace("attack 5\nexpect", "attack 4\nexpect"), &[]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("FAILED a.scenario: line 8: “attack 4”"), "{}", ran.out);
    assert!(ran.out.contains("CL-4.1") && !ran.out.contains("clash-illegal"), "{}", ran.out);
}

#[test]
fn the_wrong_paragraph_and_a_legal_sentence_fail_under_refuse() {
    let ran = scenario(&SWEEP.replace("CL-4.1", "CL-4.4"), &[]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.out.contains("line 14") && ran.out.contains("CL-4.4") && ran.out.contains("CL-4.1"),
        "{}",
        ran.out
    );
    let ran = scenario(&SWEEP.replace("attack 5 CL-4.1", "place mine 5"), &[]);
    assert!(ran.out.contains("line 14") && ran.out.contains("legal"), "{}", ran.out);
}

#[test]
fn a_file_that_cannot_be_parsed_is_told_with_its_line() {
    for (wrong, line) in [
        (SWEEP.replace("place mine 5", "place mien 5"), "line 12"),
        (SWEEP.replace("turn axis 1", "turn axis  1"), "line 4"),
        (SWEEP.replace("game clash-ardennes", "game chess"), "chess"),
        (SWEEP.replace("road 5 axis tank private sergeant", "road 5 axis tank private martian"), "line 6"),
    ] {
        let ran = scenario(&wrong, &[]);
        assert_eq!(ran.code, Some(2), "{}", ran.err);
        assert!(ran.err.starts_with("sandtable: a.scenario: ") && ran.err.contains(line), "{}", ran.err);
        assert_eq!(ran.out, "0 passed, 0 failed\n");
    }
}

#[test]
fn a_missing_file_does_not_keep_the_others_from_running() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("a.scenario"), SWEEP).unwrap();
    let ran = type_in(home.path(), &["scenario", "none.scenario", "a.scenario"], "");
    assert_eq!(ran.code, Some(2));
    assert_eq!(ran.out, "ok a.scenario\n1 passed, 0 failed\n");
    assert!(ran.err.contains("none.scenario"), "{}", ran.err);
}

#[test]
fn programs_get_a_record_per_file() {
    let json = scenario(SWEEP, &["--json"]).json();
    assert_eq!(json["results"][0], serde_json::json!({ "name": "a.scenario", "ok": true }));
    assert_eq!((&json["passed"], &json["failed"]), (&1.into(), &0.into()));
    let ran = scenario(&SWEEP.replace("CL-4.1", "CL-4.4"), &["--json"]);
    assert_eq!(ran.code, Some(1));
    let json: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(json["results"][0]["line"], 14);
}

#[test]
fn every_scenario_of_every_game_comes_out_as_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut engines: Vec<&str> = catalog::games().iter().map(|game| game.engine).collect();
    engines.dedup();
    let mut files = Vec::new();
    for engine in engines {
        let folder = root.join(engine).join("tests/scenarios");
        let found = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
        files.extend(found.filter(|path| path.extension().is_some_and(|ending| ending == "scenario")));
    }
    let names: Vec<&str> = files.iter().map(|path| path.to_str().unwrap()).collect();
    let arguments: Vec<&str> = ["scenario"].into_iter().chain(names.iter().copied()).collect();
    let out = run(&arguments).ok();
    assert!(out.ends_with(&format!("{} passed, 0 failed\n", files.len())), "{out}");
}
