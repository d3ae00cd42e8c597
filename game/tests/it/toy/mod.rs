//! A toy with everything that makes games hard to get right: hidden cards, a secret simultaneous choice, dice, and
//! actions that reveal. Faults can be planted in it, one at a time, to see that the conformance suite finds them.
//!
//! Two seats are dealt a card of 1 to 6 each (TY-1). In each round both hide a number of 1 to 3 (TY-2); when both have,
//! the numbers are opened, two dice are rolled, and the higher number wins the first die, the lower the second (TY-3).
//! Then each in turn may peek at the other's card once, show its own for two points, or pass (TY-4). After the last
//! round cards and points are added (TY-5).

mod eyes;
mod planted;
mod rules;
mod text;

pub(crate) use planted::{FAULTS, Planted};

use game::{
    Dice, Expectation, Fault, Game, Message, Misread, Odds, OptionInfo, Reason, Seat, SeatInfo, SourceLine,
    Turn, Viewer,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::atomic::AtomicU8;

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);
const SEATS: [SeatInfo; 2] = [SeatInfo { name: "red", team: "red" }, SeatInfo { name: "blue", team: "blue" }];

#[derive(Debug)]
pub(crate) struct Toy {
    pub(crate) rounds: u8,
    pub(crate) planted: Option<Planted>,
    /// Only for the fault `Unsteady`.
    count: AtomicU8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) rounds: u8,
    pub(crate) planted: Option<Planted>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phase {
    Deal,
    Hide,
    Roll,
    Act,
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    phase: Phase,
    /// Who hides or acts, or is dealt to.
    seat: u8,
    round: u8,
    /// 0: not dealt.
    cards: [u8; 2],
    shown: [bool; 2],
    peeked: [bool; 2],
    /// 0: nothing hidden.
    hidden: [u8; 2],
    points: [u8; 2],
    mark: Mark,
}

