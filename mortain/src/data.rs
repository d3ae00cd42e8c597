//! The content of the game, read from `data/*.toml` and checked once: map, units, deck and the suggested set-up. All
//! faults are reported together, each with its file and line. Behaviour lives elsewhere.

use crate::{
    action::Against,
    deck::{CARDS, Card, Deck, Face, Support},
    map::{HexId, MAX_HEXES, Map, Terrain},
    phase::Side,
    word::Word,
};
use game::{Fault, Message};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use toml::Spanned;

/// Sets of units are 16-bit masks.
pub(crate) const MAX_UNITS: usize = 16;
/// A firing group is told in one event.
const MAX_UNITS_OF_SIDE: usize = 8;

/// A unit, counted in the order of SM-1.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct UnitId(pub u8);

impl UnitId {
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn bit(self) -> u16 {
        1 << self.0
    }
}

/// The arm of a unit (SM-1.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Tank,
    Gun,
    Infantry,
}

impl Kind {
    /// SM-5.1: which value counts against it.
    pub fn against(self) -> Against {
        match self {
            Kind::Tank => Against::At,
            Kind::Gun | Kind::Infantry => Against::Ai,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Kind::Tank => "tank",
            Kind::Gun => "gun",
            Kind::Infantry => "infantry",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    pub word: Word,
    pub side: Side,
    pub kind: Kind,
    /// A tank in every rule, but made to hunt tanks: its counter shows another symbol.
    pub hunter: bool,
    /// Anti-tank and anti-infantry value of the full, then of the reduced side.
    pub values: [[u8; 2]; 2],
    /// The same by the option for even chances (SM-1.2).
    pub even: [[u8; 2]; 2],
    /// The first turn it may enter; `None`: placed before the game (SM-2.1).
    pub enters: Option<u8>,
}

#[derive(Clone, Debug)]
pub struct Units {
    pub(crate) list: Vec<Unit>,
    /// The Tiger: stacks and activates free (SM-4.2, SM-4.3).
    pub(crate) companion: Option<UnitId>,
    /// The units of each side.
    pub(crate) of: [u16; 2],
    /// The units that count against each kind of attack's target (SM-5.1): tanks; guns and infantry.
    pub(crate) facing: [u16; 2],
    /// The units placed before the game.
    pub(crate) deployed: u16,
}

impl Units {
    fn new(list: Vec<Unit>, companion: Option<UnitId>) -> Units {
        let mut units = Units { list, companion, of: [0; 2], facing: [0; 2], deployed: 0 };
        for id in units.ids() {
            let unit = units.list[id.index()];
            units.of[unit.side as usize] |= id.bit();
            units.facing[unit.kind.against() as usize] |= id.bit();
            if unit.enters.is_none() {
                units.deployed |= id.bit();
            }
        }
        units
    }

    pub fn ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.list.len() as u8).map(UnitId)
    }

    pub fn get(&self, unit: UnitId) -> &Unit {
        &self.list[unit.index()]
    }

    pub fn word(&self, unit: UnitId) -> Word {
        self.get(unit).word
    }

    pub(crate) fn words(&self) -> impl Iterator<Item = String> {
        self.list.iter().map(|unit| unit.word.to_string())
    }

    pub fn read(&self, word: &str) -> Option<UnitId> {
        self.list.iter().position(|unit| *unit.word == *word).map(|index| UnitId(index as u8))
    }

    /// The companion as a set; empty if the content has none.
    pub(crate) fn companion_bit(&self) -> u16 {
        self.companion.map_or(0, UnitId::bit)
    }

    pub(crate) fn companion_word(&self) -> Word {
        self.companion.map(|unit| self.word(unit)).unwrap_or_default()
    }
}

/// Everything in the box.
#[derive(Clone, Debug)]
pub struct Content {
    pub map: Map,
    pub units: Units,
    pub deck: Deck,
    /// Strength of AIR and OBA (SM-6.2).
    pub support: [u8; 2],
    /// The American set-up offered with one click (SM-2.1).
    pub suggestion: Vec<(UnitId, HexId)>,
}

/// The content files as text.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    pub map: &'a str,
    pub units: &'a str,
    pub deck: &'a str,
}

