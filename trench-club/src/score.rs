//! How well a nation stands, for bots: forts held and forts within reach, what is alive and what it is worth, who is
//! under whose guns, and what the attacks already declared will probably do. The weights were fitted by many games
//! (docs/bots.md). An estimate, no rule.

use crate::{
    TrenchClub,
    battle::Pool,
    data::{Class, FACES},
    phase::Phase,
    state::{DAMAGE, Spot, State},
    unit::{Nation, Team, Unit, units},
};
use arrayvec::ArrayVec;
use game::{Estimate, Forecast};

/// All forts that are needed; and a little more for lacking two or one.
const FORTS: f32 = 1.9;
const NEARLY: f32 = 0.38;
/// A whole army, by what it cost.
const WORTH: f32 = 5.0;
/// The same, counted in heads, and of those the foot soldiers, who alone capture.
const HEADS: f32 = 0.72;
const FOOT: f32 = 0.66;
/// Ten coins.
const MONEY: f32 = 0.18;
/// A fort that is as good as captured; and the nearest once more.
const SOON: f32 = 0.2;
const NEXT: f32 = 1.85;
/// Units worth twenty coins under fire.
const RISK: f32 = 0.21;
/// Ten coins' worth of damage that can be repaired.
const REPAIR: f32 = 0.08;
/// What a rank adds to a unit's worth, and what damage takes from it, by sixths.
const RANK: f32 = 0.56;
const DAMAGED: f32 = 0.65;
/// What a fort is worth that is a turn farther away.
const TURN: f32 = 0.55;
/// Before it fires an enemy will probably come nearer by one in so many of its steps.
const NEARER: u8 = 3;

/// The weights were fitted to choose, and are much too sure of what they say. Fitted to 150 games of `greedy`
/// (docs/bots.md).
pub(crate) fn forecast(of: Estimate) -> Forecast {
    match of {
        Estimate::Score | Estimate::Outlook => Forecast { lean: -0.22, trust: 0.29 },
        Estimate::Trial => Forecast::LITERAL,
    }
}

/// Chances that a unit will have 0 to 6 damage.
type Fate = [f32; DAMAGE as usize + 1];
/// The units that attacks declared and not yet fought concern.
type Fates = Vec<(Unit, Fate)>;

/// An enemy that could fire, as far as it is the same for all its targets.
struct Gun {
    unit: Unit,
    from: usize,
    /// How near and how far it fires, with a walk before.
    least: u8,
    most: u8,
    /// Hits to hope for; and those against the class that it is made for.
    hits: f32,
    against: Option<(Class, f32)>,
}

impl TrenchClub {
    pub(crate) fn estimate(&self, at: &State, nation: Nation) -> f32 {
        let team = nation.team();
        if let Phase::Over { winner } = at.phase {
            return match winner {
                Some(winner) if winner == team => 1.0,
                Some(_) => -1.0,
                None => 0.0,
            };
        }
        let fates = self.fates(at);
        let lead = self.standing(at, team, &fates) - self.standing(at, team.other(), &fates);
        // Never quite won or lost while it lasts.
        0.98 * (0.5 * lead).tanh()
    }

    fn standing(&self, at: &State, team: Team, fates: &Fates) -> f32 {
        let (needed, forts) = (self.forts_to_win(), at.team_forts(team));
        let nearly = u8::from(forts + 1 >= needed) + u8::from(forts + 2 >= needed);
        let alive = at.alive(self.units & team.units());
        let money: u16 = team.nations().iter().map(|nation| at.money[nation.index()]).sum();
        let armies = self.order.len() as f32 / 2.0;
        let army = self.army(at, team, alive, fates)
            + HEADS / 11.0 * alive.count_ones() as f32
            + FOOT / 4.0 * (alive & self.data.sets.foot).count_ones() as f32
            + MONEY / 10.0 * f32::from(money.min(20));
        FORTS * f32::from(forts) / f32::from(needed)
            + NEARLY * f32::from(nearly)
            + self.captures(at, team, alive & self.data.sets.foot, usize::from(needed.saturating_sub(forts)))
            + army / armies
    }

