//! What each action of a list comes to in somebody's opinion: a move by how things stand after it, an attack by the
//! mean over what the cards may bring. What the results of an attack are worth is worked out once for every target. The
//! opinion is the caller's: `score` has one, `outlook` another.

use crate::{
    Mortain,
    action::Action,
    apply,
    data::UnitId,
    fire,
    odds::{Chances, Draws},
    phase::{Phase, Side},
    stand::Line,
    state::{Place, State, TURNS},
    word::bits,
};

/// How good a position is, to be asked of one after another.
pub(crate) trait Opinion {
    /// `kept`: a side whose units are known to stand as they stood in the position the foresight begins from.
    fn value(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32;
}

/// All that is asked of one foresight begins in the same position.
#[derive(Debug)]
pub(crate) struct Foresight<'a, O> {
    game: &'a Mortain,
    opinion: O,
    /// What the results of an attack are worth, by the units they cost a step and the activations left after it.
    known: Vec<(u16, u8, f32)>,
    joker: Option<f32>,
}

impl<'a, O: Opinion> Foresight<'a, O> {
    pub(crate) fn new(game: &'a Mortain, opinion: O) -> Foresight<'a, O> {
        Foresight { game, opinion, known: Vec::new(), joker: None }
    }

    /// The values after each of these actions of a side.
    pub(crate) fn survey(&mut self, at: &State, side: Side, actions: &[Action], values: &mut Vec<f32>) {
        let game = self.game;
        let enemy = side.other();
        let line = Line::new(game, at, enemy);
        // No action moves or hits an enemy before a card is drawn.
        let kept = Some((enemy, &line));
        let mates = fire::mates(game, at);
        let is_face = at.card.is_some_and(|card| game.deck.is_face_card(card));
        let mut events = Vec::new();
        for action in actions {
            let left = match *action {
                Action::Fire { firers, .. } if !is_face => {
                    at.left - fire::cost(mates, game.units.companion_bit(), firers)
                }
                Action::Redraw => at.left,
                _ => 0,
            };
            let attack = if *action == Action::Redraw { at.attack.as_ref() } else { Some(action) };
            let mean = attack.and_then(|attack| self.attack(at, attack, left, kept));
            values.push(mean.unwrap_or_else(|| {
                let mut after = at.clone();
                events.clear();
                apply::apply(game, &mut after, action, &mut events);
                self.opinion.value(&after, kept)
            }));
        }
    }

    /// The mean over what the cards may bring, with so many activations left afterwards; `None` if this is no attack.
    pub(crate) fn attack(
        &mut self,
        at: &State,
        attack: &Action,
        left: u8,
        kept: Option<(Side, &Line)>,
    ) -> Option<f32> {
        let shot = fire::reckon(self.game, at, attack)?;
        let Chances { hit, miss, joker, total } = Draws::new(self.game, at, &shot).best();
        let mut sum = 0.0;
        if hit > 0 {
            sum += hit as f32 * self.after(at, fire::victims(self.game, at, attack), left, None);
        }
        if miss > 0 {
            sum += miss as f32 * self.after(at, 0, left, kept);
        }
        if joker > 0 {
            sum += joker as f32 * self.after_joker(at, kept);
        }
        Some(sum / total as f32)
    }

    /// With a step less of the victims.
    fn after(&mut self, at: &State, victims: u16, left: u8, kept: Option<(Side, &Line)>) -> f32 {
        if let Some(known) = self.known.iter().find(|known| (known.0, known.1) == (victims, left)) {
            return known.2;
        }
        let mut after = match left {
            0 => State { phase: Phase::Draw, attack: None, card: None, left, ..at.clone() },
            _ => State { phase: Phase::Act, attack: None, left, ..at.clone() },
        };
        for unit in bits(victims.into()).map(UnitId) {
            if after.is_reduced(unit) {
                after.place[unit.index()] = Place::DEAD;
            }
            after.reduced ^= unit.bit();
        }
        let americans = self.game.units.of[Side::American as usize];
        if after.standing(americans, !Place::DEAD.bit()) == 0 {
            after.phase = Phase::Over(Side::German);
        }
        let value = self.opinion.value(&after, kept);
        self.known.push((victims, left, value));
        value
    }

    fn after_joker(&mut self, at: &State, kept: Option<(Side, &Line)>) -> f32 {
        if let Some(known) = self.joker {
            return known;
        }
        let after = if at.turn < TURNS {
            State { place: at.place, reduced: at.reduced, turn: at.turn + 1, ..State::empty() }
        } else {
            State { phase: Phase::Over(Side::American), ..at.clone() }
        };
        let value = self.opinion.value(&after, kept);
        self.joker = Some(value);
        value
    }
}
