//! Turn, list, check and apply of the toy.

use super::{Action, BLUE, Event, Illegal, Phase, Planted, RED, State, Toy};
use game::{Outcome, Seat, Seats, Turn};
use std::sync::atomic::Ordering::Relaxed;

impl Toy {
    pub(super) fn whose_turn(&self, at: &State) -> Turn {
        match at.phase {
            Phase::Deal | Phase::Roll => Turn::Chance,
            Phase::Act if self.has(Planted::LeakingTurn) && at.cards[1] == 6 => Turn::Player(BLUE),
            Phase::Act if self.has(Planted::AbsentSeat) => Turn::Player(Seat(2)),
            Phase::Hide | Phase::Act => Turn::Player(Seat(at.seat)),
            Phase::Over => {
                let total = |seat: Seat| at.points[seat.index()] + at.cards[seat.index()];
                Turn::Over(match total(RED).cmp(&total(BLUE)) {
                    std::cmp::Ordering::Greater => Outcome::Won(Seats::one(RED)),
                    std::cmp::Ordering::Less => Outcome::Won(Seats::one(BLUE)),
                    std::cmp::Ordering::Equal => Outcome::Draw,
                })
            }
        }
    }

    pub(super) fn list(&self, at: &State, out: &mut Vec<Action>) {
        if self.has(Planted::ClearedList) {
            out.clear();
        }
        let seat = usize::from(at.seat);
        let barren = at.cards[seat] == 0 || at.round == 2 && self.has(Planted::EmptyList);
        match at.phase {
            _ if barren => {}
            Phase::Hide => out.extend([1, 2, 3].map(Action::Hide)),
            Phase::Act => {
                if self.has(Planted::UnsortedList) {
                    return out.extend(
                        [Action::Pass, Action::Peek].into_iter().filter(|a| self.may(at, a).is_ok()),
                    );
                }
                if self.can_peek(at) {
                    out.push(Action::Peek);
                }
                if !at.shown[seat] {
                    out.push(Action::Show);
                }
                out.push(Action::Pass);
                if self.has(Planted::DoubledList) {
                    out.push(Action::Pass);
                }
            }
            Phase::Deal | Phase::Roll | Phase::Over => {}
        }
    }

    // TY-4.1
    fn can_peek(&self, at: &State) -> bool {
        let (seat, other) = (usize::from(at.seat), usize::from(1 - at.seat));
        let worth_it = !self.has(Planted::LeakingList) || at.cards[other] > 3;
        !at.peeked[seat] && !at.shown[other] && worth_it
    }

    pub(super) fn words(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        match at.phase {
            // TY-1.2
            Phase::Deal if said.is_empty() => {
                out.extend((1..=6).filter(|card| !at.cards.contains(card)).map(|card| (card, 1)));
                6 - u64::from(at.seat)
            }
            // TY-3.1
            Phase::Roll if said.len() < 2 || self.has(Planted::EndlessWords) => {
                out.extend((1..=6).map(|face| (face, 1)));
                match self.planted {
                    Some(Planted::ZeroWeight) => out.push((7, 0)),
                    Some(Planted::DoubledWord) => out.push((6, 1)),
                    _ => {}
                }
                6 + u64::from(self.has(Planted::FalseTotal) || self.has(Planted::DoubledWord))
            }
            _ => 0,
        }
    }

