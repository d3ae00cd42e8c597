//! Everything people read has its words in all four languages.

#![allow(clippy::unwrap_used, clippy::panic)]

use catalog::{
    Language, Text,
    text::{FILES, File},
};
use fluent_syntax::{ast, parser, serializer};
use game::{Message, Value, platform::Platform};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

type Keys = BTreeMap<String, BTreeSet<String>>;

/// The messages of a file with the arguments each one uses. The bare word and the number of a list's words
/// (`$unit-id`, `$roads-count`) count as the argument itself.
fn messages(name: &str, source: &str) -> Keys {
    let resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{name}: {faults:?}"));
    let mut keys = Keys::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = &entry else { continue };
        let key = message.id.name.to_owned();
        let text = serializer::serialize(&ast::Resource { body: vec![entry] });
        let arguments = text.split('$').skip(1).map(|rest| {
            let name = rest.split(|letter: char| letter != '-' && !letter.is_ascii_alphanumeric()).next();
            let name = name.unwrap_or_default();
            name.strip_suffix("-id").or(name.strip_suffix("-count")).unwrap_or(name).to_owned()
        });
        let before = keys.insert(key.clone(), arguments.collect());
        assert!(before.is_none(), "{name}: {key} stands there twice");
    }
    keys
}

fn in_language((name, sources): &File, language: Language) -> Keys {
    messages(&format!("{language}/{name}.ftl"), sources[language as usize])
}

/// All messages in English; that the other languages have the same is a test of its own.
fn english() -> BTreeSet<String> {
    FILES.iter().flat_map(|file| in_language(file, Language::English).into_keys()).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
    found
}

/// The string literals of a source that begin with one of these.
fn literals(source: &str, beginnings: &[&str]) -> BTreeSet<String> {
    let is_key = |text: &str| {
        beginnings.iter().any(|beginning| text.starts_with(beginning) && text.len() > beginning.len())
            && text.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric())
    };
    source.split('"').filter(|text| is_key(text)).map(str::to_owned).collect()
}

