//! What chance may say, word by word, with exact weights: roll-offs, start numbers, scatter, dice and cards, special
//! forces.

use crate::{
    TrenchClub,
    action::{Action, CARD, Results},
    battle::{Fight, Pool},
    data::FACES,
    dice,
    nodice::CARDS,
    phase::Phase,
    state::State,
    unit::Kind,
};

/// So many words, each as likely as the others.
fn evenly(words: impl Iterator<Item = u8>, out: &mut Vec<(u8, u64)>) -> u64 {
    let before = out.len();
    out.extend(words.map(|word| (word, 1)));
    (out.len() - before) as u64
}

fn die(out: &mut Vec<(u8, u64)>) -> u64 {
    evenly(1..=FACES as u8, out);
    FACES
}

/// Hits of a pool, or its card. TC-7.3, TC-10.1
fn pool(pool: &Pool, out: &mut Vec<(u8, u64)>) -> u64 {
    if pool.card {
        evenly((1..=CARDS).map(|card| CARD | card), out);
        return u64::from(CARDS);
    }
    let weights = dice::hits(pool.dice, pool.value);
    let likely = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
    out.extend(likely.map(|(hits, &weight)| (hits as u8, weight)));
    dice::rolls(pool.dice)
}

impl TrenchClub {
    pub(crate) fn next_word(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        match at.phase {
            Phase::RollOff { rolling, .. } if said.len() < rolling.count_ones() as usize => die(out),
            Phase::Number { .. } if said.is_empty() => {
                evenly((1..=self.numbers()).filter(|&number| !self.is_drawn(at, number)), out);
                u64::from(self.numbers()) - u64::from(at.numbers.count_ones())
            }
            Phase::Scatter => self.scatter_word(at, said, out),
            Phase::Hits { struck } => {
                self.hits_word(&self.fight(at, self.current(at), struck.unit()), said, out)
            }
            Phase::Special { .. } if said.is_empty() => {
                let left =
                    Kind::SPECIALS.iter().enumerate().filter(|(_, kind)| self.is_available(at, **kind));
                evenly(left.map(|(index, _)| index as u8), out)
            }
            _ => 0,
        }
    }

    /// A veteran's stray shell has a second word, the direction. TC-7.6
    fn scatter_word(&self, at: &State, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        let unit = self.current(at).unit.unit();
        let is_veteran = self.rank(at.figure(unit).experience) > 0;
        match *said {
            [] => die(out),
            [die] if is_veteran && die <= self.stray_faces(at, unit) => {
                evenly(1..=6, out);
                6
            }
            _ => 0,
        }
    }

    /// The attacker's pool, its second reading where there is one, then those who shoot back.
    fn hits_word(&self, fight: &Fight, said: &[u8], out: &mut Vec<(u8, u64)>) -> u64 {
        let attacker = &fight.attacker;
        let second = attacker.again.filter(|_| !attacker.card);
        match (said.len(), second) {
            (0, _) => pool(attacker, out),
            (1, Some(value)) => dice::again(attacker.dice, attacker.value, said[0], value, |hits, weight| {
                out.push((hits, weight));
            }),
            (words, _) => {
                let before = 1 + usize::from(second.is_some());
                fight.back.get(words - before).map_or(0, |shooter| pool(shooter, out))
            }
        }
    }

    pub(crate) fn say(&self, at: &State, said: &[u8]) -> Action {
        match at.phase {
            Phase::RollOff { .. } => {
                let mut dice = [0; 4];
                dice[..said.len()].copy_from_slice(said);
                Action::RollOff { dice }
            }
            Phase::Number { army } => Action::Number { army, number: said[0] },
            Phase::Scatter => Action::Scatter { die: said[0], direction: said.get(1).copied().unwrap_or(0) },
            Phase::Special { .. } => Action::Special { special: Kind::SPECIALS[usize::from(said[0])] },
            _ => Action::Hits { results: Results::new(said) },
        }
    }

    /// Whether chance may say this now: each word must be among those it could say after the words before.
    pub(crate) fn may_say(&self, at: &State, action: &Action) -> bool {
        let words: arrayvec::ArrayVec<u8, 16> = match (*action, at.phase) {
            (Action::RollOff { dice }, Phase::RollOff { .. }) => {
                dice.into_iter().filter(|&die| die > 0).collect()
            }
            (Action::Number { army, number }, Phase::Number { army: due }) if army == due => {
                [number].into_iter().collect()
            }
            (Action::Scatter { die, direction: 0 }, Phase::Scatter) => [die].into_iter().collect(),
            (Action::Scatter { die, direction }, Phase::Scatter) => [die, direction].into_iter().collect(),
            (Action::Hits { results }, Phase::Hits { .. }) => results.words().iter().copied().collect(),
            (Action::Special { special }, Phase::Special { .. }) => Kind::SPECIALS
                .iter()
                .position(|&kind| kind == special)
                .map(|index| index as u8)
                .into_iter()
                .collect(),
            _ => return false,
        };
        let mut choices = Vec::new();
        for (index, word) in words.iter().enumerate() {
            choices.clear();
            self.next_word(at, &words[..index], &mut choices);
            if !choices.iter().any(|choice| choice.0 == *word) {
                return false;
            }
        }
        choices.clear();
        self.next_word(at, &words, &mut choices) == 0
    }
}
