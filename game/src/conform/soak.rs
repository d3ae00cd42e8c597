//! Very many random actions with next to no checks: nothing panics, no list is empty, the game's own invariant holds.

use super::{
    Plan,
    report::{Breach, Check, Report},
    walk::Suite,
};
use crate::{Chance, Dice, Game, SeededDice, Turn};

/// Plays random games until `actions` actions are carried out. Of the plan, `seed`, `max_actions` and `invariant` count.
pub fn soak<G: Game>(game: &G, plan: &Plan<G>, actions: u64) -> Result<Report, Vec<Breach>> {
    let mut suite = Suite::new(game, plan);
    suite.guard(|suite| suite.soak(actions));
    suite.result()
}

impl<G: Game> Suite<'_, G> {
    fn soak(&mut self, actions: u64) {
        let game = self.game;
        let mut dice = SeededDice::new(self.plan.seed);
        let (mut list, mut events, mut chance) = (Vec::new(), Vec::new(), Chance::default());
        let mut at = game.start();
        self.doing = "soaking";
        while self.report.actions < actions {
            let action = match game.turn(&at) {
                Turn::Over(outcome) => {
                    self.finish(outcome);
                    self.line.clear();
                    at = game.start();
                    continue;
                }
                Turn::Chance => {
                    self.report.chance_actions += 1;
                    chance.throw(game, &at, &mut dice)
                }
                Turn::Player(_) => {
                    list.clear();
                    game.actions(&at, &mut list);
                    if list.is_empty() {
                        return self.breach(Check::List, None, || "empty, and a player is to act".to_owned());
                    }
                    self.report.choosing += 1;
                    self.report.choices += list.len() as u64;
                    list[dice.below(list.len() as u64) as usize]
                }
            };
            self.line.push(action);
            events.clear();
            game.apply(&mut at, &action, &mut events);
            self.report.actions += 1;
            self.report.positions += 1;
            if let Err(broken) = (self.plan.invariant)(game, &at) {
                return self.breach(Check::Invariant, None, || broken);
            }
            if self.line.len() > self.plan.max_actions as usize {
                return self.breach(Check::End, None, || "not over".to_owned());
            }
        }
    }
}
