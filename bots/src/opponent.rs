//! Bots at a table of any game, in words: a view as JSON and the legal sentences come in, a sentence goes out. What
//! the platform holds of a game beyond that has no way in here.

use crate::{
    arena::{self, Match, Record, Report},
    clock::Stopwatch,
    hint::{Hint, hint},
    level::Level,
    player::{Means, Player},
    search::Decision,
};
use game::{Fault, Game, Message, Seat, SeatInfo, SeededDice, SourceLine};

/// A decision that is due: what the seat sees and what it may say.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// As `Table::view` gives it for this seat.
    pub view: &'a str,
    pub seat: Seat,
    /// As `Table::legal` gives it; not empty.
    pub legal: &'a [String],
}

/// The computer in front of one opened box.
pub trait Opponent: Send + Sync {
    fn seats(&self) -> &[SeatInfo];
    /// The player's sentence: one of the legal ones.
    fn choose(&self, asked: Question<'_>, player: Player, means: Means, seed: u64)
    -> Result<String, Message>;
    /// What the strongest level would do and why.
    fn hint(&self, asked: Question<'_>, means: Means, seed: u64) -> Result<Hint, Message>;
    /// Plays a whole match; `watch` is called after each game, in the order they end.
    fn arena(&self, plan: &Match, watch: &mut dyn FnMut(&Record, &Report)) -> Report;
}

/// Opens the box that a table's head describes.
pub fn open<G: Game>(edition: &str, head: &[SourceLine]) -> Result<Box<dyn Opponent>, Vec<Fault>> {
    let (setup, unused) = G::setup(edition, head)?;
    if let Some(&line) = unused.first() {
        let message = Message::new("fault-head").with("found", head[line].as_str());
        return Err(vec![Fault::at(line, message)]);
    }
    Ok(Box::new(Seated { game: std::sync::Arc::new(G::open(&setup)?) }))
}

struct Seated<G> {
    game: std::sync::Arc<G>,
}

/// A question in the game's own types.
struct Understood<G: Game> {
    view: G::View,
    actions: Vec<G::Action>,
}

impl<G: Game> Seated<G> {
    fn understand(&self, asked: Question<'_>) -> Result<Understood<G>, Message> {
        let view = serde_json::from_str(asked.view).map_err(|_| Message::new("bots-fault-view"))?;
        let mut actions = Vec::with_capacity(asked.legal.len());
        for sentence in asked.legal {
            let unread = |_| Message::new("bots-fault-sentence").with("sentence", sentence.as_str());
            actions.push(self.game.parse(sentence).map_err(unread)?);
        }
        if actions.is_empty() {
            return Err(Message::new("bots-fault-no-choice"));
        }
        // The search relies on their order.
        actions.sort_unstable();
        Ok(Understood { view, actions })
    }
}

impl<G: Game> Opponent for Seated<G> {
    fn seats(&self) -> &[SeatInfo] {
        self.game.seats()
    }

    fn choose(
        &self,
        asked: Question<'_>,
        player: Player,
        means: Means,
        seed: u64,
    ) -> Result<String, Message> {
        let Understood { view, actions } = self.understand(asked)?;
        let due = Decision { game: &*self.game, seat: asked.seat, view: &view, actions: &actions };
        let action = player.choose(due, means, &Stopwatch::start(), &mut SeededDice::new(seed));
        let mut sentence = String::new();
        self.game.print(&action, &mut sentence);
        Ok(sentence)
    }

    fn hint(&self, asked: Question<'_>, means: Means, seed: u64) -> Result<Hint, Message> {
        let Understood { view, actions } = self.understand(asked)?;
        let strongest = Player::Level(Level::ALL[4]);
        let due = Decision { game: &*self.game, seat: asked.seat, view: &view, actions: &actions };
        let thought = strongest.think(due, means, &Stopwatch::start(), &mut SeededDice::new(seed));
        Ok(hint(&*self.game, asked.seat, &thought))
    }

    fn arena(&self, plan: &Match, watch: &mut dyn FnMut(&Record, &Report)) -> Report {
        arena::run(&self.game, plan, watch)
    }
}
