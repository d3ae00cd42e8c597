//! A table's log: plies per viewer, takebacks, what the table notes down, and going on from a stored position.

use crate::toy::{BLUE, RED, Toy};
use game::{By, Dice, GameFile, OpenTable, Outcome, Seat, Seats, SeededDice, Table, Turn, Viewer, gamefile};
use std::sync::Arc;

const VIEWERS: [Viewer; 3] = [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Public];

fn begun(dice: &mut SeededDice) -> OpenTable<Toy> {
    let mut table = OpenTable::new(Arc::new(Toy::new(4, None)));
    let first = table.begin(dice);
    table.accept(first);
    table
}

fn say(table: &mut OpenTable<Toy>, by: By, sentence: &str, dice: &mut SeededDice) -> Result<(), String> {
    let next = table.propose(by, sentence, Some(dice)).map_err(|refusal| refusal.message.to_string())?;
    table.accept(next);
    Ok(())
}

fn act(table: &mut OpenTable<Toy>, dice: &mut SeededDice) -> Option<Seat> {
    let Turn::Player(seat) = table.turn() else { return None };
    let legal = table.legal(seat);
    let sentence = legal[dice.below(legal.len() as u64) as usize].clone();
    say(table, By::Seat(seat), &sentence, dice).expect("a legal sentence");
    Some(seat)
}

/// Everything a viewer can be shown of a table, from a ply on.
fn seen(table: &dyn Table, from: &[usize; 3]) -> String {
    let each = VIEWERS.iter().zip(from).map(|(&viewer, &from)| {
        format!("{} {} {:?}", table.plies(viewer), table.view(viewer), table.told(viewer, from + 1))
    });
    format!("{:?} {}", table.turn(), each.collect::<Vec<_>>().join("\n"))
}

#[test]
fn a_table_goes_on_from_a_stored_position_as_if_it_had_never_been_closed() {
    let mut restored = 0;
    for seed in 0..40 {
        let mut dice = SeededDice::new(seed);
        let mut table = begun(&mut dice);
        for _ in 0..dice.below(9) {
            act(&mut table, &mut dice);
        }
        let Some(bytes) = table.snapshot() else { continue };
        let (line, plies) = (table.log().len(), VIEWERS.map(|viewer| table.plies(viewer)));
        while act(&mut table, &mut dice).is_some() {}
        let mut again = OpenTable::restore(Arc::new(Toy::new(4, None)), &bytes).expect("our own bytes");
        assert_eq!(again.begins_at(), line);
        for line in &table.log()[line..] {
            again.replay_line(line.by, &line.sentence, &line.words).expect("a stored line");
        }
        assert_eq!(seen(&again, &plies), seen(&table, &plies));
        for (viewer, from) in VIEWERS.into_iter().zip(plies) {
            assert_eq!(again.view_at(viewer, from), table.view_at(viewer, from));
            assert_eq!(again.view_at(viewer, from + 1), table.view_at(viewer, from + 1));
            assert!(from == 0 || again.view_at(viewer, from - 1).is_none());
        }
        restored += 1;
    }
    assert!(restored > 10, "{restored}");
    assert!(OpenTable::<Toy>::restore(Arc::new(Toy::new(4, None)), &[7, 7]).is_err());
}

#[test]
fn plies_count_what_a_viewer_was_shown() {
    let mut dice = SeededDice::new(3);
    let mut table = begun(&mut dice);
    while act(&mut table, &mut dice).is_some() {}
    for viewer in VIEWERS {
        let all = table.told(viewer, 0);
        assert_eq!(all.len(), table.plies(viewer));
        assert!(all.iter().enumerate().all(|(at, told)| told.ply == at + 1));
        assert_eq!(table.told(viewer, all.len()), all[all.len() - 1..]);
        assert!(table.told(viewer, all.len() + 1).is_empty());
    }
}

#[test]
fn a_takeback_that_all_agree_to_goes_back_past_dice() {
    let mut dice = SeededDice::new(5);
    let mut table = begun(&mut dice);
    let ask =
        |table: &mut OpenTable<Toy>, by, said: &str| say(table, By::Seat(by), said, &mut SeededDice::new(1));
    assert_eq!(ask(&mut table, RED, "offer takeback"), Err("refusal-takeback-nothing".to_owned()));
    let start = table.state().clone();
    assert_eq!(act(&mut table, &mut dice), Some(RED));
    let hidden = table.state().clone();
    assert_eq!(act(&mut table, &mut dice), Some(BLUE));
    assert_eq!(ask(&mut table, RED, "accept takeback"), Err("refusal-no-takeback".to_owned()));
    ask(&mut table, BLUE, "offer takeback").expect("blue has acted");
    assert_eq!(ask(&mut table, RED, "offer takeback"), Err("refusal-takeback-asked".to_owned()));
    assert_eq!(ask(&mut table, BLUE, "accept takeback"), Err("refusal-own-takeback".to_owned()));
    ask(&mut table, RED, "accept takeback").expect("it was asked");
    assert_eq!(table.state(), &hidden);
    ask(&mut table, RED, "offer takeback").expect("red's action still stands");
    ask(&mut table, BLUE, "accept takeback").expect("it was asked");
    assert_eq!(table.state(), &start);
    let undone: Vec<bool> = table.told(Viewer::Seat(RED), 1).iter().map(|told| told.undone).collect();
    // Two cards, two hidden numbers and the dice; the four platform lines stand.
    assert_eq!(undone, [false, false, true, true, true, false, false, false, false]);
    while act(&mut table, &mut dice).is_some() {}
    let text = gamefile::write(&table, &[]);
    let again: OpenTable<Toy> = GameFile::parse(&text).and_then(|file| file.open()).expect("our own file");
    assert_eq!(again.state(), table.state());
    assert_eq!(seen(&again, &[0; 3]), seen(&table, &[0; 3]));
    for viewer in VIEWERS {
        let last = table.plies(viewer);
        assert_eq!(table.view_at(viewer, last), Some(table.view(viewer)));
    }
}

