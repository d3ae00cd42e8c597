//! One game of a match, played through the same door as any other.

use crate::{
    arena::{Match, Record},
    clock::Stopwatch,
    player::{Means, Player},
    search::Decision,
};
use game::{By, Game, OpenTable, Outcome, Seat, SeatInfo, SeededDice, Table, Turn, Viewer, gamefile};
use std::sync::Arc;

/// Game `number` of the match. In even games `a` plays the team of the first seat.
pub(super) fn play<G: Game>(game: &Arc<G>, plan: &Match, number: u32) -> Record {
    // Both games of a pair roll the same dice; thoughts are each game's own.
    let mut dice = SeededDice::new(plan.seed ^ (u64::from(number / 2) << 32)).split();
    let mut thoughts = SeededDice::new(plan.seed ^ (u64::from(number) << 32) ^ 0x7468_696e_6b00).split();
    let players = seat_players(game.as_ref(), plan, number);
    let means = Means { budget: plan.budget, threads: 1 };
    let mut table = OpenTable::new(Arc::clone(game));
    let opening = table.begin(&mut dice);
    table.accept(opening);
    let (mut decisions, mut actions, mut starter) = (0, Vec::new(), None);
    let outcome = loop {
        let seat = match table.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Player(seat) => seat,
            Turn::Chance => unreachable!("a table with dice waits for players only"),
        };
        decisions += 1;
        if starter.is_none() && !game.is_setup(table.state()) {
            starter = Some(game.seats()[seat.index()].team);
        }
        actions.clear();
        game.actions(table.state(), &mut actions);
        let view = game.view(table.state(), Viewer::Seat(seat));
        let due = Decision { game: game.as_ref(), seat, view: &view, actions: &actions };
        let action = players[seat.index()].choose(due, means, &Stopwatch::start(), &mut thoughts);
        let mut sentence = String::new();
        game.print(&action, &mut sentence);
        let step = table
            .propose(By::Seat(seat), &sentence, Some(&mut dice))
            .expect("players choose among the legal actions");
        table.accept(step);
    };
    record(&table, plan, number, &players, End { outcome, decisions, starter })
}

fn seat_players<G: Game>(game: &G, plan: &Match, number: u32) -> Vec<Player> {
    let seats = game.seats().iter();
    seats.map(|info| if is_of_a(game, info, number) { plan.a } else { plan.b }).collect()
}

fn is_of_a<G: Game>(game: &G, info: &SeatInfo, number: u32) -> bool {
    (info.team == game.seats()[0].team) == number.is_multiple_of(2)
}

/// How a game went.
#[derive(Clone, Copy)]
struct End {
    outcome: Outcome,
    decisions: u32,
    /// The team that took the first turn.
    starter: Option<&'static str>,
}

/// A seat that `a` plays.
fn seat_of_a<G: Game>(game: &G, number: u32) -> Seat {
    Seat(game.seats().iter().position(|info| is_of_a(game, info, number)).unwrap_or(0) as u8)
}

/// How much of a result this seat owes to chance; `None` if the game cannot tell of all that chance said.
fn luck<G: Game>(table: &OpenTable<G>, seat: Seat) -> Option<f64> {
    let game = table.game();
    let (mut at, mut sum, mut events) = (game.start(), 0.0, Vec::new());
    for line in table.log() {
        let action = game.parse(&line.sentence).expect("a log is made of the game's own sentences");
        if line.by == By::Chance {
            sum += f64::from(game.luck(&at, seat, &action)?);
        }
        events.clear();
        game.apply(&mut at, &action, &mut events);
    }
    Some(sum)
}

fn record<G: Game>(table: &OpenTable<G>, plan: &Match, number: u32, players: &[Player], end: End) -> Record {
    let seats = table.seats();
    let seat = seat_of_a(table.game(), number);
    let a = seats[seat.index()].team;
    let winner = match end.outcome {
        Outcome::Draw => None,
        Outcome::Won(winners) => winners.iter().next().map(|seat| seats[seat.index()].team),
    };
    let names = || {
        let name = |(index, player): (usize, &Player)| (Seat(index as u8), format!("computer {player}"));
        players.iter().enumerate().map(name).collect::<Vec<_>>()
    };
    Record {
        number,
        a,
        won: winner.map(|team| team == a),
        luck: luck(table, seat),
        winner,
        starter: end.starter.unwrap_or(seats[0].team),
        decisions: end.decisions,
        file: plan.is_saved.then(|| gamefile::write(table, &names())),
    }
}