#[test]
fn every_file_of_messages_is_built_in() {
    for language in Language::ALL {
        let mut files: Vec<String> = fs::read_dir(root().join("text").join(language.code()))
            .unwrap()
            .flatten()
            .map(|entry| entry.path().file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        files.sort();
        let mut built_in: Vec<&str> = FILES.iter().map(|(name, _)| *name).collect();
        built_in.sort_unstable();
        assert_eq!(files, built_in, "{language}");
    }
}

#[test]
fn all_languages_have_the_same_messages() {
    for file in FILES {
        let english: BTreeSet<String> = in_language(file, Language::English).into_keys().collect();
        for language in Language::ALL {
            let translated: BTreeSet<String> = in_language(file, language).into_keys().collect();
            let missing: Vec<&String> = english.difference(&translated).collect();
            let surplus: Vec<&String> = translated.difference(&english).collect();
            assert!(missing.is_empty(), "{language}/{}: missing {missing:?}", file.0);
            assert!(surplus.is_empty(), "{language}/{}: not in English {surplus:?}", file.0);
        }
    }
}

#[test]
fn no_translation_uses_an_argument_that_english_does_not() {
    for file in FILES {
        let english = in_language(file, Language::English);
        for language in Language::ALL {
            for (key, arguments) in in_language(file, language) {
                let unknown: Vec<&String> =
                    arguments.iter().filter(|name| !english[&key].contains(*name)).collect();
                assert!(unknown.is_empty(), "{language}/{}: {key} uses {unknown:?}", file.0);
            }
        }
    }
}

#[test]
fn no_two_files_have_a_message_of_the_same_name() {
    let mut seen = BTreeMap::new();
    for file in FILES {
        for key in in_language(file, Language::English).into_keys() {
            if let Some(other) = seen.insert(key.clone(), file.0) {
                panic!("{key} stands in {other} and in {}", file.0);
            }
        }
    }
}

#[test]
fn every_event_and_every_reason_has_its_text() {
    let texts = english();
    for listing in catalog::games() {
        let words = listing.words();
        assert!(!words.events.is_empty() && !words.reasons.is_empty(), "{}", listing.engine);
        for (kind, variants) in [("event", words.events), ("illegal", words.reasons)] {
            let missing: Vec<String> = variants
                .iter()
                .map(|variant| format!("{}-{kind}-{variant}", listing.engine))
                .filter(|key| !texts.contains(key))
                .collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }
}

#[test]
fn every_game_seat_and_option_has_a_name() {
    let texts = english();
    let mut missing = Vec::new();
    for listing in catalog::games() {
        let engine = listing.engine;
        let mut keys = vec![format!("game-{}", listing.edition), format!("game-{}-about", listing.edition)];
        keys.extend(listing.seats().iter().map(|seat| format!("{engine}-side-{}", seat.name)));
        for option in listing.options() {
            keys.push(format!("{engine}-option-{}", option.name));
            keys.extend(option.values.iter().map(|value| format!("{engine}-option-{}-{value}", option.name)));
        }
        missing.extend(keys.into_iter().filter(|key| !texts.contains(key)));
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_key_in_the_sources_has_its_text() {
    let platform = ["refusal-", "fault-", "platform-", "scenario-"];
    let client = [
        "answer-", "bench-", "draw-", "error-", "help-", "keep-", "legal-", "list-", "log-", "map-", "odds-",
        "outcome-", "play-", "prompt-", "reader-", "replay-", "resume-", "save-", "usage-", "why-",
    ];
    let engines: BTreeSet<&str> = catalog::games().iter().map(|listing| listing.engine).collect();
    let mut keys: BTreeSet<String> =
        Platform::ALL.iter().map(|said| format!("platform-{}", said.sentence().replace(' ', "-"))).collect();
    keys.extend(sources(&root().join("game/src")).iter().flat_map(|source| literals(source, &platform)));
    for own in ["catalog/src", "sandtable/src"] {
        keys.extend(sources(&root().join(own)).iter().flat_map(|source| literals(source, &client)));
    }
    for engine in engines {
        let own = [format!("{engine}-fault-"), format!("{engine}-odds-")];
        let own: Vec<&str> = own.iter().map(String::as_str).collect();
        let folder = root().join(engine).join("src");
        keys.extend(sources(&folder).iter().flat_map(|source| literals(source, &own)));
    }
    assert!(keys.len() > 60, "the sources were read: {keys:?}");
    let texts = english();
    let missing: Vec<&String> = keys.difference(&texts).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn words_lists_and_numbers_stand_in_the_readers_language() {
    let misread = Message::new("refusal-misread")
        .with("number", 2)
        .with("found", "tnk")
        .with("expected", vec!["mine".to_owned(), "tank".to_owned(), "spy".to_owned()]);
    let said = |language| Text::new(language).say(&misread, "none");
    assert_eq!(
        said(Language::English),
        "Word 2, “tnk”, cannot be read. There could stand: mine, tank or spy."
    );
    assert!(said(Language::Dutch).ends_with("mine, tank of spy."));
    assert!(said(Language::French).ends_with("mine, tank ou spy."));
    assert!(said(Language::Italian).ends_with("mine, tank o spy."));
}

#[test]
fn long_lists_are_counted_and_empty_ones_say_so() {
    let text = Text::new(Language::English);
    let of = |count: usize| {
        let words: Vec<String> = (1..=count).map(|number| number.to_string()).collect();
        text.say(&Message::new("help-verbs").with("sentences", words), "none")
    };
    assert_eq!(of(0), "Now possible: nothing.");
    assert_eq!(of(1), "Now possible: 1.");
    assert_eq!(of(2), "Now possible: 1 and 2.");
    assert!(of(20).ends_with("15, 16 … (4 more)."), "{}", of(20));
}

#[test]
fn a_message_without_text_shows_its_key() {
    let unknown = Message::new("no-such-message").with("side", Value::from("axis"));
    for language in Language::ALL {
        assert_eq!(Text::new(language).say(&unknown, "clash"), "no-such-message");
    }
}

#[test]
fn what_others_wrote_cannot_command_the_terminal() {
    let message = Message::new("fault-head").with("found", "\u{1b}[2J\u{7}boo");
    let said = Text::new(Language::English).say(&message, "clash");
    assert!(said.ends_with("[2J\u{fffd}boo") && !said.contains(char::is_control), "{said:?}");
}
