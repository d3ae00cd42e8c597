//! What is the same for every command.

use crate::run::{command, run};
use std::{
    io::{BufRead, BufReader},
    process::Stdio,
};

#[test]
fn unknown_commands_languages_and_options_are_wrong_usage() {
    for arguments in [
        &["fly"][..],
        &["games", "--lang", "xx"],
        &["play", "clash-ardennes", "--option", "rounds"],
        &["perft", "clash-ardennes", "deep"],
        &["scenario"],
    ] {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    for command in
        [&["play", "chess"][..], &["perft", "chess", "1"], &["bench", "chess"], &["rules", "chess"]]
    {
        let err = run(command).refused();
        assert!(err.contains("chess") && err.contains("clash-ardennes"), "{command:?}: {err}");
    }
}

#[test]
fn help_and_version_are_no_errors() {
    assert!(run(&["--help"]).ok().contains("Usage"));
    assert!(run(&["--version"]).ok().starts_with("sandtable "));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let home = tempfile::tempdir().unwrap();
    let mut child = command(home.path(), &["rules", "clash"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(!first.is_empty());
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn the_language_is_the_one_asked_for_or_the_locale() {
    let home = tempfile::tempdir().unwrap();
    let said = |variables: &[(&str, &str)], arguments: &[&str]| {
        let output = command(home.path(), arguments).envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(said(&[], &["games"]).contains("seven roads"));
    assert!(said(&[("LANG", "nl_NL.UTF-8")], &["games"]).contains("zeven wegen"));
    assert!(said(&[("LANG", "nl_NL"), ("LC_ALL", "fr_FR")], &["games"]).contains("sept routes"));
    assert!(said(&[("LANG", "nl_NL")], &["games", "--lang", "it"]).contains("sette strade"));
    assert!(said(&[("LANG", "xx_XX")], &["--lang", "fr", "games"]).contains("sept routes"));
}
