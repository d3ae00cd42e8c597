//! A card as a whole: an action is worth what the best of those that may follow it on the same card is worth, down to
//! the last. At each step only the few that look best are looked at more closely, and an attack is worth the mean over
//! what the cards may bring and what is done then. Of the first actions those that come out nearly equal are compared
//! by what the next card may bring after the card in hand, and the best of these by the next two (`next`).

use super::{
    best, glance,
    net::Net,
    next::{Far, LEAST, Next},
    outcomes::outcomes,
};
use crate::{
    Mortain,
    action::Action,
    legal,
    phase::{Phase, Side},
    state::State,
};

/// Actions looked at more closely at the first step; at each one after it one less, but never fewer than two.
const FIRST: usize = 6;
const FEWEST: usize = 2;
/// Positions in which a list is gone through; beyond them, and after as many steps as a card has, the look of a list
/// has to do.
const MOST: usize = 100;

/// How many of the first actions are compared by the next card and how many by the next two, and how much less than the
/// best they may be worth. The more is looked at, the less there is that can still change.
const RIVALS: [(Far, usize, f32); 2] = [(Far::OneCard, 6, 0.15), (Far::TwoCards, 3, 0.04)];

/// By how much it has to be better for the German to leave the rest of a card unused: his turns are few, and so small a
/// difference is more likely an error than a reason.
const RELUCTANCE: f32 = 0.01;

/// All plans from one position.
pub(super) struct Plan<'a> {
    game: &'a Mortain,
    net: &'a Net,
    side: Side,
    next: Next<'a>,
    /// What is best in positions within the card, and its worth: different orders of the same actions lead to the same.
    known: Vec<(State, Action, f32)>,
    lists: usize,
}

