//! A position that fits a view. What is open is copied; hands and objectives are dealt anew from the cards this viewer
//! cannot place, each as likely as chance would have made it. Knows only the view, never the truth.

use crate::{
    Clash,
    phase::{Ending, Phase},
    pieces::{Card, Cards, Name, Side, Unit},
    state::State,
    view::{Due, View, enforce},
};
use game::Dice;

impl Clash {
    pub(crate) fn imagined(&self, view: &View, dice: &mut dyn Dice) -> State {
        let mut at = self.open_part(view);
        self.deal_cards(view, &mut at, dice);
        self.deal_objectives(view, &mut at, dice);
        at
    }

    /// Everything that lies open on the table.
    fn open_part(&self, view: &View) -> State {
        let mut at = self.empty_state();
        at.starter = view.starter.unwrap_or(Side::Allies);
        at.side = view.side.filter(|_| view.phase != Due::Objective).unwrap_or(at.starter);
        at.phase = match view.phase {
            Due::Coin => Phase::Coin,
            Due::Objective => Phase::Objective(view.side.unwrap_or(at.starter)),
            Due::Play => Phase::Play,
            Due::Victory => Phase::Victory,
            Due::Orders => Phase::Orders,
            Due::Keep => Phase::Keep,
            Due::Over => Phase::Over(view.winner, view.ending.unwrap_or(Ending::Standstill)),
        };
        at.points = view.points;
        at.round = view.round;
        at.acted = view.acted;
        at.passed = view.passed;
        at.mortar_ready = view.mortar_ready;
        for side in Side::ALL {
            self.open_side(view, side, &mut at);
        }
        at
    }

    fn open_side(&self, view: &View, side: Side, at: &mut State) {
        let index = side.index();
        for road in &view.roads {
            let line = road.of(side);
            self.lay_line(at, side, road.road, line.base, &line.units);
            if road.owner == Some(side) {
                at.owned[index] |= 1 << road.road;
            }
        }
        let seen = view.of(side);
        at.played[index] = seen.played();
        for effect in &seen.effects {
            enforce(at, side, effect.card, effect.count);
        }
        at.orders_since[index] = seen.orders_since;
        at.tested[index] =
            seen.tested.as_ref().map(|roads| roads.iter().fold(0, |mask, road| mask | 1 << road));
    }

    /// Lays units from stock on a road, rear to front.
    pub(crate) fn lay_line(&self, at: &mut State, side: Side, road: u8, base: u8, units: &[Unit]) {
        let (s, r) = (side.index(), usize::from(road));
        for unit in units {
            at.lines[s][r].push_front(*unit);
            at.fronts[s][r] += self.length[unit.index()];
            at.stock[s][unit.index()] -= 1;
            if let Some(special) = unit.special() {
                at.special_at[s][special] = road;
            }
        }
        if !units.is_empty() {
            at.fronts[s][r] += base;
        }
    }

    /// Hidden hands from the cards that are nowhere to be seen: a shuffled deck does not care who drew when.
    fn deal_cards(&self, view: &View, at: &mut State, dice: &mut dyn Dice) {
        for side in Side::ALL {
            if let Some(hand) = &view.of(side).hand {
                at.hands[side.index()] = hand.iter().copied().collect();
            }
        }
        for side in Side::ALL.into_iter().filter(|side| view.of(*side).hand.is_none()) {
            for _ in 0..view.of(side).cards {
                let unseen = self.victory_cards_left(at);
                if let Some(card) = pick_card(unseen, dice) {
                    at.hands[side.index()].add(card);
                }
            }
        }
    }

    fn deal_objectives(&self, view: &View, at: &mut State, dice: &mut dyn Dice) {
        // First what the viewer knows for certain.
        for side in Side::ALL {
            let (index, seen) = (side.index(), view.of(side));
            at.objectives[index] = seen.objective.and_then(|name| self.objective_of(name));
            if let Some(names) = &seen.put_back_objectives {
                at.put_back[index] = self.mask_of(names);
            }
            if let Some(names) = &seen.drawn_objectives
                && side == at.side
            {
                for (place, name) in names.iter().enumerate().take(at.drawn.len()) {
                    at.drawn[place] = self.objective_of(*name);
                }
            }
            if let Some(names) = &seen.seen {
                at.seen[index] = self.mask_of(names);
                at.last_seen[index] = names.last().and_then(|name| self.objective_of(*name));
            }
        }
        let hidden = Side::ALL.into_iter().filter(|side| view.viewer != Some(*side));
        for side in hidden.clone() {
            self.place_seen(view, at, side, dice);
        }
        self.deal_held(view, at, dice);
        for side in hidden {
            self.deal_rest(view, at, side, dice);
        }
        if view.viewer.is_none() {
            for side in Side::ALL {
                self.invent_look(view, at, side, dice);
            }
        }
    }

