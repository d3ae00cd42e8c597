//! A bot keeps its time: no simulation begins after the deadline.

use crate::boxes::{legal, on_all_games, positions};
use bots::{Budget, Clock, Decision, Level, Means, Player, Settings, search, trial};
use game::{Estimate, Game, SeededDice, Turn, Viewer};
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// Every look at it takes a millisecond, and a search looks once before each simulation.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn no_simulation_begins_after_the_deadline<G: Game>(game: &G) {
    for state in positions(game, 3, 20, 10) {
        let Turn::Player(seat) = game.turn(&state) else { panic!("nobody is to act") };
        let (view, actions) = (game.view(&state, Viewer::Seat(seat)), legal(game, &state));
        let due = Decision { game, seat, view: &view, actions: &actions };
        for settings in [Settings::INFORMED, Settings::PLAIN] {
            let (clock, time) = (Ticking::default(), Budget::time(Duration::from_millis(6)));
            let thought = search(due, &settings, time, &clock, &mut SeededDice::new(1));
            // Begun at 0, 1, … 5 ms; the look at 6 ms began none.
            assert_eq!((thought.simulations, clock.0.into_inner()), (6, 7));
        }
        let clock = Ticking::default();
        let means = Means { budget: Some(Budget::time(Duration::from_millis(9))), threads: 1 };
        let thought = Player::Level(Level::ALL[4]).think(due, means, &clock, &mut SeededDice::new(1));
        match thought.estimate {
            Estimate::Score => assert_eq!(thought.simulations, 9),
            // It may have been decided before.
            Estimate::Trial => assert!(thought.simulations <= 9),
            // One look at the clock before each longer look at the game; the look at 9 ms began none.
            Estimate::Outlook => {
                let looks = clock.0.into_inner();
                assert!(looks == thought.simulations || (thought.simulations, looks) == (9, 10), "{looks}");
            }
        }
    }
}
on_all_games!(no_simulation_begins_after_the_deadline);

fn no_playout_of_a_trial_begins_after_the_deadline<G: Game>(game: &G) {
    let mut longest = 0;
    for state in positions(game, 3, 20, 10) {
        let Turn::Player(seat) = game.turn(&state) else { panic!("nobody is to act") };
        let (view, actions) = (game.view(&state, Viewer::Seat(seat)), legal(game, &state));
        let due = Decision { game, seat, view: &view, actions: &actions };
        let (clock, time) = (Ticking::default(), Budget::time(Duration::from_millis(9)));
        let thought = trial(due, time, &clock, &mut SeededDice::new(1));
        let (looks, playouts) = (clock.0.into_inner(), thought.simulations);
        // One look before each playout; where all is not decided before, the look at 9 ms began none.
        assert!(looks == playouts || (playouts, looks) == (9, 10), "{thought:?} {looks}");
        longest = longest.max(playouts);
        // The strongest level has no other use for the clock where it tries.
        let (clock, means) = (Ticking::default(), Means { budget: Some(time), threads: 1 });
        let chosen = Player::Level(Level::ALL[4]).choose(due, means, &clock, &mut SeededDice::new(1));
        assert!(clock.0.into_inner() <= 10);
        assert!(G::TRIES == 0 || chosen == thought.best().action);
    }
    assert_eq!(longest, 9, "no trial was cut short");
}
on_all_games!(no_playout_of_a_trial_begins_after_the_deadline);

fn a_count_of_simulations_needs_no_clock<G: Game>(game: &G) {
    struct Stopped;
    impl Clock for Stopped {
        fn elapsed(&self) -> Duration {
            panic!("nobody asked for the time")
        }
    }
    for state in positions(game, 2, 20, 11) {
        let Turn::Player(seat) = game.turn(&state) else { panic!("nobody is to act") };
        let (view, actions) = (game.view(&state, Viewer::Seat(seat)), legal(game, &state));
        let due = Decision { game, seat, view: &view, actions: &actions };
        let means = Means { budget: Some(Budget::simulations(4)), threads: 1 };
        for player in [Player::Plain, Player::Level(Level::ALL[0]), Player::Level(Level::ALL[4])] {
            let thought = player.think(due, means, &Stopped, &mut SeededDice::new(1));
            let fewest = u64::from(thought.estimate != Estimate::Outlook);
            assert!((fewest..=4).contains(&thought.simulations));
            player.choose(due, means, &Stopped, &mut SeededDice::new(1));
        }
    }
}
on_all_games!(a_count_of_simulations_needs_no_clock);
