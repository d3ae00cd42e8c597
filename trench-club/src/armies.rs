//! Splitting into armies (TC-3.2) and which armies act in the first turns (TC-3.5).

use crate::{
    TrenchClub,
    event::Event,
    phase::{Phase, Purpose},
    state::{Hand, State},
    unit::{Kind, Nation, OWN, Unit, units},
};

/// Armies of a nation.
pub(crate) const ARMIES: u8 = 3;
const ALL_ARMIES: u8 = 0b111;

/// The rulebook's advice for a first game.
pub(crate) fn recommended(unit: Unit) -> u8 {
    match unit.kind() {
        Kind::Mounted | Kind::ArmoredCar | Kind::Fighter => 1,
        Kind::Infantry | Kind::Tank | Kind::FieldGun | Kind::Howitzer | Kind::AntiAir => 2,
        _ => 3,
    }
}

/// The units of a nation that start the game.
pub(crate) fn own(nation: Nation) -> impl Iterator<Item = Unit> {
    (0..OWN).map(move |place| Unit::new(nation, place))
}

impl TrenchClub {
    /// The unit to be assigned next.
    pub(crate) fn next_to_assign(&self, at: &State) -> Option<Unit> {
        own(at.active).find(|&unit| at.figure(unit).army == 0)
    }

    /// Whether this nation has said nothing yet.
    pub(crate) fn has_assigned_none(&self, at: &State) -> bool {
        own(at.active).all(|unit| at.figure(unit).army == 0)
    }

    /// Whether a nation's split is complete.
    pub(crate) fn has_split(&self, at: &State, nation: Nation) -> bool {
        own(nation).all(|unit| at.figure(unit).army != 0)
    }

    /// How many armies the active nation may act with, and whether it chooses them. TC-3.5
    pub(crate) fn limit(&self, at: &State) -> Limit {
        let turn = self.place_in_round(at);
        match (self.order.len(), at.round, turn) {
            (4, 1, 0 | 1) => Limit::Choose(1),
            (4, 1, 2) => Limit::Choose(2),
            (2, 1, turn) => Limit::Choose(turn as u8 + 1),
            (2, 2, 0) => Limit::Others,
            _ => Limit::None,
        }
    }

    /// The armies, as bits, that may act this turn.
    pub(crate) fn acting(&self, at: &State) -> u8 {
        let chosen = at.armies[at.active.index()];
        match self.limit(at) {
            Limit::Choose(_) => chosen,
            Limit::Others => ALL_ARMIES & !chosen,
            Limit::None => ALL_ARMIES,
        }
    }

    /// Whether a unit of the active nation may move and attack. TC-3.5
    pub(crate) fn may_act(&self, at: &State, unit: Unit) -> bool {
        let army = at.figure(unit).army;
        army == 0 || self.acting(at) >> (army - 1) & 1 != 0
    }

    /// Whether the active nation still has to choose an army.
    pub(crate) fn must_choose(&self, at: &State) -> bool {
        match self.limit(at) {
            Limit::Choose(count) => at.armies[at.active.index()].count_ones() < u32::from(count),
            Limit::Others | Limit::None => false,
        }
    }

    /// Whether first-turn limits are still ahead or in force; later nobody remembers the choices.
    pub(crate) fn has_limits(&self, round: u16) -> bool {
        round <= if self.order.len() == 2 { 2 } else { 1 }
    }
}

/// What the first-turn rule says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// So many armies of its choice.
    Choose(u8),
    /// Those that did not act in round 1.
    Others,
    None,
}

