//! What holds for every choice: it is legal, it repeats, and it depends on nothing the seat cannot see.

use crate::boxes::{all_players, brief, choose, legal, on_all_games, positions};
use bots::{Decision, Level, Means, Player, Stopwatch};
use game::{Chance, Estimate, Game, SeededDice, Turn, Viewer};

/// Whole games with a player of every kind taking turns: each choice is checked by the rules.
fn every_choice_is_legal<G: Game>(game: &G) {
    let players = all_players();
    let (mut dice, mut chance, mut state) = (SeededDice::new(5), Chance::default(), game.start());
    let mut decisions = 0;
    while decisions < 120 {
        let action = match game.turn(&state) {
            Turn::Over(_) => {
                state = game.start();
                continue;
            }
            Turn::Chance => chance.throw(game, &state, &mut dice),
            Turn::Player(_) => {
                decisions += 1;
                let action = choose(game, &state, players[decisions % players.len()], decisions as u64);
                assert!(legal(game, &state).contains(&action), "{action:?}");
                assert!(game.check(&state, &action).is_ok(), "{action:?}");
                action
            }
        };
        game.apply(&mut state, &action, &mut Vec::new());
    }
}
on_all_games!(every_choice_is_legal);

fn the_same_seed_makes_the_same_choice<G: Game>(game: &G) {
    let mut differed = 0;
    for (number, state) in positions(game, 8, 20, 6).iter().enumerate() {
        for player in all_players() {
            let first = choose(game, state, player, number as u64);
            assert_eq!(first, choose(game, state, player, number as u64), "{player}");
            differed += usize::from(first != choose(game, state, player, number as u64 + 1000));
        }
    }
    assert!(differed > 0, "the seed is not listened to at all");
}
on_all_games!(the_same_seed_makes_the_same_choice);

fn threads_do_not_make_a_choice_depend_on_their_order<G: Game>(game: &G) {
    for state in positions(game, 4, 20, 7) {
        let Turn::Player(seat) = game.turn(&state) else { panic!("nobody is to act") };
        let (view, actions) = (game.view(&state, Viewer::Seat(seat)), legal(game, &state));
        let due = Decision { game, seat, view: &view, actions: &actions };
        let strongest = Player::Level(Level::ALL[4]);
        let means = Means { threads: 3, ..brief(strongest) };
        let think = || strongest.think(due, means, &Stopwatch::start(), &mut SeededDice::new(8));
        let thought = think();
        assert_eq!(thought, think());
        let choose = || strongest.choose(due, means, &Stopwatch::start(), &mut SeededDice::new(8));
        assert_eq!(choose(), choose());
        assert_eq!(thought.findings.len(), actions.len());
        let visits: u64 = thought.findings.iter().map(|finding| u64::from(finding.visits)).sum();
        match thought.estimate {
            Estimate::Score => assert_eq!(visits, thought.simulations),
            // A round of a trial that not all have played does not count.
            Estimate::Trial => assert!(visits <= thought.simulations),
            Estimate::Outlook => assert_eq!(visits, 0),
        }
    }
}
on_all_games!(threads_do_not_make_a_choice_depend_on_their_order);

/// Twin worlds: another position with the same view. Whatever is hidden in it, the choice is the same.
fn twins_get_the_same_choice<G: Game>(game: &G) {
    for (number, state) in positions(game, 8, 20, 9).iter().enumerate() {
        let Turn::Player(seat) = game.turn(state) else { panic!("nobody is to act") };
        let view = game.view(state, Viewer::Seat(seat));
        let twin = game.imagine(&view, &mut SeededDice::new(number as u64));
        for player in all_players() {
            let seed = number as u64;
            assert_eq!(choose(game, state, player, seed), choose(game, &twin, player, seed), "{player}");
        }
    }
}
on_all_games!(twins_get_the_same_choice);

/// The twins above would prove nothing if they were all the position itself.
#[test]
fn clash_twins_do_differ() {
    let game = crate::boxes::open::<clash::Clash>("clash-ardennes");
    let positions = positions(&game, 12, 20, 9);
    let differ = positions.iter().enumerate().filter(|(number, state)| {
        let Turn::Player(seat) = game.turn(state) else { return false };
        let view = game.view(state, Viewer::Seat(seat));
        game.imagine(&view, &mut SeededDice::new(*number as u64)) != **state
    });
    assert!(differ.count() >= 6);
}
