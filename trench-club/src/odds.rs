//! Exact odds: what an attack, or the whole attack list in its order, does to everybody concerned. No simulation: the
//! joint state of the units concerned is carried from battle to battle with its probability.
//!
//! Units that cannot influence each other are kept in separate clusters, a unit that matters no more is taken out when
//! its distribution is known, and one that matters only as a helper is kept as alive or not. Attacks that do not touch
//! each other may change places, so that one target after the other is settled; where a stray shell falls is decided
//! first, once for each place. So even a long list stays small. The rules are asked, not repeated: every battle is set
//! up by `battle::fight`.

use crate::{
    TrenchClub,
    battle::{Fight, Pool, damage},
    data::FACES,
    nodice::CARDS,
    outcome::Outcome,
    phase::UnitId,
    state::{At, DAMAGE, Declared, Spot, State},
    table::{Key, Places, Table, Worth},
    unit::{Unit, units},
};
use arrayvec::ArrayVec;

/// Final damage 0 to 5, and destroyed.
pub type Damages = [f64; DAMAGE as usize + 1];

/// What may become of one unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UnitOdds {
    pub unit: Unit,
    /// Chances of the total damage it will have; the last is destruction.
    pub damage: Damages,
    /// Experience it will earn on average.
    pub experience: f64,
}

/// What may become of everybody concerned.
#[derive(Clone, PartialEq, Debug)]
pub struct ListOdds {
    /// In unit order.
    pub units: Vec<UnitOdds>,
    /// For each attack, the chance that it is carried out at all (TC-6.3).
    pub fought: Vec<f64>,
}

/// Units whose states belong together, and how likely each combination is.
struct Cluster {
    units: ArrayVec<Unit, { Key::UNITS }>,
    table: Table,
}

/// Where a shell falls: on its target, on a unit nearby, or where nobody is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shell {
    OnTarget,
    On(Unit),
    Lost,
}

struct Walk<'a> {
    game: &'a TrenchClub,
    start: &'a State,
    list: &'a [Declared],
    shells: Vec<Shell>,
    /// Units each attack reads or changes; of these, those it may change; and those who may shoot in it.
    reads: Vec<u64>,
    changes: Vec<u64>,
    shoots: Vec<u64>,
    clusters: Vec<Cluster>,
    damage: Vec<Damages>,
    experience: Vec<f64>,
    fought: Vec<f64>,
    /// Attacks still to come.
    left: Vec<usize>,
    /// All combat units of the enemy, if the list could wipe them out and one of its targets is none: whether they
    /// live decides whether that attack is still carried out (TC-7.9). All other attacks would be lost anyway.
    mortal: u64,
}

impl TrenchClub {
    /// Odds of attacks carried out in this order. Nobody may be concerned twice as an attacker.
    pub fn list_odds(&self, at: &State, list: &[Declared]) -> ListOdds {
        let mut sum = ListOdds { units: Vec::new(), fought: vec![0.0; list.len()] };
        for (chance, shells) in self.shells(at, list) {
            let odds = Walk::new(self, at, list, shells).run();
            sum.add(chance, &odds);
        }
        sum.complete(at);
        sum
    }

    /// Odds of one attack from where everybody stands.
    pub fn attack_odds(&self, at: &State, attack: Declared) -> ListOdds {
        let unit = attack.unit.unit();
        if self.data.profile(unit).pattern || self.stray_faces(at, unit) > 0 {
            return self.list_odds(at, &[attack]);
        }
        let fight = self.fight(at, attack, attack.target.unit());
        if fight.back.len() > 1 {
            return self.list_odds(at, &[attack]);
        }
        self.duel(at, &fight)
    }

