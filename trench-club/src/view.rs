//! What one viewer may know, in the words of the sentences. Everything is open but the armies while nations split
//! their units: others see who is done, not how, and not how far (TC-3.2).

use crate::{
    TrenchClub,
    armies::own,
    board::Board,
    data::Class,
    event::{Direction, FortName},
    map::{Hex, HexName},
    movement::Without,
    phase::{Phase, Purpose, UnitId},
    state::{Declared, Figure, NEUTRAL, Spot, State},
    unit::{Kind, Nation, OWN, Team, Unit, units},
};
use game::{Dice, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    pub phase: PhaseView,
    pub active: Nation,
    pub first: Nation,
    pub round: u16,
    pub rounds: u16,
    pub forts_to_win: u8,
    pub nations: Vec<NationView>,
    pub forts: Vec<FortView>,
    pub units: Vec<UnitView>,
    pub mines: Vec<MineView>,
    /// The attack list, and how many of it are fought.
    pub attacks: Vec<AttackView>,
    pub fought: u8,
    /// Start numbers drawn.
    pub numbers: Vec<u8>,
    pub mine_laid: bool,
    pub bought: bool,
    /// Armies of the active nation that may act this turn (TC-3.5); none while the game is set up or over.
    pub acting: Vec<u8>,
    /// Where units can still move, and what it costs.
    pub reach: Vec<ReachView>,
    pub map: MapView,
    pub kinds: Vec<KindView>,
}