impl Hand<'_> {
    pub(crate) fn assign(&mut self, unit: Unit, army: u8) {
        self.at.figure_mut(unit).army = army;
        self.tell(Event::Assigned { unit, army });
        if self.game.has_split(self.at, self.at.active) {
            self.end_split();
        }
    }

    pub(crate) fn assign_recommended(&mut self) {
        for unit in own(self.at.active) {
            let army = recommended(unit);
            self.at.figure_mut(unit).army = army;
            self.tell(Event::Assigned { unit, army });
        }
        self.end_split();
    }

    /// The next nation splits; after the last all armies are shown.
    fn end_split(&mut self) {
        self.tell(Event::Split { nation: self.at.active });
        let game = self.game;
        match game.order.iter().find(|&&nation| !game.has_split(self.at, nation)) {
            Some(&next) => self.at.active = next,
            None => {
                for &nation in &game.order {
                    for army in 1..=ARMIES {
                        let members = own(nation).filter(|&unit| self.at.figure(unit).army == army).collect();
                        self.tell(Event::ArmyShown { nation, army, units: members });
                    }
                }
                self.at.active = game.order[0];
                self.at.phase = Phase::RollOff { purpose: Purpose::Placing, rolling: game.nations };
            }
        }
    }

    pub(crate) fn activate(&mut self, army: u8) {
        let nation = self.at.active;
        self.at.armies[nation.index()] |= 1 << (army - 1);
        self.tell(Event::Activated { nation, army });
        if !self.game.must_choose(self.at) {
            self.at.phase = Phase::Move;
        }
    }

    /// A roll-off; those tied for the highest roll again. TC-1.5
    pub(crate) fn roll_off(&mut self, purpose: Purpose, rolling: u8, dice: [u8; 4]) {
        let who = || Nation::ALL.into_iter().filter(|nation| rolling >> nation.index() & 1 != 0);
        let highest = dice.into_iter().max().unwrap_or(0);
        let mut tied = 0;
        for (nation, die) in who().zip(dice) {
            self.tell(Event::RolledOff { nation, die });
            tied |= u8::from(die == highest) << nation.index();
        }
        if tied.count_ones() > 1 {
            self.tell(Event::RollOffTied);
            self.at.phase = Phase::RollOff { purpose, rolling: tied };
            return;
        }
        let nation = Nation::ALL[tied.trailing_zeros() as usize];
        self.at.first = nation;
        self.at.active = nation;
        match purpose {
            Purpose::Placing => {
                self.tell(Event::PlacesFirst { nation });
                self.at.phase = Phase::Reveal;
            }
            Purpose::FirstTurn => {
                self.tell(Event::PlaysFirst { nation });
                self.at.armies = [0; 4];
                self.at.numbers = 0;
                self.at.round = 1;
                self.tell(Event::RoundBegan { round: 1 });
                self.begin_turn(nation);
            }
        }
    }

    pub(crate) fn begin_turn(&mut self, nation: Nation) {
        self.at.active = nation;
        self.at.moved = 0;
        self.at.laid = false;
        self.at.bought = false;
        self.at.list.clear();
        self.at.fought = 0;
        self.at.settled = self.game.settled(self.at, nation);
        if !self.game.has_limits(self.at.round) {
            self.at.armies = [0; 4];
        }
        self.tell(Event::TurnBegan { nation });
        self.at.phase = if self.game.must_choose(self.at) { Phase::Activate } else { Phase::Move };
    }

    /// The turn is over: the next nation's, perhaps the next round, perhaps the last (TC-1.4, TC-9.4).
    pub(crate) fn end_turn(&mut self) {
        let nation = self.at.active;
        self.tell(Event::TurnEnded { nation });
        let next = self.game.after(nation);
        if next == self.at.first {
            if self.at.round >= self.game.setup.rounds {
                return self.settle_round_limit();
            }
            self.at.round += 1;
            self.tell(Event::RoundBegan { round: self.at.round });
        }
        self.begin_turn(next);
    }
}

impl TrenchClub {
    /// Units of a nation that are in a fort now. TC-8.2
    pub(crate) fn settled(&self, at: &State, nation: Nation) -> u64 {
        use crate::state::Spot;
        let inside = |unit: &Unit| matches!(at.at(*unit), Spot::Fort(_));
        units(nation.units()).filter(inside).fold(0, |set, unit| set | unit.bit())
    }
}
