//! A whole game of Clash typed in line by line with real dice, saved, loaded and replayed.

use crate::run::type_in;
use game::{By, Line, Seat, SeededDice, Turn};
use std::fs;

/// A game played at random, as its lines.
fn played() -> Vec<Line> {
    let mut table = catalog::find("clash-ardennes").unwrap().open(&[]).unwrap();
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

#[test]
fn a_whole_game_is_typed_saved_loaded_and_replayed() {
    let home = tempfile::tempdir().unwrap();
    let lines = played();
    assert!(lines.len() > 100, "{}", lines.len());
    let play = ["play", "clash-ardennes", "--plain", "--dice", "real"];
    let out = type_in(home.path(), &play, &format!("{}save whole.sandtable\nquit\n", typed(&lines))).ok();
    assert!(!out.contains("cannot be read") && !out.contains("(CL-"), "nothing was refused");
    assert!(out.contains("The game is "), "{}", &out[out.len().saturating_sub(500)..]);

    let saved = fs::read_to_string(home.path().join("whole.sandtable")).unwrap();
    let (_, sentences) = saved.split_once("\nplay\n").unwrap();
    let kept: Vec<&str> = sentences.lines().map(|line| line.trim().split_once(' ').unwrap().1).collect();
    let said: Vec<&str> = lines.iter().map(|line| line.sentence.as_str()).collect();
    assert_eq!(kept, said);
    assert!(saved.contains("\nresult "));

    let json = type_in(home.path(), &["replay", "whole.sandtable", "--json"], "").json();
    assert_eq!(json["log"].as_array().unwrap().len(), lines.len());
    assert!(json["outcome"].as_str().unwrap().starts_with("The game is "));

    let load = ["play", "clash-ardennes", "--plain", "--load", "whole.sandtable"];
    let again = type_in(home.path(), &load, "log\nend\nquit\n").ok();
    assert!(again.contains("The game is over."), "{again}");
    assert!(again.contains(&format!("{:>4} ", lines.len())));
}
