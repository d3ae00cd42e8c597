//! Names of things on the table, small enough to be copied: units, hexes, cards, terrain. Written and read as plain
//! strings, never on the heap, so that narrating a game costs no allocation.

use arrayvec::ArrayString;

/// A name of at most eight bytes.
pub type Word = ArrayString<8>;

/// A set of bits in ascending order.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let lowest = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(lowest)
    })
}
