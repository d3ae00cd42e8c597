//! A position: small and plain. It changes only through the verbs below, which also push their event, so that the
//! narration is complete by construction. The verbs know what follows at once (a lost transport takes its riders
//! along, a lost unit may end the game); when they may be used is decided elsewhere.

use crate::{
    TrenchClub,
    bits::{Bits, HEXES},
    event::{Cause, Ending, Event},
    map::{FORTS, Hex},
    phase::{Phase, UnitId},
    unit::{Nation, Team, Unit, units},
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The sixth damage destroys (TC-2.7).
pub const DAMAGE: u8 = 6;

/// Where a unit is, as one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct At(u16);

/// Where a unit is, spelled out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Hex(usize),
    Fort(usize),
    /// In its nation's transport.
    Aboard,
    /// Not yet bought or placed.
    Stock,
    Dead,
}

impl At {
    const FORT: u16 = HEXES as u16;
    const ABOARD: At = At(0x400);
    pub const STOCK: At = At(0x401);
    const DEAD: At = At(0x402);

    pub fn spot(self) -> Spot {
        match self {
            At::ABOARD => Spot::Aboard,
            At::STOCK => Spot::Stock,
            At::DEAD => Spot::Dead,
            At(hex) if hex < At::FORT => Spot::Hex(usize::from(hex)),
            At(fort) => Spot::Fort(usize::from(fort - At::FORT)),
        }
    }

    pub fn hex(self) -> Option<usize> {
        (self.0 < At::FORT).then_some(usize::from(self.0))
    }

    /// On a hex, in a fort or aboard.
    pub fn is_alive(self) -> bool {
        self.0 <= At::ABOARD.0
    }
}

impl From<Spot> for At {
    fn from(spot: Spot) -> At {
        match spot {
            Spot::Hex(hex) => At(hex as u16),
            Spot::Fort(fort) => At(At::FORT + fort as u16),
            Spot::Aboard => At::ABOARD,
            Spot::Stock => At::STOCK,
            Spot::Dead => At::DEAD,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Figure {
    pub at: At,
    pub experience: u16,
    pub damage: u8,
    /// 1 to 3, or 0 for a unit of no army (TC-3.5).
    pub army: u8,
}

/// One line of the attack list (TC-6.1). `direction` is 6 where the attack has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Declared {
    pub unit: UnitId,
    pub target: UnitId,
    pub direction: u8,
}

/// Nobody's fort.
pub const NEUTRAL: u8 = 4;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub active: Nation,
    /// Who took the first turn; while armies are placed, who places first.
    pub first: Nation,
    pub round: u16,
    pub money: [u16; 4],
    /// Nation of each fort, or `NEUTRAL`.
    pub owners: [u8; FORTS],
    pub figures: [[Figure; 16]; 4],
    /// Units, as bits, that have moved, boarded or laid a mine this turn.
    pub moved: u64,
    /// Units that stood in a fort when the turn began (TC-8.2).
    pub settled: u64,
    /// A mine was laid this turn.
    pub laid: bool,
    /// Something was bought this turn (TC-8.1).
    pub bought: bool,
    /// Armies turned over, per nation as bits; later the armies chosen for the first turn (TC-3.5).
    pub armies: [u8; 4],
    /// Start numbers drawn.
    pub numbers: u16,
    pub list: ArrayVec<Declared, 16>,
    /// How many of the list are fought.
    pub fought: u8,
    /// Mines by the nation that laid them.
    pub mines: [Bits; 4],
    /// Mines whose layer still exists (TC-8.6).
    pub credit: Bits,
}

impl State {
    pub fn figure(&self, unit: Unit) -> &Figure {
        &self.figures[usize::from(unit.0 >> 4 & 3)][usize::from(unit.0 & 15)]
    }

    pub(crate) fn figure_mut(&mut self, unit: Unit) -> &mut Figure {
        &mut self.figures[usize::from(unit.0 >> 4 & 3)][usize::from(unit.0 & 15)]
    }

    pub fn at(&self, unit: Unit) -> Spot {
        self.figure(unit).at.spot()
    }

    pub fn hex(&self, unit: Unit) -> Option<usize> {
        self.figure(unit).at.hex()
    }

    pub fn is_alive(&self, unit: Unit) -> bool {
        self.figure(unit).at.is_alive()
    }

    /// Living units among `among`, as bits.
    pub fn alive(&self, among: u64) -> u64 {
        units(among).filter(|&unit| self.is_alive(unit)).fold(0, |set, unit| set | unit.bit())
    }

    /// The unit on a hex.
    pub fn on(&self, hex: usize) -> Option<Unit> {
        units(u64::MAX).find(|&unit| self.hex(unit) == Some(hex))
    }

    /// Riders in a nation's transport.
    pub fn riders(&self, nation: Nation) -> u64 {
        let aboard = |unit: &Unit| self.figure(*unit).at == At::ABOARD;
        units(nation.units()).filter(aboard).fold(0, |set, unit| set | unit.bit())
    }

    pub fn owner(&self, fort: usize) -> Option<Nation> {
        Nation::ALL.get(usize::from(self.owners[fort])).copied()
    }

    pub fn forts_of(&self, nation: Nation) -> u8 {
        self.owners.iter().filter(|&&owner| usize::from(owner) == nation.index()).count() as u8
    }