    /// Objectives of `side` that the viewer has looked at: the last one is held still, unless its owner has chosen
    /// anew since; all others are under the deck. Of an old and two new ones any may have been kept.
    fn place_seen(&self, view: &View, at: &mut State, side: Side, dice: &mut dyn Dice) {
        let (index, looker) = (side.index(), side.enemy());
        let Some(last) = at.last_seen[looker.index()].filter(|_| view.viewer == Some(looker)) else { return };
        let since = at.orders_since[looker.index()];
        let held = since == 0 || dice.below(1 + 2 * u64::from(since)) == 0 && self.may_hold(at, side, last);
        at.put_back[index] = at.seen[looker.index()];
        if held {
            at.objectives[index] = Some(last);
            at.put_back[index] &= !(1 << last);
        }
    }

    /// Whether an objective could be this side's: it would have won when it was last tested (CL-6.1).
    fn may_hold(&self, at: &State, side: Side, objective: u8) -> bool {
        let card = &self.content.objectives[usize::from(objective)];
        at.tested[side.index()].is_none_or(|enemy| !card.is_fulfilled(at.owned[side.index()], enemy))
    }

    /// The objectives held by sides whose card is hidden; for a spectator both at once, all pairs alike.
    fn deal_held(&self, view: &View, at: &mut State, dice: &mut dyn Dice) {
        let left = self.objectives_left(at);
        let candidates = |side: Side| -> Vec<Option<u8>> {
            let index = side.index();
            if at.objectives[index].is_some() || !view.of(side).has_objective {
                return vec![at.objectives[index]];
            }
            let unseen = (0..u32::BITS as u8).filter(|n| left & 1 << n != 0);
            let possible: Vec<_> = unseen.clone().filter(|n| self.may_hold(at, side, *n)).map(Some).collect();
            if possible.is_empty() { unseen.map(Some).collect() } else { possible }
        };
        let (allies, axis) = (candidates(Side::Allies), candidates(Side::Axis));
        let mut pairs = Vec::new();
        for one in &allies {
            pairs.extend(axis.iter().filter(|two| one.is_none() || one != *two).map(|two| [*one, *two]));
        }
        if !pairs.is_empty() {
            at.objectives = pairs[dice.below(pairs.len() as u64) as usize];
        }
    }

    /// What a hidden side has put under the deck or just drawn.
    fn deal_rest(&self, view: &View, at: &mut State, side: Side, dice: &mut dyn Dice) {
        let index = side.index();
        while at.put_back[index].count_ones() < view.of(side).put_back.into() {
            let Some(objective) = pick_bit(self.objectives_left(at), dice) else { break };
            at.put_back[index] |= 1 << objective;
        }
        if side == at.side {
            for place in 0..usize::from(view.of(side).drawn).min(at.drawn.len()) {
                at.drawn[place] = pick_bit(self.objectives_left(at), dice);
            }
        }
    }

    /// A spectator knows that `side` has looked, not what it saw.
    fn invent_look(&self, view: &View, at: &mut State, side: Side, dice: &mut dyn Dice) {
        let (index, enemy) = (side.index(), side.enemy().index());
        if !view.of(side).has_looked {
            return;
        }
        let since = u64::from(at.orders_since[index]);
        let old = if since > 0 && dice.below(1 + 2 * since) > 0 {
            pick_bit(at.put_back[enemy], dice)
        } else {
            None
        };
        at.last_seen[index] = old.or(at.objectives[enemy]);
        at.seen[index] = at.last_seen[index].map_or(0, |objective| 1 << objective);
    }

    pub(crate) fn objective_of(&self, name: Name) -> Option<u8> {
        self.content.objective(name.as_str())
    }

    fn mask_of(&self, names: &[Name]) -> u32 {
        names
            .iter()
            .filter_map(|name| self.objective_of(*name))
            .fold(0, |mask, objective| mask | 1 << objective)
    }
}

fn pick_card(heap: Cards, dice: &mut dyn Dice) -> Option<Card> {
    let total = heap.total();
    if total == 0 { None } else { heap.iter().nth(dice.below(total.into()) as usize) }
}

fn pick_bit(mask: u32, dice: &mut dyn Dice) -> Option<u8> {
    if mask == 0 {
        return None;
    }
    let place = dice.below(mask.count_ones().into()) as usize;
    (0..u32::BITS as u8).filter(|n| mask & 1 << n != 0).nth(place)
}
