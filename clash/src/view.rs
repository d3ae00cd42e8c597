//! All that one viewer may know, built up from nothing: hidden are the enemy's objective, the cards in hands (their
//! number is open), what `new-orders` drew, and which objectives went under the deck.

use crate::{
    Clash,
    phase::{Ending, Phase},
    pieces::{Card, Cards, Name, ROADS, Road, Side, Unit, roads_in},
    state::State,
};
use game::Viewer;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Whose eyes; none for a spectator.
    pub viewer: Option<Side>,
    pub phase: Due,
    /// Who acts, or for whom chance draws.
    pub side: Option<Side>,
    pub starter: Option<Side>,
    pub winner: Option<Side>,
    pub ending: Option<Ending>,
    pub points: u8,
    pub round: u32,
    pub rounds: u32,
    pub tiles: u8,
    pub acted: bool,
    /// The turn before was passed.
    pub passed: bool,
    pub mortar_ready: bool,
    /// What the side to move would pay now.
    pub costs: CostsView,
    pub roads: Vec<RoadView>,
    pub allies: SideView,
    pub axis: SideView,
}

/// The phase in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Due {
    Coin,
    Objective,
    Play,
    Victory,
    Orders,
    Keep,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct RoadView {
    pub road: Road,
    pub owner: Option<Side>,
    pub gap: u8,
    pub allies: LineView,
    pub axis: LineView,
}

/// What actions cost now, whether or not they are legal (CL-3.1, CL-3.3, CL-3.4, CL-7.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct CostsView {
    /// The points a turn begins with.
    pub points: u8,
    pub place: u8,
    pub place_special: u8,
    pub advance: u8,
    /// By road, 1 to 7.
    pub retreat: Vec<u8>,
}

/// A line as CL-1.4 describes it; units rear to front.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct LineView {
    pub base: u8,
    pub front: u8,
    pub units: Vec<Unit>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct SideView {
    pub stock: Vec<StockView>,
    /// How many cards are in hand, and which, if this viewer may know.
    pub cards: u8,
    pub hand: Option<Vec<Card>>,
    pub played: Vec<Card>,
    pub effects: Vec<EffectView>,
    pub has_objective: bool,
    #[cfg_attr(test, ts(type = "string | null"))]
    pub objective: Option<Name>,
    /// Objectives drawn by `new-orders` and not yet chosen from: how many, and which.
    pub drawn: u8,
    #[cfg_attr(test, ts(type = "Array<string> | null"))]
    pub drawn_objectives: Option<Vec<Name>>,
    /// Objectives this side has put under the deck: how many, and which.
    pub put_back: u8,
    #[cfg_attr(test, ts(type = "Array<string> | null"))]
    pub put_back_objectives: Option<Vec<Name>>,
    /// Whether this side has looked at the enemy's objective; what it saw, the last look last; and how often the
    /// enemy has chosen anew since.
    pub has_looked: bool,
    #[cfg_attr(test, ts(type = "Array<string> | null"))]
    pub seen: Option<Vec<Name>>,
    pub orders_since: u8,
    /// The enemy's roads when this side's objective was last tested in vain.
    pub tested: Option<Vec<Road>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct StockView {
    pub unit: Unit,
    pub count: u8,
    pub tiles: u8,
}

/// A played card still in force: how often, and for `reserves` how many units.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub struct EffectView {
    pub card: Card,
    pub count: u8,
}

impl View {
    pub fn of(&self, side: Side) -> &SideView {
        match side {
            Side::Allies => &self.allies,
            Side::Axis => &self.axis,
        }
    }
}

impl RoadView {
    pub fn of(&self, side: Side) -> &LineView {
        match side {
            Side::Allies => &self.allies,
            Side::Axis => &self.axis,
        }
    }
}

impl Clash {
    pub(crate) fn seen_by(&self, at: &State, viewer: Viewer) -> View {
        let (due, side, ending) = match at.phase {
            Phase::Coin => (Due::Coin, None, None),
            Phase::Objective(side) => (Due::Objective, Some(side), None),
            Phase::Play => (Due::Play, Some(at.side), None),
            Phase::Victory => (Due::Victory, Some(at.side), None),
            Phase::Orders => (Due::Orders, Some(at.side), None),
            Phase::Keep => (Due::Keep, Some(at.side), None),
            Phase::Over(_, ending) => (Due::Over, Some(at.side), Some(ending)),
        };
        View {
            viewer: Side::ALL.into_iter().find(|side| viewer.is(side.seat())),
            phase: due,
            side,
            starter: (at.phase != Phase::Coin).then_some(at.starter),
            winner: match at.phase {
                Phase::Over(winner, _) => winner,
                _ => None,
            },
            ending,
            points: at.points,
            round: at.round,
            rounds: self.setup.rounds,
            tiles: self.tiles,
            acted: at.acted,
            passed: at.passed,
            mortar_ready: at.mortar_ready,
            costs: CostsView {
                points: self.edition.points,
                place: self.place_cost(at, false),
                place_special: self.place_cost(at, true),
                advance: self.advance_cost(at),
                retreat: ROADS.map(|road| self.retreat_cost(at, road)).collect(),
            },
            roads: ROADS.map(|road| self.view_road(at, road)).collect(),
            allies: self.view_side(at, Side::Allies, viewer),
            axis: self.view_side(at, Side::Axis, viewer),
        }
    }

