//! One game of the catalogue. Here, and only here, a type that keeps the contract becomes plain functions that need no
//! type: everything above calls these.

use crate::perft::{self, Perft};
use bots::Opponent;
use game::{
    Dice, Fault, Game, GameFile, Message, OpenTable, OptionInfo, Scenario, SeatInfo, SourceLine, Table,
    random_play::{RandomPlay, random_play},
    scenario::Failure,
    variants,
};
use std::sync::Arc;

/// A game people can name: one edition of one engine.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The name people type, such as `clash-ardennes`.
    pub edition: &'static str,
    /// The engine that plays it, prefix of its message keys.
    pub engine: &'static str,
    pub rules_version: u32,
    /// Whether a seat knows things that others at the same screen must not see.
    pub has_secrets: bool,
    calls: Calls,
}

type Faults = Vec<Fault>;
type Opened = Result<Box<dyn Table>, Faults>;
type Computer = Result<Box<dyn Opponent>, Faults>;
type Random = fn(&str, &[SourceLine], u64, &mut dyn Dice) -> Result<RandomPlay, Faults>;

#[derive(Clone, Debug)]
struct Calls {
    options: fn(&str) -> Vec<OptionInfo>,
    open: fn(&str, &[SourceLine]) -> Opened,
    arrange: fn(&str, &[SourceLine], &[SourceLine]) -> Opened,
    restore: fn(&str, &[SourceLine], &[u8]) -> Opened,
    open_file: fn(&GameFile<'_>) -> Opened,
    set_up: fn(&Scenario<'_>) -> Opened,
    run: fn(&Scenario<'_>) -> Result<Result<(), Failure>, Faults>,
    perft: fn(&str, &[SourceLine], u32) -> Result<Perft, Faults>,
    play_at_random: Random,
    words: fn() -> Words,
    computer: fn(&str, &[SourceLine]) -> Computer,
}

/// The words of an engine that must have a text in every language.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    pub events: &'static [&'static str],
    pub reasons: &'static [&'static str],
}

impl Listing {
    /// The entry of an edition of `G`.
    pub(crate) fn of<G: Game>(edition: &'static str) -> Listing {
        let calls = Calls {
            options: G::options,
            open: |edition, lines| {
                let game = open_box::<G>(edition, lines)?;
                Ok(Box::new(OpenTable::new(Arc::new(game))))
            },
            arrange: |edition, lines, facts| {
                let game = open_box::<G>(edition, lines)?;
                Ok(Box::new(OpenTable::arrange(Arc::new(game), facts)?))
            },
            restore: |edition, lines, snapshot| {
                let game = open_box::<G>(edition, lines)?;
                let table = OpenTable::restore(Arc::new(game), snapshot).map_err(|fault| vec![fault])?;
                Ok(Box::new(table))
            },
            open_file: |file| Ok(Box::new(file.open::<G>()?)),
            set_up: |scenario| Ok(Box::new(scenario.table::<G>()?)),
            run: |scenario| scenario.run::<G>(),
            perft: |edition, lines, depth| Ok(perft::perft(&open_box::<G>(edition, lines)?, depth)),
            play_at_random: |edition, lines, decisions, dice| {
                Ok(random_play(&open_box::<G>(edition, lines)?, decisions, dice))
            },
            words: || Words { events: variants::<G::Event>(), reasons: variants::<G::Illegal>() },
            computer: bots::open::<G>,
        };
        Listing { edition, engine: G::ID, rules_version: G::RULES_VERSION, has_secrets: true, calls }
    }

    /// Everybody at the table may see everything: no curtain is needed.
    #[must_use]
    pub(crate) fn open_to_all(mut self) -> Listing {
        self.has_secrets = false;
        self
    }

    pub fn options(&self) -> Vec<OptionInfo> {
        (self.calls.options)(self.edition)
    }

    /// The seats as they are without any option.
    pub fn seats(&self) -> Vec<SeatInfo> {
        self.open(&[]).map(|table| table.seats().to_vec()).unwrap_or_default()
    }

    /// A table from the lines of a head (`option …` and the like).
    pub fn open(&self, lines: &[SourceLine]) -> Opened {
        (self.calls.open)(self.edition, lines)
    }

    /// A table that begins in a position given by facts.
    pub fn arrange(&self, lines: &[SourceLine], facts: &[SourceLine]) -> Opened {
        (self.calls.arrange)(self.edition, lines, facts)
    }

    /// A table that goes on from bytes that `Table::snapshot` gave.
    pub fn restore(&self, lines: &[SourceLine], snapshot: &[u8]) -> Opened {
        (self.calls.restore)(self.edition, lines, snapshot)
    }

    pub fn open_file(&self, file: &GameFile<'_>) -> Opened {
        (self.calls.open_file)(file)
    }

    /// The table of a scenario before its first sentence.
    pub fn set_up(&self, scenario: &Scenario<'_>) -> Opened {
        (self.calls.set_up)(scenario)
    }

    pub fn run(&self, scenario: &Scenario<'_>) -> Result<Result<(), Failure>, Faults> {
        (self.calls.run)(scenario)
    }

    /// How many lines of play there are from the beginning, chance's sentences counted like players'.
    pub fn perft(&self, lines: &[SourceLine], depth: u32) -> Result<Perft, Faults> {
        (self.calls.perft)(self.edition, lines, depth)
    }

    /// Plays games at random until players have acted that often.
    pub fn play_at_random(
        &self,
        lines: &[SourceLine],
        decisions: u64,
        dice: &mut dyn Dice,
    ) -> Result<RandomPlay, Faults> {
        (self.calls.play_at_random)(self.edition, lines, decisions, dice)
    }

    pub fn words(&self) -> Words {
        (self.calls.words)()
    }

    /// The computer in front of the box that these lines make.
    pub fn computer(&self, lines: &[SourceLine]) -> Computer {
        (self.calls.computer)(self.edition, lines)
    }
}

/// Opens the box; a line it has no use for is a fault.
fn open_box<G: Game>(edition: &str, lines: &[SourceLine]) -> Result<G, Faults> {
    let (setup, rest) = G::setup(edition, lines)?;
    if rest.is_empty() {
        return G::open(&setup);
    }
    let unknown = |line: usize| Fault::at(line, Message::new("fault-head").with("found", &*lines[line]));
    Err(rest.into_iter().map(unknown).collect())
}
