//! Maps: the file format, the demands of TC-11.1 and the fairness of TC-11.2.

use trench_club::{
    bits::Bits,
    ground::{DIRECTIONS, Ground, distance, neighbour},
    lint::{fairness, lint},
    map::{Hex, Map, Terrain},
};

const TRAINING: &str = include_str!("../../data/maps/training.toml");
const DEFAULT: &str = include_str!("../../data/maps/default.toml");

fn read(text: &str) -> Map {
    Map::read(text).expect("the map can be read")
}

/// The faults of a text as `line: message`, lines counted from 1.
fn faults(text: &str) -> Vec<String> {
    let faults = Map::read(text).expect_err("the file is faulty");
    faults.iter().map(|f| format!("{}: {}", f.line.map_or(0, |line| line + 1), f.message)).collect()
}

fn lints(map: &Map) -> Vec<String> {
    lint(map).iter().map(ToString::to_string).collect()
}

#[test]
fn our_maps_pass_the_linter() {
    for text in [TRAINING, DEFAULT] {
        assert_eq!(lints(&read(text)), Vec::<String>::new());
    }
}

#[test]
fn the_default_map_has_the_size_of_the_specification() {
    let map = read(DEFAULT);
    assert_eq!((map.columns, map.rows, map.snow), (26, 18, 13));
}

#[test]
fn picture_reads_back_as_drawn() {
    for text in [TRAINING, DEFAULT] {
        let map = read(text);
        let drawn: String = text.split("\"\"\"").nth(1).unwrap().trim_start_matches('\n').to_owned();
        assert_eq!(map.picture(), drawn);
    }
}

#[test]
fn neighbours_follow_the_numbering_of_the_rules() {
    // TC-11.3, spelled out for an odd and an even column.
    let map = Map::blank(9, 9).unwrap();
    let around = |name: &str| {
        let hex = map.hex_named(name).unwrap();
        (0..6)
            .map(|d| neighbour(&map, hex, d).map_or("----".into(), |to| map.name(to).to_string()))
            .collect::<Vec<_>>()
    };
    assert_eq!(DIRECTIONS, ["n", "ne", "se", "s", "sw", "nw"]);
    assert_eq!(around("0505"), ["0504", "0605", "0606", "0506", "0406", "0405"]);
    assert_eq!(around("0405"), ["0404", "0504", "0505", "0406", "0305", "0304"]);
    assert_eq!(around("0101"), ["----", "0201", "0202", "0102", "----", "----"]);
}

#[test]
fn sets_of_hexes_have_the_same_neighbours_as_single_hexes() {
    for (columns, rows) in [(26, 18), (13, 9), (5, 63), (99, 5), (1, 7), (7, 1)] {
        let map = Map::blank(columns, rows).unwrap();
        let ground = Ground::new(&map, true);
        for hex in 0..ground.hexes() {
            let mut expected = Bits::NONE;
            ground.neighbours(hex).for_each(|to| expected.insert(to));
            assert_eq!(ground.grid.around(&Bits::one(hex)), expected, "{columns} x {rows}, hex {hex}");
        }
    }
}

#[test]
fn distances_are_steps() {
    let map = Map::blank(9, 8).unwrap();
    let ground = Ground::new(&map, true);
    for start in 0..ground.hexes() {
        let mut reached = Bits::one(start);
        for steps in 0.. {
            for hex in reached.iter().filter(|&hex| ground.distance(start, hex) >= steps) {
                assert_eq!(ground.distance(start, hex), steps);
                assert_eq!(distance(&map, Hex(start as u16), Hex(hex as u16)), u32::from(steps));
            }
            let grown = reached | ground.grid.around(&reached);
            if grown == reached {
                break;
            }
            reached = grown;
        }
        assert_eq!(reached.count() as usize, ground.hexes());
    }
}

