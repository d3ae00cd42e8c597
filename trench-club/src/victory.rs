//! How the game ends (TC-9): forts, elimination, the round limit. Surrender is the table's business.

use crate::{
    TrenchClub,
    event::Ending,
    phase::Phase,
    state::{Hand, State},
    unit::{Team, units},
};
use std::cmp::Ordering;

impl TrenchClub {
    /// Forts a team needs. TC-9.1
    pub(crate) fn forts_to_win(&self) -> u8 {
        self.data.numbers.victory[usize::from(self.setup.epic)][usize::from(self.order.len() == 2)]
    }

    /// Whether a team still has a combat unit. TC-9.2
    fn can_fight(&self, at: &State, team: Team) -> bool {
        units(self.units & team.units() & !self.data.sets.transport).any(|unit| at.is_alive(unit))
    }

    fn worth(&self, at: &State, team: Team) -> u32 {
        units(at.alive(self.units & team.units())).map(|unit| u32::from(self.data.profile(unit).cost)).sum()
    }
}

fn better<T: Ord>(count: impl Fn(Team) -> T) -> Option<Team> {
    match count(Team::Central).cmp(&count(Team::Entente)) {
        Ordering::Greater => Some(Team::Central),
        Ordering::Less => Some(Team::Entente),
        Ordering::Equal => None,
    }
}

impl Hand<'_> {
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.at.phase, Phase::Over { .. })
    }

    // TC-9.1
    pub(crate) fn settle_forts(&mut self) {
        let enough = self.game.forts_to_win();
        if let Some(team) = Team::BOTH.into_iter().find(|&team| self.at.team_forts(team) >= enough)
            && !self.is_over()
        {
            self.end(Some(team), Ending::Forts);
        }
    }

    /// TC-9.2, tested after units were destroyed.
    pub(crate) fn settle_elimination(&mut self) {
        if self.is_over() {
            return;
        }
        let [central, entente] = Team::BOTH.map(|team| self.game.can_fight(self.at, team));
        match (central, entente) {
            (true, true) => {}
            (true, false) => self.end(Some(Team::Central), Ending::Elimination),
            (false, true) => self.end(Some(Team::Entente), Ending::Elimination),
            (false, false) => {
                let winner = better(|team| self.at.team_forts(team));
                self.end(winner, Ending::Elimination);
            }
        }
    }

    // TC-9.4
    pub(crate) fn settle_round_limit(&mut self) {
        let winner =
            better(|team| self.at.team_forts(team)).or_else(|| better(|team| self.game.worth(self.at, team)));
        self.end(winner, Ending::RoundLimit);
    }
}
