//! A card as a whole: an action is worth what the best of those that may follow it on the same card is worth, down to
//! the last. At each step only the few that look best are looked at more closely, and an attack is worth the mean over
//! what the cards may bring and what is done then.

use super::{Prophet, glance, net::Net};
use crate::{
    Mortain,
    action::Action,
    apply,
    deck::Card,
    fire,
    foresight::Opinion,
    legal,
    odds::{Chances, Draws, deciding},
    phase::{Phase, Side},
    state::State,
    word::bits,
};
use arrayvec::ArrayVec;

/// Actions looked at more closely at the first step; at each one after it one less, but never fewer than two.
const FIRST: usize = 6;
const FEWEST: usize = 2;
/// Positions in which a list is gone through; beyond them, and after as many steps as a card has, the look of a list
/// has to do.
const MOST: usize = 100;

/// All plans from one position.
pub(super) struct Plan<'a> {
    game: &'a Mortain,
    net: &'a Net,
    side: Side,
    /// What positions within the card are worth: different orders of the same actions lead to the same.
    known: Vec<(State, f32)>,
    lists: usize,
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a Mortain, net: &'a Net, side: Side) -> Plan<'a> {
        Plan { game, net, side, known: Vec::new(), lists: 0 }
    }

    /// What each action is worth. Those that did not look good enough are worth no more than those that were looked at.
    pub(super) fn weigh(&mut self, at: &State, actions: &[Action]) -> Vec<f32> {
        let mut values = self.glance(at, actions);
        if at.phase != Phase::Act {
            return values;
        }
        let order = Plan::order(&values, FIRST);
        let mut least = f32::INFINITY;
        for &place in &order {
            values[place] = self.pursue(at, &actions[place], FIRST - 1);
            least = least.min(values[place]);
        }
        for (place, value) in values.iter_mut().enumerate() {
            if !order.contains(&place) {
                *value = value.min(least);
            }
        }
        values
    }

    /// What they are worth as they look.
    fn glance(&mut self, at: &State, actions: &[Action]) -> Vec<f32> {
        self.lists += 1;
        glance(self.game, self.net, self.side, at, actions)
    }

    /// The places of the best, the best first; of equals the first in the list.
    fn order(values: &[f32], count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
        order.truncate(count);
        order
    }

    /// An action and what follows it, with so many steps to look at after it.
    fn pursue(&mut self, at: &State, action: &Action, steps: usize) -> f32 {
        if let Some((outcomes, total)) = outcomes(self.game, at, action) {
            let sum: f32 =
                outcomes.iter().map(|(count, after)| *count as f32 * self.worth(after, steps)).sum();
            return sum / total as f32;
        }
        let mut after = at.clone();
        apply::apply(self.game, &mut after, action, &mut Vec::new());
        self.worth(&after, steps)
    }

    fn worth(&mut self, at: &State, steps: usize) -> f32 {
        if at.phase != Phase::Act {
            return Prophet::new(self.game, self.net, at, self.side).value(at, None);
        }
        if let Some((_, known)) = self.known.iter().find(|(position, _)| position == at) {
            return *known;
        }
        let mut actions = Vec::new();
        legal::actions(self.game, at, &mut actions);
        let values = self.glance(at, &actions);
        let best = if steps == 0 || self.lists > MOST {
            values.into_iter().fold(f32::NEG_INFINITY, f32::max)
        } else {
            let order = Plan::order(&values, (steps + 1).max(FEWEST));
            let pursued = order.into_iter().map(|place| self.pursue(at, &actions[place], steps - 1));
            pursued.fold(f32::NEG_INFINITY, f32::max)
        };
        self.known.push((at.clone(), best));
        best
    }
}

/// What may come of an attack, a hit, a miss, the end of the turn, and in how many of `total` cases. Of the cards that
/// lead to the same one stands for all. `None` if this is no attack.
fn outcomes(game: &Mortain, at: &State, attack: &Action) -> Option<(ArrayVec<(u32, State), 3>, u32)> {
    let shot = fire::reckon(game, at, attack)?;
    let Chances { hit, miss, joker, total } = Draws::new(game, at, &shot).best();
    let [hits, misses] = deciding(game, at, &shot);
    let mut fight = at.clone();
    let mut events = Vec::new();
    apply::apply(game, &mut fight, attack, &mut events);
    let results = [(hit, hits), (miss, misses), (joker, Card::JOKER.bit())];
    let outcomes = results.into_iter().filter(|(count, _)| *count > 0).map(|(count, cards)| {
        let mut after = fight.clone();
        if let Some(card) = bits(cards).nth(cards.count_ones() as usize / 2) {
            apply::apply(game, &mut after, &Action::Draw { card: Card(card) }, &mut events);
        } else {
            // Only face cards are left, or none.
            after.phase = Phase::Choose;
            apply::apply(game, &mut after, &Action::Miss, &mut events);
        }
        (count, after)
    });
    Some((outcomes.collect(), total))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{fitted, side, tests::look_through},
        *,
    };
    use crate::options::Setup;
    use game::Game;

    /// Two Germans at the edge are missing for the victory (SM-4.5, SM-7.1): a card for five units is enough for it, a
    /// card for one is not, and no single action tells one from the other.
    #[test]
    fn a_plan_goes_as_far_as_the_card() {
        let game = Mortain::open(&Setup::default()).unwrap();
        for (card, is_won) in [("Ts", true), ("As", false)] {
            let mut facts =
                ["turn 6", "unit 117 0901", "unit 2SS-1 0103", "unit D 0105"].map(str::to_owned).to_vec();
            facts.extend(["2SS-2", "17", "37"].map(|unit| format!("unit {unit} exited")));
            let mut at = game.arrange(&facts).unwrap();
            game.apply(&mut at, &game.parse(&format!("draw {card}")).unwrap(), &mut Vec::new());
            let (mut actions, mut planned) = (Vec::new(), Vec::new());
            game.actions(&at, &mut actions);
            let seen = glance(&game, fitted(Side::German.seat()), Side::German, &at, &actions);
            game.weigh(&at, Side::German.seat(), &actions, &mut planned);
            let best = |values: &[f32]| values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            assert!(best(&seen) < 1.0);
            assert_eq!(best(&planned) >= 1.0, is_won, "{card}: {planned:?}");
        }
    }

    #[test]
    fn what_may_come_of_an_attack_is_as_likely_as_the_odds_say() {
        let mut attacks = 0;
        look_through(3, |game, at, _, actions| {
            for action in actions {
                let Some((outcomes, total)) = outcomes(game, at, action) else { continue };
                assert_eq!(outcomes.iter().map(|(count, _)| count).sum::<u32>(), total);
                assert!(outcomes.iter().all(|(_, after)| after.phase != Phase::Fight));
                let hits = outcomes.iter().filter(|(_, after)| after.reduced != at.reduced);
                let hit: u32 = hits.map(|(count, _)| count).sum();
                let odds = Draws::new(game, at, &fire::reckon(game, at, action).unwrap()).best();
                assert_eq!((hit, total), (odds.hit, odds.total), "{action:?}");
                attacks += 1;
            }
        });
        assert!(attacks > 100, "{attacks}");
    }

    #[test]
    fn plans_stay_small() {
        look_through(4, |game, at, seat, actions| {
            let mut plan = Plan::new(game, fitted(seat), side(seat));
            assert_eq!(plan.weigh(at, actions).len(), actions.len());
            assert!(plan.lists <= MOST + FIRST * FIRST, "{}", plan.lists);
        });
    }
}
