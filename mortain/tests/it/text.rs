//! Every event, refusal, name, option, odds label and fault has its words in four languages.

use crate::default_game;
use game::{Game, Viewer, variants};
use mortain::{Event, Illegal, Mortain};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

const LANGUAGES: [&str; 4] = ["en", "nl", "fr", "it"];

/// Key and text of each message; continuation lines are indented.
fn messages(language: &str) -> BTreeMap<String, String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../text");
    let source = String::from_utf8(fs::read(root.join(language).join("mortain.ftl")).unwrap()).unwrap();
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        if line.starts_with(' ') {
            found.get_mut(&key).unwrap().push_str(line.trim());
            continue;
        }
        let (name, text) = line.split_once(" =").unwrap_or_else(|| panic!("{language}: {line}"));
        key = name.to_owned();
        let was = found.insert(key.clone(), text.trim().to_owned());
        assert_eq!(was, None, "{language}: {key} twice");
    }
    found
}

/// The `$names` a text uses.
fn arguments(text: &str) -> BTreeSet<String> {
    text.split('$')
        .skip(1)
        .map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect()
        })
        .collect()
}

fn expected_keys() -> Vec<String> {
    let game = default_game();
    let mut keys: Vec<String> = Vec::new();
    let mut add = |prefix: &str, names: &[&str]| {
        keys.extend(names.iter().map(|name| format!("mortain-{prefix}-{name}")));
    };
    add("event", variants::<Event>());
    add("illegal", variants::<Illegal>());
    add("side", &["german", "american"]);
    add("kind", &["tank", "gun", "infantry"]);
    add("terrain", &["clear", "forest", "village", "city", "hill"]);
    add("against", &["at", "ai"]);
    add("support", &["air", "oba"]);
    add("phase", &["deploy", "draw", "act", "fight", "choose", "over"]);
    for unit in game.units().ids().map(|unit| game.units().word(unit)) {
        add("unit", &[&unit]);
        add("target", &[&unit]);
    }
    let view = game.view(&game.start(), Viewer::Public);
    for hex in view.map.hexes.iter().filter(|hex| hex.name.is_some()) {
        add("hex", &[&hex.hex]);
    }
    for card in game.deck().words() {
        add("card", &[&card]);
    }
    for option in Mortain::options("mortain") {
        add("option", &[option.name]);
        add(&format!("option-{}", option.name), option.values);
    }
    keys
}

#[test]
fn every_language_has_every_message() {
    let english = messages("en");
    for language in LANGUAGES {
        let messages = messages(language);
        let missing: Vec<String> =
            expected_keys().into_iter().filter(|key| !messages.contains_key(key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        assert!(messages.keys().eq(english.keys()), "{language} has other keys than English");
        for (key, text) in &messages {
            assert!(!text.is_empty(), "{language}: {key}");
            assert_eq!(arguments(text), arguments(&english[key]), "{language}: {key}");
        }
    }
}

/// Every message key written in the source has its text.
#[test]
fn every_fault_and_every_label_in_the_source_has_its_text() {
    let english = messages("en");
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let read = |name: &str| String::from_utf8(fs::read(folder.join(name)).unwrap()).unwrap();
    let mut keys: Vec<String> = Vec::new();
    // Whole keys, and the words handed to the functions that complete one.
    let calls = [
        ("data.rs", ", \"", "mortain-fault-content-"),
        ("facts.rs", "fault(\"", "mortain-fault-"),
        ("options.rs", "fault(number, \"", "mortain-fault-"),
        ("odds.rs", "figure(\"", "mortain-odds-"),
        ("odds.rs", "row(\"", "mortain-odds-"),
        ("odds.rs", "table(\"", "mortain-odds-"),
    ];
    for (file, call, prefix) in calls {
        let source = read(file);
        let words = source.split(call).skip(1).filter_map(|rest| rest.split_once('"'));
        let words = words.filter(|(_, after)| file != "data.rs" || after.starts_with(')'));
        keys.extend(
            words.filter(|(word, _)| !word.contains(".toml")).map(|(word, _)| format!("{prefix}{word}")),
        );
    }
    for file in ["data.rs", "facts.rs"] {
        let source = read(file);
        let whole = source.split("Message::new(\"").skip(1).filter_map(|rest| rest.split_once('"'));
        keys.extend(whole.map(|(key, _)| key.to_owned()));
    }
    assert!(keys.len() > 40, "{keys:?}");
    let missing: Vec<&String> = keys.iter().filter(|key| !english.contains_key(*key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
