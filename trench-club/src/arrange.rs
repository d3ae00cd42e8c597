//! Makes a position from scenario lines: the one door for positions that were not played. All faults are reported
//! together.

use crate::{
    TrenchClub,
    facts::{Fact, TOLD, fault},
    map::Terrain,
    phase::Phase,
    state::{At, DAMAGE, Figure, NEUTRAL, Spot, State},
    unit::{Kind, Nation, Unit, units},
};
use game::{Fault, Message, SourceLine};

impl TrenchClub {
    pub(crate) fn arrange_from(&self, lines: &[SourceLine]) -> Result<State, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut facts = Vec::new();
        for (number, text) in lines.iter().enumerate() {
            match self.line(text) {
                Ok(fact) => facts.push((number, fact)),
                Err(message) => faults.push(Fault::at(number, message)),
            }
        }
        let mut making = Making {
            game: self,
            at: self.empty(),
            faults,
            named: 0,
            turn: None,
            aged: Vec::new(),
            arrived: 0,
        };
        making.at.phase = Phase::Move;
        making.at.round = 3;
        making.at.first = self.setup.nations[0];
        making.at.active = making.at.first;
        for (number, fact) in &facts {
            making.take(*number, fact);
        }
        for (number, fact) in &facts {
            making.second(*number, fact);
        }
        making.finish()
    }
}

struct Making<'a> {
    game: &'a TrenchClub,
    at: State,
    faults: Vec<Fault>,
    /// Units that have a line.
    named: u64,
    turn: Option<usize>,
    /// Mines said to be old.
    aged: Vec<usize>,
    arrived: u64,
}

