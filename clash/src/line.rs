//! One side's units on one road (CL-1.4): no gaps between them, so a line is its units in order. Twelve units are the
//! most that 18 tiles and the stock allow, so four bits for each fit one word. Knows nothing of tiles or enemies.

use crate::pieces::Unit;
use serde::{Deserialize, Serialize};

/// Units by four bits each, one more than their number, the front unit lowest; 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Line(u64);

impl Line {
    /// The most units a line can hold; content that could exceed it is refused at load.
    pub(crate) const MOST: usize = 16;

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is more than one unit.
    pub(crate) fn is_long(self) -> bool {
        self.0 > 0xF
    }

    pub(crate) fn front(self) -> Option<Unit> {
        decode(self.0)
    }

    pub(crate) fn rear(self) -> Option<Unit> {
        decode(self.0 >> self.rear_shift())
    }

    pub(crate) fn push_front(&mut self, unit: Unit) {
        self.0 = self.0 << 4 | (unit as u64 + 1);
    }

    pub(crate) fn pop_front(&mut self) -> Option<Unit> {
        let unit = self.front();
        self.0 >>= 4;
        unit
    }

    pub(crate) fn pop_rear(&mut self) -> Option<Unit> {
        let shift = self.rear_shift();
        let unit = decode(self.0 >> shift);
        self.0 &= (1 << shift) - 1;
        unit
    }

    fn rear_shift(self) -> u32 {
        (63 - (self.0 | 1).leading_zeros()) & !3
    }

    /// Front to rear.
    pub(crate) fn iter(self) -> impl Iterator<Item = Unit> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop_front())
    }

    /// Rear to front, as people write lines.
    pub(crate) fn rear_to_front(self) -> impl Iterator<Item = Unit> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop_rear())
    }
}

fn decode(bits: u64) -> Option<Unit> {
    Unit::ALL.get((bits as usize & 0xF).wrapping_sub(1)).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(units: &[Unit]) -> Line {
        let mut line = Line::default();
        for &unit in units {
            line.push_front(unit);
        }
        line
    }

    #[test]
    fn both_ends_open_and_the_order_stays() {
        let mut line = line(&[Unit::Tank, Unit::Artillery, Unit::Mine]);
        assert_eq!((line.rear(), line.front()), (Some(Unit::Tank), Some(Unit::Mine)));
        assert_eq!(line.rear_to_front().collect::<Vec<_>>(), [Unit::Tank, Unit::Artillery, Unit::Mine]);
        assert_eq!(line.pop_rear(), Some(Unit::Tank));
        assert_eq!(line.pop_front(), Some(Unit::Mine));
        assert!(!line.is_long());
        assert_eq!(line.pop_rear(), Some(Unit::Artillery));
        assert!(line.is_empty());
        assert_eq!((line.pop_rear(), line.pop_front()), (None, None));
    }

    #[test]
    fn sixteen_units_fit() {
        let full = line(&[Unit::Artillery; Line::MOST]);
        assert_eq!(full.iter().count(), Line::MOST);
    }
}
