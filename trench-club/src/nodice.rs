//! The ten cards that replace dice (TC-10.1): the formula, and the printed rows that take its place.

use crate::{
    content::PrintedRow,
    data::{DICE, FACES},
    dice,
};

/// The number of cards.
pub const CARDS: u8 = 10;

/// Hits of card `k`: the smallest number not exceeded in at least (k − ½) tenths of all rolls. TC-10.1
pub fn formula(card: u8, dice: u8, attack: u8) -> u8 {
    let wanted = (2 * u64::from(card) - 1) * dice::rolls(dice);
    let mut so_far = 0;
    for (hits, weight) in dice::hits(dice, attack).iter().enumerate() {
        so_far += weight;
        if so_far * 2 * u64::from(CARDS) >= wanted {
            return hits as u8;
        }
    }
    dice
}

/// All cards: by card, dice and attack value.
pub(crate) fn cards(printed: &[PrintedRow]) -> Vec<[[u8; 13]; DICE + 1]> {
    let mut cards = vec![[[0; 13]; DICE + 1]; usize::from(CARDS)];
    for (index, card) in cards.iter_mut().enumerate() {
        for (dice, row) in card.iter_mut().enumerate() {
            for (attack, hits) in row.iter_mut().enumerate().take(FACES as usize + 1) {
                *hits = formula(index as u8 + 1, dice as u8, attack as u8);
            }
        }
    }
    for &(card, dice, hits) in printed {
        cards[usize::from(card) - 1][usize::from(dice)][2..11].copy_from_slice(&hits);
    }
    cards
}
