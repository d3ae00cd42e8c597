//! Exact odds against plain enumeration: every sentence chance could say, with its weight, through the engine itself.

use crate::open;
use game::{Game, Turn};
use std::collections::BTreeMap;
use trench_club::{Action, DAMAGE, Declared, ListOdds, Phase, Spot, State, TrenchClub, unit::Unit};

pub(crate) fn arrange(head: &[&str], facts: &[&str]) -> (TrenchClub, State) {
    let game = open(head);
    let facts: Vec<String> = facts.iter().map(|fact| (*fact).to_owned()).collect();
    let at = game.arrange(&facts).expect("the position can be arranged");
    (game, at)
}

fn unit(word: &str) -> Unit {
    word.parse().unwrap()
}

/// All ends of the battles with their probabilities: damage of each unit (6 is dead), experience of each.
struct Ends<'a> {
    game: &'a TrenchClub,
    start: State,
    damage: BTreeMap<Unit, [f64; 7]>,
    experience: BTreeMap<Unit, f64>,
    leaves: u64,
}

impl Ends<'_> {
    fn follow(&mut self, at: &State, chance: f64) {
        if self.game.turn(at) != Turn::Chance {
            self.leaves += 1;
            for unit in (0..64).map(Unit) {
                let dead = at.at(unit) == Spot::Dead;
                let damage = if dead { DAMAGE } else { at.figure(unit).damage };
                self.damage.entry(unit).or_insert([0.0; 7])[usize::from(damage)] += chance;
                // The dead lose what they had; what they earned before is not seen here.
                let gained =
                    f64::from(at.figure(unit).experience) - f64::from(self.start.figure(unit).experience);
                *self.experience.entry(unit).or_insert(0.0) += if dead { 0.0 } else { chance * gained };
            }
            return;
        }
        self.say(at, &mut Vec::new(), chance);
    }

    fn say(&mut self, at: &State, said: &mut Vec<u8>, chance: f64) {
        let mut words = Vec::new();
        let total = self.game.chance(at, said, &mut words);
        if total == 0 {
            let action = self.game.spell(at, said);
            let mut next = at.clone();
            self.game.apply(&mut next, &action, &mut Vec::new());
            return self.follow(&next, chance);
        }
        for (word, weight) in words {
            said.push(word);
            self.say(at, said, chance * weight as f64 / total as f64);
            said.pop();
        }
    }
}

/// Compares the odds of a list with its enumeration; experience only for units that never die on the way.
fn compare(head: &[&str], facts: &[&str], list: &[&str]) -> ListOdds {
    let (game, mut at) = arrange(head, facts);
    for sentence in list {
        let action = game.parse(sentence).unwrap();
        game.check(&at, &action).unwrap_or_else(|reason| panic!("{sentence}: {reason:?}"));
        game.apply(&mut at, &action, &mut Vec::new());
    }
    let odds = game.list_odds(&at, &at.list);
    let start = at.clone();
    game.apply(&mut at, &Action::Done, &mut Vec::new());
    let (damage, experience) = (BTreeMap::new(), BTreeMap::new());
    let mut ends = Ends { game: &game, start, damage, experience, leaves: 0 };
    ends.follow(&at, 1.0);
    assert!(ends.leaves > 5, "too little to compare: {}", ends.leaves);
    assert!(!odds.units.is_empty());
    for unit in &odds.units {
        let expected = ends.damage[&unit.unit];
        for (total, chance) in unit.damage.iter().enumerate() {
            assert!(
                (chance - expected[total]).abs() < 1e-12,
                "{}: {:?} {expected:?}",
                unit.unit,
                unit.damage
            );
        }
        if unit.damage[6] == 0.0 {
            let expected = ends.experience[&unit.unit];
            assert!(
                (unit.experience - expected).abs() < 1e-12,
                "{}: {} {expected}",
                unit.unit,
                unit.experience
            );
        }
    }
    // Nobody else was touched.
    for other in (0..64).map(Unit).filter(|other| odds.units.iter().all(|unit| unit.unit != *other)) {
        let had =
            if ends.start.at(other) == Spot::Dead { 6 } else { usize::from(ends.start.figure(other).damage) };
        assert!((ends.damage[&other][had] - 1.0).abs() < 1e-9, "{other} was touched");
    }
    odds
}

const TWO: [&str; 2] = ["map blank 12 10", "nations germany britain"];

