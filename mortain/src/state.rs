//! A position: 16 places, a few masks, the card in hand. It changes only through the verbs of `Change`, each of which
//! also tells what happened, so that the narration is complete.

use crate::{
    Mortain,
    action::Action,
    data::{MAX_UNITS, UnitId},
    deck::Card,
    event::Event,
    map::HexId,
    phase::{Phase, Side},
    word::bits,
};
use serde::{Deserialize, Serialize};

/// SM-2.3
pub(crate) const TURNS: u8 = 6;
/// SM-7.1
pub(crate) const EXITS_TO_WIN: u32 = 5;

/// Where a unit is: a hex, or one of three places off the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    /// Off the map, still to enter; in set-up also: still to be placed.
    pub const WAITING: Place = Place(61);
    pub const EXITED: Place = Place(62);
    /// Eliminated, or not in this game at all.
    pub const DEAD: Place = Place(63);

    /// How many places there may be: sets of them are 64-bit masks.
    pub(crate) const COUNT: usize = 64;

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.0) & (Place::COUNT - 1)
    }

    pub fn hex(self) -> Option<HexId> {
        (self.0 < Place::WAITING.0).then_some(HexId(self.0))
    }

    /// As a member of a set of hexes; the three places off the map are bits no map uses.
    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }
}

impl From<HexId> for Place {
    fn from(hex: HexId) -> Place {
        Place(hex.0)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) place: [Place; MAX_UNITS],
    /// Units on their second step.
    pub(crate) reduced: u16,
    /// Units that acted on the card in hand (SM-3.4).
    pub(crate) acted: u16,
    /// 1 to 6; 0 during set-up.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// The activation card in hand.
    pub(crate) card: Option<Card>,
    /// Activations left on it; a face card counts 1 until its first action.
    pub(crate) left: u8,
    /// Where the units of a face card come from, once it is fixed (SM-3.3).
    pub(crate) stack: Option<Place>,
    /// The attack a card is being drawn for.
    pub(crate) attack: Option<Action>,
    pub(crate) support_used: bool,
    pub(crate) harass: Option<HexId>,
    /// Cards drawn to activate, and in combat, this turn.
    pub(crate) used: u64,
    pub(crate) fought: u64,
}

impl State {
    /// SM-2.1, SM-2.2: everybody is still off the map.
    pub(crate) fn new(game: &Mortain) -> State {
        let mut place = [Place::DEAD; MAX_UNITS];
        place[..game.units.list.len()].fill(Place::WAITING);
        State { place, phase: Phase::Deploy, turn: 0, ..State::empty() }
    }

    /// Nobody in play, turn 1, nothing drawn.
    pub(crate) fn empty() -> State {
        State {
            place: [Place::DEAD; MAX_UNITS],
            reduced: 0,
            acted: 0,
            turn: 1,
            phase: Phase::Draw,
            card: None,
            left: 0,
            stack: None,
            attack: None,
            support_used: false,
            harass: None,
            used: 0,
            fought: 0,
        }
    }

    #[inline]
    pub(crate) fn place(&self, unit: UnitId) -> Place {
        self.place[unit.index() & 15]
    }

    pub(crate) fn is_reduced(&self, unit: UnitId) -> bool {
        self.reduced & unit.bit() != 0
    }

    pub(crate) fn has_acted(&self, unit: UnitId) -> bool {
        self.acted & unit.bit() != 0
    }

    /// The side to act on the card in hand; the American sets up.
    #[inline]
    pub(crate) fn active(&self, game: &Mortain) -> Side {
        self.card.map_or(Side::American, |card| game.deck.face(card).side)
    }

    /// The units of a set that stand in one of these places.
    #[inline]
    pub(crate) fn standing(&self, units: u16, places: u64) -> u16 {
        let mut found = 0;
        for unit in bits(units.into()) {
            found |= u16::from(places & self.place(UnitId(unit)).bit() != 0) << unit;
        }
        found
    }

    /// The places where these units are.
    #[inline]
    pub(crate) fn places(&self, units: u16) -> u64 {
        bits(units.into()).fold(0, |set, unit| set | self.place(UnitId(unit)).bit())
    }

    /// Hexes where two units of this side stand already (SM-4.2); the companion never counts.
    #[inline]
    pub(crate) fn full(&self, game: &Mortain, side: Side) -> u64 {
        let counted = game.units.of[side as usize] & !game.units.companion_bit();
        let (mut once, mut twice) = (0, 0);
        for unit in bits(counted.into()) {
            let bit = self.place(UnitId(unit)).bit();
            twice |= once & bit;
            once |= bit;
        }
        twice & HEXES
    }

    /// Units of a side that left the map for good (SM-4.5).
    pub(crate) fn exits(&self, game: &Mortain, side: Side) -> u32 {
        self.standing(game.units.of[side as usize], Place::EXITED.bit()).count_ones()
    }

    /// Whether nothing has been done on the card in hand yet (SM-6.1).
    pub(crate) fn is_card_fresh(&self, game: &Mortain) -> bool {
        self.acted == 0
            && self.stack.is_none()
            && self.card.is_some_and(|card| game.deck.face(card).activates == self.left)
    }

    /// SM-3.10: activations used up; face card: every unit of the stack has acted.
    pub(crate) fn is_card_done(&self, game: &Mortain) -> bool {
        let rest = match self.stack {
            Some(stack) => {
                let own = game.units.of[self.active(game) as usize];
                self.standing(own & !self.acted, stack.bit())
            }
            None => 0,
        };
        self.left == 0 && rest == 0
    }
}

