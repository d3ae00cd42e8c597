//! Positions as lines of text: written (`facts`), read (`arrange`) and compared (`expect`). Besides the lines every
//! scenario may use, a position in the middle of a combat has `attack <sentence>` (a card is being drawn for it) and
//! `choose` (a face card came and the firer must choose); set-up is `turn 0`, units still to be placed are waiting.

use crate::{
    Mortain,
    action::{self, Action},
    data::UnitId,
    deck::Card,
    fire,
    phase::{Phase, Side},
    state::{HEXES, Place, State, TURNS},
    view::{acting, place_word, read_place, sentence},
    word::bits,
};
use game::{Expectation, Fault, Message, SourceLine};

pub(crate) fn facts(game: &Mortain, at: &State) -> Vec<SourceLine> {
    let mut lines = vec![format!("turn {}", at.turn)];
    lines.extend(game.units.ids().map(|unit| unit_line(game, at, unit)));
    if at.card.is_some() {
        lines.push(card_line(game, at));
    }
    if at.stack.is_some() {
        lines.push(stack_line(game, at));
    }
    let sets = [
        ("acted", unit_words(game, at.acted)),
        ("used", card_words(game, at.used)),
        ("fought", card_words(game, at.fought)),
    ];
    for (keyword, words) in sets {
        if !words.is_empty() {
            lines.push(format!("{keyword} {}", words.join(" ")));
        }
    }
    if at.support_used {
        lines.push("support used".to_owned());
    }
    if at.harass.is_some() {
        lines.push(harass_line(game, at));
    }
    if at.attack.is_some() {
        lines.push(attack_line(game, at));
    }
    if at.phase == Phase::Choose {
        lines.push("choose".to_owned());
    }
    lines
}

fn unit_line(game: &Mortain, at: &State, unit: UnitId) -> String {
    let reduced = if at.is_reduced(unit) { " reduced" } else { "" };
    format!("unit {} {}{reduced}", game.units.word(unit), place_word(game, at.place(unit)))
}

fn card_line(game: &Mortain, at: &State) -> String {
    match at.card {
        Some(card) => format!("card {} {}", game.deck.word(card), at.left),
        None => "card none".to_owned(),
    }
}

fn stack_line(game: &Mortain, at: &State) -> String {
    match at.stack {
        Some(stack) => format!("stack {}", place_word(game, stack)),
        None => "stack none".to_owned(),
    }
}

fn harass_line(game: &Mortain, at: &State) -> String {
    match at.harass {
        Some(hex) => format!("harass {}", game.map.word(hex)),
        None => "harass none".to_owned(),
    }
}

fn attack_line(game: &Mortain, at: &State) -> String {
    match &at.attack {
        Some(attack) => format!("attack {}", sentence(game, attack)),
        None => "attack none".to_owned(),
    }
}

fn unit_words(game: &Mortain, set: u16) -> Vec<String> {
    bits(set.into()).map(|unit| game.units.word(UnitId(unit)).to_string()).collect()
}

fn card_words(game: &Mortain, set: u64) -> Vec<String> {
    bits(set).map(|card| game.deck.word(Card(card)).to_string()).collect()
}

/// One line, understood. `None` in a field stands for the word `none`, which only `expect` may say.
enum Fact {
    Turn(u8),
    Active(Option<Side>),
    Unit(UnitId, Place, bool),
    Card(Option<(Card, u8)>),
    Stack(Option<Place>),
    /// An empty set stands for `none`.
    Acted(u16),
    Used(u64),
    Fought(u64),
    Support(bool),
    Harass(Option<crate::HexId>),
    Attack(Option<Action>),
    Choose,
}

fn fault(kind: &str, found: &str) -> Message {
    Message::new(format!("mortain-fault-{kind}")).with("found", found)
}

