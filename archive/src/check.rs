//! All stored games replayed by the current rules: what a host wants to know before a new version goes on with them.

use crate::file::{Contents, write};
use game::{Fault, GameFile, Message, Turn};
use store::{Failure, Status, Store, Whole};

/// How many games were looked at, and what came out otherwise.
#[derive(Debug, Default)]
pub struct Checked {
    pub games: usize,
    /// Of them, begun under another rules version.
    pub older: usize,
    pub lines: usize,
    pub differences: Vec<Difference>,
}

/// A game that the current rules do not let happen as it is stored.
#[derive(Debug)]
pub struct Difference {
    pub game: String,
    pub edition: String,
    /// The line of the log, from 1; none if it is the box or the end that differs.
    pub line: Option<usize>,
    pub message: Message,
}

/// Games read at once.
const PAGE: i64 = 500;

pub async fn check(store: &dyn Store) -> Result<Checked, Failure> {
    let mut checked = Checked::default();
    let mut last = String::new();
    loop {
        let ids = store.all_games(&last, PAGE).await?;
        let Some(newest) = ids.last() else { return Ok(checked) };
        last.clone_from(newest);
        for id in &ids {
            // A game removed meanwhile is nothing to check.
            if let Some(whole) = store.whole(id).await? {
                checked.add(whole);
            }
        }
    }
}

impl Checked {
    fn add(&mut self, mut whole: Whole) {
        self.games += 1;
        self.lines += whole.actions.len();
        let difference = match catalog::find(&whole.game.edition) {
            Err(message) => Some((None, message)),
            Ok(listing) => {
                let current = i64::from(listing.rules_version);
                self.older += usize::from(whole.game.rules_version != current);
                // Replayed by the current rules whatever it was begun under: that is the question.
                whole.game.rules_version = current;
                difference(&whole, &listing)
            }
        };
        if let Some((line, message)) = difference {
            let game = whole.game;
            self.differences.push(Difference { game: game.id, edition: game.edition, line, message });
        }
    }
}

fn difference(whole: &Whole, listing: &catalog::Listing) -> Option<(Option<usize>, Message)> {
    let text = write(whole, Contents::Game);
    let opened = GameFile::parse(&text).and_then(|file| listing.open_file(&file));
    let table = match opened {
        Ok(table) => table,
        Err(faults) => return faults.into_iter().next().map(|fault| place(fault, &text)),
    };
    let is_over = matches!(table.turn(), Turn::Over(_));
    if is_over != (whole.standing.status == Status::Over) {
        let key = if is_over { "check-over" } else { "check-not-over" };
        return Some((None, Message::new(key)));
    }
    let due = match table.turn() {
        Turn::Player(seat) => Some(i64::from(seat.0)),
        Turn::Chance | Turn::Over(_) => None,
    };
    let is_due = whole.standing.status != Status::Running || due == whole.standing.due;
    (!is_due).then(|| (None, Message::new("check-due")))
}

/// A fault's line in the file becomes its line in the log.
fn place(fault: Fault, text: &str) -> (Option<usize>, Message) {
    let play = text.lines().position(|line| line == "play").map_or(0, |before| before + 1);
    (fault.line.and_then(|line| line.checked_sub(play)).filter(|&line| line > 0), fault.message)
}
