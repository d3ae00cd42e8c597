//! Whether an action may be carried out, and if not, which paragraph says so: where several forbid it, the one with
//! the lowest number. Where a search fails, the rules are taken away one at a time to see which stands in the way.

use crate::{
    TrenchClub,
    action::{Action, Entry, Goal, gunboat},
    bits::Bits,
    board::Board,
    event::FortName,
    map::{Hex, HexName, Terrain},
    movement::{Reach, Without},
    phase::Phase,
    state::{Spot, State},
    unit::{Kind, Nation, OWN, Unit},
};
use game::Reason;
use serde::{Deserialize, Serialize};

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    OtherPhase { phase: String },
    OffBoard { hex: HexName },
    NotYours { unit: Unit, nation: Nation },
    NoFootSoldier { unit: Unit },
    NotAgainstAir { unit: Unit, target: Unit },
    NotCarried { unit: Unit },
    NotItsTransport { unit: Unit },
    TransportFull { unit: Unit },
    TransportUnarmed { unit: Unit },
    NotNext { unit: Unit, next: Unit },
    RecommendedLate,
    ArmyTurnedOver { army: u8 },
    NotInArmy { unit: Unit, army: u8 },
    NotUsable { hex: HexName },
    OtherRing { hex: HexName },
    ArmyChosen { army: u8 },
    ArmyWaits { unit: Unit, army: u8 },
    NotOnMap { unit: Unit },
    MovedAlready { unit: Unit },
    TooFar { unit: Unit },
    ShipOnLand { unit: Unit },
    WaterIsWholeMove { unit: Unit },
    InWater { unit: Unit },
    HexTaken { hex: HexName },
    FortHex { hex: HexName },
    EnemyInTheWay { unit: Unit },
    ContactStops { unit: Unit },
    Aboard { unit: Unit },
    TransportMoved { unit: Unit },
    MustUnload { unit: Unit },
    NotAboard { unit: Unit },
    NotBeside { unit: Unit, hex: HexName },
    NoUnloadingHere { unit: Unit, hex: HexName },
    NoRoomForAll { unit: Unit },
    RidersAboard { unit: Unit },
    TransportInFort { unit: Unit },
    NotBeforeFort { unit: Unit, fort: FortName },
    FortOfTeam { fort: FortName },
    FortNotYours { fort: FortName },
    InThatFort { unit: Unit, fort: FortName },
    InFort { unit: Unit },
    OutIntoWater { unit: Unit },
    NoShipInFort { unit: Unit },
    DeclaredAlready { unit: Unit },
    CannotAttack { unit: Unit },
    NotAnEnemy { unit: Unit },
    TargetGone { unit: Unit },
    OutOfRange { unit: Unit, target: Unit },
    RepairsOver,
    NotInFortSince { unit: Unit },
    NotDamaged { unit: Unit },
    CannotPayRepair { money: u16, cost: u16 },
    OnTheTable { unit: Unit },
    NoOwnFort { fort: FortName },
    CannotPay { unit: Unit, money: u16, cost: u16 },
    SpecialByRecruiting { unit: Unit },
    CannotPaySpecial { money: u16, cost: u16 },
    NoneLeft,
    InPlay { special: Kind },
    MustRoll,
    MustChoose,
    NoOwnFortForSpecial { fort: FortName },
    NotFreeWater { hex: HexName },
    NoAlly,
    CannotGive { amount: u16, most: u16 },
    NoMinelayer,
    MineLaidAlready,
    NoMineHere { hex: HexName },
    MineInTheWay { unit: Unit },
    TrenchClosed { unit: Unit },
    TrenchHeld { unit: Unit },
    NotPossible { phase: String },
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::OffBoard { .. } => "TC-1.2",
            Illegal::NotYours { .. } => "TC-1.3",
            Illegal::NoFootSoldier { .. } => "TC-2.2",
            Illegal::NotAgainstAir { .. } => "TC-2.3",
            Illegal::NotCarried { .. } | Illegal::NotItsTransport { .. } | Illegal::TransportFull { .. } => {
                "TC-2.5"
            }
            Illegal::TransportUnarmed { .. } => "TC-2.6",
            Illegal::NotNext { .. } | Illegal::RecommendedLate => "TC-3.2",
            Illegal::ArmyTurnedOver { .. }
            | Illegal::NotInArmy { .. }
            | Illegal::NotUsable { .. }
            | Illegal::OtherRing { .. } => "TC-3.4",
            Illegal::ArmyChosen { .. } | Illegal::ArmyWaits { .. } => "TC-3.5",
            Illegal::OtherPhase { .. } | Illegal::NotPossible { .. } => "TC-4.1",
            Illegal::NotOnMap { .. }
            | Illegal::MovedAlready { .. }
            | Illegal::TooFar { .. }
            | Illegal::ShipOnLand { .. } => "TC-5.1",
            Illegal::WaterIsWholeMove { .. } | Illegal::InWater { .. } => "TC-5.3",
            Illegal::HexTaken { .. } | Illegal::FortHex { .. } | Illegal::EnemyInTheWay { .. } => "TC-5.4",
            Illegal::ContactStops { .. } => "TC-5.5",
            Illegal::Aboard { .. }
            | Illegal::TransportMoved { .. }
            | Illegal::MustUnload { .. }
            | Illegal::NotAboard { .. }
            | Illegal::NotBeside { .. } => "TC-5.7",
            Illegal::NoUnloadingHere { .. } | Illegal::NoRoomForAll { .. } => "TC-5.8",
            Illegal::RidersAboard { .. } | Illegal::TransportInFort { .. } => "TC-5.9",
            Illegal::NotBeforeFort { .. } | Illegal::FortOfTeam { .. } => "TC-5.11",
            Illegal::FortNotYours { .. }
            | Illegal::InThatFort { .. }
            | Illegal::InFort { .. }
            | Illegal::OutIntoWater { .. } => "TC-5.12",
            Illegal::NoShipInFort { .. } => "TC-5.13",
            Illegal::DeclaredAlready { .. } | Illegal::CannotAttack { .. } => "TC-6.1",
            Illegal::NotAnEnemy { .. } | Illegal::TargetGone { .. } | Illegal::OutOfRange { .. } => "TC-6.2",
            Illegal::RepairsOver => "TC-8.1",
            Illegal::NotInFortSince { .. } | Illegal::NotDamaged { .. } | Illegal::CannotPayRepair { .. } => {
                "TC-8.2"
            }
            Illegal::OnTheTable { .. } | Illegal::NoOwnFort { .. } | Illegal::CannotPay { .. } => "TC-8.3",
            Illegal::SpecialByRecruiting { .. }
            | Illegal::CannotPaySpecial { .. }
            | Illegal::NoneLeft
            | Illegal::InPlay { .. }
            | Illegal::MustRoll
            | Illegal::MustChoose
            | Illegal::NoOwnFortForSpecial { .. }
            | Illegal::NotFreeWater { .. } => "TC-8.4",
            Illegal::NoAlly | Illegal::CannotGive { .. } => "TC-8.5",
            Illegal::NoMinelayer
            | Illegal::MineLaidAlready
            | Illegal::NoMineHere { .. }
            | Illegal::MineInTheWay { .. } => "TC-8.6",
            Illegal::TrenchClosed { .. } | Illegal::TrenchHeld { .. } => "TC-10.3",
        }
    }
}

