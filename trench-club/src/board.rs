//! What the active nation sees around itself: which hexes are taken, where enemies stand and where they threaten.
//! Worked out once per decision from the position; the rules of movement, placing and unloading ask here.

use crate::{
    TrenchClub,
    bits::Bits,
    state::State,
    unit::{Team, Unit, units},
};

#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) team: Team,
    /// Hexes with a unit.
    pub(crate) occupied: Bits,
    /// Hexes with an enemy unit.
    pub(crate) hostile: Bits,
    /// Hexes where a land unit or ship would be in contact (TC-5.5).
    pub(crate) zone: Bits,
    /// The same for air units.
    pub(crate) air_zone: Bits,
    /// Trenches in which enemy soldiers are, if the expert rule is in force (TC-10.3b).
    pub(crate) held: Bits,
}

impl TrenchClub {
    pub(crate) fn board(&self, at: &State, team: Team) -> Board {
        let none = Bits::NONE;
        let mut board = Board { team, occupied: none, hostile: none, zone: none, air_zone: none, held: none };
        let (mut close, mut close_air) = (Bits::NONE, Bits::NONE);
        let sets = &self.data.sets;
        for unit in units(self.units) {
            let Some(hex) = at.hex(unit) else { continue };
            board.occupied.insert(hex);
            if unit.bit() & team.units() != 0 {
                continue;
            }
            board.hostile.insert(hex);
            let stance = self.trench_held(unit, hex);
            if let Some(trench) = stance {
                board.held |= *trench;
            }
            // TC-5.5: who could attack in close combat.
            if unit.bit() & sets.close != 0 && !self.in_water(unit, hex) {
                let from = stance.copied();
                match from {
                    Some(trench) => close |= trench,
                    None => close.insert(hex),
                }
                if unit.bit() & sets.hits_air != 0 {
                    match from {
                        Some(trench) => close_air |= trench,
                        None => close_air.insert(hex),
                    }
                }
            }
        }
        board.zone = self.ground.grid.around(&close);
        board.air_zone = self.ground.grid.around(&close_air);
        board
    }

    /// TC-5.3: a land unit on a water hex.
    pub(crate) fn in_water(&self, unit: Unit, hex: usize) -> bool {
        let sets = &self.data.sets;
        unit.bit() & (sets.air | sets.ship) == 0 && self.ground.water.has(hex)
    }

    /// TC-10.3b: the trench a soldier on this hex is in.
    pub(crate) fn trench_held(&self, unit: Unit, hex: usize) -> Option<&Bits> {
        if !self.setup.trenches || unit.bit() & self.data.sets.foot == 0 {
            return None;
        }
        self.ground.trench_of(hex).map(|trench| &self.ground.trenches[trench])
    }

    /// The hexes a unit counts as standing on: its own, or its whole trench (TC-10.3c–e).
    pub(crate) fn stance(&self, unit: Unit, hex: usize) -> Bits {
        self.trench_held(unit, hex).copied().unwrap_or_else(|| Bits::one(hex))
    }
}
