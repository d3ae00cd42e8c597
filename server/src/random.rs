//! Unguessable ids, keys and secrets from the operating system. Nothing else in the server is random.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// 32 random bytes.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// An id nobody can guess: 119 bits in 20 letters.
pub(crate) fn id() -> String {
    id_of(&secret())
}

/// The id that these bytes make. It begins with a letter, or a command line would take it for an option.
pub(crate) fn id_of(bytes: &[u8; 32]) -> String {
    let mut first: [u8; 15] = std::array::from_fn(|place| bytes[place]);
    first[0] &= 0x7f;
    text(&first)
}

pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&secret()[..8]);
    u64::from_le_bytes(bytes)
}

pub(crate) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_begins_with_a_letter() {
        for byte in 0..=u8::MAX {
            let id = id_of(&[byte; 32]);
            assert!(id.len() == 20 && id.starts_with(|letter: char| letter.is_ascii_alphabetic()), "{id}");
        }
    }
}