    /// The worth of what is alive, less what is under fire; damage counts less where it can be repaired.
    fn army(&self, at: &State, team: Team, alive: u64, fates: &Fates) -> f32 {
        let mut sum = 0.0;
        let guns = self.guns(at, team.other());
        for unit in units(alive) {
            let figure = at.figure(unit);
            let skill = 1.0 + RANK * self.rank(figure.experience) as f32;
            let cost = f32::from(self.data.profile(unit).cost) * skill;
            let health = match fates.iter().find(|(known, _)| *known == unit) {
                Some((_, fate)) => fate.iter().zip(0..).map(|(chance, damage)| chance * health(damage)).sum(),
                None => health(figure.damage),
            };
            sum += cost * WORTH / 50.0 * health;
            sum += match figure.at.spot() {
                Spot::Hex(hex) => -cost * RISK / 20.0 * health.min(self.danger(&guns, unit, hex)),
                Spot::Fort(_) => cost * REPAIR / 10.0 * (1.0 - health),
                _ => 0.0,
            };
        }
        sum
    }

    /// The enemy's units that could fire in its next turn, or in the rest of this one if it is its turn. What it has
    /// declared is reckoned with elsewhere.
    fn guns(&self, at: &State, enemy: Team) -> ArrayVec<Gun, 32> {
        let is_now = at.active.team() == enemy;
        if is_now && !matches!(at.phase, Phase::Activate | Phase::Move) {
            return ArrayVec::new();
        }
        let gun = |unit: Unit| {
            let (figure, profile) = (at.figure(unit), self.data.profile(unit));
            let from = self.whereabouts(at, unit).filter(|_| profile.range.0 > 0)?;
            let walk = if is_now && at.moved & unit.bit() != 0 { 0 } else { profile.speed / NEARER };
            let dice = f32::from(self.data.numbers.dice[usize::from(figure.damage.min(DAMAGE - 1))]);
            let rank = self.rank(figure.experience);
            let hits = |values: &[u8; 3]| dice * f32::from(values[rank]) / FACES as f32;
            let (least, most) = profile.range;
            Some(Gun {
                unit,
                from,
                least: least.saturating_sub(walk),
                // A railway gun's range has no end.
                most: most.saturating_add(walk),
                hits: hits(&profile.attack),
                against: profile.against.as_ref().map(|(class, values)| (*class, hits(values))),
            })
        };
        units(self.units & enemy.units()).filter_map(gun).collect()
    }

    /// How much of a unit these guns could shoot away.
    fn danger(&self, guns: &[Gun], unit: Unit, hex: usize) -> f32 {
        let (class, toughness) = (self.data.profile(unit).class, f32::from(self.cover_row(unit, hex)[5]));
        let mut sum = 0.0;
        for gun in guns {
            let distance = self.ground.distance(hex, gun.from);
            if distance >= gun.least && distance <= gun.most && self.may_hit(gun.unit, unit) {
                let hits = match gun.against {
                    Some((special, hits)) if special == class => hits,
                    _ => gun.hits,
                };
                sum += hits / toughness;
            }
        }
        sum
    }

    /// The hex a living unit is on, or from where it would set out.
    fn whereabouts(&self, at: &State, unit: Unit) -> Option<usize> {
        match at.at(unit) {
            Spot::Hex(hex) => Some(hex),
            Spot::Fort(fort) => Some(self.map.forts[fort].body.index()),
            Spot::Aboard => at.hex(Unit::transport(unit.nation())),
            Spot::Stock | Spot::Dead => None,
        }
    }

    /// Forts this team may soon capture: the nearer a foot soldier the better, as many as are still needed.
    fn captures(&self, at: &State, team: Team, soldiers: u64, needed: usize) -> f32 {
        let mut hopes = [0.0_f32; 16];
        let reach = |unit| Some((self.whereabouts(at, unit)?, self.data.profile(unit).speed.max(1)));
        let soldiers: ArrayVec<(usize, u8), 32> = units(soldiers).filter_map(reach).collect();
        for ((index, fort), hope) in self.ground.forts.iter().enumerate().zip(&mut hopes) {
            if !fort.in_play || at.owner(index).is_some_and(|owner| owner.team() == team) {
                continue;
            }
            let body = self.map.forts[index].body.index();
            let turns = soldiers.iter().map(|&(from, speed)| {
                if fort.doors.has(from) {
                    return 0.0;
                }
                let steps = self.ground.distance(body, from).saturating_sub(2).max(1);
                2.0 * f32::from(steps) / f32::from(speed)
            });
            if let Some(turns) = turns.min_by(f32::total_cmp) {
                *hope = TURN.powf(turns);
            }
        }
        hopes.sort_by(|a, b| b.total_cmp(a));
        SOON * hopes[..needed.min(hopes.len())].iter().sum::<f32>() + NEXT * hopes[0]
    }

