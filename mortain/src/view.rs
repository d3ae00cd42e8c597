//! What a viewer may know, in the words of the sentences. The game is open: everybody sees the same, and a view has
//! all of a position, for the order of the deck exists nowhere (SM-3.9).

use crate::{
    Mortain, action,
    data::{Kind, UnitId},
    deck::{Card, Support},
    phase::{Phase, Side},
    state::{Place, State},
    support,
    word::{Word, bits},
};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// 1 to 6; 0 during set-up.
    pub turn: u8,
    /// `deploy`, `draw`, `act`, `fight`, `choose` or `over`.
    #[cfg_attr(test, ts(type = "string"))]
    pub phase: Word,
    /// The side to act, or for whose attack a card is drawn.
    pub active: Option<Side>,
    pub winner: Option<Side>,
    pub card: Option<HandView>,
    /// The attack a card is being drawn for, as its sentence.
    pub attack: Option<String>,
    /// The support the card in hand offers now.
    pub support: Option<Support>,
    pub support_used: bool,
    #[cfg_attr(test, ts(type = "string | null"))]
    pub harass: Option<Word>,
    /// Cards drawn to activate this turn, and cards drawn in combat.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub used: Vec<Word>,
    #[cfg_attr(test, ts(type = "Array<string>"))]
    pub fought: Vec<Word>,
    /// Cards left in the deck.
    pub deck: u8,
    /// Whether the joker would end the turn now (SM-3.7).
    pub joker_counts: bool,
    /// German units that have left by the west edge.
    pub exited: u8,
    pub units: Vec<UnitView>,
    pub map: MapView,
    /// During set-up: the sentences of the suggestion that are still to be said (SM-2.1).
    pub suggestion: Vec<String>,
}