fn read(game: &Mortain, line: &str) -> Result<Fact, Message> {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["turn" | "round", number] if number.parse::<u8>().is_ok_and(|turn| turn <= TURNS) => {
            Ok(Fact::Turn(number.parse().unwrap_or(0)))
        }
        ["turn" | "active", side] if Side::read(side).is_some() => Ok(Fact::Active(Side::read(side))),
        ["active", "none"] => Ok(Fact::Active(None)),
        ["unit", id, place] => read_unit(game, id, place, false),
        ["unit", id, place, "reduced"] => read_unit(game, id, place, true),
        ["card", "none"] => Ok(Fact::Card(None)),
        ["card", card, left] => {
            let card = read_card(game, card)?;
            let left = left.parse().map_err(|_| fault("activations", left))?;
            Ok(Fact::Card(Some((card, left))))
        }
        ["stack", "none"] => Ok(Fact::Stack(None)),
        ["stack", place] => match read_place(game, place) {
            Some(place) if place.hex().is_some() || place == Place::WAITING => Ok(Fact::Stack(Some(place))),
            _ => Err(fault("place", place)),
        },
        ["acted" | "used" | "fought", _, ..] => read_set(game, &words),
        ["support", "used"] => Ok(Fact::Support(true)),
        ["support", "unused"] => Ok(Fact::Support(false)),
        ["harass", "none"] => Ok(Fact::Harass(None)),
        ["harass", hex] => match game.map.read(hex) {
            Some(hex) => Ok(Fact::Harass(Some(hex))),
            None => Err(fault("place", hex)),
        },
        ["attack", "none"] => Ok(Fact::Attack(None)),
        ["attack", ..] => match action::parse(game, line.strip_prefix("attack ").unwrap_or_default()) {
            Ok(attack) => Ok(Fact::Attack(Some(attack))),
            Err(_) => Err(fault("attack", line)),
        },
        ["choose"] => Ok(Fact::Choose),
        _ => Err(fault("line", line)),
    }
}

fn read_unit(game: &Mortain, id: &str, place: &str, reduced: bool) -> Result<Fact, Message> {
    let unit = game.units.read(id).ok_or_else(|| fault("unit", id))?;
    let place = read_place(game, place).ok_or_else(|| fault("place", place))?;
    // A unit that is gone has no side up.
    Ok(Fact::Unit(unit, place, reduced && place != Place::DEAD))
}

fn read_card(game: &Mortain, word: &str) -> Result<Card, Message> {
    game.deck.read(word).ok_or_else(|| fault("card", word))
}

/// `acted <unit>…`, `used <card>…`, `fought <card>…`, or `none`.
fn read_set(game: &Mortain, words: &[&str]) -> Result<Fact, Message> {
    let rest = if words[1..] == ["none"] { &[] } else { &words[1..] };
    if words[0] == "acted" {
        let mut units = 0;
        for word in rest {
            units |= game.units.read(word).ok_or_else(|| fault("unit", word))?.bit();
        }
        return Ok(Fact::Acted(units));
    }
    let mut cards = 0;
    for word in rest {
        cards |= read_card(game, word)?.bit();
    }
    Ok(if words[0] == "used" { Fact::Used(cards) } else { Fact::Fought(cards) })
}

/// A position from its lines, or everything that is wrong with them.
pub(crate) fn arrange(game: &Mortain, lines: &[SourceLine]) -> Result<State, Vec<Fault>> {
    let mut draft = Draft { game, at: State::empty(), named: 0, active: None, chooses: false };
    let mut faults = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        if let Err(message) = read(game, line).and_then(|fact| draft.add(&fact, line)) {
            faults.push(Fault::at(number, message));
        }
    }
    if faults.is_empty() {
        draft.finish(&mut faults);
    }
    if faults.is_empty() { Ok(draft.at) } else { Err(faults) }
}

/// A position growing line by line.
struct Draft<'a> {
    game: &'a Mortain,
    at: State,
    /// Units that had their line.
    named: u16,
    active: Option<Side>,
    chooses: bool,
}

