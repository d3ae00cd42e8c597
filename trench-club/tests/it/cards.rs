//! Dice and the cards that replace them: weights that add up, the second reading of one roll, the printed card.

use trench_club::{
    data::Data,
    dice::{again, hits, rolls},
    nodice::formula,
};

/// TC-10.1: rows of 5 and 7 to 15 dice, attack values 2 to 10.
const CARD_2: [(u8, [u8; 9]); 10] = [
    (5, [0, 0, 1, 1, 1, 2, 2, 3, 3]),
    (7, [0, 0, 1, 1, 2, 2, 3, 3, 5]),
    (8, [0, 1, 1, 2, 3, 3, 4, 5, 6]),
    (9, [0, 1, 2, 2, 3, 3, 4, 5, 6]),
    (10, [1, 1, 2, 2, 4, 4, 5, 6, 7]),
    (11, [0, 1, 2, 3, 3, 4, 5, 6, 8]),
    (12, [1, 1, 2, 3, 5, 5, 7, 7, 9]),
    (13, [1, 1, 3, 4, 4, 6, 7, 8, 9]),
    (14, [1, 2, 3, 4, 6, 6, 8, 9, 11]),
    (15, [1, 2, 3, 4, 5, 7, 8, 9, 11]),
];

#[test]
fn card_two_is_as_printed() {
    let data = Data::load().unwrap();
    let mut differs = 0;
    for (dice, row) in CARD_2 {
        for (value, expected) in (2..).zip(row) {
            assert_eq!(data.card(2, dice, value), expected, "{dice} dice on {value}");
            differs += u32::from(formula(2, dice, value) != expected);
        }
    }
    assert_eq!(differs, 21, "the printed card differs from the formula in 21 of 90 cells");
}

#[test]
fn the_other_cards_are_deciles() {
    let data = Data::load().unwrap();
    for dice in [5, 7, 8, 9, 10, 11, 12, 13, 14, 15] {
        for value in 2..=10 {
            for card in [1, 3, 4, 5, 6, 7, 8, 9, 10] {
                let shown = data.card(card, dice, value);
                let weights = hits(dice, value);
                let share = |most: usize| {
                    weights[..=most].iter().map(|&weight| weight as f64).sum::<f64>() / rolls(dice) as f64
                };
                let wanted = (f64::from(card) - 0.5) / 10.0;
                assert!(share(usize::from(shown)) >= wanted - 1e-12, "{card} {dice} {value}");
                assert!(shown == 0 || share(usize::from(shown) - 1) < wanted, "{card} {dice} {value}");
            }
        }
    }
}

#[test]
fn weights_add_up_to_all_rolls() {
    for dice in 0..=15 {
        for value in 1..=12 {
            assert_eq!(hits(dice, value).iter().sum::<u64>(), rolls(dice), "{dice} dice on {value}");
        }
    }
    assert_eq!(hits(2, 3)[..3], [81, 54, 9]);
}

/// One roll of three dice, face by face, read at two values.
#[test]
fn the_second_reading_is_of_the_same_roll() {
    for (a, b) in [(5, 3), (3, 5), (7, 7), (9, 2), (2, 9), (12, 5), (5, 12)] {
        let mut counted = [[0u64; 4]; 4];
        for roll in 0..12u32.pow(3) {
            let faces = [roll % 12 + 1, roll / 12 % 12 + 1, roll / 144 + 1];
            let read = |value: u8| faces.iter().filter(|&&face| face <= u32::from(value)).count();
            counted[read(a)][read(b)] += 1;
        }
        for first in 0..=3u8 {
            let weight = hits(3, a)[usize::from(first)];
            if weight == 0 {
                continue;
            }
            let mut seen = 0;
            let mut shares = Vec::new();
            let total = again(3, a, first, b, |second, share| {
                seen += share;
                shares.push((second, share));
            });
            assert_eq!(seen, total, "the weights are all ways");
            for (second, share) in shares {
                assert_eq!(
                    counted[usize::from(first)][usize::from(second)] * total,
                    weight * share,
                    "{a} {b}"
                );
            }
        }
    }
}
