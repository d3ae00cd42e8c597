//! Fire (SM-5): what it costs, what it is worth, and what a combat card does. Support attacks (SM-6) are resolved here
//! too, once `support` has said what they are worth.

use crate::{
    Mortain,
    action::{Action, Against},
    data::UnitId,
    deck::Card,
    event::{Event, UnitWords},
    map::HexId,
    phase::{Phase, Side},
    state::{Change, Place, State},
    support,
    word::bits,
};

/// The reckoning of an attack before the card is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shot {
    pub(crate) strength: u8,
    /// −1 if all firers are adjacent to the target.
    pub(crate) adjacent: i8,
    /// −1 if the companion takes part in an anti-tank attack.
    pub(crate) companion: i8,
    pub(crate) terrain: i8,
    /// +1 under SM-6.4.
    pub(crate) harassed: i8,
}

impl Shot {
    pub(crate) fn modifier(&self) -> i8 {
        self.adjacent + self.companion + self.terrain + self.harassed
    }

    /// The highest number that still hits; below 1 none does.
    pub(crate) fn highest(&self) -> i8 {
        self.strength as i8 - self.modifier()
    }
}

/// What a firing group costs in activations: one each, but the companion is free beside another firer (SM-4.3).
#[inline]
pub(crate) fn cost(mates: u16, companion: u16, firers: u16) -> u8 {
    let is_free = firers & companion != 0 && firers & mates != 0;
    firers.count_ones() as u8 - u8::from(is_free)
}

/// The units that stand with the companion.
#[inline]
pub(crate) fn mates(game: &Mortain, at: &State) -> u16 {
    match game.units.companion {
        Some(unit) => {
            let own = game.units.of[game.units.get(unit).side as usize];
            at.standing(own & !unit.bit(), at.place(unit).bit())
        }
        None => 0,
    }
}

/// The printed value of a unit on the side now face up (SM-5.4).
#[inline]
pub(crate) fn value(game: &Mortain, at: &State, unit: UnitId, against: Against) -> u8 {
    game.units.get(unit).values[usize::from(at.is_reduced(unit))][against as usize]
}

/// SM-5.4
pub(crate) fn shot(game: &Mortain, at: &State, target: UnitId, hex: HexId, firers: u16) -> Shot {
    let against = game.units.get(target).kind.against();
    let strength = bits(firers.into()).map(|unit| value(game, at, UnitId(unit), against)).sum();
    Group { units: firers, places: at.places(firers), strength }.shot(game, at, hex, against)
}

/// Units that fire together, where they stand, and the sum of their values.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Group {
    pub(crate) units: u16,
    pub(crate) places: u64,
    pub(crate) strength: u8,
}

impl Group {
    /// SM-5.4
    #[inline]
    pub(crate) fn shot(self, game: &Mortain, at: &State, hex: HexId, against: Against) -> Shot {
        let is_adjacent = self.places & !game.map.neighbours(hex) == 0;
        let has_companion = against == Against::At && self.units & game.units.companion_bit() != 0;
        Shot {
            strength: self.strength,
            adjacent: -i8::from(is_adjacent),
            companion: -i8::from(has_companion),
            terrain: game.map.modifier(hex),
            harassed: i8::from(is_harassed(game, at, self.units, self.places)),
        }
    }
}

/// SM-6.4: one German firer in the area is enough.
fn is_harassed(game: &Mortain, at: &State, firers: u16, places: u64) -> bool {
    let is_german = firers & game.units.of[Side::German as usize] != 0;
    at.harass.is_some_and(|hex| is_german && places & (hex.bit() | game.map.neighbours(hex)) != 0)
}

/// The reckoning of any attack, fire or support; `None` if the action is no attack or its target is not on the map.
pub(crate) fn reckon(game: &Mortain, at: &State, attack: &Action) -> Option<Shot> {
    match *attack {
        Action::Fire { target, firers } => {
            at.place(target).hex().map(|hex| shot(game, at, target, hex, firers))
        }
        Action::Strike { support, hex, .. } => Some(support::shot(game, support, hex)),
        Action::StrikeUnit { support, unit } => {
            at.place(unit).hex().map(|hex| support::shot(game, support, hex))
        }
        _ => None,
    }
}

/// The units a hit would cost a step.
pub(crate) fn victims(game: &Mortain, at: &State, attack: &Action) -> u16 {
    match *attack {
        Action::Fire { target, .. } => target.bit(),
        Action::Strike { hex, against, .. } => support::victims(game, at, hex, against),
        Action::StrikeUnit { unit, .. } => unit.bit(),
        _ => 0,
    }
}

impl Change<'_> {
    /// SM-5.1: the firers are used, a card will be drawn.
    pub(crate) fn open_fire(&mut self, target: UnitId, firers: u16) {
        let (game, attack) = (self.game, Action::Fire { target, firers });
        let hex = self.at.place(target).hex().expect("a target stands on the map");
        let shot = shot(game, self.at, target, hex, firers);
        let first = UnitId(firers.trailing_zeros() as u8);
        let cost = cost(mates(game, self.at), game.units.companion_bit(), firers);
        self.spend(firers, cost, self.at.place(first));
        let mut words = UnitWords::new();
        words.extend(bits(firers.into()).map(|unit| game.units.word(UnitId(unit))));
        let event = Event::Fired {
            target: game.units.word(target),
            hex: game.map.word(hex),
            unit: words,
            against: game.units.get(target).kind.against(),
            strength: shot.strength,
        };
        self.begin_attack(attack, event);
    }

    /// A card is drawn for the attack under way. The joker is seen to by the caller.
    pub(crate) fn fight(&mut self, card: Card) {
        self.at.fought |= card.bit();
        let word = self.game.deck.word(card);
        if self.game.deck.is_face_card(card) {
            self.tell(Event::FaceCardInCombat { card: word });
            self.choose_or_miss();
            return;
        }
        let attack = self.at.attack.expect("a combat card is drawn for an attack");
        let shot =
            reckon(self.game, self.at, &attack).expect("its target does not move while a card is drawn");
        let result = self.game.deck.face(card).number as i8 + shot.modifier();
        let Shot { strength, adjacent, companion, terrain, harassed } = shot;
        // SM-5.4: no automatic hit or miss.
        if result > strength as i8 {
            self.tell(Event::Missed { card: word, adjacent, companion, terrain, harassed, result, strength });
        } else {
            self.tell(Event::Hit { card: word, adjacent, companion, terrain, harassed, result, strength });
            for unit in bits(victims(self.game, self.at, &attack).into()) {
                self.hit(UnitId(unit));
            }
            self.win_by_elimination();
        }
        self.resume();
    }

    /// SM-5.5: the choice, unless no card is left.
    fn choose_or_miss(&mut self) {
        if self.at.is_deck_empty() {
            self.tell(Event::MissedWithoutCard);
            self.resume();
        } else {
            self.at.phase = Phase::Choose;
        }
    }

    /// SM-7.1: tested when a unit is hit, so a position arranged without Americans is not lost from the start.
    fn win_by_elimination(&mut self) {
        let americans = self.game.units.of[Side::American as usize];
        let gone = Place::DEAD.bit() | Place::EXITED.bit();
        if self.at.standing(americans, !gone) == 0 {
            self.win(Side::German, Event::WonByElimination { side: Side::German });
        }
    }
}