    pub(super) fn may(&self, at: &State, action: &Action) -> Result<(), Illegal> {
        let seat = usize::from(at.seat);
        match (at.phase, *action) {
            (Phase::Deal, Action::Deal(to, card)) if to == at.seat => {
                let there = (1..=6).contains(&card) && !at.cards.contains(&card);
                if there { Ok(()) } else { Err(Illegal::NoSuchCard { card }) }
            }
            (Phase::Roll, Action::Roll(6, 6)) if self.has(Planted::StrictToChance) => Err(Illegal::NotNow),
            (Phase::Roll, Action::Roll(one, two)) => {
                match [one, two].into_iter().find(|die| !(1..=6).contains(die)) {
                    Some(number) => Err(Illegal::NoSuchNumber { number }),
                    None => Ok(()),
                }
            }
            (Phase::Hide, Action::Hide(1..=3)) => Ok(()),
            (Phase::Hide, Action::Hide(number)) => Err(Illegal::NoSuchNumber { number }),
            (Phase::Act, Action::Peek) if self.can_peek(at) => Ok(()),
            (Phase::Act, Action::Peek) => Err(Illegal::AlreadyPeeked),
            (Phase::Act, Action::Show) if !at.shown[seat] || self.has(Planted::LaxCheck) => Ok(()),
            (Phase::Act, Action::Show) => Err(Illegal::AlreadyShown),
            (Phase::Act, Action::Pass) if self.has(Planted::StrictCheck) && at.round == 2 => {
                Err(Illegal::NotNow)
            }
            (Phase::Act, Action::Pass) => Ok(()),
            (Phase::Hide, Action::Deal(..)) if self.has(Planted::LaxToChance) => Ok(()),
            (Phase::Roll, Action::Pass) if self.has(Planted::LaxToPlayers) => Ok(()),
            (Phase::Act, Action::Hide(number))
                if self.has(Planted::LeakingRefusal) && at.cards[1 - seat].is_multiple_of(2) =>
            {
                Err(Illegal::NoSuchNumber { number })
            }
            _ if self.has(Planted::NamelessRefusal) => Err(Illegal::Nameless),
            _ => Err(Illegal::NotNow),
        }
    }

    pub(super) fn carry_out(&self, at: &mut State, action: &Action, events: &mut Vec<Event>) {
        let seat = usize::from(at.seat);
        match *action {
            Action::Deal(to, card) => {
                at.cards[seat] = card;
                events.push(Event::Dealt { seat: to, card: Some(card) });
                self.next(at, Phase::Deal, Phase::Hide);
            }
            // TY-2.2
            Action::Hide(number) => {
                at.hidden[seat] = number;
                events.push(Event::Hid { seat: at.seat, number: Some(number) });
                if at.seat == BLUE.0 {
                    events.push(Event::Opened { numbers: at.hidden.to_vec() });
                }
                self.next(at, Phase::Hide, Phase::Roll);
            }
            Action::Roll(one, two) => self.roll(at, [one, two], events),
            Action::Peek => {
                at.peeked[seat] = true;
                events.push(Event::Peeked { seat: at.seat, card: Some(at.cards[1 - seat]) });
                self.end_act(at, events);
            }
            // TY-4.2
            Action::Show => {
                assert!(!(self.has(Planted::PanickingApply) && at.round == 2), "planted");
                at.shown[seat] = true;
                at.points[seat] += 2;
                events.push(Event::Shown { seat: at.seat, card: at.cards[seat] });
                self.end_act(at, events);
            }
            Action::Pass => {
                if self.has(Planted::LeakingStep) && at.cards[1 - seat] > 3 {
                    at.points[seat] = at.points[seat].saturating_sub(1);
                }
                events.push(Event::Passed { seat: at.seat });
                self.end_act(at, events);
            }
        }
    }

    // TY-3.2
    fn roll(&self, at: &mut State, dice: [u8; 2], events: &mut Vec<Event>) {
        if !self.has(Planted::ShortNarration) {
            events.push(Event::Rolled { dice: dice.to_vec() });
        }
        if self.has(Planted::UnsteadyEvents) && self.count.fetch_add(1, Relaxed).is_multiple_of(2) {
            events.push(Event::Rolled { dice: dice.to_vec() });
        }
        if at.hidden[0] != at.hidden[1] {
            let higher = usize::from(at.hidden[1] > at.hidden[0]);
            at.points[higher] += dice[0];
            at.points[1 - higher] += dice[1];
        }
        if self.has(Planted::UnsteadyApply) {
            at.points[0] += self.count.fetch_add(1, Relaxed) % 2;
        }
        at.hidden = [0; 2];
        at.phase = Phase::Act;
        at.seat = RED.0;
    }

    fn end_act(&self, at: &mut State, events: &mut Vec<Event>) {
        let ends = at.seat == BLUE.0 && at.round == self.rounds;
        if at.seat == BLUE.0 && !ends && !self.has(Planted::Endless) {
            at.round += 1;
        }
        self.next(at, Phase::Act, if ends { Phase::Over } else { Phase::Hide });
        if ends {
            events.push(Event::Ended { cards: at.cards.to_vec() });
        }
    }

    /// Blue after red, then another phase.
    fn next(&self, at: &mut State, phase: Phase, after: Phase) {
        at.phase = if at.seat == RED.0 { phase } else { after };
        at.seat = 1 - at.seat;
    }
}
