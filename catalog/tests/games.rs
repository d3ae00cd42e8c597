//! What the catalogue promises of every game in it.

#![allow(clippy::unwrap_used, clippy::panic)]

use catalog::{Language, rules};
use game::{Message, SeededDice, Turn, Value};
use std::collections::BTreeSet;

#[test]
fn an_unknown_name_gets_the_list_of_games() {
    let message = catalog::find("chess").unwrap_err();
    assert_eq!(message.key, "error-unknown-game");
    let names: Vec<String> = catalog::games().iter().map(|game| game.edition.to_owned()).collect();
    assert_eq!(message.args["games"], Value::List(names));
}

#[test]
fn every_game_opens_and_begins() {
    for listing in catalog::games() {
        assert_eq!(catalog::find(listing.edition).unwrap().engine, listing.engine);
        let mut table = listing.open(&[]).unwrap();
        assert_eq!((table.edition(), table.engine()), (listing.edition, listing.engine));
        if table.turn() == Turn::Chance {
            let begun = table.begin(&mut SeededDice::new(1));
            table.accept(begun);
        }
        assert!(matches!(table.turn(), Turn::Player(_)), "{}", listing.edition);
    }
}

#[test]
fn a_line_that_no_game_knows_is_a_fault() {
    for listing in catalog::games() {
        let faults = listing.open(&["colour of the dice".to_owned()]).err().unwrap();
        let expected = Message::new("fault-head").with("found", "colour of the dice");
        assert_eq!(faults[0].message, expected, "{}", listing.edition);
    }
}

#[test]
fn perft_divides_what_it_counts() {
    for listing in catalog::games() {
        let perft = listing.perft(&[], 2).unwrap();
        assert_eq!(perft.total, perft.divided.iter().map(|first| first.lines).sum::<u64>());
        assert_eq!(listing.perft(&[], 1).unwrap().total, perft.divided.len() as u64);
        assert_eq!(listing.perft(&[], 0).unwrap().total, 1);
    }
}

#[test]
fn random_play_makes_as_many_decisions_as_asked() {
    for listing in catalog::games() {
        let played = listing.play_at_random(&[], 500, &mut SeededDice::new(3)).unwrap();
        assert_eq!(played.decisions, 500, "{}", listing.edition);
    }
}

#[test]
fn the_rules_have_the_same_paragraphs_in_all_languages() {
    let engines: BTreeSet<&str> = catalog::games().iter().map(|listing| listing.engine).collect();
    for engine in engines {
        let numbers = rules::paragraphs(engine);
        assert!(numbers.len() > 20, "{engine}: {numbers:?}");
        for language in Language::ALL {
            for number in &numbers {
                let text = rules::paragraph(number, language);
                assert!(text.is_some_and(|text| text.len() > 20), "{language} {number}");
            }
        }
    }
}

/// Reasons carry their paragraph in code as a literal; each of those must be in the rules people read.
#[test]
fn every_paragraph_cited_in_code_exists() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut known = BTreeSet::new();
    for listing in catalog::games() {
        known.extend(rules::paragraphs(listing.engine));
    }
    let engines: BTreeSet<&str> = catalog::games().iter().map(|listing| listing.engine).collect();
    for engine in engines {
        let mut cited = 0;
        for entry in std::fs::read_dir(root.join(engine).join("src")).unwrap().flatten() {
            let Ok(source) = std::fs::read_to_string(entry.path()) else { continue };
            let is_mark = |letter: char| !letter.is_ascii_alphanumeric() && !"-.".contains(letter);
            for word in source.split(is_mark).map(|word| word.trim_end_matches('.')) {
                if game::scenario::is_paragraph(word) {
                    assert!(known.contains(word), "{}: {word}", entry.path().display());
                    cited += 1;
                }
            }
        }
        assert!(cited > 20, "{engine} cites {cited} paragraphs");
    }
}
