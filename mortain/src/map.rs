//! The ground: hexes, terrain, and the tables of neighbours, distances and lines of fire, built once at load. Knows
//! no units and no rules of moving or firing beyond what a hex allows.

use crate::{
    line::{self, Crossing},
    word::Word,
};
use hexx::{Hex, HexOrientation, OffsetHexMode};
use serde::{Deserialize, Serialize};

/// The most hexes a map may have: sets of hexes are 64-bit masks, and three values mark places off the map.
pub(crate) const MAX_HEXES: usize = 60;

/// A hex of the map, counted column by column from the north-west, so that numbers sort as names do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct HexId(pub u8);

impl HexId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

/// A kind of ground.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terrain {
    pub id: Word,
    /// SM-1.4
    pub modifier: i8,
    /// SM-5.2
    pub range: u8,
    /// SM-5.3
    pub blocks: bool,
}

/// What lies on the line of fire between two hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    Clear,
    /// Blocked by this hex.
    Hex(HexId),
    /// Runs along a side, and both hexes block.
    Side(HexId, HexId),
}

#[derive(Clone, Debug)]
pub struct Map {
    pub(crate) columns: u8,
    pub(crate) rows: u8,
    pub(crate) terrains: Vec<Terrain>,
    /// Per hex: which of `terrains`.
    pub(crate) ground: Vec<u8>,
    pub(crate) names: Vec<Option<String>>,
    pub(crate) roads: Vec<Vec<HexId>>,
    words: Vec<Word>,
    lines: Vec<Vec<Line>>,
    distances: Vec<Vec<u8>>,
    neighbours: [u64; 64],
    seen_from: [u64; 64],
    in_reach: [[u64; 2]; 64],
    modifiers: [i8; 64],
    first_row: u64,
    odd_rows: u64,
}

impl Map {
    /// Builds the tables. `ground` holds the terrain of each hex, column by column.
    pub(crate) fn new(columns: u8, rows: u8, terrains: Vec<Terrain>, ground: Vec<u8>) -> Map {
        let count = ground.len();
        let mut map = Map {
            columns,
            rows,
            terrains,
            ground,
            names: vec![None; count],
            roads: Vec::new(),
            words: Vec::with_capacity(count),
            lines: vec![vec![Line::Clear; count]; count],
            distances: vec![vec![0; count]; count],
            neighbours: [0; 64],
            seen_from: [0; 64],
            in_reach: [[0; 2]; 64],
            modifiers: [0; 64],
            first_row: 0,
            odd_rows: 0,
        };
        for hex in map.hexes() {
            let (column, row) = map.column_row(hex);
            map.words.push(Word::from(&format!("{column:02}{row:02}")).expect("four digits fit a word"));
            map.modifiers[hex.index()] = map.terrain(hex).modifier;
            map.first_row |= u64::from(row == 1) << hex.0;
            map.odd_rows |= u64::from(row % 2 == 1) << hex.0;
        }
        let longest = map.terrains.iter().map(|terrain| terrain.range).max().unwrap_or(0);
        for (from, to) in
            map.hexes().flat_map(|from| map.hexes().map(move |to| (from, to))).collect::<Vec<_>>()
        {
            let distance = map.cube(from).unsigned_distance_to(map.cube(to)) as u8;
            map.distances[from.index()][to.index()] = distance;
            if distance == 1 {
                map.neighbours[from.index()] |= to.bit();
            }
            // Lines longer than any range are never asked for.
            if distance == 0 || distance > longest {
                continue;
            }
            let line = map.trace(from, to);
            map.lines[from.index()][to.index()] = line;
            if line == Line::Clear && distance <= map.terrain(from).range {
                map.seen_from[to.index()] |= from.bit();
            }
        }
        for hex in map.hexes() {
            let seen = map.seen_from(hex);
            let near = seen | map.around(seen);
            map.in_reach[hex.index()] = [near, near | map.around(near)];
        }
        map
    }

    /// Hexes of SM-1.3: columns from the west, rows from the north, both from 1, even rows half a hex to the east.
    fn cube(&self, hex: HexId) -> Hex {
        let (column, row) = self.column_row(hex);
        let offset = [i32::from(column), i32::from(row)];
        Hex::from_offset_coordinates(offset, OffsetHexMode::Even, HexOrientation::Pointy)
    }

