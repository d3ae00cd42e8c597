//! The one door: whoever acts, by click, sentence or search, comes through `play`. It works on a copy; the caller
//! stores the steps and only then makes the copy the truth.

use crate::{
    chance::{Chance, Dice, Word},
    contract::Game,
    seat::{By, Turn},
};

/// One action as it was carried out, with what followed from it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    pub by: By,
    pub action: G::Action,
    /// How chance's words were drawn; empty for players and for dice entered by hand.
    pub words: Vec<Word>,
    pub events: Vec<G::Event>,
}

/// Why nothing was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotPlayed<I> {
    /// The game is over.
    Over,
    /// Somebody else, or chance, is to act.
    NotDue,
    Illegal(I),
}

/// The player's action, or chance's when dice are entered by hand, and, if there are dice, everything chance does
/// until a player is to act again.
pub fn play<G: Game>(
    game: &G,
    at: &mut G::State,
    by: By,
    action: G::Action,
    dice: Option<&mut dyn Dice>,
) -> Result<Vec<Step<G>>, NotPlayed<G::Illegal>> {
    may(game, at, by, &action)?;
    let mut events = Vec::new();
    game.apply(at, &action, &mut events);
    let mut steps = vec![Step { by, action, words: Vec::new(), events }];
    if let Some(dice) = dice {
        dice.heard(&|| sentence(game, &action));
        roll(game, at, dice, &mut steps);
    }
    Ok(steps)
}

/// Chance acts until a player is to act or the game is over; also the beginning of every game with dice.
pub fn roll<G: Game>(game: &G, at: &mut G::State, dice: &mut dyn Dice, steps: &mut Vec<Step<G>>) {
    let mut chance = Chance::default();
    while game.turn(at) == Turn::Chance {
        let action = chance.throw(game, at, dice);
        let mut events = Vec::new();
        game.apply(at, &action, &mut events);
        dice.heard(&|| sentence(game, &action));
        steps.push(Step { by: By::Chance, action, words: chance.words.clone(), events });
    }
}

fn sentence<G: Game>(game: &G, action: &G::Action) -> String {
    let mut text = String::new();
    game.print(action, &mut text);
    text
}

/// Whether `by` may do this here and now.
pub fn may<G: Game>(
    game: &G,
    at: &G::State,
    by: By,
    action: &G::Action,
) -> Result<(), NotPlayed<G::Illegal>> {
    match (game.turn(at), by) {
        (Turn::Over(_), _) => Err(NotPlayed::Over),
        (Turn::Player(due), By::Seat(seat)) if due == seat => {
            game.check(at, action).map_err(NotPlayed::Illegal)
        }
        (Turn::Chance, By::Chance) => game.check(at, action).map_err(NotPlayed::Illegal),
        _ => Err(NotPlayed::NotDue),
    }
}

/// Folds actions from a position on, checking each; the number of the first one that is not possible otherwise.
pub fn replay<G: Game>(
    game: &G,
    at: &mut G::State,
    actions: impl IntoIterator<Item = G::Action>,
    events: &mut Vec<G::Event>,
) -> Result<(), (usize, G::Illegal)> {
    for (number, action) in actions.into_iter().enumerate() {
        game.check(at, &action).map_err(|reason| (number, reason))?;
        game.apply(at, &action, events);
    }
    Ok(())
}
