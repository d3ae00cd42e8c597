//! The choices made before the game: map, nations, options (TC-1.2, TC-10.4), read from the lines of a head and
//! written back. Positions are `facts`.

use crate::{
    map::{Fort, Map, Place, Terrain},
    unit::{Nation, Team},
};
use game::{Fault, Message, OptionInfo, SourceLine};
use serde::{Deserialize, Serialize};

const DEFAULT: &str = include_str!("../data/maps/default.toml");
const TRAINING: &str = include_str!("../data/maps/training.toml");

/// The default round limit and the smallest one (TC-9.4).
const ROUNDS: (u32, u32) = (40, 3);
const MOST_ROUNDS: u16 = 9999;
/// Lines that put something on the board.
const CHANGES: [&str; 5] = ["terrain", "fort", "start", "snow", "place-name"];

/// Which board is on the table. A map of one's own is stored in full.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapChoice {
    Default,
    Training,
    Own(Box<Map>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub map: MapChoice,
    /// The first one named took the first turn, where a position does not say otherwise.
    pub nations: Vec<Nation>,
    pub epic: bool,
    pub trenches: bool,
    pub no_dice: Vec<Nation>,
    pub rounds: u16,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            map: MapChoice::Default,
            nations: Nation::ALL.to_vec(),
            epic: false,
            trenches: false,
            no_dice: Vec::new(),
            rounds: ROUNDS.0 as u16,
        }
    }
}

pub(crate) fn options() -> Vec<OptionInfo> {
    let words = |name, values, rule| OptionInfo { name, values, number: None, repeats: false, rule };
    vec![
        words("forts", &["normal", "epic"], "TC-9.1"),
        words("trenches", &["no", "yes"], "TC-10.3"),
        OptionInfo {
            name: "no-dice",
            values: &["germany", "britain", "austria", "france"],
            number: None,
            repeats: true,
            rule: "TC-10.1",
        },
        OptionInfo { name: "rounds", values: &[], number: Some(ROUNDS), repeats: false, rule: "TC-9.4" },
    ]
}

fn fault(what: &str) -> Message {
    Message::new(format!("trench-club-fault-{what}"))
}

impl MapChoice {
    pub fn open(&self) -> Result<Map, Vec<Fault>> {
        match self {
            MapChoice::Default => Map::read(DEFAULT),
            MapChoice::Training => Map::read(TRAINING),
            MapChoice::Own(map) => Ok((**map).clone()),
        }
    }

    fn nations(&self) -> Vec<Nation> {
        match self {
            MapChoice::Training => vec![Nation::Germany, Nation::Britain],
            MapChoice::Default | MapChoice::Own(_) => Nation::ALL.to_vec(),
        }
    }
}

/// Reads the lines of the head; the numbers of all others are returned.
pub(crate) fn read(lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
    let mut reading =
        Reading { setup: Setup::default(), faults: Vec::new(), nations: None, given: Vec::new() };
    let mut rest = Vec::new();
    let words: Vec<Vec<&str>> = lines.iter().map(|line| line.split(' ').collect()).collect();
    let map = reading.board(&words);
    let own = map.and_then(|map| reading.own_map(map, &words));
    for (number, words) in words.iter().enumerate() {
        match words[0] {
            "option" => reading.option(number, &words[1..]),
            "nations" => reading.nations(number, &words[1..]),
            "map" | "snow" | "terrain" | "fort" | "start" | "place-name" => {}
            _ => rest.push(number),
        }
    }
    if let Some(map) = own {
        reading.setup.map = MapChoice::Own(Box::new(map));
    }
    reading.setup.nations = reading.nations.take().unwrap_or_else(|| reading.setup.map.nations());
    if reading.faults.is_empty() { Ok((reading.setup, rest)) } else { Err(reading.faults) }
}

struct Reading {
    setup: Setup,
    faults: Vec<Fault>,
    nations: Option<Vec<Nation>>,
    /// Options given so far.
    given: Vec<String>,
}

impl Reading {
    fn at(&mut self, line: usize, message: Message) {
        self.faults.push(Fault::at(line, message));
    }

    /// The board that further lines change: blank, or one of ours.
    fn board(&mut self, lines: &[Vec<&str>]) -> Option<Map> {
        let mut blank = None;
        let mut seen = false;
        for (number, words) in lines.iter().enumerate().filter(|(_, words)| words[0] == "map") {
            if std::mem::replace(&mut seen, true) {
                self.at(number, fault("twice").with("name", "map"));
            }
            match words[1..] {
                ["default"] => self.setup.map = MapChoice::Default,
                ["training"] => self.setup.map = MapChoice::Training,
                ["blank", columns, rows] => {
                    let made = match (columns.parse(), rows.parse()) {
                        (Ok(columns), Ok(rows)) => Map::blank(columns, rows),
                        _ => Err(fault("line").with("found", words.join(" "))),
                    };
                    match made {
                        Ok(map) => blank = Some(map),
                        Err(message) => self.at(number, message),
                    }
                }
                _ => self.at(number, fault("line").with("found", words.join(" "))),
            }
        }
        let changed = lines.iter().any(|words| CHANGES.contains(&words[0]));
        blank.or_else(|| changed.then(|| self.setup.map.open().ok())?)
    }