    fn view_road(&self, at: &State, road: Road) -> RoadView {
        let line = |side: Side| LineView {
            base: self.base(at, side, road),
            front: at.front(side, road),
            units: at.line(side, road).rear_to_front().collect(),
        };
        RoadView {
            road,
            owner: at.owner(road),
            gap: self.gap(at, road),
            allies: line(Side::Allies),
            axis: line(Side::Axis),
        }
    }

    /// CL-1.4: the empty tiles behind a line.
    pub(crate) fn base(&self, at: &State, side: Side, road: Road) -> u8 {
        let length: u8 = at.line(side, road).iter().map(|unit| self.length[unit.index()]).sum();
        at.front(side, road) - length
    }

    fn view_side(&self, at: &State, side: Side, viewer: Viewer) -> SideView {
        let index = side.index();
        let own = viewer.is(side.seat());
        let names = |mask: u32| {
            (0..u32::BITS as u8).filter(move |n| mask & 1 << n != 0).map(|n| self.objective_id(n))
        };
        let drawn = if side == at.side { at.drawn } else { [None; 2] };
        SideView {
            stock: self
                .units()
                .map(|unit| StockView {
                    unit,
                    count: at.in_stock(side, unit),
                    tiles: self.length[unit.index()],
                })
                .collect(),
            cards: at.hands[index].total(),
            hand: own.then(|| at.hands[index].iter().collect()),
            played: at.played[index].iter().collect(),
            effects: effects(at, side).collect(),
            has_objective: at.objectives[index].is_some(),
            objective: at.objectives[index].filter(|_| own).map(|objective| self.objective_id(objective)),
            drawn: drawn.iter().flatten().count() as u8,
            drawn_objectives: own.then(|| drawn.iter().flatten().map(|n| self.objective_id(*n)).collect()),
            put_back: at.put_back[index].count_ones() as u8,
            put_back_objectives: own.then(|| names(at.put_back[index]).collect()),
            has_looked: at.last_seen[index].is_some(),
            // The owner of what was seen knows it too.
            seen: (viewer != Viewer::Public).then(|| self.seen_order(at, side).collect()),
            orders_since: at.orders_since[index],
            tested: at.tested[index].map(|roads| roads_in(roads).collect()),
        }
    }

    /// What a side has seen of the enemy's objectives, the last look last.
    pub(crate) fn seen_order(&self, at: &State, side: Side) -> impl Iterator<Item = Name> + '_ {
        let last = at.last_seen[side.index()];
        let before = last.map_or(0, |last| at.seen[side.index()] & !(1 << last));
        (0..u32::BITS as u8)
            .filter(move |n| before & 1 << n != 0)
            .chain(last)
            .map(|objective| self.objective_id(objective))
    }
}

/// The cards in force for a side, in the order of the kinds.
pub(crate) fn effects(at: &State, side: Side) -> impl Iterator<Item = EffectView> + use<> {
    let index = side.index();
    let turn = |count: u8| if side == at.side { count } else { 0 };
    let counts = [
        (Card::Fuel, turn(u8::from(at.fuel))),
        (Card::Withdrawal, turn(at.withdrawals)),
        (Card::Reserves, turn(at.reserves)),
        (Card::SecondSpecial, u8::from(at.second_special[index])),
        (Card::Relief, at.relieved[index]),
        (Card::Sabotage, at.sabotaged[index]),
    ];
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(card, count)| EffectView { card, count })
}

/// Puts cards in force for a side; the counterpart of `effects`.
pub(crate) fn enforce(at: &mut State, side: Side, card: Card, count: u8) {
    let index = side.index();
    match card {
        Card::Fuel => at.fuel = count > 0,
        Card::Withdrawal => at.withdrawals = count,
        Card::Reserves => at.reserves = count,
        Card::SecondSpecial => at.second_special[index] = count > 0,
        Card::Relief => at.relieved[index] = count,
        Card::Sabotage => at.sabotaged[index] = count,
        Card::ForcedMarch | Card::AirStrike | Card::Intelligence | Card::NewOrders => {}
    }
}

impl SideView {
    pub(crate) fn played(&self) -> Cards {
        self.played.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_browser_knows_the_types_of_today() {
        typescript::check::<super::View>("clash", "clash");
    }
}