/// Every place that is a hex.
pub(crate) const HEXES: u64 = (1 << 61) - 1;

/// A position being changed, and the story of it.
pub(crate) struct Change<'a> {
    pub(crate) game: &'a Mortain,
    pub(crate) at: &'a mut State,
    pub(crate) events: &'a mut Vec<Event>,
}

impl Change<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn deploy(&mut self, unit: UnitId, hex: HexId) {
        self.at.place[unit.index()] = hex.into();
        self.tell(Event::Deployed { unit: self.game.units.word(unit), hex: self.game.map.word(hex) });
    }

    /// SM-4.1, and SM-4.4 for a unit that was waiting.
    pub(crate) fn relocate(&mut self, unit: UnitId, hex: HexId) {
        let (word, to) = (self.game.units.word(unit), self.game.map.word(hex));
        let event = match self.at.place(unit).hex() {
            Some(from) => Event::Moved { unit: word, from: self.game.map.word(from), hex: to },
            None => Event::Entered { unit: word, hex: to },
        };
        self.at.place[unit.index()] = hex.into();
        self.tell(event);
    }

    /// SM-4.5
    pub(crate) fn leave(&mut self, unit: UnitId) {
        self.at.place[unit.index()] = Place::EXITED;
        let count = self.at.exits(self.game, Side::German) as u8;
        self.tell(Event::Left { unit: self.game.units.word(unit), count });
    }

    /// SM-1.1: flipped, then eliminated.
    pub(crate) fn hit(&mut self, unit: UnitId) {
        let word = self.game.units.word(unit);
        if self.at.is_reduced(unit) {
            self.at.place[unit.index()] = Place::DEAD;
            self.at.reduced &= !unit.bit();
            self.tell(Event::Eliminated { unit: word });
        } else {
            self.at.reduced |= unit.bit();
            self.tell(Event::Reduced { unit: word });
        }
    }

    /// Uses activations of the card in hand for these units, which come from `origin` (SM-3.2, SM-3.3, SM-3.4).
    pub(crate) fn spend(&mut self, units: u16, cost: u8, origin: Place) {
        let card = self.at.card.expect("units act only on a card");
        self.at.acted |= units;
        if self.game.deck.is_face_card(card) {
            self.at.left = 0;
            self.at.stack = Some(origin);
        } else {
            self.at.left -= cost;
        }
    }

    /// SM-6.1: support uses up the card.
    pub(crate) fn spend_support(&mut self) {
        self.at.support_used = true;
        self.at.left = 0;
    }

    pub(crate) fn harass(&mut self, hex: HexId) {
        self.at.harass = Some(hex);
        self.tell(Event::Harassed { hex: self.game.map.word(hex) });
    }

    /// SM-3.1: an activation card comes.
    pub(crate) fn take_card(&mut self, card: Card) {
        let face = self.game.deck.face(card);
        self.at.used |= card.bit();
        self.at.card = Some(card);
        self.at.left = face.activates;
        self.at.phase = Phase::Act;
        self.tell(if self.game.deck.is_face_card(card) {
            Event::FaceCardDrawn { card: face.word, side: face.side }
        } else {
            Event::NumberCardDrawn { card: face.word, side: face.side, count: face.activates }
        });
    }

    pub(crate) fn begin_attack(&mut self, attack: Action, event: Event) {
        self.at.attack = Some(attack);
        self.at.phase = Phase::Fight;
        self.tell(event);
    }

    /// After an action or a combat: on with the card, or with the next one (SM-3.10).
    pub(crate) fn resume(&mut self) {
        self.at.attack = None;
        if matches!(self.at.phase, Phase::Over(_)) {
            return;
        }
        if self.at.is_card_done(self.game) {
            self.finish_card();
        } else {
            self.at.phase = Phase::Act;
        }
    }

    /// SM-3.8: with the card the turn ends too, if the deck is used up.
    pub(crate) fn finish_card(&mut self) {
        self.put_card_away();
        self.at.phase = Phase::Draw;
        if self.at.is_deck_empty() {
            self.tell(Event::DeckUsedUp { turn: self.at.turn });
            self.end_turn();
        }
    }

    fn put_card_away(&mut self) {
        self.at.card = None;
        self.at.left = 0;
        self.at.stack = None;
        self.at.acted = 0;
        self.at.attack = None;
    }

    /// SM-3.11, and SM-7 after the last turn.
    pub(crate) fn end_turn(&mut self) {
        self.put_card_away();
        if self.at.turn < TURNS {
            self.begin_turn(self.at.turn + 1);
        } else if self.at.exits(self.game, Side::German) >= EXITS_TO_WIN {
            self.win(Side::German, Event::WonByExit { side: Side::German });
        } else {
            self.win(Side::American, Event::WonByTime { side: Side::American });
        }
    }

    pub(crate) fn begin_turn(&mut self, turn: u8) {
        self.at.turn = turn;
        self.at.phase = Phase::Draw;
        self.at.support_used = false;
        self.at.harass = None;
        self.at.used = 0;
        self.at.fought = 0;
        self.tell(Event::TurnBegan { turn });
    }

    /// SM-7.3: what was still open is dropped.
    pub(crate) fn win(&mut self, side: Side, event: Event) {
        self.put_card_away();
        self.at.phase = Phase::Over(side);
        self.tell(event);
    }
}