    /// What the attacks declared and not yet fought will probably do; who dies earlier in the list is not reckoned with.
    fn fates(&self, at: &State) -> Fates {
        let mut fates = Vec::new();
        for attack in at.list.iter().skip(usize::from(at.fought)) {
            let (attacker, target) = (attack.unit.unit(), attack.target.unit());
            let (Some(_), Some(hex)) = (at.hex(attacker), at.hex(target)) else { continue };
            let fight = self.fight(at, *attack, target);
            let aim = 1.0 - f32::from(self.stray_faces(at, attacker)) / FACES as f32;
            self.wear(at, &mut fates, target, (&fight.attacker, self.cover_row(target, hex)), aim);
            if let Some(pool) = fight.back.first() {
                let row = &self.data.profile(attacker).open;
                self.wear(at, &mut fates, attacker, (pool, row), 1.0);
            }
        }
        fates
    }

    /// One unit's dice against another's row, on top of what is expected already.
    fn wear(&self, at: &State, fates: &mut Fates, unit: Unit, (pool, row): (&Pool, &[u8; 6]), aim: f32) {
        let place = fates.iter().position(|(known, _)| *known == unit).unwrap_or_else(|| {
            let mut fate = [0.0; DAMAGE as usize + 1];
            fate[usize::from(at.figure(unit).damage.min(DAMAGE))] = 1.0;
            fates.push((unit, fate));
            fates.len() - 1
        });
        let blow = self.damages(pool, row, 0);
        let mut after = [0.0; DAMAGE as usize + 1];
        for (had, chance) in fates[place].1.into_iter().enumerate() {
            after[had] += chance * (1.0 - aim);
            for (more, share) in blow.iter().enumerate() {
                after[(had + more).min(usize::from(DAMAGE))] += chance * aim * *share as f32;
            }
        }
        fates[place].1 = after;
    }
}

/// What is left of a unit's worth.
fn health(damage: u8) -> f32 {
    if damage >= DAMAGE { 0.0 } else { 1.0 - DAMAGED * f32::from(damage) / f32::from(DAMAGE) }
}

#[cfg(test)]
mod tests {
    use crate::{TrenchClub, unit::Nation};
    use game::Game;

    fn arranged(facts: &[&str], list: &[&str]) -> f32 {
        let lines = ["map blank 14 12", "nations germany britain"].map(str::to_owned);
        let (setup, _) = TrenchClub::setup("trench-club", &lines).unwrap();
        let game = TrenchClub::open(&setup).unwrap();
        let facts: Vec<String> = facts.iter().map(|&fact| fact.to_owned()).collect();
        let mut at = game.arrange(&facts).unwrap();
        for sentence in list {
            let action = game.parse(sentence).unwrap();
            game.check(&at, &action).unwrap();
            game.apply(&mut at, &action, &mut Vec::new());
        }
        game.estimate(&at, Nation::ALL[0])
    }

    const DUEL: [&str; 3] = ["turn germany attack", "unit de.tank 0505", "unit gb.infantry 0605 damage 3"];

    #[test]
    fn a_good_attack_is_worth_declaring_before_the_dice_fall() {
        assert!(arranged(&DUEL, &["attack de.tank gb.infantry"]) > arranged(&DUEL, &[]));
    }

    #[test]
    fn a_bad_attack_is_not() {
        let duel = ["turn germany attack", "unit de.infantry 0505 damage 5", "unit gb.tank 0605"];
        assert!(arranged(&duel, &["attack de.infantry gb.tank"]) < arranged(&duel, &[]));
    }

    #[test]
    fn damage_and_guns_nearby_are_bad() {
        let base = arranged(&["turn germany money", "unit de.tank 0505", "unit gb.field-gun 1409"], &[]);
        let hurt =
            arranged(&["turn germany money", "unit de.tank 0505 damage 2", "unit gb.field-gun 1409"], &[]);
        let near = arranged(&["turn germany money", "unit de.tank 0505", "unit gb.field-gun 0705"], &[]);
        assert!(hurt < base, "{hurt} {base}");
        assert!(near < base, "{near} {base}");
    }
}
