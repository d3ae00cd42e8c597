//! Trench Club: two teams of two nations fight over forts on a map of hexes, with eleven different units each. The
//! rules are those of `docs/rules/trench-club.md`; code cites their paragraphs as `TC-5.4`.
//!
//! Reading order: `bits`, `map`, `ground`, `lint` (the board) → `unit`, `data`, `content` (the pieces) → `phase`
//! (sequence of play), `state`, `action`, `event` (the nouns) → `setup`, `armies`, `placing` (before the first turn) →
//! `board`, `movement`, `transport`, `fort` (moving) → `declare`, `battle`, `dice`, `nodice`, `chance` (fighting) →
//! `money`, `special`, `victory` → `legal`, `check`, `apply` (the line) → `view`, `facts`, `arrange` → `odds`, `table`, `tell_odds`, `score`.

mod action;
mod apply;
mod armies;
mod arrange;
mod battle;
pub mod bits;
mod board;
mod chance;
mod check;
mod content;
pub mod data;
mod declare;
pub mod dice;
mod event;
mod facts;
mod fort;
pub mod ground;
mod legal;
pub mod lint;
pub mod map;
mod money;
mod movement;
pub mod nodice;
mod odds;
mod outcome;
mod phase;
mod placing;
mod score;
mod setup;
mod special;
mod state;
mod table;
mod tell_odds;
mod transport;
pub mod unit;
mod victory;
mod view;

pub use action::{Action, CARD, Entry, Goal, RESULTS, Results};
pub use check::Illegal;
pub use event::{Cause, Direction, Ending, Event, FORT_NAME, FortName};
pub use odds::{Damages, ListOdds, UnitOdds};
pub use phase::{Phase, Purpose, UnitId};
pub use setup::{MapChoice, Setup};
pub use state::{At, DAMAGE, Declared, Figure, NEUTRAL, Spot, State};
pub use view::View;

use crate::{
    bits::Bits,
    data::Data,
    ground::Ground,
    map::{FORTS, Hex, Map},
    movement::Tables,
    state::Hand,
    unit::{Nation, Team},
};
use arrayvec::ArrayVec;
use game::{
    Dice, Estimate, Expectation, Fault, Forecast, Game, Message, Misread, Odds, OptionInfo, Outcome, Seat,
    SeatInfo, Seats, SourceLine, Turn, Viewer,
};

/// The opened box.
#[derive(Clone, Debug)]
pub struct TrenchClub {
    setup: Setup,
    map: Map,
    ground: Ground,
    data: Data,
    tables: Tables,
    /// Nations in play, in order of play, and as bits.
    order: ArrayVec<Nation, 4>,
    nations: u8,
    /// Units that may be in play, as bits.
    units: u64,
    seats: Vec<SeatInfo>,
}

impl TrenchClub {
    fn make(setup: &Setup) -> Result<TrenchClub, Vec<Fault>> {
        let map = setup.map.open()?;
        let data = Data::load()?;
        let mut faults: Vec<Fault> = map.faults().into_iter().map(Fault::new).collect();
        if !setup::are_possible(&setup.nations) {
            faults.push(Fault::new(Message::new("trench-club-fault-nations").with("found", "")));
        }
        if setup.map == MapChoice::Training && setup.nations.len() == 4 {
            faults.push(Fault::new(Message::new("trench-club-fault-half-map")));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let order: ArrayVec<Nation, 4> =
            Nation::ALL.into_iter().filter(|nation| setup.nations.contains(nation)).collect();
        let ground = Ground::new(&map, order.len() == 4 || map.is_half());
        Ok(TrenchClub {
            tables: Tables::new(&ground, &data, setup.trenches),
            nations: order.iter().fold(0, |bits, nation| bits | 1 << nation.index()),
            units: order.iter().fold(0, |bits, nation| bits | nation.units()),
            seats: order
                .iter()
                .map(|nation| SeatInfo { name: nation.word(), team: nation.team().word() })
                .collect(),
            setup: setup.clone(),
            map,
            ground,
            data,
            order,
        })
    }

    /// The board this box is played on.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// A position with nothing in it.
    fn empty(&self) -> State {
        let figure = Figure { at: At::STOCK, experience: 0, damage: 0, army: 0 };
        State {
            phase: Phase::Split,
            active: self.order[0],
            first: self.order[0],
            round: 0,
            money: self.data.numbers.start,
            owners: [NEUTRAL; FORTS],
            figures: [[figure; 16]; 4],
            moved: 0,
            settled: 0,
            laid: false,
            bought: false,
            armies: [0; 4],
            numbers: 0,
            list: ArrayVec::new(),
            fought: 0,
            mines: [Bits::NONE; 4],
            credit: Bits::NONE,
        }
    }

    pub(crate) fn fort_name(&self, fort: usize) -> FortName {
        FortName::from(&self.map.forts[fort].name).expect("names of forts are short")
    }

    pub(crate) fn is_in_play(&self, hex: Hex) -> bool {
        self.order.len() == 4 || self.map.is_half() || self.map.is_snow(hex)
    }

    pub(crate) fn seat_of(&self, nation: Nation) -> Seat {
        let place = self.order.iter().position(|&other| other == nation);
        // A nation that is not in play has no seat; this one nobody sits in.
        Seat(place.map_or(u8::MAX, |place| place as u8))
    }

    /// The nation that plays after this one (TC-1.4).
    pub(crate) fn after(&self, nation: Nation) -> Nation {
        let place = self.order.iter().position(|&other| other == nation).unwrap_or(0);
        self.order[(place + 1) % self.order.len()]
    }

    /// Which turn of the round it is, from 0.
    pub(crate) fn place_in_round(&self, at: &State) -> usize {
        let place = |nation| self.order.iter().position(|&other| other == nation).unwrap_or(0);
        (place(at.active) + self.order.len() - place(at.first)) % self.order.len()
    }

    fn seats_of(&self, team: Team) -> Seats {
        self.order.iter().filter(|nation| nation.team() == team).map(|&nation| self.seat_of(nation)).collect()
    }
}

impl Game for TrenchClub {
    const ID: &'static str = "trench-club";
    const EDITIONS: &'static [&'static str] = &["trench-club"];
    const RULES_VERSION: u32 = 1;
    const FORESEES: bool = true;
    const TRIES: usize = 6;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn options(_edition: &str) -> Vec<OptionInfo> {
        setup::options()
    }

