//! All ways in which one battle can end, each with its probability: what `odds` carries from battle to battle.

use crate::{
    TrenchClub,
    battle::{Fight, Pool, damage},
    dice,
    nodice::CARDS,
    state::{DAMAGE, Declared, State},
    unit::Unit,
};
use arrayvec::ArrayVec;

/// How an attack changed the units it touched.
pub(crate) struct Outcome {
    pub(crate) chance: f64,
    pub(crate) hurt: ArrayVec<(Unit, u8), 4>,
    pub(crate) earned: ArrayVec<(Unit, u16), 9>,
}

impl TrenchClub {
    /// All ways an attack that falls on `struck` can end from this position.
    pub(crate) fn outcomes(&self, at: &State, attack: Declared, struck: Unit) -> Vec<Outcome> {
        let fight = self.fight(at, attack, struck);
        let struck = self.struck_damages(at, &fight);
        let back = self.back_damages(at, &fight);
        let mut outcomes = Vec::with_capacity(struck.len() * back.len());
        for (damages, one) in &struck {
            for (total, shooters, two) in &back {
                outcomes.push(self.outcome(at, &fight, damages, *total, *shooters, one * two));
            }
        }
        outcomes
    }

    /// Damage to all who are struck, with its probability.
    fn struck_damages(&self, at: &State, fight: &Fight) -> Vec<(ArrayVec<u8, 3>, f64)> {
        let mut all: Vec<(ArrayVec<u8, 3>, f64)> = Vec::with_capacity(8);
        let pool = &fight.attacker;
        self.rolls(pool, &mut |hits, again, chance| {
            let result = self.result(at, fight, hits, again, &[]);
            let damages: ArrayVec<u8, 3> = result.struck.iter().map(|&(_, damage)| damage).collect();
            match all.iter_mut().find(|(known, _)| *known == damages) {
                Some((_, sum)) => *sum += chance,
                None => all.push((damages, chance)),
            }
        });
        all
    }

    /// Damage to the attacker and, as bits, which of the shooters did some.
    fn back_damages(&self, at: &State, fight: &Fight) -> Vec<(u8, u8, f64)> {
        let mut all = vec![(0, 0, 1.0)];
        let row = &self.data.profile(fight.attacker.unit).open;
        // Beyond destruction more damage is lost.
        let room = DAMAGE - at.figure(fight.attacker.unit).damage;
        for (index, pool) in fight.back.iter().enumerate() {
            let mut one = [0.0; DAMAGE as usize + 1];
            self.rolls(pool, &mut |hits, _, chance| one[usize::from(damage(row, hits).min(room))] += chance);
            let mut next: Vec<(u8, u8, f64)> = Vec::with_capacity(all.len() * 7);
            for &(total, shooters, chance) in &all {
                for (more, more_chance) in one.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                    let total = (total + more as u8).min(room);
                    let shooters = shooters | u8::from(more > 0) << index;
                    match next.iter_mut().find(|known| (known.0, known.1) == (total, shooters)) {
                        Some(known) => known.2 += chance * more_chance,
                        None => next.push((total, shooters, chance * more_chance)),
                    }
                }
            }
            all = next;
        }
        all
    }

    /// Every result of a pool: hits, hits at the second reading, chance.
    pub(crate) fn rolls(&self, pool: &Pool, each: &mut dyn FnMut(u8, u8, f64)) {
        let second = pool.again.unwrap_or(pool.value);
        if pool.card {
            for card in 1..=CARDS {
                let read = |value| self.data.card(card, pool.dice, value);
                each(read(pool.value), read(second), 1.0 / f64::from(CARDS));
            }
            return;
        }
        let chances = self.data.chances(pool.dice, pool.value);
        for (hits, &chance) in chances.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            let hits = hits as u8;
            match pool.again {
                None => each(hits, hits, chance),
                Some(second) => {
                    let mut ways = ArrayVec::<(u8, u64), 16>::new();
                    let sum = dice::again(pool.dice, pool.value, hits, second, |again, weight| {
                        ways.push((again, weight));
                    });
                    for (again, weight) in ways {
                        each(hits, again, chance * weight as f64 / sum as f64);
                    }
                }
            }
        }
    }

    /// What these damages mean for everybody. TC-7.5
    fn outcome(
        &self,
        at: &State,
        fight: &Fight,
        damages: &[u8],
        total: u8,
        shooters: u8,
        chance: f64,
    ) -> Outcome {
        let numbers = &self.data.numbers;
        let dies = |unit: Unit, damage: u8| at.figure(unit).damage + damage >= DAMAGE;
        let mut outcome = Outcome { chance, hurt: ArrayVec::new(), earned: ArrayVec::new() };
        let attacker = fight.attacker.unit;
        let attacker_dies = dies(attacker, total);
        let mut best = 0;
        for (&unit, &damage) in fight.struck.iter().zip(damages).filter(|(_, damage)| **damage > 0) {
            best = best.max(if dies(unit, damage) { numbers.destroy } else { numbers.damage });
            outcome.hurt.push((unit, damage));
        }
        if total > 0 {
            outcome.hurt.push((attacker, total));
        }
        if best > 0 && !attacker_dies {
            outcome.earned.push((attacker, best));
        }
        let earned = if attacker_dies { numbers.destroy } else { numbers.damage };
        for (index, pool) in fight.back.iter().enumerate() {
            let struck = fight.struck.iter().position(|&unit| unit == pool.unit);
            let lives = struck.is_none_or(|place| !dies(pool.unit, damages[place]));
            if shooters >> index & 1 != 0 && lives {
                outcome.earned.push((pool.unit, earned));
            }
        }
        outcome
    }
}
