//! What each action of a list comes to in somebody's opinion: a move by how things stand after it, an attack by the
//! mean over what the cards may bring. What the results of an attack are worth is worked out once for every target. The
//! opinion is the caller's: `score` has one, `outlook` another.

use crate::{
    Mortain,
    action::Action,
    apply,
    data::UnitId,
    fire,
    odds::{Chances, Draws},
    phase::{Phase, Side},
    stand::Line,
    state::{Change, Place, State, TURNS},
    word::bits,
};

/// How good a position is, to be asked of one after another.
pub(crate) trait Opinion {
    /// Whether it goes by who has acted on the card in hand and whether support was used, too.
    const HEEDS_WHO_ACTED: bool;

    /// `kept`: a side whose units are known to stand as they stood in the position the foresight begins from.
    fn value(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32;
}

/// All that is asked of one foresight begins in the same position.
#[derive(Debug)]
pub(crate) struct Foresight<'a, O> {
    game: &'a Mortain,
    opinion: O,
    /// What the results of an attack are worth.
    known: Vec<(Aftermath, f32)>,
    joker: Option<f32>,
}

/// What an attack leaves behind: the units it costs a step, the activations left after it and, if that is heeded, the
/// units that have acted and whether support was used.
#[derive(PartialEq, Debug)]
struct Aftermath {
    victims: u16,
    left: u8,
    who_acted: Option<(u16, bool)>,
}

impl<'a, O: Opinion> Foresight<'a, O> {
    pub(crate) fn new(game: &'a Mortain, opinion: O) -> Foresight<'a, O> {
        Foresight { game, opinion, known: Vec::new(), joker: None }
    }

    /// The values after each of these actions of a side.
    pub(crate) fn survey(&mut self, at: &State, side: Side, actions: &[Action], values: &mut Vec<f32>) {
        let game = self.game;
        let enemy = side.other();
        let line = Line::new(game, at, enemy);
        // No action moves or hits an enemy before a card is drawn.
        let kept = Some((enemy, &line));
        let mut events = Vec::new();
        for action in actions {
            let mut after = at.clone();
            events.clear();
            apply::apply(game, &mut after, action, &mut events);
            let mean = self.attack(&after, kept);
            values.push(mean.unwrap_or_else(|| self.opinion.value(&after, kept)));
        }
    }

    /// The mean over what the cards may bring to the attack that has begun; `None` if none has.
    pub(crate) fn attack(&mut self, at: &State, kept: Option<(Side, &Line)>) -> Option<f32> {
        let attack = at.attack.filter(|_| at.phase == Phase::Fight)?;
        let shot = fire::reckon(self.game, at, &attack)?;
        let Chances { hit, miss, joker, total } = Draws::new(self.game, at, &shot).best();
        let mut missed = at.clone();
        Change { game: self.game, at: &mut missed, events: &mut Vec::new() }.resume();
        let mut sum = 0.0;
        if hit > 0 {
            sum += hit as f32 * self.after(&missed, fire::victims(self.game, at, &attack), None);
        }
        if miss > 0 {
            sum += miss as f32 * self.after(&missed, 0, kept);
        }
        if joker > 0 {
            sum += joker as f32 * self.after_joker(at, kept);
        }
        Some(sum / total as f32)
    }

    /// As after a miss, but with a step less of the victims.
    fn after(&mut self, missed: &State, victims: u16, kept: Option<(Side, &Line)>) -> f32 {
        let who_acted = O::HEEDS_WHO_ACTED.then_some((missed.acted, missed.support_used));
        let aftermath = Aftermath { victims, left: missed.left, who_acted };
        if let Some((_, known)) = self.known.iter().find(|(known, _)| *known == aftermath) {
            return *known;
        }
        let mut after = missed.clone();
        for unit in bits(victims.into()).map(UnitId) {
            if after.is_reduced(unit) {
                after.place[unit.index()] = Place::DEAD;
            }
            after.reduced ^= unit.bit();
        }
        let americans = self.game.units.of[Side::American as usize];
        if after.standing(americans, !Place::DEAD.bit()) == 0 {
            after.phase = Phase::Over(Side::German);
        }
        let value = self.opinion.value(&after, kept);
        self.known.push((aftermath, value));
        value
    }

    fn after_joker(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32 {
        if let Some(known) = self.joker {
            return known;
        }
        let after = if at.turn < TURNS {
            State { place: at.place, reduced: at.reduced, turn: at.turn + 1, ..State::empty() }
        } else {
            State { phase: Phase::Over(Side::American), ..at.clone() }
        };
        let value = self.opinion.value(&after, kept);
        self.joker = Some(value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{deck::Card, odds::deciding, outlook::tests::look_through};
    use std::hash::{DefaultHasher, Hash, Hasher};

    /// Takes any two positions for different ones, but for the cards drawn.
    struct Discerning;

    impl Opinion for Discerning {
        const HEEDS_WHO_ACTED: bool = true;

        fn value(&mut self, at: &State, _: Option<(Side, &Line)>) -> f32 {
            if let Phase::Over(side) = at.phase {
                return side as u8 as f32;
            }
            let mut hasher = DefaultHasher::new();
            State { used: 0, fought: 0, ..at.clone() }.hash(&mut hasher);
            (hasher.finish() % 1000) as f32 / 1000.0
        }
    }

    /// Who has acted, what is left of the card and of the support: all that an attack changes is there when it is over.
    #[test]
    fn an_attack_comes_to_the_mean_over_the_cards_that_decide_it() {
        let (mut shots, mut strikes) = (0, 0);
        look_through(3, |game, at, _, actions| {
            let mut values = Vec::new();
            Foresight::new(game, Discerning).survey(at, at.active(game), actions, &mut values);
            for (action, foreseen) in actions.iter().zip(values) {
                let mut fight = at.clone();
                apply::apply(game, &mut fight, action, &mut Vec::new());
                let Some(shot) = fight.attack.and_then(|attack| fire::reckon(game, &fight, &attack)) else {
                    continue;
                };
                let [hits, misses] = deciding(game, &fight, &shot);
                let left = fight.left_in_deck();
                if hits == 0 || left.count_ones() < 2 {
                    continue;
                }
                let joker = if game.deck.joker_counts(fight.used) { left & Card::JOKER.bit() } else { 0 };
                let cards = hits | misses | joker;
                let results = bits(cards).map(|card| {
                    let mut after = fight.clone();
                    apply::apply(game, &mut after, &Action::Draw { card: Card(card) }, &mut Vec::new());
                    Discerning.value(&after, None)
                });
                let mean = results.sum::<f32>() / cards.count_ones() as f32;
                assert!((mean - foreseen).abs() < 1e-4, "{action:?}: {mean} {foreseen}");
                shots += u32::from(matches!(action, Action::Fire { .. }));
                strikes += u32::from(matches!(action, Action::Strike { .. } | Action::StrikeUnit { .. }));
            }
        });
        assert!(shots > 100 && strikes > 10, "{shots} {strikes}");
    }
}
