//! Stand at Mortain: a postcard wargame for two on the German counter-attack of August 1944 (paragraphs SM-1 to SM-9).
//! One deck decides who acts and how much; the same cards resolve combat, so every card spent on fire is one less to
//! move with.
//!
//! Reading order: `phase` (the sequence of play) → `word`, `data`, `map`, `line`, `deck` (the box) → `state` (a position
//! and its verbs) → `action` (sentences) → `legal`, `check` (what may be said) → `apply`, `movement`, `fire`, `support`
//! (what follows) → `odds` → `event`, `view`, `facts` (what others see) → `stand`, `foresight`, `score`, `outlook`
//! (what bots think of it).

mod action;
mod apply;
mod check;
mod data;
mod deck;
mod event;
mod facts;
mod fire;
mod foresight;
mod legal;
mod line;
mod map;
mod movement;
mod odds;
mod options;
mod outlook;
mod phase;
mod score;
mod stand;
mod state;
mod support;
mod view;
mod word;

pub use action::{Action, Against};
pub use check::Illegal;
pub use data::{Content, Files, Kind, Unit, UnitId, Units};
pub use deck::{Card, Deck, Face, Support};
pub use event::{Event, UnitWords};
pub use line::{Crossing, crossings};
pub use map::{HexId, Line, Map, Terrain};
pub use odds::{Chances, Draws};
pub use options::{ColumnNine, Setup, SupportHits, UnitValues};
pub use phase::{Phase, Side};
pub use state::{Place, State};
pub use view::{HandView, HexView, MapView, UnitView, View};
pub use word::Word;

use game::{
    Dice, Estimate, Expectation, Fault, Forecast, Game, Misread, Odds, OptionInfo, Seat, SeatInfo,
    SourceLine, Turn, Viewer,
};

/// The opened box.
#[derive(Debug)]
pub struct Mortain {
    pub(crate) setup: Setup,
    pub(crate) map: Map,
    pub(crate) units: Units,
    pub(crate) deck: Deck,
    pub(crate) support: [u8; 2],
    pub(crate) suggestion: Vec<(UnitId, HexId)>,
    /// Whether SM-5.6 can matter with this content.
    pub(crate) has_zero_values: bool,
    /// Units that may enter, by turn.
    may_enter: [u16; 8],
}

const SEATS: [SeatInfo; 2] =
    [SeatInfo { name: "german", team: "german" }, SeatInfo { name: "american", team: "american" }];

impl Mortain {
    /// The box with other content than the shipped one.
    pub fn with_content(setup: Setup, content: Content) -> Mortain {
        let Content { map, mut units, deck, support, suggestion } = content;
        if setup.unit_values == UnitValues::Even {
            // SM-1.2: every rule and every view looks at the values in force.
            units.list.iter_mut().for_each(|unit| unit.values = unit.even);
        }
        let has_zero_values = units.list.iter().any(|unit| unit.values.as_flattened().contains(&0));
        let mut may_enter = [0; 8];
        for unit in units.ids() {
            let first = units.get(unit).enters.unwrap_or(0);
            for (turn, set) in may_enter.iter_mut().enumerate() {
                if turn >= usize::from(first) {
                    *set |= unit.bit();
                }
            }
        }
        Mortain { setup, map, units, deck, support, suggestion, has_zero_values, may_enter }
    }

    pub fn map(&self) -> &Map {
        &self.map
    }

    pub fn units(&self) -> &Units {
        &self.units
    }

    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// The set-up offered with one click (SM-2.1).
    pub fn suggestion(&self) -> impl Iterator<Item = Action> + '_ {
        self.suggestion.iter().map(|&(unit, hex)| Action::Deploy { unit, hex })
    }

    /// SM-2.2
    #[inline]
    pub(crate) fn may_enter(&self, turn: u8) -> u16 {
        self.may_enter[usize::from(turn & 7)]
    }

    /// SM-2.2: the German enters in the east, the American in the west.
    pub(crate) fn entry_column(&self, side: Side) -> u8 {
        match side {
            Side::German => self.map.columns,
            Side::American => 1,
        }
    }
}

