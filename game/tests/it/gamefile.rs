//! Game files, written and opened again.

use crate::toy::{RED, Toy};
use game::{By, Dice, GameFile, OpenTable, SeededDice, Table, Turn, gamefile};
use std::sync::Arc;

fn played(seed: u64) -> OpenTable<Toy> {
    let mut dice = SeededDice::new(seed);
    let mut table = OpenTable::new(Arc::new(Toy::new(2, None)));
    let begun = table.begin(&mut dice);
    table.accept(begun);
    while let Turn::Player(seat) = table.turn() {
        let legal = table.legal(seat);
        let said = &legal[dice.below(legal.len() as u64) as usize];
        let next = table.propose(By::Seat(seat), said, Some(&mut dice)).expect("a legal sentence");
        table.accept(next);
    }
    table
}

fn open(text: &str) -> Result<OpenTable<Toy>, Vec<String>> {
    let opened = GameFile::parse(text).and_then(|file| file.open());
    opened.map_err(|faults| {
        faults.iter().map(|fault| format!("{} {}", fault.line.unwrap_or(0), fault.message)).collect()
    })
}

#[test]
fn a_played_game_opens_as_it_ended() {
    for seed in 0..50 {
        let table = played(seed);
        let text = gamefile::write(&table, &[(RED, "Ann  of #5\n".to_owned())]);
        let again = open(&text).expect("our own file");
        assert_eq!(again.state(), table.state());
        assert_eq!(again.log(), table.log());
        assert_eq!(gamefile::write(&again, &[(RED, "Ann of 5".to_owned())]), text);
    }
}

#[test]
fn the_file_reads_like_this() {
    let text = gamefile::write(&played(4), &[(RED, "Ann".to_owned())]);
    let head: Vec<&str> = text.lines().take(9).collect();
    assert_eq!(head[..5], ["sandtable 1", "game toy", "rules 1", "option rounds 2", "player red Ann"]);
    assert!(head[5].starts_with("result "), "{text}");
    assert_eq!(head[6], "play");
    assert!(head[7].starts_with("  chance deal red ") && head[7].ends_with("/6"), "{text}");
}

#[test]
fn a_game_from_a_position_keeps_its_start() {
    let text = "sandtable 1\ngame toy\nrules 1\nstart\n  turn red act\n  card red 6\n  card blue 1\nplay\n  red pass\n";
    let table = open(text).expect("a sound file");
    let again = open(&gamefile::write(&table, &[])).expect("our own file");
    assert_eq!(again.state(), table.state());
    assert!(again.arranged().is_some());
}

#[test]
fn a_file_that_cannot_be_opened_says_where_and_why() {
    let file = |lines: &str| format!("sandtable 1\ngame toy\nrules 1\n{lines}");
    let refused = |text: &str| open(text).err().unwrap_or_default().join("; ");
    assert_eq!(refused("game toy\nrules 1\n"), "1 fault-format format=1");
    assert_eq!(refused("sandtable 1\nrules 1\n"), "1 fault-no-game");
    assert_eq!(refused("sandtable 1\ngame toy\n"), "1 fault-no-rules");
    assert_eq!(refused("sandtable 1\ngame toy\nrules 7\n"), "0 fault-rules-version current=1 found=7");
    assert_eq!(refused(&file("odd line\n")), "4 fault-head found=odd line");
    assert_eq!(refused(&file("play\n  green pass\n")), "5 fault-by found=green");
    assert_eq!(refused(&file("play\n  chance deal red 1 ; 0+1:6\n")), "5 fault-proof found=0+1:6");
    assert_eq!(refused(&file("play\n  chance deal red 1 ; 1+1/6\n")), "5 refusal-proof");
    assert_eq!(refused(&file("play\n  chance deal red 1 ; 0+1/7\n")), "5 refusal-proof");
    assert_eq!(refused(&file("play\n  chance deal red 1 ; 0+1/6 0+1/6\n")), "5 refusal-proof");
    assert_eq!(
        refused(&file("play\n  chance deal red 1\n  chance deal blue 2\n  red hide 1 ; 0+1/6\n")),
        "7 refusal-proof"
    );
    assert_eq!(refused(&file("play\n  chance deal red 1 ; 0+1/6\n  red hide 1\n")), "6 refusal-not-due");
    assert_eq!(refused(&file("play\nplay\n")), "5 fault-twice found=play");
    assert_eq!(refused(&file("result red\nplay\n")), "4 fault-result found=none");
    assert_eq!(refused(&file("player red\n")), "4 fault-player");
}