pub(crate) type Checked = Result<(), Illegal>;

/// Refuses unless the condition holds.
pub(crate) fn ensure(holds: bool, reason: impl FnOnce() -> Illegal) -> Checked {
    if holds { Ok(()) } else { Err(reason()) }
}

impl TrenchClub {
    pub(crate) fn may(&self, at: &State, action: &Action) -> Checked {
        if !self.is_due(at, action) {
            return Err(Illegal::OtherPhase { phase: at.phase.word().to_owned() });
        }
        match *action {
            Action::AssignRecommended => ensure(self.has_assigned_none(at), || Illegal::RecommendedLate),
            Action::Assign { unit, .. } => self.may_assign(at, unit),
            Action::Reveal { army } => ensure(at.armies[at.active.index()] >> (army - 1) & 1 == 0, || {
                Illegal::ArmyTurnedOver { army }
            }),
            Action::Place { unit, hex } => self.may_place(at, unit, hex),
            Action::Activate { army } => {
                ensure(at.armies[at.active.index()] >> (army - 1) & 1 == 0, || Illegal::ArmyChosen { army })
            }
            Action::Give { amount } => self.may_give(at, amount),
            Action::Mine { hex } => self.may_mine(at, hex),
            Action::Go { unit, goal } => self.may_go(at, unit, goal),
            Action::Unload { unit, hex } => self.may_unload(at, unit, hex),
            Action::Attack { unit, target, .. } => self.may_declare(at, unit, target),
            Action::Repair { unit } => self.may_repair(at, unit),
            Action::Buy { unit, fort } => self.may_buy(at, unit, usize::from(fort)),
            Action::Recruit { fort } => self.may_recruit(at, usize::from(fort)),
            Action::RecruitKind { special, entry } => self.may_recruit_kind(at, special, entry),
            Action::Done => self.may_be_done(at),
            _ => ensure(self.may_say(at, action), || Illegal::NotPossible {
                phase: at.phase.word().to_owned(),
            }),
        }
    }

