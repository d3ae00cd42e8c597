//! Counting lines of play: the classic check that a list of legal actions is what it was yesterday. Chance's
//! sentences count like players', each once, whatever its weight.

use game::{Game, Turn};

/// All lines of play of a length, divided by their first sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Perft {
    pub depth: u32,
    pub total: u64,
    pub divided: Vec<Divided>,
}

/// How many of them begin with this sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divided {
    pub sentence: String,
    pub lines: u64,
}

pub(crate) fn perft<G: Game>(game: &G, depth: u32) -> Perft {
    let start = game.start();
    let mut divided = Vec::new();
    if depth > 0 {
        for action in every(game, &start) {
            let mut sentence = String::new();
            game.print(&action, &mut sentence);
            divided.push(Divided { sentence, lines: after(game, &start, &action, depth - 1) });
        }
    }
    let total = if depth == 0 { 1 } else { divided.iter().map(|first| first.lines).sum() };
    Perft { depth, total, divided }
}

fn after<G: Game>(game: &G, at: &G::State, action: &G::Action, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut next = at.clone();
    game.apply(&mut next, action, &mut Vec::new());
    let actions = every(game, &next);
    if depth == 1 {
        return actions.len() as u64;
    }
    actions.iter().map(|action| after(game, &next, action, depth - 1)).sum()
}

/// Everything that can be said at a position, by the player or by chance.
fn every<G: Game>(game: &G, at: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    match game.turn(at) {
        Turn::Player(_) => game.actions(at, &mut actions),
        Turn::Chance => spell_all(game, at, &mut Vec::new(), &mut actions),
        Turn::Over(_) => {}
    }
    actions
}

fn spell_all<G: Game>(game: &G, at: &G::State, said: &mut Vec<u8>, out: &mut Vec<G::Action>) {
    let mut choices = Vec::new();
    if game.chance(at, said, &mut choices) == 0 {
        out.push(game.spell(at, said));
        return;
    }
    for (word, _) in choices {
        said.push(word);
        spell_all(game, at, said, out);
        said.pop();
    }
}