#[test]
fn an_offer_to_take_back_lapses_with_the_next_action() {
    let mut dice = SeededDice::new(6);
    let mut table = begun(&mut dice);
    act(&mut table, &mut dice);
    say(&mut table, By::Seat(RED), "offer takeback", &mut dice).expect("red has acted");
    act(&mut table, &mut dice);
    let late = say(&mut table, By::Seat(BLUE), "accept takeback", &mut dice);
    assert_eq!(late, Err("refusal-no-takeback".to_owned()));
}

#[test]
fn what_the_table_notes_is_a_line_that_no_seat_can_say() {
    let mut dice = SeededDice::new(8);
    let mut table = begun(&mut dice);
    assert!(say(&mut table, By::Seat(RED), "time-out blue", &mut dice).is_err());
    assert!(say(&mut table, By::Table, "hide 1", &mut dice).is_err());
    assert!(say(&mut table, By::Table, "time-out green", &mut dice).is_err());
    say(&mut table, By::Table, "seat blue bot", &mut dice).expect("a seat can change hands");
    say(&mut table, By::Table, "seat blue person", &mut dice).expect("and back");
    say(&mut table, By::Table, "time-out red", &mut dice).expect("a clock can run out");
    assert_eq!(table.turn(), Turn::Over(Outcome::Won(Seats::one(BLUE))));
    assert_eq!(say(&mut table, By::Table, "time-out blue", &mut dice), Err("refusal-over".to_owned()));
    let told = table.told(Viewer::Public, 3);
    let texts: Vec<String> = told.iter().map(|told| told.messages[0].to_string()).collect();
    assert_eq!(
        texts,
        ["platform-seat-bot side=blue", "platform-seat-person side=blue", "platform-time-out side=red"]
    );
    let text = gamefile::write(&table, &[]);
    assert!(
        text.ends_with("  table seat blue bot\n  table seat blue person\n  table time-out red\n"),
        "{text}"
    );
    let again: OpenTable<Toy> = GameFile::parse(&text).and_then(|file| file.open()).expect("our own file");
    assert_eq!(again.turn(), table.turn());
}

#[test]
fn a_game_can_be_looked_at_again_line_by_line() {
    let mut dice = SeededDice::new(11);
    let mut table = begun(&mut dice);
    while act(&mut table, &mut dice).is_some() {}
    let lines = table.line_count();
    let log = table.log();
    for viewer in VIEWERS {
        let views = table.views(viewer, 0..lines + 1);
        assert_eq!(views.len(), lines + 1);
        assert_eq!(views.last(), Some(&table.view(viewer)));
        assert_eq!(table.views(viewer, 2..4), views[2..4]);
        assert!(table.views(viewer, lines + 1..lines + 9).is_empty());
        let told = table.told_lines(viewer);
        assert_eq!(told.len(), lines);
        assert_eq!(told.iter().flatten().cloned().collect::<Vec<_>>(), table.told(viewer, 1));
        for (line, told) in told.iter().enumerate() {
            if let Some(told) = told {
                assert_eq!(table.view_at(viewer, told.ply).as_ref(), Some(&views[line + 1]));
            }
        }
    }
    let kept: Vec<_> = log.iter().zip(table.counting()).filter(|(_, counts)| *counts).collect();
    assert_eq!(kept.into_iter().map(|(line, _)| line.clone()).collect::<Vec<_>>(), table.line_of_play());
}

#[test]
fn luck_is_what_came_above_what_was_to_be_expected() {
    let mut dice = SeededDice::new(11);
    let mut table = begun(&mut dice);
    while act(&mut table, &mut dice).is_some() {}
    let reviewed = table.review();
    assert_eq!(reviewed.len(), table.line_count() + 1);
    for (line, after) in table.log().iter().zip(&reviewed[1..]) {
        assert_eq!(after.drawn.is_some(), line.by == By::Chance);
        let Some(drawn) = &after.drawn else { continue };
        // The words say how likely they were; the toy's sentences can be spelled in one way only.
        let said: f64 = line.words.iter().map(|word| word.weight as f64 / word.total as f64).product();
        assert!(drawn.is_exact);
        assert!((drawn.likelihood.expect("it was said") - said).abs() < 1e-9);
        assert!(drawn.expected.iter().all(|mean| (-1.0..=1.0).contains(mean)));
    }
    let Turn::Over(Outcome::Won(winners)) = table.turn() else { panic!("seed 11 has a winner") };
    let last = &reviewed[table.line_count()].scores;
    assert_eq!(last[usize::from(!winners.has(RED))], 1.0);
    assert_eq!(last[usize::from(winners.has(RED))], -1.0);
}