    fn on_map(&self, cube: Hex) -> Option<HexId> {
        let [column, row] = cube.to_offset_coordinates(OffsetHexMode::Even, HexOrientation::Pointy);
        self.at(u8::try_from(column).ok()?, u8::try_from(row).ok()?)
    }

    /// SM-5.3: through a hex that blocks; along a side only if both block; off the map nothing does.
    fn trace(&self, from: HexId, to: HexId) -> Line {
        let blocking = |cube| self.on_map(cube).filter(|&hex| self.terrain(hex).blocks);
        for crossing in line::crossings(self.cube(from), self.cube(to)) {
            match crossing {
                Crossing::Through(cube) => {
                    if let Some(hex) = blocking(cube) {
                        return Line::Hex(hex);
                    }
                }
                Crossing::Between(one, other) => {
                    if let (Some(one), Some(other)) = (blocking(one), blocking(other)) {
                        return Line::Side(one.min(other), one.max(other));
                    }
                }
            }
        }
        Line::Clear
    }

    pub fn hexes(&self) -> impl Iterator<Item = HexId> + use<> {
        (0..self.ground.len() as u8).map(HexId)
    }

    /// Column and row, both from 1.
    pub fn column_row(&self, hex: HexId) -> (u8, u8) {
        (hex.0 / self.rows + 1, hex.0 % self.rows + 1)
    }

    pub(crate) fn at(&self, column: u8, row: u8) -> Option<HexId> {
        let is_on = (1..=self.columns).contains(&column) && (1..=self.rows).contains(&row);
        is_on.then(|| HexId((column - 1) * self.rows + row - 1))
    }

    pub(crate) fn column(&self, column: u8) -> u64 {
        ((1 << self.rows) - 1) << ((column - 1) * self.rows)
    }

    pub fn word(&self, hex: HexId) -> Word {
        self.words[hex.index()]
    }

    pub fn read(&self, word: &str) -> Option<HexId> {
        self.words.iter().position(|known| **known == *word).map(|index| HexId(index as u8))
    }

    pub fn terrain(&self, hex: HexId) -> &Terrain {
        &self.terrains[usize::from(self.ground[hex.index()])]
    }

    pub fn distance(&self, from: HexId, to: HexId) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// Meaningful up to the longest range on the map.
    pub(crate) fn line(&self, from: HexId, to: HexId) -> Line {
        self.lines[from.index()][to.index()]
    }

    #[inline]
    pub(crate) fn neighbours(&self, hex: HexId) -> u64 {
        self.neighbours[hex.index() & 63]
    }

    /// All neighbours of the hexes of a set.
    #[inline]
    pub(crate) fn around(&self, set: u64) -> u64 {
        let rows = u32::from(self.rows);
        let all = (1 << self.ground.len()) - 1;
        // SM-1.3: in the rows above and below lie the own column and, for odd rows, the next to the west, else to the east.
        let both = set | (set & self.odd_rows) >> rows | (set & !self.odd_rows) << rows;
        let last_row = self.first_row << (rows - 1);
        all & (set >> rows | set << rows | (both & !self.first_row) >> 1 | (both & !last_row) << 1)
    }

    /// The hexes from which a unit has range and a clear line to `hex`.
    #[inline]
    pub(crate) fn seen_from(&self, hex: HexId) -> u64 {
        self.seen_from[hex.index() & 63]
    }

    /// The hexes from which a unit can be in range of `hex`, with a clear line, one move from now and two moves from now.
    #[inline]
    pub(crate) fn in_reach(&self, hex: HexId) -> [u64; 2] {
        self.in_reach[hex.index() & 63]
    }

    #[inline]
    pub(crate) fn modifier(&self, hex: HexId) -> i8 {
        self.modifiers[hex.index() & 63]
    }
}

#[cfg(test)]
mod tests {
    use crate::{Content, Files, word::bits};

    #[test]
    fn around_a_set_lie_the_neighbours_of_each_of_its_hexes() {
        let map = Content::read(&Files::SHIPPED).unwrap().map;
        for hex in map.hexes() {
            assert_eq!(map.around(hex.bit()), map.neighbours(hex), "{}", map.word(hex));
        }
        let set = 0x0001_0842_1294_a00f & ((1 << map.ground.len()) - 1);
        let each = bits(set).fold(0, |all, hex| all | map.neighbours(super::HexId(hex)));
        assert_eq!(map.around(set), each);
    }
}