    /// Whether this kind of action belongs to the phase.
    fn is_due(&self, at: &State, action: &Action) -> bool {
        match action {
            Action::AssignRecommended | Action::Assign { .. } => at.phase == Phase::Split,
            Action::Reveal { .. } => at.phase == Phase::Reveal,
            Action::Place { .. } => matches!(at.phase, Phase::Place { .. } | Phase::Launch),
            Action::Activate { .. } => at.phase == Phase::Activate,
            Action::Give { .. } => matches!(at.phase, Phase::Move | Phase::Attack | Phase::Money),
            Action::Mine { .. } | Action::Go { .. } | Action::Unload { .. } => at.phase == Phase::Move,
            Action::Attack { .. } => at.phase == Phase::Attack,
            Action::Repair { .. }
            | Action::Buy { .. }
            | Action::Recruit { .. }
            | Action::RecruitKind { .. } => at.phase == Phase::Money,
            Action::Done => matches!(at.phase, Phase::Move | Phase::Attack | Phase::Money),
            Action::RollOff { .. } => matches!(at.phase, Phase::RollOff { .. }),
            Action::Number { .. } => matches!(at.phase, Phase::Number { .. }),
            Action::Scatter { .. } => at.phase == Phase::Scatter,
            Action::Hits { .. } => matches!(at.phase, Phase::Hits { .. }),
            Action::Special { .. } => matches!(at.phase, Phase::Special { .. }),
        }
    }

    fn name(&self, hex: usize) -> HexName {
        self.map.name(Hex(hex as u16))
    }

    pub(crate) fn is_own(&self, at: &State, unit: Unit) -> Checked {
        ensure(unit.nation() == at.active, || Illegal::NotYours { unit, nation: at.active })
    }

    fn in_play(&self, hex: Hex) -> Checked {
        ensure(self.is_in_play(hex), || Illegal::OffBoard { hex: self.map.name(hex) })
    }

    fn may_assign(&self, at: &State, unit: Unit) -> Checked {
        self.is_own(at, unit)?;
        match self.next_to_assign(at) {
            Some(next) => ensure(next == unit, || Illegal::NotNext { unit, next }),
            None => Ok(()),
        }
    }

    fn may_place(&self, at: &State, unit: Unit, hex: Hex) -> Checked {
        self.in_play(hex)?;
        self.is_own(at, unit)?;
        let name = self.map.name(hex);
        let Phase::Place { army, number } = at.phase else {
            let is_water = unit == gunboat(at.active) && self.free_water(at).has(hex.index());
            return ensure(is_water, || Illegal::NotFreeWater { hex: name });
        };
        ensure(self.waiting(at, army).any(|waiting| waiting == unit), || Illegal::NotInArmy { unit, army })?;
        let board = self.board(at, at.active.team());
        let usable = self.ground.open.has(hex.index()) && !board.occupied.has(hex.index());
        ensure(usable, || Illegal::NotUsable { hex: name })?;
        self.may_stand(&board, unit, hex.index())?;
        ensure(self.places(&board, unit, number).has(hex.index()), || Illegal::OtherRing { hex: name })
    }

