//! What a session does with lines, without any terminal.

use super::*;
use crate::{draw::paint, open};

fn session(autosave: Option<Autosave>) -> Session {
    session_with(autosave, &[])
}

/// With the computer on some seats, thinking briefly.
fn session_with(autosave: Option<Autosave>, bots: &[&str]) -> Session {
    let listing = catalog::find("clash-ardennes").unwrap();
    let table = listing.open(&["option starter axis".to_owned()]).unwrap();
    let manner = Manner {
        text: Text::new(catalog::Language::English),
        dice: Some(Generator::new(Some(1)).unwrap()),
        wants_curtain: true,
        autosave,
        computer: Computer {
            players: bots::seating(bots.iter().copied(), table.seats()).unwrap(),
            means: bots::Means { budget: Some(bots::Budget::simulations(40)), threads: 1 },
            thoughts: game::SeededDice::new(1),
        },
    };
    Session::new(Opened { listing, table, players: vec![(Seat(1), "Bea".to_owned())] }, manner)
}

/// Everything said, one line each.
fn said(effects: &[Effect]) -> String {
    let lines = effects.iter().filter_map(|effect| match effect {
        Effect::Say(_, text) => Some(text.as_str()),
        _ => None,
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn shown(session: &Session) -> String {
    let picture = session.picture(80, 20);
    picture.board.iter().chain(&picture.side).map(|line| paint::line(line, false) + "\n").collect()
}

#[test]
fn behind_the_curtain_nothing_is_drawn_or_completed() {
    let mut session = session(None);
    let effects = session.start();
    assert_eq!(effects[0], Effect::Clear);
    assert_eq!(shown(&session), "");
    assert_eq!(session.complete(""), Completion::default());
    assert_eq!(session.remembers(), None);
    let effects = session.hear("");
    assert_eq!(effects.last(), Some(&Effect::Board));
    assert!(shown(&session).contains("Objective: "));
    assert_eq!((session.prompt().as_str(), session.remembers()), ("Axis (Bea)", Some(Seat(1))));
}

#[test]
fn the_screen_is_cleared_before_the_next_is_called() {
    let mut session = session(None);
    session.start();
    session.hear("");
    let effects = session.hear("end");
    assert_eq!(effects[0], Effect::Clear);
    assert_eq!(effects.len(), 2, "{effects:?}");
    assert_eq!(shown(&session), "");
}

#[test]
fn a_line_is_completed_from_what_is_legal() {
    let mut session = session(None);
    session.start();
    session.hear("");
    let words = |line: &str| session.complete(line).words.join(" ");
    assert!(words("").starts_with("place end "), "{}", words(""));
    assert_eq!(session.complete("place ta").insert, "nk ");
    assert_eq!(words("place tank "), "1 2 3 4 5 6 7");
    assert_eq!(words("odds place ge"), "general");
    assert_eq!(words("rules CL-1.1"), "CL-1.1");
    // What may not be done now may still be asked about.
    assert_eq!(words("why fl"), "flank");
    assert_eq!(words("? flank 3 "), "1 2 3 4 5 6 7");
}

#[test]
fn real_dice_are_completed_and_never_remembered() {
    let mut session = session(None);
    session.dice = None;
    session.start();
    assert_eq!((session.prompt().as_str(), session.remembers()), ("chance", None));
    assert!(session.complete("objective a").words.contains(&"axis".to_owned()));
    session.hear("objective axis roads-2-3");
    let effects = session.hear("objective allies roads-4-5");
    assert_eq!(effects[0], Effect::Clear, "what was typed must not stay on the screen");
}

#[test]
fn a_game_that_was_left_can_be_taken_up_or_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = session(Some(Autosave::new(folder.path(), "clash-ardennes").unwrap()));
    first.start();
    first.hear("");
    first.hear("place tank 3");
    drop(first);

    let left = Autosave::left_over(folder.path(), "clash-ardennes").unwrap();
    let mut second = session(Some(Autosave::new(folder.path(), "clash-ardennes").unwrap()));
    assert!(said(&second.offer(left)).contains("Go on with it?"));
    assert_eq!(shown(&second), "");
    assert!(said(&second.hear("perhaps")).contains("“yes” or “no”"));
    second.hear("YES");
    second.hear("");
    assert!(shown(&second).contains("[ tank  ]"), "{}", shown(&second));
    second.hear("place mine 3");
    drop(second);

    let left = Autosave::left_over(folder.path(), "clash-ardennes").unwrap();
    let text = left.read().unwrap();
    assert!(text.contains("place mine 3") && open::game_file(&text).is_ok(), "{text}");
    let mut third = session(None);
    third.offer(left);
    assert!(said(&third.hear("n")).contains("aside"));
    third.hear("");
    assert!(!shown(&third).contains("tank  ]"));
    assert!(Autosave::left_over(folder.path(), "clash-ardennes").is_none());
}

#[test]
fn a_broken_copy_does_not_keep_anybody_from_playing() {
    let folder = tempfile::tempdir().unwrap();
    let broken = Autosave::new(folder.path(), "clash-ardennes").unwrap();
    broken.write("sandtable 1\ngame clash-ardennes\nrules 1\nplay\n  axis fly\n").unwrap();
    let mut session = session(None);
    session.offer(broken);
    let effects = session.hear("yes");
    assert!(said(&effects).contains("line 5") && said(&effects).contains("Axis to play"), "{effects:?}");
}

#[test]
fn quitting_works_from_behind_the_curtain_and_in_a_question() {
    let mut session = session(None);
    session.start();
    assert_eq!(session.hear("quit").last(), Some(&Effect::Leave));
    let folder = tempfile::tempdir().unwrap();
    let left = Autosave::new(folder.path(), "clash-ardennes").unwrap();
    session.offer(left);
    assert_eq!(session.hear("quit").last(), Some(&Effect::Leave));
}

#[test]
fn a_finished_game_is_kept_but_not_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut session = session(Some(Autosave::new(folder.path(), "clash-ardennes").unwrap()));
    session.start();
    session.hear("");
    assert!(said(&session.hear("resign")).contains("won by Allies"));
    assert!(said(&session.hear("quit")).contains("aside"));
    assert!(Autosave::left_over(folder.path(), "clash-ardennes").is_none());
}

#[test]
fn the_computer_plays_its_seat_until_the_person_is_due() {
    let mut session = session_with(None, &["axis=2"]);
    let effects = session.start();
    assert!(session.is_computer_due() && effects.iter().all(|effect| *effect != Effect::Clear));
    let mut acts = effects;
    while session.is_computer_due() {
        acts.extend(session.let_computer_act());
    }
    assert!(said(&acts).contains("Axis"), "{acts:?}");
    let told = session.table.told(Viewer::Seat(Seat(0)), 1);
    let say = |message| session.text.say(message, session.table.engine());
    let news: Vec<String> = told.iter().flat_map(|told| &told.messages).map(say).collect();
    assert_eq!(said(&acts), news.join("\n"), "everything is told, and once");
    assert!(acts.iter().all(|effect| *effect != Effect::Clear), "no curtain for one person: {acts:?}");
    assert_eq!(acts.last(), Some(&Effect::Board));
    // The person's own objective is on the screen, and the computer's seat is not for the taking.
    assert_eq!(session.remembers(), Some(Seat(0)));
    assert!(shown(&session).contains("Objective: "));
    assert_eq!(said(&session.hear("axis resign")), "The computer speaks for Axis.");
    assert!(!session.is_computer_due());
    session.hear("end");
    assert!(session.is_computer_due());
}

#[test]
fn the_computer_can_play_all_seats_to_the_end() {
    let mut session = session_with(None, &["all=greedy"]);
    let mut effects = session.start();
    for _ in 0..5000 {
        if !session.is_computer_due() {
            break;
        }
        effects.extend(session.let_computer_act());
    }
    assert!(matches!(session.table.turn(), Turn::Over(_)));
    assert!(effects.iter().filter(|effect| **effect == Effect::Board).count() > 2);
    assert!(!shown(&session).is_empty());
}

#[test]
fn a_hint_can_be_asked_for_and_followed() {
    let mut session = session_with(None, &["allies=1"]);
    session.start();
    let hint = said(&session.hear("hint"));
    let best = hint.split(" – wins about ").next().unwrap().to_owned();
    assert_eq!(hint.lines().count(), 4, "{hint}");
    assert!(session.table.legal(Seat(1)).contains(&best), "{hint}");
    let log = session.table.log().len();
    session.hear(&best);
    assert!(session.table.log().len() > log);
}