#[test]
fn one_close_attack() {
    let facts =
        ["turn germany attack", "unit de.infantry 0505 damage 3 xp 5", "unit gb.infantry 0504 damage 2 xp 3"];
    let odds = compare(&TWO, &facts, &["attack de.infantry gb.infantry"]);
    assert_eq!(odds.units.len(), 2);
    assert!(odds.units.iter().all(|unit| unit.experience > 0.1));
}

#[test]
fn the_worked_example_of_the_rulebook() {
    // TC-7.4: 10 dice on 6 against the forest row, 11 dice on 2 against the car's open row.
    let head = ["map blank 12 10", "terrain 0504 forest"];
    let facts = [
        "turn germany attack",
        "unit de.armored-car 0505 damage 3 xp 3",
        "unit de.fighter 0604",
        "unit gb.infantry 0504 damage 1 xp 2",
        "unit gb.tank 1210",
    ];
    let odds = compare(&head, &facts, &["attack de.armored-car gb.infantry"]);
    let infantry = odds.units.iter().find(|odds| odds.unit == unit("gb.infantry")).unwrap();
    // P(0 or 1 hit of 10 on 1/2) and P(4 or 5 hits): no damage, two damage.
    assert!((infantry.damage[1] - 11.0 / 1024.0).abs() < 1e-12);
    assert!((infantry.damage[3] - (210.0 + 252.0) / 1024.0).abs() < 1e-12);
}

#[test]
fn a_list_keeps_its_order() {
    let facts = [
        "turn germany attack",
        "unit de.infantry 0505 damage 5 xp 3",
        "unit de.mounted 0604 damage 5 xp 5",
        "unit de.mortar 0507 damage 5 xp 2",
        "unit gb.infantry 0504 damage 5 xp 2",
        "unit gb.tank 1210",
    ];
    let list =
        ["attack de.infantry gb.infantry", "attack de.mounted gb.infantry", "attack de.mortar gb.infantry"];
    let odds = compare(&TWO, &facts, &list);
    assert!(odds.fought[0] == 1.0 && odds.fought[1] < 0.99 && odds.fought[2] < odds.fought[1]);
    let reversed: Vec<&str> = list.iter().rev().copied().collect();
    assert_ne!(compare(&TWO, &facts, &reversed).units, odds.units);
}

#[test]
fn helpers_that_may_die_change_later_dice() {
    let facts = [
        "turn germany attack",
        "unit de.infantry 0505 damage 5",
        "unit de.mounted 0604 damage 5",
        "unit gb.infantry 0504 damage 5 xp 5",
        "unit gb.mounted 0605 damage 5 xp 5",
        "unit gb.tank 1210",
    ];
    compare(&TWO, &facts, &["attack de.infantry gb.infantry", "attack de.mounted gb.mounted"]);
    compare(&TWO, &facts, &["attack de.infantry gb.mounted", "attack de.mounted gb.infantry"]);
}

#[test]
fn the_end_of_the_game_ends_the_list() {
    // The transport is only attacked if a British combat unit is left.
    let facts = [
        "turn germany attack",
        "unit de.infantry 0505 damage 5 xp 5",
        "unit de.mounted 0805 damage 5",
        "unit gb.infantry 0504 damage 5",
        "unit gb.transport 0804 damage 5",
    ];
    let odds = compare(&TWO, &facts, &["attack de.infantry gb.infantry", "attack de.mounted gb.transport"]);
    assert!(odds.fought[1] < 1.0);
}

#[test]
fn big_bertha_scatters_over_friend_and_foe() {
    for xp in ["xp 0", "xp 3", "xp 5"] {
        let bertha = format!("unit de.big-bertha 0510 damage 5 {xp}");
        let facts = [
            "turn germany attack",
            &bertha,
            "unit de.infantry 0504 damage 5",
            "unit de.mortar 0210 damage 5",
            "unit gb.infantry 0505 damage 4",
            "unit gb.fighter 0605",
            "unit gb.tank 0606 damage 3",
        ];
        compare(&TWO, &facts, &["attack de.big-bertha gb.infantry", "attack de.infantry gb.infantry"]);
    }
}

#[test]
fn gas_is_read_twice() {
    let head = ["map blank 12 10"];
    let facts = [
        "turn germany attack",
        "unit de.gas 0507 damage 5 xp 3",
        "unit de.infantry 0406 damage 5",
        "unit gb.infantry 0505 damage 4",
        "unit fr.tank 0504 damage 5",
        "unit gb.mounted 0605 damage 3",
        "unit gb.armored-car 1010",
    ];
    let list = ["attack de.gas gb.infantry n", "attack de.infantry gb.infantry"];
    compare(&head, &facts, &list);
    let cards = ["map blank 12 10", "option no-dice germany", "option no-dice britain"];
    compare(&cards, &facts, &list);
}

