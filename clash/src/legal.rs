//! The list of legal actions, in order, and what chance may say. The predicates are those of `check`, arranged so that
//! whole sets of roads are tested at once: seven gaps fit the bytes of one word.

use crate::{
    Clash,
    action::Action,
    phase::Phase,
    pieces::{ALL_ROADS, Card, Road, Side, Unit},
    state::State,
};

/// One byte of `n` for each road.
const fn every(n: u8) -> u64 {
    0x0101_0101_0101_0101 * n as u64
}

/// The roads of a mask, rising.
#[derive(Clone, Copy)]
struct Roads(u32);

impl Roads {
    fn of(mask: u8) -> Roads {
        Roads(mask.into())
    }
}

impl Iterator for Roads {
    type Item = Road;

    #[inline]
    fn next(&mut self) -> Option<Road> {
        if self.0 == 0 {
            return None;
        }
        let road = self.0.trailing_zeros() as Road;
        self.0 &= self.0 - 1;
        Some(road)
    }
}

/// The longest list there can be is well below this: nine kinds on seven roads, an advance, a retreat, an attack and an
/// air strike on each, three shots, nine other cards and the end.
const MOST: usize = 128;
static BLANK: [Action; MOST] = [Action::End; MOST];

/// The end of the caller's list, made long enough beforehand, so that adding an action is a mere store.
struct Slots<'a> {
    slots: &'a mut [Action; MOST],
    len: usize,
}

impl Slots<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        self.slots[self.len % MOST] = action;
        self.len += 1;
    }
}

/// The gaps of all roads side by side.
#[derive(Clone, Copy)]
struct Gaps(u64);

impl Gaps {
    fn of(clash: &Clash, at: &State) -> Gaps {
        let [allies, axis] = at.fronts.map(u64::from_le_bytes);
        // No byte borrows from the next: lines never overlap (CL-1.4).
        Gaps(every(clash.tiles) - allies - axis)
    }

