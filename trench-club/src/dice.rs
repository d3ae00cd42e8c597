//! Pools of dice as exact whole numbers: how many of the 12ⁿ rolls give so many hits. Knows no units.

use crate::data::{DICE, FACES};

/// Ways to choose k of n, for pools of dice.
pub const fn choose(n: usize, k: usize) -> u64 {
    let mut ways: u64 = 1;
    let mut i = 0;
    while i < k {
        ways = ways * (n - i) as u64 / (i as u64 + 1);
        i += 1;
    }
    ways
}

/// How often exactly `hits` of `dice` dice succeed, if each succeeds in `good` of `good + bad` cases; the total is
/// `(good + bad)^dice`.
pub const fn weight(dice: u8, good: u64, bad: u64, hits: u8) -> u64 {
    choose(dice as usize, hits as usize) * good.pow(hits as u32) * bad.pow((dice - hits) as u32)
}

/// All rolls of so many dice.
pub const fn rolls(dice: u8) -> u64 {
    FACES.pow(dice as u32)
}

/// Weights of 0 to `dice` hits for an attack value (TC-7.3).
pub fn hits(dice: u8, attack: u8) -> [u64; DICE + 1] {
    let mut weights = [0; DICE + 1];
    for hits in 0..=dice {
        weights[usize::from(hits)] = weight(dice, u64::from(attack), FACES - u64::from(attack), hits);
    }
    weights
}

/// Reading the same roll again with another attack value (TC-7.7): given `first` hits of `dice` dice at value `a`,
/// the possible numbers of hits at value `b`, with weights. The weights add up to the total returned.
pub fn again(dice: u8, a: u8, first: u8, b: u8, mut each: impl FnMut(u8, u64)) -> u64 {
    let (a, b) = (u64::from(a), u64::from(b));
    // At a lower value some of the hits stay hits; at a higher one some of the others become hits.
    let (fixed, open, good, bad) =
        if b <= a { (0, first, b, a - b) } else { (first, dice - first, b - a, FACES - b) };
    for more in 0..=open {
        let weight = weight(open, good, bad, more);
        if weight > 0 {
            each(fixed + more, weight);
        }
    }
    (good + bad).pow(u32::from(open))
}