    /// TC-10.3a, b
    fn may_stand(&self, board: &Board, unit: Unit, hex: usize) -> Checked {
        if self.standable(board, unit).has(hex) {
            return Ok(());
        }
        let is_foot = unit.bit() & self.data.sets.foot != 0;
        Err(if is_foot { Illegal::TrenchHeld { unit } } else { Illegal::TrenchClosed { unit } })
    }

    fn may_give(&self, at: &State, amount: u16) -> Checked {
        ensure(at.phase != Phase::Move || !self.must_unload(at), || self.unload_first(at))?;
        ensure(self.order.len() == 4, || Illegal::NoAlly)?;
        let most = self.largest_gift(at);
        ensure(amount <= most, || Illegal::CannotGive { amount, most })
    }

    fn unload_first(&self, at: &State) -> Illegal {
        Illegal::MustUnload { unit: Unit::transport(at.active) }
    }

    fn may_mine(&self, at: &State, hex: Hex) -> Checked {
        ensure(!self.must_unload(at), || self.unload_first(at))?;
        let layer = self.minelayer(at.active);
        ensure(at.hex(layer).is_some(), || Illegal::NoMinelayer)?;
        ensure(!at.laid, || Illegal::MineLaidAlready)?;
        let board = self.board(at, at.active.team());
        let fits = self.mine_hexes(at, &board.occupied).has(hex.index());
        ensure(fits, || Illegal::NoMineHere { hex: self.map.name(hex) })
    }

    // ── The move phase ──

    fn may_go(&self, at: &State, unit: Unit, goal: Goal) -> Checked {
        if let Goal::Hex(hex) = goal {
            self.in_play(hex)?;
        }
        self.is_own(at, unit)?;
        let board = self.board(at, at.active.team());
        let is_foot = unit.bit() & self.data.sets.foot != 0;
        // TC-2: what the unit is.
        match goal {
            Goal::Capture(_) => ensure(is_foot, || Illegal::NoFootSoldier { unit })?,
            Goal::Board(transport) => self.may_ride(at, unit, transport)?,
            Goal::Hex(hex) if self.ground.water.has(hex.index()) => {
                let swims =
                    unit.bit() & (self.data.sets.foot | self.data.sets.air | self.data.sets.ship) != 0;
                ensure(swims, || Illegal::NoFootSoldier { unit })?;
            }
            Goal::Enter(_) | Goal::Hex(_) => {}
        }
        self.may_move_at_all(at, unit)?;
        let reach = self.search(at, &board, unit, Without::NOTHING);
        match goal {
            Goal::Hex(hex) => self.may_go_to(at, &board, unit, hex.index(), &reach),
            Goal::Enter(fort) => self.may_enter(at, &board, unit, usize::from(fort), &reach),
            Goal::Capture(fort) => self.may_capture(at, unit, usize::from(fort), &reach),
            Goal::Board(transport) => self.may_board(at, &board, unit, transport, &reach),
        }
    }

    /// TC-2.5
    fn may_ride(&self, at: &State, unit: Unit, transport: Unit) -> Checked {
        ensure(unit.bit() & self.data.sets.carried != 0, || Illegal::NotCarried { unit })?;
        ensure(transport.nation() == unit.nation(), || Illegal::NotItsTransport { unit })?;
        let full = at.riders(unit.nation()).count_ones() >= self.data.numbers.riders;
        ensure(!full, || Illegal::TransportFull { unit: transport })
    }

