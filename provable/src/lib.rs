//! Dice that nobody chose and anybody can check afterwards.
//!
//! Before a game the host draws a secret and shows its seal (SHA-256). A player may then hand in the seal of a salt of
//! his own and open it when all are in: nobody can choose a salt knowing the others'. Every number of the game follows
//! from secret, game, salts and the line of play so far, by HMAC-SHA-256 alone, which every browser has. When the game
//! is over the secret is opened and every die and card can be derived again. This proves that nobody chose the dice,
//! not that the host did not look ahead.
//!
//! Knows no game and no random source: secrets and salts come from the caller.

mod proof;

pub use proof::{Mismatch, Proof, Verified, verify};

use game::Dice;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

pub type Bytes = [u8; 32];

/// What is shown of a secret or a salt before it is opened.
pub fn seal(secret: &Bytes) -> Bytes {
    Sha256::digest(secret).into()
}

/// A seat's part in the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Salt {
    /// The seat handed in nothing.
    #[default]
    None,
    /// Handed in and not opened in time: the seal itself counts.
    Sealed(Bytes),
    Opened(Bytes),
}

impl Salt {
    fn bytes(&self) -> &[u8] {
        match self {
            Salt::None => &[],
            Salt::Sealed(bytes) | Salt::Opened(bytes) => bytes,
        }
    }
}

/// From which all numbers of one game are drawn.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(Bytes);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// The message is game, setup and salts in seat order, each with its length in four bytes before it.
    pub fn new(secret: &Bytes, game: &str, setup: &str, salts: &[Salt]) -> Key {
        let mut mac = hmac(secret);
        let parts = [game.as_bytes(), setup.as_bytes()].into_iter().chain(salts.iter().map(Salt::bytes));
        for part in parts {
            mac.update(&(part.len() as u32).to_be_bytes());
            mac.update(part);
        }
        Key(mac.finalize().into_bytes().into())
    }

    /// The number for one word of chance: the first eight bytes of the code, tried again above the last full multiple
    /// of the total, else the remainder.
    pub fn number(&self, line: &Line, word: u32, total: u64) -> u64 {
        // 2⁶⁴ mod total; numbers in the last, incomplete multiple would make some remainders likelier than others.
        let excess = (u64::MAX % total + 1) % total;
        let mut attempt = 0u32;
        loop {
            let mut mac = hmac(&self.0);
            mac.update(&line.0);
            mac.update(&word.to_be_bytes());
            mac.update(&attempt.to_be_bytes());
            let code = mac.finalize().into_bytes();
            let mut first = [0; 8];
            first.copy_from_slice(&code[..8]);
            let number = u64::from_be_bytes(first);
            if number <= u64::MAX - excess {
                return number % total;
            }
            attempt += 1;
        }
    }
}

fn hmac(key: &Bytes) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("a key of any length will do")
}

/// The line of play so far: the game's sentences in order, chance's included, without platform sentences and undone
/// lines. Each digest covers the one before it, so stepping back is keeping the old one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line(Bytes);

impl Default for Line {
    fn default() -> Line {
        Line(Sha256::digest([]).into())
    }
}

impl Line {
    /// A line of play that was kept by its bytes.
    pub fn from_bytes(bytes: Bytes) -> Line {
        Line(bytes)
    }

    pub fn bytes(&self) -> &Bytes {
        &self.0
    }

    #[must_use]
    pub fn then(&self, sentence: &str) -> Line {
        let mut digest = Sha256::new();
        digest.update(self.0);
        digest.update(sentence.as_bytes());
        Line(digest.finalize().into())
    }
}

/// Dice for what follows a line of play.
#[derive(Clone, Debug)]
pub struct ProvableDice<'a> {
    key: &'a Key,
    line: Line,
    word: u32,
}

impl<'a> ProvableDice<'a> {
    pub fn new(key: &'a Key, line: Line) -> ProvableDice<'a> {
        ProvableDice { key, line, word: 0 }
    }

    /// The line of play as far as it was heard.
    pub fn line(&self) -> Line {
        self.line
    }
}

impl Dice for ProvableDice<'_> {
    fn below(&mut self, total: u64) -> u64 {
        let number = self.key.number(&self.line, self.word, total);
        self.word += 1;
        number
    }

    fn heard(&mut self, sentence: &dyn Fn() -> String) {
        self.line = self.line.then(&sentence());
        self.word = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::{proof::hex, *};

    fn key(salts: &[Salt]) -> Key {
        Key::new(&[7; 32], "g1", "game toy", salts)
    }

    #[test]
    fn everything_that_went_in_changes_the_numbers() {
        let line = Line::default();
        let number = |key: &Key, line: &Line, word| key.number(line, word, u64::MAX);
        let plain = number(&key(&[]), &line, 0);
        assert_eq!(plain, number(&key(&[]), &line, 0));
        let others = [
            number(&key(&[Salt::None]), &line, 0),
            number(&key(&[Salt::Opened([1; 32])]), &line, 0),
            number(&Key::new(&[8; 32], "g1", "game toy", &[]), &line, 0),
            number(&Key::new(&[7; 32], "g1game", " toy", &[]), &line, 0),
            number(&key(&[]), &line.then("coin axis"), 0),
            number(&key(&[]), &line, 1),
        ];
        assert!(others.iter().all(|other| *other != plain), "{others:?}");
    }

    /// The expected values were computed with Python's hmac and hashlib.
    #[test]
    fn the_derivation_is_the_documented_one() {
        let key = Key::new(&[0; 32], "g", "s", &[]);
        // key = HMAC(0³², 00000001 'g' 00000001 's'); line = SHA-256(''); code = HMAC(key, line ‖ 0⁴ ‖ 0⁴).
        assert_eq!(hex(&key.0), KEY);
        assert_eq!(key.number(&Line::default(), 0, u64::MAX).to_string(), NUMBER);
    }

    const KEY: &str = "d5ac32026b57caa7dfea740fd83c1ecc77b3cb8345897497c7162cea50635815";
    const NUMBER: &str = "4850716874792378352";

    #[test]
    fn numbers_stay_below_the_total_and_reach_all_of_it() {
        let key = key(&[]);
        let mut line = Line::default();
        let mut seen = [0u32; 12];
        for turn in 0..6000 {
            seen[key.number(&line, turn % 3, 12) as usize] += 1;
            line = line.then("x");
        }
        assert!(seen.iter().all(|&times| (400..600).contains(&times)), "{seen:?}");
        assert!(key.number(&line, 0, 1) == 0);
        assert!(key.number(&line, 0, 3 << 62) < 3 << 62);
    }
}