impl<'a> Plan<'a> {
    pub(super) fn new(game: &'a Mortain, net: &'a Net, side: Side) -> Plan<'a> {
        Plan { game, net, side, next: Next::new(game, net, side), known: Vec::new(), lists: 0 }
    }

    pub(super) fn against_random(self) -> Plan<'a> {
        Plan { next: self.next.against_random(), ..self }
    }

    /// What each action is worth. Those that did not look good enough are worth no more than those that were looked at.
    /// `may_go_on` is asked before each of the longer looks; without them the card in hand has to do.
    pub(super) fn weigh(
        &mut self,
        at: &State,
        actions: &[Action],
        may_go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<f32> {
        let mut values = self.glance(at, actions);
        if at.phase != Phase::Act {
            return values;
        }
        let mut order = Plan::order(&values, FIRST);
        for &place in &order {
            values[place] = self.pursue(at, &actions[place], FIRST - 1);
        }
        cap(&mut values, &order);
        for (far, most, nearly) in RIVALS {
            let best = values[best(&values)];
            order.retain(|&place| best - values[place] < nearly);
            order.sort_by(|&one, &two| values[two].total_cmp(&values[one]));
            order.truncate(most);
            if order.len() < 2 {
                break;
            }
            let looks = order.iter().map(|&place| self.beyond(at, &actions[place], far, 1.0, may_go_on));
            let Some(beyond) = looks.collect::<Option<Vec<f32>>>() else {
                break;
            };
            order.iter().zip(beyond).for_each(|(&place, value)| values[place] = value);
            cap(&mut values, &order);
        }
        let is_pass = |action: &Action| self.side == Side::German && *action == Action::Pass;
        if let Some(pass) = actions.iter().position(is_pass) {
            values[pass] -= RELUCTANCE;
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
        let after = outcomes(self.game, at, action);
        after.iter().map(|(share, after)| share * self.worth(after, steps)).sum()
    }

    fn worth(&mut self, at: &State, steps: usize) -> f32 {
        if at.phase == Phase::Act { self.best(at, steps).1 } else { self.next.foretell(at) }
    }

    /// The best action within the card, and its worth.
    fn best(&mut self, at: &State, steps: usize) -> (Action, f32) {
        if let Some((_, action, worth)) = self.known.iter().find(|(position, ..)| position == at) {
            return (*action, *worth);
        }
        let mut actions = Vec::new();
        legal::actions(self.game, at, &mut actions);
        let mut values = self.glance(at, &actions);
        if steps > 0 && self.lists <= MOST {
            let order = Plan::order(&values, (steps + 1).max(FEWEST));
            for &place in &order {
                values[place] = self.pursue(at, &actions[place], steps - 1);
            }
            cap(&mut values, &order);
        }
        let place = best(&values);
        self.known.push((at.clone(), actions[place], values[place]));
        (actions[place], values[place])
    }

    /// An action, the card in hand carried out as planned, and the next ones: `None` if there may be no more looks. It
    /// came this far with this chance.
    fn beyond(
        &mut self,
        at: &State,
        action: &Action,
        far: Far,
        chance: f32,
        may_go_on: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        let mut sum = 0.0;
        for (share, after) in outcomes(self.game, at, action) {
            let chance = chance * share;
            sum += share
                * if chance < LEAST {
                    self.worth(&after, 0)
                } else if after.phase == Phase::Act {
                    let (action, _) = self.best(&after, 0);
                    self.beyond(&after, &action, far, chance, may_go_on)?
                } else {
                    self.next.await_card(&after, far, may_go_on)?
                };
        }
        Some(sum)
    }
}

/// Those that were not looked at are worth no more than those that were.
fn cap(values: &mut [f32], looked_at: &[usize]) {
    let least = looked_at.iter().map(|&place| values[place]).fold(f32::INFINITY, f32::min);
    let others = values.iter_mut().enumerate().filter(|(place, _)| !looked_at.contains(place));
    others.for_each(|(_, value)| *value = value.min(least));
}

#[cfg(test)]
mod tests {
    use super::{
        super::{fitted, side, tests::look_through},
        *,
    };
    use crate::{options::Setup, state::HEXES};
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
            game.weigh(&at, Side::German.seat(), &actions, &mut planned, &mut || true);
            let best = |values: &[f32]| values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            assert!(best(&seen) < 1.0);
            assert_eq!(best(&planned) >= 1.0, is_won, "{card}: {planned:?}");
        }
    }

    /// To the American it is worth what comes of it.
    #[test]
    fn to_leave_a_card_unused_is_worth_a_little_less_to_the_german() {
        let mut seen = [0; 2];
        look_through(2, |game, at, seat, _| {
            if at.phase == Phase::Act {
                let mut plan = Plan::new(game, fitted(seat), side(seat));
                let less = if side(seat) == Side::German { 0.01 } else { 0.0 };
                let [(_, after)] = &outcomes(game, at, &Action::Pass)[..] else {
                    panic!("one thing comes of it")
                };
                let worth = plan.next.foretell(after);
                let waiting = plan.weigh(at, &[Action::Pass], &mut || true)[0];
                assert!((worth - less - waiting).abs() < 1e-5, "{worth} {waiting}");
                seen[seat.index()] += 1;
            }
        });
        assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
    }

    /// None of his units is on the map yet, and whatever the card, one of them had better come.
    #[test]
    fn the_german_does_not_begin_by_waiting() {
        let mut firsts = 0;
        for seed in 0..6 {
            look_through(seed, |game, at, seat, actions| {
                let none = at.standing(game.units.of[Side::German as usize], HEXES) == 0;
                if seat != Side::German.seat() || at.turn != 1 || at.acted != 0 || !none {
                    return;
                }
                let values = Plan::new(game, fitted(seat), Side::German).weigh(at, actions, &mut || true);
                assert_ne!(actions[best(&values)], Action::Pass, "{at:?}");
                firsts += 1;
            });
        }
        assert!(firsts > 5, "{firsts}");
    }

    #[test]
    fn plans_stay_small() {
        look_through(4, |game, at, seat, actions| {
            let mut plan = Plan::new(game, fitted(seat), side(seat));
            let mut looks = 0;
            let mut count = || {
                looks += 1;
                true
            };
            assert_eq!(plan.weigh(at, actions, &mut count).len(), actions.len());
            assert!(plan.lists <= MOST + FIRST * FIRST, "{}", plan.lists);
            let [(_, rivals, _), (_, last, _)] = RIVALS;
            assert!(looks as f32 * LEAST <= (rivals + 8 * last) as f32, "{looks}");
        });
    }

    /// Rivals are compared by the next card only if there is time for all of them.
    #[test]
    fn without_time_for_the_next_card_the_card_in_hand_has_to_do() {
        let (mut longer, mut shorter) = (0, 0);
        look_through(7, |game, at, seat, actions| {
            let weigh = |looks: u32| {
                let (mut left, mut refused) = (looks, 0);
                let mut may_go_on = || {
                    refused += u32::from(left == 0);
                    left = left.saturating_sub(1);
                    refused == 0
                };
                let values = Plan::new(game, fitted(seat), side(seat)).weigh(at, actions, &mut may_go_on);
                assert!(refused <= 1, "it asked again after a no");
                (values, refused == 0)
            };
            let (none, asked_nothing) = weigh(0);
            let (one, _) = weigh(1);
            let (all, is_all) = weigh(10_000);
            assert!(is_all);
            if !asked_nothing {
                shorter += u32::from(none == one);
                longer += u32::from(none != all);
            }
        });
        assert!(longer > 20 && shorter > 20, "{longer} {shorter}");
    }
}
