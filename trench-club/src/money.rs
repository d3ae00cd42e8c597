//! Income, repairs, purchases and gifts (TC-8.1 to TC-8.3, TC-8.5), and mines (TC-8.6). Special forces have a file of
//! their own.

use crate::{
    TrenchClub,
    bits::Bits,
    event::Event,
    map::Hex,
    phase::Phase,
    state::{Hand, State},
    unit::{Kind, Nation, OWN, Unit},
};

impl TrenchClub {
    /// Whether the unit is not on the map, so that its miniature is free. TC-8.3
    pub(crate) fn is_free(&self, at: &State, unit: Unit) -> bool {
        unit.place() < OWN && !at.is_alive(unit)
    }

    pub(crate) fn can_repair(&self, at: &State, unit: Unit) -> bool {
        // TC-8.1, TC-8.2
        !at.bought
            && at.settled & unit.bit() != 0
            && self.is_in_fort(at, unit)
            && at.figure(unit).damage > 0
            && at.money[unit.nation().index()] >= self.data.numbers.repair
    }

    /// The most the active nation can give away. TC-8.5
    pub(crate) fn largest_gift(&self, at: &State) -> u16 {
        if self.order.len() < 4 {
            return 0;
        }
        at.money[at.active.index()].saturating_sub(self.data.numbers.gift)
    }

    pub(crate) fn minelayer(&self, nation: Nation) -> Unit {
        Unit::special(nation, Kind::Minelayer)
    }

    /// Hexes where the active nation's minelayer may lay a mine now. TC-8.6
    pub(crate) fn mine_hexes(&self, at: &State, occupied: &Bits) -> Bits {
        let layer = self.minelayer(at.active);
        let Some(hex) = at.hex(layer).filter(|_| !at.laid && self.may_act(at, layer)) else {
            return Bits::NONE;
        };
        let land = self.ground.open & !self.ground.water & !self.ground.bridge;
        self.ground.grid.around(&Bits::one(hex)) & land & !*occupied & !at.all_mines()
    }
}

impl Hand<'_> {
    /// TC-8.1: income comes by itself.
    pub(crate) fn begin_money(&mut self) {
        let nation = self.at.active;
        self.at.list.clear();
        self.at.fought = 0;
        let amount = u16::from(self.at.forts_of(nation)) * self.game.data.numbers.income;
        let money = &mut self.at.money[nation.index()];
        *money = money.saturating_add(amount);
        let money = *money;
        self.tell(Event::Income { nation, amount, money });
        self.at.phase = Phase::Money;
    }

    /// Pays and returns what is left.
    pub(crate) fn pay(&mut self, amount: u16) -> u16 {
        let money = &mut self.at.money[self.at.active.index()];
        *money -= amount;
        *money
    }

    pub(crate) fn repair(&mut self, unit: Unit) {
        let money = self.pay(self.game.data.numbers.repair);
        self.at.figure_mut(unit).damage = 0;
        self.tell(Event::Repaired { unit, money });
    }

    pub(crate) fn buy(&mut self, unit: Unit, fort: usize) {
        let money = self.pay(self.game.data.profile(unit).cost);
        self.at.bought = true;
        self.raise(unit, fort, Event::Bought { unit, fort: self.game.fort_name(fort), money });
    }

    pub(crate) fn give(&mut self, amount: u16) {
        let nation = self.at.active;
        let to = nation.ally();
        self.pay(amount + self.game.data.numbers.gift);
        let purse = &mut self.at.money[to.index()];
        *purse = purse.saturating_add(amount);
        self.tell(Event::Gave { nation, to, amount });
    }

    pub(crate) fn lay_mine(&mut self, hex: Hex) {
        let unit = self.game.minelayer(self.at.active);
        self.at.mines[self.at.active.index()].insert(hex.index());
        self.at.credit.insert(hex.index());
        self.at.laid = true;
        self.at.moved |= unit.bit();
        self.tell(Event::MineLaid { unit, hex: self.game.map.name(hex) });
    }
}
