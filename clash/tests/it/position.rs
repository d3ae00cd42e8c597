//! Positions and options as text: what makes no sense is a fault, named with its line.

use crate::{lines, open};
use clash::Clash;
use game::Game;

fn faults(options: &[&str], facts: &str) -> Vec<String> {
    let game = open("clash-ardennes", options);
    let faults = game.arrange(&lines(facts)).expect_err("the position makes no sense");
    faults
        .iter()
        .map(|fault| match fault.line {
            Some(line) => format!("{line}: {}", fault.message),
            None => fault.message.to_string(),
        })
        .collect()
}

#[test]
fn every_line_that_cannot_be_read_is_named() {
    let found =
        faults(&[], "turn axis\nroad 8 axis tank\nrod 3 axis tank\nhand axis diesel\nturn axis 4 4\nowner 3");
    assert_eq!(
        found,
        [
            "1: clash-fault-word expected=road found=8",
            "2: clash-fault-word expected=keyword found=rod",
            "3: clash-fault-word expected=card found=diesel",
            "4: clash-fault-too-much found=4",
            "5: clash-fault-missing expected=side",
        ]
    );
}

#[test]
fn what_contradicts_the_box_is_a_fault() {
    let cases: [(&[&str], &str, &str); 15] = [
        (
            &[],
            "turn axis\nroad 1 axis spy\nroad 2 axis spy",
            "2: clash-fault-not-enough-units side=axis unit=spy",
        ),
        (
            &["specials no"],
            "turn axis\nroad 1 axis spy",
            "1: clash-fault-not-enough-units side=axis unit=spy",
        ),
        (&[], "turn axis\nroad 1 axis artillery", "1: clash-fault-not-enough-units side=axis unit=artillery"),
        (
            &[],
            "turn axis\nroad 1 axis tank tank tank tank\nroad 1 allies tank tank mine",
            "2: clash-fault-line-too-long road=1 side=allies",
        ),
        (&[], "turn axis\nroad 1 axis base 15 tank", "clash-fault-complete-without-owner road=1"),
        (&[], "turn axis\nowner 1 axis\nroad 1 allies tank", "clash-fault-loser-on-road road=1"),
        (&[], "turn axis\nroad 1 axis tank\nroad 1 axis tank", "2: clash-fault-line-twice road=1 side=axis"),
        (&[], "turn axis\nowner 1 axis\nowner 1 allies", "2: clash-fault-owner-twice road=1 side=axis"),
        (&[], "turn axis\nowner 1 axis\nowner 2 axis\nowner 3 axis", "clash-fault-already-won side=axis"),
        (&[], "turn axis\nhand axis fuel fuel\nhand allies fuel", "clash-fault-not-enough-cards card=fuel"),
        (
            &["objectives none"],
            "turn axis\nhand axis new-orders",
            "clash-fault-not-enough-cards card=new-orders",
        ),
        (
            &["objectives 2021"],
            "turn axis\nobjective axis roads-1-2",
            "1: clash-fault-objective-not-in-deck objective=roads-1-2",
        ),
        (
            &[],
            "turn axis\nobjective axis roads-1-2\nobjective allies roads-1-2",
            "2: clash-fault-objective-not-in-deck objective=roads-1-2",
        ),
        (&[], "turn axis\neffect allies fuel", "clash-fault-effect-impossible card=fuel side=allies"),
        (&[], "turn axis\neffect axis relief", "clash-fault-effect-impossible card=relief side=axis"),
    ];
    for (options, facts, expected) in cases {
        assert_eq!(faults(options, facts), [expected], "{facts}");
    }
    assert_eq!(faults(&[], "round 3"), ["clash-fault-turn-missing"]);
    assert_eq!(faults(&[], "turn axis\nstock axis tank 3"), ["1: clash-fault-expect-only keyword=stock"]);
}

