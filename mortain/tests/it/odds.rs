//! The odds that are shown, against brute force: every order of the cards left, played through the rules themselves,
//! with the better of the two choices after each face card.

use crate::{arrange, default_game, setups};
use game::{Dice as _, Game, Odds, SeededDice, Turn, Viewer};
use mortain::{Action, Draws, Event, Mortain, State};

/// Chances of hit, miss and joker.
type Three = [f64; 3];

/// Plays on from a position where a card is to be drawn for an attack, or where the firer must choose.
fn brute(game: &Mortain, at: &State) -> Three {
    let mut events = Vec::new();
    match game.turn(at) {
        Turn::Chance => {
            let mut cards = Vec::new();
            let total = game.chance(at, &[], &mut cards);
            let mut sum = [0.0; 3];
            for (word, weight) in cards {
                let mut next = at.clone();
                events.clear();
                game.apply(&mut next, &game.spell(at, &[word]), &mut events);
                let part = result(&events).unwrap_or_else(|| brute(game, &next));
                for (sum, part) in sum.iter_mut().zip(part) {
                    *sum += part * weight as f64 / total as f64;
                }
            }
            sum
        }
        _ => {
            let mut next = at.clone();
            game.apply(&mut next, &Action::Redraw, &mut events);
            let again = brute(game, &next);
            if again[0] > 0.0 { again } else { [0.0, 1.0, 0.0] }
        }
    }
}

/// How the combat ended, if these events tell.
fn result(events: &[Event]) -> Option<Three> {
    events.iter().find_map(|event| match event {
        Event::Hit { .. } => Some([1.0, 0.0, 0.0]),
        Event::Missed { .. } | Event::MissedWithoutCard => Some([0.0, 1.0, 0.0]),
        Event::JokerEndedTurn { .. } => Some([0.0, 0.0, 1.0]),
        _ => None,
    })
}

fn shown(odds: &Odds) -> Three {
    let rows: Vec<f64> = odds.tables[0].rows.iter().map(|(_, share)| *share).collect();
    rows.try_into().unwrap()
}

fn assert_close(found: Three, expected: Three, what: &str) {
    for (found, expected) in found.into_iter().zip(expected) {
        assert!((found - expected).abs() < 1e-12, "{what}: {found} and {expected}");
    }
}

/// A position with a few cards left, as play would not soon bring it about: the rest were drawn for nothing.
fn few_cards_left(game: &Mortain, dice: &mut SeededDice, hand: &str) -> State {
    let mut deck: Vec<String> = game.deck().words().map(|word| word.to_string()).collect();
    deck.retain(|card| card != hand);
    for index in (1..deck.len()).rev() {
        deck.swap(index, dice.below(index as u64 + 1) as usize);
    }
    let left = 1 + dice.below(6) as usize;
    // Often only one colour has come, so that the joker is ignored.
    let is_one_colour = dice.below(2) == 0;
    let mut facts: Vec<String> = [
        "unit 102 0802",
        "unit D 0802",
        "unit 17 0703",
        "unit 37 0803 reduced",
        "unit 119 0702",
        "unit 823 0702",
        "unit 120 0801 reduced",
        "unit SPTD 0701",
        "unit CCA 0603",
    ]
    .map(str::to_owned)
    .to_vec();
    facts.push(format!("card {hand} {}", if hand.starts_with('9') { 5 } else { 4 }));
    let used = if is_one_colour { "fought" } else { "used" };
    facts.push(format!("{used} {}", deck[left..].join(" ")));
    if dice.below(3) == 0 {
        facts.push("harass 0903".to_owned());
    }
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    arrange(game, &facts)
}

