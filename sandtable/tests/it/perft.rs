//! The command `perft`: lines of play, counted.

use crate::run::run;

/// Two ways for the coin to fall, then each of the twenty objectives of the final deck for the starter.
#[test]
fn lines_of_play_are_counted_and_divided() {
    assert_eq!(
        run(&["perft", "clash-ardennes", "2"]).ok(),
        "coin allies: 20\ncoin axis: 20\nperft clash-ardennes 2: 40\n"
    );
}

#[test]
fn options_change_the_count() {
    let out = run(&["perft", "clash-ardennes", "1", "--option", "starter=axis"]).ok();
    assert!(out.ends_with("perft clash-ardennes 1: 20\n"), "{out}");
}

#[test]
fn programs_get_the_numbers() {
    let json = run(&["perft", "clash-ardennes", "1", "--json"]).json();
    assert_eq!((&json["total"], &json["divided"][1]["sentence"]), (&2.into(), &"coin axis".into()));
}

#[test]
fn a_wrong_option_is_named_with_what_could_stand_there() {
    let err = run(&["perft", "clash-ardennes", "1", "--option", "starter=moon"]).refused();
    assert!(err.contains("moon") && err.contains("coin"), "{err}");
    assert!(
        run(&["perft", "clash-ardennes", "1", "--with", "map blank 3 3"]).refused().contains("map blank 3 3")
    );
}
