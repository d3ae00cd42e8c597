//! A set of hexes as bits, and the one operation that makes searching fast: all neighbours of a whole set at once.
//! Knows only the number of rows; terrain and units are somebody else's.

use serde::{Deserialize, Serialize};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The largest map, in hexes.
pub const HEXES: usize = 512;
const WORDS: usize = HEXES / 64;

/// A set of hexes; hex `i` is bit `i % 64` of word `i / 64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bits([u64; WORDS]);

impl Bits {
    pub const NONE: Bits = Bits([0; WORDS]);

    pub fn has(&self, hex: usize) -> bool {
        self.0[hex / 64] >> (hex % 64) & 1 != 0
    }

    pub fn insert(&mut self, hex: usize) {
        self.0[hex / 64] |= 1 << (hex % 64);
    }

    pub fn remove(&mut self, hex: usize) {
        self.0[hex / 64] &= !(1 << (hex % 64));
    }

    pub fn one(hex: usize) -> Bits {
        let mut bits = Bits::NONE;
        bits.insert(hex);
        bits
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn meets(&self, other: &Bits) -> bool {
        let mut all = 0;
        for (a, b) in self.0.iter().zip(other.0) {
            all |= a & b;
        }
        all != 0
    }

    /// The hexes in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..WORDS).flat_map(move |w| {
            let mut word = self.0[w];
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    w * 64 + bit
                })
            })
        })
    }

    /// Each hex `by` places further on; `by` is at least 1 and less than 64.
    fn up(&self, by: u32) -> Bits {
        let mut carry = 0;
        Bits(self.0.map(|word| {
            let moved = word << by | carry;
            carry = word >> (64 - by);
            moved
        }))
    }

    fn down(&self, by: u32) -> Bits {
        let mut out = self.0;
        let mut carry = 0;
        for word in out.iter_mut().rev() {
            let moved = *word >> by | carry;
            carry = *word << (64 - by);
            *word = moved;
        }
        Bits(out)
    }
}

impl BitAnd for Bits {
    type Output = Bits;
    fn bitand(mut self, other: Bits) -> Bits {
        self &= other;
        self
    }
}

impl BitAndAssign for Bits {
    fn bitand_assign(&mut self, other: Bits) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
    }
}

impl BitOr for Bits {
    type Output = Bits;
    fn bitor(mut self, other: Bits) -> Bits {
        self |= other;
        self
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Bits) {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
    }
}

impl Not for Bits {
    type Output = Bits;
    fn not(mut self) -> Bits {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

/// What neighbours of whole sets need to know of the grid: hexes run down the columns, so north is one bit down, west
/// one column of bits down.
#[derive(Clone, Debug)]
pub struct Grid {
    rows: u32,
    /// All hexes of the map.
    all: Bits,
    top: Bits,
    bottom: Bits,
    /// Columns 1, 3, 5 …, which are pushed down by half a hex (TC-11.3).
    odd: Bits,
}

impl Grid {
    pub fn new(columns: usize, rows: usize) -> Grid {
        let mut grid =
            Grid { rows: rows as u32, all: Bits::NONE, top: Bits::NONE, bottom: Bits::NONE, odd: Bits::NONE };
        for column in 0..columns {
            for row in 0..rows {
                let hex = column * rows + row;
                grid.all.insert(hex);
                if column % 2 == 0 {
                    grid.odd.insert(hex);
                }
            }
            grid.top.insert(column * rows);
            grid.bottom.insert(column * rows + rows - 1);
        }
        grid
    }

    /// Every hex adjacent to at least one hex of the set.
    ///
    /// An odd column touches its side columns in its own row and the next, an even one in its own row and the one
    /// before: so the set is first thickened vertically by parity, then moved a whole column to either side.
    pub fn around(&self, set: &Bits) -> Bits {
        let north = (*set & !self.top).down(1);
        let south = (*set & !self.bottom).up(1);
        let thick = *set | (south & self.odd) | (north & !self.odd);
        (north | south | thick.up(self.rows) | thick.down(self.rows)) & self.all
    }

    pub fn all(&self) -> &Bits {
        &self.all
    }
}
