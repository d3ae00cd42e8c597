//! The design of the default map (TC-11.2): what it is made of, that it looks like a battlefield, and that the tables
//! of docs/maps.md are the figures of today.

use trench_club::{
    bits::Bits,
    ground::Ground,
    lint::{Fairness, fairness},
    map::{Hex, Map, Terrain},
};

const DEFAULT: &str = include_str!("../../data/maps/default.toml");
const TRAINING: &str = include_str!("../../data/maps/training.toml");
const DOCS: &str = include_str!("../../../docs/maps.md");

fn read(text: &str) -> Map {
    Map::read(text).expect("the map can be read")
}

fn groups(ground: &Ground, among: &Bits) -> Vec<Bits> {
    let (mut left, mut groups) = (*among, Vec::new());
    while let Some(hex) = left.iter().next() {
        let group = ground.group(hex, among);
        left &= !group;
        groups.push(group);
    }
    groups
}

fn is_snow(map: &Map, hex: usize) -> bool {
    map.is_snow(Hex(hex as u16))
}

/// The kinds of hex, forts apart, with the share of each in the specification. A bridge counts as road.
const SHARES: [(&str, &[Terrain], f64); 5] = [
    ("plain", &[Terrain::Plain], 60.0),
    ("forest", &[Terrain::Forest], 18.0),
    ("road", &[Terrain::Road, Terrain::Bridge], 10.0),
    ("water", &[Terrain::Water], 7.0),
    ("trench", &[Terrain::Trench], 5.0),
];

/// The table of shares: kind, hexes, percent of all hexes outside forts, percent in the specification.
fn shares(map: &Map) -> Vec<(&'static str, usize, f64, f64)> {
    let outside = map.terrain.iter().filter(|&&t| t != Terrain::Fort).count();
    SHARES
        .iter()
        .map(|&(name, kinds, asked)| {
            let hexes = map.terrain.iter().filter(|t| kinds.contains(t)).count();
            (name, hexes, 100.0 * hexes as f64 / outside as f64, asked)
        })
        .collect()
}

#[test]
fn the_default_map_is_made_of_what_the_specification_says() {
    for (name, hexes, share, asked) in shares(&read(DEFAULT)) {
        assert!((share - asked).abs() <= 3.0, "{name}: {hexes} hexes, {share:.1} % instead of {asked} %");
    }
}

#[test]
fn woods_are_clumps_and_trenches_are_lines_at_forts() {
    let map = read(DEFAULT);
    let ground = Ground::new(&map, true);
    for wood in groups(&ground, &ground.forest) {
        assert!((4..=9).contains(&wood.count()), "{:?}", wood.iter().next());
    }
    for trench in &ground.trenches {
        let first = map.name(Hex(trench.iter().next().unwrap() as u16));
        assert!((3..=6).contains(&trench.count()), "{first}");
        assert!(ground.forts.iter().any(|fort| fort.doors.meets(trench)), "{first} touches no fort");
        let snow = trench.iter().filter(|&hex| is_snow(&map, hex)).count();
        assert!(snow == 0 || snow == trench.count() as usize, "{first} lies astride the halves");
    }
}

#[test]
fn a_river_crosses_the_board_and_each_half_has_a_lake() {
    let map = read(DEFAULT);
    let ground = Ground::new(&map, true);
    let (rivers, lakes): (Vec<Bits>, Vec<Bits>) = groups(&ground, &(ground.water | ground.bridge))
        .into_iter()
        .partition(|water| water.meets(&ground.bridge));
    let rows = |water: &Bits| water.iter().map(|hex| map.column_row(Hex(hex as u16)).1).collect::<Vec<_>>();
    assert!(rivers.iter().any(|river| (1..=map.rows).all(|row| rows(river).contains(&row))));
    for snow in [true, false] {
        assert!(
            lakes.iter().any(|lake| lake.count() >= 3 && lake.iter().all(|hex| is_snow(&map, hex) == snow))
        );
    }
}

