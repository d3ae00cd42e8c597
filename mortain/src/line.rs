//! Lines of fire as pure geometry (SM-5.3): which hexes a line from centre to centre runs through, and which pairs of
//! hexes it runs between. Knows nothing of terrain, maps or units.
//!
//! In cube coordinates (x + y + z = 0) the hex around the origin is the set of points where x − y, y − z and z − x all
//! lie between −1 and 1. So a line meets a hex in the intersection of three intervals of its length, all of them
//! fractions of small whole numbers: no rounding, no epsilon.
//!
//! ```text
//!    / \ / \ / \          a to b runs through c;
//!   | a | c | b |         a to e runs along the side between c and d.
//!    \ / \ / \ /
//!     | d | f |
//!      \ / \ /
//!       | e |
//! ```

use hexx::Hex;

/// What a line of fire meets between its two ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crossing {
    /// The line runs through the inside of this hex.
    Through(Hex),
    /// The line runs along the side that these two hexes share; the first is the smaller.
    Between(Hex, Hex),
}

/// Everything the line from `from` to `to` meets, without the two ends, nearest to `from` first.
pub fn crossings(from: Hex, to: Hex) -> Vec<Crossing> {
    let length = from.unsigned_distance_to(to);
    let mut met: Vec<(Stretch, Crossing)> = Vec::new();
    // A hex the line touches is never farther from either end than the ends are from each other.
    for hex in from.range(length).filter(|&hex| hex != from && hex != to) {
        let Some(stretch) = stretch(from, to, hex) else { continue };
        if !stretch.along {
            met.push((stretch, Crossing::Through(hex)));
            continue;
        }
        let twin = hex
            .all_neighbors()
            .into_iter()
            .find(|&twin| self::stretch(from, to, twin).is_some_and(|other| other == stretch))
            .expect("a side belongs to two hexes, and the line meets both in the same stretch");
        if (hex.x, hex.y) < (twin.x, twin.y) {
            met.push((stretch, Crossing::Between(hex, twin)));
        }
    }
    met.sort_by_key(|(stretch, _)| stretch.from);
    met.into_iter().map(|(_, crossing)| crossing).collect()
}

/// A part of the line, as fractions of its length, and whether it runs along a side rather than inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stretch {
    from: Fraction,
    to: Fraction,
    along: bool,
}

/// The stretch of the line that lies in `hex` or along its side; `None` if it misses the hex or touches one point.
fn stretch(from: Hex, to: Hex, hex: Hex) -> Option<Stretch> {
    let start = slants(from - hex);
    let step = slants(to - from);
    let mut part = Stretch { from: Fraction::new(0, 1), to: Fraction::new(1, 1), along: false };
    for (start, step) in start.into_iter().zip(step) {
        if step == 0 {
            match start.abs() {
                0 => {}
                1 => part.along = true,
                _ => return None,
            }
            continue;
        }
        let (low, high) = (Fraction::new(-1 - start, step), Fraction::new(1 - start, step));
        part.from = part.from.max(low.min(high));
        part.to = part.to.min(low.max(high));
    }
    (part.from < part.to).then_some(part)
}

fn slants(hex: Hex) -> [i32; 3] {
    [hex.x - hex.y, hex.y - hex.z(), hex.z() - hex.x]
}

/// A fraction in lowest terms with a positive denominator, so that equal values are equal fields.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction {
    over: i32,
    under: i32,
}

impl Fraction {
    fn new(over: i32, under: i32) -> Fraction {
        let (mut a, mut b) = (over.abs(), under.abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let sign = under.signum();
        Fraction { over: sign * over / a.max(1), under: under.abs() / a.max(1) }
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Fraction) -> std::cmp::Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hexx::hex;

    #[test]
    fn neighbours_have_nothing_between_them() {
        for to in Hex::ZERO.all_neighbors() {
            assert_eq!(crossings(Hex::ZERO, to), []);
        }
    }

    #[test]
    fn a_straight_line_runs_through_each_hex() {
        assert_eq!(crossings(hex(0, 0), hex(2, 0)), [Crossing::Through(hex(1, 0))]);
        assert_eq!(
            crossings(hex(0, 0), hex(3, 0)),
            [Crossing::Through(hex(1, 0)), Crossing::Through(hex(2, 0))]
        );
    }

    #[test]
    fn a_diagonal_runs_along_one_side() {
        assert_eq!(crossings(hex(0, 0), hex(1, 1)), [Crossing::Between(hex(0, 1), hex(1, 0))]);
        // Twice as far: side, hex, side.
        assert_eq!(
            crossings(hex(0, 0), hex(2, 2)),
            [
                Crossing::Between(hex(0, 1), hex(1, 0)),
                Crossing::Through(hex(1, 1)),
                Crossing::Between(hex(1, 2), hex(2, 1)),
            ]
        );
    }

    #[test]
    fn a_slanting_line_of_three_runs_through_two_hexes() {
        assert_eq!(
            crossings(hex(0, 0), hex(2, 1)),
            [Crossing::Through(hex(1, 0)), Crossing::Through(hex(1, 1))]
        );
    }

    #[test]
    fn a_flat_long_line_meets_more_hexes_than_steps() {
        // It leaves the row, comes back over the zigzag border and leaves again.
        let met = crossings(hex(0, 0), hex(6, 1));
        assert!(met.len() > 6, "{met:?}");
        assert!(met.iter().all(|crossing| matches!(crossing, Crossing::Through(_))));
    }

    #[test]
    fn a_line_meets_the_same_both_ways() {
        for to in Hex::ZERO.range(5) {
            let mut back = crossings(to, Hex::ZERO);
            back.reverse();
            assert_eq!(crossings(Hex::ZERO, to), back, "{to:?}");
        }
    }

    /// The rounding walk of hexx, pushed a hair to either side: an independent reckoning for short lines.
    #[test]
    fn short_lines_agree_with_walking_a_hair_beside_them() {
        for to in Hex::ZERO.range(3) {
            let length = Hex::ZERO.unsigned_distance_to(to);
            let walked: Vec<Crossing> = (1..length)
                .map(|step| {
                    let share = step as f32 / length as f32;
                    let at = |nudge: f32| {
                        Hex::round([to.x as f32 * share + nudge, to.y as f32 * share - nudge / 2.0])
                    };
                    let (left, right) = (at(1e-4), at(-1e-4));
                    if left == right {
                        Crossing::Through(left)
                    } else if (left.x, left.y) < (right.x, right.y) {
                        Crossing::Between(left, right)
                    } else {
                        Crossing::Between(right, left)
                    }
                })
                .collect();
            assert_eq!(crossings(Hex::ZERO, to), walked, "{to:?}");
        }
    }
}
