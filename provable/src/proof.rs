//! The proof of a finished game, and its verification: every number is derived again and must fall into the interval
//! that the log names. Whether the interval is the right one is for the rules to say: opening the file checks that.

use crate::{Bytes, Key, Line, Salt, seal};
use game::{By, SeatInfo, Table};

/// Everything that was sealed, opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The game's id, under which it was played.
    pub game: String,
    pub secret: Bytes,
    /// The seal that was shown before the game.
    pub sealed: Bytes,
    /// By seat.
    pub salts: Vec<Salt>,
    /// The seals of the salts, where a seat handed in one.
    pub sealed_salts: Vec<Option<Bytes>>,
}

/// What was derived again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// Sentences of chance, and the numbers drawn for them.
    pub sentences: usize,
    pub numbers: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    #[error("the secret is not the one that was sealed")]
    Secret,
    #[error("the salt of seat {0} is not the one that was sealed")]
    Salt(usize),
    #[error("line {line} of the play, “{sentence}”: number {number} falls outside its interval")]
    Number { line: usize, sentence: String, number: u64 },
    #[error("line {line} of the play, “{sentence}”, does not say how it was drawn")]
    Unproved { line: usize, sentence: String },
}

/// The box as the key covers it: edition, head and start, one below the other.
pub(crate) fn setup(table: &dyn Table) -> String {
    let mut lines = vec![table.edition().to_owned()];
    lines.extend(table.head());
    lines.extend(table.arranged().unwrap_or_default());
    lines.join("\n")
}

impl Proof {
    /// The words after `proof` in a game file.
    pub fn lines(&self, seats: &[SeatInfo]) -> Vec<String> {
        let mut lines = vec![
            format!("game {}", self.game),
            format!("sealed {}", hex(&self.sealed)),
            format!("secret {}", hex(&self.secret)),
        ];
        for (seat, info) in seats.iter().enumerate() {
            if let Some(sealed) = &self.sealed_salts[seat] {
                lines.push(format!("sealed-salt {} {}", info.name, hex(sealed)));
            }
            if let Salt::Opened(salt) = &self.salts[seat] {
                lines.push(format!("salt {} {}", info.name, hex(salt)));
            }
        }
        lines
    }

    /// Reads them back; the line that is wrong otherwise.
    pub fn read(lines: &[&str], seats: &[SeatInfo]) -> Result<Proof, String> {
        let (mut game, mut sealed, mut secret) = (None, None, None);
        let mut salts = vec![Salt::None; seats.len()];
        let mut sealed_salts = vec![None; seats.len()];
        let number = |name: &str| seats.iter().position(|seat| seat.name == name);
        for &line in lines {
            let wrong = || line.to_owned();
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["game", id] => game = Some(id.to_owned()),
                ["sealed", bytes] => sealed = Some(unhex(bytes).ok_or_else(wrong)?),
                ["secret", bytes] => secret = Some(unhex(bytes).ok_or_else(wrong)?),
                ["sealed-salt", name, bytes] => {
                    let seat = number(name).ok_or_else(wrong)?;
                    let sealed = unhex(bytes).ok_or_else(wrong)?;
                    sealed_salts[seat] = Some(sealed);
                    if salts[seat] == Salt::None {
                        salts[seat] = Salt::Sealed(sealed);
                    }
                }
                ["salt", name, bytes] => {
                    let seat = number(name).ok_or_else(wrong)?;
                    salts[seat] = Salt::Opened(unhex(bytes).ok_or_else(wrong)?);
                }
                _ => return Err(wrong()),
            }
        }
        match (game, sealed, secret) {
            (Some(game), Some(sealed), Some(secret)) => {
                Ok(Proof { game, secret, sealed, salts, sealed_salts })
            }
            _ => Err("game, sealed and secret are needed".to_owned()),
        }
    }

    pub fn key(&self, table: &dyn Table) -> Key {
        Key::new(&self.secret, &self.game, &setup(table), &self.salts)
    }
}

/// Derives every number of a game again.
pub fn verify(table: &dyn Table, proof: &Proof) -> Result<Verified, Mismatch> {
    if seal(&proof.secret) != proof.sealed {
        return Err(Mismatch::Secret);
    }
    for (seat, (salt, sealed)) in proof.salts.iter().zip(&proof.sealed_salts).enumerate() {
        let fits = match (salt, sealed) {
            (Salt::None, None) => true,
            (Salt::Sealed(seal), Some(sealed)) => seal == sealed,
            (Salt::Opened(salt), Some(sealed)) => seal(salt) == *sealed,
            _ => false,
        };
        if !fits {
            return Err(Mismatch::Salt(seat));
        }
    }
    let key = proof.key(table);
    let mut line = Line::default();
    let mut verified = Verified::default();
    for (index, said) in table.line_of_play().into_iter().enumerate() {
        if said.by == By::Chance {
            if said.words.is_empty() {
                return Err(Mismatch::Unproved { line: index + 1, sentence: said.sentence });
            }
            for (word, drawn) in said.words.iter().enumerate() {
                let number = key.number(&line, word as u32, drawn.total);
                if number < drawn.from || number - drawn.from >= drawn.weight {
                    return Err(Mismatch::Number { line: index + 1, sentence: said.sentence, number });
                }
                verified.numbers += 1;
            }
            verified.sentences += 1;
        }
        line = line.then(&said.sentence);
    }
    Ok(verified)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<Bytes> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> =
        digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
    bytes.try_into().ok().filter(|_| digits.len() == 64)
}
