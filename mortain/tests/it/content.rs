//! Content files with faults: all of them are reported, each with its file and line.

use game::{Fault, Game, Viewer};
use mortain::{Content, Files, Mortain, Setup, Side, UnitValues};

fn faults(files: &Files<'_>) -> Vec<String> {
    let Err(faults) = Content::read(files) else { return Vec::new() };
    faults.iter().map(|Fault { message, .. }| message.to_string()).collect()
}

/// The line of a text on which `what` stands, from 1.
fn line(text: &str, what: &str) -> usize {
    text.lines().position(|line| line.contains(what)).unwrap() + 1
}

#[test]
fn the_shipped_files_have_none() {
    assert_eq!(faults(&Files::SHIPPED), Vec::<String>::new());
}

#[test]
fn all_faults_of_all_files_come_together() {
    let map = Files::SHIPPED.map.replacen("....H.C..", "....H.X..", 1).replacen("...F....F", "...F....", 1);
    let units = Files::SHIPPED.units.replacen("id = \"DF\"", "id = \"D\"", 1);
    let deck = Files::SHIPPED.deck.replacen("number = 7", "number = 77", 1);
    let found = faults(&Files { map: &map, units: &units, deck: &deck });
    let at = |file: &str| format!("file={file} found=");
    assert_eq!(found.len(), 4, "{found:#?}");
    for (kind, file, line) in [
        ("terrain", "map.toml", line(&map, "....H.X..")),
        ("row-length", "map.toml", line(&map, "\"...F....\"")),
        ("number", "deck.toml", line(&deck, "number = 77")),
    ] {
        let wanted = |fault: &&String| {
            fault.starts_with(&format!("mortain-fault-content-{kind} {}", at(file)))
                && fault.ends_with(&format!("line={line}"))
        };
        assert!(found.iter().any(|fault| wanted(&fault)), "{kind} {line}: {found:#?}");
    }
    let second = units.lines().enumerate().filter(|(_, text)| *text == "id = \"D\"").nth(1).unwrap().0 + 1;
    assert!(
        found
            .iter()
            .any(|fault| fault.contains("content-twice") && fault.ends_with(&format!("line={second}")))
    );
}

#[test]
fn faults_of_one_kind_each() {
    let (map, units, deck) = (Files::SHIPPED.map, Files::SHIPPED.units, Files::SHIPPED.deck);
    let even = |unit: &str, values: &str| format!("{units}\n[[even]]\nunit = \"{unit}\"\n{values}\n");
    let cases = [
        ("road-gap", map.replacen("\"0704\", ", "", 1), units.to_owned(), deck.to_owned()),
        ("hex", map.replacen("hex = \"0201\"", "hex = \"1201\"", 1), units.to_owned(), deck.to_owned()),
        ("unreadable", map.replacen("rows = [", "rows = ", 1), units.to_owned(), deck.to_owned()),
        ("number", map.replacen("range = 3", "range = 30", 1), units.to_owned(), deck.to_owned()),
        (
            "companion",
            map.to_owned(),
            units.replacen("id = \"D\"", "companion = true\nid = \"D\"", 1),
            deck.to_owned(),
        ),
        ("german-deployed", map.to_owned(), units.replacen("enters = 1\n", "", 1), deck.to_owned()),
        (
            "suggestion",
            map.to_owned(),
            units.replacen("hex = \"0601\"", "hex = \"0901\"", 1),
            deck.to_owned(),
        ),
        ("unit", map.to_owned(), even("39", "full = [3, 3]\nreduced = [2, 2]"), deck.to_owned()),
        ("reduced-better", map.to_owned(), even("38", "full = [3, 3]\nreduced = [2, 4]"), deck.to_owned()),
        (
            "reduced-better",
            map.to_owned(),
            units.replacen("reduced = [2, 1]", "reduced = [5, 1]", 1),
            deck.to_owned(),
        ),
        ("word", map.to_owned(), units.replacen("\"38\"", "\"38th regiment\"", 1), deck.to_owned()),
        ("activates", map.to_owned(), units.to_owned(), deck.replacen("activates = 3, ", "", 1)),
        (
            "deck-size",
            map.to_owned(),
            units.to_owned(),
            deck.replacen("    { id = \"c\", side = \"german\" },\n", "", 1),
        ),
        (
            "too-many-units",
            map.to_owned(),
            units.replacen("side = \"american\"", "side = \"german\"\nenters = 1", 1),
            deck.to_owned(),
        ),
        (
            "map-size",
            map.replacen("    \"....H.C..\",\n", &"    \"....H.C..\",\n".repeat(3), 1),
            units.to_owned(),
            deck.to_owned(),
        ),
    ];
    for (kind, map, units, deck) in &cases {
        let found = faults(&Files { map, units, deck });
        let wanted = format!("mortain-fault-content-{kind} ");
        assert!(found.iter().any(|fault| fault.starts_with(&wanted)), "{kind}: {found:#?}");
    }
}

/// SM-1.2: the same units; every American value one lower, but never below 1, and the German ones as they are.
#[test]
fn the_even_values_are_the_american_ones_lowered_by_one() {
    let content = Content::read(&Files::SHIPPED).unwrap();
    for unit in content.units.ids().map(|unit| content.units.get(unit)) {
        let lowered = unit.values.map(|side| side.map(|value| value.saturating_sub(1).max(1)));
        let wanted = if unit.side == Side::American { lowered } else { unit.values };
        assert_eq!(unit.even, wanted, "{}", unit.word);
    }
}

/// The values in force are what everybody sees.
#[test]
fn a_view_shows_the_values_in_force() {
    let shown = |unit_values| {
        let game = Mortain::open(&Setup { unit_values, ..Setup::default() }).unwrap();
        let view = game.view(&game.start(), Viewer::Public);
        let unit = view.units.iter().find(|unit| *unit.unit == *"CCA").unwrap();
        (unit.anti_tank, unit.anti_infantry)
    };
    assert_eq!(shown(UnitValues::Standard), (4, 4));
    assert_eq!(shown(UnitValues::Even), (3, 3));
}