    /// One against one: the two sides' dice are independent, so two short sums are enough.
    fn duel(&self, at: &State, fight: &Fight) -> ListOdds {
        let (attacker, target) = (fight.attacker.unit, fight.struck[0]);
        let cover = at.hex(target).map_or(&self.data.profile(target).open, |hex| self.cover_row(target, hex));
        let to_target = self.damages(&fight.attacker, cover, at.figure(target).damage);
        let mut to_attacker = [0.0; DAMAGE as usize + 1];
        match fight.back.first() {
            Some(pool) => {
                let row = &self.data.profile(attacker).open;
                to_attacker = self.damages(pool, row, at.figure(attacker).damage);
            }
            None => to_attacker[usize::from(at.figure(attacker).damage)] = 1.0,
        }
        let earns = |to: &Damages, had: u8, own: &Damages| {
            let numbers = &self.data.numbers;
            let dead = to[usize::from(DAMAGE)];
            let hurt = 1.0 - dead - to[usize::from(had)];
            let lives = 1.0 - own[usize::from(DAMAGE)];
            lives * (hurt * f64::from(numbers.damage) + dead * f64::from(numbers.destroy))
        };
        let one = UnitOdds {
            unit: attacker,
            damage: to_attacker,
            experience: earns(&to_target, at.figure(target).damage, &to_attacker),
        };
        let other = UnitOdds {
            unit: target,
            damage: to_target,
            experience: earns(&to_attacker, at.figure(attacker).damage, &to_target),
        };
        let units = if attacker < target { vec![one, other] } else { vec![other, one] };
        ListOdds { units, fought: vec![1.0] }
    }

    /// Total damage of a unit that had `had` after this pool's dice.
    pub(crate) fn damages(&self, pool: &Pool, row: &[u8; 6], had: u8) -> Damages {
        let mut damages = [0.0; DAMAGE as usize + 1];
        let mut add =
            |hits: u8, chance: f64| damages[usize::from((had + damage(row, hits)).min(DAMAGE))] += chance;
        if pool.card {
            (1..=CARDS)
                .for_each(|card| add(self.data.card(card, pool.dice, pool.value), 1.0 / f64::from(CARDS)));
        } else {
            let chances = self.data.chances(pool.dice, pool.value);
            (0..=pool.dice).for_each(|hits| add(hits, chances[usize::from(hits)]));
        }
        damages
    }

    /// All ways the shells of the list may fall. Nobody learns anything before shooting, so this is known beforehand.
    fn shells(&self, at: &State, list: &[Declared]) -> Vec<(f64, Vec<Shell>)> {
        let mut ways = vec![(1.0, Vec::new())];
        for attack in list {
            let (unit, target) = (attack.unit.unit(), attack.target.unit());
            let mut falls = Vec::new();
            let faces = self.stray_faces(at, unit);
            let astray = f64::from(faces) / FACES as f64;
            falls.push((1.0 - astray, Shell::OnTarget));
            let directions = if self.rank(at.figure(unit).experience) > 0 { 6 } else { faces };
            for direction in 1..=if faces > 0 { directions } else { 0 } {
                let shell = self.stray(at, target, direction).1.map_or(Shell::Lost, Shell::On);
                let chance = astray / f64::from(directions);
                match falls.iter_mut().find(|fall: &&mut (f64, Shell)| fall.1 == shell) {
                    Some(known) => known.0 += chance,
                    None => falls.push((chance, shell)),
                }
            }
            let longer = |way: &(f64, Vec<Shell>), fall: &(f64, Shell)| {
                (way.0 * fall.0, way.1.iter().copied().chain([fall.1]).collect())
            };
            ways = ways.iter().flat_map(|way| falls.iter().map(move |fall| longer(way, fall))).collect();
        }
        ways.retain(|way| way.0 > 0.0);
        ways
    }
}

impl ListOdds {
    /// Adds the odds of one case.
    fn add(&mut self, chance: f64, case: &ListOdds) {
        for odds in &case.units {
            let place = match self.units.binary_search_by_key(&odds.unit, |known| known.unit) {
                Ok(place) => place,
                Err(place) => {
                    let none =
                        UnitOdds { unit: odds.unit, damage: [0.0; DAMAGE as usize + 1], experience: 0.0 };
                    self.units.insert(place, none);
                    place
                }
            };
            let known = &mut self.units[place];
            known.experience += chance * odds.experience;
            for (sum, one) in known.damage.iter_mut().zip(odds.damage) {
                *sum += chance * one;
            }
        }
        for (sum, one) in self.fought.iter_mut().zip(&case.fought) {
            *sum += chance * one;
        }
    }

