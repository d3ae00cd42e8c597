//! The choices made once, before the game (SM-9.1), and how they are written.

use game::{Fault, Message, OptionInfo, SourceLine};
use serde::{Deserialize, Serialize};

/// SM-6.3: whom support hits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SupportHits {
    #[default]
    Stack,
    Unit,
}

/// SM-4.6: whether the American may move into the east column while Germans wait there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColumnNine {
    #[default]
    Closed,
    Open,
}

/// SM-1.2: which of the two sets of values the counters show.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnitValues {
    #[default]
    Standard,
    Even,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    pub support_hits: SupportHits,
    pub column_nine: ColumnNine,
    pub unit_values: UnitValues,
}

const SUPPORT_HITS: OptionInfo = OptionInfo {
    name: "support-hits",
    values: &["stack", "unit"],
    number: None,
    repeats: false,
    rule: "SM-6.3",
};
const COLUMN_NINE: OptionInfo = OptionInfo {
    name: "column-nine",
    values: &["closed", "open"],
    number: None,
    repeats: false,
    rule: "SM-4.6",
};
const UNIT_VALUES: OptionInfo = OptionInfo {
    name: "unit-values",
    values: &["standard", "even"],
    number: None,
    repeats: false,
    rule: "SM-1.2",
};

pub(crate) fn options() -> Vec<OptionInfo> {
    vec![SUPPORT_HITS, COLUMN_NINE, UNIT_VALUES]
}

impl Setup {
    /// Reads the `option` lines and returns the numbers of all others.
    pub(crate) fn read(lines: &[SourceLine]) -> Result<(Setup, Vec<usize>), Vec<Fault>> {
        let mut setup = Setup::default();
        let (mut rest, mut faults, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        for (number, line) in lines.iter().enumerate() {
            let words: Vec<&str> = line.split(' ').collect();
            if words[0] != "option" {
                rest.push(number);
                continue;
            }
            let name = words.get(1).copied().unwrap_or_default();
            if seen.contains(&name) {
                faults.push(fault(number, "option-twice", line));
            }
            seen.push(name);
            match words[1..] {
                ["support-hits", "stack"] => setup.support_hits = SupportHits::Stack,
                ["support-hits", "unit"] => setup.support_hits = SupportHits::Unit,
                ["column-nine", "closed"] => setup.column_nine = ColumnNine::Closed,
                ["column-nine", "open"] => setup.column_nine = ColumnNine::Open,
                ["unit-values", "standard"] => setup.unit_values = UnitValues::Standard,
                ["unit-values", "even"] => setup.unit_values = UnitValues::Even,
                [name, ..] if let Some(info) = options().iter().find(|info| info.name == name) => {
                    let known: Vec<String> = info.values.iter().map(|&word| word.to_owned()).collect();
                    let mut fault = fault(number, "option-value", line);
                    fault.message = fault.message.with("known", known);
                    faults.push(fault);
                }
                _ => faults.push(fault(number, "option-name", line)),
            }
        }
        if faults.is_empty() { Ok((setup, rest)) } else { Err(faults) }
    }

    pub(crate) fn lines(&self) -> Vec<SourceLine> {
        let mut lines = Vec::new();
        if self.support_hits == SupportHits::Unit {
            lines.push("option support-hits unit".to_owned());
        }
        if self.column_nine == ColumnNine::Open {
            lines.push("option column-nine open".to_owned());
        }
        if self.unit_values == UnitValues::Even {
            lines.push("option unit-values even".to_owned());
        }
        lines
    }
}

fn fault(number: usize, kind: &str, line: &str) -> Fault {
    Fault::at(number, Message::new(format!("mortain-fault-{kind}")).with("found", line))
}
