//! A position, and the few verbs that change it. Every verb also says what it did, so that the narration is complete
//! by construction. Which verb is allowed when is the business of `legal` and `check`.

use crate::{
    Clash,
    event::Event,
    line::Line,
    phase::{Ending, Phase},
    pieces::{Card, Cards, Name, ROAD_SLOTS, Road, Side, Unit},
};
use serde::{Deserialize, Serialize};

/// Everything there is to know about a position. Arrays are by side, then by road or kind.
///
/// `fronts` and `special_at` follow from `lines`; they are kept because every legal list asks for them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) lines: [[Line; ROAD_SLOTS]; 2],
    /// How many tiles the line reaches from its own end of the road; 0 for an empty line (CL-1.4).
    pub(crate) fronts: [[u8; ROAD_SLOTS]; 2],
    pub(crate) stock: [[u8; Unit::COUNT]; 2],
    /// The road on which each special stands, 0 if on none.
    pub(crate) special_at: [[Road; Unit::SPECIALS]; 2],
    /// Masks of conquered roads.
    pub(crate) owned: [u8; 2],
    pub(crate) phase: Phase,
    /// The side to move, also while chance draws for it.
    pub(crate) side: Side,
    pub(crate) starter: Side,
    pub(crate) points: u8,
    pub(crate) round: u32,
    /// Something was done in this turn (CL-5.4).
    pub(crate) acted: bool,
    /// Nothing was done in the turn before.
    pub(crate) passed: bool,
    /// The mortar was placed or advanced in this turn (CL-4.9).
    pub(crate) mortar_ready: bool,

    pub(crate) hands: [Cards; 2],
    pub(crate) played: [Cards; 2],
    // Cards in force (CL-7.2, CL-7.3, CL-7.4); the first three for the side to move.
    pub(crate) fuel: bool,
    pub(crate) withdrawals: u8,
    /// Units still to be placed in pairs: an odd number means that the next is free.
    pub(crate) reserves: u8,
    pub(crate) second_special: [bool; 2],
    pub(crate) relieved: [u8; 2],
    pub(crate) sabotaged: [u8; 2],

    // Objectives are numbers in the content's list, sets of them masks.
    pub(crate) objectives: [Option<u8>; 2],
    /// Drawn by `new-orders`, not yet chosen from.
    pub(crate) drawn: [Option<u8>; 2],
    /// Under the deck by each side's doing (CL-6.3).
    pub(crate) put_back: [u32; 2],
    /// Objectives of the enemy that each side has looked at, and the last of them.
    pub(crate) seen: [u32; 2],
    pub(crate) last_seen: [Option<u8>; 2],
    /// How often the enemy has chosen anew since then.
    pub(crate) orders_since: [u8; 2],
    /// The enemy's roads when this side's objective was last tested and not fulfilled (CL-6.1): everybody knows from
    /// it what the objective is not.
    pub(crate) tested: [Option<u8>; 2],
}

impl State {
    pub(crate) fn line(&self, side: Side, road: Road) -> Line {
        self.lines[side.index()][usize::from(road)]
    }

    pub(crate) fn front(&self, side: Side, road: Road) -> u8 {
        self.fronts[side.index()][usize::from(road)]
    }

    pub(crate) fn in_stock(&self, side: Side, unit: Unit) -> u8 {
        self.stock[side.index()][unit.index()]
    }

    /// The road on which a special stands.
    pub(crate) fn road_of(&self, side: Side, unit: Unit) -> Option<Road> {
        let road = self.special_at[side.index()][unit.special()?];
        (road != 0).then_some(road)
    }

    /// Roads conquered by anyone.
    pub(crate) fn conquered(&self) -> u8 {
        self.owned[0] | self.owned[1]
    }

    pub(crate) fn is_conquered(&self, road: Road) -> bool {
        self.conquered() & 1 << road != 0
    }

    pub(crate) fn owner(&self, road: Road) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.owned[side.index()] & 1 << road != 0)
    }

    /// How many of a side's specials fill its limit (CL-3.7, CL-7.3).
    pub(crate) fn counted_specials(&self, side: Side) -> u8 {
        let fielded = self.special_at[side.index()].iter().filter(|road| **road != 0).count() as u8;
        fielded - self.relieved[side.index()]
    }

    /// How many of a side's specials stand on roads it owns and still count (CL-7.3).
    pub(crate) fn locked_specials(&self, side: Side) -> u8 {
        let owned = self.owned[side.index()];
        let locked = self.special_at[side.index()].iter().filter(|road| owned & !1 & 1 << **road != 0);
        locked.count() as u8 - self.relieved[side.index()]
    }

    pub(crate) fn special_limit(&self, side: Side) -> u8 {
        1 + u8::from(self.second_special[side.index()])
    }
}

