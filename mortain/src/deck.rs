//! The 53 cards (SM-2.3) and what each is worth. The order of the deck exists nowhere: a position knows which cards are
//! out, and chance names the next one, each card left being as likely as the others (SM-3.9).

use crate::{
    phase::Side,
    state::State,
    word::{Word, bits},
};
use serde::{Deserialize, Serialize};

pub(crate) const CARDS: usize = 53;
const ALL: u64 = (1 << CARDS) - 1;

/// A card: suit by suit in the order of the content file, ace first, the joker last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Card {
    pub const JOKER: Card = Card(52);

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }
}

/// The support a red card offers (SM-6.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Support {
    Air,
    Oba,
}

impl Support {
    pub const BOTH: [Support; 2] = [Support::Air, Support::Oba];

    pub fn word(self) -> &'static str {
        match self {
            Support::Air => "air",
            Support::Oba => "oba",
        }
    }
}

/// What a card is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    pub word: Word,
    /// Who acts on it (SM-3.1); for the joker it means nothing.
    pub side: Side,
    /// In combat (SM-5.4); 0 for face cards and the joker.
    pub number: u8,
    /// SM-3.2; 1 for face cards (SM-3.3).
    pub activates: u8,
    pub support: Support,
}

#[derive(Clone, Debug)]
pub struct Deck {
    pub(crate) cards: [Face; CARDS],
    sides: [u64; 2],
    faces: u64,
    /// Number cards of at most this number.
    up_to: [u64; 16],
}

impl Deck {
    pub(crate) fn new(cards: [Face; CARDS]) -> Deck {
        let mut deck = Deck { cards, sides: [0; 2], faces: 0, up_to: [0; 16] };
        for card in (0..52).map(Card) {
            let face = deck.cards[card.index()];
            deck.sides[face.side as usize] |= card.bit();
            if face.number == 0 {
                deck.faces |= card.bit();
            } else {
                for set in &mut deck.up_to[usize::from(face.number)..] {
                    *set |= card.bit();
                }
            }
        }
        deck
    }

    pub fn face(&self, card: Card) -> &Face {
        &self.cards[card.index()]
    }

    pub fn is_face_card(&self, card: Card) -> bool {
        self.faces & card.bit() != 0
    }

    pub fn word(&self, card: Card) -> Word {
        self.face(card).word
    }

    pub fn words(&self) -> impl Iterator<Item = Word> {
        self.cards.iter().map(|face| face.word)
    }

    pub fn read(&self, word: &str) -> Option<Card> {
        self.cards.iter().position(|face| *face.word == *word).map(|index| Card(index as u8))
    }

    /// The cards that let this side act.
    pub(crate) fn side(&self, side: Side) -> u64 {
        self.sides[side as usize]
    }

    pub(crate) fn faces(&self) -> u64 {
        self.faces
    }

    /// The number cards that hit when a number up to `highest` does.
    pub(crate) fn up_to(&self, highest: i8) -> u64 {
        self.up_to[highest.clamp(0, 15) as usize]
    }

    /// SM-3.7: whether an activation card of each colour has come.
    pub(crate) fn joker_counts(&self, used: u64) -> bool {
        used & self.sides[0] != 0 && used & self.sides[1] != 0
    }
}

impl State {
    /// The cards that are still in the deck.
    pub(crate) fn left_in_deck(&self) -> u64 {
        ALL & !(self.used | self.fought)
    }

    pub(crate) fn is_deck_empty(&self) -> bool {
        self.left_in_deck() == 0
    }
}

/// Chance's only word: one of the cards left, each with weight 1.
pub(crate) fn chance(at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
    if !said.is_empty() {
        return 0;
    }
    let left = at.left_in_deck();
    out.extend(bits(left).map(|card| (card, 1)));
    u64::from(left.count_ones())
}
