//! What follows from an action that `check` allows: one verb per kind of action.

use crate::{
    action::{Action, Entry, Goal},
    event::Event,
    phase::Phase,
    state::{Declared, Hand},
    unit::Unit,
};

impl Hand<'_> {
    pub(crate) fn carry_out(&mut self, action: &Action) {
        match *action {
            Action::AssignRecommended => self.assign_recommended(),
            Action::Assign { unit, army } => self.assign(unit, army),
            Action::Reveal { army } => self.reveal(army),
            Action::Place { unit, hex } => match self.at.phase {
                Phase::Place { army, .. } => self.place(unit, hex, army),
                _ => self.launch(hex),
            },
            Action::Activate { army } => self.activate(army),
            Action::Give { amount } => self.give(amount),
            Action::Mine { hex } => self.lay_mine(hex),
            Action::Go { unit, goal } => self.go(unit, goal),
            Action::Unload { unit, hex } => self.unload(unit, hex),
            Action::Attack { unit, target, direction } => {
                self.tell(match direction {
                    Some(direction) => Event::GasDeclared { unit, target, direction },
                    None => Event::AttackDeclared { unit, target },
                });
                let direction = direction.map_or(6, |direction| direction.index() as u8);
                self.at.list.push(Declared { unit: unit.into(), target: target.into(), direction });
            }
            Action::Repair { unit } => self.repair(unit),
            Action::Buy { unit, fort } => self.buy(unit, usize::from(fort)),
            Action::Recruit { fort } => self.recruit(usize::from(fort)),
            Action::RecruitKind { special, entry: Entry::Fort(fort) } => {
                self.choose_for_fort(special, usize::from(fort));
            }
            Action::RecruitKind { entry: Entry::Hex(hex), .. } => self.choose_gunboat(hex),
            Action::Done => self.done(),
            _ => self.carry_out_chance(action),
        }
    }

    fn carry_out_chance(&mut self, action: &Action) {
        match (*action, self.at.phase) {
            (Action::Number { army, number }, _) => self.draw_number(army, number),
            (Action::RollOff { dice }, Phase::RollOff { purpose, rolling }) => {
                self.roll_off(purpose, rolling, dice);
            }
            (Action::Scatter { die, direction }, _) => self.scatter(die, direction),
            (Action::Hits { results }, Phase::Hits { struck }) => self.battle(struck.unit(), results.words()),
            (Action::Special { special }, Phase::Special { fort }) => {
                self.special(special, usize::from(fort));
            }
            _ => unreachable!("check lets no other action through"),
        }
    }

    fn go(&mut self, unit: Unit, goal: Goal) {
        // TC-8.2: whoever leaves its fort is not repaired in another one this turn.
        self.at.settled &= !unit.bit();
        match goal {
            Goal::Capture(fort) => self.capture(unit, usize::from(fort)),
            Goal::Enter(fort) => {
                self.enter(unit, usize::from(fort));
                if unit == Unit::transport(unit.nation()) {
                    self.unload_into_fort(unit, usize::from(fort));
                }
            }
            Goal::Board(transport) => self.board(unit, transport),
            Goal::Hex(hex) => self.walk(unit, hex.index()),
        }
    }

    // TC-4.1
    fn done(&mut self) {
        let nation = self.at.active;
        match self.at.phase {
            Phase::Move => {
                // TC-5.9: with no room at all, riders are destroyed now.
                self.strand(self.at.riders(nation));
                if !self.is_over() {
                    self.tell(Event::MoveEnded { nation });
                    self.at.phase = Phase::Attack;
                }
            }
            Phase::Attack => {
                let attacks = self.at.list.len() as u8;
                self.tell(Event::AttacksEnded { nation, attacks });
                self.next_battle();
            }
            _ => self.end_turn(),
        }
    }
}
