//! Scenario files, read and run.

use crate::toy::Toy;
use game::{Fault, Scenario, scenario::Failure};

fn run(source: &str) -> Result<Result<(), Failure>, Vec<Fault>> {
    Scenario::parse(source)?.run::<Toy>()
}

#[track_caller]
fn passes(source: &str) {
    assert_eq!(run(source), Ok(Ok(())));
}

#[track_caller]
fn fails(source: &str, line: usize, message: &str) {
    let failure = run(source).expect("a file without faults").expect_err("a scenario that fails");
    assert_eq!((failure.line, failure.message.to_string().as_str()), (line, message));
}

#[track_caller]
fn faulty(source: &str, expected: &[(usize, &str)]) {
    let faults = run(source).expect_err("a file with faults");
    let found: Vec<(usize, String)> =
        faults.iter().map(|fault| (fault.line.unwrap_or(0), fault.message.to_string())).collect();
    let found: Vec<(usize, &str)> = found.iter().map(|(line, text)| (*line, text.as_str())).collect();
    assert_eq!(found, expected);
}

const DEALT: &str = "game toy\nplay\n  deal red 3\n  deal blue 5\n";

#[test]
fn sections_are_carried_out_from_top_to_bottom() {
    passes(
        "# a comment\ngame toy\ntitle From the deal to the first points\noption rounds 1\nplay\n  deal red 3 # cards\n  \
         deal blue 5\nlegal\n  hide 1\nrefuse\n  hide 4 TY-2.1\nexpect\n  turn red hide\n  card red 3\nplay\n  hide 2\n",
    );
}

#[test]
fn a_setup_arranges_the_position_and_may_use_options() {
    passes(
        "game toy\noption rounds 1\nsetup\n  turn red act\n  card red 6\n  card blue 1\nplay\n  pass\n  pass\n\
         expect\n  winner red\n",
    );
}

#[test]
fn an_expectation_that_does_not_hold_names_line_and_finding() {
    let source = format!("{DEALT}expect\n  card red 3\n  card red 4\n");
    let failure = run(&source).expect("no faults").expect_err("red holds 3");
    assert_eq!(failure.line, 7);
    assert!(
        failure.message.to_string().contains("found=turn red hide; round 1; card red 3"),
        "{}",
        failure.message
    );
}

#[test]
fn a_sentence_refused_in_play_fails_with_its_paragraph() {
    fails(&format!("{DEALT}  hide 9\n"), 5, "scenario-refused rule=TY-2.1 sentence=hide 9");
}

#[test]
fn a_player_cannot_act_for_chance() {
    fails("game toy\nplay\n  hide 1\n", 3, "scenario-refused rule=TY-1.1 sentence=hide 1");
}

#[test]
fn refusing_what_is_allowed_fails() {
    fails(&format!("{DEALT}refuse\n  hide 1\n"), 6, "scenario-allowed sentence=hide 1");
}

#[test]
fn refusing_by_another_paragraph_fails() {
    let expected = "scenario-other-rule expected=TY-9.9 rule=TY-2.1 sentence=hide 7";
    fails(&format!("{DEALT}refuse\n  hide 7 TY-9.9\n"), 6, expected);
}

#[test]
fn a_turn_line_fails_once_the_game_is_over() {
    let over = "game toy\noption rounds 1\nsetup\n  turn red act\n  card red 6\n  card blue 1\nplay\n  pass\n  pass\n";
    fails(
        &format!("{over}expect\n  turn red act\n"),
        11,
        "scenario-expected expected=turn red act found=winner red",
    );
    fails(
        &format!("{over}expect\n  winner draw\n"),
        11,
        "scenario-expected expected=winner draw found=winner red",
    );
    passes(&format!("{DEALT}expect\n  winner none\n"));
}

#[test]
fn what_cannot_be_read_is_a_fault_of_the_file() {
    faulty(
        &format!("{DEALT}refuse\n  hyde 1\n"),
        &[(6, "refusal-misread-end expected= found=hyde number=1")],
    );
    faulty("title nothing\n", &[(1, "fault-no-game")]);
    faulty("game toy\nplay\n  deal red 1\nsetup\n  round 2\n", &[(4, "fault-setup-first")]);
    faulty("game toy\nstray line\n", &[(2, "fault-head found=stray line")]);
    faulty("  indented\ngame toy\n", &[(1, "fault-indented")]);
    faulty("game toy\nplay\n  deal  red 1\nodd\n", &[(3, "fault-spaces"), (4, "fault-section found=odd")]);
    faulty("game toy\nsetup\n  round 2\n  colour red\n", &[(4, "toy-fault-fact")]);
    faulty("game toy\noption rounds many\n", &[(2, "toy-fault-option")]);
}
