//! The choices made before a game: edition and options (CL-9.1), read from `option` lines and written back.

use crate::data::{Content, EDITIONS};
use game::{Fault, Message, OptionInfo, SourceLine};
use serde::{Deserialize, Serialize};

/// When the mortar may fire (CL-4.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum MortarFires {
    #[default]
    WhenDeployed,
    AnyTurn,
}

/// What makes a retreat dearer (CL-3.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum BlockedBy {
    #[default]
    Stronger,
    Contact,
}

/// Which objectives are dealt (CL-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Objectives {
    #[default]
    Final,
    Year2021,
    None,
}

/// Who starts (CL-2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Starter {
    #[default]
    Coin,
    Allies,
    Axis,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub edition: String,
    pub mortar_fires: MortarFires,
    pub blocked_by: BlockedBy,
    pub specials: bool,
    pub victory_cards: bool,
    pub objectives: Objectives,
    pub starter: Starter,
    /// Tiles of a road, if not as printed (CL-1.1).
    pub road_length: Option<u8>,
    pub rounds: u32,
}

const YES_NO: &[&str] = &["yes", "no"];
const MORTAR: &[&str] = &["when-deployed", "any-turn"];
const BLOCKED: &[&str] = &["stronger", "contact"];
const OBJECTIVES: &[&str] = &["final", "2021", "none"];
const STARTER: &[&str] = &["coin", "allies", "axis"];
const ROAD_LENGTH: &[&str] = &["printed", "15", "21", "24"];
/// The lengths of those words; the printed one is the edition's.
const ROAD_LENGTHS: [Option<u8>; 4] = [None, Some(15), Some(21), Some(LONGEST_ROAD)];
/// The longest road there may be: content must keep its lines within `Line::MOST`.
pub(crate) const LONGEST_ROAD: u8 = 24;
const ROUNDS: (u32, u32) = (60, 10);

impl Setup {
    pub fn new(edition: &str) -> Setup {
        Setup {
            edition: edition.to_owned(),
            mortar_fires: MortarFires::default(),
            blocked_by: BlockedBy::default(),
            specials: true,
            victory_cards: true,
            objectives: Objectives::default(),
            starter: Starter::default(),
            road_length: ROAD_LENGTHS[0],
            rounds: ROUNDS.0,
        }
    }

    /// Every option with its values, the default first (CL-9.1).
    pub(crate) fn options() -> Vec<OptionInfo> {
        let words = |name, values, rule| OptionInfo { name, values, number: None, repeats: false, rule };
        vec![
            words("mortar-fires", MORTAR, "CL-4.9"),
            words("blocked-by", BLOCKED, "CL-3.5"),
            words("specials", YES_NO, "CL-2.3"),
            words("victory-cards", YES_NO, "CL-2.3"),
            words("objectives", OBJECTIVES, "CL-2.1"),
            words("starter", STARTER, "CL-2.1"),
            words("road-length", ROAD_LENGTH, "CL-1.1"),
            OptionInfo { name: "rounds", values: &[], number: Some(ROUNDS), repeats: false, rule: "CL-5.4" },
        ]
    }

    /// Reads the `option` lines; the numbers of other lines are handed back.
    pub(crate) fn read(edition: &str, lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        let mut setup = Setup::new(edition);
        let (mut faults, mut other, mut given) = (Vec::new(), Vec::new(), Vec::new());
        if !EDITIONS.contains(&edition) {
            faults.push(Fault::new(Message::new("clash-fault-edition").with("edition", edition)));
        }
        for (number, line) in lines.iter().enumerate() {
            let words: Vec<&str> = line.split(' ').collect();
            if words[0] != "option" {
                other.push(number);
                continue;
            }
            let fault = match words[1..] {
                [name, _] if given.contains(&name) => {
                    Some(Message::new("clash-fault-option-twice").with("name", name))
                }
                [name, value] => {
                    given.push(name);
                    setup.choose(name, value).err()
                }
                _ => Some(Message::new("clash-fault-option-form")),
            };
            faults.extend(fault.map(|message| Fault::at(number, message)));
        }
        if faults.is_empty() { Ok((setup, other)) } else { Err(faults) }
    }

