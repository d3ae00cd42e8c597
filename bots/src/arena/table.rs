//! One game of a match, played through the same door as any other.

use crate::{
    arena::{Match, Record},
    clock::Stopwatch,
    player::{Means, Player},
    search::Decision,
};
use game::{By, Game, OpenTable, Outcome, Seat, SeededDice, Table, Turn, Viewer, gamefile};
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
    let seats = game.seats();
    let is_a = |team: &str| (team == seats[0].team) == number.is_multiple_of(2);
    seats.iter().map(|info| if is_a(info.team) { plan.a } else { plan.b }).collect()
}

/// How a game went.
#[derive(Clone, Copy)]
struct End {
    outcome: Outcome,
    decisions: u32,
    /// The team that took the first turn.
    starter: Option<&'static str>,
}

fn record<G: Game>(table: &OpenTable<G>, plan: &Match, number: u32, players: &[Player], end: End) -> Record {
    let seats = table.seats();
    let a_is_first_team = number.is_multiple_of(2);
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
        a: if a_is_first_team { seats[0].team } else { other_team(table) },
        won: winner.map(|team| (team == seats[0].team) == a_is_first_team),
        winner,
        starter: end.starter.unwrap_or(seats[0].team),
        decisions: end.decisions,
        file: plan.is_saved.then(|| gamefile::write(table, &names())),
    }
}

fn other_team<G: Game>(table: &OpenTable<G>) -> &'static str {
    let seats = table.seats();
    seats.iter().map(|info| info.team).find(|team| *team != seats[0].team).unwrap_or(seats[0].team)
}
