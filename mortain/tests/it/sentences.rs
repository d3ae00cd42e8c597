//! Reading: what is no sentence is told word by word, with what could stand there.

use crate::default_game;
use game::Game;

fn misread(text: &str) -> (usize, String, Vec<String>) {
    let misread = default_game().parse(text).expect_err(text);
    (misread.word, misread.found, misread.expected)
}

#[test]
fn an_unknown_verb_is_answered_with_all_verbs() {
    let (word, found, expected) = misread("shoot 120 with D");
    assert_eq!((word, found.as_str()), (0, "shoot"));
    assert_eq!(expected.len(), 10);
    assert!(expected.contains(&"fire".to_owned()));
    assert_eq!(misread("").0, 0);
}

#[test]
fn firers_stand_in_list_order() {
    let game = default_game();
    assert!(game.parse("fire 120 with 102 D DF").is_ok());
    let (word, found, expected) = misread("fire 120 with D 102");
    assert_eq!((word, found.as_str()), (4, "102"));
    assert_eq!(expected[0], "DF");
    assert_eq!(misread("fire 120 with D D").0, 4);
    assert_eq!(misread("fire 120 with").0, 3);
}

#[test]
fn missing_and_surplus_words_are_named() {
    assert_eq!(misread("move D").0, 2);
    assert_eq!(misread("move D 0802 with").2, ["102"]);
    assert_eq!(misread("move D 0802 with 2SS-1").2, ["102"]);
    assert_eq!(misread("move D 0802 along").2, ["with"]);
    assert_eq!(misread("pass now"), (1, "now".to_owned(), Vec::new()));
    assert_eq!(misread("oba 0802 harass").2, ["at", "ai"]);
    assert_eq!(misread("air 0802").2, ["at", "ai", "harass"]);
    assert_eq!(misread("move D  0802").0, 2);
    assert_eq!(misread("draw 1s").2.len(), 53);
    assert_eq!(misread("move D 1001").2.len(), 45);
    assert_eq!(misread("Move D 0802").0, 0);
}
