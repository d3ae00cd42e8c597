//! The command `games`: what there is.

use crate::run::run;

#[test]
fn every_game_has_its_line() {
    let out = run(&["games"]).ok();
    let names: Vec<&str> = out.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let known: Vec<&str> = catalog::games().iter().map(|game| game.edition).collect();
    assert_eq!(names, known);
}

#[test]
fn one_game_is_shown_with_its_options_and_their_paragraphs() {
    let out = run(&["games", "clash-dday"]).ok();
    assert!(out.contains("--option mortar-fires=") && out.contains("CL-4.9"), "{out}");
    assert!(run(&["games", "chess"]).refused().contains("clash-dday"));
}

#[test]
fn programs_get_names_seats_and_options() {
    let json = run(&["games", "--json", "--lang", "fr"]).json();
    let games = json["games"].as_array().unwrap();
    assert_eq!(games.len(), catalog::games().len());
    let clash = &games[0];
    assert_eq!(clash["name"], "clash-ardennes");
    assert_eq!(clash["engine"], "clash");
    assert!(clash["about"].as_str().unwrap().contains("sept routes"));
    let seats: Vec<&str> =
        clash["seats"].as_array().unwrap().iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(seats, ["allies", "axis"]);
    assert!(clash["options"].as_array().unwrap().iter().any(|option| option["name"] == "mortar-fires"));
}
