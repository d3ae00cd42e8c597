//! One battle (TC-7): who throws how many dice at which value, what the hits do, and who earns experience. Scatter
//! and gas only change who is hit; `dice` only counts.

use crate::{
    TrenchClub,
    action::CARD,
    data::Class,
    event::Event,
    map::Hex,
    phase::Phase,
    state::{DAMAGE, Declared, Hand, State},
    unit::{Kind, Unit, units},
};
use arrayvec::ArrayVec;

/// The most units one attack can hurt: a gas pattern.
const STRUCK: usize = 3;

/// Dice thrown by one unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pool {
    pub(crate) unit: Unit,
    pub(crate) dice: u8,
    pub(crate) value: u8,
    /// The same dice read at another value for other targets (TC-7.7).
    pub(crate) again: Option<u8>,
    /// Its nation draws a card instead (TC-10.1).
    pub(crate) card: bool,
}

/// A battle about to be fought.
#[derive(Clone, Debug)]
pub(crate) struct Fight {
    pub(crate) attacker: Pool,
    /// Units under fire, the target or whom the shell fell on first.
    pub(crate) struck: ArrayVec<Unit, STRUCK>,
    /// Those who shoot back, in order of play and unit list.
    pub(crate) back: ArrayVec<Pool, 8>,
}

/// Damage for hits: how many numbers of the row are reached. TC-2.9
pub(crate) fn damage(row: &[u8; 6], hits: u8) -> u8 {
    row.iter().filter(|&&needed| needed <= hits).count() as u8
}

impl TrenchClub {
    /// 0 rookie, 1 veteran, 2 war hero. TC-2.7
    pub(crate) fn rank(&self, experience: u16) -> usize {
        usize::from(experience >= self.data.numbers.veteran)
            + usize::from(experience >= self.data.numbers.hero)
    }

    /// The attack value against a class of units. TC-7.3
    pub(crate) fn value(&self, unit: Unit, rank: usize, against: Class) -> u8 {
        let profile = self.data.profile(unit);
        match profile.against {
            Some((class, values)) if class == against => values[rank],
            _ => profile.attack[rank],
        }
    }

    /// The row of a unit under fire: its trench counts as a tank's forest (TC-10.3d), forest as forest. TC-7.3
    pub(crate) fn cover_row(&self, unit: Unit, hex: usize) -> &[u8; 6] {
        if self.trench_held(unit, hex).is_some() {
            &self.data.kind(Kind::Tank).forest
        } else if self.ground.forest.has(hex) {
            &self.data.profile(unit).forest
        } else {
            &self.data.profile(unit).open
        }
    }

    fn pool(&self, at: &State, unit: Unit, against: Unit, red: u8) -> Pool {
        let figure = at.figure(unit);
        Pool {
            unit,
            dice: self.data.numbers.dice[usize::from(figure.damage)] + red,
            value: self.value(unit, self.rank(figure.experience), self.data.profile(against).class),
            again: None,
            card: self.setup.no_dice.contains(&unit.nation()),
        }
    }

    /// Whether a unit could attack another in close combat from where it stands, and the directions in which it
    /// touches the other's hexes, as bits.
    pub(crate) fn touches(&self, at: &State, unit: Unit, target: Unit) -> u8 {
        let (Some(from), Some(to)) = (at.hex(unit), at.hex(target)) else { return 0 };
        let able = unit.bit() & self.data.sets.close != 0 && self.may_hit(unit, target);
        if !able || self.in_water(unit, from) {
            return 0;
        }
        if !self.setup.trenches {
            if self.ground.distance(from, to) != 1 {
                return 0;
            }
            let side = (0..6).find(|&d| self.ground.neighbour(to, d) == Some(from));
            return side.map_or(0, |d| 1 << d);
        }
        let (from, to) = (self.stance(unit, from), self.stance(target, to));
        let side =
            |d: usize| to.iter().any(|hex| self.ground.neighbour(hex, d).is_some_and(|next| from.has(next)));
        (0..6).fold(0, |sides, d| sides | u8::from(side(d)) << d)
    }

    /// Red dice of a close attack. TC-7.2
    pub(crate) fn red_dice(&self, at: &State, attacker: Unit, target: Unit) -> u8 {
        let own = attacker.nation().units() & !attacker.bit();
        let sides = self.touches(at, attacker, target);
        let opposite = (sides << 3 | sides >> 3) & 0b11_1111;
        let (mut helpers, mut across) = (0, false);
        for helper in units(own) {
            let touching = self.touches(at, helper, target);
            helpers += u8::from(touching != 0);
            across |= touching & opposite != 0;
        }
        match helpers {
            0 => 0,
            1 if !across => self.data.numbers.flank,
            _ => self.data.numbers.encircle,
        }
    }

