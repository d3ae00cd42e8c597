//! One card farther, or two: the mean over all cards that may come next, each carried out to its end, the asking side's
//! by its outlook and the enemy's by first sight, with attacks by their exact chances. So what the enemy could do at
//! once is looked at, and not only foretold, unless the enemy acts at random. Nothing in it is drawn by lot.

use super::{Prophet, best, glance, net::Net, outcomes::outcomes};
use crate::{
    Mortain,
    action::Action,
    apply,
    deck::{Card, Face},
    legal,
    phase::{Phase, Side},
    score,
    state::State,
    word::bits,
};

/// What is less likely than this on a card is not followed any farther.
pub(super) const LEAST: f32 = 0.02;
/// The same of the second card, and how likely the end of the first has to be for the second to be looked at.
const SECOND_LEAST: f32 = 0.1;

/// How many cards are looked at.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Far {
    OneCard,
    TwoCards,
}

/// Positions between two cards, one after another.
pub(super) struct Next<'a> {
    game: &'a Mortain,
    net: &'a Net,
    side: Side,
    /// Otherwise the enemy goes by first sight.
    is_enemy_random: bool,
    /// What those looked at are worth.
    known: Vec<(State, Far, f32)>,
}

impl<'a> Next<'a> {
    pub(super) fn new(game: &'a Mortain, net: &'a Net, side: Side) -> Next<'a> {
        Next { game, net, side, is_enemy_random: false, known: Vec::new() }
    }

    pub(super) fn against_random(self) -> Next<'a> {
        Next { is_enemy_random: true, ..self }
    }

    /// What a position is worth as it looks.
    pub(super) fn foretell(&self, at: &State) -> f32 {
        Prophet::new(self.game, self.net, at, self.side).here()
    }

    /// What it is worth by what the next cards may bring; `None` if there may be no more looks.
    pub(super) fn await_card(
        &mut self,
        at: &State,
        far: Far,
        may_go_on: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        if !self.has_next(at) {
            return Some(self.foretell(at));
        }
        let is_known = |(position, seen, _): &&(State, Far, f32)| *seen == far && position == at;
        if let Some((.., known)) = self.known.iter().find(is_known) {
            return Some(*known);
        }
        let mean = match far {
            Far::OneCard => {
                may_go_on().then(|| self.mean(at, &kinds(self.game, at), |drawn| self.first(drawn)))
            }
            Far::TwoCards => {
                let groups = groups(self.game, at);
                let mut is_in_time = true;
                let mean = self.mean(at, &groups, |drawn| {
                    is_in_time = is_in_time && may_go_on();
                    if is_in_time { self.both(drawn) } else { 0.0 }
                });
                is_in_time.then_some(mean)
            }
        }?;
        self.known.push((at.clone(), far, mean));
        Some(mean)
    }

    fn has_next(&self, at: &State) -> bool {
        at.phase == Phase::Draw && at.left_in_deck() != 0
    }

    /// Over the cards that may come: of those that go together the middle one stands for all. The joker is foretold.
    fn mean(&self, at: &State, together: &[u64], mut worth: impl FnMut(&State) -> f32) -> f32 {
        let left = at.left_in_deck();
        let mut sum = 0.0;
        for cards in together {
            let count = cards.count_ones();
            let card = bits(*cards).nth(count as usize / 2).map(Card).expect("some go together");
            sum += count as f32 * worth(&self.after(at, &Action::Draw { card }));
        }
        if left & Card::JOKER.bit() != 0 {
            sum += self.foretell(&self.after(at, &Action::Draw { card: Card::JOKER }));
        }
        sum / left.count_ones() as f32
    }

    /// What comes of the one card that is looked at.
    fn first(&self, drawn: &State) -> f32 {
        self.carry_out(drawn, 1.0, LEAST, &|end, _| self.foretell(end))
    }

    /// What comes of the first card of two.
    fn both(&self, drawn: &State) -> f32 {
        self.carry_out(drawn, 1.0, LEAST, &|end, chance| {
            if chance >= SECOND_LEAST && self.has_next(end) { self.second(end) } else { self.foretell(end) }
        })
    }

    /// What the second card may bring.
    fn second(&self, at: &State) -> f32 {
        self.mean(at, &groups(self.game, at), |drawn| {
            self.carry_out(drawn, 1.0, SECOND_LEAST, &|end, _| self.foretell(end))
        })
    }

    fn after(&self, at: &State, action: &Action) -> State {
        let mut after = at.clone();
        apply::apply(self.game, &mut after, action, &mut Vec::new());
        after
    }

    /// What comes of a card in hand if each side does what looks best to it. It came this far with this chance; what
    /// is less likely than `least` is left at that. `then` tells what an end is worth that is as likely as it is told.
    fn carry_out(&self, at: &State, chance: f32, least: f32, then: &dyn Fn(&State, f32) -> f32) -> f32 {
        if at.phase != Phase::Act {
            return then(at, chance);
        }
        if self.is_enemy_random && at.active(self.game) != self.side {
            // Among so many things that may be done none stands for all; the outlook knows their mean.
            return self.foretell(at);
        }
        if chance < least {
            return self.foretell(&self.after(at, &Action::Pass));
        }
        let after = outcomes(self.game, at, &self.choice(at));
        after.iter().map(|(share, after)| share * self.carry_out(after, chance * share, least, then)).sum()
    }

    fn choice(&self, at: &State) -> Action {
        let mut actions = Vec::new();
        legal::actions(self.game, at, &mut actions);
        let active = at.active(self.game);
        let values = if active == self.side {
            glance(self.game, self.net, active, at, &actions)
        } else {
            let mut sights = Vec::with_capacity(actions.len());
            score::survey(self.game, at, active.seat(), &actions, &mut sights);
            sights
        };
        actions[best(&values)]
    }
}