#[test]
fn options_that_make_no_sense_are_named() {
    let read = |text: &str| match Clash::setup("clash-dday", &lines(text)) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| format!("{:?} {}", fault.line, fault.message)).collect(),
    };
    assert_eq!(
        read("option starter nobody\noption rounds 9\noption colour red\noption starter\noption rounds 20"),
        [
            "Some(0) clash-fault-option-value known=coin+allies+axis name=starter value=nobody",
            "Some(1) clash-fault-option-number least=10 name=rounds value=9",
            "Some(2) clash-fault-option-unknown \
             known=mortar-fires+blocked-by+specials+victory-cards+objectives+starter+road-length+rounds name=colour",
            "Some(3) clash-fault-option-form",
            "Some(4) clash-fault-option-twice name=rounds",
        ]
    );
    assert!(Clash::setup("clash-paris", &[]).is_err());
}

#[test]
fn the_head_reads_back() {
    for (name, setup) in crate::conform::all_setups() {
        let game = Clash::open(&setup).unwrap();
        let (edition, head) = game.head();
        assert_eq!(Clash::setup(edition, &head).unwrap(), (setup, Vec::new()), "{name}");
    }
}

/// Every `expect` line can fail, and says what it found.
#[test]
fn expectations_fail_with_what_was_found() {
    let game = open("clash-ardennes", &[]);
    let at = game
        .arrange(&lines(
            "turn axis 3\nround 4\nroad 2 axis base 2 tank mine\nowner 5 allies\nobjective axis roads-1-2
             hand axis fuel relief\neffect axis reserves 1",
        ))
        .unwrap();
    let cases = [
        ("turn axis 2", "turn axis 3"),
        ("turn allies", "turn axis 3"),
        ("round 5", "round 4"),
        ("road 2 axis tank mine", "road 2 axis base 2 tank mine"),
        ("road 2 axis none", "road 2 axis base 2 tank mine"),
        ("road 3 axis tank", "road 3 axis none"),
        ("owner 5 none", "owner 5 allies"),
        ("owner 4 axis", "owner 4 none"),
        ("objective axis none", "objective axis roads-1-2"),
        ("hand axis fuel", "hand axis fuel relief"),
        ("hand allies fuel", "hand allies none"),
        ("stock axis mine 5", "stock axis mine 4"),
        ("effect axis none", "effect axis reserves 1"),
        ("effect axis reserves", "effect axis reserves 1"),
        ("effect allies sabotage", "effect allies none"),
    ];
    for (line, found) in cases {
        let unmet = game.expect(&at, &[line.to_owned()]).unwrap();
        assert_eq!(unmet.len(), 1, "{line}");
        assert_eq!(unmet[0].found, found);
        assert!(game.expect(&at, &[found.to_owned()]).unwrap().is_empty(), "{found}");
    }
    // Two lines for one hand add up.
    assert!(game.expect(&at, &lines("hand axis relief\nhand axis fuel")).unwrap().is_empty());
}

#[test]
fn misread_sentences_say_what_could_stand_there() {
    let game = open("clash-dday", &[]);
    let misread = |text: &str| {
        let misread = game.parse(text).unwrap_err();
        (misread.word, misread.found, misread.expected.join(" "))
    };
    let roads = "1 2 3 4 5 6 7";
    assert_eq!(misread("attack 8"), (1, "8".into(), roads.into()));
    assert_eq!(misread("attack"), (1, String::new(), roads.into()));
    assert_eq!(misread("attack 3 3"), (2, "3".into(), String::new()));
    assert_eq!(misread("attack  3"), (1, String::new(), roads.into()));
    assert_eq!(misread("end "), (1, String::new(), String::new()));
    assert_eq!(misread("card air-strike"), (2, String::new(), roads.into()));
    assert_eq!(misread("card fuel 3"), (2, "3".into(), String::new()));
    let (word, found, expected) = misread("place jeep 3");
    assert_eq!((word, found.as_str()), (1, "jeep"));
    assert_eq!(expected, "mine tank private corporal sergeant general mortar spy artillery");
    assert!(misread("").2.starts_with("place advance retreat"));
}
