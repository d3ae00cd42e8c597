//! Decks, victory cards and objectives: what is left, what a card needs and does (CL-6.3, CL-7).

use crate::{
    Clash,
    check::Illegal,
    phase::Phase,
    pieces::{Card, Cards, Road, Side},
    state::{State, Step},
};

const FORCED_MARCH_POINTS: u8 = 2;
const FUEL_COST: u8 = 1;
const RESERVES_UNITS: u8 = 2;

impl Clash {
    /// The victory cards nobody has drawn yet.
    pub(crate) fn victory_cards_left(&self, at: &State) -> Cards {
        let gone = |card| [at.hands, at.played].iter().flatten().map(|heap| heap.of(card)).sum::<u8>();
        Card::ALL
            .into_iter()
            .flat_map(|card| {
                std::iter::repeat_n(card, self.victory_deck.of(card).saturating_sub(gone(card)).into())
            })
            .collect()
    }

    /// The objectives nobody has drawn yet, as a mask (CL-6.3: what was put back is never drawn again).
    pub(crate) fn objectives_left(&self, at: &State) -> u32 {
        let held = at.objectives.iter().chain(&at.drawn).flatten();
        held.fold(self.objective_deck & !at.put_back[0] & !at.put_back[1], |left, objective| {
            left & !(1 << objective)
        })
    }

    /// CL-7.2: what an advance costs.
    pub(crate) fn advance_cost(&self, at: &State) -> u8 {
        if at.fuel { FUEL_COST } else { self.edition.advance }
    }

    /// CL-3.4, CL-7.2: what a retreat costs.
    pub(crate) fn retreat_cost(&self, at: &State, road: Road) -> u8 {
        if at.withdrawals > 0 {
            0
        } else if self.is_blocked(at, at.side, road) {
            self.edition.retreat_blocked
        } else {
            self.edition.retreat
        }
    }

    /// CL-3.1, CL-7.2: what placing costs; the second unit of a pair from the reserves is free.
    pub(crate) fn place_cost(&self, at: &State, is_special: bool) -> u8 {
        if !is_special && at.reserves % RESERVES_UNITS == 1 { 0 } else { self.edition.place }
    }

    /// CL-7.1, CL-7.3, CL-7.4: whether the side to move, holding this card, may play it. The air strike has its own
    /// test because it names a road.
    pub(crate) fn card_condition(&self, at: &State, card: Card) -> Result<(), Illegal> {
        let side = at.side;
        match card {
            Card::Fuel if at.fuel => Err(Illegal::CardInForce { card }),
            Card::SecondSpecial if at.second_special[side.index()] => Err(Illegal::CardInForce { card }),
            Card::Relief if at.locked_specials(side) == 0 => Err(Illegal::NothingToRelieve),
            Card::Intelligence if at.objectives[side.enemy().index()].is_none() => Err(Illegal::NothingToSee),
            Card::NewOrders if self.objectives_left(at).count_ones() < 2 => Err(Illegal::NoOrdersLeft),
            _ => Ok(()),
        }
    }

    /// CL-7.4: the enemy's front unit on an unconquered road must be basic.
    pub(crate) fn strike_condition(&self, at: &State, road: Road) -> Result<(), Illegal> {
        if at.is_conquered(road) {
            return Err(Illegal::StrikeOnConqueredRoad { road });
        }
        match at.line(at.side.enemy(), road).front() {
            None => Err(Illegal::NothingToStrike { road }),
            Some(unit) if unit.is_special() => Err(Illegal::StrikeOnSpecial { unit, road }),
            Some(_) => Ok(()),
        }
    }

    /// The objectives among which the side to move must choose (CL-7.4), as a mask.
    pub(crate) fn keepable(&self, at: &State) -> u32 {
        let choices = at.drawn.iter().chain([&at.objectives[at.side.index()]]);
        choices.flatten().fold(0, |mask, objective| mask | 1 << objective)
    }
}

impl Step<'_> {
    /// What a card does once it is laid down.
    pub(crate) fn play_card(&mut self, card: Card) {
        let side = self.at.side;
        self.lay_card(card, None);
        match card {
            Card::ForcedMarch => self.at.points += FORCED_MARCH_POINTS,
            Card::Fuel => self.at.fuel = true,
            Card::Withdrawal => self.at.withdrawals += 1,
            Card::Reserves => self.at.reserves += RESERVES_UNITS,
            Card::SecondSpecial => self.at.second_special[side.index()] = true,
            Card::Relief => self.at.relieved[side.index()] += 1,
            Card::Sabotage => self.at.sabotaged[side.enemy().index()] += 1,
            Card::Intelligence => self.look(),
            Card::NewOrders => self.at.phase = Phase::Orders,
            Card::AirStrike => {}
        }
    }

    /// CL-7.4, card 8.
    pub(crate) fn air_strike(&mut self, road: Road) {
        self.lay_card(Card::AirStrike, Some(road));
        let enemy: Side = self.at.side.enemy();
        self.send_back(enemy, road);
    }
}
