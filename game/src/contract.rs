//! What a game is. Everything else in this crate, the bots, the server and both clients know a game only through this
//! trait.

use crate::{
    chance::Dice,
    forecast::{Estimate, Forecast},
    message::{Fault, Message, Odds},
    seat::{Seat, SeatInfo, Turn, Viewer},
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// Plain data: comparable, printable, storable.
pub trait Data: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Why an action is refused: one variant per reason.
pub trait Reason {
    /// The paragraph of the rules that forbids it, such as `CL-4.4`.
    fn rule(&self) -> &'static str;
}

/// An option of a game, for lists, help and forms.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OptionInfo {
    pub name: &'static str,
    /// The words that may stand there, the default first. Empty for a whole number.
    pub values: &'static [&'static str],
    /// Where `values` is empty: the default and the smallest number allowed.
    pub number: Option<(u32, u32)>,
    /// May be given several times with different values.
    pub repeats: bool,
    pub rule: &'static str,
}

/// A line of a scenario or game file: keyword first, words separated by one space, comment and indentation removed.
pub type SourceLine = String;

/// A sentence that is none of this game's: which word, and what could stand there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Misread {
    /// Counted from 0; equal to the number of words when something is missing at the end.
    pub word: usize,
    pub found: String,
    /// Empty when nothing more may follow.
    pub expected: Vec<String>,
}

/// A line of an `expect` section that does not hold: its number among the lines handed over, and what was found
/// instead, as such a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expectation {
    pub line: usize,
    pub found: String,
}