    /// TC-3.5, TC-5.1, TC-5.7: whether the unit has a move left.
    fn may_move_at_all(&self, at: &State, unit: Unit) -> Checked {
        ensure(at.is_alive(unit), || Illegal::NotOnMap { unit })?;
        ensure(self.may_act(at, unit), || Illegal::ArmyWaits { unit, army: at.figure(unit).army })?;
        let aboard = at.at(unit) == Spot::Aboard;
        ensure(aboard || at.moved & unit.bit() == 0, || Illegal::MovedAlready { unit })?;
        ensure(!self.must_unload(at), || self.unload_first(at))?;
        ensure(!aboard, || Illegal::Aboard { unit })
    }

    fn may_go_to(&self, at: &State, board: &Board, unit: Unit, hex: usize, reach: &Reach) -> Checked {
        if self.destinations(at, board, unit, reach).has(hex) {
            return Ok(());
        }
        Err(self.why_not_there(at, board, unit, hex))
    }

    /// The lowest paragraph that keeps a unit from a hex.
    fn why_not_there(&self, at: &State, board: &Board, unit: Unit, hex: usize) -> Illegal {
        let sets = &self.data.sets;
        let name = self.name(hex);
        let is_water = self.ground.water.has(hex) && unit.bit() & (sets.air | sets.ship) == 0;
        let terrain = self.ground.terrain[hex];
        if unit.bit() & sets.ship != 0 && !matches!(terrain, Terrain::Water | Terrain::Bridge | Terrain::Fort)
        {
            return Illegal::ShipOnLand { unit };
        }
        // A hex taken, or under a fort, does not lie farther away for it.
        let anywhere = |without: Without| {
            let empty = Board { occupied: Bits::NONE, ..board.clone() };
            self.search(at, &empty, unit, without).ends.has(hex)
        };
        let far = terrain != Terrain::Fort && !is_water && !anywhere(Without::ALL);
        if far && at.hex(unit) != Some(hex) {
            return Illegal::TooFar { unit };
        }
        if is_water && !board.occupied.has(hex) {
            let from_fort = matches!(at.at(unit), Spot::Fort(fort) if self.ground.forts[fort].doors.has(hex));
            return if from_fort {
                Illegal::OutIntoWater { unit }
            } else {
                Illegal::WaterIsWholeMove { unit }
            };
        }
        if terrain == Terrain::Fort {
            return Illegal::FortHex { hex: name };
        }
        if board.occupied.has(hex) {
            return Illegal::HexTaken { hex: name };
        }
        let riders = at.riders(unit.nation());
        if unit == Unit::transport(unit.nation()) && riders != 0 && anywhere(Without::NOTHING) {
            return Illegal::NoRoomForAll { unit };
        }
        self.why_not_through(unit, &anywhere)
    }

    /// Which rule, taken away alone, would let the unit through; or, if none is enough, the lowest that stands in the
    /// way of its own.
    fn why_not_through(&self, unit: Unit, reaches: &dyn Fn(Without) -> bool) -> Illegal {
        let nothing = Without::NOTHING;
        let rules = [
            (Without { enemies: true, ..nothing }, Illegal::EnemyInTheWay { unit }),
            (Without { contact: true, ..nothing }, Illegal::ContactStops { unit }),
            (Without { mines: true, ..nothing }, Illegal::MineInTheWay { unit }),
            (Without { trenches: true, ..nothing }, self.trench_reason(unit)),
        ];
        if let Some((_, reason)) = rules.iter().find(|(without, _)| reaches(*without)) {
            return reason.clone();
        }
        let all = Without::ALL;
        let alone = [
            Without { enemies: false, ..all },
            Without { contact: false, ..all },
            Without { mines: false, ..all },
            Without { trenches: false, ..all },
        ];
        let stands = alone.iter().position(|without| !reaches(*without));
        rules[stands.unwrap_or(0)].1.clone()
    }

    fn trench_reason(&self, unit: Unit) -> Illegal {
        let is_foot = unit.bit() & self.data.sets.foot != 0;
        if is_foot { Illegal::TrenchHeld { unit } } else { Illegal::TrenchClosed { unit } }
    }