#[test]
fn soldiers_in_a_trench_shoot_back_together() {
    let head = ["map blank 12 10", "option trenches yes", "terrain 0504 trench", "terrain 0505 trench"];
    let facts = [
        "turn germany attack",
        "unit de.infantry 0506 damage 5",
        "unit de.mounted 0605 damage 5 xp 5",
        "unit gb.infantry 0504 damage 5 xp 3",
        "unit fr.mounted 0505 damage 5",
        "unit fr.tank 1210",
    ];
    compare(&head, &facts, &["attack de.infantry gb.infantry", "attack de.mounted fr.mounted"]);
}

#[test]
fn odds_are_told_for_attacks_lists_and_recruits() {
    let (game, mut at) = arrange(
        &TWO,
        &["turn germany attack", "unit de.infantry 0505", "unit gb.infantry 0504", "unit gb.tank 1210"],
    );
    let viewer = game::Viewer::Public;
    let attack = game.parse("attack de.infantry gb.infantry").unwrap();
    assert!(game.odds(&game.view(&at, viewer), &Action::Done).is_none(), "nothing is declared yet");
    let told = game.odds(&game.view(&at, viewer), &attack).expect("odds of an attack");
    assert_eq!(told.tables.len(), 2);
    assert_eq!(told.tables[0].rows.len(), 7);
    game.apply(&mut at, &attack, &mut Vec::new());
    let list = game.odds(&game.view(&at, viewer), &Action::Done).expect("odds of a list");
    // A list of one is that one, though it is reckoned in another way.
    assert_eq!(list.figures.len(), told.figures.len());
    for (one, other) in list.tables.iter().zip(&told.tables) {
        assert_eq!(one.title, other.title);
        for (one, other) in one.rows.iter().zip(&other.rows) {
            assert!(one.0 == other.0 && (one.1 - other.1).abs() < 1e-12, "{one:?} {other:?}");
        }
    }
    for (one, other) in list.figures.iter().zip(&told.figures) {
        assert!(one.0 == other.0 && (one.1 - other.1).abs() < 1e-12, "{one:?} {other:?}");
    }
    assert_eq!(at.phase, Phase::Attack);
}

/// Eleven attacks on six targets side by side, many of them helping each other: it must stay small.
#[test]
fn a_melee_of_eleven_attacks_adds_up() {
    let head = ["map blank 20 12", "nations germany britain"];
    let facts = [
        "turn germany attack",
        "unit de.infantry 0505",
        "unit de.mounted 0605 damage 2",
        "unit de.heavy-infantry 0705",
        "unit de.mortar 0708",
        "unit de.field-gun 0607",
        "unit de.armored-car 0804",
        "unit de.tank 0905",
        "unit de.anti-air 0906",
        "unit de.fighter 0603",
        "unit de.big-bertha 0710",
        "unit de.airship 0703",
        "unit gb.infantry 0504",
        "unit gb.mounted 0604",
        "unit gb.heavy-infantry 0704",
        "unit gb.armored-car 0805",
        "unit gb.fighter 0904",
        "unit gb.tank 1210",
    ];
    let (game, at) = arrange(&head, &facts);
    let pairs = [
        ("de.infantry", "gb.infantry"),
        ("de.mounted", "gb.mounted"),
        ("de.heavy-infantry", "gb.heavy-infantry"),
        ("de.mortar", "gb.mounted"),
        ("de.field-gun", "gb.infantry"),
        ("de.armored-car", "gb.heavy-infantry"),
        ("de.tank", "gb.armored-car"),
        ("de.anti-air", "gb.fighter"),
        ("de.fighter", "gb.mounted"),
        ("de.big-bertha", "gb.infantry"),
        ("de.airship", "gb.heavy-infantry"),
    ];
    let list: Vec<Declared> = pairs
        .iter()
        .map(|(attacker, target)| {
            let sentence = format!("attack {attacker} {target}");
            let action = game.parse(&sentence).unwrap();
            game.check(&at, &action).unwrap_or_else(|reason| panic!("{sentence}: {reason:?}"));
            Declared { unit: unit(attacker).into(), target: unit(target).into(), direction: 6 }
        })
        .collect();
    let odds = game.list_odds(&at, &list);
    assert!(odds.units.len() >= 16);
    for unit in &odds.units {
        assert!((unit.damage.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{}", unit.unit);
    }
}
