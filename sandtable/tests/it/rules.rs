//! The command `rules`: paragraphs in four languages.

use crate::run::run;

#[test]
fn a_paragraph_is_printed_alone() {
    let out = run(&["rules", "CL-4.1"]).ok();
    assert!(out.starts_with("CL-4.1 ["), "{out}");
    assert!(!out.contains("CL-4.2 ["), "{out}");
    assert_eq!(run(&["rules", "cl-4.1"]).ok(), out);
}

#[test]
fn a_game_is_printed_whole_by_either_name() {
    let out = run(&["rules", "clash"]).ok();
    assert!(out.contains("CL-1.1 [") && out.contains("CL-9.1 ["));
    assert_eq!(run(&["rules", "clash-dday"]).ok(), out);
}

#[test]
fn the_rules_come_in_the_readers_language() {
    let english = run(&["rules", "SM-1.1"]).ok();
    for language in ["nl", "fr", "it"] {
        let translated = run(&["rules", "SM-1.1", "--lang", language]).ok();
        assert!(translated.starts_with("SM-1.1 [") && translated != english, "{translated}");
    }
}

#[test]
fn a_paragraph_that_is_not_there_is_an_error() {
    assert!(run(&["rules", "CL-99.1"]).refused().contains("CL-99.1"));
}
