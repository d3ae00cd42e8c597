//! Two players at one table, on two sockets; a move counts when both have been told. The same load for us and for the
//! peer: a hundred such tables, each of which sends its next move when the last was answered to both.

use futures_util::future::join_all;
use std::time::{Duration, Instant};

pub(crate) trait Duel {
    /// One move; how long it took until both were told.
    async fn step(&mut self) -> Duration;
}

/// Moves per second of all tables together.
pub(crate) async fn heat<D: Duel>(duels: &mut [D], length: Duration) -> f64 {
    let begun = Instant::now();
    let play = async |duel: &mut D| {
        let mut moves = 0_u32;
        while begun.elapsed() < length {
            duel.step().await;
            moves += 1;
        }
        moves
    };
    let moves: u32 = join_all(duels.iter_mut().map(play)).await.into_iter().sum();
    f64::from(moves) / begun.elapsed().as_secs_f64()
}

/// Every table moves once in a round of this length, each at its own moment; what each move took.
pub(crate) async fn paced<D: Duel>(duels: &mut [D], round: Duration, rounds: u32) -> Vec<Duration> {
    let begun = tokio::time::Instant::now();
    let count = duels.len() as u32;
    let play = async |(place, duel): (usize, &mut D)| {
        let mut taken = Vec::new();
        for number in 0..rounds {
            tokio::time::sleep_until(begun + round * number + round * place as u32 / count).await;
            taken.push(duel.step().await);
        }
        taken
    };
    join_all(duels.iter_mut().enumerate().map(play)).await.concat()
}