#[test]
fn every_bridge_joins_two_banks() {
    for text in [DEFAULT, TRAINING] {
        let map = read(text);
        let ground = Ground::new(&map, true);
        for bridge in ground.bridge.iter() {
            let banks = ground.grid.around(&Bits::one(bridge)) & ground.open & !ground.water;
            let name = map.name(Hex(bridge as u16));
            assert!(groups(&ground, &banks).len() >= 2, "the bridge {name} leads nowhere");
        }
    }
}

#[test]
fn guns_and_cars_get_everywhere_without_crossing_a_trench() {
    // TC-10.3a: with the option, trenches are closed to them.
    let map = read(DEFAULT);
    for whole in [true, false] {
        let ground = Ground::new(&map, whole);
        let dry = ground.open & !ground.water & !ground.trench;
        assert_eq!(groups(&ground, &dry).len(), 1);
        for (fort, around) in map.forts.iter().zip(&ground.forts).filter(|(_, around)| around.in_play) {
            let doors = fort.entrances.map(|hex| ground.grid.around(&Bits::one(hex.index())) & around.doors);
            assert!(doors.iter().all(|door| door.meets(&dry)), "{}", fort.name);
        }
    }
}

#[test]
fn every_army_finds_room_within_two_rings_and_keeps_its_distance() {
    let map = read(DEFAULT);
    let starts: Vec<usize> = map.starts.iter().flatten().map(|hex| hex.index()).collect();
    for (index, &start) in starts.iter().enumerate() {
        // The board is the smallest one on which the number is used.
        let ground = Ground::new(&map, index >= 6);
        let dry = ground.open & !ground.water;
        let room = dry.iter().filter(|&hex| ground.distance(start, hex) <= 2).count();
        assert!(room >= 11, "start {}: {room}", index + 1);
        let doors = ground.forts.iter().filter(|fort| fort.in_play && fort.doors.has(start)).count();
        assert_eq!(doors, 0, "start {} lies at the door of a fort", index + 1);
        assert_eq!(is_snow(&map, start), index < 6);
        assert!(
            starts[..index].iter().all(|&other| ground.distance(start, other) >= 4),
            "start {}",
            index + 1
        );
    }
}

#[test]
fn forts_of_the_default_map_differ_in_their_first_letter() {
    let mut letters: Vec<char> = read(DEFAULT).forts.iter().filter_map(|f| f.name.chars().next()).collect();
    letters.sort_unstable();
    letters.dedup();
    assert_eq!(letters.len(), 14);
}

/// The lines of one table of docs/maps.md.
fn table(map: &Map, half: bool) -> String {
    let row = |figure: &Fairness| {
        let hex = map.starts[figure.number - 1].map(|hex| map.name(hex)).expect("a figure has a start");
        let (mean, near) = (figure.hundredths(), figure.nearest);
        let (number, percent) = (figure.number, figure.percent());
        format!(
            "| {number} | {hex} | {}.{:02} | {percent:+} % | {}.{} |\n",
            mean / 100,
            mean % 100,
            near / 2,
            near % 2 * 5
        )
    };
    fairness(map, half).iter().map(row).collect()
}

#[test]
fn the_tables_of_the_docs_are_the_figures_of_today() {
    let (default, training) = (read(DEFAULT), read(TRAINING));
    let shares: String = shares(&default)
        .iter()
        .map(|(name, hexes, share, asked)| format!("| {name} | {hexes} | {share:.1} % | {asked:.0} % |\n"))
        .collect();
    let tables = [
        ("default, shares", shares),
        ("default, four nations", table(&default, false)),
        ("default, two nations", table(&default, true)),
        ("training", table(&training, true)),
    ];
    for (name, table) in &tables {
        println!("{name}:\n{table}");
    }
    for (name, table) in tables {
        assert!(DOCS.contains(&table), "docs/maps.md, {name}, should be\n{table}");
    }
}

#[test]
fn the_example_of_the_docs_is_a_map() {
    let example = DOCS.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let map = read(example);
    assert_eq!((map.columns, map.rows, map.forts.len(), map.places.len()), (7, 3, 1, 1));
}
