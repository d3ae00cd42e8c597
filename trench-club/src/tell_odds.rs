//! Odds as people read them: tables and figures as messages. `odds` computes them.

use crate::{
    TrenchClub,
    action::Action,
    odds::{ListOdds, UnitOdds},
    phase::Phase,
    state::{DAMAGE, Declared, State},
    unit::Kind,
    view::View,
};
use game::{Dice, Message, Odds, OddsTable};

/// Nothing is hidden when there is something to attack, so no dice are needed to imagine the position.
struct NoDice;

impl Dice for NoDice {
    fn below(&mut self, _total: u64) -> u64 {
        0
    }
}

fn said(what: &str) -> Message {
    Message::new(format!("trench-club-odds-{what}"))
}

impl TrenchClub {
    /// Odds of declaring an attack, of ending the declarations with a list, and of recruiting blindly.
    pub(crate) fn tell_odds(&self, view: &View, action: &Action) -> Option<Odds> {
        let at = self.imagine_from(view, &mut NoDice);
        if self.may(&at, action).is_err() {
            return None;
        }
        match *action {
            Action::Attack { unit, target, direction } => {
                let direction = direction.map_or(6, |direction| direction.index() as u8);
                let attack = Declared { unit: unit.into(), target: target.into(), direction };
                Some(self.tell_list(&at, &[attack], &self.attack_odds(&at, attack)))
            }
            Action::Done if at.phase == Phase::Attack && !at.list.is_empty() => {
                Some(self.tell_list(&at, &at.list, &self.list_odds(&at, &at.list)))
            }
            Action::Recruit { .. } => Some(self.tell_specials(&at)),
            _ => None,
        }
    }

    fn tell_list(&self, at: &State, list: &[Declared], odds: &ListOdds) -> Odds {
        let mut figures = Vec::new();
        for unit in &odds.units {
            let figure = |what: &str| said(what).with("unit", unit.unit.to_string());
            figures.push((figure("destroyed"), unit.damage[usize::from(DAMAGE)]));
            figures.push((figure("experience"), unit.experience));
        }
        for (attack, &fought) in list.iter().zip(&odds.fought).filter(|(_, fought)| **fought < 1.0) {
            let (unit, target) = (attack.unit.unit().to_string(), attack.target.unit().to_string());
            figures.push((said("fought").with("unit", unit).with("target", target), fought));
        }
        Odds { tables: odds.units.iter().map(|unit| self.tell_damage(at, unit)).collect(), figures }
    }

    /// Damage a unit takes, from none to destruction.
    fn tell_damage(&self, at: &State, odds: &UnitOdds) -> OddsTable {
        let had = at.figure(odds.unit).damage;
        let mut rows: Vec<(Message, f64)> = (had..DAMAGE)
            .map(|total| {
                (said("takes").with("damage", i64::from(total - had)), odds.damage[usize::from(total)])
            })
            .collect();
        rows.push((said("is-destroyed"), odds.damage[usize::from(DAMAGE)]));
        OddsTable { title: said("damage").with("unit", odds.unit.to_string()), rows }
    }

    // TC-8.4
    fn tell_specials(&self, at: &State) -> Odds {
        let left: Vec<Kind> =
            Kind::SPECIALS.into_iter().filter(|&special| self.is_available(at, special)).collect();
        let row = |kind: &Kind| (said("special").with("special", kind.word()), 1.0 / left.len() as f64);
        let table = OddsTable { title: said("specials"), rows: left.iter().map(row).collect() };
        Odds { tables: vec![table], figures: Vec::new() }
    }
}
