//! The guided first game at the terminal: taken by typing, forgiving, and in the reader's language.

use crate::run::{run, type_in};
use tempfile::TempDir;

fn learn(arguments: &[&str], typed: &str) -> String {
    let home = TempDir::new().unwrap();
    let all: Vec<&str> = ["learn"].iter().chain(arguments).copied().collect();
    type_in(home.path(), &all, typed).ok()
}

#[test]
fn a_step_is_taken_by_typing_and_the_next_one_follows() {
    let told = learn(&["clash-ardennes"], "place mine 4\nattack 4\nshow\nplace tank 4\nquit\n");
    for part in [
        "Step 1 of 8 · Your first tank",
        "That is allowed too",
        "(CL-4.1)",
        "For example:\n  place tank 4",
        "There it lies",
        "Step 2 of 8 · A whole turn",
    ] {
        assert!(told.contains(part), "{part} is not in\n{told}");
    }
}

#[test]
fn the_last_step_ends_the_lesson() {
    let typed = "exit 38 with 102\n";
    let told = learn(&["mortain", "--step", "win", "--lang", "nl"], typed);
    assert!(told.contains("Je weet genoeg om te spelen"), "{told}");
    assert_eq!(learn(&["mortain", "--step", "7", "--lang", "nl"], typed), told);
}

#[test]
fn what_is_to_be_tried_in_vain_is_refused_and_counts() {
    let told = learn(&["trench-club", "--step", "guns"], "attack de.mortar gb.infantry\nagain\n");
    assert!(told.contains("(TC-6.2)") && told.contains("Too close."), "{told}");
    assert!(told.matches("Try it against the infantry").count() == 2, "{told}");
}

#[test]
fn an_unknown_game_or_step_is_refused() {
    assert!(run(&["learn", "chess"]).refused().contains("mortain"));
    assert!(run(&["learn", "mortain", "--step", "9"]).refused().contains("no such lesson"));
}
