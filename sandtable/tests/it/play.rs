//! The command `play`: whole games typed, saved, loaded; curtain, kills and nonsense.

use crate::run::{command, type_in};
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::Stdio,
};
use tempfile::TempDir;

const CURTAIN: &str = "take the keyboard";

/// Plays these lines with fixed dice; returns all that was shown.
fn play(home: &Path, more: &[&str], lines: &[&str]) -> String {
    let mut arguments = vec!["play", "clash-ardennes", "--plain", "--seed", "1"];
    arguments.extend(more);
    let mut typed = lines.join("\n");
    typed.push('\n');
    type_in(home, &arguments, &typed).ok()
}

fn fresh() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn kept(home: &Path) -> Vec<PathBuf> {
    let folder = home.join("data/sandtable/unfinished");
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "sandtable")).collect()
}

/// The objective that a stretch of output shows, as its word.
fn objective(shown: &str) -> &str {
    let at = shown.find("Objective: ").unwrap() + "Objective: ".len();
    shown[at..].split_whitespace().next().unwrap()
}

#[test]
fn the_curtain_hides_what_the_other_may_not_know() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "place tank 3", "end", "", "place tank 4", "end", "", "log"]);
    let acts: Vec<&str> = out.split(CURTAIN).collect();
    let [before, first, second, third] = acts.as_slice() else { panic!("three curtains: {out}") };
    assert!(!before.contains("Objective"), "{before}");
    let (one, two) = (objective(first), objective(second));
    assert!(one != two && one != "hidden" && two != "hidden", "{one} {two}");
    assert!(!first.contains(two) && !second.contains(one), "{out}");
    assert!(third.contains(one) && !third.contains(two), "{third}");
}

#[test]
fn behind_the_curtain_any_line_only_lifts_it() {
    let home = fresh();
    let out = play(home.path(), &[], &["place tank 3", "log"]);
    assert!(!out.contains("tank placed"), "{out}");
}

#[test]
fn there_is_no_curtain_where_nothing_is_hidden_or_nobody_wants_it() {
    let home = fresh();
    let open = play(home.path(), &["--no-curtain"], &["end", "end"]);
    assert!(!open.contains(CURTAIN) && open.contains("Axis> "), "{open}");
    let mortain = type_in(home.path(), &["play", "mortain", "--plain", "--seed", "1"], "").ok();
    assert!(!mortain.contains(CURTAIN), "{mortain}");
}

#[test]
fn a_refusal_gives_the_reason_and_the_paragraph_in_the_players_language() {
    let home = fresh();
    let lines = ["", "attack 3", "why attack 3", "? attack 3", "why place tank 3"];
    let out = play(home.path(), &[], &lines);
    assert_eq!(out.matches("(CL-4.1)").count(), 3, "{out}");
    assert!(out.contains("“place tank 3” is legal now."), "{out}");
    let dutch = play(home.path(), &["--lang", "nl"], &lines);
    assert!(dutch.contains("(CL-4.1)") && dutch.contains("mag nu"), "{dutch}");
}

#[test]
fn nonsense_is_told_which_word_and_what_could_stand_there() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "place tnk 3", "place tank", "end now", "\u{7f}\u{0}", "ÿ ÿ ÿ"]);
    assert!(out.contains("Word 2, “tnk”, cannot be read. There could stand: mine, tank, "), "{out}");
    assert!(out.contains("Something is missing at word 3. There could stand: 1, 2, "), "{out}");
    assert!(out.contains("Nothing more can follow at word 2, but there stands “now”."), "{out}");
    assert_eq!(out.matches("Word 1, ").count(), 2, "{out}");
}

#[test]
fn bytes_that_are_no_text_are_no_end() {
    let home = fresh();
    let mut child = command(home.path(), &["play", "clash-dday", "--plain", "--no-curtain"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe place\nplace tank 3\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stdout).contains("tank placed"));
}

#[test]
fn what_is_legal_can_be_listed_from_a_beginning_on() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "legal place mine", "legal fly"]);
    for road in 1..=7 {
        assert!(out.contains(&format!("\nplace mine {road}\n")), "{out}");
    }
    assert!(!out.contains("\nplace tank 1\n") && out.contains("begins with “fly”"), "{out}");
}

#[test]
fn undo_takes_back_and_the_log_shows_it() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "place tank 3", "undo", "log", "undo"]);
    assert!(out.contains("place tank 3 [taken back]"), "{out}");
    assert!(out.contains("nothing to take back"), "{out}");
}

#[test]
fn a_draw_is_accepted_by_the_other_and_resigning_ends_the_game() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "accept draw", "offer draw", "accept draw", "end"]);
    assert!(out.contains("Nobody has offered a draw."), "{out}");
    assert!(out.contains("The game is a draw.") && out.contains("The game is over."), "{out}");
    let out = play(home.path(), &[], &["", "axis resign"]);
    assert!(out.contains("The game is won by Allies."), "{out}");
}

