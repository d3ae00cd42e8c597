//! An estimate of how well a side stands, for bots: roads owned, the way to the own objective, how far the lines have
//! come, and whose front unit holds the other. Knows the whole position; bots ask it about imagined ones.

use crate::{
    Clash,
    phase::Phase,
    pieces::{ROADS, Road, Side},
    state::State,
};
use game::Forecast;

/// Whoever is about to act thinks a little too well of it. Fitted to 150 games of level 3 of each edition
/// (docs/bots.md).
pub(crate) const FORECAST: Forecast = Forecast { lean: -0.15, trust: 0.60 };

impl Clash {
    /// From -1 (lost) to 1 (won).
    pub(crate) fn estimate(&self, at: &State, side: Side) -> f32 {
        match at.phase {
            Phase::Over(Some(winner), _) => return if winner == side { 1.0 } else { -1.0 },
            Phase::Over(None, _) => return 0.0,
            _ => {}
        }
        let lead = self.standing(at, side) - self.standing(at, side.enemy());
        // Never quite won or lost while it lasts.
        0.98 * lead / (1.0 + lead.abs())
    }

    fn standing(&self, at: &State, side: Side) -> f32 {
        let (index, enemy) = (side.index(), side.enemy().index());
        let objective = at.objectives[index].map(|n| &self.content.objectives[usize::from(n)]);
        let wanted = objective.map_or(0, |card| card.wanted());
        let progress = objective
            .and_then(|card| card.progress(at.owned[index], at.owned[enemy]))
            .map_or(0.0, |(owned, of)| owned as f32 / of.max(1) as f32);
        let roads: f32 = ROADS
            .filter(|road| !at.is_conquered(*road))
            .map(|road| self.road_worth(at, side, road) * if wanted & 1 << road != 0 { 1.5 } else { 1.0 })
            .sum();
        // Two roads are much more than twice one: the third wins.
        let owned = at.owned[index].count_ones() as f32;
        let points = if at.side == side { f32::from(at.points) * 0.02 } else { 0.0 };
        owned * owned * 0.5 + progress * 0.5 + roads + points + f32::from(at.hands[index].total()) * 0.1
    }

    /// How near a line is to the far end; a front unit that is held counts less.
    fn road_worth(&self, at: &State, side: Side, road: Road) -> f32 {
        let reach = f32::from(at.front(side, road)) / f32::from(self.tiles);
        let held = self.is_blocked(at, side, road);
        reach * reach * if held { 0.2 } else { 0.5 } + reach * 0.1
    }
}