    /// The roads whose gap is at least `length`. Gaps and lengths are below 128, so the top bit of each byte is free.
    fn at_least(self, length: u8) -> u8 {
        let tops = (self.0 + every(128 - length)) & every(128);
        // Gathers the eight top bits into one byte.
        ((tops >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}

impl Clash {
    pub(crate) fn list(&self, at: &State, out: &mut Vec<Action>) {
        match at.phase {
            Phase::Play => self.list_turn(at, out),
            Phase::Keep => {
                let keepable = self.keepable(at);
                let choices = (0..u32::BITS as u8).filter(|objective| keepable & 1 << objective != 0);
                out.extend(choices.map(|objective| Action::Keep { objective }));
            }
            Phase::Coin | Phase::Objective(_) | Phase::Victory | Phase::Orders | Phase::Over(..) => {}
        }
    }

    fn list_turn(&self, at: &State, out: &mut Vec<Action>) {
        let start = out.len();
        // Copying a constant is several times faster than filling in one by one.
        out.extend_from_slice(&BLANK);
        let Some(slots) = out[start..].first_chunk_mut() else { return };
        let mut list = Slots { slots, len: 0 };
        self.fill(at, &mut list);
        let end = start + list.len;
        out.truncate(end);
    }

    fn fill(&self, at: &State, out: &mut Slots<'_>) {
        let (side, enemy) = (at.side, at.side.enemy());
        let open = ALL_ROADS & !at.conquered();
        let gaps = Gaps::of(self, at);
        let own = occupied(at, side) & open;
        let contact = own & occupied(at, enemy) & !gaps.at_least(1);
        self.list_places(at, gaps, open, out);
        self.list_moves(at, gaps, own, contact, out);
        for road in Roads::of(contact) {
            if let (Some(unit), Some(target)) = (at.line(side, road).front(), at.line(enemy, road).front())
                && !self.is_stronger(target, unit)
            {
                out.push(Action::Attack { road });
            }
        }
        self.list_shots(at, open, out);
        if !at.hands[side.index()].is_empty() {
            self.list_cards(at, open, out);
        }
        out.push(Action::End);
    }

    /// CL-3.1, CL-3.2, CL-3.7.
    fn list_places(&self, at: &State, gaps: Gaps, open: u8, out: &mut Slots<'_>) {
        let side = at.side;
        let stock = &at.stock[side.index()];
        let mut place = |unit: Unit| {
            if stock[unit.index()] > 0 {
                let fits = gaps.at_least(self.length[unit.index()]) & open;
                for road in Roads::of(fits) {
                    out.push(Action::Place { unit, road });
                }
            }
        };
        let (basics, specials) = Unit::ALL.split_at(Unit::COUNT - Unit::SPECIALS);
        if self.place_cost(at, false) <= at.points {
            basics.iter().for_each(|unit| place(*unit));
        }
        if self.place_cost(at, true) <= at.points && at.counted_specials(side) < at.special_limit(side) {
            specials.iter().for_each(|unit| place(*unit));
        }
    }

    /// CL-3.3, CL-3.4.
    fn list_moves(&self, at: &State, gaps: Gaps, own: u8, contact: u8, out: &mut Slots<'_>) {
        let side = at.side;
        if self.advance_cost(at) <= at.points {
            for road in Roads::of(own & gaps.at_least(1)) {
                let line = at.line(side, road);
                if let Some(unit) = line.rear()
                    && line.is_long()
                    && self.length[unit.index()] <= self.gap(at, road)
                {
                    out.push(Action::Advance { road });
                }
            }
        }
        let (free, cost, blocked) = (at.withdrawals > 0, self.edition.retreat, self.edition.retreat_blocked);
        if free || cost.min(blocked) <= at.points {
            for road in Roads::of(own) {
                let held = contact & 1 << road != 0 && self.is_blocked(at, side, road);
                if free || (if held { blocked } else { cost }) <= at.points {
                    out.push(Action::Retreat { road });
                }
            }
        }
    }

    /// CL-4.7 to CL-4.10.
    fn list_shots(&self, at: &State, open: u8, out: &mut Slots<'_>) {
        let side = at.side;
        let is_open = |road: &Road| open & 1 << road != 0;
        let flanker = self.edition.flanker;
        if let Some(from) = at.road_of(side, flanker).filter(is_open) {
            for to in self.flanked_roads(from).filter(is_open) {
                if let Some((target, _)) = self.under_arrow(at, side, flanker, from, to)
                    && self.can_be_flanked(target)
                {
                    out.push(Action::Flank { from, to });
                }
            }
        }
        if self.mortar_may_fire(at)
            && let Some(from) = at.road_of(side, Unit::Mortar).filter(is_open)
            && let Some(to) = side.left(from, self.edition.fire_distance).filter(is_open)
            && let Some((Unit::Private, _)) = self.under_arrow(at, side, Unit::Mortar, from, to)
        {
            out.push(Action::Fire { from, to });
        }
    }

    /// CL-7.1, CL-7.3, CL-7.4.
    fn list_cards(&self, at: &State, open: u8, out: &mut Slots<'_>) {
        let hand = at.hands[at.side.index()];
        for card in Card::ALL {
            if card != Card::AirStrike && hand.of(card) > 0 && self.card_condition(at, card).is_ok() {
                out.push(Action::Card { card });
            }
        }
        if hand.of(Card::AirStrike) > 0 {
            for road in Roads::of(occupied(at, at.side.enemy()) & open) {
                if self.strike_condition(at, road).is_ok() {
                    out.push(Action::AirStrike { road });
                }
            }
        }
    }

    /// What chance may say next: one word decides, the rest of the sentence is given by the position.
    pub(crate) fn chance_words(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        if !said.is_empty() {
            return 0;
        }
        match at.phase {
            Phase::Coin => {
                out.extend(Side::ALL.map(|side| (side as u8, 1)));
                Side::ALL.len() as u64
            }
            Phase::Objective(_) | Phase::Orders => {
                let left = self.objectives_left(at);
                let drawable = (0..u32::BITS as u8).filter(|objective| left & 1 << objective != 0);
                out.extend(drawable.map(|objective| (objective, 1)));
                left.count_ones().into()
            }
            Phase::Victory => {
                let left = self.victory_cards_left(at);
                let kinds = Card::ALL.into_iter().filter(|card| left.of(*card) > 0);
                out.extend(kinds.map(|card| (card as u8, left.of(card).into())));
                // Counted the other way round: the whole deck without the cards that were drawn.
                let drawn: u8 = [at.hands, at.played].iter().flatten().map(|heap| heap.total()).sum();
                u64::from(self.victory_deck.total() - drawn)
            }
            Phase::Play | Phase::Keep | Phase::Over(..) => 0,
        }
    }

    pub(crate) fn spelled(&self, at: &State, said: &[u8]) -> Action {
        let word = said.first().copied().unwrap_or_default();
        match at.phase {
            Phase::Coin => Action::Coin { side: Side::ALL[usize::from(word) % 2] },
            Phase::Objective(side) => Action::Objective { side, objective: word },
            Phase::Orders => Action::Objective { side: at.side, objective: word },
            _ => Action::Victory { side: at.side, card: Card::ALL[usize::from(word) % Card::COUNT] },
        }
    }
}

/// The roads on which a side has units: its fronts that are not 0.
fn occupied(at: &State, side: Side) -> u8 {
    Gaps(u64::from_le_bytes(at.fronts[side.index()])).at_least(1)
}
