//! The command `arena`: the computer against itself.

use crate::run::run;

const QUICK: [&str; 8] = ["arena", "clash-ardennes", "--a", "greedy", "--b", "random", "--games", "4"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    QUICK.into_iter().chain(more.iter().copied()).collect()
}

#[test]
fn a_match_prints_rates_with_their_intervals() {
    let out = run(&with(&["--lang", "en"])).ok();
    assert!(out.contains("4 games: "), "{out}");
    assert!(out.contains("win rate of greedy: "), "{out}");
    assert!(out.contains("Elo difference: "), "{out}");
    assert_eq!(out.lines().count(), 8, "{out}");
}

#[test]
fn programs_get_json_or_csv_and_the_same_seed_the_same_match() {
    let json = run(&with(&["--json"])).json();
    assert_eq!((&json["game"], &json["planned"]), (&"clash-ardennes".into(), &4.into()));
    assert_eq!(json, run(&with(&["--json", "--threads", "2"])).json());
    let csv = run(&with(&["--csv"])).ok();
    assert_eq!(csv.lines().count(), 5, "{csv}");
}

#[test]
fn balance_tells_of_sides_and_of_the_first_player() {
    let out = run(&["arena", "clash-ardennes", "--balance", "--a", "random", "--games", "2"]).ok();
    assert!(out.contains("whoever takes the first turn"), "{out}");
    assert!(!out.contains("Elo"), "{out}");
}

#[test]
fn saved_games_replay() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().to_str().unwrap();
    run(&with(&["--save", path])).ok();
    let mut files: Vec<_> = std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 4);
    run(&["replay", files[0].to_str().unwrap()]).ok();
}

#[test]
fn wrong_players_seats_and_budgets_are_named() {
    let cases: [(&[&str], &str); 4] = [
        (&["arena", "clash-ardennes", "--a", "9", "--b", "1"], "“9”"),
        (&["arena", "clash-ardennes", "--a", "1", "--b", "2", "--budget", "fast"], "“fast”"),
        (&["play", "clash-ardennes", "--plain", "--bot", "rome=3"], "“rome”"),
        (&["play", "clash-ardennes", "--plain", "--bot", "axis=boss"], "“boss”"),
    ];
    for (args, found) in cases {
        let args: Vec<&str> = args.iter().copied().chain(["--lang", "en"]).collect();
        let err = run(&args).refused();
        assert!(err.contains(found), "{err}");
    }
}