    fn may_enter(&self, at: &State, board: &Board, unit: Unit, fort: usize, reach: &Reach) -> Checked {
        if self.can_enter(at, unit, fort, reach) {
            return Ok(());
        }
        let name = self.fort_name(fort);
        let Some(cost) = self.entrance_cost(unit) else { return Err(Illegal::NoShipInFort { unit }) };
        let doors = &self.ground.forts[fort].doors;
        ensure(at.at(unit) != Spot::Fort(fort), || Illegal::InThatFort { unit, fort: name })?;
        let reaches = |without: Without| self.search(at, board, unit, without).with_left(cost).meets(doors);
        ensure(reaches(Without::ALL), || Illegal::TooFar { unit })?;
        if reaches(Without::NOTHING) {
            let allied =
                at.owner(fort).is_some_and(|owner| owner != unit.nation() && owner.team() == unit.team());
            return Err(if allied {
                Illegal::FortOfTeam { fort: name }
            } else {
                Illegal::FortNotYours { fort: name }
            });
        }
        Err(self.why_not_through(unit, &reaches))
    }

    fn may_capture(&self, at: &State, unit: Unit, fort: usize, reach: &Reach) -> Checked {
        let name = self.fort_name(fort);
        let allied = at.owner(fort).is_some_and(|owner| owner.team() == unit.team());
        ensure(!allied, || Illegal::FortOfTeam { fort: name })?;
        ensure(self.can_capture(at, unit, fort, reach), || Illegal::NotBeforeFort { unit, fort: name })
    }

    fn may_board(&self, at: &State, board: &Board, unit: Unit, transport: Unit, reach: &Reach) -> Checked {
        if self.boarding_cost(at, unit, reach).is_some() {
            return Ok(());
        }
        ensure(at.is_alive(transport), || Illegal::NotOnMap { unit: transport })?;
        let army = at.figure(transport).army;
        ensure(self.may_act(at, transport), || Illegal::ArmyWaits { unit: transport, army })?;
        if let Some(hex) = at.hex(transport) {
            let around = self.ground.grid.around(&Bits::one(hex));
            let cost = self.data.numbers.step.transport;
            let reaches = |without: Without| {
                self.search(at, board, unit, without).step_cost(cost, &around, hex).is_some()
            };
            ensure(reaches(Without::ALL), || Illegal::TooFar { unit })?;
            if !reaches(Without::NOTHING) {
                return Err(self.why_not_through(unit, &reaches));
            }
        }
        ensure(at.moved & transport.bit() == 0, || Illegal::TransportMoved { unit: transport })?;
        Err(Illegal::TransportInFort { unit: transport })
    }

    fn may_unload(&self, at: &State, unit: Unit, hex: Hex) -> Checked {
        self.in_play(hex)?;
        self.is_own(at, unit)?;
        let board = self.board(at, at.active.team());
        let name = self.map.name(hex);
        let to = hex.index();
        ensure(!board.occupied.has(to), || Illegal::HexTaken { hex: name })?;
        ensure(at.at(unit) == Spot::Aboard, || Illegal::NotAboard { unit })?;
        let Some(from) = at.hex(Unit::transport(unit.nation())) else {
            return Err(Illegal::NotAboard { unit });
        };
        ensure(self.ground.distance(from, to) == 1, || Illegal::NotBeside { unit, hex: name })?;
        let lands = self.landings(at, &board, unit, from).has(to);
        if !lands && self.standable(&board, unit).has(to) {
            return Err(Illegal::NoUnloadingHere { unit, hex: name });
        }
        self.may_stand(&board, unit, to)?;
        ensure(self.leaves_room(at, &board, unit, from, to), || Illegal::NoRoomForAll { unit })
    }

    fn may_be_done(&self, at: &State) -> Checked {
        if at.phase != Phase::Move || at.riders(at.active) == 0 {
            return Ok(());
        }
        ensure(!self.must_unload(at), || self.unload_first(at))?;
        let board = self.board(at, at.active.team());
        let can = self.can_unload(at, &board, at.active) || self.can_carry(at, &board, at.active);
        ensure(!can, || Illegal::RidersAboard { unit: Unit::transport(at.active) })
    }

    // ── Attacks ──

