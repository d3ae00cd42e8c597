//! Numbers of ways to play on, counted by hand first.

use crate::{arrange, default_game};
use game::{Game, SeededDice, Turn, random_play::random_play};
use mortain::{Action, Mortain, State};

/// All lines of this many actions, chance's included.
fn perft(game: &Mortain, at: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut list: Vec<Action> = Vec::new();
    match game.turn(at) {
        Turn::Over(_) => return 0,
        Turn::Player(_) => game.actions(at, &mut list),
        Turn::Chance => {
            let mut words = Vec::new();
            game.chance(at, &[], &mut words);
            list.extend(words.iter().map(|(word, _)| game.spell(at, &[*word])));
        }
    }
    let mut events = Vec::new();
    list.iter()
        .map(|action| {
            let mut next = at.clone();
            game.apply(&mut next, action, &mut events);
            perft(game, &next, depth - 1)
        })
        .sum()
}

/// Five units on 8 columns of 5 hexes; then four on as many; two in one hex close it for the third.
#[test]
fn the_set_up() {
    let game = default_game();
    let start = game.start();
    assert_eq!(perft(&game, &start, 1), 5 * 40);
    assert_eq!(perft(&game, &start, 2), 200 * 4 * 40);
    let same_hex = 200 * 4;
    assert_eq!(perft(&game, &start, 3), same_hex * 3 * 39 + (32_000 - same_hex) * 3 * 40);
}

/// D beside Mortain and Hill 314: of six neighbours two are held; two targets; the pass. Each ends the card or draws
/// for a combat: 52 cards are left.
#[test]
fn one_unit_on_a_black_two() {
    let game = default_game();
    let at = arrange(&game, &["unit D 0802", "unit 119 0702", "unit 120 0801", "card 2s 1"]);
    assert_eq!(perft(&game, &at, 1), 4 + 2 + 1);
    assert_eq!(perft(&game, &at, 2), 7 * 52);
}

/// 102 and D alone in 0904, which has three neighbours, on a jack: 102 to three hexes, D to three with or without 102,
/// the pass. Then the one left behind has three moves and the pass; else one of 52 cards comes.
#[test]
fn a_stack_on_a_jack() {
    let game = default_game();
    let at = arrange(&game, &["unit 102 0904", "unit D 0904", "unit 117 0101", "card Js 1"]);
    assert_eq!(perft(&game, &at, 1), 3 + 3 * 2 + 1);
    assert_eq!(perft(&game, &at, 2), 3 * (3 + 1) + 3 * (3 + 1) + 3 * 52 + 52);
}

/// A lone American on a red ace: six moves, AIR at a tank and at infantry in one hex and infantry in another, harassment
/// of both hexes, the pass. Every one of them uses up the card.
#[test]
fn support_on_a_red_ace() {
    let game = default_game();
    let at = arrange(
        &game,
        &["unit 17 0902", "unit D 0902", "unit DF 0905", "unit 119 0304", "card Ah 1", "unit CCA waiting"],
    );
    assert_eq!(perft(&game, &at, 1), 6 + 3 + 2 + 1);
    assert_eq!(perft(&game, &at, 2), 12 * 52);
}

/// Both armies in full, every unit in sight of every enemy, a black ten. Groups of the other seven: 7 + 21 + 35 + 35 +
/// 21 of up to five; with 102 paying for itself 1 + 7 + 21 + 35 + 35; with five others it must be free, and of the 21
/// groups of five only the one without its two mates is not: 20. So 238 groups for each of eight targets.
#[test]
fn the_longest_list_there_can_be() {
    let game = default_game();
    let at = arrange(
        &game,
        &[
            "unit 102 0101",
            "unit 2SS-1 0101",
            "unit 2SS-2 0101",
            "unit D 0102",
            "unit DF 0102",
            "unit 17 0201",
            "unit 37 0201",
            "unit 38 0303",
            "unit 117 0103",
            "unit 119 0103",
            "unit 120 0202",
            "unit 823 0202",
            "unit SPTD 0203",
            "unit CCA 0203",
            "unit CCB 0301",
            "unit CCR 0301",
            "card Ts 5",
        ],
    );
    let mut list = Vec::new();
    game.actions(&at, &mut list);
    let fires = list.iter().filter(|action| matches!(action, Action::Fire { .. })).count();
    assert_eq!(fires, 8 * (119 + 99 + 20));
    println!("{} sentences", list.len());
}

/// No list is longer than the rules allow: 1,904 fires as above, six moves for each of eight units, twice for the two
/// that may take 102 along, as many exits as movers, the pass. In random play lists of more than 600 are rare (about
/// one in five million); the figures are printed.
#[test]
fn lists_are_bounded_by_the_rules() {
    let game = default_game();
    let played = random_play(&game, 200_000, &mut SeededDice::new(7));
    println!("{played:?} mean {:.1}", played.branching());
    assert!(played.widest <= 1904 + 10 * 6 + 10 + 1, "{}", played.widest);
    assert!((15.0..60.0).contains(&played.branching()), "{}", played.branching());
}
