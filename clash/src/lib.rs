//! Clash of the Ardennes and Clash: D-Day: one engine, two editions (`docs/rules/clash.md`).
//!
//! Reading order: `pieces` and `line` (the nouns) → `data`, `setup` (the box) → `phase` (the sequence of play) →
//! `state` (a position and its verbs) → `action` (sentences) → `check` and `legal` (what is allowed) → `apply` (what
//! follows), with the rulebook's topics in `combat`, `shot`, `conquest` and `cards` → `event`, `view` (what is seen) →
//! `facts` (positions as text) → `score`. This crate knows no other game, no files, no clock and no random source.

mod action;
mod apply;
mod arrange;
mod cards;
mod check;
mod combat;
mod conquest;
pub mod data;
mod event;
mod expect;
mod facts;
mod imagine;
mod legal;
mod line;
mod phase;
mod pieces;
mod score;
mod setup;
mod shot;
mod source;
mod state;
mod view;

pub use action::Action;
pub use check::Illegal;
pub use event::Event;
pub use phase::{Ending, Phase};
pub use pieces::{Card, Cards, Name, Road, Side, Unit};
pub use setup::{BlockedBy, MortarFires, Objectives, Setup, Starter};
pub use state::State;
pub use view::{Due, EffectView, LineView, RoadView, SideView, StockView, View};

use data::{Content, Deck, Edition};
use game::{
    Dice, Estimate, Expectation, Fault, Forecast, Game, Misread, OptionInfo, Seat, SeatInfo, SourceLine,
    Turn, Viewer,
};
use pieces::ROAD_SLOTS;
use state::Step;

/// The opened box: content, options, and tables made from them.
#[derive(Clone, Debug)]
pub struct Clash {
    content: &'static Content,
    edition: &'static Edition,
    setup: Setup,
    /// Tiles of a road (CL-1.1).
    tiles: u8,
    /// Tiles of each unit.
    length: [u8; Unit::COUNT],
    /// For each unit the mask of the units it is stronger than (CL-1.6).
    beats: [u16; Unit::COUNT],
    /// What each side has in stock at the start.
    stock: [u8; Unit::COUNT],
    /// Mask of the objectives in the deck.
    objective_deck: u32,
    victory_deck: Cards,
    contact_blocks: bool,
    mortar_any_turn: bool,
}

const SEATS: [SeatInfo; 2] =
    [SeatInfo { name: "allies", team: "allies" }, SeatInfo { name: "axis", team: "axis" }];

impl Clash {
    /// The kinds of unit of this box, in order.
    fn units(&self) -> impl Iterator<Item = Unit> + '_ {
        Unit::ALL.into_iter().filter(|unit| self.stock[unit.index()] > 0)
    }

    /// The objectives of the deck, in order.
    fn objective_deck(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.content.objectives.len() as u8).filter(|objective| self.objective_deck & 1 << objective != 0)
    }

    fn objective_id(&self, objective: u8) -> Name {
        self.content.objectives[usize::from(objective)].id
    }

    /// Everything in stock, nobody to move yet.
    fn empty_state(&self) -> State {
        State {
            lines: Default::default(),
            fronts: [[0; ROAD_SLOTS]; 2],
            stock: [self.stock; 2],
            special_at: [[0; Unit::SPECIALS]; 2],
            owned: [0; 2],
            phase: Phase::Coin,
            side: Side::Allies,
            starter: Side::Allies,
            points: 0,
            round: 1,
            acted: false,
            passed: false,
            mortar_ready: false,
            hands: [Cards::default(); 2],
            played: [Cards::default(); 2],
            fuel: false,
            withdrawals: 0,
            reserves: 0,
            second_special: [false; 2],
            relieved: [0; 2],
            sabotaged: [0; 2],
            objectives: [None; 2],
            drawn: [None; 2],
            put_back: [0; 2],
            seen: [0; 2],
            last_seen: [None; 2],
            orders_since: [0; 2],
            tested: [None; 2],
        }
    }
}

