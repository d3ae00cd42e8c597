//! Whether a sentence is possible now, and if not, why: one reason, with its paragraph. Where several paragraphs
//! forbid it, the lowest-numbered one is named, so every function here asks in the order of the paragraphs.

use crate::{
    Mortain,
    action::{Action, Against},
    data::UnitId,
    deck::{Card, Support},
    fire, legal,
    map::{HexId, Line},
    movement::{Barred, entries, steps},
    options::SupportHits,
    phase::{Phase, Side},
    state::{HEXES, Place, State},
    support,
    word::{Word, bits},
};
use game::Reason;
use serde::{Deserialize, Serialize};

/// Why a sentence is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    Eliminated { unit: Word },
    NotToDeploy { unit: Word },
    DeployedAlready { unit: Word },
    DeployedTooFarEast { hex: Word },
    DeployFirst,
    DeploymentOver,
    TooEarly { unit: Word, turn: u8 },
    CardIsOut { card: Word },
    CardIsDue,
    NoCardIsDue,
    NotYourCard { unit: Word, side: Side },
    TooManyUnits { needed: u8, left: u8 },
    OtherStack { unit: Word, stack: Word },
    SeveralStacks,
    HasActed { unit: Word },
    NoCardLeft,
    ChoiceIsDue,
    TooFar { unit: Word, hex: Word },
    EnemyThere { hex: Word },
    HexIsFull { hex: Word },
    CannotComeAlong { unit: Word, companion: Word },
    EntersElsewhere { unit: Word, column: u8 },
    EntersBeside { hex: Word },
    OffMap { unit: Word },
    HasLeft { unit: Word },
    NeverLeaves { unit: Word },
    NotAtWestEdge { unit: Word },
    EastEdgeClosed { hex: Word },
    NotAnEnemy { unit: Word },
    NotOnMap { unit: Word },
    OutOfRange { unit: Word, target: Word, distance: u8, range: u8 },
    LineBlocked { unit: Word, target: Word, hex: Word },
    SideBlocked { unit: Word, target: Word, hex: Word, other: Word },
    NoChoiceIsDue,
    NoStrength { target: Word },
    NoSupportOnBlack,
    SupportUsed,
    SupportComesFirst,
    OtherSupport { card: Word, support: Support },
    NobodyThere { hex: Word },
    NotSupportTarget { unit: Word },
    NoneOfThatKind { hex: Word, against: Against },
    NameTheHex,
    NameTheUnit,
    NobodyToHarass { hex: Word },
    GameIsOver,
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            Eliminated { .. } => "SM-1.1",
            NotToDeploy { .. } | DeployedAlready { .. } | DeployedTooFarEast { .. } => "SM-2.1",
            DeployFirst | DeploymentOver => "SM-2.1",
            TooEarly { .. } => "SM-2.2",
            CardIsOut { .. } => "SM-2.3",
            CardIsDue | NoCardIsDue | NotYourCard { .. } => "SM-3.1",
            TooManyUnits { .. } => "SM-3.2",
            OtherStack { .. } | SeveralStacks => "SM-3.3",
            HasActed { .. } => "SM-3.4",
            NoCardLeft => "SM-3.8",
            ChoiceIsDue => "SM-3.10",
            TooFar { .. } | EnemyThere { .. } => "SM-4.1",
            HexIsFull { .. } => "SM-4.2",
            CannotComeAlong { .. } => "SM-4.3",
            EntersElsewhere { .. } | EntersBeside { .. } | OffMap { .. } => "SM-4.4",
            HasLeft { .. } | NeverLeaves { .. } | NotAtWestEdge { .. } => "SM-4.5",
            EastEdgeClosed { .. } => "SM-4.6",
            NotAnEnemy { .. } | NotOnMap { .. } => "SM-5.1",
            OutOfRange { .. } => "SM-5.2",
            LineBlocked { .. } | SideBlocked { .. } => "SM-5.3",
            NoChoiceIsDue => "SM-5.5",
            NoStrength { .. } => "SM-5.6",
            NoSupportOnBlack | SupportUsed | SupportComesFirst | OtherSupport { .. } => "SM-6.1",
            NobodyThere { .. } | NotSupportTarget { .. } => "SM-6.2",
            NoneOfThatKind { .. } | NameTheHex | NameTheUnit => "SM-6.3",
            NobodyToHarass { .. } => "SM-6.4",
            GameIsOver => "SM-7.3",
        }
    }
}