#[test]
fn rules_odds_help_and_description_answer_at_the_table() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "rules CL-4.1", "odds end", "help", "describe", "why", "save"]);
    assert!(out.contains("CL-4.1 ["), "{out}");
    assert!(out.contains("“end” does not depend on chance."), "{out}");
    assert!(out.contains("Now possible: place and end."), "{out}");
    assert!(out.contains("\n  objective: "), "{out}");
    assert!(out.contains("such as: why place mine 1") && out.contains("Name a file"), "{out}");
}

#[test]
fn the_same_seed_draws_the_same_and_real_dice_are_typed() {
    let home = fresh();
    assert_eq!(play(home.path(), &[], &[""]), play(home.path(), &[], &[""]));
    let lines =
        "coin axis\nobjective axis roads-2-3\nobjective allies nonsense\nobjective allies roads-4-5\n\nend\n";
    let out = type_in(home.path(), &["play", "clash-ardennes", "--plain", "--dice", "real"], lines).ok();
    let (typed, played) = out.split_once(CURTAIN).unwrap();
    assert!(typed.contains("Word 3, “nonsense”"), "{typed}");
    assert!(played.contains("roads-2-3") && !played.contains("roads-4-5"), "{played}");
}

#[test]
fn a_game_is_saved_and_loaded_and_no_other_file_is_overwritten_unasked() {
    let home = fresh();
    fs::write(home.path().join("letter.txt"), "dear").unwrap();
    let lines =
        ["", "place tank 3", "save letter.txt", "no", "save a.sandtable", "place mine 3", "save a.sandtable"];
    let out = play(home.path(), &[], &lines);
    assert!(out.contains("letter.txt already exists") && out.contains("Nothing was written."), "{out}");
    assert_eq!(fs::read_to_string(home.path().join("letter.txt")).unwrap(), "dear");
    assert_eq!(out.matches("Saved in a.sandtable.").count(), 2, "{out}");
    assert!(kept(home.path()).is_empty(), "a saved game needs no copy");
    let out = play(home.path(), &["--load", "a.sandtable"], &["", "log"]);
    assert!(out.contains("place tank 3") && out.contains("place mine 3"), "{out}");
    let lines = ["", "save letter.txt", "perhaps", "yes", "load nowhere", "load letter.txt", "", "log"];
    let out = play(home.path(), &[], &lines);
    assert!(out.contains("Please answer “yes” or “no”."), "{out}");
    assert!(out.contains("nowhere cannot be read"), "{out}");
    assert!(fs::read_to_string(home.path().join("letter.txt")).unwrap().starts_with("sandtable 1\n"));
}

#[test]
fn a_game_of_another_kind_is_not_loaded_by_mistake() {
    let home = fresh();
    play(home.path(), &[], &["", "save a.sandtable"]);
    let err = type_in(home.path(), &["play", "mortain", "--load", "a.sandtable"], "").refused();
    assert!(err.contains("clash-ardennes"), "{err}");
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let home = fresh();
    let out = play(home.path(), &[], &["", "place tank 3"]);
    let files = kept(home.path());
    assert_eq!(files.len(), 1);
    assert!(out.contains(files[0].to_str().unwrap()), "{out}");
    let out = play(home.path(), &["--load", files[0].to_str().unwrap()], &["", "log"]);
    assert!(out.contains("place tank 3"), "{out}");
}

#[test]
fn a_game_in_which_nobody_acted_is_not_kept() {
    let home = fresh();
    play(home.path(), &[], &["", "help", "quit"]);
    assert!(kept(home.path()).is_empty());
}

#[test]
fn a_killed_game_is_not_lost() {
    let home = fresh();
    let mut child = command(home.path(), &["play", "clash-ardennes", "--plain", "--seed", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"\nplace tank 3\nplace mine 3\n").unwrap();
    let shown = BufReader::new(child.stdout.take().unwrap()).lines();
    let done = shown.map(|line| line.unwrap()).find(|line| line.contains("mine placed"));
    assert!(done.is_some());
    child.kill().unwrap();
    child.wait().unwrap();
    let files = kept(home.path());
    assert_eq!(files.len(), 1);
    let text = fs::read_to_string(&files[0]).unwrap();
    assert!(text.contains("place tank 3") && text.contains("place mine 3"), "{text}");
}

#[test]
fn a_home_that_cannot_be_written_does_not_stop_the_game() {
    let home = fresh();
    fs::write(home.path().join("data"), "a file where the folder should be").unwrap();
    let out = play(home.path(), &[], &["", "place tank 3", "quit"]);
    assert!(out.contains("tank placed"), "{out}");
}

#[test]
fn a_wrong_option_is_refused_before_the_game() {
    let home = fresh();
    let arguments = ["play", "clash-ardennes", "--option", "mortar-fires=never"];
    let err = type_in(home.path(), &arguments, "").refused();
    assert!(err.contains("never") && err.contains("any-turn"), "{err}");
}

#[test]
fn no_escape_sequences_reach_a_pipe() {
    let home = fresh();
    assert!(!play(home.path(), &[], &["", "place tank 3", "end", ""]).contains('\u{1b}'));
}