#[test]
fn every_fault_of_a_file_is_named_with_its_line() {
    let text = "columns = 3\nrows = 2\nsnow = 3\npicture = \"\"\"\n  .\n.   ?\n  O\n.   .\n\"\"\"\n\n[[fort]]\nname = \"Vaux\"\n\
                body = \"0909\"\nentrances = [\"0101\", \"0102\"]\n\n[[fort]]\nname = \"souville\"\nbody = \"0101\"\n\
                entrances = [\"0302\", \"0101\"]\n\n[starts]\n13 = \"0201\"\n1 = \"0301\"\n2 = \"0301\"\n";
    assert_eq!(
        faults(text),
        [
            "6: trench-club-fault-map-picture-letter hex=0301 letter=?",
            "13: trench-club-fault-map-hex hex=0909",
            "17: trench-club-fault-map-fort-same fort=souville",
            "17: trench-club-fault-map-fort-apart fort=souville hex=0302",
            "22: trench-club-fault-map-start-number most=12 number=13",
            "24: trench-club-fault-map-start-twice hex=0301 number=2",
            "7: trench-club-fault-map-fort-drawn hex=0202 letter=O",
            "0: trench-club-fault-map-fort-not-drawn fort=souville hex=0101",
            "0: trench-club-fault-map-fort-not-drawn fort=souville hex=0302",
            "0: trench-club-fault-map-fort-not-drawn fort=souville hex=0101",
        ]
    );
    assert_eq!(
        faults("columns = 40\nrows = 40\nsnow = 1\npicture = \"\"\n"),
        ["0: trench-club-fault-map-size columns=40 most=512 rows=40"]
    );
    assert!(faults("columns = 3\nrows = 2\nsno = 3\n")[0].starts_with("3: trench-club-fault-map-toml"));
}

/// The training map with one thing changed.
fn training(change: impl Fn(&mut Map)) -> Vec<String> {
    let mut map = read(TRAINING);
    change(&mut map);
    lints(&map)
}

#[test]
fn the_linter_sees_what_is_missing() {
    let gone = |kind: Terrain| {
        training(|map| map.terrain.iter_mut().filter(|t| **t == kind).for_each(|t| *t = Terrain::Plain))
    };
    assert!(gone(Terrain::Water).iter().any(|f| f.contains("map-lake")));
    assert!(gone(Terrain::Water).iter().any(|f| f.contains("map-river")));
    assert!(gone(Terrain::Bridge).iter().any(|f| f.contains("map-river")));
    assert!(gone(Terrain::Trench).iter().any(|f| f.contains("map-trench")));
    assert!(gone(Terrain::Road).iter().any(|f| f.contains("map-fort-road area=snow fort=birch to=alder")));
    assert!(
        training(|map| map.starts[3] = None)
            .contains(&"trench-club-fault-map-start-missing area=snow number=4".into())
    );
    assert!(
        training(|map| drop(map.forts.pop()))
            .iter()
            .any(|f| f.contains("fort-count area=snow expected=7 found=6"))
    );
    let corner = training(|map| {
        for name in ["0102", "0201", "0202"] {
            let hex = map.hex_named(name).unwrap();
            if map.terrain[hex.index()] != Terrain::Fort {
                map.terrain[hex.index()] = Terrain::Water;
            }
        }
    });
    assert!(corner.contains(&"trench-club-fault-map-cut-off area=snow hex=0101".into()), "{corner:?}");
}

#[test]
fn a_bridge_that_leads_nowhere_makes_no_river() {
    let flood = |names: &[&str]| {
        training(|map| {
            for name in names {
                let hex = map.hex_named(name).unwrap();
                map.terrain[hex.index()] = Terrain::Water;
            }
        })
    };
    let is_river = |fault: &String| fault.contains("map-river");
    // The eastern banks of one of the two bridges, then of both.
    assert!(!flood(&["1003", "1004"]).iter().any(is_river));
    assert!(flood(&["1003", "1004", "1107", "1108"]).iter().any(is_river));
}

#[test]
fn the_numbers_from_7_on_lie_outside_the_snow() {
    let mut map = read(DEFAULT);
    map.starts[6] = map.hex_named("0107");
    let fault = "trench-club-fault-map-start-in-snow area=whole hex=0107 number=7";
    assert!(lints(&map).contains(&fault.into()), "{:?}", lints(&map));
}

#[test]
fn fairness_is_the_mean_way_to_three_forts() {
    let map = read(TRAINING);
    let figures = fairness(&map, true);
    assert_eq!(figures.len(), 6);
    assert!(figures.iter().all(|figure| figure.is_fair() && figure.percent().abs() <= 15));
    // Between the doors of two forts start 1 would be far better off than the others.
    let near = training(|map| map.starts[0] = map.hex_named("0703"));
    assert!(near.iter().any(|f| f.contains("unfair area=snow most=15 number=1")), "{near:?}");
}