    /// In the cases where a unit was not concerned it stayed as it was.
    fn complete(&mut self, at: &State) {
        for odds in &mut self.units {
            let missing = 1.0 - odds.damage.iter().sum::<f64>();
            odds.damage[usize::from(at.figure(odds.unit).damage)] += missing.max(0.0);
        }
    }
}

impl<'a> Walk<'a> {
    fn new(game: &'a TrenchClub, start: &'a State, list: &'a [Declared], shells: Vec<Shell>) -> Walk<'a> {
        let roles: Vec<(u64, u64)> =
            list.iter().zip(&shells).map(|(&attack, &shell)| game.roles(start, attack, shell)).collect();
        let changes: Vec<u64> = roles.iter().map(|roles| roles.0).collect();
        let all = changes.iter().fold(0, |all, set| all | set);
        let transports = game.data.sets.transport;
        let enemies = list.first().map_or(0, |attack| attack.target.unit().team().units());
        let fighters = start.alive(game.units & enemies & !transports);
        let mortal = if fighters & !all == 0 { fighters } else { 0 };
        let reads = list.iter().zip(&changes).map(|(attack, set)| {
            let target = attack.target.unit();
            let helpers = game.helpers(start, attack.unit.unit(), target);
            let fate = if target.bit() & transports != 0 { mortal } else { 0 };
            set | (target.bit() | helpers | fate) & all
        });
        Walk {
            game,
            start,
            list,
            shells,
            reads: reads.collect(),
            shoots: roles.iter().map(|roles| roles.1).collect(),
            changes,
            clusters: Vec::new(),
            damage: vec![[0.0; DAMAGE as usize + 1]; Unit::COUNT],
            experience: vec![0.0; Unit::COUNT],
            fought: vec![0.0; list.len()],
            left: (0..list.len()).collect(),
            mortal,
        }
    }

    fn run(mut self) -> ListOdds {
        let mut last = None;
        while let Some(place) = self.next(last) {
            let index = self.left.remove(place);
            self.step(index);
            last = Some(self.list[index].target);
        }
        self.finish()
    }

    /// The attack to carry out next, as a place in `left`: one on the same target as the last, if no attack before it
    /// that is still to come touches the same units.
    fn next(&self, last: Option<UnitId>) -> Option<usize> {
        let same = |&place: &usize| {
            let index = self.left[place];
            Some(self.list[index].target) == last
                && self.left[..place].iter().all(|&before| {
                    self.changes[before] & self.reads[index] == 0
                        && self.reads[before] & self.changes[index] == 0
                })
        };
        (0..self.left.len()).find(same).or_else(|| (!self.left.is_empty()).then_some(0))
    }

    /// One attack: brings its units together, carries it out in every combination, and forgets who is done. What it
    /// does depends only on the units it reads: combinations that differ in others share the work.
    fn step(&mut self, index: usize) {
        let mut cluster = self.gather(self.reads[index]);
        let mut masks = Key::fresh(0);
        for (place, unit) in cluster.units.iter().enumerate() {
            masks.keep(place, self.reads[index] & unit.bit() != 0);
        }
        let attacker = self.list[index].unit.unit();
        let is_last = self.left.iter().all(|&later| self.changes[later] & attacker.bit() == 0);
        let mut next = Table::new();
        let mut known: Vec<(Key, Option<Vec<Outcome>>, Damages)> = Vec::new();
        let mut at = self.start.clone();
        let mut places = Places::new();
        for (key, chance) in cluster.table.iter() {
            let seen = key.masked(&masks);
            let place = places.find(&seen, |place| known[place].0 == seen);
            if place == known.len() {
                self.set(&mut at, &cluster.units, key);
                let mut outcomes = self.outcomes(&at, index);
                let after = if is_last { fold(&at, attacker, outcomes.as_mut()) } else { [0.0; 7] };
                known.push((seen, outcomes, after));
            }
            for (sum, one) in self.damage[attacker.index()].iter_mut().zip(known[place].2) {
                *sum += chance * one;
            }
            let Some(outcomes) = &known[place].1 else {
                next.add(key, chance);
                continue;
            };
            self.fought[index] += chance;
            for outcome in outcomes {
                let mut after = key;
                for &(unit, damage) in &outcome.hurt {
                    after.hurt(place_of(&cluster.units, unit), damage);
                }
                for &(unit, earned) in &outcome.earned {
                    self.experience[unit.index()] += chance * outcome.chance * f64::from(earned);
                    let missing =
                        self.game.data.numbers.hero.saturating_sub(self.start.figure(unit).experience);
                    after.earn(place_of(&cluster.units, unit), earned, missing);
                }
                next.add(after, chance * outcome.chance);
            }
        }
        cluster.table = next;
        self.release(cluster);
    }

    /// All ways an attack can end from this position; nothing if it is lost.
    fn outcomes(&self, at: &State, index: usize) -> Option<Vec<Outcome>> {
        let (attack, target) = (self.list[index], self.list[index].target.unit());
        if !self.goes_on(at, target) || !at.is_alive(attack.unit.unit()) || !at.is_alive(target) {
            return None;
        }
        let struck = match self.shells[index] {
            Shell::OnTarget => Some(target),
            Shell::On(unit) => Some(unit).filter(|&unit| at.is_alive(unit)),
            Shell::Lost => None,
        };
        Some(match struck {
            Some(struck) => self.game.outcomes(at, attack, struck),
            None => vec![Outcome { chance: 1.0, hurt: ArrayVec::new(), earned: ArrayVec::new() }],
        })
    }

    /// The enemy can still fight, or only fighters are attacked. TC-7.9
    fn goes_on(&self, at: &State, target: Unit) -> bool {
        let is_fighter = target.bit() & self.game.data.sets.transport == 0;
        is_fighter || self.mortal == 0 || at.alive(self.mortal) != 0
    }

    /// One cluster of all these units.
    fn gather(&mut self, set: u64) -> Cluster {
        let mut joined = Cluster { units: ArrayVec::new(), table: Table::certain() };
        let mut left = set;
        let mut kept = Vec::new();
        for cluster in std::mem::take(&mut self.clusters) {
            if cluster.units.iter().all(|unit| set & unit.bit() == 0) {
                kept.push(cluster);
                continue;
            }
            left = cluster.units.iter().fold(left, |left, unit| left & !unit.bit());
            joined = joined.times(&cluster);
        }
        self.clusters = kept;
        for unit in units(left) {
            let mut alone = Cluster { units: ArrayVec::new(), table: Table::new() };
            alone.units.push(unit);
            alone.table.add(Key::fresh(self.start.figure(unit).damage), 1.0);
            joined = joined.times(&alone);
        }
        joined
    }

    /// Writes the states of a key into the position.
    fn set(&self, at: &mut State, units: &[Unit], key: Key) {
        for (place, &unit) in units.iter().enumerate() {
            let mut figure = *self.start.figure(unit);
            figure.damage = key.damage(place);
            figure.experience = figure.experience.saturating_add(key.earned(place));
            if figure.damage >= DAMAGE {
                figure.at = At::from(Spot::Dead);
                figure.damage = 0;
            }
            *at.figure_mut(unit) = figure;
        }
    }

    /// Takes out units that no later attack changes; those that may still help are kept as alive or not, and
    /// experience only of those who will shoot again.
    fn release(&mut self, mut cluster: Cluster) {
        let later = |sets: &[u64]| self.left.iter().fold(0, |all, &index| all | sets[index]);
        let (changed, shoots) = (later(&self.changes), later(&self.shoots));
        let read = later(&self.reads);
        let worth = |unit: &Unit| match unit.bit() {
            unit if changed & shoots & unit != 0 => Worth::Everything,
            unit if changed & unit != 0 => Worth::Damage,
            unit if read & unit != 0 => Worth::Life,
            _ => Worth::Nothing,
        };
        let worth: ArrayVec<Worth, { Key::UNITS }> = cluster.units.iter().map(worth).collect();
        for (place, unit) in cluster.units.iter().enumerate() {
            let damages = &mut self.damage[unit.index()];
            let is_settled = matches!(worth[place], Worth::Life | Worth::Nothing);
            if is_settled && damages.iter().sum::<f64>() == 0.0 {
                let states = cluster.table.iter();
                states.for_each(|(key, chance)| damages[usize::from(key.damage(place))] += chance);
            }
        }
        let mut kept = worth.iter();
        cluster.units.retain(|_| kept.next() != Some(&Worth::Nothing));
        if !cluster.units.is_empty() {
            if worth.iter().any(|&worth| worth != Worth::Everything) {
                cluster.table = cluster.table.map(|key| key.narrowed(&worth));
            }
            self.clusters.push(cluster);
        }
    }

    fn finish(self) -> ListOdds {
        let concerned = self.changes.iter().fold(0, |all, set| all | set);
        let odds = |unit: Unit| {
            let mut damage = self.damage[unit.index()];
            if damage.iter().sum::<f64>() == 0.0 {
                damage[usize::from(self.start.figure(unit).damage)] = 1.0;
            }
            UnitOdds { unit, damage, experience: self.experience[unit.index()] }
        };
        ListOdds { units: units(concerned).map(odds).collect(), fought: self.fought }
    }
}

/// The attacker's damage after its attack, where no later attack changes it: then the outcomes need only say whether
/// it lives, and those that are alike become one.
fn fold(at: &State, attacker: Unit, outcomes: Option<&mut Vec<Outcome>>) -> Damages {
    let mut damages = [0.0; DAMAGE as usize + 1];
    let had = if at.is_alive(attacker) { at.figure(attacker).damage } else { DAMAGE };
    let Some(outcomes) = outcomes else {
        damages[usize::from(had)] = 1.0;
        return damages;
    };
    let mut folded: Vec<Outcome> = Vec::with_capacity(outcomes.len());
    for mut outcome in outcomes.drain(..) {
        let place = outcome.hurt.iter().position(|hurt| hurt.0 == attacker);
        let total = (had + place.map_or(0, |place| outcome.hurt[place].1)).min(DAMAGE);
        damages[usize::from(total)] += outcome.chance;
        if let Some(place) = place.filter(|_| total < DAMAGE) {
            outcome.hurt.remove(place);
        } else if let Some(place) = place {
            outcome.hurt[place].1 = DAMAGE;
        }
        match folded.iter_mut().find(|known| known.hurt == outcome.hurt && known.earned == outcome.earned) {
            Some(known) => known.chance += outcome.chance,
            None => folded.push(outcome),
        }
    }
    *outcomes = folded;
    damages
}

fn place_of(units: &[Unit], unit: Unit) -> usize {
    units.iter().position(|&other| other == unit).expect("an attack changes only units it reads")
}

impl Cluster {
    fn times(&self, other: &Cluster) -> Cluster {
        let mut units = self.units.clone();
        let room = units.try_extend_from_slice(&other.units);
        room.expect("a list has fewer attackers and targets than a key has places");
        let mut table = Table::new();
        for (one, chance) in self.table.iter() {
            for (two, other_chance) in other.table.iter() {
                table.add(one.with(self.units.len(), two, other.units.len()), chance * other_chance);
            }
        }
        Cluster { units, table }
    }
}

impl TrenchClub {
    /// Units an attack may hurt or teach: attacker, whoever is struck, whoever may shoot back; and of these the ones
    /// that shoot.
    fn roles(&self, at: &State, attack: Declared, shell: Shell) -> (u64, u64) {
        let (attacker, target) = (attack.unit.unit(), attack.target.unit());
        let shoots = attacker.bit();
        let struck = match shell {
            Shell::OnTarget => target,
            Shell::On(unit) => unit,
            Shell::Lost => return (shoots, shoots),
        };
        if !at.is_alive(attacker) || !at.is_alive(target) {
            return (shoots, shoots);
        }
        let fight = self.fight(at, attack, struck);
        let shoots = fight.back.iter().fold(shoots, |set, pool| set | pool.unit.bit());
        (fight.struck.iter().fold(shoots, |set, unit| set | unit.bit()), shoots)
    }

    /// Own units that would give red dice as they stand; none in an attack from afar.
    fn helpers(&self, at: &State, attacker: Unit, target: Unit) -> u64 {
        if self.attack_distance(at, attacker, target) != Some(1) {
            return 0;
        }
        let own = units(attacker.nation().units() & !attacker.bit());
        own.filter(|&unit| self.touches(at, unit, target) != 0).fold(0, |set, unit| set | unit.bit())
    }
}
