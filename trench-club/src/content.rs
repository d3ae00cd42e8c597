//! How the content files are written: reads them, checks every number and its standing, and names each fault with
//! file and line. Knows nothing of play.

use crate::{
    data::{Class, DICE, FACES, Numbers, Profile, Steps},
    unit::{Kind, Nation, OWN, Unit},
};
use game::{Fault, Message};
use serde::Deserialize;
use toml::Spanned;

/// A number with its standing; an array of numbers with one letter each.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct One {
    value: u16,
    standing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Many<T> {
    #[serde(alias = "hits")]
    values: T,
    standing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    from: u16,
    to: u16,
    standing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Against {
    class: Class,
    values: [u16; 3],
    standing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct FileUnit {
    id: Spanned<Kind>,
    #[serde(default)]
    special: bool,
    nations: Option<Vec<Nation>>,
    class: Class,
    speed: Spanned<One>,
    cost: Spanned<One>,
    range: Option<Spanned<Range>>,
    attack: Option<Spanned<Many<[u16; 3]>>>,
    against: Option<Spanned<Against>>,
    open: Spanned<Many<[u16; 6]>>,
    forest: Spanned<Many<[u16; 6]>>,
    #[serde(default)]
    carried: bool,
    #[serde(default)]
    hits_air: bool,
    #[serde(default)]
    scatters: bool,
    #[serde(default)]
    pattern: bool,
    #[serde(default)]
    lays_mines: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitsFile {
    unit: Vec<FileUnit>,
}

/// Collects the faults of one file.
struct Reader<'a> {
    file: &'static str,
    text: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl Reader<'_> {
    fn parse<T: for<'de> Deserialize<'de>>(&mut self) -> Option<T> {
        toml::from_str(self.text)
            .map_err(|error| {
                let at = error.span().map_or(0, |span| span.start);
                self.fault(at, Message::new("trench-club-fault-data-toml").with("reason", error.message()));
            })
            .ok()
    }

    fn fault(&mut self, byte: usize, message: Message) {
        let before = &self.text.as_bytes()[..byte.min(self.text.len())];
        let line = before.iter().filter(|&&b| b == b'\n').count();
        self.faults.push(Fault::at(line, message.with("file", self.file)));
    }

    fn one(&mut self, name: &str, field: &Spanned<One>, range: (u16, u16)) -> u16 {
        let one = field.get_ref();
        self.numbers(name, field.span().start, &[one.value], range, &one.standing);
        one.value
    }

    fn small(&mut self, name: &str, field: &Spanned<One>, range: (u16, u16)) -> u8 {
        self.one(name, field, range).min(255) as u8
    }

    fn many<const N: usize>(
        &mut self,
        name: &str,
        field: &Spanned<Many<[u16; N]>>,
        range: (u16, u16),
    ) -> [u16; N] {
        let many = field.get_ref();
        self.numbers(name, field.span().start, &many.values, range, &many.standing);
        many.values
    }

    /// Numbers lie in their range, and each has its letter.
    fn numbers(&mut self, name: &str, at: usize, values: &[u16], range: (u16, u16), standing: &str) {
        for value in values.iter().filter(|&&value| value < range.0 || value > range.1) {
            let said = Message::new("trench-club-fault-data-number").with("name", name);
            let said = said.with("found", i64::from(*value));
            self.fault(at, said.with("least", i64::from(range.0)).with("most", i64::from(range.1)));
        }
        if standing.len() != values.len() || !standing.chars().all(|letter| "SEIR".contains(letter)) {
            let said = Message::new("trench-club-fault-data-standing").with("name", name);
            self.fault(at, said.with("found", standing).with("expected", values.len() as i64));
        }
    }

    /// Hits needed for 1 to 6 damage rise from column to column.
    fn row(&mut self, name: &str, field: &Spanned<Many<[u16; 6]>>) -> [u8; 6] {
        let row = self.many(name, field, (1, 255));
        if row.windows(2).any(|pair| pair[0] >= pair[1]) {
            self.fault(field.span().start, Message::new("trench-club-fault-data-rising").with("name", name));
        }
        row.map(|hits| hits.min(255) as u8)
    }

    fn unit(&mut self, unit: &FileUnit) -> Profile {
        let name = unit.id.get_ref().word();
        let attack = |values: [u16; 3]| values.map(|value| value.min(FACES as u16) as u8);
        let values = (1, FACES as u16);
        Profile {
            class: unit.class,
            speed: self.small(name, &unit.speed, (1, 6)) * 2,
            cost: self.one(name, &unit.cost, (1, 99)),
            range: unit.range.as_ref().map_or((0, 0), |range| {
                let at = range.span().start;
                let range = range.get_ref();
                self.numbers(name, at, &[range.from, range.to], (1, 255), &range.standing);
                (range.from as u8, range.to as u8)
            }),
            attack: unit.attack.as_ref().map_or([0; 3], |field| attack(self.many(name, field, values))),
            against: unit.against.as_ref().map(|field| {
                let against = field.get_ref();
                self.numbers(name, field.span().start, &against.values, values, &against.standing);
                (against.class, attack(against.values))
            }),
            open: self.row(name, &unit.open),
            forest: self.row(name, &unit.forest),
            carried: unit.carried,
            hits_air: unit.hits_air,
            scatters: unit.scatters,
            pattern: unit.pattern,
            lays_mines: unit.lays_mines,
        }
    }

    /// TC-2.1 is code: the file says again which nations have a kind, and must agree.
    fn nations(&mut self, unit: &FileUnit) {
        let kind = *unit.id.get_ref();
        let has = |nation: Nation| (0..OWN).any(|place| Unit::new(nation, place).kind() == kind);
        let said = |nation: Nation| unit.nations.as_ref().is_none_or(|said| said.contains(&nation));
        let agrees = unit.special == kind.is_special()
            && (unit.special || Nation::ALL.into_iter().all(|nation| has(nation) == said(nation)));
        if !agrees {
            let said = Message::new("trench-club-fault-data-nations").with("name", kind.word());
            self.fault(unit.id.span().start, said);
        }
        if unit.range.is_some() != unit.attack.is_some()
            || (unit.class == Class::Transport) != (kind == Kind::Transport)
            || unit.attack.is_none() != (unit.class == Class::Transport)
        {
            let said = Message::new("trench-club-fault-data-attack").with("name", kind.word());
            self.fault(unit.id.span().start, said);
        }
    }
}

/// All kinds in unit-list order, or faults.
pub(crate) fn read_units(text: &str, faults: &mut Vec<Fault>) -> Vec<Profile> {
    let mut reader = Reader { file: "units.toml", text, faults };
    let Some(file) = reader.parse::<UnitsFile>() else { return Vec::new() };
    let found: Vec<&str> = file.unit.iter().map(|unit| unit.id.get_ref().word()).collect();
    let expected: Vec<&str> = Kind::ALL.map(Kind::word).to_vec();
    if found != expected {
        let first =
            found.iter().zip(&expected).position(|(a, b)| a != b).unwrap_or(found.len().min(expected.len()));
        let at = file.unit.get(first).map_or(text.len(), |unit| unit.id.span().start);
        let missing = expected.get(first).copied().unwrap_or("-");
        reader.fault(at, Message::new("trench-club-fault-data-order").with("expected", missing));
    }
    file.unit
        .iter()
        .map(|unit| {
            reader.nations(unit);
            reader.unit(unit)
        })
        .collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesFile {
    dice: DiceFile,
    experience: ExperienceFile,
    movement: MovementFile,
    transport: TransportFile,
    money: MoneyFile,
    scatter: ScatterFile,
    victory: VictoryFile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct DiceFile {
    by_damage: Spanned<Many<[u16; 6]>>,
    flank: Spanned<One>,
    encircle: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExperienceFile {
    veteran: Spanned<One>,
    hero: Spanned<One>,
    damage: Spanned<One>,
    destroy: Spanned<One>,
    mine: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MovementFile {
    plain: Spanned<One>,
    road: Spanned<One>,
    forest: Spanned<One>,
    fort: Spanned<One>,
    transport: Spanned<One>,
    air: Spanned<One>,
    ship: Spanned<One>,
    trench: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TransportFile {
    riders: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoneyFile {
    start: Spanned<Many<[u16; 4]>>,
    income: Spanned<One>,
    repair: Spanned<One>,
    special: Spanned<One>,
    gift: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScatterFile {
    rookie: Spanned<One>,
    veteran: Spanned<One>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VictoryFile {
    normal: Spanned<Many<[u16; 2]>>,
    epic: Spanned<Many<[u16; 2]>>,
}

pub(crate) fn read_rules(text: &str, faults: &mut Vec<Fault>) -> Option<Numbers> {
    let mut reader = Reader { file: "rules.toml", text, faults };
    let file: RulesFile = reader.parse()?;
    let r = &mut reader;
    let (flank, encircle) =
        (r.small("flank", &file.dice.flank, (0, 3)), r.small("encircle", &file.dice.encircle, (0, 3)));
    // Steps cost at most 3 half points: the search has room for no more.
    let steps = (1, 3);
    let m = &file.movement;
    let numbers = Numbers {
        dice: r.many("by-damage", &file.dice.by_damage, (1, DICE as u16 - 3)).map(|dice| dice as u8),
        flank,
        encircle,
        veteran: r.one("veteran", &file.experience.veteran, (1, 99)),
        hero: r.one("hero", &file.experience.hero, (1, 99)),
        damage: r.one("damage", &file.experience.damage, (0, 99)),
        destroy: r.one("destroy", &file.experience.destroy, (0, 99)),
        mine: r.one("mine", &file.experience.mine, (0, 99)),
        step: Steps {
            plain: r.small("plain", &m.plain, steps),
            road: r.small("road", &m.road, steps),
            forest: r.small("forest", &m.forest, steps),
            fort: r.small("fort", &m.fort, steps),
            transport: r.small("transport", &m.transport, steps),
            air: r.small("air", &m.air, steps),
            ship: r.small("ship", &m.ship, steps),
            trench: r.small("trench", &m.trench, steps),
        },
        riders: u32::from(r.one("riders", &file.transport.riders, (1, 6))),
        start: r.many("start", &file.money.start, (0, 99)),
        income: r.one("income", &file.money.income, (0, 99)),
        repair: r.one("repair", &file.money.repair, (0, 99)),
        special: r.one("special", &file.money.special, (1, 99)),
        gift: r.one("gift", &file.money.gift, (0, 99)),
        scatter: [
            r.small("rookie", &file.scatter.rookie, (0, 6)),
            r.small("veteran", &file.scatter.veteran, (0, FACES as u16)),
        ],
        victory: [
            r.many("normal", &file.victory.normal, (1, 32)).map(|forts| forts as u8),
            r.many("epic", &file.victory.epic, (1, 32)).map(|forts| forts as u8),
        ],
    };
    Some(numbers)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    #[serde(default)]
    card: Vec<CardFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    number: Spanned<u16>,
    #[serde(default)]
    row: Vec<CardRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    dice: Spanned<u16>,
    hits: [u16; 9],
    standing: String,
}

/// A printed row: card (1 to 10), dice, hits for attack values 2 to 10.
pub(crate) type PrintedRow = (u8, u8, [u8; 9]);

pub(crate) fn read_cards(text: &str, faults: &mut Vec<Fault>) -> Vec<PrintedRow> {
    let mut reader = Reader { file: "cards.toml", text, faults };
    let Some(file) = reader.parse::<CardsFile>() else { return Vec::new() };
    let mut rows = Vec::new();
    for card in &file.card {
        reader.numbers("card", card.number.span().start, &[*card.number.get_ref()], (1, 10), "S");
        for row in &card.row {
            let (dice, at) = (*row.dice.get_ref(), row.dice.span().start);
            reader.numbers("dice", at, &[dice], (1, DICE as u16), "S");
            reader.numbers("hits", at, &row.hits, (0, dice), &row.standing);
            rows.push((*card.number.get_ref() as u8, dice as u8, row.hits.map(|hits| hits.min(255) as u8)));
        }
    }
    rows
}
