//! Exact odds of an attack (SM-5.4, SM-5.5, SM-3.6), from the cards that are left and with the best use of the choice
//! to draw again. "Best" is the highest chance of a hit; where none is possible, the miss is taken at the first face
//! card, so as not to bring on the joker for nothing.
//!
//! Drawing again skips face cards, and an ignored joker is skipped as well. So with redraws the attack is decided by
//! the first of the other cards, each as likely to come first: no recursion is needed. The tests recurse.

use crate::{
    Mortain,
    action::Action,
    check,
    deck::Card,
    fire::{self, Shot},
    phase::Phase,
    state::State,
};
use game::{Message, Odds, OddsTable};

/// The cards left, as an attack sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws {
    /// Number cards that hit, and that miss.
    pub hits: u32,
    pub misses: u32,
    pub faces: u32,
    /// The joker is in the deck and would end the turn.
    pub has_joker: bool,
}

/// The chances of the three results as counts of equally likely cases out of `total`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chances {
    pub hit: u32,
    pub miss: u32,
    pub joker: u32,
    pub total: u32,
}

/// The number cards left that hit, and those that miss.
pub(crate) fn deciding(game: &Mortain, at: &State, shot: &Shot) -> [u64; 2] {
    let numbers = at.left_in_deck() & !(game.deck.faces() | Card::JOKER.bit());
    let hits = numbers & game.deck.up_to(shot.highest());
    [hits, numbers & !hits]
}

impl Draws {
    pub(crate) fn new(game: &Mortain, at: &State, shot: &Shot) -> Draws {
        let left = at.left_in_deck();
        let [hits, misses] = deciding(game, at, shot).map(u64::count_ones);
        let faces = (left & game.deck.faces()).count_ones();
        let has_joker = left & Card::JOKER.bit() != 0 && game.deck.joker_counts(at.used);
        Draws { hits, misses, faces, has_joker }
    }

    /// Drawing a card now and choosing best after each face card.
    pub fn best(self) -> Chances {
        if self.hits == 0 { self.without_redraw() } else { self.with_redraw() }
    }

    /// Every face card is taken as a miss.
    pub fn without_redraw(self) -> Chances {
        Chances::new(self.hits, self.misses + self.faces, u32::from(self.has_joker))
    }

    /// After every face card a new one is drawn.
    pub fn with_redraw(self) -> Chances {
        Chances::new(self.hits, self.misses, u32::from(self.has_joker))
    }
}

impl Chances {
    fn new(hit: u32, miss: u32, joker: u32) -> Chances {
        match hit + miss + joker {
            // SM-5.5: no card that decides is left.
            0 => Chances { hit, miss: 1, joker, total: 1 },
            total => Chances { hit, miss, joker, total },
        }
    }

    fn table(self, title: &str) -> OddsTable {
        let row = |name: &str, count: u32| {
            (Message::new(format!("mortain-odds-{name}")), f64::from(count) / f64::from(self.total))
        };
        OddsTable {
            title: Message::new(format!("mortain-odds-{title}")),
            rows: vec![row("hit", self.hit), row("miss", self.miss), row("joker", self.joker)],
        }
    }
}

/// The odds of an attack that is possible now, or of drawing again; `None` for everything else.
pub(crate) fn odds(game: &Mortain, at: &State, action: &Action) -> Option<Odds> {
    check::check(game, at, action).ok()?;
    let attack = match action {
        Action::Redraw if at.phase == Phase::Choose => at.attack?,
        other => *other,
    };
    let shot = fire::reckon(game, at, &attack)?;
    let draws = Draws::new(game, at, &shot);
    let figure = |name: &str, value: f64| (Message::new(format!("mortain-odds-{name}")), value);
    Some(Odds {
        tables: vec![draws.best().table("best-play"), draws.without_redraw().table("without-redraw")],
        figures: vec![
            figure("strength", f64::from(shot.strength)),
            figure("modifier", f64::from(shot.modifier())),
            figure("highest-card", f64::from(shot.highest().clamp(0, 10))),
            figure("cards-left", f64::from(at.left_in_deck().count_ones())),
            figure("hitting-cards", f64::from(draws.hits)),
        ],
    })
}
