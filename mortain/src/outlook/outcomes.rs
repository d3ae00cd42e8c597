//! What may come of an action, and how likely it is.

use crate::{
    Mortain,
    action::Action,
    apply,
    deck::Card,
    fire,
    odds::{Chances, Draws, deciding},
    phase::Phase,
    state::State,
    word::bits,
};
use arrayvec::ArrayVec;

/// The positions after an action and the share of each: after an attack those of a hit, a miss and the end of the turn,
/// where one of the cards that lead to the same stands for all.
pub(super) fn outcomes(game: &Mortain, at: &State, action: &Action) -> ArrayVec<(f32, State), 3> {
    let mut events = Vec::new();
    let mut begun = at.clone();
    apply::apply(game, &mut begun, action, &mut events);
    let Some(shot) = fire::reckon(game, at, action) else {
        return ArrayVec::from_iter([(1.0, begun)]);
    };
    let Chances { hit, miss, joker, total } = Draws::new(game, at, &shot).best();
    let [hits, misses] = deciding(game, at, &shot);
    let results = [(hit, hits), (miss, misses), (joker, Card::JOKER.bit())];
    let possible = results.into_iter().filter(|(count, _)| *count > 0);
    let mut settle = |(count, cards): (u32, u64)| {
        let mut after = begun.clone();
        if let Some(card) = bits(cards).nth(cards.count_ones() as usize / 2) {
            apply::apply(game, &mut after, &Action::Draw { card: Card(card) }, &mut events);
        } else {
            // Only face cards are left, or none.
            after.phase = Phase::Choose;
            apply::apply(game, &mut after, &Action::Miss, &mut events);
        }
        (count as f32 / total as f32, after)
    };
    possible.map(&mut settle).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::tests::look_through, *};

    #[test]
    fn what_may_come_of_an_attack_is_as_likely_as_the_odds_say() {
        let mut attacks = 0;
        look_through(3, |game, at, _, actions| {
            for action in actions {
                let outcomes = outcomes(game, at, action);
                let all: f32 = outcomes.iter().map(|(share, _)| share).sum();
                assert!((all - 1.0).abs() < 1e-5, "{action:?}: {all}");
                let Some(shot) = fire::reckon(game, at, action) else {
                    assert_eq!(outcomes.len(), 1);
                    continue;
                };
                assert!(outcomes.iter().all(|(_, after)| after.phase != Phase::Fight));
                let hits = outcomes.iter().filter(|(_, after)| after.reduced != at.reduced);
                let hit: f32 = hits.map(|(share, _)| share).sum();
                let odds = Draws::new(game, at, &shot).best();
                assert!((hit - odds.hit as f32 / odds.total as f32).abs() < 1e-5, "{action:?}: {hit}");
                attacks += 1;
            }
        });
        assert!(attacks > 100, "{attacks}");
    }
}
