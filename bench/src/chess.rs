//! The peer for rules engines: cozy-chess plays random games, listing all legal moves and playing one.

use cozy_chess::{Board, Move};
use game::{Dice, SeededDice, random_play::RandomPlay};

/// Games drawn by the rule of fifty moves are over; so is one without a legal move.
pub(crate) fn random_play(decisions: u64, dice: &mut SeededDice) -> RandomPlay {
    let mut played = RandomPlay::default();
    let mut board = Board::default();
    let mut moves: Vec<Move> = Vec::with_capacity(256);
    while played.decisions < decisions {
        moves.clear();
        if board.halfmove_clock() < 100 {
            board.generate_moves(|some| {
                moves.extend(some);
                false
            });
        }
        if moves.is_empty() {
            played.games += 1;
            board = Board::default();
            continue;
        }
        played.decisions += 1;
        played.branches += moves.len() as u64;
        played.widest = played.widest.max(moves.len());
        board.play_unchecked(moves[dice.below(moves.len() as u64) as usize]);
    }
    played
}
