//! Whole games typed in line by line with real dice and cards, saved, loaded and replayed.

use crate::run::type_in;
use game::{By, Line, Seat, SeededDice, Turn};
use std::fs;

/// A game played at random, as its lines.
fn played(name: &str, head: &[&str]) -> Vec<Line> {
    let head: Vec<String> = head.iter().map(|&line| line.to_owned()).collect();
    let mut table = catalog::find(name).unwrap().open(&head).unwrap();
    let mut dice = SeededDice::new(11);
    let mut choice = SeededDice::new(12);
    let begun = table.begin(&mut dice);
    table.accept(begun);
    while let Turn::Player(seat) = table.turn() {
        let legal = table.legal(seat);
        let sentence = &legal[game::Dice::below(&mut choice, legal.len() as u64) as usize];
        let proposal = table.propose(By::Seat(seat), sentence, Some(&mut dice)).unwrap();
        table.accept(proposal);
    }
    table.log()
}

/// What people would type: every sentence, and Enter whenever the other comes to the keyboard.
fn typed(lines: &[Line]) -> String {
    let mut text = String::new();
    let mut eyes: Option<Seat> = None;
    for line in lines {
        if let By::Seat(seat) = line.by
            && eyes.replace(seat) != Some(seat)
        {
            text.push('\n');
        }
        text.push_str(&line.sentence);
        text.push('\n');
    }
    text
}

/// Types a whole game with these lines in its head, and reads it again.
fn type_saved_load_replay(name: &str, head: &[&str]) {
    let home = tempfile::tempdir().unwrap();
    let lines = played(name, head);
    assert!(lines.len() > 100, "{}", lines.len());
    let mut play = vec!["play", name, "--plain", "--dice", "real"];
    play.extend(head.iter().flat_map(|line| ["--with", line]));
    let out = type_in(home.path(), &play, &format!("{}save whole.sandtable\nquit\n", typed(&lines))).ok();
    assert!(!out.contains("cannot be read"), "nothing was misread");
    assert!(out.contains("The game is "), "{}", &out[out.len().saturating_sub(500)..]);

    let saved = fs::read_to_string(home.path().join("whole.sandtable")).unwrap();
    let (_, sentences) = saved.split_once("\nplay\n").unwrap();
    let kept: Vec<&str> = sentences.lines().map(|line| line.trim().split_once(' ').unwrap().1).collect();
    let said: Vec<&str> = lines.iter().map(|line| line.sentence.as_str()).collect();
    assert_eq!(kept, said);
    assert!(saved.contains("\nresult "));

    let json = type_in(home.path(), &["replay", "whole.sandtable", "--json"], "").json();
    // Secret actions leave no line for those who watch, so the lines are not counted.
    assert_eq!(json["log"].as_array().unwrap().last().unwrap()["sentence"], *said.last().unwrap());
    assert!(json["outcome"].as_str().unwrap().starts_with("The game is "));

    let load = ["play", name, "--plain", "--load", "whole.sandtable"];
    let once_more = said.iter().rfind(|sentence| !sentence.starts_with("hits")).unwrap();
    let again = type_in(home.path(), &load, &format!("log\n{once_more}\nquit\n")).ok();
    assert!(again.contains("The game is over."), "{again}");
}

#[test]
fn clash_from_the_first_piece_to_the_last() {
    type_saved_load_replay("clash-ardennes", &[]);
}

#[test]
fn six_turns_of_mortain() {
    type_saved_load_replay("mortain", &[]);
}

#[test]
fn trench_club_with_two_nations() {
    type_saved_load_replay("trench-club", &["map training", "option rounds 4"]);
}

#[test]
fn trench_club_with_four_nations() {
    type_saved_load_replay("trench-club", &["option rounds 3"]);
}
