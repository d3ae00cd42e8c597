//! Riders (TC-5.7 to TC-5.9): who may board, where they may get off, and who finds no room.

use crate::{
    TrenchClub,
    bits::Bits,
    board::Board,
    event::{Cause, Event},
    map::Hex,
    movement::Reach,
    state::{Hand, Spot, State},
    unit::{Nation, Unit, units},
};

impl TrenchClub {
    /// Hexes next to `hex` where a rider may get off, without regard to the others. TC-5.8
    pub(crate) fn landings(&self, at: &State, board: &Board, rider: Unit, hex: usize) -> Bits {
        let around = self.ground.grid.around(&Bits::one(hex));
        let mut free = around & self.ground.open & !self.ground.water & !board.occupied;
        free &= !at.mines_against(board.team);
        free & self.standable(board, rider)
    }

    /// Hexes where the expert rule lets a unit be put (TC-10.3a, b): all without it.
    pub(crate) fn standable(&self, board: &Board, unit: Unit) -> Bits {
        let sets = &self.data.sets;
        if !self.setup.trenches || unit.bit() & (sets.tank | sets.air) != 0 {
            return *self.ground.grid.all();
        }
        if unit.bit() & sets.foot != 0 { !board.held } else { !self.ground.trench }
    }

    /// Whether all riders would find room around a transport that stops on `hex`. The hexes open to guns are open to
    /// foot soldiers too, so two counts are enough.
    pub(crate) fn has_room(
        &self,
        at: &State,
        board: &Board,
        transport: Unit,
        hex: usize,
        riders: u64,
    ) -> bool {
        let mut board = board.clone();
        if let Some(from) = at.hex(transport) {
            board.occupied.remove(from);
        }
        board.occupied.insert(hex);
        self.room_for(at, &board, hex, riders)
    }

    fn room_for(&self, at: &State, board: &Board, hex: usize, riders: u64) -> bool {
        let foot = riders & self.data.sets.foot;
        let guns = riders & !foot;
        let room = |some: u64| match units(some).next() {
            Some(rider) => self.landings(at, board, rider, hex).count(),
            None => 6,
        };
        guns.count_ones() <= room(guns) && (foot == 0 || riders.count_ones() <= room(foot))
    }

    /// Whether this unloading leaves room for the others, as long as there is room for all. TC-5.8
    pub(crate) fn leaves_room(&self, at: &State, board: &Board, rider: Unit, from: usize, to: usize) -> bool {
        let riders = at.riders(rider.nation());
        if !self.room_for(at, board, from, riders) {
            return true;
        }
        let mut after = board.clone();
        after.occupied.insert(to);
        self.room_for(at, &after, from, riders & !rider.bit())
    }

    /// Half points for a rider to go on board with its move; none if it may not. TC-5.7
    pub(crate) fn boarding_cost(&self, at: &State, rider: Unit, reach: &Reach) -> Option<u8> {
        let hex = self.boarding_hex(at, Unit::transport(rider.nation()))?;
        if rider.bit() & self.data.sets.carried == 0
            || at.riders(rider.nation()).count_ones() >= self.data.numbers.riders
        {
            return None;
        }
        let around = self.ground.grid.around(&Bits::one(hex));
        reach.step_cost(self.data.numbers.step.transport, &around, hex)
    }

    /// Where a transport stands that can be boarded: on the map, not yet moved, free to act.
    pub(crate) fn boarding_hex(&self, at: &State, transport: Unit) -> Option<usize> {
        at.hex(transport).filter(|_| at.moved & transport.bit() == 0 && self.may_act(at, transport))
    }

    /// Riders that can only get off now: their transport has moved or begun to unload.
    pub(crate) fn must_unload(&self, at: &State) -> bool {
        at.moved & Unit::transport(at.active).bit() != 0 && at.riders(at.active) != 0
    }

    /// Whether some rider can get off where the transport stands.
    pub(crate) fn can_unload(&self, at: &State, board: &Board, nation: Nation) -> bool {
        let Some(hex) = at.hex(Unit::transport(nation)) else { return false };
        units(at.riders(nation)).any(|rider| !self.landings(at, board, rider, hex).is_empty())
    }

    /// Whether a loaded transport that has not moved still can: onto a hex with room, or into an own fort.
    pub(crate) fn can_carry(&self, at: &State, board: &Board, nation: Nation) -> bool {
        let transport = Unit::transport(nation);
        let reach = self.search(at, board, transport, crate::movement::Without::NOTHING);
        !self.destinations(at, board, transport, &reach).is_empty()
            || (0..self.map.forts.len()).any(|fort| self.can_enter(at, transport, fort, &reach))
    }
}

impl Hand<'_> {
    pub(crate) fn unload(&mut self, rider: Unit, hex: Hex) {
        let transport = Unit::transport(rider.nation());
        let name = self.game.map.name(hex);
        self.put(rider, hex.index(), Event::Unloaded { unit: rider, hex: name });
        self.at.moved |= transport.bit();
        let left = self.at.riders(rider.nation());
        let board = self.game.board(self.at, rider.team());
        if left != 0 && !self.game.can_unload(self.at, &board, rider.nation()) {
            self.strand(left);
        }
    }

    /// Riders who find no room are destroyed. TC-5.9
    pub(crate) fn strand(&mut self, riders: u64) {
        for rider in units(riders) {
            self.destroy(rider, Cause::NoRoom);
        }
        if riders != 0 {
            self.settle_elimination();
        }
    }

    /// A transport goes into a fort; all riders are then in the fort.
    pub(crate) fn unload_into_fort(&mut self, transport: Unit, fort: usize) {
        for rider in units(self.at.riders(transport.nation())) {
            self.at.figure_mut(rider).at = Spot::Fort(fort).into();
            let fort = self.game.fort_name(fort);
            self.tell(Event::EnteredFort { unit: rider, fort });
        }
    }
}