/// The opened box: content and options, checked once, never changed. A position is separate, small and plain.
///
/// Determinism is part of the contract: no function may depend on anything but its arguments.
pub trait Game: Sized + Send + Sync + 'static {
    /// The engine's name, prefix of its message keys (`clash`).
    const ID: &'static str;
    /// The games this engine plays, as people name them (`clash-ardennes`, `clash-dday`).
    const EDITIONS: &'static [&'static str];
    /// Changes whenever rules or content change so that an old game might go on differently.
    const RULES_VERSION: u32;
    /// Whether `foresee` answers wherever chance is due.
    const FORESEES: bool = false;
    /// How many of the most promising actions the strongest bots try by playing on from them by first sight, where that
    /// tells good from bad better than a search does. 0: they search, unless the game weighs. Only with `FORESEES`.
    const TRIES: usize = 0;

    /// The choices made once, before the game: edition, options, a custom map in full.
    type Setup: Data;
    type State: Data + Hash;
    /// One decision: a few bytes of numbers; words only at the edge.
    type Action: Copy + Ord + Hash + Debug + Send + Sync + 'static;
    /// What happened, for log and animation. An enum of unit and struct variants in kebab-case (`Message::of`).
    type Event: Data;
    /// All that one viewer may know, in the words of the sentences.
    type View: Data;
    /// An enum like `Event`: one variant per reason.
    type Illegal: Data + Reason;

    // ── The box ──

    fn options(edition: &str) -> Vec<OptionInfo>;
    /// Reads the lines that make the box (`option …`, and for games with maps `map …`, `nations …`); the numbers of
    /// lines it has no use for are returned, they are facts of a position or faults.
    fn setup(edition: &str, lines: &[SourceLine]) -> Result<(Self::Setup, Vec<usize>), Vec<Fault>>;
    fn open(setup: &Self::Setup) -> Result<Self, Vec<Fault>>;
    /// The edition and the lines from which `setup` would read the same box; defaults are left out.
    fn head(&self) -> (&'static str, Vec<SourceLine>);
    fn seats(&self) -> &[SeatInfo];
    fn start(&self) -> Self::State;

    // ── Sentences ──

    fn parse(&self, text: &str) -> Result<Self::Action, Misread>;
    /// Appends the sentence. `parse(print(a)) == a`.
    fn print(&self, action: &Self::Action, out: &mut String);

    // ── The rules ──

    fn turn(&self, at: &Self::State) -> Turn;
    /// Whether the board is still being set up: the first turn has not begun.
    fn is_setup(&self, _at: &Self::State) -> bool {
        false
    }
    /// All legal actions of the player to act: sorted, unique, not empty. Appends to `out`.
    fn actions(&self, at: &Self::State, out: &mut Vec<Self::Action>);
    /// What chance may say next after the words `said`, with weights, and their total. 0: the sentence is complete.
    fn chance(&self, at: &Self::State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64;
    /// Chance's words as an action, when the total is 0.
    fn spell(&self, at: &Self::State, said: &[u8]) -> Self::Action;
    /// Whether any sentence, chance's too, is possible here and now.
    fn check(&self, at: &Self::State, action: &Self::Action) -> Result<(), Self::Illegal>;
    /// Whether this action shows hidden things without chance; it cannot be undone then.
    fn reveals(&self, _at: &Self::State, _action: &Self::Action) -> bool {
        false
    }
    /// Carries out an action that `check` allows, and appends what happened.
    fn apply(&self, at: &mut Self::State, action: &Self::Action, events: &mut Vec<Self::Event>);

    // ── Eyes ──

    fn view(&self, at: &Self::State, viewer: Viewer) -> Self::View;
    /// The event as this viewer sees it, a part perhaps blanked; `None` if it sees nothing.
    fn veil(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Whether this viewer must not read the words of this action, said by somebody else: they would tell more than
    /// the events do.
    fn hides(&self, _action: &Self::Action, _viewer: Viewer) -> bool {
        false
    }
    /// A position that fits the view, hidden things drawn as chance would have dealt them. For every viewer:
    /// `view(imagine(v)) == v`.
    fn imagine(&self, view: &Self::View, dice: &mut dyn Dice) -> Self::State;
    /// Exact odds of an action that depends on chance, from what this viewer knows.
    fn odds(&self, _view: &Self::View, _action: &Self::Action) -> Option<Odds> {
        None
    }

    // ── Positions as text ──

    /// The position as scenario lines.
    fn facts(&self, at: &Self::State) -> Vec<SourceLine>;
    /// And back: the one door for positions that were not played.
    fn arrange(&self, facts: &[SourceLine]) -> Result<Self::State, Vec<Fault>>;
    /// Compares lines of an `expect` section (without `winner`, which is the same in every game) with a position.
    fn expect(&self, at: &Self::State, facts: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>>;

    // ── Bots ──

    /// An estimate of how well `seat` stands, from -1 (lost) to 1 (won).
    fn score(&self, at: &Self::State, seat: Seat) -> f32;
    /// The same where chance is due, as the mean over all that chance may say: `None` where it has to be tried.
    fn foresee(&self, _at: &Self::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// First sights of a whole list: what `score` would say after each of these actions of `seat`, or `foresee` where
    /// chance is due then. Appends them in order; `false` if the game is no faster together than one by one.
    fn survey(
        &self,
        _at: &Self::State,
        _seat: Seat,
        _actions: &[Self::Action],
        _sights: &mut Vec<f32>,
    ) -> bool {
        false
    }
    /// What to expect after each of these actions of `seat`, from -1 to 1, looked at as closely as the game can, where
    /// that is better than searching or playing on: the strongest bots then choose by it. Appends them in order;
    /// `false` if the game cannot. `may_go_on` is asked before each look that takes longer; after the first no, what
    /// is known has to do.
    fn weigh(
        &self,
        _at: &Self::State,
        _seat: Seat,
        _actions: &[Self::Action],
        _outlooks: &mut Vec<f32>,
        _may_go_on: &mut dyn FnMut() -> bool,
    ) -> bool {
        false
    }

    /// How much likelier it is, since chance has said this, that `seat` wins, less the mean over all that it might have
    /// said: nought in the mean, whatever the game thinks of its positions. Taken off the results of many games it
    /// leaves what the players had to do with them. `None` if the game cannot tell.
    fn luck(&self, _at: &Self::State, _seat: Seat, _said: &Self::Action) -> Option<f32> {
        None
    }

    /// How far a seat may stray from the best moves and still hold its own, compared with other games: lower levels
    /// stray so much farther there, to be equally strong on every seat. 0: every lesser move tells, they do not stray.
    fn leeway(&self, _seat: Seat) -> f32 {
        1.0
    }
    /// What an estimate for `seat` comes to in games of equals: the chance that a person is told.
    fn forecast(&self, _seat: Seat, _of: Estimate) -> Forecast {
        Forecast::LITERAL
    }

    // ── Text ──

    /// The message of an event: `<ID>-event-<variant>`.
    fn tell(event: &Self::Event) -> Message {
        Message::of(&format!("{}-event", Self::ID), event)
    }
    /// The message of a refusal: `<ID>-illegal-<variant>`.
    fn refusal(reason: &Self::Illegal) -> Message {
        Message::of(&format!("{}-illegal", Self::ID), reason)
    }
}