impl Making<'_> {
    fn wrong(&mut self, line: usize, message: Message) {
        self.faults.push(Fault::at(line, message));
    }

    fn take(&mut self, line: usize, fact: &Fact) {
        match *fact {
            Fact::Turn { nation, ref phase } => self.turn(line, nation, phase.as_deref()),
            Fact::Round(round) => self.at.round = round,
            Fact::First(nation) => self.at.first = nation,
            Fact::Owner { fort, owner } => {
                if !self.game.ground.forts[fort].in_play {
                    self.wrong(line, fault("out-of-play"));
                }
                self.at.owners[fort] = owner.map_or(NEUTRAL, |owner| owner.index() as u8);
            }
            Fact::Money { nation, amount } => self.at.money[nation.index()] = amount,
            Fact::Mine { hex, mine } => self.mine(line, hex.index(), mine),
            Fact::Unit { unit, spot, damage, experience, army } => {
                let figure = Figure {
                    at: spot.into(),
                    experience: experience.unwrap_or(0),
                    damage: damage.unwrap_or(0),
                    army: army.unwrap_or(0),
                };
                self.unit(line, unit, figure);
            }
            Fact::Moved(set) => self.at.moved |= set,
            Fact::Armies { nation, armies } => self.at.armies[nation.index()] |= armies,
            Fact::Laid => self.at.laid = true,
            Fact::Bought => self.at.bought = true,
            Fact::Arrived(set) => self.arrived |= set,
            Fact::Declared(_) => {}
        }
    }

    fn turn(&mut self, line: usize, nation: Nation, phase: Option<&str>) {
        if self.turn.replace(line).is_some() {
            self.wrong(line, fault("twice").with("name", "turn"));
        }
        self.at.active = nation;
        self.at.phase = match phase {
            None | Some("move" | "activate") => Phase::Move,
            Some("attack") => Phase::Attack,
            Some("money") => Phase::Money,
            Some(other) => {
                let told: Vec<String> = TOLD.map(str::to_owned).to_vec();
                return self.wrong(line, fault("phase").with("phase", other).with("expected", told));
            }
        };
    }

    fn mine(&mut self, line: usize, hex: usize, mine: Option<(Nation, bool)>) {
        let Some((nation, fresh)) = mine else { return };
        let land = matches!(
            self.game.ground.terrain[hex],
            Terrain::Plain | Terrain::Road | Terrain::Forest | Terrain::Trench
        );
        if !land || !self.game.ground.open.has(hex) || self.at.all_mines().has(hex) {
            self.wrong(line, fault("mine"));
        }
        self.at.mines[nation.index()].insert(hex);
        if !fresh {
            self.aged.push(hex);
        }
    }

    fn unit(&mut self, line: usize, unit: Unit, figure: Figure) {
        let game = self.game;
        if !game.order.contains(&unit.nation()) {
            return self.wrong(line, fault("nation-not-in-play").with("unit", unit.to_string()));
        }
        if self.named & unit.bit() != 0 {
            self.wrong(line, fault("twice").with("name", unit.to_string()));
        }
        self.named |= unit.bit();
        let spot = figure.at.spot();
        if figure.damage >= DAMAGE || figure.army > 3 || unit.kind().is_special() && figure.army > 0 {
            self.wrong(line, fault("unit-values").with("unit", unit.to_string()));
        }
        let other = |nation: &Nation| {
            *nation != unit.nation() && self.at.is_alive(Unit::special(*nation, unit.kind()))
        };
        if unit.kind().is_special() && figure.at.is_alive() && Nation::ALL.iter().any(other) {
            self.wrong(line, fault("special-twice").with("unit", unit.to_string()));
        }
        match spot {
            Spot::Hex(hex) => self.stand(line, unit, hex),
            Spot::Stock | Spot::Dead if figure.damage > 0 || figure.experience > 0 => {
                self.wrong(line, fault("unit-values").with("unit", unit.to_string()));
            }
            _ => {}
        }
        *self.at.figure_mut(unit) = figure;
    }

    fn stand(&mut self, line: usize, unit: Unit, hex: usize) {
        let ground = &self.game.ground;
        let name = unit.to_string();
        if !ground.open.has(hex) {
            self.wrong(line, fault("no-place").with("unit", name.clone()));
        }
        if self.at.on(hex).is_some() {
            self.wrong(line, fault("hex-taken").with("unit", name.clone()));
        }
        if unit.kind() == Kind::Gunboat && !(ground.water | ground.bridge).has(hex) {
            self.wrong(line, fault("no-place").with("unit", name));
        }
    }

    /// What depends on other lines.
    fn second(&mut self, line: usize, fact: &Fact) {
        match *fact {
            Fact::Unit { unit, spot: Spot::Fort(fort), .. } if self.at.owner(fort) != Some(unit.nation()) => {
                self.wrong(line, fault("not-its-fort").with("unit", unit.to_string()));
            }
            Fact::Unit { unit, spot: Spot::Aboard, .. } => self.rider(line, unit),
            Fact::Unit { unit, spot: Spot::Hex(hex), .. } => self.trench(line, unit, hex),
            Fact::Moved(set) | Fact::Arrived(set) => {
                let wrong = set & !(self.at.alive(self.at.active.units()));
                for unit in units(wrong) {
                    self.wrong(line, fault("not-on-map").with("unit", unit.to_string()));
                }
            }
            Fact::Declared(attack) => {
                let (unit, target) = (attack.unit.unit(), attack.target.unit());
                let game = self.game;
                let fits = self.at.phase == Phase::Attack
                    && unit.nation() == self.at.active
                    && game.may_hit(unit, target)
                    && target.team() != unit.team()
                    && game.declared(&self.at) & unit.bit() == 0
                    && game.may_attack(&self.at, unit)
                    && game.attack_distance(&self.at, unit, target).is_some();
                if fits {
                    self.at.list.push(attack);
                } else {
                    self.wrong(line, fault("declared").with("unit", unit.to_string()));
                }
            }
            _ => {}
        }
    }

    fn rider(&mut self, line: usize, unit: Unit) {
        let transport = Unit::transport(unit.nation());
        let fits = self.game.data.profile(unit).carried
            && self.at.hex(transport).is_some()
            && self.at.riders(unit.nation()).count_ones() <= self.game.data.numbers.riders
            && self.at.phase == Phase::Move
            && unit.nation() == self.at.active;
        if fits {
            self.at.moved |= unit.bit();
        } else {
            self.wrong(line, fault("aboard").with("unit", unit.to_string()));
        }
    }

    /// TC-10.3b: soldiers of both teams are never in one trench; nobody is where it may not be.
    fn trench(&mut self, line: usize, unit: Unit, hex: usize) {
        let mut alone = self.at.clone();
        alone.figure_mut(unit).at = At::STOCK;
        let board = self.game.board(&alone, unit.team());
        if self.game.ground.open.has(hex) && !self.game.standable(&board, unit).has(hex) {
            self.wrong(line, fault("no-place").with("unit", unit.to_string()));
        }
    }

    fn finish(mut self) -> Result<State, Vec<Fault>> {
        let game = self.game;
        let line = self.turn.unwrap_or(0);
        self.at.settled = game.settled(&self.at, self.at.active) & !self.arrived;
        if !game.has_limits(self.at.round) && self.at.armies != [0; 4] {
            self.at.armies = [0; 4];
        }
        if self.at.phase == Phase::Move && game.must_choose(&self.at) {
            self.at.phase = Phase::Activate;
        }
        if self.at.round > game.setup.rounds {
            self.wrong(line, fault("round").with("most", i64::from(game.setup.rounds)));
        }
        for nation in Nation::ALL {
            if game.could_earn(&self.at, nation) {
                let mines = self.at.mines[nation.index()];
                for hex in mines.iter().filter(|hex| !self.aged.contains(hex)) {
                    self.at.credit.insert(hex);
                }
            }
        }
        if self.faults.is_empty() { Ok(self.at) } else { Err(self.faults) }
    }
}
