//! One card farther: the mean over all cards that may come next, each carried out to its end, the asking side's by its
//! outlook and the enemy's by first sight, with attacks by their exact chances. So what the enemy could do at once is
//! looked at, and not only foretold. Nothing in it is drawn by lot.

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

/// Positions between two cards, one after another.
pub(super) struct Next<'a> {
    game: &'a Mortain,
    net: &'a Net,
    side: Side,
    /// What those looked at are worth.
    known: Vec<(State, f32)>,
}

impl<'a> Next<'a> {
    pub(super) fn new(game: &'a Mortain, net: &'a Net, side: Side) -> Next<'a> {
        Next { game, net, side, known: Vec::new() }
    }

    /// What a position is worth as it looks.
    pub(super) fn foretell(&self, at: &State) -> f32 {
        Prophet::new(self.game, self.net, at, self.side).here()
    }

    /// What it is worth by what the next card may bring; `None` if there may be no more looks.
    pub(super) fn await_card(&mut self, at: &State, may_go_on: &mut dyn FnMut() -> bool) -> Option<f32> {
        let left = at.left_in_deck();
        if at.phase != Phase::Draw || left == 0 {
            return Some(self.foretell(at));
        }
        if let Some((_, known)) = self.known.iter().find(|(position, _)| position == at) {
            return Some(*known);
        }
        if !may_go_on() {
            return None;
        }
        let mut sum = 0.0;
        for kind in kinds(self.game, at) {
            let card = Card(kind.trailing_zeros() as u8);
            sum += kind.count_ones() as f32 * self.carry_out(&self.after(at, &Action::Draw { card }), 1.0);
        }
        if left & Card::JOKER.bit() != 0 {
            sum += self.foretell(&self.after(at, &Action::Draw { card: Card::JOKER }));
        }
        let mean = sum / left.count_ones() as f32;
        self.known.push((at.clone(), mean));
        Some(mean)
    }

    fn after(&self, at: &State, action: &Action) -> State {
        let mut after = at.clone();
        apply::apply(self.game, &mut after, action, &mut Vec::new());
        after
    }

    /// What comes of a card in hand if each side does what looks best to it; it came this far with this chance.
    fn carry_out(&self, at: &State, chance: f32) -> f32 {
        if at.phase != Phase::Act {
            return self.foretell(at);
        }
        if chance < LEAST {
            return self.foretell(&self.after(at, &Action::Pass));
        }
        let after = outcomes(self.game, at, &self.choice(at));
        after.iter().map(|(share, after)| share * self.carry_out(after, chance * share)).sum()
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
    let kind = |card| {
        let Face { side, activates, support, .. } = *deck.face(card);
        let has_support = side == Side::American && !at.support_used;
        (side, activates, deck.is_face_card(card), has_support.then_some(support))
    };
    let mut kinds = Vec::<u64>::new();
    for card in bits(at.left_in_deck() & !Card::JOKER.bit()).map(Card) {
        let is_alike = |cards: &&mut u64| kind(Card(cards.trailing_zeros() as u8)) == kind(card);
        match kinds.iter_mut().find(is_alike) {
            Some(cards) => *cards |= card.bit(),
            None => kinds.push(card.bit()),
        }
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::{
        super::{fitted, tests::look_through},
        *,
    };
    use crate::options::Setup;
    use game::Game;

    /// The fifth German stands at the edge in the last turn (SM-4.5, SM-7.1), out of all fire: every black card wins,
    /// the joker loses, and no red one decides.
    #[test]
    fn each_card_that_may_come_counts_for_what_it_brings() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let mut facts = ["turn 6", "unit 117 0901", "unit D 0105"].map(str::to_owned).to_vec();
        facts.extend(["102", "2SS-1", "2SS-2", "17"].map(|unit| format!("unit {unit} exited")));
        let at = game.arrange(&facts).unwrap();
        let mut next = Next::new(&game, fitted(Side::German.seat()), Side::German);
        let [black, red] = Side::BOTH.map(|side| game.deck.side(side) & !Card::JOKER.bit());
        for card in bits(black).map(Card) {
            assert_eq!(next.carry_out(&next.after(&at, &Action::Draw { card }), 1.0), 1.0);
        }
        let reds = bits(red).map(Card).map(|card| next.after(&at, &Action::Draw { card }));
        let after_red: Vec<f32> = reds.map(|after| next.carry_out(&after, 1.0)).collect();
        assert!(after_red.iter().all(|value| value.abs() < 1.0));
        let joker = next.foretell(&next.after(&at, &Action::Draw { card: Card::JOKER }));
        let mean = (26.0 + after_red.iter().sum::<f32>() + joker) / 53.0;
        let awaited = next.await_card(&at, &mut || true).unwrap();
        assert!((awaited - mean).abs() < 1e-3, "{awaited} {mean}");
        assert_eq!(next.await_card(&at, &mut || panic!("it was looked at before")), Some(awaited));
    }

    #[test]
    fn every_card_is_of_one_kind() {
        look_through(6, |game, at, _, _| {
            let kinds = kinds(game, at);
            assert_eq!(kinds.iter().sum::<u64>(), at.left_in_deck() & !Card::JOKER.bit());
            assert!(kinds.len() <= 18, "{}", kinds.len());
        });
    }
}