    fn choose(&mut self, name: &str, value: &str) -> Result<(), Message> {
        let options = Setup::options();
        let Some(option) = options.iter().find(|option| option.name == name) else {
            let names = options.iter().map(|option| option.name.to_owned()).collect::<Vec<_>>();
            return Err(Message::new("clash-fault-option-unknown").with("name", name).with("known", names));
        };
        if let Some((_, least)) = option.number {
            let number = value.parse::<u32>().ok().filter(|number| *number >= least);
            let fault = || {
                Message::new("clash-fault-option-number")
                    .with("name", name)
                    .with("value", value)
                    .with("least", i64::from(least))
            };
            self.rounds = number.ok_or_else(fault)?;
            return Ok(());
        }
        let Some(place) = option.values.iter().position(|known| *known == value) else {
            let known = option.values.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
            return Err(Message::new("clash-fault-option-value")
                .with("name", name)
                .with("value", value)
                .with("known", known));
        };
        match name {
            "mortar-fires" => self.mortar_fires = [MortarFires::WhenDeployed, MortarFires::AnyTurn][place],
            "blocked-by" => self.blocked_by = [BlockedBy::Stronger, BlockedBy::Contact][place],
            "specials" => self.specials = place == 0,
            "victory-cards" => self.victory_cards = place == 0,
            "objectives" => {
                self.objectives = [Objectives::Final, Objectives::Year2021, Objectives::None][place];
            }
            "road-length" => self.road_length = ROAD_LENGTHS[place],
            _ => self.starter = [Starter::Coin, Starter::Allies, Starter::Axis][place],
        }
        Ok(())
    }

    /// The lines from which this setup would be read again, defaults left out.
    pub(crate) fn lines(&self) -> Vec<SourceLine> {
        let places = [
            ("mortar-fires", MORTAR, self.mortar_fires as usize),
            ("blocked-by", BLOCKED, self.blocked_by as usize),
            ("specials", YES_NO, usize::from(!self.specials)),
            ("victory-cards", YES_NO, usize::from(!self.victory_cards)),
            ("objectives", OBJECTIVES, self.objectives as usize),
            ("starter", STARTER, self.starter as usize),
            ("road-length", ROAD_LENGTH, self.length_place().unwrap_or_default()),
        ];
        let words = places.into_iter().filter(|(_, _, place)| *place != 0);
        let mut lines: Vec<SourceLine> =
            words.map(|(name, values, place)| format!("option {name} {}", values[place])).collect();
        if self.rounds != ROUNDS.0 {
            lines.push(format!("option rounds {}", self.rounds));
        }
        lines
    }

    fn length_place(&self) -> Option<usize> {
        ROAD_LENGTHS.iter().position(|length| *length == self.road_length)
    }

    /// Whether the content knows this edition; a stored setup may name one that is gone.
    pub(crate) fn faults(&self, content: &Content) -> Vec<Fault> {
        let mut faults = Vec::new();
        if content.edition(&self.edition).is_none() {
            let message = Message::new("clash-fault-edition").with("edition", self.edition.as_str());
            faults.push(Fault::new(message));
        }
        if self.length_place().is_none() {
            let known: Vec<String> = ROAD_LENGTH.iter().map(|&word| word.to_owned()).collect();
            let message = Message::new("clash-fault-option-value").with("name", "road-length");
            faults.push(Fault::new(
                message.with("value", format!("{:?}", self.road_length)).with("known", known),
            ));
        }
        if self.rounds < ROUNDS.1 {
            let message = Message::new("clash-fault-option-number").with("name", "rounds");
            let value = self.rounds.to_string();
            faults.push(Fault::new(message.with("value", value).with("least", i64::from(ROUNDS.1))));
        }
        faults
    }
}