type Verdict = Result<(), Illegal>;

pub(crate) fn check(game: &Mortain, at: &State, action: &Action) -> Verdict {
    let ask = Ask { game, at };
    ask.phase(action)?;
    match *action {
        Action::Deploy { unit, hex } => ask.deploy(unit, hex),
        Action::Move { unit, hex, along } => ask.go(unit, hex, along),
        Action::Exit { unit, along } => ask.exit(unit, along),
        Action::Fire { target, firers } => ask.fire(target, firers),
        Action::Strike { support, hex, against } => ask.strike(support, hex, against),
        Action::StrikeUnit { support, unit } => ask.strike_unit(support, unit),
        Action::Harass { hex } => ask.harass(hex),
        Action::Redraw | Action::Miss | Action::Pass => Ok(()),
        Action::Draw { card } => ask.draw(card),
    }
}

/// Refuses with `reason` where `is_wrong`.
fn refuse(is_wrong: bool, reason: impl FnOnce() -> Illegal) -> Verdict {
    if is_wrong { Err(reason()) } else { Ok(()) }
}

struct Ask<'a> {
    game: &'a Mortain,
    at: &'a State,
}

impl Ask<'_> {
    fn word(&self, unit: UnitId) -> Word {
        self.game.units.word(unit)
    }

    fn hex_word(&self, hex: HexId) -> Word {
        self.game.map.word(hex)
    }

    fn place_word(&self, place: Place) -> Word {
        let waiting = || Word::from("waiting").expect("seven letters fit");
        place.hex().map_or_else(waiting, |hex| self.hex_word(hex))
    }

    /// Whether this kind of decision is due.
    fn phase(&self, action: &Action) -> Verdict {
        let is_draw = matches!(action, Action::Draw { .. });
        let is_choice = matches!(action, Action::Redraw | Action::Miss);
        let is_deploy = matches!(action, Action::Deploy { .. });
        match self.at.phase {
            Phase::Over(_) => Err(Illegal::GameIsOver),
            Phase::Deploy => refuse(!is_deploy, || Illegal::DeployFirst),
            Phase::Draw | Phase::Fight => refuse(!is_draw, || Illegal::CardIsDue),
            Phase::Choose => refuse(!is_choice, || Illegal::ChoiceIsDue),
            Phase::Act => {
                refuse(is_deploy, || Illegal::DeploymentOver)?;
                refuse(is_draw, || Illegal::NoCardIsDue)?;
                refuse(is_choice, || Illegal::NoChoiceIsDue)
            }
        }
    }

    /// SM-2.1
    fn deploy(&self, unit: UnitId, hex: HexId) -> Verdict {
        let word = self.word(unit);
        refuse(self.game.units.deployed & unit.bit() == 0, || Illegal::NotToDeploy { unit: word })?;
        refuse(self.at.place(unit) != Place::WAITING, || Illegal::DeployedAlready { unit: word })?;
        let hex_word = self.hex_word(hex);
        let is_east = legal::deploy_hexes(self.game) & hex.bit() == 0;
        refuse(is_east, || Illegal::DeployedTooFarEast { hex: hex_word })?;
        let is_full = self.at.full(self.game, Side::American) & hex.bit() != 0;
        refuse(is_full, || Illegal::HexIsFull { hex: hex_word })
    }

    fn draw(&self, card: Card) -> Verdict {
        let is_out = self.at.left_in_deck() & card.bit() == 0;
        refuse(is_out, || Illegal::CardIsOut { card: self.game.deck.word(card) })
    }

    /// SM-1.1 to SM-3.4 for units that are to act together; `cost` is what they use of the card.
    fn actors(&self, units: u16, cost: u8, is_entry: bool) -> Verdict {
        let side = self.at.active(self.game);
        let each = || bits(units.into()).map(UnitId);
        for unit in each() {
            let is_dead = self.at.place(unit) == Place::DEAD;
            refuse(is_dead, || Illegal::Eliminated { unit: self.word(unit) })?;
        }
        for unit in each().filter(|_| is_entry) {
            let turn = self.game.units.get(unit).enters.unwrap_or(1);
            let is_early = self.at.place(unit) == Place::WAITING && turn > self.at.turn;
            refuse(is_early, || Illegal::TooEarly { unit: self.word(unit), turn })?;
        }
        for unit in each() {
            let is_other = self.game.units.get(unit).side != side;
            refuse(is_other, || Illegal::NotYourCard { unit: self.word(unit), side })?;
        }
        let is_face = self.at.card.is_some_and(|card| self.game.deck.is_face_card(card));
        refuse(!is_face && cost > self.at.left, || Illegal::TooManyUnits {
            needed: cost,
            left: self.at.left,
        })?;
        if is_face {
            self.one_stack(units)?;
        }
        for unit in each() {
            refuse(self.at.has_acted(unit), || Illegal::HasActed { unit: self.word(unit) })?;
        }
        Ok(())
    }

    /// SM-3.3. A unit that acted already came from the stack, wherever it stands now.
    fn one_stack(&self, units: u16) -> Verdict {
        if let Some(stack) = self.at.stack {
            for unit in bits((units & !self.at.acted).into()).map(UnitId) {
                let is_elsewhere = self.at.place(unit) != stack;
                let (unit, stack) = (self.word(unit), self.place_word(stack));
                refuse(is_elsewhere, || Illegal::OtherStack { unit, stack })?;
            }
            return Ok(());
        }
        refuse(!legal::is_one_stack(self.at, units), || Illegal::SeveralStacks)
    }

    /// The companion of a move or exit as a set, empty without `along`.
    fn companion(&self, along: bool) -> u16 {
        if along { self.game.units.companion_bit() } else { 0 }
    }

    /// SM-4.3
    fn along(&self, unit: UnitId, along: bool) -> Verdict {
        refuse(along && !self.at.takes_along(self.game, unit), || Illegal::CannotComeAlong {
            unit: self.word(unit),
            companion: self.game.units.companion_word(),
        })
    }

    /// SM-4
    fn go(&self, unit: UnitId, hex: HexId, along: bool) -> Verdict {
        let side = self.game.units.get(unit).side;
        self.actors(unit.bit() | self.companion(along), 1, true)?;
        let (word, hex_word) = (self.word(unit), self.hex_word(hex));
        let place = self.at.place(unit);
        let is_near = steps(self.game, self.at, unit) & hex.bit() != 0;
        let is_on_map = place.hex().is_some();
        refuse(is_on_map && !is_near, || Illegal::TooFar { unit: word, hex: hex_word })?;
        let barred = Barred::new(self.game, self.at, side);
        refuse(barred.enemy & hex.bit() != 0, || Illegal::EnemyThere { hex: hex_word })?;
        let is_counted = self.game.units.companion != Some(unit);
        refuse(is_counted && barred.full & hex.bit() != 0, || Illegal::HexIsFull { hex: hex_word })?;
        self.along(unit, along)?;
        if place == Place::WAITING {
            self.enter(unit, hex)?;
        }
        refuse(place == Place::EXITED, || Illegal::HasLeft { unit: word })?;
        refuse(barred.closed & hex.bit() != 0, || Illegal::EastEdgeClosed { hex: hex_word })
    }

    /// SM-4.4
    fn enter(&self, unit: UnitId, hex: HexId) -> Verdict {
        let side = self.game.units.get(unit).side;
        let column = self.game.entry_column(side);
        let is_elsewhere = self.game.map.column(column) & hex.bit() == 0;
        refuse(is_elsewhere, || Illegal::EntersElsewhere { unit: self.word(unit), column })?;
        let open = entries(self.game, self.at, side);
        let first = || HexId((open.trailing_zeros() as u8).min(hex.0));
        refuse(open & hex.bit() == 0, || Illegal::EntersBeside { hex: self.hex_word(first()) })
    }

    /// SM-4.5
    fn exit(&self, unit: UnitId, along: bool) -> Verdict {
        self.actors(unit.bit() | self.companion(along), 1, false)?;
        self.along(unit, along)?;
        let word = self.word(unit);
        refuse(self.at.place(unit) == Place::EXITED, || Illegal::HasLeft { unit: word })?;
        let is_american = self.game.units.get(unit).side == Side::American;
        refuse(is_american, || Illegal::NeverLeaves { unit: word })?;
        let is_west = self.at.place(unit).bit() & self.game.map.column(1) != 0;
        refuse(!is_west, || Illegal::NotAtWestEdge { unit: word })
    }

    /// SM-5
    fn fire(&self, target: UnitId, firers: u16) -> Verdict {
        let units = &self.game.units;
        let cost = fire::cost(fire::mates(self.game, self.at), units.companion_bit(), firers);
        self.actors(firers, cost, false)?;
        refuse(self.at.is_deck_empty(), || Illegal::NoCardLeft)?;
        for unit in bits((firers | target.bit()).into()).map(UnitId) {
            let is_off = self.at.place(unit) == Place::WAITING;
            refuse(is_off, || Illegal::OffMap { unit: self.word(unit) })?;
        }
        for unit in bits(firers.into()).map(UnitId) {
            let has_left = self.at.place(unit) == Place::EXITED;
            refuse(has_left, || Illegal::HasLeft { unit: self.word(unit) })?;
        }
        let is_own = units.get(target).side == self.at.active(self.game);
        refuse(is_own, || Illegal::NotAnEnemy { unit: self.word(target) })?;
        let Some(hex) = self.at.place(target).hex() else {
            return Err(Illegal::NotOnMap { unit: self.word(target) });
        };
        self.range_and_line(target, hex, firers)?;
        let strong = legal::with_strength(self.game, self.at, firers, target);
        refuse(strong == 0, || Illegal::NoStrength { target: self.word(target) })
    }

    /// SM-5.2 for all firers, then SM-5.3.
    fn range_and_line(&self, target: UnitId, to: HexId, firers: u16) -> Verdict {
        let standing = || {
            bits(firers.into()).filter_map(|unit| Some((UnitId(unit), self.at.place(UnitId(unit)).hex()?)))
        };
        for (unit, from) in standing() {
            let (distance, range) = (self.game.map.distance(from, to), self.game.map.terrain(from).range);
            let (unit, target) = (self.word(unit), self.word(target));
            refuse(distance > range, || Illegal::OutOfRange { unit, target, distance, range })?;
        }
        for (unit, from) in standing() {
            let (unit, target) = (self.word(unit), self.word(target));
            match self.game.map.line(from, to) {
                Line::Clear => {}
                Line::Hex(hex) => {
                    return Err(Illegal::LineBlocked { unit, target, hex: self.hex_word(hex) });
                }
                Line::Side(hex, other) => {
                    let (hex, other) = (self.hex_word(hex), self.hex_word(other));
                    return Err(Illegal::SideBlocked { unit, target, hex, other });
                }
            }
        }
        Ok(())
    }

    /// SM-6.1
    fn offered(&self, wanted: Support) -> Verdict {
        let Some(card) = self.at.card else { return Err(Illegal::CardIsDue) };
        let face = self.game.deck.face(card);
        refuse(face.side != Side::American, || Illegal::NoSupportOnBlack)?;
        refuse(self.at.support_used, || Illegal::SupportUsed)?;
        refuse(face.support != wanted, || Illegal::OtherSupport { card: face.word, support: face.support })?;
        refuse(!self.at.is_card_fresh(self.game), || Illegal::SupportComesFirst)
    }

    fn has_german(&self, hex: HexId) -> bool {
        self.at.places(self.game.units.of[Side::German as usize]) & hex.bit() != 0
    }

    fn strike(&self, wanted: Support, hex: HexId, against: Against) -> Verdict {
        refuse(self.at.is_deck_empty(), || Illegal::NoCardLeft)?;
        self.offered(wanted)?;
        refuse(!self.has_german(hex), || Illegal::NobodyThere { hex: self.hex_word(hex) })?;
        refuse(self.game.setup.support_hits == SupportHits::Unit, || Illegal::NameTheUnit)?;
        let nobody = support::victims(self.game, self.at, hex, against) == 0;
        refuse(nobody, || Illegal::NoneOfThatKind { hex: self.hex_word(hex), against })
    }

    fn strike_unit(&self, wanted: Support, unit: UnitId) -> Verdict {
        refuse(self.at.is_deck_empty(), || Illegal::NoCardLeft)?;
        let place = self.at.place(unit);
        refuse(place == Place::WAITING, || Illegal::OffMap { unit: self.word(unit) })?;
        self.offered(wanted)?;
        let is_german = self.game.units.get(unit).side == Side::German;
        let is_target = is_german && place.bit() & HEXES != 0;
        refuse(!is_target, || Illegal::NotSupportTarget { unit: self.word(unit) })?;
        refuse(self.game.setup.support_hits == SupportHits::Stack, || Illegal::NameTheHex)
    }

    /// SM-6.4
    fn harass(&self, hex: HexId) -> Verdict {
        self.offered(Support::Air)?;
        refuse(!self.has_german(hex), || Illegal::NobodyToHarass { hex: self.hex_word(hex) })
    }
}
