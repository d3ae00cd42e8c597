//! Whether a sentence is allowed here and now, and if not, which paragraph says so. Where several forbid it the
//! lowest-numbered is named, except that a conquered road comes before anything else (CL-3.8).

use crate::{
    Clash,
    action::Action,
    phase::Phase,
    pieces::{Card, Road, Side, Unit},
    state::State,
};
use game::Reason;
use serde::{Deserialize, Serialize};

/// One variant per reason; the fields are what its sentence needs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Illegal {
    GameOver,
    ChanceIsDue,
    ChanceIsNotDue,
    KeepIsDue,
    NothingToKeep,
    NotYourDraw { side: Side },
    ObjectiveNotInDeck { objective: String },
    CardNotInDeck { card: Card },
    NotInStock { unit: Unit },
    PlaceTooDear { cost: u8, points: u8 },
    NoRoom { unit: Unit, road: Road, length: u8, gap: u8 },
    SpecialLimit { limit: u8 },
    AdvanceTooDear { cost: u8, points: u8 },
    NothingToAdvance { road: Road },
    SingleUnit { road: Road },
    NoRoomToAdvance { unit: Unit, road: Road, length: u8, gap: u8 },
    RetreatTooDear { cost: u8, points: u8 },
    NothingToRetreat { road: Road },
    RoadConquered { road: Road },
    NoContact { road: Road },
    EnemyStronger { unit: Unit, road: Road },
    NoFlanker { unit: Unit, road: Road },
    FlankOutOfReach { unit: Unit, road: Road, distance: u8 },
    NobodyUnderFlank { road: Road },
    NotInfantry { unit: Unit, road: Road },
    NoMortar { road: Road },
    FireOutOfReach { road: Road, distance: u8 },
    NobodyUnderFire { road: Road },
    NotPrivate { unit: Unit, road: Road },
    MortarNotReady,
    ShotAtConqueredRoad { road: Road },
    ShotFromConqueredRoad { road: Road },
    CardNotHeld { card: Card },
    CardInForce { card: Card },
    NothingToRelieve,
    StrikeOnConqueredRoad { road: Road },
    NothingToStrike { road: Road },
    StrikeOnSpecial { unit: Unit, road: Road },
    NothingToSee,
    NoOrdersLeft,
    NotYoursToKeep { objective: String },
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        use Illegal::*;
        match self {
            NotYourDraw { .. } | ChanceIsDue => "CL-2.1",
            ChanceIsNotDue => "CL-2.2",
            NotInStock { .. } | PlaceTooDear { .. } | NoRoom { .. } => "CL-3.1",
            AdvanceTooDear { .. } | NothingToAdvance { .. } | SingleUnit { .. } | NoRoomToAdvance { .. } => {
                "CL-3.3"
            }
            RetreatTooDear { .. } | NothingToRetreat { .. } => "CL-3.4",
            RoadConquered { .. } => "CL-3.6",
            SpecialLimit { .. } => "CL-3.7",
            NoContact { .. } => "CL-4.1",
            EnemyStronger { .. } => "CL-4.4",
            NoFlanker { .. } | FlankOutOfReach { .. } | NobodyUnderFlank { .. } | NotInfantry { .. } => {
                "CL-4.7"
            }
            NoMortar { .. } | FireOutOfReach { .. } | NobodyUnderFire { .. } | NotPrivate { .. } => "CL-4.8",
            MortarNotReady => "CL-4.9",
            ShotAtConqueredRoad { .. } | ShotFromConqueredRoad { .. } => "CL-4.10",
            GameOver => "CL-5.2",
            ObjectiveNotInDeck { .. } => "CL-6.3",
            CardNotHeld { .. } | CardInForce { .. } | CardNotInDeck { .. } => "CL-7.1",
            NothingToRelieve => "CL-7.3",
            StrikeOnConqueredRoad { .. }
            | NothingToStrike { .. }
            | StrikeOnSpecial { .. }
            | NothingToSee
            | NoOrdersLeft
            | NothingToKeep
            | KeepIsDue
            | NotYoursToKeep { .. } => "CL-7.4",
        }
    }
}

