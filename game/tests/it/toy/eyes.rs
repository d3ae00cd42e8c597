//! What the viewers of the toy see, and what they can imagine.

use super::{Action, Event, Phase, Planted, State, Toy, View};
use game::{Dice, Message, Odds, OddsTable, Seat, Viewer};
use std::sync::atomic::Ordering::Relaxed;

impl Toy {
    pub(super) fn seen(&self, at: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat.0),
            Viewer::Public => None,
        };
        let card = |seat: u8| {
            let index = usize::from(seat);
            let open = at.phase == Phase::Over || at.shown[index] || own == Some(seat);
            let peeked = own == Some(1 - seat) && at.peeked[1 - index];
            let leaks =
                self.has(Planted::LeakingView) || own.is_none() && self.has(Planted::LeakingToSpectators);
            (at.cards[index] > 0 && (open || peeked || leaks)).then_some(at.cards[index])
        };
        let hidden = |seat: u8| {
            let number = at.hidden[usize::from(seat)];
            let late = at.round > 5 && self.has(Planted::LeakingLate);
            let open = at.phase == Phase::Roll || late || self.has(Planted::LeakingChoiceView);
            (number > 0 && (own == Some(seat) || open)).then_some(number)
        };
        View {
            viewer: own,
            phase: at.phase,
            seat: at.seat,
            round: at.round,
            cards: [card(0), card(1)],
            shown: at.shown,
            peeked: at.peeked,
            committed: at.hidden.map(|number| number > 0),
            hidden: [hidden(0), hidden(1)],
            points: at.points,
            large: if self.has(Planted::LargeNumber) { 1 << 60 } else { 0 },
        }
    }

    pub(super) fn veiled(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { seat, card } => {
                let leaks = match self.planted {
                    Some(Planted::LeakingEvent) => true,
                    Some(Planted::LeakingToSpectators) => viewer == Viewer::Public,
                    _ => false,
                };
                if !leaks && !viewer.is(Seat(*seat)) {
                    *card = None;
                }
            }
            Event::Hid { .. } if self.has(Planted::LeakingChoice) => {}
            Event::Hid { seat, number: secret } | Event::Peeked { seat, card: secret }
                if !viewer.is(Seat(*seat)) =>
            {
                *secret = None;
            }
            _ => {}
        }
        Some(event)
    }

    pub(super) fn dreamt(&self, view: &View, dice: &mut dyn Dice) -> State {
        let mut cards = view.cards.map(|card| card.unwrap_or(0));
        for seat in 0..2 {
            let dealt = view.phase != Phase::Deal || seat < usize::from(view.seat);
            if cards[seat] == 0 && dealt && !self.has(Planted::BarrenImagination) {
                let left: Vec<u8> = (1..=6).filter(|card| !cards.contains(card)).collect();
                let drawn = match self.planted {
                    Some(Planted::BlindImagination) => 0,
                    Some(Planted::UnsteadyImagine) => {
                        usize::from(self.count.fetch_add(1, Relaxed)) % left.len()
                    }
                    _ => dice.below(left.len() as u64) as usize,
                };
                cards[seat] = left[drawn];
            }
        }
        let mut hidden = view.hidden.map(|number| number.unwrap_or(0));
        for (number, committed) in hidden.iter_mut().zip(view.committed) {
            if committed && *number == 0 {
                *number = 1 + dice.below(3) as u8;
            }
        }
        let mut points = view.points;
        points[0] += u8::from(self.has(Planted::MisfitImagination));
        State {
            phase: view.phase,
            seat: view.seat,
            round: view.round,
            cards,
            shown: view.shown,
            peeked: view.peeked,
            hidden,
            points,
            mark: self.mark(),
        }
    }

    pub(super) fn odds_of(&self, view: &View, action: &Action) -> Option<Odds> {
        let faces: u8 = if self.has(Planted::FalseOdds) { 5 } else { 6 };
        let unsteady = self.has(Planted::UnsteadyOdds);
        let shift = if unsteady { i64::from(self.count.fetch_add(1, Relaxed)) } else { 0 };
        let row = |face: i64| (Message::new("toy-odds-face").with("face", face + shift), 1.0 / 6.0);
        let rows = (1..=i64::from(faces)).map(row).collect();
        let table = OddsTable { title: Message::new("toy-odds-die"), rows };
        (view.phase == Phase::Hide && matches!(action, Action::Hide(_)))
            .then(|| Odds { tables: vec![table], figures: Vec::new() })
    }
}
