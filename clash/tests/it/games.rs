//! Whole games as text, with what each seat saw, kept as files. To write them anew after a change that was meant:
//! `cargo test -p clash write_transcripts -- --ignored`, then read the difference.

use crate::open;
use clash::{Clash, Event, SideView, State};
use game::{Chance, Dice, Game, Seat, SeededDice, Turn, Viewer};
use std::{fmt::Write, path::PathBuf};

const GAMES: [(&str, &str, &[&str], u64); 4] = [
    ("ardennes", "clash-ardennes", &[], 82),
    ("dday", "clash-dday", &["starter allies", "mortar-fires any-turn"], 360),
    ("ardennes-2021", "clash-ardennes", &["objectives 2021", "blocked-by contact"], 14),
    (
        "dday-beginners",
        "clash-dday",
        &["specials no", "victory-cards no", "objectives none", "rounds 12"],
        14,
    ),
];

const VIEWERS: [(&str, Viewer); 3] =
    [("allies", Viewer::Seat(Seat(0))), ("axis", Viewer::Seat(Seat(1))), ("public", Viewer::Public)];

/// The best of a few actions by the engine's own estimate: games with fights and conquests, and an end.
fn choose(game: &Clash, at: &State, seat: Seat, dice: &mut SeededDice) -> clash::Action {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let mut best = (f32::MIN, actions[0]);
    for _ in 0..6 {
        let action = actions[dice.below(actions.len() as u64) as usize];
        let mut next = at.clone();
        game.apply(&mut next, &action, &mut Vec::new());
        let worth = game.score(&next, seat);
        if worth > best.0 {
            best = (worth, action);
        }
    }
    best.1
}

fn transcript(edition: &str, options: &[&str], seed: u64) -> String {
    let game = open(edition, options);
    let (mut dice, mut chance, mut at) = (SeededDice::new(seed), Chance::default(), game.start());
    let mut text = format!("{edition} {}\n", options.join(", "));
    for _ in 0..2_000 {
        let (who, action) = match game.turn(&at) {
            Turn::Over(_) => break,
            Turn::Chance => ("chance".to_owned(), chance.throw(&game, &at, &mut dice)),
            Turn::Player(seat) => {
                (game.seats()[seat.index()].name.to_owned(), choose(&game, &at, seat, &mut dice))
            }
        };
        let mut sentence = String::new();
        game.print(&action, &mut sentence);
        let mut events = Vec::new();
        game.apply(&mut at, &action, &mut events);
        writeln!(text, "\n{who}: {sentence}").unwrap();
        tell(&game, &events, &mut text);
        if events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::GameWon { .. })) {
            show(&game, &at, &mut text);
        }
    }
    writeln!(text, "\n{:?}", game.turn(&at)).unwrap();
    text
}

/// The events, once if all see the same, else for each viewer.
fn tell(game: &Clash, events: &[Event], text: &mut String) {
    for event in events {
        let seen = VIEWERS.map(|(name, viewer)| (name, game.veil(event, viewer)));
        let line = |event: &Option<Event>| {
            event.as_ref().map_or(String::new(), |event| Clash::tell(event).to_string())
        };
        if seen.iter().all(|(_, event)| *event == seen[0].1) {
            writeln!(text, "    {}", line(&seen[0].1)).unwrap();
        } else {
            for (name, event) in &seen {
                writeln!(text, "    [{name}] {}", line(event)).unwrap();
            }
        }
    }
}

/// The position, and what each viewer knows of the hidden things.
fn show(game: &Clash, at: &State, text: &mut String) {
    for fact in game.facts(at) {
        writeln!(text, "  | {fact}").unwrap();
    }
    for (name, viewer) in VIEWERS {
        let view = game.view(at, viewer);
        writeln!(text, "  [{name}] allies {} · axis {}", known(&view.allies), known(&view.axis)).unwrap();
    }
}

fn known(side: &SideView) -> String {
    let hand =
        side.hand.as_ref().map(|hand| hand.iter().map(|card| card.word()).collect::<Vec<_>>().join("+"));
    let names = |names: &Option<Vec<clash::Name>>| {
        names.as_ref().map_or("?".to_owned(), |names| {
            names.iter().map(|name| name.to_string()).collect::<Vec<_>>().join("+")
        })
    };
    format!(
        "hand {} {}, objective {}, put back {} {}, seen {}",
        side.cards,
        hand.unwrap_or("?".to_owned()),
        side.objective
            .map_or(if side.has_objective { "?" } else { "none" }.to_owned(), |name| name.to_string()),
        side.put_back,
        names(&side.put_back_objectives),
        names(&side.seen),
    )
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/games/{name}.txt"))
}

#[test]
fn whole_games_go_as_they_went() {
    for (name, edition, options, seed) in GAMES {
        let kept = String::from_utf8(std::fs::read(path(name)).unwrap()).unwrap();
        let played = transcript(edition, options, seed);
        if let Some((number, (was, is))) =
            kept.lines().zip(played.lines()).enumerate().find(|(_, (was, is))| was != is)
        {
            panic!("{name}, line {}: kept\n{was}\nplayed\n{is}", number + 1);
        }
        assert_eq!(kept.len(), played.len(), "{name}");
    }
}

#[test]
#[ignore = "writes the files the other test compares with"]
fn write_transcripts() {
    for (name, edition, options, seed) in GAMES {
        std::fs::create_dir_all(path(name).parent().unwrap()).unwrap();
        std::fs::write(path(name), transcript(edition, options, seed)).unwrap();
    }
}
