//! Hidden things: who is told what, what views remember, and that imagined positions are dealt as chance would have.

use crate::{arrange, open, say};
use clash::{Clash, Event, Side, State, View};
use game::{Game, SeededDice, Viewer};
use std::collections::BTreeMap;

const ALLIES: Viewer = Viewer::Seat(game::Seat(0));
const AXIS: Viewer = Viewer::Seat(game::Seat(1));

fn told(game: &Clash, events: &[Event], viewer: Viewer) -> Vec<String> {
    let veiled = events.iter().filter_map(|event| game.veil(event, viewer));
    veiled.map(|event| Clash::tell(&event).to_string()).collect()
}

#[test]
fn drawn_cards_are_told_to_their_side_only() {
    let game = open("clash-ardennes", &[]);
    let mut at = game.start();
    let events = say(&game, &mut at, &["coin axis", "objective axis roads-1-2"]);
    assert!(
        told(&game, &events, AXIS)
            .contains(&"clash-event-objective-drawn objective=roads-1-2 side=axis".into())
    );
    for viewer in [ALLIES, Viewer::Public] {
        assert!(
            told(&game, &events, viewer).contains(&"clash-event-objective-drawn-hidden side=axis".into())
        );
        assert!(!told(&game, &events, viewer).iter().any(|line| line.contains("roads-1-2")));
        assert_eq!(game.view(&at, viewer).axis.objective, None);
    }
    assert_eq!(game.view(&at, AXIS).axis.objective.as_deref(), Some("roads-1-2"));
}

/// CL-7.4: what was seen stays as it was; the owner's later choice does not shine through.
#[test]
fn intelligence_shows_the_objective_as_it_was() {
    let game = open("clash-ardennes", &[]);
    let mut at = arrange(
        &game,
        "turn axis
         hand axis intelligence
         hand allies new-orders
         objective axis roads-6-7
         objective allies roads-1-2",
    );
    let look = game.parse("card intelligence").unwrap();
    assert!(game.reveals(&at, &look), "it cannot be undone");
    assert!(!game.reveals(&at, &game.parse("end").unwrap()));
    let events = say(&game, &mut at, &["card intelligence"]);
    let seen = "clash-event-objective-seen objective=roads-1-2 side=axis".to_owned();
    assert!(told(&game, &events, AXIS).contains(&seen));
    assert!(!told(&game, &events, Viewer::Public).iter().any(|line| line.contains("roads-1-2")));
    say(
        &game,
        &mut at,
        &["end", "card new-orders", "objective allies roads-2-3", "objective allies roads-3-4"],
    );
    let mut outcomes: Vec<(View, Vec<String>)> = Vec::new();
    for keep in ["keep roads-1-2", "keep roads-2-3", "keep roads-3-4"] {
        let mut next = at.clone();
        let events = say(&game, &mut next, &[keep]);
        assert!(game.hides(&game.parse(keep).unwrap(), AXIS));
        outcomes.push((game.view(&next, AXIS), told(&game, &events, AXIS)));
    }
    assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]), "which one was kept must not show");
    let view = &outcomes[0].0.axis;
    let names: Vec<&str> = view.seen.as_ref().unwrap().iter().map(|name| name.as_str()).collect();
    assert_eq!((names, view.orders_since), (vec!["roads-1-2"], 1));
}

/// How often each thing is imagined.
fn count(game: &Clash, at: &State, viewer: Viewer, what: impl Fn(&State) -> String) -> BTreeMap<String, u32> {
    let view = game.view(at, viewer);
    let mut dice = SeededDice::new(5);
    let mut counts = BTreeMap::new();
    for _ in 0..6_000 {
        let imagined = game.imagine(&view, &mut dice);
        assert_eq!(game.view(&imagined, viewer), view);
        *counts.entry(what(&imagined)).or_default() += 1;
    }
    counts
}

/// A fact of an imagined position that begins with these words.
fn fact(game: &Clash, at: &State, start: &str) -> String {
    let facts = game.facts(at);
    facts.into_iter().find(|line| line.starts_with(start)).unwrap_or_default()
}