/// A position being changed, and the story told about it.
pub(crate) struct Step<'a> {
    pub(crate) clash: &'a Clash,
    pub(crate) at: &'a mut State,
    pub(crate) events: &'a mut Vec<Event>,
}

impl Step<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn objective_name(&self, objective: u8) -> Name {
        self.clash.content.objectives[usize::from(objective)].id
    }

    fn spend(&mut self, cost: u8) {
        self.at.points -= cost;
        self.at.acted = true;
    }

    // ── Units ──

    /// CL-3.1: from stock to the front of the line.
    pub(crate) fn place(&mut self, unit: Unit, road: Road, cost: u8) {
        let side = self.at.side;
        self.spend(cost);
        self.at.stock[side.index()][unit.index()] -= 1;
        self.at.lines[side.index()][usize::from(road)].push_front(unit);
        self.at.fronts[side.index()][usize::from(road)] += self.clash.length[unit.index()];
        if let Some(special) = unit.special() {
            self.at.special_at[side.index()][special] = road;
            self.at.mortar_ready |= unit == Unit::Mortar;
        }
        self.tell(Event::Placed { side, unit, road, cost });
    }

    /// CL-3.3: from the rear of the line to its front.
    pub(crate) fn advance(&mut self, road: Road, cost: u8) {
        let side = self.at.side;
        self.spend(cost);
        let line = &mut self.at.lines[side.index()][usize::from(road)];
        let Some(unit) = line.pop_rear() else { return };
        line.push_front(unit);
        self.at.fronts[side.index()][usize::from(road)] += self.clash.length[unit.index()];
        self.at.mortar_ready |= unit == Unit::Mortar;
        self.tell(Event::Advanced { side, unit, road, cost });
    }

    /// CL-3.4: the front unit goes back to stock of its own will.
    pub(crate) fn retreat(&mut self, road: Road, cost: u8) {
        let side = self.at.side;
        self.spend(cost);
        if let Some(unit) = self.at.line(side, road).front() {
            self.tell(Event::Retreated { side, unit, road, cost });
            self.take_front(side, road, unit);
        }
    }

    /// The front unit of a line is beaten and returns to its owner's stock (CL-4.2, CL-4.3).
    pub(crate) fn send_back(&mut self, side: Side, road: Road) {
        if let Some(unit) = self.at.line(side, road).front() {
            self.tell(Event::Returned { side, unit, road });
            self.take_front(side, road, unit);
        }
    }

    fn take_front(&mut self, side: Side, road: Road, unit: Unit) {
        let (s, r) = (side.index(), usize::from(road));
        self.at.lines[s][r].pop_front();
        self.at.stock[s][unit.index()] += 1;
        // An empty line forgets how far its base had come (CL-1.4).
        self.at.fronts[s][r] = if self.at.lines[s][r].is_empty() {
            0
        } else {
            self.at.fronts[s][r] - self.clash.length[unit.index()]
        };
        if let Some(special) = unit.special() {
            self.special_left(side, special, unit);
        }
    }

    fn special_left(&mut self, side: Side, special: usize, unit: Unit) {
        self.at.special_at[side.index()][special] = 0;
        if unit == Unit::Mortar && side == self.at.side {
            self.at.mortar_ready = false;
        }
        // CL-7.3: until one leaves.
        if std::mem::take(&mut self.at.second_special[side.index()]) {
            self.tell(Event::EffectEnded { side, card: Card::SecondSpecial });
        }
    }

    // ── Attacks ──

    pub(crate) fn declare(&mut self, event: Event) {
        self.at.acted = true;
        self.tell(event);
    }

    // ── Roads and the end ──

    pub(crate) fn conquer(&mut self, road: Road) {
        let side = self.at.side;
        self.at.owned[side.index()] |= 1 << road;
        self.tell(Event::RoadConquered { side, road });
    }

    pub(crate) fn finish(&mut self, winner: Option<Side>, ending: Ending) {
        self.at.phase = Phase::Over(winner, ending);
        self.tell(match winner {
            Some(side) => Event::GameWon { side, ending },
            None => Event::GameDrawn { ending },
        });
    }

    /// The objective of the side to move is laid open: it has been fulfilled.
    pub(crate) fn lay_open(&mut self, objective: u8) {
        let (side, objective) = (self.at.side, self.objective_name(objective));
        self.tell(Event::ObjectiveFulfilled { side, objective });
    }

    /// The objective of the side to move was looked at and is not fulfilled (CL-6.1).
    pub(crate) fn note_test(&mut self) {
        let side = self.at.side;
        self.at.tested[side.index()] = Some(self.at.owned[side.enemy().index()]);
    }

    // ── Turns ──

    /// CL-2.2: what holds for one turn ends, and the points are counted out anew.
    pub(crate) fn begin_turn(&mut self, side: Side) {
        let at = &mut *self.at;
        at.side = side;
        at.phase = Phase::Play;
        at.fuel = false;
        at.withdrawals = 0;
        at.reserves = 0;
        at.mortar_ready = false;
        at.acted = false;
        // CL-7.4: sabotage counts in this turn only.
        let sabotage = std::mem::take(&mut at.sabotaged[side.index()]);
        at.points = self.clash.edition.points.saturating_sub(sabotage);
        let (round, points) = (at.round, at.points);
        self.tell(Event::TurnBegan { side, round, points });
    }

    pub(crate) fn end_turn(&mut self) {
        let side = self.at.side;
        self.at.passed = !self.at.acted;
        self.tell(if self.at.passed { Event::TurnPassed { side } } else { Event::TurnEnded { side } });
    }

    // ── Cards ──

    pub(crate) fn draw_victory(&mut self, card: Card) {
        let side = self.at.side;
        self.at.hands[side.index()].add(card);
        self.at.phase = Phase::Play;
        self.tell(Event::VictoryDrawn { side, card });
    }

    /// A card leaves the hand and the game (CL-7.1).
    pub(crate) fn lay_card(&mut self, card: Card, road: Option<Road>) {
        let side = self.at.side;
        self.at.hands[side.index()].remove(card);
        self.at.played[side.index()].add(card);
        self.at.acted = true;
        self.tell(match road {
            Some(road) => Event::AirStrikeCalled { side, road },
            None => Event::CardPlayed { side, card },
        });
    }

    // ── Objectives ──

    pub(crate) fn start_with(&mut self, side: Side) {
        self.at.starter = side;
        self.at.side = side;
        self.tell(Event::StarterDecided { side });
    }

    /// A first objective, or one of the two of `new-orders`.
    pub(crate) fn draw_objective(&mut self, side: Side, objective: u8) {
        if self.at.phase == Phase::Orders {
            let place = usize::from(self.at.drawn[0].is_some());
            self.at.drawn[place] = Some(objective);
        } else {
            self.at.objectives[side.index()] = Some(objective);
        }
        let objective = self.objective_name(objective);
        self.tell(Event::ObjectiveDrawn { side, objective });
    }

    /// CL-7.4: of the two drawn and the old one, this one stays; the others go under the deck (CL-6.3).
    pub(crate) fn keep(&mut self, objective: u8) {
        let side = self.at.side;
        let old = self.at.objectives[side.index()].replace(objective);
        for other in self.at.drawn.into_iter().chain([old]).flatten().filter(|other| *other != objective) {
            self.at.put_back[side.index()] |= 1 << other;
        }
        self.at.drawn = [None; 2];
        let enemy = side.enemy().index();
        if self.at.last_seen[enemy].is_some() {
            self.at.orders_since[enemy] += 1;
        }
        self.at.phase = Phase::Play;
        let objective = self.objective_name(objective);
        self.tell(Event::ObjectiveKept { side, objective });
    }

    /// CL-7.4: the enemy's objective as it is now.
    pub(crate) fn look(&mut self) {
        let side = self.at.side;
        let Some(objective) = self.at.objectives[side.enemy().index()] else { return };
        self.at.seen[side.index()] |= 1 << objective;
        self.at.last_seen[side.index()] = Some(objective);
        self.at.orders_since[side.index()] = 0;
        let objective = self.objective_name(objective);
        self.tell(Event::ObjectiveSeen { side, objective });
    }
}