    /// Who shoots back at a close attacker. TC-7.1, TC-10.3d
    fn shooters(&self, at: &State, attacker: Unit, target: Unit) -> u64 {
        let Some(hex) = at.hex(target) else { return 0 };
        let able = |unit: &Unit| {
            unit.bit() & self.data.sets.close != 0
                && self.may_hit(*unit, attacker)
                && at.hex(*unit).is_some_and(|hex| !self.in_water(*unit, hex))
        };
        let defenders = match self.trench_held(target, hex) {
            Some(trench) => units(target.team().units() & self.data.sets.foot & self.units)
                .filter(|&unit| at.hex(unit).is_some_and(|hex| trench.has(hex)))
                .fold(0, |set, unit| set | unit.bit()),
            None => target.bit(),
        };
        units(defenders).filter(able).fold(0, |set, unit| set | unit.bit())
    }

    /// The battle of a declared attack whose shell falls on `struck`.
    pub(crate) fn fight(&self, at: &State, attack: Declared, struck: Unit) -> Fight {
        let (attacker, target) = (attack.unit.unit(), attack.target.unit());
        let close = struck == target && self.attack_distance(at, attacker, target) == Some(1);
        let red = if close { self.red_dice(at, attacker, target) } else { 0 };
        let mut fight = Fight {
            attacker: self.pool(at, attacker, struck, red),
            struck: ArrayVec::new(),
            back: ArrayVec::new(),
        };
        fight.struck.push(struck);
        if self.data.profile(attacker).pattern {
            self.spread(at, attack, &mut fight);
        }
        if close {
            for unit in units(self.shooters(at, attacker, target)) {
                // No trench has room for more soldiers than a team has.
                if fight.back.try_push(self.pool(at, unit, attacker, 0)).is_err() {
                    break;
                }
            }
        }
        fight
    }

    /// Gas: the neighbour in the named direction and the next one clockwise; enemies on the ground only. TC-7.7
    fn spread(&self, at: &State, attack: Declared, fight: &mut Fight) {
        let (attacker, target) = (attack.unit.unit(), attack.target.unit());
        let Some(centre) = at.hex(target) else { return };
        let enemies = attacker.team().other().units() & !self.data.sets.air;
        for d in [attack.direction, attack.direction + 1] {
            let hex = self.ground.neighbour(centre, usize::from(d % 6));
            let unit = hex.and_then(|hex| at.on(hex)).filter(|unit| unit.bit() & enemies != 0);
            fight.struck.extend(unit);
        }
        let is_foot = |unit: Unit| self.data.profile(unit).class == Class::Foot;
        let rank = self.rank(at.figure(attacker).experience);
        let foot = self.value(attacker, rank, Class::Foot);
        // Against everything that is no foot soldier the value is the same but for a class of its own.
        let other = fight.struck.iter().find(|&&unit| !is_foot(unit));
        let other = other.map(|&unit| self.value(attacker, rank, self.data.profile(unit).class));
        let any_foot = fight.struck.iter().any(|&unit| is_foot(unit));
        (fight.attacker.value, fight.attacker.again) = match (any_foot, other) {
            (true, other) => (foot, other),
            (false, Some(other)) => (other, None),
            (false, None) => (fight.attacker.value, None),
        };
    }

    /// Whether this attacker's shell may go astray: the faces that do. TC-7.6
    pub(crate) fn stray_faces(&self, at: &State, attacker: Unit) -> u8 {
        let rank = self.rank(at.figure(attacker).experience);
        if self.data.profile(attacker).scatters && rank < 2 { self.data.numbers.scatter[rank] } else { 0 }
    }

    /// The unit a stray shell hits: no air unit, nobody in a fort or off the map.
    pub(crate) fn stray(&self, at: &State, target: Unit, direction: u8) -> (Option<usize>, Option<Unit>) {
        let hex = at.hex(target).and_then(|hex| self.ground.neighbour(hex, usize::from(direction - 1)));
        let unit = hex.and_then(|hex| at.on(hex)).filter(|unit| unit.bit() & self.data.sets.air == 0);
        (hex, unit)
    }

    /// The attack being fought.
    pub(crate) fn current(&self, at: &State) -> Declared {
        at.list[usize::from(at.fought)]
    }

    /// Hits of one word: dice as they are, a card read at dice and value. TC-10.1
    pub(crate) fn hits(&self, pool: &Pool, value: u8, word: u8) -> u8 {
        if word & CARD != 0 { self.data.card(word & !CARD, pool.dice, value) } else { word }
    }
}

/// What a battle did, before it is told: the same for play and for odds.
#[derive(Clone, Debug, Default)]
pub(crate) struct Result {
    pub(crate) struck: ArrayVec<(Unit, u8), STRUCK>,
    /// Damage each shooter did to the attacker.
    pub(crate) back: ArrayVec<(Unit, u8), 8>,
}

impl TrenchClub {
    /// Damage by hits. `hits` are the attacker's, `again` the second reading, `back` those of the shooters.
    pub(crate) fn result(&self, at: &State, fight: &Fight, hits: u8, again: u8, back: &[u8]) -> Result {
        let mut result = Result::default();
        for &unit in &fight.struck {
            let Some(hex) = at.hex(unit) else { continue };
            let second = fight.attacker.again.is_some() && self.data.profile(unit).class != Class::Foot;
            result.struck.push((unit, damage(self.cover_row(unit, hex), if second { again } else { hits })));
        }
        let row = &self.data.profile(fight.attacker.unit).open;
        result.back.extend(fight.back.iter().zip(back).map(|(pool, &hits)| (pool.unit, damage(row, hits))));
        result
    }
}

