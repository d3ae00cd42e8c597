//! Whole games kept as text: every sentence, what each brought about, and the position at the end of each turn. The
//! files are replayed sentence by sentence, so they hold the rules still, not the generator that once made them.
//! `cargo test -p mortain -- --ignored rewrite` writes them anew after a change that is meant.

use game::{Chance, Dice as _, Game, SeededDice, Turn};
use mortain::{Action, ColumnNine, Event, Mortain, Setup, State, SupportHits, UnitValues};
use std::{fmt::Write as _, fs, path::PathBuf};

/// Name, options, seed, and whether both sides play for the estimate rather than at random.
const GAMES: [(&str, Setup, u64, bool); 4] = [
    ("random", STANDARD, 11, false),
    ("random-options", OPTIONS, 12, false),
    ("greedy", STANDARD, 13, true),
    ("greedy-options", OPTIONS, 14, true),
];

const STANDARD: Setup = Setup {
    support_hits: SupportHits::Stack,
    column_nine: ColumnNine::Closed,
    unit_values: UnitValues::Standard,
};
const OPTIONS: Setup = Setup {
    support_hits: SupportHits::Unit,
    column_nine: ColumnNine::Open,
    unit_values: UnitValues::Standard,
};

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/{name}.txt"))
}

/// One action carried out and written down.
fn tell(game: &Mortain, at: &mut State, action: &Action, out: &mut String) {
    let mut events: Vec<Event> = Vec::new();
    out.push_str("> ");
    game.print(action, out);
    out.push('\n');
    game.apply(at, action, &mut events);
    for event in &events {
        writeln!(out, "  {}", Mortain::tell(event)).unwrap();
    }
    let is_turn = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    if is_turn || matches!(game.turn(at), Turn::Over(_)) {
        for fact in game.facts(at) {
            writeln!(out, "    {fact}").unwrap();
        }
    }
}

/// The action whose position looks best to its player, the first of equals; attacks count as what they cost.
fn greedy(game: &Mortain, at: &State, list: &[Action], dice: &mut SeededDice) -> Action {
    let Turn::Player(seat) = game.turn(at) else { panic!("a player chooses") };
    let mut best = (f32::MIN, list[0]);
    for action in list {
        let mut next = at.clone();
        game.apply(&mut next, action, &mut Vec::new());
        let score = game.score(&next, seat) + dice.below(100) as f32 * 0.0005;
        if score > best.0 {
            best = (score, *action);
        }
    }
    best.1
}

fn play(game: &Mortain, seed: u64, is_greedy: bool) -> String {
    let mut dice = SeededDice::new(seed);
    let (mut at, mut out, mut list, mut chance) =
        (game.start(), String::new(), Vec::new(), Chance::default());
    if is_greedy {
        for action in game.suggestion().collect::<Vec<_>>() {
            tell(game, &mut at, &action, &mut out);
        }
    }
    loop {
        list.clear();
        let action = match game.turn(&at) {
            Turn::Over(_) => return out,
            Turn::Chance => chance.throw(game, &at, &mut dice),
            Turn::Player(_) => {
                game.actions(&at, &mut list);
                if is_greedy {
                    greedy(game, &at, &list, &mut dice)
                } else {
                    list[dice.below(list.len() as u64) as usize]
                }
            }
        };
        tell(game, &mut at, &action, &mut out);
    }
}

#[test]
fn games_on_file_are_told_as_before() {
    let mut endings = Vec::new();
    for (name, setup, ..) in GAMES {
        let game = Mortain::open(&setup).unwrap();
        let kept = String::from_utf8(fs::read(path(name)).unwrap()).unwrap();
        let (mut at, mut told) = (game.start(), String::new());
        for sentence in kept.lines().filter_map(|line| line.strip_prefix("> ")) {
            let action = game.parse(sentence).unwrap();
            assert_eq!(game.check(&at, &action), Ok(()), "{name}: {sentence}");
            tell(&game, &mut at, &action, &mut told);
        }
        for (number, (was, is)) in kept.lines().zip(told.lines()).enumerate() {
            assert_eq!(is, was, "{name}: line {}", number + 1);
        }
        assert_eq!(told.lines().count(), kept.lines().count(), "{name}");
        match game.turn(&at) {
            Turn::Over(outcome) => endings.push(outcome),
            turn => panic!("{name} is not over: {turn:?}"),
        }
    }
    // Both sides win some of them, or the files show half the rules.
    assert!(endings.iter().any(|ending| *ending != endings[0]), "{endings:?}");
}

#[test]
#[ignore = "writes the files"]
fn rewrite() {
    for (name, setup, seed, is_greedy) in GAMES {
        fs::write(path(name), play(&Mortain::open(&setup).unwrap(), seed, is_greedy)).unwrap();
    }
}