#[test]
fn hidden_hands_are_dealt_from_the_cards_not_seen() {
    let game = open("clash-ardennes", &[]);
    let at = arrange(
        &game,
        "turn axis
         hand axis fuel fuel relief
         played axis sabotage
         hand allies reserves",
    );
    let counts = count(&game, &at, AXIS, |imagined| fact(&game, imagined, "hand allies"));
    // 16 cards are out of sight: one relief, one sabotage and two each of seven other kinds.
    assert_eq!(counts.len(), 9);
    assert!(!counts.contains_key("hand allies fuel"));
    for (hand, times) in counts {
        let cards =
            if ["hand allies relief", "hand allies sabotage"].contains(&hand.as_str()) { 1 } else { 2 };
        let expected = 6_000 * cards / 16;
        assert!(times.abs_diff(expected) < expected / 4, "{hand}: {times} instead of {expected}");
    }
}

/// CL-6.1: an objective that would have won when it was tested is not what the enemy has.
#[test]
fn objectives_that_would_have_won_are_not_imagined() {
    let game = open("clash-ardennes", &[]);
    let mut at = arrange(
        &game,
        "turn allies
         owner 1 allies
         road 2 allies tank tank tank tank tank
         road 5 axis tank tank tank tank tank private
         objective axis roads-6-7
         objective allies roads-3-4",
    );
    say(&game, &mut at, &["place tank 2", "victory allies fuel"]);
    // The Axis conquers a road later: any-two-clean would fail now, but it would have won when it was tested.
    say(&game, &mut at, &["end", "place mine 5", "victory axis fuel", "end"]);
    let counts = count(&game, &at, AXIS, |imagined| fact(&game, imagined, "objective allies"));
    for won in ["roads-1-2", "any-two-clean", "flank-clean"] {
        assert!(!counts.contains_key(&format!("objective allies {won}")), "{won} would have won");
    }
    assert!(!counts.contains_key("objective allies roads-6-7"), "that is the viewer's own");
    assert_eq!(counts.len(), 20 - 4);
    assert!(counts.values().all(|times| times.abs_diff(6_000 / 16) < 90), "{counts:?}");
}

#[test]
fn a_fresh_look_is_imagined_as_it_is_and_an_old_one_as_one_of_three() {
    let game = open("clash-ardennes", &[]);
    let facts = "turn axis
         hand axis intelligence
         hand allies new-orders
         objective allies roads-1-2";
    let mut at = arrange(&game, facts);
    say(&game, &mut at, &["card intelligence"]);
    let objective = |imagined: &State| fact(&game, imagined, "objective allies");
    assert_eq!(count(&game, &at, AXIS, objective).len(), 1);
    let orders = [
        "end",
        "card new-orders",
        "objective allies roads-2-3",
        "objective allies roads-3-4",
        "keep roads-3-4",
    ];
    say(&game, &mut at, &orders);
    let counts = count(&game, &at, AXIS, objective);
    let kept = counts["objective allies roads-1-2"];
    assert!(kept.abs_diff(2_000) < 200, "{kept}");
    assert_eq!(counts.len(), 20);
    // Wherever it is not kept, it lies under the deck.
    count(&game, &at, AXIS, |imagined| {
        let known = objective(imagined) + &fact(&game, imagined, "put-back allies");
        assert!(known.contains("roads-1-2"), "{known}");
        String::new()
    });
}

#[test]
fn weights_are_the_cards_left() {
    let game = open("clash-ardennes", &[]);
    let mut at = arrange(
        &game,
        "turn axis
         hand axis fuel
         hand allies fuel relief
         played allies sabotage
         road 1 axis tank tank tank tank tank",
    );
    say(&game, &mut at, &["place tank 1"]);
    let mut words = Vec::new();
    let total = game.chance(&at, &[], &mut words);
    let weights: Vec<u64> = words.iter().map(|(_, weight)| *weight).collect();
    // In the order of the kinds, fuel gone: forced march 2, withdrawal 2, reserves 2, second special 2, relief 1,
    // sabotage 1, and two each of the last three.
    assert_eq!((total, weights), (16, vec![2, 2, 2, 2, 1, 1, 2, 2, 2]));
    assert_eq!(game.view(&at, AXIS).of(Side::Allies).cards, 2);
}
