//! The checks every game must pass, under every combination of options.

use crate::setups;
use game::{
    Game,
    conform::{self, Plan},
};
use mortain::{Mortain, State};

/// SM-1.1, SM-4.1, SM-4.2: what the position says of itself must be a position one may arrange.
fn is_arrangeable(game: &Mortain, at: &State) -> Result<(), String> {
    if matches!(game.turn(at), game::Turn::Over(_)) {
        return Ok(());
    }
    match game.arrange(&game.facts(at)) {
        Ok(again) if again == *at => Ok(()),
        Ok(_) => Err("the facts lead to another position".to_owned()),
        Err(faults) => Err(format!("{faults:?}")),
    }
}

#[test]
fn mortain_keeps_the_contract() {
    for (index, setup) in setups().into_iter().enumerate() {
        let game = Mortain::open(&setup).unwrap();
        let plan = Plan {
            games: 12,
            seed: 40 + index as u64,
            max_actions: 3000,
            invariant: is_arrangeable,
            ..Plan::default()
        };
        match conform::check(&game, &plan) {
            Ok(report) => println!("{setup:?}\n{report}"),
            Err(breaches) => {
                let told: Vec<String> = breaches.iter().map(ToString::to_string).collect();
                panic!("{setup:?}\n{}", told.join("\n\n"));
            }
        }
    }
}
