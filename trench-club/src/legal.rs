//! The list of everything the player to act may say, in order. The same predicates as `check`, asked for whole sets.

use crate::{
    TrenchClub,
    action::{Action, Entry, Goal, gunboat},
    armies::ARMIES,
    board::Board,
    event::Direction,
    map::Hex,
    movement::Without,
    phase::Phase,
    state::State,
    unit::{Kind, OWN, Unit, units},
};

impl TrenchClub {
    pub(crate) fn list(&self, at: &State, out: &mut Vec<Action>) {
        match at.phase {
            Phase::Split => self.list_split(at, out),
            Phase::Reveal => out.extend(self.unrevealed(at).map(|army| Action::Reveal { army })),
            Phase::Place { army, number } => self.list_places(at, army, number, out),
            Phase::Activate => out.extend(self.unrevealed(at).map(|army| Action::Activate { army })),
            Phase::Move => self.list_moves(at, out),
            Phase::Attack => self.list_attacks(at, out),
            Phase::Money => self.list_money(at, out),
            Phase::Launch => {
                let unit = gunboat(at.active);
                out.extend(
                    self.free_water(at).iter().map(|hex| Action::Place { unit, hex: Hex(hex as u16) }),
                );
            }
            Phase::RollOff { .. }
            | Phase::Number { .. }
            | Phase::Scatter
            | Phase::Hits { .. }
            | Phase::Special { .. }
            | Phase::Over { .. } => {}
        }
    }

    fn list_split(&self, at: &State, out: &mut Vec<Action>) {
        if self.has_assigned_none(at) {
            out.push(Action::AssignRecommended);
        }
        if let Some(unit) = self.next_to_assign(at) {
            out.extend((1..=ARMIES).map(|army| Action::Assign { unit, army }));
        }
    }

    /// Armies not yet turned over, or not yet chosen to act.
    fn unrevealed(&self, at: &State) -> impl Iterator<Item = u8> {
        let done = at.armies[at.active.index()];
        (1..=ARMIES).filter(move |army| done >> (army - 1) & 1 == 0)
    }

    fn list_places(&self, at: &State, army: u8, number: u8, out: &mut Vec<Action>) {
        let board = self.board(at, at.active.team());
        for unit in self.waiting(at, army) {
            let places = self.places(&board, unit, number);
            out.extend(places.iter().map(|hex| Action::Place { unit, hex: Hex(hex as u16) }));
        }
    }

    fn list_gifts(&self, at: &State, out: &mut Vec<Action>) {
        out.extend((1..=self.largest_gift(at)).map(|amount| Action::Give { amount }));
    }

    fn list_moves(&self, at: &State, out: &mut Vec<Action>) {
        let nation = at.active;
        let board = self.board(at, nation.team());
        if self.must_unload(at) {
            return self.list_unloads(at, &board, out);
        }
        self.list_gifts(at, out);
        out.extend(
            self.mine_hexes(at, &board.occupied).iter().map(|hex| Action::Mine { hex: Hex(hex as u16) }),
        );
        for unit in self.movers(at) {
            self.list_goals(at, &board, unit, out);
        }
        if at.riders(nation) == 0 {
            out.push(Action::Done);
            return;
        }
        self.list_unloads(at, &board, out);
        if !self.can_unload(at, &board, nation) && !self.can_carry(at, &board, nation) {
            out.push(Action::Done);
        }
    }

    /// The units of the active nation that may still move.
    pub(crate) fn movers(&self, at: &State) -> impl Iterator<Item = Unit> {
        let acting = self.acting(at);
        units(at.active.units() & !at.moved).filter(move |&unit| {
            let figure = at.figure(unit);
            figure.at.is_alive() && (figure.army == 0 || acting >> (figure.army - 1) & 1 != 0)
        })
    }

    fn list_goals(&self, at: &State, board: &Board, unit: Unit, out: &mut Vec<Action>) {
        let reach = self.search(at, board, unit, Without::NOTHING);
        let mut push = |goal: Goal| out.push(Action::Go { unit, goal });
        for fort in 0..self.map.forts.len() {
            if self.can_capture(at, unit, fort, &reach) {
                push(Goal::Capture(fort as u8));
            }
        }
        for fort in 0..self.map.forts.len() {
            if self.can_enter(at, unit, fort, &reach) {
                push(Goal::Enter(fort as u8));
            }
        }
        if self.boarding_cost(at, unit, &reach).is_some() {
            push(Goal::Board(Unit::transport(unit.nation())));
        }
        for hex in self.destinations(at, board, unit, &reach).iter() {
            push(Goal::Hex(Hex(hex as u16)));
        }
    }

    fn list_unloads(&self, at: &State, board: &Board, out: &mut Vec<Action>) {
        let Some(from) = at.hex(Unit::transport(at.active)) else { return };
        for unit in units(at.riders(at.active)) {
            for hex in self.landings(at, board, unit, from).iter() {
                if self.leaves_room(at, board, unit, from, hex) {
                    out.push(Action::Unload { unit, hex: Hex(hex as u16) });
                }
            }
        }
    }

    fn list_attacks(&self, at: &State, out: &mut Vec<Action>) {
        self.list_gifts(at, out);
        let targets = self.targets(at);
        for unit in units(at.active.units() & !self.declared(at)) {
            if !self.may_attack(at, unit) {
                continue;
            }
            let pattern = self.data.profile(unit).pattern;
            for target in units(targets) {
                if !self.may_hit(unit, target) || self.attack_distance(at, unit, target).is_none() {
                    continue;
                }
                if pattern {
                    let named = Direction::ALL.map(Some);
                    out.extend(named.map(|direction| Action::Attack { unit, target, direction }));
                } else {
                    out.push(Action::Attack { unit, target, direction: None });
                }
            }
        }
        out.push(Action::Done);
    }

    fn list_money(&self, at: &State, out: &mut Vec<Action>) {
        let nation = at.active;
        self.list_gifts(at, out);
        let repairs = units(at.settled & nation.units()).filter(|&unit| self.can_repair(at, unit));
        out.extend(repairs.map(|unit| Action::Repair { unit }));
        let money = at.money[nation.index()];
        let forts = || (0..self.map.forts.len()).filter(|&fort| at.owner(fort) == Some(nation));
        for unit in (0..OWN).map(|place| Unit::new(nation, place)) {
            if self.is_free(at, unit) && money >= self.data.profile(unit).cost {
                out.extend(forts().map(|fort| Action::Buy { unit, fort: fort as u8 }));
            }
        }
        if self.can_pay_special(at) {
            self.list_specials(at, forts(), out);
        }
        out.push(Action::Done);
    }

    fn list_specials(&self, at: &State, forts: impl Iterator<Item = usize> + Clone, out: &mut Vec<Action>) {
        if !self.may_choose(at) {
            if Kind::SPECIALS.into_iter().any(|special| self.is_available(at, special)) {
                out.extend(forts.map(|fort| Action::Recruit { fort: fort as u8 }));
            }
            return;
        }
        for special in Kind::SPECIALS.into_iter().filter(|&special| self.is_available(at, special)) {
            if special == Kind::Gunboat {
                let hexes = self.free_water(at);
                out.extend(
                    hexes
                        .iter()
                        .map(|hex| Action::RecruitKind { special, entry: Entry::Hex(Hex(hex as u16)) }),
                );
            } else {
                let entries = forts.clone().map(|fort| Entry::Fort(fort as u8));
                out.extend(entries.map(|entry| Action::RecruitKind { special, entry }));
            }
        }
    }
}