impl Draft<'_> {
    fn add(&mut self, fact: &Fact, line: &str) -> Result<(), Message> {
        let at = &mut self.at;
        match *fact {
            Fact::Turn(turn) => at.turn = turn,
            Fact::Active(Some(side)) => self.active = Some(side),
            Fact::Unit(unit, place, reduced) => {
                if self.named & unit.bit() != 0 {
                    return Err(fault("twice", line));
                }
                self.named |= unit.bit();
                at.place[unit.index()] = place;
                at.reduced |= if reduced { unit.bit() } else { 0 };
            }
            Fact::Card(Some((card, left))) => {
                if at.card.is_some() {
                    return Err(fault("twice", line));
                }
                at.card = Some(card);
                at.left = left;
                at.used |= card.bit();
            }
            Fact::Stack(Some(stack)) => at.stack = Some(stack),
            Fact::Acted(units) if units != 0 => at.acted |= units,
            Fact::Used(cards) if cards != 0 => at.used |= cards,
            Fact::Fought(cards) if cards != 0 => at.fought |= cards,
            Fact::Support(is_used) => at.support_used = is_used,
            Fact::Harass(Some(hex)) => {
                if at.harass.is_some_and(|other| other != hex) {
                    return Err(fault("twice", line));
                }
                at.harass = Some(hex);
            }
            Fact::Attack(Some(attack)) => at.attack = Some(attack),
            Fact::Choose => self.chooses = true,
            _ => return Err(fault("none", line)),
        }
        Ok(())
    }

    /// What the lines say together must be a position that could be.
    fn finish(&mut self, faults: &mut Vec<Fault>) {
        let mut blame = |message: Message| faults.push(Fault::new(message));
        self.check_places(&mut blame);
        self.check_card(&mut blame);
        let at = &mut self.at;
        if at.used & at.fought & !Card::JOKER.bit() != 0 {
            let twice = card_words(self.game, at.used & at.fought);
            blame(fault("card-twice", &twice.join(" ")));
        }
        // A joker ignored in combat may be named on either line.
        at.used &= !(at.fought & Card::JOKER.bit());
        at.phase = match (at.turn, at.card, at.attack) {
            (0, _, _) => Phase::Deploy,
            (_, None, _) => Phase::Draw,
            (_, _, None) => Phase::Act,
            _ if self.chooses => Phase::Choose,
            _ => Phase::Fight,
        };
        let is_fighting = matches!(at.phase, Phase::Choose | Phase::Fight);
        if (self.chooses && at.phase != Phase::Choose) || (at.attack.is_some() && !is_fighting) {
            blame(Message::new("mortain-fault-attack-without-card"));
        }
        if at.phase == Phase::Draw && at.is_deck_empty() || is_fighting && at.is_deck_empty() {
            blame(Message::new("mortain-fault-deck-empty"));
        }
        let is_attack = |attack| fire::reckon(self.game, at, &attack).is_some();
        if is_fighting && !at.attack.is_some_and(is_attack) {
            blame(Message::new("mortain-fault-attack-impossible"));
        }
    }

    fn check_places(&self, blame: &mut impl FnMut(Message)) {
        let (game, at) = (self.game, &self.at);
        let [germans, americans] = game.units.of;
        for hex in bits(at.places(germans) & at.places(americans) & HEXES) {
            blame(fault("both-sides", &game.map.word(crate::HexId(hex))));
        }
        for side in Side::BOTH {
            let counted = game.units.of[side as usize] & !game.units.companion_bit();
            for hex in bits(at.full(game, side)).map(crate::HexId) {
                if at.standing(counted, hex.bit()).count_ones() > 2 {
                    blame(fault("stacking", &game.map.word(hex)));
                }
            }
        }
        for unit in game.units.ids() {
            let (info, place) = (game.units.get(unit), at.place(unit));
            let is_set_up = info.enters.is_none() && at.turn > 0 && place == Place::WAITING;
            let is_ahead = at.turn == 0 && info.enters.is_some() && place.hex().is_some();
            let is_gone = info.side == Side::American && place == Place::EXITED;
            if is_set_up || is_ahead || is_gone {
                blame(fault("unit-place", &unit_line(game, at, unit)));
            }
        }
        let is_all_placed = at.standing(game.units.deployed, Place::WAITING.bit()) == 0;
        if at.turn == 0 && is_all_placed {
            blame(Message::new("mortain-fault-nobody-to-deploy"));
        }
    }

    fn check_card(&self, blame: &mut impl FnMut(Message)) {
        let (game, at) = (self.game, &self.at);
        let Some(card) = at.card else {
            if at.acted != 0 || at.stack.is_some() || self.active.is_some_and(|_| at.turn > 0) {
                blame(Message::new("mortain-fault-card-missing"));
            }
            return;
        };
        let face = game.deck.face(card);
        if card == Card::JOKER || at.turn == 0 {
            blame(fault("card-in-hand", &face.word));
            return;
        }
        if self.active.is_some_and(|side| side != face.side) {
            blame(fault("colour", &face.word));
        }
        let is_face = game.deck.is_face_card(card);
        let is_waiting_for_end = at.left == 0 && at.attack.is_none() && at.stack.is_none();
        if at.left > face.activates || is_waiting_for_end || (is_face && at.stack.is_some() && at.left > 0) {
            blame(fault("activations", &at.left.to_string()));
        }
        if at.stack.is_some() && !is_face {
            blame(fault("stack", &face.word));
        }
        if at.acted & !game.units.of[face.side as usize] != 0 {
            blame(fault("acted", &unit_words(game, at.acted).join(" ")));
        }
    }
}

