//! Where a unit can go with its one move (TC-5): one search over hexes, half points left, and whether it is in
//! contact. The search works on whole sets of hexes: `levels[k]` are the hexes reached for exactly k half points from
//! which the unit may go on, `stopped` those where it must end.

use crate::{
    TrenchClub,
    bits::Bits,
    board::Board,
    data::Class,
    state::{Spot, State},
    unit::Unit,
};

/// Half points of the fastest unit, and one for the start.
const LEVELS: usize = 13;

/// Hexes by the half points it costs to enter them.
#[derive(Clone, Debug)]
pub(crate) struct Costs {
    by: [Bits; 4],
    /// Hexes that a unit with exactly half a point may still enter (TC-5.2).
    last: Bits,
}

/// The cost tables of a box, by how a unit moves.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// Foot soldiers and tanks: they alone enter trenches under the expert rule (TC-10.3a).
    sturdy: Costs,
    wheels: Costs,
    air: Costs,
    ship: Costs,
}

impl Tables {
    // TC-5.1, TC-5.2, TC-10.3a
    pub(crate) fn new(ground: &crate::ground::Ground, data: &crate::data::Data, trenches: bool) -> Tables {
        let step = &data.numbers.step;
        let costs = |parts: &[(Bits, u8)], last: Bits| {
            let mut by = [Bits::NONE; 4];
            for &(hexes, cost) in parts {
                by[usize::from(cost)] |= hexes;
            }
            Costs { by, last }
        };
        let plain = if trenches { ground.plain } else { ground.plain | ground.trench };
        let land =
            [(plain, step.plain), (ground.road | ground.bridge, step.road), (ground.forest, step.forest)];
        let mut sturdy = land.to_vec();
        if trenches {
            sturdy.push((ground.trench, step.trench));
        }
        Tables {
            sturdy: costs(&sturdy, plain),
            wheels: costs(&land, plain),
            air: costs(&[(ground.open, step.air)], Bits::NONE),
            ship: costs(&[(ground.water | ground.bridge, step.ship)], Bits::NONE),
        }
    }
}

/// Rules left out of a search, to learn which one stands in the way.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Without {
    pub(crate) enemies: bool,
    pub(crate) contact: bool,
    pub(crate) mines: bool,
    pub(crate) trenches: bool,
}

impl Without {
    pub(crate) const NOTHING: Without =
        Without { enemies: false, contact: false, mines: false, trenches: false };
    pub(crate) const ALL: Without = Without { enemies: true, contact: true, mines: true, trenches: true };
}

/// What a search found.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    levels: [Bits; LEVELS],
    speed: usize,
    /// The hexes the move may begin from: none inside a fort.
    pub(crate) start: Bits,
    /// Hexes where the move may end.
    pub(crate) ends: Bits,
    /// For a unit in a fort: the hexes before its doors.
    doors: Bits,
}

impl Reach {
    /// Hexes from which a further step of `cost` half points can be made.
    pub(crate) fn with_left(&self, cost: u8) -> Bits {
        let Some(most) = self.speed.checked_sub(usize::from(cost)) else { return Bits::NONE };
        self.levels[..=most].iter().fold(Bits::NONE, |all, level| all | *level)
    }

    /// The fewest half points after which the unit stands on one of these hexes and may go on.
    pub(crate) fn fewest(&self, hexes: &Bits) -> Option<u8> {
        self.levels.iter().position(|level| level.meets(hexes)).map(|level| level as u8)
    }

    /// Half points of a move that ends on `hex`, which takes `step` to enter and has these hexes around it. A hex where
    /// the move must stop is on no level of its own; the last step may cost more than is left (TC-5.2).
    fn cost(&self, hex: usize, around: &Bits, step: u8) -> u8 {
        let speed = self.speed as u8;
        if let Some(level) = self.fewest(&Bits::one(hex)) {
            return level;
        }
        let before = if self.doors.has(hex) { Some(0) } else { self.fewest(around) };
        before.map_or(speed, |before| (before + step).min(speed))
    }

    /// Half points of a move whose last step, of `cost`, leads onto `hex`, whatever lies there; none if it is too far.
    pub(crate) fn step_cost(&self, cost: u8, around: &Bits, hex: usize) -> Option<u8> {
        let before = if self.doors.has(hex) { Some(0) } else { self.fewest(around) };
        before.map(|before| before + cost).filter(|&whole| usize::from(whole) <= self.speed)
    }
}

impl TrenchClub {
    fn costs(&self, unit: Unit, without: Without) -> &Costs {
        match self.data.profile(unit).class {
            Class::Air => &self.tables.air,
            Class::Ship => &self.tables.ship,
            Class::Foot | Class::Tank => &self.tables.sturdy,
            Class::Gun | Class::Car | Class::Transport if without.trenches => &self.tables.sturdy,
            Class::Gun | Class::Car | Class::Transport => &self.tables.wheels,
        }
    }

