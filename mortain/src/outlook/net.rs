//! The network: each unit adds, by its step and where it is, to the log-odds directly and to some hidden sums; each
//! number that it is told does so in proportion. The sums that are positive add to the log-odds. Knows no rules.

use super::NUMBERS;
use crate::{
    data::MAX_UNITS,
    state::{Place, State},
};

pub(super) const HIDDEN: usize = 48;
/// Two steps and all places of a unit, on the map and off.
const PLACES: usize = 2 * Place::COUNT;
pub(super) const ROWS: usize = MAX_UNITS * PLACES + NUMBERS + 2;
/// The rows behind those of places and numbers: what the sums begin with, and what each is worth.
pub(super) const BASE: usize = ROWS - 2;
pub(super) const WORTH: usize = ROWS - 1;
/// A weight of 1 in the file.
pub(super) const ONE: f32 = 4096.0;

/// What something adds: first directly to the log-odds, then to each hidden sum.
pub(super) type Row = [f32; 1 + HIDDEN];

#[derive(Clone, Debug)]
pub(super) struct Net {
    pub(super) rows: Vec<Row>,
}

impl Net {
    /// From pairs of bytes, row by row.
    pub(super) fn read(bytes: &[u8]) -> Net {
        let (rows, rest) = bytes.as_chunks::<{ size_of::<Row>() / 2 }>();
        assert_eq!((rows.len(), rest.len()), (ROWS, 0), "the file of weights has another shape");
        let weight = |pair: &[u8]| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / ONE;
        let row = |bytes: &[u8; _]| std::array::from_fn(|place| weight(&bytes[2 * place..]));
        Net { rows: rows.iter().map(row).collect() }
    }

    pub(super) fn base(&self) -> Row {
        self.rows[BASE]
    }

    pub(super) fn add_units(&self, sums: &mut Row, at: &State) {
        for unit in 0..MAX_UNITS {
            add(sums, &self.rows[place_row(at, unit)], 1.0);
        }
    }

    /// The units that are elsewhere, or on another step, than they were.
    pub(super) fn change_units(&self, sums: &mut Row, before: &State, now: &State) {
        for unit in 0..MAX_UNITS {
            let (old, new) = (place_row(before, unit), place_row(now, unit));
            if old != new {
                add(sums, &self.rows[old], -1.0);
                add(sums, &self.rows[new], 1.0);
            }
        }
    }

    /// Numbers from this one on.
    pub(super) fn add_numbers(&self, sums: &mut Row, from: usize, numbers: &[f32]) {
        for (row, &number) in self.rows[number_row(from)..].iter().zip(numbers) {
            if number != 0.0 {
                add(sums, row, number);
            }
        }
    }

    pub(super) fn log_odds(&self, sums: &Row) -> f32 {
        let hidden = sums[1..].iter().zip(&self.rows[WORTH][1..]);
        sums[0] + hidden.map(|(sum, worth)| sum.max(0.0) * worth).sum::<f32>()
    }
}

pub(super) fn place_row(at: &State, unit: usize) -> usize {
    let step = usize::from(at.reduced >> unit & 1);
    unit * PLACES + step * Place::COUNT + at.place[unit].index()
}

pub(super) fn number_row(number: usize) -> usize {
    MAX_UNITS * PLACES + number
}

#[inline]
pub(super) fn add(sums: &mut Row, row: &Row, times: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * times);
}
