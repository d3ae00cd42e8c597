//! The network: each unit adds, by its step and where it is, to the log-odds directly and to some hidden sums; each
//! number that it is told does so in proportion. The sums that are positive add to the log-odds, and to deeper sums that
//! do the same; how much, each turn says for itself, for what is good in the first may be too late in the last. Knows
//! no rules.

use super::NUMBERS;
use crate::{
    data::MAX_UNITS,
    state::{Place, State, TURNS},
};

pub(super) const HIDDEN: usize = 128;
pub(super) const DEEP: usize = 32;
/// So many sums are weighed side by side, which a processor does at once.
const LANES: usize = 8;
const _: () = assert!(HIDDEN.is_multiple_of(LANES) && DEEP.is_multiple_of(LANES));
/// The set-up and the turns.
pub(super) const STAGES: usize = 1 + TURNS as usize;
/// Two steps and all places of a unit, on the map and off.
const PLACES: usize = 2 * Place::COUNT;
pub(super) const ROWS: usize = MAX_UNITS * PLACES + NUMBERS + 1 + STAGES;
/// The rows behind those of places and numbers: what the sums begin with, and for each stage what they are worth.
pub(super) const BASE: usize = ROWS - STAGES - 1;
pub(super) const WORTH: usize = ROWS - STAGES;
/// For each stage the rows of the hidden sums, and the same behind them.
pub(super) const DEEP_ROWS: usize = HIDDEN + 2;
pub(super) const DEEP_BASE: usize = DEEP_ROWS - 2;
pub(super) const DEEP_WORTH: usize = DEEP_ROWS - 1;
/// A weight of 1 in the file.
pub(super) const ONE: f32 = 4096.0;

/// What something adds: first directly to the log-odds, then to each hidden sum.
pub(super) type Row = [f32; 1 + HIDDEN];
/// What a hidden sum adds to each deeper one.
pub(super) type DeepRow = [f32; DEEP];

#[derive(Clone, Debug)]
pub(super) struct Net {
    pub(super) rows: Vec<Row>,
    pub(super) deep_rows: Vec<DeepRow>,
    /// What each activation counts besides that the Germans who must still leave have to go, and is no part of the file:
    /// where nearly all is won, the chances alone make nothing urgent.
    pub(super) urge: f32,
}

impl Net {
    pub(super) fn zero() -> Net {
        Net {
            rows: vec![[0.0; 1 + HIDDEN]; ROWS],
            deep_rows: vec![[0.0; DEEP]; STAGES * DEEP_ROWS],
            urge: 0.0,
        }
    }

    /// From pairs of bytes, row by row.
    pub(super) fn read(bytes: &[u8]) -> Net {
        let mut net = Net::zero();
        let (pairs, rest) = bytes.as_chunks::<2>();
        let weights = net.tables().iter().map(|table| table.len()).sum();
        assert_eq!((pairs.len(), rest.len()), (weights, 0), "the file of weights has another shape");
        let weights = net.tables().into_iter().flatten();
        weights.zip(pairs).for_each(|(weight, pair)| *weight = f32::from(i16::from_le_bytes(*pair)) / ONE);
        net
    }

    /// All weights, in the order of the file.
    pub(super) fn tables(&mut self) -> [&mut [f32]; 2] {
        [self.rows.as_flattened_mut(), self.deep_rows.as_flattened_mut()]
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

    /// The rows of a stage.
    fn deep(&self, stage: usize) -> &[DeepRow] {
        &self.deep_rows[deep_row(stage, 0)..][..DEEP_ROWS]
    }

    pub(super) fn deep_sums(&self, sums: &Row, stage: usize) -> DeepRow {
        let rows = self.deep(stage);
        let mut deep = rows[DEEP_BASE];
        for (&sum, row) in sums[1..].iter().zip(rows).filter(|(sum, _)| **sum > 0.0) {
            add(&mut deep, row, sum);
        }
        deep
    }

    pub(super) fn log_odds(&self, sums: &Row, stage: usize) -> f32 {
        self.log_odds_by(sums, &self.deep_sums(sums, stage), stage)
    }

    pub(super) fn log_odds_by(&self, sums: &Row, deep: &DeepRow, stage: usize) -> f32 {
        sums[0]
            + worth(&sums[1..], &self.rows[WORTH + stage][1..])
            + worth(deep, &self.deep(stage)[DEEP_WORTH])
    }
}

fn worth(sums: &[f32], worths: &[f32]) -> f32 {
    let mut parts = [0.0; LANES];
    let (sums, _) = sums.as_chunks::<LANES>();
    let (worths, _) = worths.as_chunks::<LANES>();
    for (sums, worths) in sums.iter().zip(worths) {
        let terms = sums.iter().zip(worths).map(|(sum, worth)| sum.max(0.0) * worth);
        parts.iter_mut().zip(terms).for_each(|(part, term)| *part += term);
    }
    parts.iter().sum()
}

pub(super) fn place_row(at: &State, unit: usize) -> usize {
    let step = usize::from(at.reduced >> unit & 1);
    unit * PLACES + step * Place::COUNT + at.place[unit].index()
}

/// A row of the hidden sums, or behind them, at a stage.
pub(super) fn deep_row(stage: usize, row: usize) -> usize {
    stage * DEEP_ROWS + row
}

pub(super) fn stage(at: &State) -> usize {
    usize::from(at.turn)
}

pub(super) fn number_row(number: usize) -> usize {
    MAX_UNITS * PLACES + number
}

#[inline]
pub(super) fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], times: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * times);
}