/// The phase with what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    Split,
    RollPlacing { nations: Vec<Nation> },
    RollFirstTurn { nations: Vec<Nation> },
    Reveal,
    Number { army: u8 },
    Place { army: u8, number: u8 },
    Activate,
    Move,
    Attack,
    Scatter,
    Battle { struck: Unit },
    Money,
    Special { fort: u8 },
    Launch,
    Over { winner: Option<Team> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NationView {
    pub nation: Nation,
    pub team: Team,
    pub money: u16,
    /// Whether it has split its units.
    pub split: bool,
    /// Armies turned over while placing; later those chosen for the first turn.
    pub armies: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FortView {
    #[cfg_attr(test, ts(type = "string"))]
    pub name: FortName,
    pub body: HexName,
    pub entrances: [HexName; 2],
    pub owner: Option<Nation>,
    pub in_play: bool,
}

/// Where a unit is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SpotView {
    Hex(HexName),
    /// A fort by its number in `forts`.
    Fort(u8),
    Aboard,
    Stock,
    Dead,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitView {
    pub unit: Unit,
    pub at: SpotView,
    pub damage: u8,
    pub experience: u16,
    /// 0 for none; absent where it is hidden.
    pub army: Option<u8>,
    pub moved: bool,
    /// In a fort since the turn began.
    pub settled: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MineView {
    pub hex: HexName,
    pub nation: Nation,
    /// Its layer still exists.
    pub credit: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AttackView {
    pub unit: Unit,
    pub target: Unit,
    pub direction: Option<Direction>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReachView {
    pub unit: Unit,
    /// Hexes by the half points it takes to move there: first those for one, and so on.
    pub hexes: Vec<Vec<HexName>>,
    /// Forts by their number in `forts`, each with the half points it takes to go in.
    pub forts: Vec<(u8, u8)>,
    /// Half points of going on board the own transport, if it may.
    pub board: Option<u8>,
}

/// The board: terrain as one line of letters per row, column by column.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MapView {
    pub columns: u8,
    pub rows: u8,
    pub snow: u8,
    pub terrain: Vec<String>,
    pub starts: Vec<StartView>,
    pub places: Vec<PlaceView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StartView {
    pub number: u8,
    pub hex: HexName,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlaceView {
    pub name: String,
    pub hex: HexName,
}

/// The printed values of a kind of unit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct KindView {
    pub kind: Kind,
    pub class: Class,
    pub speed: u8,
    pub cost: u16,
    /// Absent for units that cannot attack; 255 is unlimited.
    pub range: Option<[u8; 2]>,
    pub attack: [u8; 3],
    pub against: Option<AgainstView>,
    pub open: [u8; 6],
    pub forest: [u8; 6],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AgainstView {
    pub class: Class,
    pub attack: [u8; 3],
}

fn nations_of(bits: u8) -> Vec<Nation> {
    Nation::ALL.into_iter().filter(|nation| bits >> nation.index() & 1 != 0).collect()
}

fn numbers_of(bits: u16) -> Vec<u8> {
    (1..=16).filter(|number| bits >> (number - 1) & 1 != 0).collect()
}

fn bits_of(numbers: &[u8]) -> u16 {
    numbers.iter().fold(0, |bits, number| bits | 1 << (number - 1))
}

impl TrenchClub {
    pub(crate) fn look(&self, at: &State, viewer: Viewer) -> View {
        let shown: Vec<Unit> = self.shown_units(at).collect();
        View {
            phase: look_phase(at.phase),
            active: at.active,
            first: at.first,
            round: at.round,
            rounds: self.setup.rounds,
            forts_to_win: self.forts_to_win(),
            nations: self.order.iter().map(|&nation| self.look_nation(at, nation)).collect(),
            forts: (0..self.map.forts.len()).map(|fort| self.look_fort(at, fort)).collect(),
            units: shown.into_iter().map(|unit| self.look_unit(at, unit, viewer)).collect(),
            mines: self.look_mines(at),
            attacks: at.list.iter().map(look_attack).collect(),
            fought: at.fought,
            numbers: numbers_of(at.numbers),
            mine_laid: at.laid,
            bought: at.bought,
            acting: self.look_acting(at),
            reach: self.look_reach(at),
            map: self.look_map(),
            kinds: Kind::ALL.into_iter().map(|kind| self.look_kind(kind)).collect(),
        }
    }

    /// All units of the nations in play, and special forces that ever were.
    fn shown_units(&self, at: &State) -> impl Iterator<Item = Unit> {
        units(self.units).filter(|&unit| unit.place() < OWN || at.at(unit) != Spot::Stock)
    }

    fn look_nation(&self, at: &State, nation: Nation) -> NationView {
        NationView {
            nation,
            team: nation.team(),
            money: at.money[nation.index()],
            // Splitting is in order: who comes before the active nation is done.
            split: at.phase != Phase::Split || self.has_split(at, nation),
            armies: numbers_of(u16::from(at.armies[nation.index()])),
        }
    }

    fn look_fort(&self, at: &State, fort: usize) -> FortView {
        let on_map = &self.map.forts[fort];
        FortView {
            name: self.fort_name(fort),
            body: self.map.name(on_map.body),
            entrances: on_map.entrances.map(|hex| self.map.name(hex)),
            owner: at.owner(fort),
            in_play: self.ground.forts[fort].in_play,
        }
    }

    fn look_unit(&self, at: &State, unit: Unit, viewer: Viewer) -> UnitView {
        let figure = at.figure(unit);
        let hidden = at.phase == Phase::Split && !viewer.is(self.seat_of(unit.nation()));
        UnitView {
            unit,
            at: match at.at(unit) {
                Spot::Hex(hex) => SpotView::Hex(self.map.name(Hex(hex as u16))),
                Spot::Fort(fort) => SpotView::Fort(fort as u8),
                Spot::Aboard => SpotView::Aboard,
                Spot::Stock => SpotView::Stock,
                Spot::Dead => SpotView::Dead,
            },
            damage: figure.damage,
            experience: figure.experience,
            army: (!hidden).then_some(figure.army),
            moved: at.moved & unit.bit() != 0,
            settled: at.settled & unit.bit() != 0,
        }
    }

    fn look_mines(&self, at: &State) -> Vec<MineView> {
        let mut mines = Vec::new();
        for nation in Nation::ALL {
            for hex in at.mines[nation.index()].iter() {
                mines.push(MineView {
                    hex: self.map.name(Hex(hex as u16)),
                    nation,
                    credit: at.credit.has(hex),
                });
            }
        }
        mines
    }

    fn look_acting(&self, at: &State) -> Vec<u8> {
        let is_running = at.round > 0 && !matches!(at.phase, Phase::Over { .. });
        if is_running { numbers_of(u16::from(self.acting(at))) } else { Vec::new() }
    }

    fn look_reach(&self, at: &State) -> Vec<ReachView> {
        if at.phase != Phase::Move || self.must_unload(at) {
            return Vec::new();
        }
        let board = self.board(at, at.active.team());
        self.movers(at).map(|unit| self.look_moves(at, &board, unit)).collect()
    }

    fn look_moves(&self, at: &State, board: &Board, unit: Unit) -> ReachView {
        let reach = self.search(at, board, unit, Without::NOTHING);
        let mut hexes: Vec<Vec<HexName>> = Vec::new();
        for hex in self.destinations(at, board, unit, &reach).iter() {
            let cost = usize::from(self.move_cost(unit, &reach, hex)).max(1);
            hexes.resize(hexes.len().max(cost), Vec::new());
            hexes[cost - 1].push(self.map.name(Hex(hex as u16)));
        }
        let forts = (0..self.map.forts.len())
            .filter(|&fort| {
                self.can_enter(at, unit, fort, &reach) || self.can_capture(at, unit, fort, &reach)
            })
            .map(|fort| (fort as u8, self.fort_cost(at, unit, fort, &reach)))
            .collect();
        let board = self.boarding_cost(at, unit, &reach);
        ReachView { unit, hexes, forts, board }
    }

    fn look_map(&self) -> MapView {
        let map = &self.map;
        let row = |row: u8| {
            let hexes = (1..=map.columns).filter_map(|column| map.hex(column, row));
            hexes.map(|hex| map.letter(hex)).collect()
        };
        let starts = map.starts.iter().enumerate();
        MapView {
            columns: map.columns,
            rows: map.rows,
            snow: map.snow,
            terrain: (1..=map.rows).map(row).collect(),
            starts: starts
                .filter_map(|(index, start)| {
                    start.map(|hex| StartView { number: index as u8 + 1, hex: map.name(hex) })
                })
                .collect(),
            places: map
                .places
                .iter()
                .map(|place| PlaceView { name: place.name.clone(), hex: map.name(place.hex) })
                .collect(),
        }
    }

    fn look_kind(&self, kind: Kind) -> KindView {
        let profile = self.data.kind(kind);
        KindView {
            kind,
            class: profile.class,
            speed: profile.speed / 2,
            cost: profile.cost,
            range: (profile.range.0 > 0).then_some([profile.range.0, profile.range.1]),
            attack: profile.attack,
            against: profile.against.map(|(class, attack)| AgainstView { class, attack }),
            open: profile.open,
            forest: profile.forest,
        }
    }

    // ── From a view ──

    pub(crate) fn imagine_from(&self, view: &View, dice: &mut dyn Dice) -> State {
        let hex =
            |name: HexName| self.map.hex(name.column, name.row).expect("the view is of this map").index();
        let mut at = self.empty();
        at.phase = imagine_phase(&view.phase);
        (at.active, at.first, at.round) = (view.active, view.first, view.round);
        for nation in &view.nations {
            at.money[nation.nation.index()] = nation.money;
            at.armies[nation.nation.index()] = bits_of(&nation.armies) as u8;
        }
        for (fort, seen) in view.forts.iter().enumerate() {
            at.owners[fort] = seen.owner.map_or(NEUTRAL, |owner| owner.index() as u8);
        }
        for seen in &view.units {
            let spot = match seen.at {
                SpotView::Hex(name) => Spot::Hex(hex(name)),
                SpotView::Fort(fort) => Spot::Fort(usize::from(fort)),
                SpotView::Aboard => Spot::Aboard,
                SpotView::Stock => Spot::Stock,
                SpotView::Dead => Spot::Dead,
            };
            let (experience, damage, army) = (seen.experience, seen.damage, seen.army.unwrap_or(0));
            *at.figure_mut(seen.unit) = Figure { at: spot.into(), experience, damage, army };
            at.moved |= if seen.moved { seen.unit.bit() } else { 0 };
            at.settled |= if seen.settled { seen.unit.bit() } else { 0 };
        }
        for mine in &view.mines {
            at.mines[mine.nation.index()].insert(hex(mine.hex));
            if mine.credit {
                at.credit.insert(hex(mine.hex));
            }
        }
        at.list = view.attacks.iter().map(imagine_attack).collect();
        at.fought = view.fought;
        at.numbers = bits_of(&view.numbers);
        (at.laid, at.bought) = (view.mine_laid, view.bought);
        self.imagine_splits(view, &mut at, dice);
        at
    }

    /// Hidden armies: those who are done split somehow, the nation at work is somewhere on the way.
    fn imagine_splits(&self, view: &View, at: &mut State, dice: &mut dyn Dice) {
        for seen in &view.nations {
            let hidden =
                view.units.iter().any(|unit| unit.unit.nation() == seen.nation && unit.army.is_none());
            if !hidden {
                continue;
            }
            let assigned = match (seen.split, seen.nation == view.active) {
                (true, _) => u64::from(OWN),
                (false, true) => dice.below(u64::from(OWN)),
                (false, false) => 0,
            };
            for unit in own(seen.nation).take(assigned as usize) {
                at.figure_mut(unit).army = dice.below(3) as u8 + 1;
            }
        }
    }
}

fn look_phase(phase: Phase) -> PhaseView {
    match phase {
        Phase::Split => PhaseView::Split,
        Phase::RollOff { purpose: Purpose::Placing, rolling } => {
            PhaseView::RollPlacing { nations: nations_of(rolling) }
        }
        Phase::RollOff { purpose: Purpose::FirstTurn, rolling } => {
            PhaseView::RollFirstTurn { nations: nations_of(rolling) }
        }
        Phase::Reveal => PhaseView::Reveal,
        Phase::Number { army } => PhaseView::Number { army },
        Phase::Place { army, number } => PhaseView::Place { army, number },
        Phase::Activate => PhaseView::Activate,
        Phase::Move => PhaseView::Move,
        Phase::Attack => PhaseView::Attack,
        Phase::Scatter => PhaseView::Scatter,
        Phase::Hits { struck } => PhaseView::Battle { struck: struck.unit() },
        Phase::Money => PhaseView::Money,
        Phase::Special { fort } => PhaseView::Special { fort },
        Phase::Launch => PhaseView::Launch,
        Phase::Over { winner } => PhaseView::Over { winner },
    }
}

fn imagine_phase(view: &PhaseView) -> Phase {
    let rolling = |nations: &[Nation]| nations.iter().fold(0, |bits, nation| bits | 1 << nation.index());
    match *view {
        PhaseView::Split => Phase::Split,
        PhaseView::RollPlacing { ref nations } => {
            Phase::RollOff { purpose: Purpose::Placing, rolling: rolling(nations) }
        }
        PhaseView::RollFirstTurn { ref nations } => {
            Phase::RollOff { purpose: Purpose::FirstTurn, rolling: rolling(nations) }
        }
        PhaseView::Reveal => Phase::Reveal,
        PhaseView::Number { army } => Phase::Number { army },
        PhaseView::Place { army, number } => Phase::Place { army, number },
        PhaseView::Activate => Phase::Activate,
        PhaseView::Move => Phase::Move,
        PhaseView::Attack => Phase::Attack,
        PhaseView::Scatter => Phase::Scatter,
        PhaseView::Battle { struck } => Phase::Hits { struck: UnitId::from(struck) },
        PhaseView::Money => Phase::Money,
        PhaseView::Special { fort } => Phase::Special { fort },
        PhaseView::Launch => Phase::Launch,
        PhaseView::Over { winner } => Phase::Over { winner },
    }
}

fn look_attack(attack: &Declared) -> AttackView {
    AttackView {
        unit: attack.unit.unit(),
        target: attack.target.unit(),
        direction: Direction::ALL.get(usize::from(attack.direction)).copied(),
    }
}

fn imagine_attack(view: &AttackView) -> Declared {
    let direction = view.direction.map_or(6, |direction| direction.index() as u8);
    Declared { unit: view.unit.into(), target: view.target.into(), direction }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_browser_knows_the_types_of_today() {
        typescript::check::<super::View>("trench-club", "trench");
    }
}
