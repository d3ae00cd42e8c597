//! The checks every game must pass: two and four nations, every option.

use crate::open;
use game::{
    Game, Turn,
    conform::{self, Plan},
};
use trench_club::{Phase, Spot, State, TrenchClub, unit::Unit};

/// Scenario files have words for the positions of a turn, not for set-up and battles.
fn is_tellable(_game: &TrenchClub, at: &State) -> bool {
    matches!(at.phase, Phase::Activate | Phase::Move | Phase::Attack | Phase::Money)
}

/// What is always true: one unit per hex, riders only in the move phase, facts that lead back.
pub(crate) fn sound(game: &TrenchClub, at: &State) -> Result<(), String> {
    let all = || (0..64).map(Unit);
    let mut taken = std::collections::BTreeSet::new();
    for unit in all() {
        match at.at(unit) {
            Spot::Hex(hex) if !taken.insert(hex) => return Err(format!("two units on hex {hex}")),
            Spot::Fort(fort) if at.owner(fort) != Some(unit.nation()) => {
                return Err(format!("{unit} is in a fort that is not its own"));
            }
            Spot::Aboard if at.phase != Phase::Move && !matches!(game.turn(at), Turn::Over(_)) => {
                return Err(format!("{unit} is aboard in {:?}", at.phase));
            }
            _ => {}
        }
        if at.figure(unit).damage > 5 {
            return Err(format!("{unit} has more damage than it can bear"));
        }
    }
    if is_tellable(game, at) {
        match game.arrange(&game.facts(at)) {
            Ok(again) if again == *at => {}
            Ok(again) => {
                return Err(format!("facts lead elsewhere: {:#?}\n{at:?}\n{again:?}", game.facts(at)));
            }
            Err(faults) => return Err(format!("facts: {faults:?}")),
        }
    }
    Ok(())
}

fn keeps_the_contract(head: &[&str], games: u32, seed: u64) {
    let game = open(head);
    let plan = Plan {
        games,
        seed,
        max_actions: 20_000,
        every: 200,
        refusals: 40,
        results: 6,
        tellable: is_tellable,
        invariant: sound,
        ..Plan::default()
    };
    match conform::check(&game, &plan) {
        Ok(report) => println!("{head:?}\n{report}"),
        Err(breaches) => {
            let told: Vec<String> =
                breaches.iter().map(|b| b.to_string().chars().take(6000).collect()).collect();
            panic!("{head:?}\n{}", told.join("\n\n"));
        }
    }
}

#[test]
fn two_nations_keep_the_contract() {
    keeps_the_contract(&["map training", "option rounds 12"], 3, 1);
}

#[test]
fn four_nations_keep_the_contract() {
    keeps_the_contract(&["option rounds 6"], 1, 2);
}

#[test]
fn four_nations_with_every_option_keep_the_contract() {
    let head = [
        "option forts epic",
        "option trenches yes",
        "option no-dice germany",
        "option no-dice france",
        "option rounds 6",
    ];
    keeps_the_contract(&head, 1, 3);
}

#[test]
fn two_nations_with_every_option_keep_the_contract() {
    let head = [
        "map training",
        "nations france austria",
        "option forts epic",
        "option trenches yes",
        "option no-dice austria",
        "option rounds 12",
    ];
    keeps_the_contract(&head, 3, 4);
}

#[test]
fn two_nations_on_the_snow_half_keep_the_contract() {
    keeps_the_contract(&["nations britain germany", "option rounds 8"], 2, 5);
}
