//! The contract, on both editions and under every value of every option.

use crate::invariant::invariant;
use clash::{Clash, Setup};
use game::{
    Game, SourceLine,
    conform::{self, Plan},
};

/// Every edition with each option at each of its values, one at a time, and all of them turned at once.
pub(crate) fn all_setups() -> Vec<(String, Setup)> {
    let mut setups = Vec::new();
    for edition in Clash::EDITIONS {
        let mut sets: Vec<Vec<SourceLine>> = vec![Vec::new()];
        let last = |values: &[&str]| values.last().map(|value| (*value).to_owned());
        let mut all_turned = Vec::new();
        for option in Clash::options(edition) {
            let values = option.values.iter().skip(1).map(|value| (*value).to_owned());
            let number = option.number.map(|(_, least)| least.to_string());
            sets.extend(
                values.chain(number.clone()).map(|value| vec![format!("option {} {value}", option.name)]),
            );
            let turned = last(option.values).or(number).expect("an option has values or a number");
            all_turned.push(format!("option {} {turned}", option.name));
        }
        sets.push(all_turned);
        for lines in sets {
            let (setup, rest) = Clash::setup(edition, &lines).expect("options as listed are read");
            assert!(rest.is_empty());
            setups.push((format!("{edition} {}", lines.join(", ")), setup));
        }
    }
    setups
}

#[test]
fn both_editions_keep_the_contract_under_every_option() {
    for (number, (name, setup)) in all_setups().into_iter().enumerate() {
        let game = Clash::open(&setup).expect("listed options make a box");
        let games = if name.ends_with(' ') { 12 } else { 3 };
        let plan = Plan { games, seed: number as u64 + 1, invariant, ..Plan::default() };
        match conform::check(&game, &plan) {
            Ok(report) => println!("{name}: {report}"),
            Err(breaches) => {
                let all: Vec<String> = breaches.iter().map(ToString::to_string).collect();
                panic!("{name}:\n{}", all.join("\n\n"));
            }
        }
    }
}
