//! American support from the air and from guns off the map (SM-6): which card offers it, whom it hits, harassment.

use crate::{
    Mortain,
    action::{Action, Against},
    data::UnitId,
    deck::Support,
    event::Event,
    fire::Shot,
    map::HexId,
    options::SupportHits,
    phase::Side,
    state::{Change, HEXES, State},
    word::bits,
};

/// SM-6.1: the support that may be used now, as the first thing done on a red card, once a turn.
pub(crate) fn offered(game: &Mortain, at: &State) -> Option<Support> {
    let face = game.deck.face(at.card?);
    (face.side == Side::American && !at.support_used && at.is_card_fresh(game)).then_some(face.support)
}

/// SM-6.2: no range, no line, no −1; the terrain counts.
pub(crate) fn shot(game: &Mortain, support: Support, hex: HexId) -> Shot {
    Shot {
        strength: game.support[support as usize],
        adjacent: 0,
        companion: 0,
        terrain: game.map.modifier(hex),
        harassed: 0,
    }
}

/// SM-6.3: every German unit there of the kind the attack is against.
pub(crate) fn victims(game: &Mortain, at: &State, hex: HexId, against: Against) -> u16 {
    let germans = game.units.of[Side::German as usize];
    at.standing(germans & game.units.facing[against as usize], hex.bit())
}

/// Every support sentence possible with what is offered, in the order of the legal list.
pub(crate) fn list(game: &Mortain, at: &State, support: Support, out: &mut Vec<Action>) {
    let germans = game.units.of[Side::German as usize];
    let on_map = at.standing(germans, HEXES);
    if !at.is_deck_empty() {
        match game.setup.support_hits {
            SupportHits::Stack => {
                let tanks = at.places(on_map & game.units.facing[Against::At as usize]);
                let foot = at.places(on_map & game.units.facing[Against::Ai as usize]);
                for hex in bits(tanks | foot).map(HexId) {
                    for (against, places) in [(Against::At, tanks), (Against::Ai, foot)] {
                        if places & hex.bit() != 0 {
                            out.push(Action::Strike { support, hex, against });
                        }
                    }
                }
            }
            SupportHits::Unit => {
                out.extend(
                    bits(on_map.into()).map(|unit| Action::StrikeUnit { support, unit: UnitId(unit) }),
                );
            }
        }
    }
    // SM-3.8: harassment needs no card.
    if support == Support::Air {
        out.extend(bits(at.places(on_map)).map(|hex| Action::Harass { hex: HexId(hex) }));
    }
}

impl Change<'_> {
    pub(crate) fn strike(&mut self, support: Support, hex: HexId, against: Against) {
        self.spend_support();
        let strength = self.game.support[support as usize];
        let event = Event::Struck { support, hex: self.game.map.word(hex), against, strength };
        self.begin_attack(Action::Strike { support, hex, against }, event);
    }

    pub(crate) fn strike_unit(&mut self, support: Support, unit: UnitId) {
        self.spend_support();
        let hex = self.at.place(unit).hex().expect("a unit under attack stands on the map");
        let event = Event::StruckUnit {
            support,
            target: self.game.units.word(unit),
            hex: self.game.map.word(hex),
            strength: self.game.support[support as usize],
        };
        self.begin_attack(Action::StrikeUnit { support, unit }, event);
    }
}
