//! The command `map`: maps checked and shown.

use crate::run::run;
use std::{fs, path::Path};
use tempfile::TempDir;

fn training() -> String {
    let maps = Path::new(env!("CARGO_MANIFEST_DIR")).join("../trench-club/data/maps");
    fs::read_to_string(maps.join("training.toml")).unwrap()
}

/// A folder with a map in it, and the path of the map.
fn written(text: &str) -> (TempDir, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("field.toml");
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn a_map_without_faults_passes() {
    let (_folder, path) = written(&training());
    assert_eq!(run(&["map", "check", &path]).ok(), format!("{path}: no faults\n"));
}

#[test]
fn every_fault_has_a_line_of_its_own_with_its_place() {
    let broken =
        training().replace("body = \"0202\"", "body = \"0299\"").replace("1 = \"0102\"", "1 = \"9901\"");
    let (_folder, path) = written(&broken);
    let ran = run(&["map", "check", &path]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    let at = |text: &str| broken.lines().position(|line| line.contains(text)).unwrap() + 1;
    for hex in ["0299", "9901"] {
        let fault = format!("{path}: line {}: There is no hex {hex} on this map.", at(hex));
        assert!(ran.out.lines().any(|line| line == fault), "{}", ran.out);
    }
}

#[test]
fn what_the_board_lacks_is_named_with_its_hex() {
    let (_folder, path) = written(
        &training().replace("  .   ~   ^   O   =   .\n.   .   ~", "  .   .   ^   O   =   .\n.   .   ."),
    );
    let ran = run(&["map", "check", &path]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("there is no lake of 3 hexes"), "{}", ran.out);
}

#[test]
fn programs_get_faults_with_their_lines() {
    let (_folder, path) = written(&training().replace("1 = \"0102\"", "1 = \"9901\""));
    let ran = run(&["map", "check", "--json", &path]);
    let told: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &told["results"][0]["ok"]), (Some(1), &false.into()));
    assert!(told["results"][0]["faults"][0]["line"].is_number(), "{told}");
    assert!(told["results"][0]["faults"][0]["message"].as_str().unwrap().contains("9901"), "{told}");
}

#[test]
fn what_is_no_map_or_not_there_is_unreadable() {
    let (_folder, path) = written("columns = ");
    assert_eq!(run(&["map", "check", &path]).code, Some(2));
    assert!(run(&["map", "check", "nowhere.toml"]).refused().contains("nowhere.toml"));
    assert!(run(&["map", "show", "nowhere.toml"]).refused().contains("nowhere.toml"));
}

#[test]
fn the_worst_of_several_maps_decides() {
    let (_folder, good) = written(&training());
    let (_other, bad) = written(&training().replace("1 = \"0102\"", "1 = \"9901\""));
    let ran = run(&["map", "check", &bad, &good]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains(&format!("{good}: no faults")), "{}", ran.out);
}

#[test]
fn a_map_is_drawn_with_forts_start_numbers_ground_and_fairness() {
    let out = run(&["map", "show", "training"]).ok();
    assert!(out.contains("/0101\\") && out.contains("\\(1)_/"), "{out}");
    assert!(out.contains("alder   0202  0203 0301"), "{out}");
    assert!(out.contains("       4   0709     3.17    +13 %      0.5"), "{out}");
    assert!(!out.contains("four nations"));
    let (_folder, path) = written(&training());
    assert_eq!(run(&["map", "show", &path]).ok(), out);
}

#[test]
fn the_default_map_is_judged_for_four_nations_and_for_two() {
    let out = run(&["map", "show", "default", "--lang", "nl"]).ok();
    assert!(
        out.contains("vier landen") && out.contains("twee landen") && out.contains("Ponte Alto"),
        "{out}"
    );
    assert!(out.contains("   244   57.3 %  vlakte"), "{out}");
}