/// The cards that may come next but the joker, by kinds: those of a kind allow the same, and differ only in combat.
pub(super) fn kinds(game: &Mortain, at: &State) -> Vec<u64> {
    let deck = &game.deck;
    sort_out(at, |card| {
        let Face { side, activates, support, .. } = *deck.face(card);
        let has_support = side == Side::American && !at.support_used;
        (side, activates, deck.is_face_card(card), has_support.then_some(support))
    })
}

/// The same cards more roughly: those of a side that activate one unit, two or three, or more, and its face cards.
fn groups(game: &Mortain, at: &State) -> Vec<u64> {
    let deck = &game.deck;
    sort_out(at, |card| {
        let Face { side, activates, .. } = *deck.face(card);
        (side, (!deck.is_face_card(card)).then_some(activates / 2))
    })
}

fn sort_out<K: PartialEq>(at: &State, kind: impl Fn(Card) -> K) -> Vec<u64> {
    let mut sorts = Vec::<u64>::new();
    for card in bits(at.left_in_deck() & !Card::JOKER.bit()).map(Card) {
        let is_alike = |cards: &&mut u64| kind(Card(cards.trailing_zeros() as u8)) == kind(card);
        match sorts.iter_mut().find(is_alike) {
            Some(cards) => *cards |= card.bit(),
            None => sorts.push(card.bit()),
        }
    }
    sorts
}

#[cfg(test)]
mod tests {
    use super::{
        super::{fitted, tests::look_through},
        *,
    };
    use crate::options::Setup;
    use game::Game;

