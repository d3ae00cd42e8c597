//! Special forces (TC-8.4): one of each exists for all players together; one pays, then rolls, or chooses when behind.

use crate::{
    TrenchClub,
    action::gunboat,
    bits::Bits,
    event::Event,
    map::Hex,
    phase::Phase,
    state::{Hand, State},
    unit::{Kind, Nation, Team, Unit, units},
};

impl TrenchClub {
    /// Free water for a new gunboat.
    pub(crate) fn free_water(&self, at: &State) -> Bits {
        self.ground.water & !self.board(at, Team::Central).occupied
    }

    /// Whether nobody has this special force, and it could come.
    pub(crate) fn is_available(&self, at: &State, special: Kind) -> bool {
        let taken = Nation::ALL.into_iter().any(|nation| at.is_alive(Unit::special(nation, special)));
        !taken && (special != Kind::Gunboat || !self.free_water(at).is_empty())
    }

    fn on_map(&self, at: &State, team: Team) -> usize {
        units(self.units & team.units()).filter(|&unit| at.hex(unit).is_some()).count()
    }

    /// Whether the active nation chooses instead of rolling: fewer units on the map and fewer forts.
    pub(crate) fn may_choose(&self, at: &State) -> bool {
        let (team, other) = (at.active.team(), at.active.team().other());
        self.on_map(at, team) < self.on_map(at, other) && at.team_forts(team) < at.team_forts(other)
    }

    pub(crate) fn can_pay_special(&self, at: &State) -> bool {
        at.money[at.active.index()] >= self.data.numbers.special
    }
}

impl Hand<'_> {
    pub(crate) fn recruit(&mut self, fort: usize) {
        let money = self.pay(self.game.data.numbers.special);
        self.at.bought = true;
        self.tell(Event::Recruiting { nation: self.at.active, fort: self.game.fort_name(fort), money });
        self.at.phase = Phase::Special { fort: fort as u8 };
    }

    pub(crate) fn special(&mut self, special: Kind, fort: usize) {
        self.tell(Event::SpecialRolled { nation: self.at.active, special });
        if special == Kind::Gunboat {
            self.at.phase = Phase::Launch;
            return;
        }
        self.at.phase = Phase::Money;
        self.muster(special, fort);
    }

    fn muster(&mut self, special: Kind, fort: usize) {
        let unit = Unit::special(self.at.active, special);
        self.raise(unit, fort, Event::Recruited { unit, fort: self.game.fort_name(fort) });
    }

    fn choose(&mut self, special: Kind) {
        let money = self.pay(self.game.data.numbers.special);
        self.at.bought = true;
        self.tell(Event::Chosen { nation: self.at.active, special, money });
    }

    pub(crate) fn choose_for_fort(&mut self, special: Kind, fort: usize) {
        self.choose(special);
        self.muster(special, fort);
    }

    pub(crate) fn choose_gunboat(&mut self, hex: Hex) {
        self.choose(Kind::Gunboat);
        self.launch(hex);
    }

    pub(crate) fn launch(&mut self, hex: Hex) {
        let unit = gunboat(self.at.active);
        // Fresh like a unit raised in a fort, then on the water instead.
        let figure = self.at.figure_mut(unit);
        (figure.experience, figure.damage, figure.army) = (0, 0, 0);
        self.put(unit, hex.index(), Event::Launched { unit, hex: self.game.map.name(hex) });
        self.at.phase = Phase::Money;
    }
}