/// 0, unless a fault needs it: 1 does not survive being stored, 4 cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Mark(u8);

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0 & 6)
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Mark, D::Error> {
        match u8::deserialize(from)? {
            4 => Err(serde::de::Error::custom("planted")),
            mark => Ok(Mark(mark)),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Hide(u8),
    Peek,
    Show,
    Pass,
    Deal(u8, u8),
    Roll(u8, u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Dealt { seat: u8, card: Option<u8> },
    Hid { seat: u8, number: Option<u8> },
    Opened { numbers: Vec<u8> },
    Rolled { dice: Vec<u8> },
    Peeked { seat: u8, card: Option<u8> },
    Shown { seat: u8, card: u8 },
    Passed { seat: u8 },
    Ended { cards: Vec<u8> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    viewer: Option<u8>,
    phase: Phase,
    seat: u8,
    round: u8,
    cards: [Option<u8>; 2],
    shown: [bool; 2],
    peeked: [bool; 2],
    committed: [bool; 2],
    hidden: [Option<u8>; 2],
    points: [u8; 2],
    /// 0, unless the fault `LargeNumber` is planted.
    large: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Illegal {
    NotNow,
    NoSuchCard { card: u8 },
    NoSuchNumber { number: u8 },
    AlreadyPeeked,
    AlreadyShown,
    Nameless,
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotNow => "TY-1.1",
            Illegal::NoSuchCard { .. } => "TY-1.2",
            Illegal::NoSuchNumber { .. } => "TY-2.1",
            Illegal::AlreadyPeeked => "TY-4.1",
            Illegal::AlreadyShown => "TY-4.2",
            Illegal::Nameless => "",
        }
    }
}

impl Toy {
    pub(crate) fn new(rounds: u8, planted: Option<Planted>) -> Toy {
        Toy { rounds, planted, count: AtomicU8::new(0) }
    }

    fn mark(&self) -> Mark {
        match self.planted {
            Some(Planted::LossyState) => Mark(1),
            Some(Planted::UnreadableState) => Mark(4),
            Some(Planted::LostStart) if self.rounds != 3 => Mark(2),
            _ => Mark(0),
        }
    }

    fn has(&self, fault: Planted) -> bool {
        self.planted == Some(fault)
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const EDITIONS: &'static [&'static str] = &["toy"];
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn options(_edition: &str) -> Vec<OptionInfo> {
        vec![OptionInfo { name: "rounds", values: &[], number: Some((3, 1)), repeats: false, rule: "TY-5.1" }]
    }

    fn setup(_edition: &str, lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        text::setup(lines)
    }

    fn open(setup: &Setup) -> Result<Toy, Vec<Fault>> {
        if setup.rounds == 0 {
            return Err(vec![Fault::new(Message::new("toy-fault-rounds"))]);
        }
        Ok(Toy::new(setup.rounds, setup.planted))
    }

    fn head(&self) -> (&'static str, Vec<SourceLine>) {
        self.tell_head()
    }

    fn seats(&self) -> &[SeatInfo] {
        if self.has(Planted::LostSeats) && self.rounds != 3 { &[SEATS[1], SEATS[0]] } else { &SEATS }
    }

    fn start(&self) -> State {
        State {
            phase: Phase::Deal,
            seat: 0,
            round: 1,
            cards: [0; 2],
            shown: [false; 2],
            peeked: [false; 2],
            hidden: [0; 2],
            points: [0; 2],
            mark: self.mark(),
        }
    }

    fn parse(&self, text: &str) -> Result<Action, Misread> {
        self.read(text)
    }

    fn print(&self, action: &Action, out: &mut String) {
        self.write(action, out);
    }

    fn turn(&self, at: &State) -> Turn {
        self.whose_turn(at)
    }

    fn actions(&self, at: &State, out: &mut Vec<Action>) {
        self.list(at, out);
    }

    fn chance(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        self.words(at, said, out)
    }

    fn spell(&self, at: &State, said: &[u8]) -> Action {
        match at.phase {
            Phase::Deal => Action::Deal(at.seat, said[0]),
            _ => Action::Roll(said[0], said[1]),
        }
    }

    fn check(&self, at: &State, action: &Action) -> Result<(), Illegal> {
        self.may(at, action)
    }

    fn reveals(&self, at: &State, action: &Action) -> bool {
        match action {
            Action::Peek => !self.has(Planted::UndeclaredReveal),
            Action::Show => true,
            Action::Hide(_) => at.seat == BLUE.0,
            _ => false,
        }
    }

    fn apply(&self, at: &mut State, action: &Action, events: &mut Vec<Event>) {
        self.carry_out(at, action, events);
    }

    fn view(&self, at: &State, viewer: Viewer) -> View {
        self.seen(at, viewer)
    }

    fn veil(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.veiled(event, viewer)
    }

    fn hides(&self, action: &Action, viewer: Viewer) -> bool {
        match *action {
            Action::Deal(to, _) => !viewer.is(Seat(to)) && !self.has(Planted::LeakingWords),
            // The words do not say whose number it is; its owner learns it from the event.
            Action::Hide(_) => true,
            _ => false,
        }
    }

    fn imagine(&self, view: &View, dice: &mut dyn Dice) -> State {
        self.dreamt(view, dice)
    }

    fn odds(&self, view: &View, action: &Action) -> Option<Odds> {
        self.odds_of(view, action)
    }

    fn facts(&self, at: &State) -> Vec<SourceLine> {
        self.told(at)
    }

    fn arrange(&self, facts: &[SourceLine]) -> Result<State, Vec<Fault>> {
        self.rebuild(facts)
    }

    fn expect(&self, at: &State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        self.compare(at, facts)
    }

    fn score(&self, at: &State, seat: Seat) -> f32 {
        let (own, other) = (at.points[seat.index()], at.points[1 - seat.index()]);
        let scale = if self.has(Planted::WildScore) { 1.0 } else { 100.0 };
        (f32::from(own) - f32::from(other)) / scale
    }

    fn weigh(
        &self,
        _at: &State,
        _seat: Seat,
        actions: &[Action],
        outlooks: &mut Vec<f32>,
        _may_go_on: &mut dyn FnMut() -> bool,
    ) -> bool {
        outlooks.extend(actions.iter().map(|_| if self.has(Planted::WildOutlook) { 2.0 } else { 0.0 }));
        if self.has(Planted::ShortOutlooks) {
            outlooks.pop();
        }
        self.has(Planted::ShortOutlooks) || self.has(Planted::WildOutlook)
    }
}