    fn setup(_edition: &str, lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        setup::read(lines)
    }

    fn open(setup: &Setup) -> Result<TrenchClub, Vec<Fault>> {
        TrenchClub::make(setup)
    }

    fn head(&self) -> (&'static str, Vec<SourceLine>) {
        (TrenchClub::EDITIONS[0], self.setup.lines())
    }

    fn seats(&self) -> &[SeatInfo] {
        &self.seats
    }

    /// A map without room or numbers for a whole game has positions, but no beginning: it is over at once.
    fn start(&self) -> State {
        let mut at = self.empty();
        if !self.can_start() {
            at.phase = Phase::Over { winner: None };
        }
        at
    }

    fn parse(&self, text: &str) -> Result<Action, Misread> {
        self.read(text)
    }

    fn print(&self, action: &Action, out: &mut String) {
        self.write(action, out);
    }

    fn is_setup(&self, at: &State) -> bool {
        matches!(
            at.phase,
            Phase::Split | Phase::RollOff { .. } | Phase::Reveal | Phase::Number { .. } | Phase::Place { .. }
        )
    }

    fn turn(&self, at: &State) -> Turn {
        match at.phase {
            Phase::RollOff { .. }
            | Phase::Number { .. }
            | Phase::Scatter
            | Phase::Hits { .. }
            | Phase::Special { .. } => Turn::Chance,
            Phase::Over { winner: None } => Turn::Over(Outcome::Draw),
            Phase::Over { winner: Some(team) } => Turn::Over(Outcome::Won(self.seats_of(team))),
            _ => Turn::Player(self.seat_of(at.active)),
        }
    }

    fn actions(&self, at: &State, out: &mut Vec<Action>) {
        self.list(at, out);
    }

    fn chance(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        self.next_word(at, said, out)
    }

    fn spell(&self, at: &State, said: &[u8]) -> Action {
        self.say(at, said)
    }

    fn check(&self, at: &State, action: &Action) -> Result<(), Illegal> {
        self.may(at, action)
    }

    /// The last split shows everybody's (TC-3.2).
    fn reveals(&self, at: &State, action: &Action) -> bool {
        let last = self.order.last() == Some(&at.active);
        match *action {
            Action::AssignRecommended => last,
            Action::Assign { unit, .. } => last && unit.place() + 1 == unit::OWN,
            _ => false,
        }
    }

    fn apply(&self, at: &mut State, action: &Action, events: &mut Vec<Event>) {
        Hand { game: self, at, events }.carry_out(action);
    }

    fn view(&self, at: &State, viewer: Viewer) -> View {
        self.look(at, viewer)
    }

    fn veil(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Assigned { unit, .. } if !viewer.is(self.seat_of(unit.nation())) => None,
            _ => Some(event.clone()),
        }
    }

    /// Words of a split are for its nation only. `recommended` names no nation, so nobody else may read it.
    fn hides(&self, action: &Action, viewer: Viewer) -> bool {
        match *action {
            Action::Assign { unit, .. } => !viewer.is(self.seat_of(unit.nation())),
            Action::AssignRecommended => true,
            _ => false,
        }
    }

    fn imagine(&self, view: &View, dice: &mut dyn Dice) -> State {
        self.imagine_from(view, dice)
    }

    fn odds(&self, view: &View, action: &Action) -> Option<Odds> {
        self.tell_odds(view, action)
    }

    fn facts(&self, at: &State) -> Vec<SourceLine> {
        self.tell_facts(at)
    }

    fn arrange(&self, facts: &[SourceLine]) -> Result<State, Vec<Fault>> {
        self.arrange_from(facts)
    }

    fn expect(&self, at: &State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        self.compare(at, facts)
    }

    fn score(&self, at: &State, seat: Seat) -> f32 {
        self.estimate(at, self.order[seat.index()])
    }

    fn forecast(&self, _seat: Seat, of: Estimate) -> Forecast {
        score::forecast(of)
    }

    /// The estimate reckons with the attacks that are still to be fought.
    fn foresee(&self, at: &State, seat: Seat) -> Option<f32> {
        (self.turn(at) == Turn::Chance).then(|| self.score(at, seat))
    }
}
