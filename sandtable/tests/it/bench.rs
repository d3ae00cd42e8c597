//! The command `bench`: random play, measured.

use crate::run::run;

#[test]
fn a_bounded_run_of_each_game_gives_its_figures() {
    for game in catalog::games() {
        let json = run(&["bench", game.edition, "--actions", "300", "--json"]).json();
        assert_eq!(json["actions"], 300, "{}", game.edition);
        assert!(json["actions_per_second"].as_f64().unwrap() > 0.0);
        assert!(json["branching"].as_f64().unwrap() >= 1.0);
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let shape = |seed: &str| {
        let json = run(&["bench", "clash-dday", "--actions", "2000", "--seed", seed, "--json"]).json();
        (json["branching"].clone(), json["games"].clone(), json["chance"].clone())
    };
    assert_eq!(shape("5"), shape("5"));
    assert_ne!(shape("5"), shape("6"));
}

#[test]
fn people_get_a_line_per_figure() {
    let out = run(&["bench", "clash-ardennes", "--actions", "100", "--lang", "nl"]).ok();
    assert!(out.contains("handelingen per seconde: "), "{out}");
    assert_eq!(out.lines().count(), 5);
}
