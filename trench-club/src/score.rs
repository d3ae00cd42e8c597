//! How well a nation stands, for bots: forts first, then the worth of what is alive, then money. An estimate, no rule.

use crate::{
    TrenchClub,
    phase::Phase,
    state::{DAMAGE, Spot, State},
    unit::{Nation, Team, units},
};

/// Weights of the parts of the estimate.
const FORTS: f32 = 0.55;
const WORTH: f32 = 0.3;
const NEARNESS: f32 = 0.15;

impl TrenchClub {
    pub(crate) fn estimate(&self, at: &State, nation: Nation) -> f32 {
        let team = nation.team();
        if let Phase::Over { winner } = at.phase {
            return match winner {
                Some(winner) if winner == team => 1.0,
                Some(_) => -1.0,
                None => 0.0,
            };
        }
        let needed = f32::from(self.forts_to_win());
        let forts = |team| f32::from(at.team_forts(team)) / needed;
        let worth = [self.strength(at, team), self.strength(at, team.other())];
        let near = [self.nearness(at, team), self.nearness(at, team.other())];
        let share = |[ours, theirs]: [f32; 2]| {
            if ours + theirs > 0.0 { (ours - theirs) / (ours + theirs) } else { 0.0 }
        };
        let estimate =
            FORTS * (forts(team) - forts(team.other())) + WORTH * share(worth) + NEARNESS * share(near);
        estimate.clamp(-0.99, 0.99)
    }

    /// Cost of the living, less for damage, more for experience, and the money in hand.
    fn strength(&self, at: &State, team: Team) -> f32 {
        let units = units(at.alive(self.units & team.units())).map(|unit| {
            let figure = at.figure(unit);
            let health = 1.0 - 0.6 * f32::from(figure.damage) / f32::from(DAMAGE);
            let skill = 1.0 + 0.25 * self.rank(figure.experience) as f32;
            f32::from(self.data.profile(unit).cost) * health * skill
        });
        let money: u16 = team.nations().iter().map(|nation| at.money[nation.index()]).sum();
        units.sum::<f32>() + 0.7 * f32::from(money)
    }

    /// Foot soldiers close to forts that are not yet their team's: what will be captured soon.
    fn nearness(&self, at: &State, team: Team) -> f32 {
        let mut sum = 0.0;
        for (index, fort) in self.ground.forts.iter().enumerate() {
            if !fort.in_play || at.owner(index).is_some_and(|owner| owner.team() == team) {
                continue;
            }
            let body = self.map.forts[index].body.index();
            let soldiers = units(self.units & team.units() & self.data.sets.foot);
            let nearest = soldiers.filter_map(|unit| match at.at(unit) {
                Spot::Hex(hex) => Some(self.ground.distance(hex, body)),
                Spot::Fort(from) => Some(self.ground.distance(self.map.forts[from].body.index(), body)),
                _ => None,
            });
            sum += nearest.min().map_or(0.0, |distance| 1.0 / (1.0 + f32::from(distance)));
        }
        sum
    }
}