impl Files<'static> {
    /// The files this crate ships.
    pub const SHIPPED: Files<'static> = Files {
        map: include_str!("../data/map.toml"),
        units: include_str!("../data/units.toml"),
        deck: include_str!("../data/deck.toml"),
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMap {
    rows: Vec<Spanned<String>>,
    terrain: Vec<RawTerrain>,
    #[serde(default)]
    name: Vec<RawName>,
    #[serde(default)]
    road: Vec<RawRoad>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTerrain {
    id: Spanned<String>,
    code: Spanned<char>,
    modifier: Spanned<i8>,
    range: Spanned<u8>,
    blocks: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawName {
    hex: Spanned<String>,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRoad {
    hexes: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUnits {
    unit: Vec<RawUnit>,
    #[serde(default)]
    even: Vec<RawEven>,
    support: RawSupport,
    #[serde(default)]
    suggestion: Vec<RawPlace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawUnit {
    id: Spanned<String>,
    side: Side,
    kind: Kind,
    #[serde(default)]
    hunter: bool,
    full: [u8; 2],
    reduced: [u8; 2],
    enters: Option<Spanned<u8>>,
    #[serde(default)]
    companion: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEven {
    unit: Spanned<String>,
    full: [u8; 2],
    reduced: [u8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupport {
    air: u8,
    oba: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    unit: Spanned<String>,
    hex: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeck {
    rank: Spanned<Vec<RawRank>>,
    suit: Spanned<Vec<RawSuit>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRank {
    id: Spanned<char>,
    number: Option<Spanned<u8>>,
    activates: Option<u8>,
    support: Support,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSuit {
    id: Spanned<char>,
    side: Side,
}

impl Content {
    /// Reads and checks the files; every fault of every file that could be read at all is in the list.
    pub fn read(files: &Files<'_>) -> Result<Content, Vec<Fault>> {
        let mut faults = Vec::new();
        let map = parse::<RawMap>("map.toml", files.map, &mut faults)
            .and_then(|raw| read_map(&raw, &mut Report::new("map.toml", files.map, &mut faults)));
        let deck = parse::<RawDeck>("deck.toml", files.deck, &mut faults)
            .and_then(|raw| read_deck(&raw, &mut Report::new("deck.toml", files.deck, &mut faults)));
        let raw_units = parse::<RawUnits>("units.toml", files.units, &mut faults);
        let mut report = Report::new("units.toml", files.units, &mut faults);
        let units = raw_units.as_ref().map(|raw| read_units(raw, &mut report));
        let suggestion = match (&raw_units, &units, &map) {
            (Some(raw), Some(units), Some(map)) => read_suggestion(raw, units, map, &mut report),
            _ => Vec::new(),
        };
        match (map, units, deck, raw_units) {
            (Some(map), Some(units), Some(deck), Some(raw)) if faults.is_empty() => {
                Ok(Content { map, units, deck, support: [raw.support.air, raw.support.oba], suggestion })
            }
            _ => Err(faults),
        }
    }
}

fn parse<T: DeserializeOwned>(file: &'static str, text: &str, faults: &mut Vec<Fault>) -> Option<T> {
    match toml::from_str(text) {
        Ok(raw) => Some(raw),
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            let message = Message::new("mortain-fault-content-unreadable").with("reason", error.message());
            Report::new(file, text, faults).add(at, message);
            None
        }
    }
}

/// Collects the faults of one file.
struct Report<'a> {
    file: &'static str,
    text: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Report<'a> {
    fn new(file: &'static str, text: &'a str, faults: &'a mut Vec<Fault>) -> Report<'a> {
        Report { file, text, faults }
    }

    fn add(&mut self, at: usize, message: Message) {
        let line =
            self.text.as_bytes()[..at.min(self.text.len())].iter().filter(|&&byte| byte == b'\n').count();
        self.faults.push(Fault::new(message.with("file", self.file).with("line", line as i64 + 1)));
    }

    fn blame<T: ToString>(&mut self, found: &Spanned<T>, kind: &str) {
        let message = Message::new(format!("mortain-fault-content-{kind}"));
        self.add(found.span().start, message.with("found", found.as_ref().to_string()));
    }

    fn word(&mut self, text: &Spanned<String>) -> Word {
        let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
        match Word::from(text.as_ref()) {
            Ok(word) if is_word(text.as_ref()) => word,
            _ => {
                self.blame(text, "word");
                Word::new()
            }
        }
    }
}

fn read_map(raw: &RawMap, report: &mut Report<'_>) -> Option<Map> {
    let known = report.faults.len();
    let columns = raw.rows.first().map_or(0, |row| row.as_ref().chars().count());
    let rows = raw.rows.len();
    let mut ground = vec![0; columns * rows];
    for (r, row) in raw.rows.iter().enumerate() {
        if row.as_ref().chars().count() != columns || columns == 0 {
            report.blame(row, "row-length");
            continue;
        }
        for (c, code) in row.as_ref().chars().enumerate() {
            match raw.terrain.iter().position(|terrain| *terrain.code.as_ref() == code) {
                Some(kind) => ground[c * rows + r] = kind as u8,
                None => report.blame(row, "terrain"),
            }
        }
    }
    if ground.is_empty() || ground.len() > MAX_HEXES {
        report.add(0, Message::new("mortain-fault-content-map-size").with("most", MAX_HEXES as i64));
    }
    for (index, terrain) in raw.terrain.iter().enumerate() {
        if raw.terrain[..index].iter().any(|other| other.code.as_ref() == terrain.code.as_ref()) {
            report.blame(&terrain.code, "twice");
        }
        if !(1..=9).contains(terrain.range.as_ref()) {
            report.blame(&terrain.range, "number");
        }
        if !(-9..=9).contains(terrain.modifier.as_ref()) {
            report.blame(&terrain.modifier, "number");
        }
    }
    let terrains = raw
        .terrain
        .iter()
        .map(|terrain| Terrain {
            id: report.word(&terrain.id),
            modifier: *terrain.modifier.as_ref(),
            range: *terrain.range.as_ref(),
            blocks: terrain.blocks,
        })
        .collect();
    if report.faults.len() > known {
        return None;
    }
    let mut map = Map::new(columns as u8, rows as u8, terrains, ground);
    read_names(raw, &mut map, report);
    Some(map)
}

fn read_names(raw: &RawMap, map: &mut Map, report: &mut Report<'_>) {
    for name in &raw.name {
        match map.read(name.hex.as_ref()) {
            Some(hex) if map.names[hex.index()].is_some() => report.blame(&name.hex, "twice"),
            Some(hex) => map.names[hex.index()] = Some(name.name.clone()),
            None => report.blame(&name.hex, "hex"),
        }
    }
    for road in &raw.road {
        let mut chain: Vec<HexId> = Vec::new();
        for word in &road.hexes {
            match map.read(word.as_ref()) {
                None => report.blame(word, "hex"),
                Some(hex) => {
                    if chain.last().is_some_and(|&last| map.distance(last, hex) != 1) {
                        report.blame(word, "road-gap");
                    }
                    chain.push(hex);
                }
            }
        }
        map.roads.push(chain);
    }
}

fn read_units(raw: &RawUnits, report: &mut Report<'_>) -> Units {
    let mut list: Vec<Unit> = Vec::new();
    let mut companion = None;
    for unit in &raw.unit {
        let word = report.word(&unit.id);
        if list.iter().any(|known| known.word == word) {
            report.blame(&unit.id, "twice");
        }
        if list.iter().filter(|known| known.side == unit.side).count() == MAX_UNITS_OF_SIDE {
            report.blame(&unit.id, "too-many-units");
            break;
        }
        if unit.companion {
            // SM-4.3 speaks of one German unit; the sentences have room for one name.
            if companion.is_some() || unit.side == Side::American {
                report.blame(&unit.id, "companion");
            }
            companion = Some(UnitId(list.len() as u8));
        }
        match &unit.enters {
            Some(turn) if *turn.as_ref() == 0 => report.blame(turn, "number"),
            // SM-2.1: only the American sets up.
            None if unit.side == Side::German => report.blame(&unit.id, "german-deployed"),
            _ => {}
        }
        list.push(Unit {
            word,
            side: unit.side,
            kind: unit.kind,
            hunter: unit.hunter,
            values: [unit.full, unit.reduced],
            even: [unit.full, unit.reduced],
            enters: unit.enters.as_ref().map(|turn| *turn.as_ref()),
        });
    }
    read_even(raw, &mut list, report);
    Units::new(list, companion)
}

/// The second set of values, and of both sets: a hit never makes a unit better.
fn read_even(raw: &RawUnits, list: &mut [Unit], report: &mut Report<'_>) {
    for (index, even) in raw.even.iter().enumerate() {
        if raw.even[..index].iter().any(|other| other.unit.as_ref() == even.unit.as_ref()) {
            report.blame(&even.unit, "twice");
        }
        match list.iter_mut().find(|unit| *unit.word == **even.unit.as_ref()) {
            Some(unit) => unit.even = [even.full, even.reduced],
            None => report.blame(&even.unit, "unit"),
        }
        if is_better(even.reduced, even.full) {
            report.blame(&even.unit, "reduced-better");
        }
    }
    for unit in raw.unit.iter().filter(|unit| is_better(unit.reduced, unit.full)) {
        report.blame(&unit.id, "reduced-better");
    }
}

fn is_better(reduced: [u8; 2], full: [u8; 2]) -> bool {
    reduced[0] > full[0] || reduced[1] > full[1]
}

fn read_suggestion(
    raw: &RawUnits,
    units: &Units,
    map: &Map,
    report: &mut Report<'_>,
) -> Vec<(UnitId, HexId)> {
    let mut places: Vec<(UnitId, HexId)> = Vec::new();
    for place in &raw.suggestion {
        let unit = units.read(place.unit.as_ref()).filter(|unit| units.deployed & unit.bit() != 0);
        let hex = map.read(place.hex.as_ref());
        match (unit, hex) {
            (None, _) => report.blame(&place.unit, "suggestion"),
            (_, None) => report.blame(&place.hex, "hex"),
            (Some(unit), Some(hex)) => {
                // SM-2.1 and SM-4.2: what is suggested must be possible.
                let is_full = places.iter().filter(|(_, other)| *other == hex).count() >= 2;
                if is_full || map.column(map.columns) & hex.bit() != 0 {
                    report.blame(&place.hex, "suggestion");
                }
                if places.iter().any(|(other, _)| *other == unit) {
                    report.blame(&place.unit, "twice");
                }
                places.push((unit, hex));
            }
        }
    }
    places
}

fn read_deck(raw: &RawDeck, report: &mut Report<'_>) -> Option<Deck> {
    let known = report.faults.len();
    let (ranks, suits) = (raw.rank.as_ref(), raw.suit.as_ref());
    if ranks.len() * suits.len() + 1 != CARDS {
        let found = (ranks.len() * suits.len() + 1) as i64;
        let message = Message::new("mortain-fault-content-deck-size").with("found", found);
        report.add(raw.rank.span().start, message.with("needed", CARDS as i64));
        return None;
    }
    for (index, rank) in ranks.iter().enumerate() {
        if ranks[..index].iter().any(|other| other.id.as_ref() == rank.id.as_ref()) {
            report.blame(&rank.id, "twice");
        }
        match &rank.number {
            Some(number) if !(1..=15).contains(number.as_ref()) => report.blame(number, "number"),
            // A number card without activations would end before anything could be done.
            Some(number) if rank.activates.is_none_or(|count| count == 0) => {
                report.blame(number, "activates");
            }
            None if rank.activates.is_some() => report.blame(&rank.id, "activates"),
            _ => {}
        }
    }
    for (index, suit) in suits.iter().enumerate() {
        if suits[..index].iter().any(|other| other.id.as_ref() == suit.id.as_ref()) {
            report.blame(&suit.id, "twice");
        }
    }
    if report.faults.len() > known {
        return None;
    }
    let joker = Face {
        word: Word::from("joker").expect("five letters fit"),
        side: Side::German,
        number: 0,
        activates: 0,
        support: Support::Oba,
    };
    let mut cards = [joker; CARDS];
    for (s, suit) in suits.iter().enumerate() {
        for (r, rank) in ranks.iter().enumerate() {
            let mut word = Word::new();
            word.push(*rank.id.as_ref());
            word.push(*suit.id.as_ref());
            cards[Card((s * ranks.len() + r) as u8).index()] = Face {
                word,
                side: suit.side,
                number: rank.number.as_ref().map_or(0, |number| *number.as_ref()),
                activates: rank.activates.unwrap_or(1),
                support: rank.support,
            };
        }
    }
    Some(Deck::new(cards))
}