/// The card being carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandView {
    #[cfg_attr(test, ts(type = "string"))]
    pub card: Word,
    /// Activations left; a face card counts 1 until its first action.
    pub left: u8,
    /// A face card's hex, or `waiting`, once it is fixed.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub stack: Option<Word>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UnitView {
    #[cfg_attr(test, ts(type = "string"))]
    pub unit: Word,
    pub side: Side,
    pub kind: Kind,
    /// Shown with the symbol of tank destroyers.
    pub hunter: bool,
    /// A hex, `waiting`, `exited` or `dead`.
    #[cfg_attr(test, ts(type = "string"))]
    pub at: Word,
    pub reduced: bool,
    /// Acted on the card in hand.
    pub acted: bool,
    /// Values of the side now face up.
    pub anti_tank: u8,
    pub anti_infantry: u8,
    /// The first turn it may enter; none for a unit of the set-up.
    pub enters: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MapView {
    pub columns: u8,
    pub rows: u8,
    /// Column by column from the north-west.
    pub hexes: Vec<HexView>,
    #[cfg_attr(test, ts(type = "Array<Array<string>>"))]
    pub roads: Vec<Vec<Word>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HexView {
    #[cfg_attr(test, ts(type = "string"))]
    pub hex: Word,
    #[cfg_attr(test, ts(type = "string"))]
    pub terrain: Word,
    pub name: Option<String>,
}

fn word(text: &str) -> Word {
    Word::from(text).expect("the game's own words have at most eight letters")
}

pub(crate) fn place_word(game: &Mortain, place: Place) -> Word {
    match place.hex() {
        Some(hex) => game.map.word(hex),
        None if place == Place::WAITING => word("waiting"),
        None if place == Place::EXITED => word("exited"),
        None => word("dead"),
    }
}

pub(crate) fn read_place(game: &Mortain, text: &str) -> Option<Place> {
    match text {
        "waiting" => Some(Place::WAITING),
        "exited" => Some(Place::EXITED),
        "dead" => Some(Place::DEAD),
        _ => game.map.read(text).map(Place::from),
    }
}

/// Whose decision or attack it is.
pub(crate) fn acting(game: &Mortain, at: &State) -> Option<Side> {
    match at.phase {
        Phase::Draw | Phase::Over(_) => None,
        Phase::Deploy | Phase::Act | Phase::Fight | Phase::Choose => Some(at.active(game)),
    }
}

pub(crate) fn view(game: &Mortain, at: &State) -> View {
    let cards = |set: u64| bits(set).map(|card| game.deck.word(Card(card))).collect();
    let winner = match at.phase {
        Phase::Over(side) => Some(side),
        _ => None,
    };
    View {
        turn: at.turn,
        phase: word(at.phase.word()),
        active: acting(game, at),
        winner,
        card: at.card.map(|card| HandView {
            card: game.deck.word(card),
            left: at.left,
            stack: at.stack.map(|stack| place_word(game, stack)),
        }),
        attack: at.attack.map(|attack| sentence(game, &attack)),
        support: (at.phase == Phase::Act).then(|| support::offered(game, at)).flatten(),
        support_used: at.support_used,
        harass: at.harass.map(|hex| game.map.word(hex)),
        used: cards(at.used),
        fought: cards(at.fought),
        deck: at.left_in_deck().count_ones() as u8,
        joker_counts: game.deck.joker_counts(at.used),
        exited: at.exits(game, Side::German) as u8,
        units: game.units.ids().map(|unit| unit_view(game, at, unit)).collect(),
        map: map_view(game),
        suggestion: suggestion(game, at),
    }
}

fn unit_view(game: &Mortain, at: &State, id: UnitId) -> UnitView {
    let unit = game.units.get(id);
    let [anti_tank, anti_infantry] = unit.values[usize::from(at.is_reduced(id))];
    UnitView {
        unit: unit.word,
        side: unit.side,
        kind: unit.kind,
        hunter: unit.hunter,
        at: place_word(game, at.place(id)),
        reduced: at.is_reduced(id),
        acted: at.has_acted(id),
        anti_tank,
        anti_infantry,
        enters: unit.enters,
    }
}

fn map_view(game: &Mortain) -> MapView {
    let map = &game.map;
    let hexes = map.hexes().map(|hex| HexView {
        hex: map.word(hex),
        terrain: map.terrain(hex).id,
        name: map.names[hex.index()].clone(),
    });
    let roads = map.roads.iter().map(|road| road.iter().map(|&hex| map.word(hex)).collect());
    MapView { columns: map.columns, rows: map.rows, hexes: hexes.collect(), roads: roads.collect() }
}

fn suggestion(game: &Mortain, at: &State) -> Vec<String> {
    if at.phase != Phase::Deploy {
        return Vec::new();
    }
    let is_open = |unit: &UnitId| at.place(*unit) == Place::WAITING;
    let open = game.suggestion.iter().filter(|(unit, _)| is_open(unit));
    open.map(|&(unit, hex)| sentence(game, &crate::Action::Deploy { unit, hex })).collect()
}

pub(crate) fn sentence(game: &Mortain, action: &crate::Action) -> String {
    let mut text = String::new();
    action::print(game, action, &mut text);
    text
}

/// The one position with this view.
pub(crate) fn imagine(game: &Mortain, view: &View) -> State {
    let mut at = State { turn: view.turn, support_used: view.support_used, ..State::empty() };
    for (seen, id) in view.units.iter().zip(game.units.ids()) {
        at.place[id.index()] = read_place(game, &seen.at).expect("a view names places of its map");
        at.reduced |= if seen.reduced { id.bit() } else { 0 };
        at.acted |= if seen.acted { id.bit() } else { 0 };
    }
    let card = |word: &Word| game.deck.read(word).expect("a view names cards of its deck");
    at.used = view.used.iter().fold(0, |set, word| set | card(word).bit());
    at.fought = view.fought.iter().fold(0, |set, word| set | card(word).bit());
    if let Some(hand) = &view.card {
        at.card = Some(card(&hand.card));
        at.left = hand.left;
        at.stack = hand.stack.and_then(|stack| read_place(game, &stack));
    }
    at.attack = view.attack.as_ref().and_then(|attack| action::parse(game, attack).ok());
    at.harass = view.harass.and_then(|hex| game.map.read(&hex));
    at.phase = match (&*view.phase, view.winner) {
        (_, Some(winner)) => Phase::Over(winner),
        ("deploy", _) => Phase::Deploy,
        ("act", _) => Phase::Act,
        ("fight", _) => Phase::Fight,
        ("choose", _) => Phase::Choose,
        _ => Phase::Draw,
    };
    at
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_browser_knows_the_types_of_today() {
        typescript::check::<super::View>("mortain", "mortain");
    }
}
