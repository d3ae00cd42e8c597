//! The examples of the rules (SM-8) and at least one scenario for every paragraph, played from `tests/scenarios`.

use game::{Game, scenario::Scenario};
use mortain::{Content, Files, Illegal, Mortain, Setup};
use std::{fs, path::PathBuf};

fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "scenario"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, String::from_utf8(fs::read(path).unwrap()).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_comes_out_as_written() {
    let mut failed = Vec::new();
    for (name, source) in files() {
        let played = Scenario::parse(&source).and_then(|scenario| scenario.run::<Mortain>());
        match played {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => {
                let because = failure.because.map(|message| message.to_string()).unwrap_or_default();
                failed.push(format!("{name}: line {}: {} {because}", failure.line, failure.message));
            }
            Err(faults) => failed.extend(
                faults.iter().map(|fault| format!("{name}: line {:?}: {}", fault.line, fault.message)),
            ),
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The specification's paragraphs; each must have a scenario whose name begins with it, and so must each example.
#[test]
fn every_paragraph_and_every_example_has_a_scenario() {
    let counts = [(1, 4), (2, 3), (3, 11), (4, 6), (5, 6), (6, 4), (7, 3), (8, 7), (9, 1)];
    let names: Vec<String> = files().into_iter().map(|(name, _)| name).collect();
    let missing: Vec<String> = counts
        .into_iter()
        .flat_map(|(section, count)| (1..=count).map(move |number| format!("sm-{section}.{number}-")))
        // With the shipped content no group has strength 0: `a_group_of_strength_nought_may_not_fire` below.
        .filter(|prefix| prefix != "sm-5.6-")
        .filter(|prefix| !names.iter().any(|name| name.starts_with(prefix.as_str())))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// SM-5.6, with content where a printed value is 0.
#[test]
fn a_group_of_strength_nought_may_not_fire() {
    let (printed, nought) = ("full = [4, 1]\nreduced = [2, 1]", "full = [4, 0]\nreduced = [2, 0]");
    let units = Files::SHIPPED.units.replacen(printed, nought, 1);
    assert_ne!(units, Files::SHIPPED.units);
    let content = Content::read(&Files { units: &units, ..Files::SHIPPED }).unwrap();
    let game = Mortain::with_content(Setup::default(), content);
    let facts = ["unit D 0802", "unit 2SS-1 0803", "unit 823 0702", "unit 119 0702", "card 9h 5"];
    let at = game.arrange(&facts.map(str::to_owned)).unwrap();
    let check = |sentence: &str| game.check(&at, &game.parse(sentence).unwrap());
    assert!(matches!(check("fire D with 823"), Err(Illegal::NoStrength { .. })));
    assert_eq!(check("fire D with 119 823"), Ok(()));
    assert_eq!(check("fire 2SS-1 with 823"), Ok(()));
    let mut list = Vec::new();
    game.actions(&at, &mut list);
    assert!(!list.contains(&game.parse("fire D with 823").unwrap()));
    assert!(list.contains(&game.parse("fire D with 119 823").unwrap()));
}
