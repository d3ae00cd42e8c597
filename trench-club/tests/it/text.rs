//! Every event, refusal, unit and option has its words in all four languages, and nothing is left over.

use game::{Game, variants};
use std::collections::{BTreeMap, BTreeSet};
use trench_club::{
    Event, Illegal, TrenchClub,
    unit::{Kind, Unit},
};

const FILES: [(&str, &str); 4] = [
    ("en", include_str!("../../../text/en/trench-club.ftl")),
    ("nl", include_str!("../../../text/nl/trench-club.ftl")),
    ("fr", include_str!("../../../text/fr/trench-club.ftl")),
    ("it", include_str!("../../../text/it/trench-club.ftl")),
];

/// Messages of a file: key without the game's name, and words.
fn messages(text: &str) -> BTreeMap<&str, &str> {
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .filter_map(|(key, words)| Some((key.strip_prefix("trench-club-")?, words)))
        .collect()
}

/// The arguments a message uses.
fn arguments(words: &str) -> BTreeSet<&str> {
    words.split("{ $").skip(1).filter_map(|rest| rest.split([' ', '}']).next()).collect()
}

#[test]
fn every_event_and_refusal_has_its_words() {
    for (language, text) in FILES {
        let messages = messages(text);
        for (prefix, names) in [("event", variants::<Event>()), ("illegal", variants::<Illegal>())] {
            assert!(names.len() > 40, "the variants of {prefix} are listed");
            for name in names {
                assert!(
                    messages.contains_key(format!("{prefix}-{name}").as_str()),
                    "{language}: {prefix}-{name}"
                );
            }
            let told =
                messages.keys().filter_map(|key| key.strip_prefix(&format!("{prefix}-"))).collect::<Vec<_>>();
            let stray: Vec<_> = told.iter().filter(|key| !names.contains(key)).collect();
            assert!(stray.is_empty(), "{language}: {stray:?}");
        }
    }
}

#[test]
fn all_languages_say_the_same_things() {
    let english = messages(FILES[0].1);
    for (language, text) in FILES {
        let other = messages(text);
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "{language}");
        for (key, words) in &english {
            let missing: Vec<_> = arguments(other[key]).difference(&arguments(words)).copied().collect();
            // A language may leave an argument out, but not use one that English does not know.
            let known = ["unit", "target", "nation"];
            assert!(missing.iter().all(|name| known.contains(name)), "{language} {key}: {missing:?}");
        }
    }
}

#[test]
fn every_unit_and_option_has_its_name() {
    let messages = messages(FILES[0].1);
    for unit in (0..64).map(Unit) {
        let word = unit.to_string().replace('.', "-");
        for name in ["unit", "target", "units"] {
            assert!(messages.contains_key(format!("{name}-{word}").as_str()), "{name}-{word}");
        }
    }
    for kind in Kind::ALL {
        assert!(messages.contains_key(format!("kind-{}", kind.word()).as_str()));
    }
    for option in TrenchClub::options("trench-club") {
        assert!(messages.contains_key(format!("option-{}", option.name).as_str()));
        for value in option.values {
            assert!(messages.contains_key(format!("option-{}-{value}", option.name).as_str()));
        }
    }
}

/// Faults are named in the source as `fault("…")` or `said("…")`: each of those has its words.
#[test]
fn every_fault_of_maps_has_its_words() {
    let english = messages(FILES[0].1);
    let sources = [include_str!("../../src/lint.rs"), include_str!("../../src/map.rs")];
    let mut seen = 0;
    for source in sources {
        for call in ["fault(\"", "said(\""] {
            for name in source.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                seen += 1;
                assert!(english.contains_key(format!("fault-map-{name}").as_str()), "{name}");
            }
        }
    }
    for source in [include_str!("../../src/setup.rs"), include_str!("../../src/arrange.rs")] {
        for name in source.split("fault(\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            seen += 1;
            assert!(english.contains_key(format!("fault-{name}").as_str()), "{name}");
        }
    }
    assert!(seen > 50, "{seen}");
}
