//! Unguessable ids, keys and secrets from the operating system. Nothing else in the server is random.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};

/// 32 random bytes.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// An id nobody can guess: 120 bits in 20 letters.
pub(crate) fn id() -> String {
    text(&secret()[..15])
}

pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&secret()[..8]);
    u64::from_le_bytes(bytes)
}

pub(crate) fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
