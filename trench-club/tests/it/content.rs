//! The content files: every number has its standing, and every fault is named with file and line.

use trench_club::{
    data::Data,
    unit::{Kind, Nation, Unit},
};

const UNITS: &str = include_str!("../../data/units.toml");
const RULES: &str = include_str!("../../data/rules.toml");
const CARDS: &str = include_str!("../../data/cards.toml");

/// Faults as `file:line: key`, lines from 1.
fn faults(units: &str, rules: &str, cards: &str) -> Vec<String> {
    let faults = Data::read(units, rules, cards).expect_err("the files are faulty");
    faults
        .iter()
        .map(|fault| format!("{}: {}", fault.line.map_or(0, |line| line + 1), fault.message))
        .collect()
}

fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn stated_values_are_as_stated() {
    let data = Data::load().unwrap();
    let infantry = data.kind(Kind::Infantry);
    assert_eq!((infantry.speed, infantry.cost, infantry.range), (4, 2, (1, 1)));
    assert_eq!(data.kind(Kind::Mounted).speed, 6);
    assert_eq!(data.kind(Kind::Mounted).cost, 3);
    assert_eq!(data.kind(Kind::Mounted).open, infantry.open);
    assert_eq!(data.kind(Kind::Mortar).range, (2, 5));
    assert_eq!(data.kind(Kind::ArmoredCar).speed, 8);
    assert_eq!(data.kind(Kind::ArmoredCar).attack[..2], [4, 6]);
    assert_eq!(data.numbers.dice, [12, 11, 10, 8, 7, 5]);
    // The howitzer differs from the field gun in range only; the Mark I has the tank's speed and armor.
    let (gun, howitzer) = (data.kind(Kind::FieldGun), data.kind(Kind::Howitzer));
    assert_eq!(
        (gun.speed, gun.cost, gun.attack, gun.open),
        (howitzer.speed, howitzer.cost, howitzer.attack, howitzer.open)
    );
    assert_ne!(gun.range, howitzer.range);
    let (tank, mark) = (data.kind(Kind::Tank), data.kind(Kind::MarkI));
    assert_eq!((tank.speed, tank.open, tank.forest), (mark.speed, mark.open, mark.forest));
    assert_eq!(mark.attack, data.kind(Kind::ArmoredCar).attack);
}

#[test]
fn each_nation_has_its_eleven() {
    let names = |nation| (0..11).map(|place| Unit::new(nation, place).kind().word()).collect::<Vec<_>>();
    assert_eq!(
        names(Nation::Austria),
        [
            "infantry",
            "mounted",
            "heavy-infantry",
            "mortar",
            "howitzer",
            "armored-car",
            "tank",
            "anti-air",
            "fighter",
            "transport",
            "at-gunner"
        ]
    );
    assert_eq!(
        names(Nation::Germany)[4..11],
        ["field-gun", "armored-car", "tank", "anti-air", "fighter", "transport", "big-bertha"]
    );
    for unit in (0..64).map(Unit) {
        assert_eq!(unit.to_string().parse::<Unit>().unwrap(), unit);
    }
    assert!("gb.at-gunner".parse::<Unit>().is_err());
}

#[test]
fn faults_name_file_and_line() {
    let bad_speed = UNITS.replacen(
        "speed = { value = 2, standing = \"S\" }",
        "speed = { value = 9, standing = \"S\" }",
        1,
    );
    let line = line_of(&bad_speed, "value = 9");
    let found = faults(&bad_speed, RULES, CARDS);
    assert_eq!(
        found,
        [format!(
            "{line}: trench-club-fault-data-number file=units.toml found=9 least=1 most=6 name=infantry"
        )]
    );
    let bad_standing = RULES.replacen("standing = \"SSISIS\"", "standing = \"SSIS\"", 1);
    let bad_card =
        CARDS.replacen("hits = [0, 0, 1, 1, 1, 2, 2, 3, 3]", "hits = [0, 0, 1, 1, 1, 2, 2, 3, 6]", 1);
    let both = faults(UNITS, &bad_standing, &bad_card);
    assert_eq!(both.len(), 2, "{both:?}");
    assert!(
        both[0].contains("fault-data-standing expected=6 file=rules.toml found=SSIS name=by-damage"),
        "{both:?}"
    );
    assert!(both[1].contains("file=cards.toml found=6"), "{both:?}");
    let rising = UNITS.replacen("hits = [2, 3, 5, 6, 8, 9]", "hits = [2, 3, 3, 6, 8, 9]", 1);
    assert!(faults(&rising, RULES, CARDS)[0].contains("fault-data-rising"));
    let unknown = RULES.replacen("[victory]", "[victori]", 1);
    assert!(faults(UNITS, &unknown, CARDS)[0].contains("fault-data-toml"));
    let order = UNITS.replacen("id = \"mounted\"", "id = \"infantry\"", 1);
    assert!(faults(&order, RULES, CARDS)[0].contains("fault-data-order expected=mounted"));
}
