//! Opened games and positions for the other tests.

use bots::{Budget, Decision, Level, Means, Player, Stopwatch};
use game::{Chance, Dice, Game, SeededDice, Turn, Viewer};

pub(crate) fn open<G: Game>(edition: &str) -> G {
    // Trench Club between two nations: the others have no such line.
    let lines: Vec<String> = match edition {
        "trench-club" => vec!["nations germany britain".to_owned()],
        _ => Vec::new(),
    };
    let (setup, _) = G::setup(edition, &lines).expect("an edition without options");
    G::open(&setup).expect("content that was checked")
}

/// Runs the same claim on every game.
macro_rules! on_all_games {
    ($claim:ident) => {
        mod $claim {
            #[test]
            fn clash_ardennes() {
                super::$claim(&$crate::boxes::open::<clash::Clash>("clash-ardennes"));
            }
            #[test]
            fn clash_dday() {
                super::$claim(&$crate::boxes::open::<clash::Clash>("clash-dday"));
            }
            #[test]
            fn mortain() {
                super::$claim(&$crate::boxes::open::<mortain::Mortain>("mortain"));
            }
            #[test]
            fn trench_club() {
                super::$claim(&$crate::boxes::open::<trench_club::TrenchClub>("trench-club"));
            }
        }
    };
}
pub(crate) use on_all_games;

/// Every kind of player: the levels, the arena's yardsticks.
pub(crate) fn all_players() -> Vec<Player> {
    let levels = Level::ALL.into_iter().map(Player::Level);
    levels.chain([Player::Random, Player::Greedy, Player::Plain]).collect()
}

/// Few simulations: what is tested here does not depend on strength. Those that play whole games are dear; the
/// strongest level gets enough of them for two rounds of a trial.
pub(crate) fn brief(player: Player) -> Means {
    let simulations = match player {
        Player::Plain => 3,
        Player::Level(level) if level == Level::ALL[4] => 16,
        _ => 24,
    };
    Means { budget: Some(Budget::simulations(simulations)), threads: 1 }
}

pub(crate) fn choose<G: Game>(game: &G, at: &G::State, player: Player, seed: u64) -> G::Action {
    let Turn::Player(seat) = game.turn(at) else { panic!("nobody is to act") };
    let (view, actions) = (game.view(at, Viewer::Seat(seat)), legal(game, at));
    let due = Decision { game, seat, view: &view, actions: &actions };
    player.choose(due, brief(player), &Stopwatch::start(), &mut SeededDice::new(seed))
}

pub(crate) fn legal<G: Game>(game: &G, at: &G::State) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    actions
}

/// Positions of random games in which a player has a real choice, `every` so many decisions.
pub(crate) fn positions<G: Game>(game: &G, count: usize, every: u64, seed: u64) -> Vec<G::State> {
    let mut dice = SeededDice::new(seed);
    let (mut found, mut state) = (Vec::new(), game.start());
    let mut chance = Chance::default();
    while found.len() < count {
        let action = match game.turn(&state) {
            Turn::Over(_) => {
                state = game.start();
                continue;
            }
            Turn::Chance => chance.throw(game, &state, &mut dice),
            Turn::Player(_) => {
                let actions = legal(game, &state);
                if actions.len() > 1 && dice.below(every) == 0 {
                    found.push(state.clone());
                }
                actions[dice.below(actions.len() as u64) as usize]
            }
        };
        game.apply(&mut state, &action, &mut Vec::new());
    }
    found
}
