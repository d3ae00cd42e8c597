//! What was agreed when a table was made: clock, who may watch, chance, takebacks. Stored as JSON with the table and
//! never changed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Terms {
    pub(crate) clock: ClockTerms,
    /// What happens to a seat whose time has run out.
    pub(crate) time_out: TimeOut,
    pub(crate) chance: ChanceTerms,
    /// Whether others may watch.
    pub(crate) spectators: bool,
    /// Whether a takeback past dice may be asked for.
    pub(crate) takebacks: bool,
    /// Whether the seats take part in the dice: the game then starts only when the salts are in.
    pub(crate) salts: bool,
    /// Starts by itself as soon as every seat is taken.
    pub(crate) auto_start: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            clock: ClockTerms::None,
            time_out: TimeOut::Lose,
            chance: ChanceTerms::Provable,
            spectators: true,
            takebacks: false,
            salts: false,
            auto_start: true,
        }
    }
}

/// How time is measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ClockTerms {
    #[default]
    None,
    /// So many seconds for the whole game, and so many more whenever the turn passes on.
    Live {
        #[schema(minimum = 10, maximum = 86400)]
        seconds: u32,
        #[schema(maximum = 3600)]
        increment: u32,
    },
    /// So many days for each move.
    Days {
        #[schema(minimum = 1, maximum = 60)]
        days: u32,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TimeOut {
    /// The seat's team has lost.
    #[default]
    Lose,
    /// The computer plays on.
    Bot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ChanceTerms {
    /// Drawn by the server so that everybody can check it afterwards.
    #[default]
    Provable,
    /// Real dice and cards, entered by the players.
    Entered,
}

impl ClockTerms {
    pub(crate) fn is_sensible(self) -> bool {
        match self {
            ClockTerms::None => true,
            ClockTerms::Live { seconds, increment } => (10..=86_400).contains(&seconds) && increment <= 3_600,
            ClockTerms::Days { days } => (1..=60).contains(&days),
        }
    }
}
