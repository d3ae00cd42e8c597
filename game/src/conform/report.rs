//! What the suite found: the counts of a clean run, or the breaches. Knows no game.

use serde::Serialize;
use serde_json::Value as Json;
use std::fmt;

/// The promises that are checked, the plain ones first: where one is broken, later ones often break in consequence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Check {
    Panic,
    Box,
    RoundTrip,
    Sentence,
    List,
    Weights,
    TooStrict,
    TooLax,
    Rule,
    Determinism,
    Replay,
    GameFile,
    End,
    Invariant,
    Score,
    Facts,
    Fit,
    Reach,
    Odds,
    EventsTellLess,
    EventsTellMore,
    WordsTellMore,
    TwinTurn,
    TwinList,
    TwinRefusal,
    TwinShown,
    Spectator,
}

impl Check {
    pub const ALL: &'static [Check] = &[
        Check::Panic,
        Check::Box,
        Check::RoundTrip,
        Check::Sentence,
        Check::List,
        Check::Weights,
        Check::TooStrict,
        Check::TooLax,
        Check::Rule,
        Check::Determinism,
        Check::Replay,
        Check::GameFile,
        Check::End,
        Check::Invariant,
        Check::Score,
        Check::Facts,
        Check::Fit,
        Check::Reach,
        Check::Odds,
        Check::EventsTellLess,
        Check::EventsTellMore,
        Check::WordsTellMore,
        Check::TwinTurn,
        Check::TwinList,
        Check::TwinRefusal,
        Check::TwinShown,
        Check::Spectator,
    ];

    /// The promise in words.
    pub fn claim(self) -> &'static str {
        match self {
            Check::Panic => "nothing panics",
            Check::Box => "the head of a game reads back as the same box",
            Check::RoundTrip => "what is stored or sent reads back the same, without floats or large numbers",
            Check::Sentence => "a sentence reads back as its action, and only as it is printed",
            Check::List => "the legal list is appended, sorted, unique and not empty",
            Check::TooStrict => "`check` allows what is listed",
            Check::TooLax => "`check` refuses what is not listed",
            Check::Rule => "a refusal names its paragraph, such as CL-4.2",
            Check::Weights => "chance's words are unique, their weights positive and add up to the total",
            Check::Determinism => "the same question has the same answer",
            Check::Replay => "the sentences replay to the same states and events",
            Check::GameFile => "a game written as a file opens as the same game",
            Check::End => "the game ends within its limit",
            Check::Invariant => "the game's own invariant holds",
            Check::Score => "an estimate lies between -1 and 1, and a list of them has one for each action",
            Check::Facts => "at the start of a turn the facts rebuild the position, and hold in it",
            Check::Fit => "an imagined position fits its view and can be played",
            Check::Reach => "early in a game imagination hits the truth or yields hundreds of positions",
            Check::Odds => "the rows of an odds table are probabilities that add up to 1",
            Check::EventsTellLess => {
                "equal events, equal views: the narration is complete and the view does not leak"
            }
            Check::EventsTellMore => {
                "equal views of different states, equal events: the narration does not leak"
            }
            Check::WordsTellMore => "words that tell a viewer more than the events do are hidden from it",
            Check::TwinTurn => "twins agree on whose turn it is",
            Check::TwinList => "twins agree on the viewer's legal list",
            Check::TwinRefusal => "twins agree on refusals to the viewer",
            Check::TwinShown => "the same action shows the same in twins, unless it reveals or ends the game",
            Check::Spectator => "a spectator knows nothing that a seat does not know",
        }
    }
}

/// A broken promise, with all that is needed to see it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    pub check: Check,
    /// The name of the seat through whose eyes it shows, or `public`.
    pub viewer: Option<String>,
    /// What differed.
    pub found: String,
    /// The game so far, as a scenario file.
    pub game: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}: broken: {}", self.check, self.check.claim())?;
        if let Some(viewer) = &self.viewer {
            writeln!(f, "viewer: {viewer}")?;
        }
        writeln!(f, "{}", self.found)?;
        writeln!(f, "--- the game so far ---")?;
        write!(f, "{}", self.game)
    }
}

/// Readable, because `unwrap` in a test prints this.
impl fmt::Debug for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}")
    }
}

/// How much was played and compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub positions: u64,
    pub actions: u64,
    /// Of the actions, those of chance.
    pub chance_actions: u64,
    /// Legal actions of players at all positions, summed, and how many positions that were.
    pub choices: u64,
    pub choosing: u64,
    pub shortest: u64,
    pub longest: u64,
    /// Different sentences written and read back.
    pub sentences: u64,
    /// Sentences rightly refused.
    pub refusals: u64,
    /// Positions told as facts and rebuilt.
    pub arranged: u64,
    /// Imagined positions that were the truth; the others are twins.
    pub imagined_truths: u64,
    pub imagined_twins: u64,
    pub real_twins: u64,
    /// Steps that twins were led along.
    pub led: u64,
    /// Refusals that twins agreed on.
    pub twin_refusals: u64,
    /// Actions carried out in both of two twins.
    pub twin_actions: u64,
    /// Wins by seat, then draws.
    pub wins: Vec<u64>,
    pub draws: u64,
}