    /// The board with everything put on it: blank, or one of ours, which then becomes one's own.
    fn own_map(&mut self, map: Map, lines: &[Vec<&str>]) -> Option<Map> {
        let mut map = map;
        for (number, words) in lines.iter().enumerate() {
            let hex = |word: &str| map.hex_named(word).ok_or_else(|| fault("map-hex").with("hex", word));
            let done: Result<(), Vec<Message>> = match words[..] {
                ["terrain", at, kind] => match (hex(at), Terrain::of_word(kind)) {
                    (Ok(at), Some(kind)) => {
                        map.terrain[at.index()] = kind;
                        Ok(())
                    }
                    (Err(message), _) => Err(vec![message]),
                    (_, None) => Err(vec![fault("line").with("found", words.join(" "))]),
                },
                ["start", number, at] => hex(at)
                    .and_then(|at| map.add_start(number.parse().unwrap_or(0), at))
                    .map_err(|message| vec![message]),
                ["snow", columns] => match columns.parse() {
                    Ok(columns) => {
                        map.snow = columns;
                        Ok(())
                    }
                    Err(_) => Err(vec![fault("line").with("found", words.join(" "))]),
                },
                ["place-name", at, ref name @ ..] if !name.is_empty() => match hex(at) {
                    Ok(hex) => {
                        map.places.push(Place { hex, name: name.join(" ") });
                        Ok(())
                    }
                    Err(message) => Err(vec![message]),
                },
                ["fort", name, body, one, two] => match (hex(body), hex(one), hex(two)) {
                    (Ok(body), Ok(one), Ok(two)) => {
                        let fort = Fort { name: name.to_owned(), body, entrances: [one, two] };
                        let wrong = map.add_fort(fort);
                        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
                    }
                    (body, one, two) => Err([body, one, two].into_iter().filter_map(Result::err).collect()),
                },
                [keyword, ..] if CHANGES.contains(&keyword) => {
                    Err(vec![fault("line").with("found", words.join(" "))])
                }
                _ => Ok(()),
            };
            for message in done.err().into_iter().flatten() {
                self.at(number, message);
            }
        }
        Some(map)
    }

    fn option(&mut self, line: usize, words: &[&str]) {
        let [name, value] = *words else {
            return self.at(line, fault("line").with("found", format!("option {}", words.join(" "))));
        };
        let known = options();
        let Some(info) = known.iter().find(|info| info.name == name) else {
            return self.at(line, fault("option").with("name", name));
        };
        let once = if info.repeats { format!("{name} {value}") } else { name.to_owned() };
        if self.given.contains(&once) {
            return self.at(line, fault("twice").with("name", once));
        }
        self.given.push(once);
        let wrong = || {
            let known = match info.number {
                Some((_, least)) => vec![format!("{least}–{MOST_ROUNDS}")],
                None => info.values.iter().map(|&word| word.to_owned()).collect(),
            };
            fault("option-value").with("name", name).with("value", value).with("known", known)
        };
        match (name, value) {
            ("forts", "normal" | "epic") => self.setup.epic = value == "epic",
            ("trenches", "no" | "yes") => self.setup.trenches = value == "yes",
            ("no-dice", _) => match Nation::of_word(value) {
                Some(nation) => {
                    self.setup.no_dice.push(nation);
                    self.setup.no_dice.sort_unstable();
                }
                None => self.at(line, wrong()),
            },
            ("rounds", _) => match value.parse::<u16>() {
                Ok(rounds)
                    if u32::from(rounds) >= ROUNDS.1
                        && rounds <= MOST_ROUNDS
                        && rounds.to_string() == value =>
                {
                    self.setup.rounds = rounds;
                }
                _ => self.at(line, wrong()),
            },
            _ => self.at(line, wrong()),
        }
    }

    fn nations(&mut self, line: usize, words: &[&str]) {
        let nations: Vec<Nation> = words.iter().filter_map(|word| Nation::of_word(word)).collect();
        let ok = nations.len() == words.len() && are_possible(&nations);
        if self.nations.is_some() {
            return self.at(line, fault("twice").with("name", "nations"));
        }
        if !ok {
            self.at(line, fault("nations").with("found", words.join(" ")));
        }
        self.nations = Some(nations);
    }
}

/// TC-1.2: all four, or one of each team.
pub(crate) fn are_possible(nations: &[Nation]) -> bool {
    let count = |team: Team| nations.iter().filter(|nation| nation.team() == team).count();
    let mut different = nations.to_vec();
    different.sort_unstable();
    different.dedup();
    different.len() == nations.len()
        && matches!((count(Team::Central), count(Team::Entente)), (2, 2) | (1, 1))
}

impl Setup {
    /// The lines from which `read` would make this again.
    pub(crate) fn lines(&self) -> Vec<SourceLine> {
        let mut lines = match &self.map {
            MapChoice::Default => Vec::new(),
            MapChoice::Training => vec!["map training".to_owned()],
            MapChoice::Own(map) => map.lines(),
        };
        if self.nations != self.map.nations() {
            let words: Vec<&str> = self.nations.iter().map(|nation| nation.word()).collect();
            lines.push(format!("nations {}", words.join(" ")));
        }
        if self.epic {
            lines.push("option forts epic".to_owned());
        }
        if self.trenches {
            lines.push("option trenches yes".to_owned());
        }
        for nation in &self.no_dice {
            lines.push(format!("option no-dice {}", nation.word()));
        }
        if u32::from(self.rounds) != ROUNDS.0 {
            lines.push(format!("option rounds {}", self.rounds));
        }
        lines
    }
}