    fn may_declare(&self, at: &State, unit: Unit, target: Unit) -> Checked {
        self.is_own(at, unit)?;
        ensure(self.may_hit(unit, target), || Illegal::NotAgainstAir { unit, target })?;
        ensure(unit.kind() != Kind::Transport, || Illegal::TransportUnarmed { unit })?;
        ensure(!at.is_alive(unit) || self.may_act(at, unit), || Illegal::ArmyWaits {
            unit,
            army: at.figure(unit).army,
        })?;
        let wet = at.hex(unit).is_some_and(|hex| self.in_water(unit, hex));
        ensure(!wet, || Illegal::InWater { unit })?;
        ensure(!self.is_in_fort(at, unit), || Illegal::InFort { unit })?;
        ensure(!self.is_in_fort(at, target), || Illegal::InFort { unit: target })?;
        ensure(at.hex(unit).is_some(), || Illegal::CannotAttack { unit })?;
        ensure(self.declared(at) & unit.bit() == 0, || Illegal::DeclaredAlready { unit })?;
        ensure(target.team() != unit.team(), || Illegal::NotAnEnemy { unit: target })?;
        ensure(at.hex(target).is_some(), || Illegal::TargetGone { unit: target })?;
        ensure(self.attack_distance(at, unit, target).is_some(), || Illegal::OutOfRange { unit, target })
    }

    // ── Money ──

    fn may_repair(&self, at: &State, unit: Unit) -> Checked {
        self.is_own(at, unit)?;
        ensure(!at.bought, || Illegal::RepairsOver)?;
        let settled = at.settled & unit.bit() != 0 && self.is_in_fort(at, unit);
        ensure(settled, || Illegal::NotInFortSince { unit })?;
        ensure(at.figure(unit).damage > 0, || Illegal::NotDamaged { unit })?;
        let (money, cost) = (at.money[at.active.index()], self.data.numbers.repair);
        ensure(money >= cost, || Illegal::CannotPayRepair { money, cost })
    }

    fn may_buy(&self, at: &State, unit: Unit, fort: usize) -> Checked {
        self.is_own(at, unit)?;
        ensure(unit.place() < OWN, || Illegal::SpecialByRecruiting { unit })?;
        ensure(self.is_free(at, unit), || Illegal::OnTheTable { unit })?;
        let owned = at.owner(fort) == Some(at.active);
        ensure(owned, || Illegal::NoOwnFort { fort: self.fort_name(fort) })?;
        let (money, cost) = (at.money[at.active.index()], self.data.profile(unit).cost);
        ensure(money >= cost, || Illegal::CannotPay { unit, money, cost })
    }

    fn may_pay_special(&self, at: &State) -> Checked {
        let (money, cost) = (at.money[at.active.index()], self.data.numbers.special);
        ensure(money >= cost, || Illegal::CannotPaySpecial { money, cost })
    }

    fn may_recruit(&self, at: &State, fort: usize) -> Checked {
        self.may_pay_special(at)?;
        let owned = at.owner(fort) == Some(at.active);
        ensure(owned, || Illegal::NoOwnFortForSpecial { fort: self.fort_name(fort) })?;
        let left = Kind::SPECIALS.into_iter().any(|special| self.is_available(at, special));
        ensure(left, || Illegal::NoneLeft)?;
        ensure(!self.may_choose(at), || Illegal::MustChoose)
    }

    fn may_recruit_kind(&self, at: &State, special: Kind, entry: Entry) -> Checked {
        if let Entry::Hex(hex) = entry {
            self.in_play(hex)?;
        }
        self.may_pay_special(at)?;
        ensure(self.may_choose(at), || Illegal::MustRoll)?;
        ensure(self.is_available(at, special), || Illegal::InPlay { special })?;
        match entry {
            Entry::Fort(fort) => {
                let fort = usize::from(fort);
                let owned = at.owner(fort) == Some(at.active);
                ensure(owned, || Illegal::NoOwnFortForSpecial { fort: self.fort_name(fort) })
            }
            Entry::Hex(hex) => {
                let is_free = self.free_water(at).has(hex.index());
                ensure(is_free, || Illegal::NotFreeWater { hex: self.map.name(hex) })
            }
        }
    }
}