    pub fn team_forts(&self, team: Team) -> u8 {
        team.nations().iter().map(|&nation| self.forts_of(nation)).sum()
    }

    /// Mines that a team's land units must fear.
    pub fn mines_against(&self, team: Team) -> Bits {
        let [one, two] = team.other().nations();
        self.mines[one.index()] | self.mines[two.index()]
    }

    pub fn all_mines(&self) -> Bits {
        self.mines[0] | self.mines[1] | self.mines[2] | self.mines[3]
    }
}

/// A position being changed: the box, the position and where the narration goes.
pub(crate) struct Hand<'a> {
    pub(crate) game: &'a TrenchClub,
    pub(crate) at: &'a mut State,
    pub(crate) events: &'a mut Vec<Event>,
}

impl Hand<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Puts a unit on a hex without moving there: at set-up, off a transport, a new gunboat.
    pub(crate) fn put(&mut self, unit: Unit, hex: usize, event: Event) {
        self.at.figure_mut(unit).at = Spot::Hex(hex).into();
        self.tell(event);
    }

    /// Moves a unit to a hex, and into whatever lies there.
    pub(crate) fn walk(&mut self, unit: Unit, hex: usize) {
        let to = self.game.map.name(Hex(hex as u16));
        let event = match self.at.at(unit) {
            Spot::Fort(fort) => Event::LeftFort { unit, fort: self.game.fort_name(fort), to },
            Spot::Hex(from) => Event::Moved { unit, from: self.game.map.name(Hex(from as u16)), to },
            _ => Event::Unloaded { unit, hex: to },
        };
        self.put(unit, hex, event);
        self.at.moved |= unit.bit();
        if self.game.data.sets.air & unit.bit() == 0 && self.at.mines_against(unit.team()).has(hex) {
            self.strike_mine(unit, hex);
        }
    }

    // TC-8.6
    fn strike_mine(&mut self, unit: Unit, hex: usize) {
        self.tell(Event::MineStruck { unit, hex: self.game.map.name(Hex(hex as u16)) });
        let layer = Nation::ALL.into_iter().find(|nation| self.at.mines[nation.index()].has(hex));
        let layer = layer.filter(|_| self.at.credit.has(hex));
        self.at.mines.iter_mut().for_each(|mines| mines.remove(hex));
        self.at.credit.remove(hex);
        self.destroy(unit, Cause::Mine);
        if let Some(nation) = layer {
            self.earn(self.game.minelayer(nation), self.game.data.numbers.mine);
        }
        self.settle_elimination();
    }

    pub(crate) fn enter(&mut self, unit: Unit, fort: usize) {
        self.at.figure_mut(unit).at = Spot::Fort(fort).into();
        self.at.moved |= unit.bit();
        self.tell(Event::EnteredFort { unit, fort: self.game.fort_name(fort) });
    }

    /// Comes into a fort from outside the map.
    pub(crate) fn raise(&mut self, unit: Unit, fort: usize, event: Event) {
        *self.at.figure_mut(unit) = Figure { at: Spot::Fort(fort).into(), experience: 0, damage: 0, army: 0 };
        self.tell(event);
    }

    pub(crate) fn board(&mut self, unit: Unit, transport: Unit) {
        self.at.figure_mut(unit).at = At::ABOARD;
        self.at.moved |= unit.bit();
        self.tell(Event::Boarded { unit, transport });
    }

    /// Takes damage; the sixth destroys (TC-2.7).
    pub(crate) fn damage(&mut self, unit: Unit, damage: u8) {
        if damage == 0 {
            return;
        }
        let figure = self.at.figure_mut(unit);
        figure.damage = (figure.damage + damage).min(DAMAGE);
        let total = figure.damage;
        self.tell(Event::Damaged { unit, damage, total });
        if total == DAMAGE {
            self.destroy(unit, Cause::Battle);
        }
    }

    /// Removes a unit, and with a transport its riders (TC-5.9). Whether that ends the game is tested by the caller
    /// when everything that happens at the same time has happened.
    pub(crate) fn destroy(&mut self, unit: Unit, cause: Cause) {
        *self.at.figure_mut(unit) = Figure { at: At::DEAD, experience: 0, damage: 0, army: 0 };
        self.at.moved &= !unit.bit();
        self.at.settled &= !unit.bit();
        self.tell(Event::Destroyed { unit, cause });
        if self.game.data.profile(unit).lays_mines {
            // Its mines stay, but nobody earns by them any more.
            self.at.credit = Bits::NONE;
        }
        if unit == Unit::transport(unit.nation()) {
            for rider in units(self.at.riders(unit.nation())) {
                self.destroy(rider, Cause::Transport);
            }
        }
    }

    pub(crate) fn earn(&mut self, unit: Unit, gained: u16) {
        if gained > 0 && self.at.is_alive(unit) {
            let figure = self.at.figure_mut(unit);
            figure.experience = figure.experience.saturating_add(gained);
            let total = figure.experience;
            self.tell(Event::Experience { unit, gained, total });
        }
    }

    pub(crate) fn end(&mut self, winner: Option<Team>, ending: Ending) {
        self.at.phase = Phase::Over { winner };
        self.tell(match winner {
            Some(team) => Event::Won { team, ending },
            None => Event::Drawn { ending },
        });
    }
}
