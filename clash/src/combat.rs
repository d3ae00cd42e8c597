//! Strength, contact and the attack on the unit in front (CL-1.5, CL-1.6, CL-4.1 to CL-4.6).

use crate::{
    Clash,
    event::Event,
    pieces::{Road, Side, Unit},
    state::{State, Step},
};

/// How many units a spy removes (CL-4.5).
const SPY_REACH: usize = 2;

impl Clash {
    /// CL-1.6.
    pub(crate) fn is_stronger(&self, unit: Unit, than: Unit) -> bool {
        self.beats[unit.index()] & 1 << than.index() != 0
    }

    /// CL-1.4: the empty tiles between the two lines.
    pub(crate) fn gap(&self, at: &State, road: Road) -> u8 {
        self.tiles - at.front(Side::Allies, road) - at.front(Side::Axis, road)
    }

    /// CL-1.5: the two front units, own first, if they touch.
    pub(crate) fn contact(&self, at: &State, side: Side, road: Road) -> Option<(Unit, Unit)> {
        let own = at.line(side, road).front()?;
        let enemy = at.line(side.enemy(), road).front()?;
        (self.gap(at, road) == 0).then_some((own, enemy))
    }

    /// CL-3.5: whether a side's front unit is held by the enemy's.
    pub(crate) fn is_blocked(&self, at: &State, side: Side, road: Road) -> bool {
        self.contact(at, side, road)
            .is_some_and(|(own, enemy)| self.contact_blocks || self.is_stronger(enemy, own))
    }
}

impl Step<'_> {
    /// CL-4.1: the own front unit against the enemy's.
    pub(crate) fn attack(&mut self, road: Road) {
        let (side, enemy) = (self.at.side, self.at.side.enemy());
        let Some((unit, target)) = self.clash.contact(self.at, side, road) else { return };
        self.declare(Event::Attacked { side, unit, road });
        if !self.clash.is_stronger(unit, target) {
            // CL-4.3, CL-4.5: equals go together, and nothing else does.
            self.send_back(enemy, road);
            self.send_back(side, road);
            return;
        }
        let reach = if unit == Unit::Spy { SPY_REACH } else { usize::MAX };
        // CL-4.2: on to the first unit that is not weaker; CL-4.5: a second spy stays by the same test.
        for _ in 0..reach {
            match self.at.line(enemy, road).front() {
                Some(next) if self.clash.is_stronger(unit, next) => self.send_back(enemy, road),
                _ => break,
            }
        }
    }
}
