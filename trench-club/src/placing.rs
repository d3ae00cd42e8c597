//! Turning over armies and placing them in rings around their number (TC-3.4).

use crate::{
    TrenchClub,
    armies::{ARMIES, own},
    bits::Bits,
    board::Board,
    event::Event,
    map::Hex,
    phase::{Phase, Purpose},
    state::{At, Hand, State},
    unit::Unit,
};

impl TrenchClub {
    /// Start numbers of this game. TC-1.2
    pub(crate) fn numbers(&self) -> u8 {
        3 * self.order.len() as u8
    }

    pub(crate) fn is_drawn(&self, at: &State, number: u8) -> bool {
        at.numbers >> (number - 1) & 1 != 0
    }

    /// Units of the army being placed that are not yet on the map.
    pub(crate) fn waiting(&self, at: &State, army: u8) -> impl Iterator<Item = Unit> {
        own(at.active).filter(move |&unit| at.figure(unit).army == army && at.figure(unit).at == At::STOCK)
    }

    /// Hexes where this unit may be placed: the first ring with a usable dry hex, and any usable water up to it.
    pub(crate) fn places(&self, board: &Board, unit: Unit, number: u8) -> Bits {
        let Some(start) = self.map.starts[usize::from(number) - 1] else { return Bits::NONE };
        let usable = self.ground.open & !board.occupied & self.standable(board, unit);
        let mut places = Bits::NONE;
        let mut ring = Bits::one(start.index());
        let mut inside = Bits::NONE;
        while !ring.is_empty() {
            let here = ring & usable;
            places |= here;
            if !(here & !self.ground.water).is_empty() {
                return places;
            }
            inside |= ring;
            ring = self.ground.grid.around(&ring) & !inside;
        }
        places
    }

    /// Whether a map has room and numbers for a whole game. Maps of scenarios need not.
    pub(crate) fn can_start(&self) -> bool {
        let dry = self.ground.open & !self.ground.water & !self.ground.trench;
        let starts = self.map.starts.iter().take(usize::from(self.numbers()));
        starts.into_iter().all(|start| start.is_some_and(|hex| self.ground.open.has(hex.index())))
            && dry.count() as usize >= self.order.len() * usize::from(crate::unit::OWN)
    }
}

impl Hand<'_> {
    pub(crate) fn reveal(&mut self, army: u8) {
        let nation = self.at.active;
        self.at.armies[nation.index()] |= 1 << (army - 1);
        self.tell(Event::Revealed { nation, army });
        self.at.phase = Phase::Number { army };
    }

    pub(crate) fn draw_number(&mut self, army: u8, number: u8) {
        self.at.numbers |= 1 << (number - 1);
        self.tell(Event::NumberDrawn { nation: self.at.active, army, number });
        self.at.phase = Phase::Place { army, number };
        self.end_army(army);
    }

    pub(crate) fn place(&mut self, unit: Unit, hex: Hex, army: u8) {
        self.put(unit, hex.index(), Event::Placed { unit, hex: self.game.map.name(hex) });
        self.end_army(army);
    }

    /// When the army is placed the next nation turns one over; after three each, the roll for the first turn.
    fn end_army(&mut self, army: u8) {
        if self.game.waiting(self.at, army).next().is_some() {
            return;
        }
        let next = self.game.after(self.at.active);
        self.at.active = next;
        self.at.phase = Phase::Reveal;
        if self.at.armies[next.index()].count_ones() >= u32::from(ARMIES) {
            self.at.active = self.game.order[0];
            self.at.phase = Phase::RollOff { purpose: Purpose::FirstTurn, rolling: self.game.nations };
        }
    }
}