    /// Where the unit's normal movement leads. Water steps, forts and transports are looked at by the callers.
    pub(crate) fn search(&self, at: &State, board: &Board, unit: Unit, without: Without) -> Reach {
        let sets = &self.data.sets;
        let (bit, grid) = (unit.bit(), &self.ground.grid);
        let speed = usize::from(self.data.profile(unit).speed);
        let costs = self.costs(unit, without);
        let is_air = bit & sets.air != 0;
        // TC-5.4, TC-10.3b
        let mut closed = if without.enemies { Bits::NONE } else { board.hostile };
        if bit & sets.foot != 0 && !without.trenches {
            closed |= board.held;
        }
        let open = !closed;
        // TC-8.6: never over a mine, but perhaps onto one.
        let mines = if is_air || without.mines { Bits::NONE } else { at.mines_against(board.team) };
        let zone = match (without.contact, is_air) {
            (true, _) => Bits::NONE,
            (_, true) => board.air_zone,
            (_, false) => board.zone,
        };
        // Neighbours of the hexes of each level: of those out of contact, and of those in contact (TC-5.5).
        let mut from_free = [Bits::NONE; LEVELS];
        let mut from_contact = [Bits::NONE; LEVELS];
        let (mut reach, first) = self.begin(at, unit, is_air);
        // The starting hex counts; a trench counts as one hex (TC-10.3e).
        if reach.start.meets(&zone) {
            from_contact[0] = first;
        } else {
            from_free[0] = first;
        }
        let mut seen = at.hex(unit).map_or(Bits::NONE, Bits::one);
        let mut stopped = Bits::NONE;
        for k in 1..=speed {
            let (mut freely, mut again) = (Bits::NONE, Bits::NONE);
            for cost in 1..=k.min(3) {
                freely |= costs.by[cost] & from_free[k - cost];
                again |= costs.by[cost] & from_contact[k - cost];
            }
            // TC-5.5: from contact into contact ends the move.
            stopped |= again & zone;
            let mut level = (freely | (again & !zone)) & open;
            stopped |= level & mines;
            level &= !mines & !seen;
            seen |= level;
            reach.levels[k] = level;
            if k < speed && !level.is_empty() {
                let touching = level & zone;
                if !touching.is_empty() {
                    from_contact[k] = grid.around(&touching);
                }
                from_free[k] = grid.around(&(level & !zone));
            }
        }
        // TC-5.2
        let last = costs.last & (from_free[speed - 1] | from_contact[speed - 1]);
        reach.ends = (seen | ((stopped | last) & open)) & !board.occupied;
        reach
    }

    /// Where a move begins, and the hexes of its first step.
    fn begin(&self, at: &State, unit: Unit, is_air: bool) -> (Reach, Bits) {
        let mut reach = Reach {
            levels: [Bits::NONE; LEVELS],
            speed: usize::from(self.data.profile(unit).speed),
            start: Bits::NONE,
            ends: Bits::NONE,
            doors: Bits::NONE,
        };
        let first = match at.at(unit) {
            Spot::Hex(hex) => {
                reach.start = self.stance(unit, hex);
                reach.levels[0] = reach.start;
                self.ground.grid.around(&reach.start)
            }
            Spot::Fort(fort) => {
                // TC-5.12: contact counts from the first hex outside; nobody steps straight into water.
                reach.doors = self.ground.forts[fort].doors;
                if is_air { reach.doors } else { reach.doors & !self.ground.water }
            }
            Spot::Aboard | Spot::Stock | Spot::Dead => Bits::NONE,
        };
        (reach, first)
    }

    /// Hexes on which the unit may end its move: normal movement, and for a foot soldier one step into water.
    /// A loaded transport needs room besides (TC-5.8).
    pub(crate) fn destinations(&self, at: &State, board: &Board, unit: Unit, reach: &Reach) -> Bits {
        let mut ends = reach.ends;
        // TC-5.3
        if unit.bit() & self.data.sets.foot != 0 && !reach.start.is_empty() {
            ends |= self.ground.grid.around(&reach.start) & self.ground.water & !board.occupied;
        }
        let riders = if unit == Unit::transport(unit.nation()) { at.riders(unit.nation()) } else { 0 };
        if riders == 0 {
            return ends;
        }
        let mut roomy = Bits::NONE;
        for hex in ends.iter() {
            if self.has_room(at, board, unit, hex, riders) {
                roomy.insert(hex);
            }
        }
        roomy
    }

    /// Half points of a move that ends on this hex, one of the unit's `destinations`. TC-5.1, TC-5.3
    pub(crate) fn move_cost(&self, unit: Unit, reach: &Reach, hex: usize) -> u8 {
        let step = self.costs(unit, Without::NOTHING).by.iter().position(|hexes| hexes.has(hex));
        // A foot soldier's step into water is its whole move.
        let Some(step) = step else { return reach.speed as u8 };
        reach.cost(hex, &self.ground.grid.around(&Bits::one(hex)), step as u8)
    }

    /// Half points of going into this fort, which the unit can enter or capture (its whole move). TC-5.11, TC-5.12
    pub(crate) fn fort_cost(&self, at: &State, unit: Unit, fort: usize, reach: &Reach) -> u8 {
        let is_own = at.owner(fort) == Some(unit.nation());
        let before = reach.fewest(&self.ground.forts[fort].doors);
        match (is_own, before, self.entrance_cost(unit)) {
            (true, Some(before), Some(cost)) => before + cost,
            _ => reach.speed as u8,
        }
    }
}