    /// The fifth German stands at the edge in the last turn (SM-4.5, SM-7.1), out of all fire: every black card wins, and
    /// neither a red one nor the joker decides.
    fn last_step(look: impl FnOnce(&Mortain, &State, Next<'_>)) {
        let game = Mortain::open(&Setup::default()).unwrap();
        let mut facts = ["turn 6", "unit 117 0901", "unit D 0105"].map(str::to_owned).to_vec();
        facts.extend(["102", "2SS-1", "2SS-2", "17"].map(|unit| format!("unit {unit} exited")));
        let at = game.arrange(&facts).unwrap();
        look(&game, &at, Next::new(&game, fitted(Side::German.seat()), Side::German));
    }

    /// What each card brings that may come to the German and to the American.
    fn each(game: &Mortain, at: &State, worth: impl Fn(&State) -> f32) -> [Vec<f32>; 2] {
        Side::BOTH.map(|side| {
            let cards = game.deck.side(side) & at.left_in_deck() & !Card::JOKER.bit();
            let drawn = bits(cards).map(|card| {
                let mut after = at.clone();
                apply::apply(game, &mut after, &Action::Draw { card: Card(card) }, &mut Vec::new());
                after
            });
            drawn.map(|after| worth(&after)).collect()
        })
    }

    /// 26 black cards, as many red ones as are told, and the joker.
    fn mean(next: &Next<'_>, at: &State, red: &[f32]) -> f32 {
        let joker = next.foretell(&next.after(at, &Action::Draw { card: Card::JOKER }));
        (26.0 + red.iter().sum::<f32>() + joker) / (27.0 + red.len() as f32)
    }

    #[test]
    fn each_card_that_may_come_counts_for_what_it_brings() {
        last_step(|game, at, mut next| {
            let [black, red] = each(game, at, |drawn| next.first(drawn));
            assert_eq!(black, [1.0; 26]);
            assert!(red.len() == 26 && red.iter().all(|value| value.abs() < 1.0));
            let by_hand = mean(&next, at, &red);
            let awaited = next.await_card(at, Far::OneCard, &mut || true).unwrap();
            assert!((awaited - by_hand).abs() < 1e-3, "{awaited} {by_hand}");
            let again = next.await_card(at, Far::OneCard, &mut || panic!("it was looked at before"));
            assert_eq!(again, Some(awaited));
        });
    }

    /// After a red card 26 black ones of the 52 that are left win.
    #[test]
    fn the_second_card_counts_where_the_first_did_not_decide() {
        last_step(|game, at, mut next| {
            let [black, red] = each(game, at, |drawn| next.both(drawn));
            assert_eq!(black, [1.0; 26]);
            assert!(red.iter().all(|value| (0.0..1.0).contains(value)), "{red:?}");
            let by_hand = mean(&next, at, &red);
            let awaited = next.await_card(at, Far::TwoCards, &mut || true).unwrap();
            assert!((awaited - by_hand).abs() < 0.01, "{awaited} {by_hand}");

            let king = game.parse("draw Kh").unwrap();
            let rested = next.after(&next.after(at, &king), &Action::Pass);
            let [black, red] = each(game, &rested, |drawn| next.first(drawn));
            assert_eq!((black, red.len()), (vec![1.0; 26], 25));
            let (second, by_hand) = (next.second(&rested), mean(&next, &rested, &red));
            assert!((second - by_hand).abs() < 0.01, "{second} {by_hand}");
        });
    }

    #[test]
    fn a_card_of_somebody_who_acts_at_random_is_foretold() {
        last_step(|game, at, next| {
            let next = next.against_random();
            let [black, red] = each(game, at, |drawn| next.first(drawn) - next.foretell(drawn));
            // A black card is carried out all the same, and wins.
            assert!(black.iter().all(|more| *more > 0.0), "{black:?}");
            assert_eq!(red, [0.0; 26]);
        });
    }

    #[test]
    fn a_look_that_may_not_be_finished_tells_nothing() {
        last_step(|_, at, mut next| {
            let mut left = 3;
            let mut may_go_on = || {
                left -= 1;
                assert!(left >= 0, "it asked again after a no");
                left > 0
            };
            assert_eq!(next.await_card(at, Far::TwoCards, &mut may_go_on), None);
            assert_eq!(next.await_card(at, Far::OneCard, &mut || false), None);
            let mut looks = 0;
            next.await_card(at, Far::TwoCards, &mut || {
                looks += 1;
                true
            });
            assert_eq!(looks, 8);
        });
    }

    #[test]
    fn every_card_is_of_one_kind_and_in_one_group() {
        look_through(6, |game, at, _, _| {
            for (sorts, most) in [(kinds(game, at), 18), (groups(game, at), 8)] {
                assert_eq!(sorts.iter().sum::<u64>(), at.left_in_deck() & !Card::JOKER.bit());
                assert!(sorts.len() <= most, "{}", sorts.len());
            }
        });
    }
}