/// Compares lines of an `expect` section; only what is named is compared.
pub(crate) fn expect(
    game: &Mortain,
    at: &State,
    lines: &[SourceLine],
) -> Result<Vec<Expectation>, Vec<Fault>> {
    let (mut unmet, mut faults) = (Vec::new(), Vec::new());
    for (number, line) in lines.iter().enumerate() {
        match read(game, line) {
            Err(message) => faults.push(Fault::at(number, message)),
            Ok(fact) => {
                if let Some(found) = differs(game, at, &fact) {
                    unmet.push(Expectation { line: number, found });
                }
            }
        }
    }
    if faults.is_empty() { Ok(unmet) } else { Err(faults) }
}

/// What is there instead, as a line, if the fact does not hold.
fn differs(game: &Mortain, at: &State, fact: &Fact) -> Option<String> {
    let set = |keyword: &str, words: Vec<String>| {
        if words.is_empty() { format!("{keyword} none") } else { format!("{keyword} {}", words.join(" ")) }
    };
    let (holds, found) = match *fact {
        Fact::Turn(turn) => (at.turn == turn, format!("turn {}", at.turn)),
        Fact::Active(side) => {
            let active = acting(game, at);
            (active == side, format!("active {}", active.map_or("none", Side::word)))
        }
        Fact::Unit(unit, place, reduced) => {
            let same = at.place(unit) == place && at.is_reduced(unit) == reduced;
            (same, unit_line(game, at, unit))
        }
        Fact::Card(None) => (at.card.is_none(), card_line(game, at)),
        Fact::Card(Some((card, left))) => (at.card == Some(card) && at.left == left, card_line(game, at)),
        Fact::Stack(stack) => (at.stack == stack, stack_line(game, at)),
        Fact::Acted(units) => {
            (is_named(at.acted.into(), units.into()), set("acted", unit_words(game, at.acted)))
        }
        Fact::Used(cards) => {
            let used = at.used | (at.fought & Card::JOKER.bit());
            let is_there = if cards == 0 { at.used == 0 } else { cards & !used == 0 };
            (is_there, set("used", card_words(game, at.used)))
        }
        Fact::Fought(cards) => (is_named(at.fought, cards), set("fought", card_words(game, at.fought))),
        Fact::Support(is_used) => {
            let found = if at.support_used { "support used" } else { "support unused" };
            (at.support_used == is_used, found.to_owned())
        }
        Fact::Harass(hex) => (at.harass == hex, harass_line(game, at)),
        Fact::Attack(attack) => (at.attack == attack, attack_line(game, at)),
        Fact::Choose => (at.phase == Phase::Choose, at.phase.word().to_owned()),
    };
    (!holds).then_some(found)
}

/// Whether a set has everything that was named; nothing named means that it must be empty.
fn is_named(found: u64, named: u64) -> bool {
    if named == 0 { found == 0 } else { named & !found == 0 }
}
