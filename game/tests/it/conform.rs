//! The conformance suite finds every planted fault by the check made for it, and nothing in the toy without faults.

use crate::toy::{FAULTS, Planted, Toy};
use game::{
    Game, Scenario,
    conform::{self, Breach, Check, Plan},
};
use std::collections::BTreeSet;

/// The leaks stand first in the list of faults.
const LEAKS: usize = 12;

fn plan() -> Plan<Toy> {
    Plan { games: 12, max_actions: 100, pool: 300, refusals: 30, reach: 100, ..Plan::default() }
}

/// Not three rounds, so that the head has an option to lose.
fn toy(planted: Planted) -> Toy {
    Toy::new(if planted == Planted::LeakingLate { 8 } else { 4 }, Some(planted))
}

fn breaches(planted: Planted) -> Vec<Breach> {
    conform::check(&toy(planted), &plan()).expect_err("the fault must be found")
}

#[test]
fn the_toy_without_faults_conforms() {
    for rounds in [1, 3, 5] {
        let report = conform::check(&Toy::new(rounds, None), &plan()).unwrap();
        println!("{report}\n");
        assert_eq!(report.games, 12);
        assert_eq!(report.longest, 2 + 5 * u64::from(rounds));
        assert_eq!(report.longest, report.shortest);
        assert_eq!(report.actions, 12 * report.longest);
        assert!(report.imagined_twins > 100 && report.imagined_truths > 10, "{report}");
        assert!(report.real_twins > 100 && report.led > 100, "{report}");
        assert!(report.refusals > 1000 && report.twin_refusals > 1000, "{report}");
        assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 12);
    }
}

#[test]
fn every_planted_fault_is_found_by_its_check() {
    let mut missed = Vec::new();
    for &(planted, check) in FAULTS {
        let found = conform::check(&toy(planted), &plan());
        let checks: Vec<Check> = found.err().iter().flatten().map(|breach| breach.check).collect();
        if checks.first() != Some(&check) {
            missed.push(format!("{planted:?}: wanted {check:?} first, found {checks:?}"));
        }
    }
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn every_fault_is_tried() {
    let tried: BTreeSet<String> = FAULTS.iter().map(|fault| format!("{:?}", fault.0)).collect();
    assert_eq!(tried.len(), FAULTS.len());
    assert_eq!(tried.len(), game::variants::<Planted>().len());
}

#[test]
fn every_check_has_a_fault_that_trips_it() {
    let mut tripped: BTreeSet<Check> = FAULTS.iter().map(|fault| fault.1).collect();
    tripped.insert(Check::Invariant); // by the test below
    let all: BTreeSet<Check> = Check::ALL.iter().copied().collect();
    assert_eq!(tripped, all);
}

#[test]
fn every_seed_finds_the_leaks() {
    for seed in 2..6 {
        for (planted, check) in &FAULTS[..LEAKS] {
            let found = conform::check(&toy(*planted), &Plan { seed, ..plan() });
            assert_eq!(found.expect_err("a leak")[0].check, *check, "{planted:?} with seed {seed}");
        }
    }
}

#[test]
fn where_chance_has_too_much_to_say_it_is_sampled() {
    let plan = Plan { chance_list: 5, ..plan() };
    conform::check(&Toy::new(3, None), &plan).unwrap();
    for (planted, check) in [
        (Planted::LaxToPlayers, Check::TooLax),
        (Planted::StrictToChance, Check::TooStrict),
        (Planted::ShortNarration, Check::EventsTellLess),
    ] {
        assert_eq!(conform::check(&toy(planted), &plan).expect_err("a fault")[0].check, check);
    }
}

#[test]
fn steps_with_secret_words_are_always_compared() {
    let plan = Plan { every: u32::MAX, games: 2, ..plan() };
    let found = conform::check(&toy(Planted::LeakingLate), &plan).expect_err("a leak");
    assert_eq!(found[0].check, Check::EventsTellLess);
}

#[test]
fn a_broken_invariant_is_a_breach() {
    let plan = Plan {
        invariant: |toy: &Toy, at| if toy.start() == *at { Ok(()) } else { Err("moved".into()) },
        ..plan()
    };
    let toy = Toy::new(3, None);
    assert_eq!(conform::check(&toy, &plan).expect_err("broken")[0].check, Check::Invariant);
    assert_eq!(conform::soak(&toy, &plan, 10).expect_err("broken")[0].check, Check::Invariant);
}

#[test]
fn a_breach_tells_viewer_difference_and_the_game_so_far() {
    let breach = &breaches(Planted::LeakingView)[0];
    assert_eq!(breach.viewer.as_deref(), Some("blue"));
    assert!(breach.found.contains("at .cards[0]: "), "{}", breach.found);
    let lines: Vec<&str> = breach.game.lines().collect();
    assert_eq!(lines[..4], ["game toy", "option rounds 4", "option planted leaking-view", "play"]);
    assert!(lines[4].starts_with("  deal red "));
    assert_eq!(lines.len(), 5);
}

#[test]
fn the_game_so_far_is_a_scenario() {
    for planted in [Planted::StrictCheck, Planted::UndeclaredReveal, Planted::Endless] {
        let breach = &breaches(planted)[0];
        let scenario = Scenario::parse(&breach.game).unwrap();
        assert_eq!(scenario.run::<Toy>().unwrap(), Ok(()), "{breach}");
    }
}

#[test]
fn a_panic_is_reported_with_the_line_that_caused_it() {
    let breach = &breaches(Planted::PanickingApply)[0];
    assert_eq!(breach.found, "while playing a game to gather sentences: planted");
    assert_eq!(breach.game.lines().last(), Some("  show"));
}

#[test]
fn facts_that_are_never_told_are_a_breach() {
    let found = conform::check(&Toy::new(3, None), &Plan { tellable: |_, _| false, ..plan() });
    assert_eq!(found.expect_err("blind")[0].check, Check::Facts);
}

#[test]
fn the_same_plan_finds_the_same() {
    let toy = Toy::new(3, None);
    assert_eq!(conform::check(&toy, &plan()), conform::check(&toy, &plan()));
    assert_eq!(breaches(Planted::LeakingList), breaches(Planted::LeakingList));
}

#[test]
fn soaking_counts_what_it_played() {
    let report = conform::soak(&Toy::new(3, None), &plan(), 17 * 500).unwrap();
    assert_eq!((report.actions, report.longest), (17 * 500, 17));
    let endless = conform::soak(&toy(Planted::Endless), &plan(), 1000).expect_err("endless");
    assert_eq!(endless[0].check, Check::End);
    let empty = conform::soak(&toy(Planted::EmptyList), &plan(), 1000).expect_err("empty");
    assert_eq!(empty[0].check, Check::List);
}
