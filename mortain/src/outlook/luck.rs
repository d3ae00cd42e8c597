//! How much luck there was in a card: what it is worth by the outlook, less the mean over all that might have come in
//! its place. It is nought in the mean, whatever the outlook says; taken off what came of a game it leaves what the
//! players had to do with it, and that varies ten times less.

use super::{Prophet, net::Net, next::kinds};
use crate::{
    Mortain,
    action::Action,
    apply,
    deck::Card,
    fire,
    foresight::Opinion,
    odds::deciding,
    phase::{Phase, Side},
    state::State,
    word::bits,
};

/// How much the German's chance has risen by the card, as this network sees it.
pub(super) fn luck(game: &Mortain, net: &Net, at: &State, drawn: Card) -> f32 {
    let mut prophet = Prophet::new(game, net, at, Side::German);
    let mut worth = |alike: u64| {
        let card = bits(alike).nth(alike.count_ones() as usize / 2).map(Card).expect("some are alike");
        let mut after = at.clone();
        apply::apply(game, &mut after, &Action::Draw { card }, &mut Vec::new());
        prophet.value(&after, None)
    };
    let (mut sum, mut cards, mut came) = (0.0, 0.0, None);
    for alike in results(game, at) {
        let (worth, count) = (worth(alike), alike.count_ones() as f32);
        sum += count * worth;
        cards += count;
        if alike & drawn.bit() != 0 {
            came = Some(worth);
        }
    }
    // A face card decides no combat; it brings neither good nor bad luck.
    came.map_or(0.0, |worth| (worth - sum / cards) / 2.0)
}

/// The cards that may come, those together that come to the same.
fn results(game: &Mortain, at: &State) -> Vec<u64> {
    let attack = at.attack.as_ref().filter(|_| at.phase == Phase::Fight);
    let mut results = match attack.and_then(|attack| fire::reckon(game, at, attack)) {
        Some(shot) => deciding(game, at, &shot).to_vec(),
        None => kinds(game, at),
    };
    results.push(at.left_in_deck() & Card::JOKER.bit());
    results.retain(|alike| *alike != 0);
    results
}

#[cfg(test)]
mod tests {
    use super::{
        super::{fitted, tests::look_through},
        *,
    };

    #[test]
    fn all_luck_together_is_nought() {
        let mut seen = [0; 2];
        look_through(8, |game, at, seat, actions| {
            for action in actions {
                let mut after = at.clone();
                apply::apply(game, &mut after, action, &mut Vec::new());
                if !matches!(after.phase, Phase::Draw | Phase::Fight) {
                    continue;
                }
                let cards = bits(after.left_in_deck()).map(Card);
                let lucks: Vec<f32> = cards.map(|card| luck(game, fitted(seat), &after, card)).collect();
                assert!(lucks.iter().sum::<f32>().abs() < 1e-3, "{action:?}: {lucks:?}");
                let is_fight = after.phase == Phase::Fight;
                seen[usize::from(is_fight)] += usize::from(lucks.iter().any(|luck| luck.abs() > 0.01));
            }
        });
        assert!(seen.iter().all(|&seen| seen > 100), "{seen:?}");
    }
}