impl Game for Mortain {
    const ID: &'static str = "mortain";
    const EDITIONS: &'static [&'static str] = &["mortain"];
    const RULES_VERSION: u32 = 1;
    const FORESEES: bool = true;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn options(_edition: &str) -> Vec<OptionInfo> {
        options::options()
    }

    fn setup(_edition: &str, lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        Setup::read(lines)
    }

    fn open(setup: &Setup) -> Result<Mortain, Vec<Fault>> {
        Ok(Mortain::with_content(*setup, Content::read(&Files::SHIPPED)?))
    }

    fn head(&self) -> (&'static str, Vec<SourceLine>) {
        (Mortain::EDITIONS[0], self.setup.lines())
    }

    fn seats(&self) -> &[SeatInfo] {
        &SEATS
    }

    fn start(&self) -> State {
        State::new(self)
    }

    fn parse(&self, text: &str) -> Result<Action, Misread> {
        action::parse(self, text)
    }

    fn print(&self, action: &Action, out: &mut String) {
        action::print(self, action, out);
    }

    fn turn(&self, at: &State) -> Turn {
        at.phase.turn(at.active(self))
    }

    fn is_setup(&self, at: &State) -> bool {
        at.phase == Phase::Deploy
    }

    fn actions(&self, at: &State, out: &mut Vec<Action>) {
        legal::actions(self, at, out);
    }

    fn chance(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        deck::chance(at, said, out)
    }

    fn spell(&self, _at: &State, said: &[u8]) -> Action {
        Action::Draw { card: Card(said[0]) }
    }

    fn check(&self, at: &State, action: &Action) -> Result<(), Illegal> {
        check::check(self, at, action)
    }

    fn apply(&self, at: &mut State, action: &Action, events: &mut Vec<Event>) {
        apply::apply(self, at, action, events);
    }

    fn view(&self, at: &State, _viewer: Viewer) -> View {
        view::view(self, at)
    }

    /// SM-3.9: nothing is hidden but the order of the deck, and no event tells that.
    fn veil(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(&self, view: &View, _dice: &mut dyn Dice) -> State {
        view::imagine(self, view)
    }

    fn odds(&self, view: &View, action: &Action) -> Option<Odds> {
        odds::odds(self, &view::imagine(self, view), action)
    }

    fn facts(&self, at: &State) -> Vec<SourceLine> {
        facts::facts(self, at)
    }

    fn arrange(&self, facts: &[SourceLine]) -> Result<State, Vec<Fault>> {
        facts::arrange(self, facts)
    }

    fn expect(&self, at: &State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        facts::expect(self, at, facts)
    }

    fn score(&self, at: &State, seat: Seat) -> f32 {
        score::score(self, at, seat)
    }

    fn foresee(&self, at: &State, seat: Seat) -> Option<f32> {
        score::foresee(self, at, seat)
    }

    fn survey(&self, at: &State, seat: Seat, actions: &[Action], sights: &mut Vec<f32>) -> bool {
        score::survey(self, at, seat, actions, sights);
        true
    }

    fn weigh(
        &self,
        at: &State,
        seat: Seat,
        actions: &[Action],
        outlooks: &mut Vec<f32>,
        may_go_on: &mut dyn FnMut() -> bool,
    ) -> bool {
        outlook::weigh(self, at, seat, actions, outlooks, may_go_on);
        true
    }

    fn luck(&self, at: &State, seat: Seat, said: &Action) -> Option<f32> {
        let Action::Draw { card } = *said else { return None };
        Some(outlook::luck(self, at, seat, card))
    }

    fn leeway(&self, seat: Seat) -> f32 {
        score::leeway(seat)
    }

    fn forecast(&self, seat: Seat, of: Estimate) -> Forecast {
        match of {
            Estimate::Score | Estimate::Trial => score::forecast(self.setup.unit_values, seat),
            Estimate::Outlook => outlook::forecast(self.setup.unit_values, seat),
        }
    }
}