impl Report {
    /// Legal actions per position of a player.
    pub fn branching(&self) -> f64 {
        self.choices as f64 / self.choosing.max(1) as f64
    }

    /// Actions per game, chance's counted.
    pub fn length(&self) -> f64 {
        self.actions as f64 / self.games.max(1) as f64
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "games           {} (won by seat {:?}, drawn {})", self.games, self.wins, self.draws)?;
        writeln!(f, "length          {:.1} ({} to {})", self.length(), self.shortest, self.longest)?;
        writeln!(f, "positions       {}", self.positions)?;
        writeln!(f, "actions         {} ({} by chance)", self.actions, self.chance_actions)?;
        writeln!(f, "branching       {:.1}", self.branching())?;
        writeln!(f, "sentences       {}", self.sentences)?;
        writeln!(f, "refusals        {}", self.refusals)?;
        writeln!(f, "arranged        {}", self.arranged)?;
        writeln!(
            f,
            "twins imagined  {} (and {} that were the truth)",
            self.imagined_twins, self.imagined_truths
        )?;
        writeln!(f, "twins real      {} (led along {} steps)", self.real_twins, self.led)?;
        write!(f, "twins agreed    on {} refusals and {} actions", self.twin_refusals, self.twin_actions)
    }
}

/// Where two values differ, as paths into their JSON form; at most a handful.
pub(super) fn difference<T: Serialize + ?Sized>(one: &T, other: &T) -> String {
    let (Ok(one), Ok(other)) = (serde_json::to_value(one), serde_json::to_value(other)) else {
        return "they differ, and cannot be written as JSON".to_owned();
    };
    let mut found = Vec::new();
    compare("", &one, &other, &mut found);
    if found.is_empty() {
        return "they differ, but not in their JSON form".to_owned();
    }
    found.join("\n")
}

fn compare(path: &str, one: &Json, other: &Json, found: &mut Vec<String>) {
    if one == other || found.len() >= 6 {
        return;
    }
    match (one, other) {
        (Json::Object(a), Json::Object(b)) if a.keys().eq(b.keys()) => {
            for (key, value) in a {
                compare(&format!("{path}.{key}"), value, &b[key], found);
            }
        }
        (Json::Array(a), Json::Array(b)) if a.len() == b.len() => {
            for (index, (x, y)) in a.iter().zip(b).enumerate() {
                compare(&format!("{path}[{index}]"), x, y, found);
            }
        }
        _ => found.push(format!("  at {}: {one} / {other}", if path.is_empty() { "the top" } else { path })),
    }
}

/// The first number that a browser could not hold exactly.
pub(super) fn unsafe_number(path: &str, value: &Json) -> Option<String> {
    const LARGEST: u64 = (1 << 53) - 1;
    match value {
        Json::Number(number) => {
            let fits = number.as_i64().is_some_and(|number| number.unsigned_abs() <= LARGEST);
            (!fits).then(|| format!("at {path}: {number}"))
        }
        Json::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(index, item)| unsafe_number(&format!("{path}[{index}]"), item)),
        Json::Object(fields) => {
            fields.iter().find_map(|(name, field)| unsafe_number(&format!("{path}.{name}"), field))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_difference_names_the_paths() {
        let (one, other) = (json!({"a": [1, 2], "b": "x"}), json!({"a": [1, 3], "b": "y"}));
        assert_eq!(difference(&one, &other), "  at .a[1]: 2 / 3\n  at .b: \"x\" / \"y\"");
        assert_eq!(difference(&json!([1]), &json!([1, 2])), "  at the top: [1] / [1,2]");
    }

    #[test]
    fn all_checks_are_listed_in_order() {
        assert!(Check::ALL.is_sorted_by(|a, b| a < b));
        assert_eq!(Check::ALL.last(), Some(&Check::Spectator));
        assert_eq!(Check::ALL.len(), Check::Spectator as usize + 1);
    }

    #[test]
    fn floats_and_large_numbers_are_unsafe() {
        assert_eq!(unsafe_number("", &json!({"a": [1, -7, 9_007_199_254_740_991_u64]})), None);
        assert_eq!(unsafe_number("", &json!({"a": [1, 0.5]})), Some("at .a[1]: 0.5".to_owned()));
        assert!(unsafe_number("", &json!(9_007_199_254_740_992_u64)).is_some());
    }
}
