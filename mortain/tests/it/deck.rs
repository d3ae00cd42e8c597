//! The deck: no card twice in a turn, every card left as likely as the others, no order anywhere.

use crate::{default_game, setups};
use game::{Chance, Dice as _, Game, SeededDice, Turn, Viewer};
use mortain::{Action, Card, Event, Mortain};
use proptest::prelude::*;

/// Random play of a whole game; calls `look` with the card drawn, if it was one, and the events.
fn draws(game: &Mortain, seed: u64, mut look: impl FnMut(Option<Card>, &[Event])) {
    let mut dice = SeededDice::new(seed);
    let (mut at, mut list, mut events, mut chance) =
        (game.start(), Vec::new(), Vec::new(), Chance::default());
    loop {
        events.clear();
        let action = match game.turn(&at) {
            Turn::Over(_) => return,
            Turn::Chance => chance.throw(game, &at, &mut dice),
            Turn::Player(_) => {
                list.clear();
                game.actions(&at, &mut list);
                list[dice.below(list.len() as u64) as usize]
            }
        };
        game.apply(&mut at, &action, &mut events);
        let card = match action {
            Action::Draw { card } => Some(card),
            _ => None,
        };
        look(card, &events);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// SM-2.3, SM-3.8: 53 different cards at most in each turn.
    #[test]
    fn no_card_comes_twice_in_a_turn(seed: u64, option in 0_usize..4) {
        let game = Mortain::open(&setups()[option]).unwrap();
        let mut out = 0_u64;
        let mut twice = None;
        draws(&game, seed, |card, events| {
            let bit = card.map_or(0, |card| 1 << card.0);
            if out & bit != 0 {
                twice = card;
            }
            out |= bit;
            if events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
                out = 0;
            }
        });
        prop_assert_eq!(twice, None);
    }
}

/// SM-3.9: every card not yet used, each with weight 1, whoever looks; and all 53 do come.
#[test]
fn chance_offers_exactly_the_cards_left() {
    let game = default_game();
    let mut at = game.start();
    let mut events = Vec::new();
    for action in game.suggestion().collect::<Vec<_>>() {
        game.apply(&mut at, &action, &mut events);
    }
    for left in (2..=53).rev() {
        let mut cards = Vec::new();
        assert_eq!(game.chance(&at, &[], &mut cards), left);
        assert_eq!(cards.len() as u64, left);
        assert!(cards.iter().all(|(_, weight)| *weight == 1));
        for viewer in [Viewer::Public, Viewer::Seat(game::Seat(0)), Viewer::Seat(game::Seat(1))] {
            assert_eq!(u64::from(game.view(&at, viewer).deck), left);
        }
        let (word, _) = cards[0];
        let card = game.spell(&at, &[word]);
        game.apply(&mut at, &card, &mut events);
        game.apply(&mut at, &Action::Pass, &mut events);
    }
}
