//! The command `odds`: exact chances of a sentence.

use crate::run::{Ran, type_in};
use std::fs;

const FIRE: &str = "game mortain
setup
  unit CCA 0904
  unit 2SS-1 0905
  unit D 0501
  card 9s 5
";

fn odds(arguments: &[&str]) -> Ran {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("fire.scenario"), FIRE).unwrap();
    let mut all = vec!["odds", "mortain", "fire.scenario"];
    all.extend(arguments);
    type_in(home.path(), &all, "")
}

#[test]
fn the_rows_of_a_table_add_up_to_certainty() {
    let json = odds(&["fire CCA with 2SS-1", "--json"]).json();
    let tables = json["odds"]["tables"].as_array().unwrap();
    assert!(!tables.is_empty());
    for table in tables {
        let shares = table["rows"].as_array().unwrap().iter().map(|row| row[1].as_f64().unwrap());
        assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9, "{table}");
    }
}

#[test]
fn people_read_shares_in_per_cent_and_words_in_their_language() {
    let out = odds(&["fire", "CCA", "with", "2SS-1"]).ok();
    assert!(out.contains(" %  ") && !out.contains("mortain-"), "{out}");
    assert_ne!(out, odds(&["fire CCA with 2SS-1", "--lang", "it"]).ok());
}

#[test]
fn a_sentence_without_chance_has_no_odds() {
    assert!(odds(&["pass"]).ok().contains("does not depend on chance"));
}

#[test]
fn what_is_illegal_or_nonsense_is_refused_with_its_reason() {
    assert!(odds(&["fire CCA with D"]).refused().contains("SM-5"));
    assert!(odds(&["fire upon"]).refused().contains("upon"));
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join("fire.scenario"), FIRE).unwrap();
    let other = type_in(home.path(), &["odds", "clash-dday", "fire.scenario", "end"], "");
    assert!(other.refused().contains("mortain"));
}