impl Game for Clash {
    const ID: &'static str = "clash";
    const EDITIONS: &'static [&'static str] = data::EDITIONS;
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn options(_edition: &str) -> Vec<OptionInfo> {
        Setup::options()
    }

    fn setup(edition: &str, lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        Setup::read(edition, lines)
    }

    fn open(setup: &Setup) -> Result<Clash, Vec<Fault>> {
        let content = Content::shipped()?;
        let edition = content.edition(&setup.edition).ok_or_else(|| setup.faults(content))?;
        let faults = setup.faults(content);
        if !faults.is_empty() {
            return Err(faults);
        }
        let in_box = |unit: Unit| match unit {
            Unit::CommandTank | Unit::Artillery => setup.specials && unit == edition.flanker,
            _ => setup.specials || !unit.is_special(),
        };
        let deck = match setup.objectives {
            Objectives::Final => Some(Deck::Final),
            Objectives::Year2021 => Some(Deck::Year2021),
            Objectives::None => None,
        };
        let in_deck = content.objectives.iter().enumerate().filter(|(_, card)| Some(card.deck) == deck);
        Ok(Clash {
            content,
            edition,
            setup: setup.clone(),
            tiles: setup.road_length.unwrap_or(edition.tiles),
            length: Unit::ALL.map(|unit| content.units[unit.index()].tiles),
            beats: content.beats,
            stock: Unit::ALL.map(|unit| if in_box(unit) { content.units[unit.index()].count } else { 0 }),
            objective_deck: in_deck.fold(0, |mask, (index, _)| mask | 1 << index),
            victory_deck: match setup.victory_cards {
                true => content.victory_deck(setup.specials, deck.is_some()),
                false => Cards::default(),
            },
            contact_blocks: setup.blocked_by == BlockedBy::Contact,
            mortar_any_turn: setup.mortar_fires == MortarFires::AnyTurn,
        })
    }

    fn head(&self) -> (&'static str, Vec<SourceLine>) {
        (self.edition.id, self.setup.lines())
    }

    fn seats(&self) -> &[SeatInfo] {
        &SEATS
    }

    fn start(&self) -> State {
        self.first_state()
    }

    fn parse(&self, text: &str) -> Result<Action, Misread> {
        self.read_action(text)
    }

    fn print(&self, action: &Action, out: &mut String) {
        self.write_action(action, out);
    }

    fn turn(&self, at: &State) -> Turn {
        at.phase.turn(at.side)
    }

    fn actions(&self, at: &State, out: &mut Vec<Action>) {
        self.list(at, out);
    }

    fn chance(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        self.chance_words(at, said, out)
    }

    fn spell(&self, at: &State, said: &[u8]) -> Action {
        self.spelled(at, said)
    }

    fn check(&self, at: &State, action: &Action) -> Result<(), Illegal> {
        self.allows(at, *action)
    }

    fn reveals(&self, _at: &State, action: &Action) -> bool {
        *action == Action::Card { card: Card::Intelligence }
    }

    fn apply(&self, at: &mut State, action: &Action, events: &mut Vec<Event>) {
        Step { clash: self, at, events }.apply(*action);
    }

    fn view(&self, at: &State, viewer: Viewer) -> View {
        self.seen_by(at, viewer)
    }

    fn veil(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.veiled(viewer))
    }

    /// Draws are for their side's eyes. `keep` does not say whose it is, so its words stay hidden and the event tells
    /// its owner what was kept.
    fn hides(&self, action: &Action, viewer: Viewer) -> bool {
        match action {
            Action::Objective { side, .. } | Action::Victory { side, .. } => !viewer.is(side.seat()),
            Action::Keep { .. } => true,
            _ => false,
        }
    }

    fn imagine(&self, view: &View, dice: &mut dyn Dice) -> State {
        self.imagined(view, dice)
    }

    fn facts(&self, at: &State) -> Vec<SourceLine> {
        self.as_facts(at)
    }

    fn arrange(&self, facts: &[SourceLine]) -> Result<State, Vec<Fault>> {
        self.arranged(facts)
    }

    fn expect(&self, at: &State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        self.compared(at, facts)
    }

    fn score(&self, at: &State, seat: Seat) -> f32 {
        let side = Side::ALL[seat.index() % Side::ALL.len()];
        self.estimate(at, side)
    }

    fn forecast(&self, _seat: Seat, _of: Estimate) -> Forecast {
        score::FORECAST
    }
}
