//! Content mistakes are found at load, all of them together, each with its file and line.

use clash::data::{Content, Files, SHIPPED};

/// The faults of these files as `file:line problem word`.
fn faults(files: Files<'_>) -> Vec<String> {
    let faults = Content::read(&files).expect_err("the files are broken");
    faults
        .iter()
        .map(|fault| {
            let arg = |name: &str| match &fault.message.args[name] {
                game::Value::Number(number) => number.to_string(),
                game::Value::Text(text) => text.clone(),
                game::Value::List(words) => words.join(" "),
            };
            assert_eq!(fault.message.key, "clash-fault-content");
            format!("{}:{} {} {}", arg("file"), arg("line"), arg("problem"), arg("word"))
        })
        .collect()
}

#[test]
fn shipped_content_is_valid() {
    let content = Content::read(&SHIPPED).unwrap();
    let units: u32 = content.units.iter().map(|unit| u32::from(unit.count)).sum();
    // 25 for each edition: the two flanking pieces are listed both.
    assert_eq!(units, 26);
    assert_eq!(content.objectives.len(), 30);
    assert_eq!(content.victory_deck(true, true).total(), 20);
    assert_eq!(content.victory_deck(false, false).total(), 12);
}

#[test]
fn all_faults_of_all_files_come_together() {
    let units = SHIPPED.units.replace("count = 7", "count = \"seven\"").replace("tiles = 5", "tiles = 50");
    let editions = SHIPPED.editions.replacen("tiles = 18", "tyles = 18", 1);
    let cards = SHIPPED.cards.replacen("id = \"fuel\"", "id = \"diesel\"", 1);
    let objectives = SHIPPED.objectives.replacen("any-of = [[1, 2]]", "any-of = [[1, 8]]", 1).replacen(
        "deck = \"2021\"",
        "deck = \"2022\"",
        1,
    );
    let line = |text: &str, part: &str| text[..text.find(part).unwrap()].matches('\n').count() + 1;
    let table = |text: &str, part: &str| line(text, part) - 1;
    let expected = vec![
        format!("units.toml:{} not-a-number count", line(&units, "\"seven\"")),
        format!("units.toml:{} out-of-range tiles 50, 1–9", line(&units, "tiles = 50")),
        format!("editions.toml:{} unknown-key tyles", line(&editions, "tyles")),
        format!("editions.toml:{} missing-key tiles", table(&editions, "id = \"clash-ardennes\"")),
        format!("cards.toml:{} unknown-word diesel", line(&cards, "diesel")),
        format!("objectives.toml:{} out-of-range any-of 8, 1–7", line(&objectives, "[[1, 8]]")),
        format!("objectives.toml:{} too-easy roads-1-2", table(&objectives, "id = \"roads-1-2\"")),
        format!("objectives.toml:{} unknown-word 2022", line(&objectives, "2022")),
    ];
    let files = Files { units: &units, editions: &editions, cards: &cards, objectives: &objectives };
    assert_eq!(faults(files), expected);
}

#[test]
fn broken_text_names_its_line() {
    let cards = SHIPPED.cards.replacen("copies = 2", "copies = = 2", 1);
    let found = faults(Files { cards: &cards, ..SHIPPED });
    let line = cards[..cards.find("= =").unwrap()].matches('\n').count() + 1;
    assert!(found[0].starts_with(&format!("cards.toml:{line} syntax")), "{found:?}");
}

#[test]
fn strength_must_be_decided_both_ways() {
    let both = SHIPPED.units.replace("mine = [\"tank\"]", "mine = [\"tank\", \"infantry\"]");
    let neither = SHIPPED.units.replace("tank = [\"infantry\"]", "tank = []");
    assert!(faults(Files { units: &both, ..SHIPPED })[0].ends_with("undecided mine, infantry"));
    assert!(faults(Files { units: &neither, ..SHIPPED })[0].ends_with("undecided tank, infantry"));
}

#[test]
fn twice_missing_and_impossible_entries_are_found() {
    let twice = SHIPPED.objectives.replacen("id = \"roads-2-3\"", "id = \"roads-1-2\"", 1);
    assert!(faults(Files { objectives: &twice, ..SHIPPED })[0].ends_with("twice roads-1-2"));
    let missing = SHIPPED.cards.replacen("[[card]]\nid = \"forced-march\"\ncopies = 2\n", "", 1);
    assert_eq!(faults(Files { cards: &missing, ..SHIPPED }), ["cards.toml:1 missing-entry forced-march"]);
    let long = SHIPPED.editions.replacen("tiles = 18", "tiles = 40", 1);
    let found = faults(Files { editions: &long, ..SHIPPED });
    assert!(found[0].ends_with("line-too-long clash-ardennes"), "{found:?}");
    let special = SHIPPED.units.replacen("count = 1\ntiles = 5", "count = 2\ntiles = 5", 1);
    assert!(faults(Files { units: &special, ..SHIPPED })[0].ends_with("special-not-single general"));
}
