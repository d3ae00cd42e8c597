//! The map as the rules use it: tables of neighbours and distances and sets of hexes by terrain, made once when the
//! box is opened. Knows the area in play, no units.

use crate::{
    bits::{Bits, Grid},
    map::{Hex, Map, Terrain},
};
use hexx::{EdgeDirection, HexOrientation, OffsetHexMode};

/// The six directions clockwise from north, as sentences name them.
pub const DIRECTIONS: [&str; 6] = ["n", "ne", "se", "s", "sw", "nw"];

const EDGES: [EdgeDirection; 6] = [
    EdgeDirection::FLAT_NORTH,
    EdgeDirection::FLAT_NORTH_EAST,
    EdgeDirection::FLAT_SOUTH_EAST,
    EdgeDirection::FLAT_SOUTH,
    EdgeDirection::FLAT_SOUTH_WEST,
    EdgeDirection::FLAT_NORTH_WEST,
];

/// TC-11.3: flat-top hexes, odd columns (counted from 1) pushed down.
fn axial(map: &Map, hex: Hex) -> hexx::Hex {
    let (column, row) = map.column_row(hex);
    hexx::Hex::from_offset_coordinates(
        [i32::from(column), i32::from(row)],
        OffsetHexMode::Odd,
        HexOrientation::Flat,
    )
}

fn of_axial(map: &Map, at: hexx::Hex) -> Option<Hex> {
    let [column, row] = at.to_offset_coordinates(OffsetHexMode::Odd, HexOrientation::Flat);
    map.hex(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
}

pub fn distance(map: &Map, one: Hex, two: Hex) -> u32 {
    axial(map, one).unsigned_distance_to(axial(map, two))
}

/// The neighbour in direction `d` of `DIRECTIONS`.
pub fn neighbour(map: &Map, hex: Hex, d: usize) -> Option<Hex> {
    of_axial(map, axial(map, hex).neighbor(EDGES[d]))
}

pub fn neighbours(map: &Map, hex: Hex) -> impl Iterator<Item = Hex> {
    (0..6).filter_map(move |d| neighbour(map, hex, d))
}

/// Marks a neighbour that is off the map.
const NONE: u16 = u16::MAX;

#[derive(Clone, Debug)]
pub struct Ground {
    pub grid: Grid,
    hexes: usize,
    neighbours: Vec<[u16; 6]>,
    distances: Vec<u8>,
    pub terrain: Vec<Terrain>,
    /// The hexes in play that are no part of a fort: where units can be.
    pub open: Bits,
    pub water: Bits,
    pub bridge: Bits,
    pub forest: Bits,
    pub road: Bits,
    /// Trench hexes, whether or not the expert rule is in force.
    pub trench: Bits,
    /// Plain hexes; trenches are not among them.
    pub plain: Bits,
    /// For each hex the number of its trench (TC-10.3b), `u8::MAX` elsewhere, and the trenches' hexes.
    trench_of: Vec<u8>,
    pub trenches: Vec<Bits>,
    pub forts: Vec<FortGround>,
}

/// A fort on the ground: in play or not, and the hexes next to its entrances from which it is entered (TC-5.10).
#[derive(Clone, Debug)]
pub struct FortGround {
    pub in_play: bool,
    pub doors: Bits,
    /// The fort's own three hexes.
    pub hexes: Bits,
}

impl Ground {
    /// `whole`: the whole map is in play, not only its snow half (TC-1.2).
    pub fn new(map: &Map, whole: bool) -> Ground {
        let hexes = map.terrain.len();
        let all = || (0..hexes as u16).map(Hex);
        let in_play = |hex: Hex| whole || map.is_snow(hex);
        let set = |kind: Terrain| {
            let mut bits = Bits::NONE;
            all()
                .filter(|&hex| map.terrain[hex.index()] == kind && in_play(hex))
                .for_each(|hex| bits.insert(hex.index()));
            bits
        };
        let neighbours = all()
            .map(|hex| {
                [0, 1, 2, 3, 4, 5]
                    .map(|d| neighbour(map, hex, d).filter(|&to| in_play(to)).map_or(NONE, |to| to.0))
            })
            .collect();
        let distances = all().flat_map(|one| all().map(move |two| distance(map, one, two) as u8)).collect();
        let kinds = [
            Terrain::Plain,
            Terrain::Road,
            Terrain::Bridge,
            Terrain::Forest,
            Terrain::Water,
            Terrain::Trench,
        ];
        let [plain, road, bridge, forest, water, trench] = kinds.map(set);
        let mut ground = Ground {
            grid: Grid::new(usize::from(map.columns), usize::from(map.rows)),
            hexes,
            neighbours,
            distances,
            terrain: map.terrain.clone(),
            open: plain | road | bridge | forest | water | trench,
            water,
            bridge,
            forest,
            road,
            trench,
            plain,
            trench_of: vec![u8::MAX; hexes],
            trenches: Vec::new(),
            forts: Vec::new(),
        };
        ground.find_trenches();
        ground.find_doors(map, &in_play);
        ground
    }

    fn find_trenches(&mut self) {
        for hex in self.trench.iter() {
            if self.trench_of[hex] == u8::MAX {
                let group = self.group(hex, &self.trench);
                group.iter().for_each(|member| self.trench_of[member] = self.trenches.len() as u8);
                self.trenches.push(group);
            }
        }
    }

    fn find_doors(&mut self, map: &Map, in_play: &dyn Fn(Hex) -> bool) {
        for fort in &map.forts {
            let mut entrances = Bits::NONE;
            fort.entrances.iter().for_each(|hex| entrances.insert(hex.index()));
            let mut hexes = entrances;
            hexes.insert(fort.body.index());
            let doors = self.grid.around(&entrances) & self.open;
            self.forts.push(FortGround { in_play: in_play(fort.body), doors, hexes });
        }
    }

    /// The connected group of hexes of `among` that holds `hex`.
    pub fn group(&self, hex: usize, among: &Bits) -> Bits {
        let mut group = Bits::one(hex);
        loop {
            let grown = group | (self.grid.around(&group) & *among);
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    pub fn hexes(&self) -> usize {
        self.hexes
    }

    pub fn distance(&self, one: usize, two: usize) -> u8 {
        self.distances[one * self.hexes + two]
    }

    /// The neighbour in direction `d`, if it is on the map in play.
    pub fn neighbour(&self, hex: usize, d: usize) -> Option<usize> {
        let to = self.neighbours[hex][d];
        (to != NONE).then_some(usize::from(to))
    }

    pub fn neighbours(&self, hex: usize) -> impl Iterator<Item = usize> {
        self.neighbours[hex].into_iter().filter(|&to| to != NONE).map(usize::from)
    }

    /// The number of the trench a hex belongs to.
    pub fn trench_of(&self, hex: usize) -> Option<usize> {
        let trench = self.trench_of[hex];
        (trench != u8::MAX).then_some(usize::from(trench))
    }
}