impl Clash {
    pub(crate) fn allows(&self, at: &State, action: Action) -> Result<(), Illegal> {
        match at.phase {
            Phase::Over(..) => Err(Illegal::GameOver),
            Phase::Play => self.allows_in_turn(at, action),
            Phase::Keep => match action {
                Action::Keep { objective } if self.keepable(at) & 1 << objective != 0 => Ok(()),
                Action::Keep { objective } => {
                    Err(Illegal::NotYoursToKeep { objective: self.objective_id(objective).to_string() })
                }
                _ => Err(Illegal::KeepIsDue),
            },
            Phase::Coin | Phase::Objective(_) | Phase::Victory | Phase::Orders => {
                self.allows_chance(at, action)
            }
        }
    }

    fn allows_in_turn(&self, at: &State, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { unit, road } => self.allows_place(at, unit, road),
            Action::Advance { road } => self.allows_advance(at, road),
            Action::Retreat { road } => self.allows_retreat(at, road),
            Action::Attack { road } => self.allows_attack(at, road),
            Action::Flank { from, to } => self.allows_flank(at, from, to),
            Action::Fire { from, to } => self.allows_fire(at, from, to),
            Action::Card { card } => self.allows_card(at, card).and_then(|()| self.card_condition(at, card)),
            Action::AirStrike { road } => {
                self.allows_card(at, Card::AirStrike).and_then(|()| self.strike_condition(at, road))
            }
            Action::Keep { .. } => Err(Illegal::NothingToKeep),
            Action::End => Ok(()),
            Action::Coin { .. } | Action::Objective { .. } | Action::Victory { .. } => {
                Err(Illegal::ChanceIsNotDue)
            }
        }
    }

    /// CL-3.1, CL-3.2, CL-3.6, CL-3.7.
    fn allows_place(&self, at: &State, unit: Unit, road: Road) -> Result<(), Illegal> {
        let side = at.side;
        let cost = self.place_cost(at, unit.is_special());
        let (length, gap) = (self.length[unit.index()], self.gap(at, road));
        refuse(at.is_conquered(road), || Illegal::RoadConquered { road })?;
        refuse(at.in_stock(side, unit) == 0, || Illegal::NotInStock { unit })?;
        refuse(cost > at.points, || Illegal::PlaceTooDear { cost, points: at.points })?;
        // Beyond the end of the road there is no gap either, so CL-3.2 is within CL-3.1.
        refuse(length > gap, || Illegal::NoRoom { unit, road, length, gap })?;
        let limit = at.special_limit(side);
        refuse(unit.is_special() && at.counted_specials(side) >= limit, || Illegal::SpecialLimit { limit })
    }

    /// CL-3.3, CL-3.6.
    fn allows_advance(&self, at: &State, road: Road) -> Result<(), Illegal> {
        refuse(at.is_conquered(road), || Illegal::RoadConquered { road })?;
        let line = at.line(at.side, road);
        let Some(unit) = line.rear() else { return Err(Illegal::NothingToAdvance { road }) };
        let (length, gap) = (self.length[unit.index()], self.gap(at, road));
        let cost = self.advance_cost(at);
        refuse(!line.is_long(), || Illegal::SingleUnit { road })?;
        refuse(length > gap, || Illegal::NoRoomToAdvance { unit, road, length, gap })?;
        refuse(cost > at.points, || Illegal::AdvanceTooDear { cost, points: at.points })
    }

    /// CL-3.4, CL-3.6.
    fn allows_retreat(&self, at: &State, road: Road) -> Result<(), Illegal> {
        let cost = self.retreat_cost(at, road);
        refuse(at.is_conquered(road), || Illegal::RoadConquered { road })?;
        refuse(at.line(at.side, road).is_empty(), || Illegal::NothingToRetreat { road })?;
        refuse(cost > at.points, || Illegal::RetreatTooDear { cost, points: at.points })
    }

    /// CL-3.6, CL-4.1, CL-4.4.
    fn allows_attack(&self, at: &State, road: Road) -> Result<(), Illegal> {
        refuse(at.is_conquered(road), || Illegal::RoadConquered { road })?;
        let Some((own, unit)) = self.contact(at, at.side, road) else {
            return Err(Illegal::NoContact { road });
        };
        refuse(self.is_stronger(unit, own), || Illegal::EnemyStronger { unit, road })
    }

    /// CL-4.10: no shots at or from a conquered road.
    fn allows_shot(&self, at: &State, from: Road, to: Road) -> Result<(), Illegal> {
        refuse(at.is_conquered(to), || Illegal::ShotAtConqueredRoad { road: to })?;
        refuse(at.is_conquered(from), || Illegal::ShotFromConqueredRoad { road: from })
    }

    /// CL-4.7, CL-4.10.
    fn allows_flank(&self, at: &State, from: Road, to: Road) -> Result<(), Illegal> {
        self.allows_shot(at, from, to)?;
        let (unit, distance) = (self.edition.flanker, self.edition.flank_distance);
        refuse(at.road_of(at.side, unit) != Some(from), || Illegal::NoFlanker { unit, road: from })?;
        refuse(from.abs_diff(to) != distance, || Illegal::FlankOutOfReach { unit, road: to, distance })?;
        match self.under_arrow(at, at.side, unit, from, to) {
            None => Err(Illegal::NobodyUnderFlank { road: to }),
            Some((unit, _)) => refuse(!self.can_be_flanked(unit), || Illegal::NotInfantry { unit, road: to }),
        }
    }

    /// CL-4.8, CL-4.9, CL-4.10.
    fn allows_fire(&self, at: &State, from: Road, to: Road) -> Result<(), Illegal> {
        self.allows_shot(at, from, to)?;
        let distance = self.edition.fire_distance;
        refuse(at.road_of(at.side, Unit::Mortar) != Some(from), || Illegal::NoMortar { road: from })?;
        refuse(at.side.left(from, distance) != Some(to), || Illegal::FireOutOfReach { road: to, distance })?;
        match self.under_arrow(at, at.side, Unit::Mortar, from, to) {
            None => return Err(Illegal::NobodyUnderFire { road: to }),
            Some((Unit::Private, _)) => {}
            Some((unit, _)) => return Err(Illegal::NotPrivate { unit, road: to }),
        }
        refuse(!self.mortar_may_fire(at), || Illegal::MortarNotReady)
    }

    /// CL-7.1.
    fn allows_card(&self, at: &State, card: Card) -> Result<(), Illegal> {
        refuse(at.hands[at.side.index()].of(card) == 0, || Illegal::CardNotHeld { card })
    }

    fn allows_chance(&self, at: &State, action: Action) -> Result<(), Illegal> {
        match (at.phase, action) {
            (Phase::Coin, Action::Coin { .. }) => Ok(()),
            (Phase::Objective(drawer), Action::Objective { side, objective }) => {
                self.allows_draw(at, drawer, side, objective)
            }
            (Phase::Orders, Action::Objective { side, objective }) => {
                self.allows_draw(at, at.side, side, objective)
            }
            (Phase::Victory, Action::Victory { side, card }) => {
                refuse(side != at.side, || Illegal::NotYourDraw { side })?;
                refuse(self.victory_cards_left(at).of(card) == 0, || Illegal::CardNotInDeck { card })
            }
            _ => Err(Illegal::ChanceIsDue),
        }
    }

    fn allows_draw(&self, at: &State, drawer: Side, side: Side, objective: u8) -> Result<(), Illegal> {
        refuse(side != drawer, || Illegal::NotYourDraw { side })?;
        refuse(self.objectives_left(at) & 1 << objective == 0, || Illegal::ObjectiveNotInDeck {
            objective: self.objective_id(objective).to_string(),
        })
    }
}

/// The reason, if the rule is broken.
fn refuse(broken: bool, reason: impl FnOnce() -> Illegal) -> Result<(), Illegal> {
    if broken { Err(reason()) } else { Ok(()) }
}
