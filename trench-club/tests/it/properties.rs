//! What must hold in any game, whatever is played: walked through at random.

use crate::{conform::sound, open};
use game::{Chance, Dice, Game, SeededDice, Turn};
use proptest::prelude::*;
use trench_club::{Event, Phase, State, TrenchClub, unit::Unit};

fn alive(at: &State) -> Vec<Unit> {
    (0..64).map(Unit).filter(|&unit| at.is_alive(unit)).collect()
}

/// One step of play; says what is wrong with it.
fn fair_step(game: &TrenchClub, before: &State, after: &State, events: &[Event]) -> Result<(), String> {
    let lost: Vec<Unit> = alive(before).into_iter().filter(|&unit| !after.is_alive(unit)).collect();
    for unit in &lost {
        if !events.iter().any(|event| matches!(event, Event::Destroyed { unit: told, .. } if told == unit)) {
            return Err(format!("{unit} was lost without a word"));
        }
    }
    let told = events.iter().filter(|event| matches!(event, Event::Destroyed { .. })).count();
    if told != lost.len() {
        return Err(format!("{told} told to be destroyed, {} lost", lost.len()));
    }
    for nation in 0..4 {
        // Money is a whole number from 0: an overdraft would wrap around to a fortune.
        if after.money[nation] > before.money[nation].saturating_add(60) {
            return Err(format!("money {:?} after {:?}", after.money, before.money));
        }
    }
    if after.active != before.active
        && alive(after).iter().any(|&unit| after.at(unit) == trench_club::Spot::Aboard)
    {
        return Err("a transport is loaded between turns".to_owned());
    }
    sound(game, after)
}

fn walk(head: &[&str], seed: u64, steps: usize) -> Result<usize, String> {
    let game = open(head);
    let mut dice = SeededDice::new(seed);
    let (mut list, mut events, mut chance) = (Vec::new(), Vec::new(), Chance::default());
    let mut at = game.start();
    for step in 0..steps {
        let action = match game.turn(&at) {
            Turn::Over(_) => return Ok(step),
            Turn::Chance => chance.throw(&game, &at, &mut dice),
            Turn::Player(_) => {
                list.clear();
                game.actions(&at, &mut list);
                list[dice.below(list.len() as u64) as usize]
            }
        };
        let before = at.clone();
        events.clear();
        game.apply(&mut at, &action, &mut events);
        if events.is_empty() {
            return Err(format!("{action:?} was carried out in silence"));
        }
        if !matches!(at.phase, Phase::Over { .. }) {
            let mut sentence = String::new();
            game.print(&action, &mut sentence);
            fair_step(&game, &before, &at, &events)
                .map_err(|wrong| format!("step {step}, {sentence}: {wrong}"))?;
        }
    }
    Ok(steps)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn two_nations_play_fair(seed: u64) {
        let walked = walk(&["map training", "option rounds 20"], seed, 1500);
        prop_assert!(walked.as_ref().is_ok_and(|&steps| steps > 60), "{walked:?}");
    }

    #[test]
    fn four_nations_play_fair(seed: u64) {
        let walked = walk(&["option trenches yes", "option no-dice britain"], seed, 900);
        prop_assert!(walked.as_ref().is_ok_and(|&steps| steps > 100), "{walked:?}");
    }
}
