//! Whom the German faces, as far as the position tells. Somebody who acts at random is soon known by how the Americans
//! stand, and against him the German does better to run for the west edge than to hunt: quickly, but not into fire.

use super::{Prophet, net::Net};
use crate::{Mortain, phase::Side, state::State};
use std::sync::LazyLock;

/// What an activation less to go is worth to whoever runs.
pub(super) const URGE: f32 = 0.003;

/// What comes if the German goes by it and the Americans act at random.
pub(super) static AGAINST_RANDOM: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../data/outlook-german-against-random.weights");
    Net { urge: URGE, ..Net::read(file) }
});

/// How likely it is that the Americans act at random, rather than by what they see, with more or fewer errors, and also
/// from a set-up of any kind; before anything is seen, one is as likely as the other.
pub(super) static GUESS: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("../../data/random-american.weights")));

/// How sure the German has to be; a person may set up oddly and know very well what to do then.
pub(super) const SURE: f32 = 0.75;

pub(super) fn acts_at_random(game: &Mortain, at: &State) -> bool {
    // What is worth nought comes half the time.
    Prophet::new(game, &GUESS, at, Side::German).here() > 2.0 * SURE - 1.0
}
