//! The command `replay`: a saved game, step by step.

use crate::run::{Ran, type_in};
use std::fs;

const GAME: &str = "sandtable 1
game clash-ardennes
rules 1
player allies Ann
result allies
play
  chance coin axis
  chance objective axis roads-2-3
  chance objective allies roads-4-5
  axis place tank 3
  axis undo
  axis place mine 4
  axis end
  axis resign
";

fn replay(text: &str, more: &[&str]) -> Ran {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("a.sandtable"), text).unwrap();
    let mut arguments = vec!["replay", "a.sandtable"];
    arguments.extend(more);
    type_in(home.path(), &arguments, "")
}

#[test]
fn a_spectator_reads_the_log_but_not_the_objectives() {
    let out = replay(GAME, &["--plain"]).ok();
    assert_eq!(out.lines().count(), 9, "{out}");
    assert!(out.contains("place tank 3 [taken back]"), "{out}");
    assert!(!out.contains("roads-2-3") && !out.contains("roads-4-5"), "{out}");
    assert!(out.ends_with("The game is won by Allies.\n"), "{out}");
}

#[test]
fn a_seat_reads_its_own_objective_only() {
    let out = replay(GAME, &["--seat", "axis"]).ok();
    assert!(out.contains("roads-2-3") && !out.contains("roads-4-5"), "{out}");
    assert!(replay(GAME, &["--seat", "moon"]).refused().contains("allies and axis"));
}

#[test]
fn programs_get_every_ply_in_words_and_as_messages() {
    let json = replay(GAME, &["--json"]).json();
    assert_eq!(json["game"], "clash-ardennes");
    let log = json["log"].as_array().unwrap();
    assert_eq!(log.len(), 8);
    assert_eq!(log[1]["sentence"], serde_json::Value::Null);
    assert_eq!((&log[3]["by"], &log[3]["undone"]), (&"axis".into(), &true.into()));
    assert_eq!(log[7]["messages"][0]["key"], "platform-resign");
    assert!(json["outcome"].as_str().unwrap().contains("Allies"));
}

#[test]
fn a_broken_file_is_told_with_its_line() {
    for (wrong, part) in [
        (GAME.replace("axis place mine 4", "axis place mine 8"), "line 12: "),
        (GAME.replace("axis place mine 4", "axis attack 4"), "line 12: "),
        (GAME.replace("rules 1", "rules 999"), "999"),
        (GAME.replace("result allies", "result axis"), "line 5: "),
        (GAME.replace("sandtable 1", "sandtable 9"), "sandtable 1"),
        ("\u{0}nonsense".to_owned(), "line 1: "),
    ] {
        let ran = replay(&wrong, &["--plain"]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
        assert!(ran.err.starts_with("sandtable: a.sandtable: ") && ran.err.contains(part), "{}", ran.err);
    }
}