impl Hand<'_> {
    /// On to the next battle of the list, or to the money. TC-6.3, TC-7.9
    pub(crate) fn next_battle(&mut self) {
        while let Some(&attack) = self.at.list.get(usize::from(self.at.fought)) {
            let (unit, target) = (attack.unit.unit(), attack.target.unit());
            if self.at.is_alive(unit) && self.at.is_alive(target) {
                self.at.phase = if self.game.stray_faces(self.at, unit) > 0 {
                    Phase::Scatter
                } else {
                    Phase::Hits { struck: attack.target }
                };
                return;
            }
            self.tell(Event::AttackLost { unit, target });
            self.at.fought += 1;
        }
        self.begin_money();
    }

    pub(crate) fn scatter(&mut self, die: u8, direction: u8) {
        let attack = self.game.current(self.at);
        let (unit, target) = (attack.unit.unit(), attack.target.unit());
        if die > self.game.stray_faces(self.at, unit) {
            self.tell(Event::OnTarget { unit, die });
            self.at.phase = Phase::Hits { struck: attack.target };
            return;
        }
        let direction = if direction == 0 { die } else { direction };
        let (hex, hit) = self.game.stray(self.at, target, direction);
        self.tell(match hex {
            Some(hex) => Event::Scattered { unit, die, hex: self.game.map.name(Hex(hex as u16)) },
            None => Event::ScatteredOffMap { unit, die },
        });
        match hit {
            Some(hit) => self.at.phase = Phase::Hits { struck: hit.into() },
            None => {
                self.tell(Event::Missed { unit });
                self.at.fought += 1;
                self.next_battle();
            }
        }
    }

    /// The dice have fallen. TC-7.9: damage to all, removal, experience, then TC-9.2.
    pub(crate) fn battle(&mut self, struck: Unit, words: &[u8]) {
        let game = self.game;
        let fight = game.fight(self.at, game.current(self.at), struck);
        let (hits, again, back) = self.tell_hits(&fight, words);
        let result = game.result(self.at, &fight, hits, again, &back);
        for &(unit, damage) in &result.struck {
            self.damage(unit, damage);
        }
        let attacker = fight.attacker.unit;
        let total: u8 = result.back.iter().map(|shot| shot.1).sum();
        self.damage(attacker, total.min(DAMAGE));
        self.reward(&result, attacker);
        self.settle_elimination();
        if !self.is_over() {
            self.at.fought += 1;
            self.next_battle();
        }
    }

    fn tell_hits(&mut self, fight: &Fight, words: &[u8]) -> (u8, u8, ArrayVec<u8, 8>) {
        let game = self.game;
        let card = |word: u8| (word & CARD != 0).then_some(word & !CARD);
        let pool = &fight.attacker;
        let hits = game.hits(pool, pool.value, words[0]);
        let target = fight.struck[0];
        let Pool { unit, dice, value, .. } = *pool;
        self.tell(match card(words[0]) {
            Some(card) => Event::AttackedByCard { unit, target, dice, value, card, hits },
            None => Event::Attacked { unit, target, dice, value, hits },
        });
        let mut rest = &words[1..];
        let mut again = 0;
        if let Some(value) = pool.again {
            // Dice have a second word; a card is read twice.
            let word = if pool.card { words[0] } else { rest[0] };
            rest = if pool.card { rest } else { &rest[1..] };
            again = game.hits(pool, value, word);
            self.tell(Event::ReadAgain { unit, value, hits: again });
        }
        let mut back = ArrayVec::new();
        for (pool, &word) in fight.back.iter().zip(rest) {
            let hits = game.hits(pool, pool.value, word);
            let Pool { unit: shooter, dice, value, .. } = *pool;
            self.tell(match card(word) {
                Some(card) => Event::ShotBackByCard { unit: shooter, target: unit, dice, value, card, hits },
                None => Event::ShotBack { unit: shooter, target: unit, dice, value, hits },
            });
            back.push(hits);
        }
        (hits, again, back)
    }

    // TC-7.5
    fn reward(&mut self, result: &Result, attacker: Unit) {
        let numbers = &self.game.data.numbers;
        let earned = |at: &State, damaged: bool, victim: Unit| match damaged {
            true if !at.is_alive(victim) => numbers.destroy,
            true => numbers.damage,
            false => 0,
        };
        let best = result.struck.iter().map(|&(unit, damage)| earned(self.at, damage > 0, unit)).max();
        self.earn(attacker, best.unwrap_or(0));
        for &(shooter, damage) in &result.back {
            let gained = earned(self.at, damage > 0, attacker);
            self.earn(shooter, gained);
        }
    }
}