#[test]
fn odds_are_those_of_all_orders_of_the_cards_left() {
    let mut dice = SeededDice::new(5);
    let (mut compared, mut events) = (0, Vec::new());
    for setup in setups() {
        let game = Mortain::open(&setup).unwrap();
        for hand in ["9s", "9h", "8d"].repeat(8) {
            let at = few_cards_left(&game, &mut dice, hand);
            let view = game.view(&at, Viewer::Public);
            let mut list = Vec::new();
            game.actions(&at, &mut list);
            // A sample keeps the test short; moves and passes have no odds.
            for action in list.into_iter().step_by(9) {
                let mut next = at.clone();
                game.apply(&mut next, &action, &mut events);
                let is_attack =
                    matches!(action, Action::Fire { .. } | Action::Strike { .. } | Action::StrikeUnit { .. });
                let odds = game.odds(&view, &action);
                assert_eq!(odds.is_some(), is_attack);
                if let Some(odds) = odds {
                    assert_close(shown(&odds), brute(&game, &next), &format!("{action:?} {at:?}"));
                    compared += 1;
                }
            }
        }
    }
    println!("{compared} attacks compared");
    assert!(compared > 200);
}

/// The whole deck, by recursion over how many cards of each sort are left: far too many orders to walk one by one.
fn by_counts(draws: Draws) -> Three {
    let joker = u32::from(draws.has_joker);
    let total = draws.hits + draws.misses + draws.faces + joker;
    if total == 0 {
        return [0.0, 1.0, 0.0];
    }
    let share = |count: u32| f64::from(count) / f64::from(total);
    let mut sum = [share(draws.hits), share(draws.misses), share(joker)];
    if draws.faces > 0 {
        let again = by_counts(Draws { faces: draws.faces - 1, ..draws });
        let best = if again[0] > 0.0 { again } else { [0.0, 1.0, 0.0] };
        for (sum, part) in sum.iter_mut().zip(best) {
            *sum += share(draws.faces) * part;
        }
    }
    sum
}

#[test]
fn odds_are_those_of_counting_for_every_deck() {
    for hits in 0..=40 {
        for misses in 0..=40 - hits {
            for faces in 0..=12 {
                for has_joker in [false, true] {
                    let draws = Draws { hits, misses, faces, has_joker };
                    let best = draws.best();
                    let share = |count: u32| f64::from(count) / f64::from(best.total);
                    let found = [share(best.hit), share(best.miss), share(best.joker)];
                    assert_close(found, by_counts(draws), &format!("{draws:?}"));
                }
            }
        }
    }
}

/// The picture of the mock-up: D, DF and 102 adjacent to 120 on Hill 314; 9 of 10 numbers hit.
#[test]
fn known_odds_of_a_known_deck() {
    let game = default_game();
    let facts = [
        "unit D 0802",
        "unit DF 0802",
        "unit 102 0802",
        "unit 120 0801",
        "unit 823 0801 reduced",
        "card 7s 3",
        "used Qh 9d 2s Td 6h Kc 3s 8d Jd 5c 4c As",
        "acted 2SS-1",
        "unit 2SS-1 0803",
    ];
    let at = arrange(&game, &facts);
    let action = game.parse("fire 120 with 102 D DF").unwrap();
    let odds = game.odds(&game.view(&at, Viewer::Public), &action).unwrap();
    // Left: 4 of each number but A 3, 2 3, 3 3, 4 3, 5 3, 6 3, 7 3, 8 3, 9 3, T 3: 30 numbers, 27 up to nine; a joker.
    assert_close(shown(&odds), [27.0 / 31.0, 3.0 / 31.0, 1.0 / 31.0], "mock-up");
}

/// SM-5.5: while the firer must choose, the odds of drawing again.
#[test]
fn a_redraw_has_odds_and_a_miss_has_none() {
    let game = default_game();
    let mut at = arrange(&game, &["unit D 0802", "unit 119 0702", "card 9s 5", "used 4h"]);
    let mut events = Vec::new();
    for sentence in ["fire 119 with D", "draw Kh"] {
        game.apply(&mut at, &game.parse(sentence).unwrap(), &mut events);
    }
    let view = game.view(&at, Viewer::Public);
    // 3 - 2 + 1: aces and twos hit, 38 numbers and the joker are left.
    let odds = game.odds(&view, &Action::Redraw).unwrap();
    assert_close(shown(&odds), [8.0 / 39.0, 30.0 / 39.0, 1.0 / 39.0], "redraw");
    assert_eq!(game.odds(&view, &Action::Miss), None);
    assert_eq!(game.odds(&view, &Action::Pass), None);
}
