//! The content of both editions: units, editions, victory cards and objectives, read from `data/*.toml`, validated
//! once, all faults reported together with file and line. Knows no position and no options.

use crate::{
    line::Line,
    pieces::{Card, Cards, Name, ROADS, Side, Unit},
    setup::LONGEST_ROAD,
    source::{Entry, Source},
};
use arrayvec::ArrayVec;
use game::Fault;
use std::sync::OnceLock;
use toml::{Spanned, de::DeValue};

/// The four content files as text.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    pub units: &'a str,
    pub editions: &'a str,
    pub cards: &'a str,
    pub objectives: &'a str,
}

/// The files the game ships with.
pub const SHIPPED: Files<'static> = Files {
    units: include_str!("../data/units.toml"),
    editions: include_str!("../data/editions.toml"),
    cards: include_str!("../data/cards.toml"),
    objectives: include_str!("../data/objectives.toml"),
};

/// What decides a fight before rank does (CL-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    Mine,
    Tank,
    Infantry,
    Spy,
}

impl Class {
    const WORDS: [(&'static str, Class); 4] =
        [("mine", Class::Mine), ("tank", Class::Tank), ("infantry", Class::Infantry), ("spy", Class::Spy)];

    fn read(word: &str) -> Option<Class> {
        Class::WORDS.into_iter().find(|(found, _)| *found == word).map(|(_, class)| class)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct UnitData {
    pub class: Class,
    pub rank: u8,
    pub count: u8,
    pub tiles: u8,
}

/// The numbers of one edition.
#[derive(Clone, Debug)]
pub struct Edition {
    pub id: &'static str,
    pub tiles: u8,
    pub points: u8,
    pub place: u8,
    pub advance: u8,
    pub retreat: u8,
    pub retreat_blocked: u8,
    pub roads_to_win: u8,
    /// The unit that flanks: the other edition's is not in this box.
    pub flanker: Unit,
    pub flank_distance: u8,
    pub fire_distance: u8,
}

/// The option without which a kind of card has no use (CL-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Without {
    Specials,
    Objectives,
}

#[derive(Clone, Copy, Debug)]
pub struct CardData {
    pub copies: u8,
    pub without: Option<Without>,
}

/// The two decks of objectives (CL-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deck {
    Final,
    Year2021,
}

/// A condition over owned roads (CL-6).
#[derive(Clone, Debug)]
pub struct Objective {
    pub id: Name,
    pub deck: Deck,
    /// Masks of roads; all of one of them must be owned.
    groups: ArrayVec<u8, 4>,
    roads: u8,
    clean: u8,
}

impl Objective {
    /// CL-5.2, CL-6: whether roads owned by the owner and by the enemy fulfil it.
    pub fn is_fulfilled(&self, own: u8, enemy: u8) -> bool {
        (self.groups.is_empty() || self.groups.iter().any(|group| own & group == *group))
            && own.count_ones() >= self.roads.into()
            && enemy & self.clean == 0
    }

    /// How near it is, in roads: owned roads that count, and how many it asks for. `None` when the enemy bars it.
    pub fn progress(&self, own: u8, enemy: u8) -> Option<(u32, u32)> {
        if enemy & self.clean != 0 {
            return None;
        }
        let any = (own.count_ones().min(self.roads.into()), u32::from(self.roads));
        let group = |group: &u8| (own & group).count_ones();
        self.groups
            .iter()
            .filter(|roads| enemy & **roads == 0)
            .map(|roads| (group(roads), roads.count_ones()))
            .max_by_key(|(owned, _)| *owned)
            .map(|(owned, of)| if any.1 > of { any } else { (owned, of) })
            .or(self.groups.is_empty().then_some(any))
    }

    /// Roads that would bring it nearer.
    pub fn wanted(&self) -> u8 {
        self.groups.iter().fold(0, |all, group| all | group)
    }
}

/// All content, valid.
#[derive(Clone, Debug)]
pub struct Content {
    pub units: [UnitData; Unit::COUNT],
    /// For each unit the mask of the units it is stronger than (CL-1.6).
    pub beats: [u16; Unit::COUNT],
    pub editions: Vec<Edition>,
    pub cards: [CardData; Card::COUNT],
    pub objectives: Vec<Objective>,
}

/// The names of the editions, as `Game::EDITIONS` promises them.
pub const EDITIONS: &[&str] = &["clash-ardennes", "clash-dday"];
/// The most objectives there may be: sets of them are masks of 32 bits.
const MOST_OBJECTIVES: usize = 31;

impl Content {
    /// The shipped content; read on first use.
    pub fn shipped() -> Result<&'static Content, Vec<Fault>> {
        static SHIPPED_CONTENT: OnceLock<Result<Content, Vec<Fault>>> = OnceLock::new();
        SHIPPED_CONTENT.get_or_init(|| Content::read(&SHIPPED)).as_ref().map_err(Clone::clone)
    }

    /// Reads all files; every fault of every file is reported.
    pub fn read(files: &Files<'_>) -> Result<Content, Vec<Fault>> {
        let mut faults = Vec::new();
        let units = read_units(files.units, &mut faults);
        let beats = units.as_ref().and_then(|units| read_beats(files.units, units, &mut faults));
        let editions = read_editions(files.editions, units.as_ref(), &mut faults);
        let cards = read_cards(files.cards, &mut faults);
        let objectives = read_objectives(files.objectives, &mut faults);
        match (units, beats, cards) {
            (Some(units), Some(beats), Some(cards)) if faults.is_empty() => {
                Ok(Content { units, beats, editions, cards, objectives })
            }
            _ => Err(faults),
        }
    }

    pub fn edition(&self, id: &str) -> Option<&Edition> {
        self.editions.iter().find(|edition| edition.id == id)
    }

    pub fn objective(&self, id: &str) -> Option<u8> {
        self.objectives.iter().position(|objective| objective.id.as_str() == id).map(|index| index as u8)
    }

    /// The whole victory deck, under the given options (CL-9.2).
    pub fn victory_deck(&self, specials: bool, objectives: bool) -> Cards {
        Card::ALL
            .into_iter()
            .filter(|card| match self.cards[card.index()].without {
                Some(Without::Specials) => specials,
                Some(Without::Objectives) => objectives,
                None => true,
            })
            .flat_map(|card| std::iter::repeat_n(card, self.cards[card.index()].copies.into()))
            .collect()
    }
}

fn read_units(text: &str, faults: &mut Vec<Fault>) -> Option<[UnitData; Unit::COUNT]> {
    let (mut source, root) = Source::parse("units.toml", text);
    let mut units = [None; Unit::COUNT];
    for entry in source.entries(Source::root(&root), "unit", &["unit", "beats"]) {
        source.only(entry, &["id", "class", "rank", "count", "tiles"]);
        let id = source.word(entry, "id", Unit::read);
        let class = source.word(entry, "class", Class::read);
        let count = source.number(entry, "count", 1, 15);
        let tiles = source.number(entry, "tiles", 1, 9);
        let rank = match class {
            Some(Class::Infantry) => source.number(entry, "rank", 1, 9),
            _ => Some(0),
        };
        let Some(id) = id else { continue };
        if id.is_special() && count.is_some_and(|count| count != 1) {
            source.fault(entry.at, "special-not-single", id.word());
        }
        if units[id.index()].is_some() {
            source.fault(entry.at, "twice", id.word());
        }
        if let (Some(class), Some(count), Some(tiles), Some(rank)) = (class, count, tiles, rank) {
            units[id.index()] = Some(UnitData { class, rank, count, tiles });
        }
    }
    for unit in Unit::ALL.into_iter().filter(|unit| units[unit.index()].is_none()) {
        if source.faults.is_empty() {
            source.fault(0, "missing-entry", unit.word());
        }
    }
    faults.append(&mut source.faults);
    let units: Option<Vec<UnitData>> = units.into_iter().collect();
    units.and_then(|units| units.try_into().ok())
}

/// Who beats whom; CL-1.6 wants every pair to be stronger, weaker or equal, never both at once and never neither.
fn read_beats(
    text: &str,
    units: &[UnitData; Unit::COUNT],
    faults: &mut Vec<Fault>,
) -> Option<[u16; Unit::COUNT]> {
    let (mut source, root) = Source::parse("units.toml", text);
    source.faults.clear(); // already reported with the units
    let table = source.table(Source::root(&root), "beats");
    let mut beaten = [0u8; Class::WORDS.len()];
    if let Some(table) = table {
        source.only(table, &Class::WORDS.map(|(word, _)| word));
        for (word, class) in Class::WORDS {
            let Some(value) = source.optional(table, word) else { continue };
            for item in source.items(value, word) {
                if let Some(loser) = source.word_of(item, word, Class::read) {
                    beaten[class as usize] |= 1 << loser as u8;
                }
            }
        }
        for (one, (word, _)) in Class::WORDS.into_iter().enumerate() {
            for other in one..Class::WORDS.len() {
                let (wins, loses) = (beaten[one] >> other & 1, beaten[other] >> one & 1);
                let decided = if one == other { wins == 0 } else { wins + loses == 1 };
                if !decided {
                    source.fault(table.at, "undecided", format!("{word}, {}", Class::WORDS[other].0));
                }
            }
        }
    }
    let mut beats = [0; Unit::COUNT];
    for winner in Unit::ALL {
        for loser in Unit::ALL {
            let (one, other) = (&units[winner.index()], &units[loser.index()]);
            if beaten[one.class as usize] >> other.class as u8 & 1 != 0
                || one.class == other.class && one.rank > other.rank
            {
                beats[winner.index()] |= 1 << loser.index();
            }
        }
    }
    let good = source.faults.is_empty() && table.is_some();
    faults.append(&mut source.faults);
    good.then_some(beats)
}

fn read_editions(
    text: &str,
    units: Option<&[UnitData; Unit::COUNT]>,
    faults: &mut Vec<Fault>,
) -> Vec<Edition> {
    const KEYS: [&str; 11] = [
        "id",
        "tiles",
        "points",
        "place",
        "advance",
        "retreat",
        "retreat-blocked",
        "roads-to-win",
        "flanker",
        "flank-distance",
        "fire-distance",
    ];
    let (mut source, root) = Source::parse("editions.toml", text);
    let mut editions: Vec<Edition> = Vec::new();
    for entry in source.entries(Source::root(&root), "edition", &["edition"]) {
        source.only(entry, &KEYS);
        if let Some(edition) = read_edition(&mut source, entry) {
            if editions.iter().any(|other| other.id == edition.id) {
                source.fault(entry.at, "twice", edition.id);
            }
            if units.is_some_and(|units| most_units(units, edition.tiles.max(LONGEST_ROAD)) > Line::MOST) {
                source.fault(entry.at, "line-too-long", edition.id);
            }
            editions.push(edition);
        }
    }
    for id in EDITIONS {
        if source.faults.is_empty() && !editions.iter().any(|edition| edition.id == *id) {
            source.fault(0, "missing-entry", *id);
        }
    }
    faults.append(&mut source.faults);
    editions
}

fn read_edition(source: &mut Source<'_>, entry: Entry<'_>) -> Option<Edition> {
    let id = source.word(entry, "id", |word| EDITIONS.iter().find(|id| **id == word).copied());
    let tiles = source.number(entry, "tiles", 6, 40);
    let points = source.number(entry, "points", 1, 20);
    let place = source.number(entry, "place", 1, 9);
    let advance = source.number(entry, "advance", 1, 9);
    let retreat = source.number(entry, "retreat", 1, 9);
    let retreat_blocked = source.number(entry, "retreat-blocked", 1, 9);
    let roads_to_win = source.number(entry, "roads-to-win", 1, 7);
    let flanker = source.word(entry, "flanker", |word| {
        Unit::read(word).filter(|unit| [Unit::CommandTank, Unit::Artillery].contains(unit))
    });
    let flank_distance = source.number(entry, "flank-distance", 1, 6);
    let fire_distance = source.number(entry, "fire-distance", 1, 6);
    Some(Edition {
        id: id?,
        tiles: tiles?,
        points: points?,
        place: place?,
        advance: advance?,
        retreat: retreat?,
        retreat_blocked: retreat_blocked?,
        roads_to_win: roads_to_win?,
        flanker: flanker?,
        flank_distance: flank_distance?,
        fire_distance: fire_distance?,
    })
}

/// How many units can stand on one road: the shortest first.
fn most_units(units: &[UnitData; Unit::COUNT], tiles: u8) -> usize {
    let mut lengths: Vec<u8> =
        units.iter().flat_map(|unit| std::iter::repeat_n(unit.tiles, unit.count.into())).collect();
    lengths.sort_unstable();
    let mut left = tiles;
    lengths
        .into_iter()
        .take_while(|length| left.checked_sub(*length).map(|rest| left = rest).is_some())
        .count()
}

fn read_cards(text: &str, faults: &mut Vec<Fault>) -> Option<[CardData; Card::COUNT]> {
    let (mut source, root) = Source::parse("cards.toml", text);
    let mut cards = [None; Card::COUNT];
    for entry in source.entries(Source::root(&root), "card", &["card"]) {
        source.only(entry, &["id", "copies", "without"]);
        let id = source.word(entry, "id", Card::read);
        let copies = source.number(entry, "copies", 0, Cards::MOST);
        let without = source.optional(entry, "without").and_then(|value| {
            source.word_of(value, "without", |word| match word {
                "specials" => Some(Without::Specials),
                "objectives" => Some(Without::Objectives),
                _ => None,
            })
        });
        let (Some(id), Some(copies)) = (id, copies) else { continue };
        if cards[id.index()].is_some() {
            source.fault(entry.at, "twice", id.word());
        }
        cards[id.index()] = Some(CardData { copies, without });
    }
    for card in Card::ALL.into_iter().filter(|card| cards[card.index()].is_none()) {
        if source.faults.is_empty() {
            source.fault(0, "missing-entry", card.word());
        }
    }
    faults.append(&mut source.faults);
    let cards: Option<Vec<CardData>> = cards.into_iter().collect();
    cards.and_then(|cards| cards.try_into().ok())
}

fn read_objectives(text: &str, faults: &mut Vec<Fault>) -> Vec<Objective> {
    let (mut source, root) = Source::parse("objectives.toml", text);
    let mut objectives: Vec<Objective> = Vec::new();
    for entry in source.entries(Source::root(&root), "objective", &["objective"]) {
        source.only(entry, &["id", "deck", "any-of", "roads", "clean"]);
        let Some(objective) = read_objective(&mut source, entry) else { continue };
        if objectives.iter().any(|other| other.id == objective.id) {
            source.fault(entry.at, "twice", objective.id.as_str());
        }
        objectives.push(objective);
    }
    if objectives.len() > MOST_OBJECTIVES {
        source.fault(text.len(), "too-many", MOST_OBJECTIVES.to_string());
    }
    for (deck, word) in [(Deck::Final, "final"), (Deck::Year2021, "2021")] {
        // One for each side, and two for each `new-orders` of a deck with two of them (CL-6.3).
        let held = objectives.iter().filter(|objective| objective.deck == deck).count();
        if source.faults.is_empty() && held < Side::ALL.len() + 4 {
            source.fault(text.len(), "deck-too-small", word);
        }
    }
    faults.append(&mut source.faults);
    objectives
}

fn read_objective(source: &mut Source<'_>, entry: Entry<'_>) -> Option<Objective> {
    let id = source.word(entry, "id", |word| Name::from(word).ok());
    let deck = source.word(entry, "deck", |word| match word {
        "final" => Some(Deck::Final),
        "2021" => Some(Deck::Year2021),
        _ => None,
    });
    let mut groups = ArrayVec::new();
    if let Some(value) = source.optional(entry, "any-of") {
        for item in source.items(value, "any-of") {
            let group = read_roads(source, item, "any-of");
            if groups.try_push(group).is_err() {
                source.fault(item.span().start, "too-many", groups.capacity().to_string());
            }
        }
    }
    let roads = source.optional(entry, "roads").map(|value| source.number_of(value, "roads", 1, 7));
    let clean = source.optional(entry, "clean").map_or(0, |value| read_roads(source, value, "clean"));
    let roads = roads.flatten().unwrap_or(0);
    let needed = groups.iter().map(|group: &u8| group.count_ones()).min().unwrap_or(0).max(roads.into());
    // With a single road a card could be fulfilled by the first conquest: none is that easy.
    if needed < 2 {
        source.fault(entry.at, "too-easy", id.map_or(String::new(), |id| id.to_string()));
    }
    Some(Objective { id: id?, deck: deck?, groups, roads, clean })
}

fn read_roads(source: &mut Source<'_>, value: &Spanned<DeValue<'_>>, key: &str) -> u8 {
    let mut mask = 0;
    for item in source.items(value, key) {
        let Some(road) = source.number_of(item, key, *ROADS.start(), *ROADS.end()) else { continue };
        if mask & 1 << road != 0 {
            source.fault(item.span().start, "twice", road.to_string());
        }
        mask |= 1 << road;
    }
    mask
}
