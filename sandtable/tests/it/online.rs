//! The command `play --server`: people at terminals play each other and the computer on a server, which is killed in
//! the middle; nothing is lost or done twice, and the dice are verified at the end.

use crate::{
    run::{command, run, type_in},
    served::{Served, Terminal},
};
use std::{net::TcpListener, path::Path, time::Duration};

fn terminal(home: &Path, server: &str, name: &str, more: &[&str]) -> Terminal {
    let mut arguments = vec!["play", "--server", server, "--name", name, "--plain"];
    arguments.extend(more);
    Terminal::open(home, &arguments)
}

/// Ann makes a table, Ben comes by the invitation; whoever is to act first comes first.
fn pair(home: &Path, served: &Served) -> (Terminal, Terminal, String) {
    let mut ann = terminal(home, &served.url(), "Ann", &["clash-ardennes"]);
    let link = ann.line("Invitation: ");
    let mut ben = terminal(home, &link, "Ben", &[]);
    ann.until("The game begins.");
    ben.until("Objective");
    loop {
        if ann.unread().contains("Allies (Ann)> ") {
            return (ann, ben, link);
        }
        if ben.unread().contains("Axis (Ben)> ") {
            return (ben, ann, link);
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn own_prompt(terminal: &mut Terminal) {
    // The prompt of one's own side, not “waiting for …”.
    loop {
        let shown = terminal.until(")> ");
        let line = shown.lines().last().unwrap_or_default();
        if line.starts_with("Allies") || line.starts_with("Axis") {
            return;
        }
    }
}

#[test]
fn two_terminals_play_through_a_kill_of_the_server_and_verify_the_dice() {
    let home = tempfile::tempdir().unwrap();
    let mut served = Served::start(&home.path().join("server"));
    let (mut first, mut second, _) = pair(home.path(), &served);
    own_prompt(&mut first);
    first.ask("place tank 3", "tank placed");
    second.until("tank placed");
    first.ask("chat good luck", "good luck");
    second.until("good luck");
    served.kill();
    first.until("cannot be reached");
    second.until("cannot be reached");
    // Said to nobody; it is said again when somebody listens, once.
    first.type_line("place mine 3");
    std::thread::sleep(Duration::from_millis(600));
    served.again();
    first.until("The server is back.");
    first.until("mine placed");
    second.until("mine placed");
    own_prompt(&mut first);
    let log = first.ask("log", "place mine 3");
    assert_eq!(log.matches("place tank 3").count(), 1, "{log}");
    own_prompt(&mut first);
    assert!(!first.unread().contains("place mine 3"), "twice: {}", first.unread());
    first.type_line("end");
    own_prompt(&mut second);
    second.ask("attack 1", "(CL-4.1)");
    second.ask("why attack 1", "(CL-4.1)");
    second.ask("undo", "nothing to take back");
    second.type_line("resign");
    first.until("The game is won by");
    second.until("The game is won by");
    first.ask("save game.sandtable", "Saved in game.sandtable.");
    assert!(first.end() && second.end());
    let verified = command(home.path(), &["verify", "game.sandtable"]).output().unwrap();
    let said = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(verified.status.success() && said.contains("Everything fits"), "{said}");
}

/// Of a game file the digits that follow these words.
fn digits(file: &str, words: &str) -> String {
    let found = file.lines().find_map(|line| line.strip_prefix(words));
    found.unwrap_or_else(|| panic!("no “{words}”: {file}")).trim().to_owned()
}

#[test]
fn the_salts_of_two_terminals_are_in_the_dice() {
    let home = tempfile::tempdir().unwrap();
    let served = Served::start(&home.path().join("server"));
    let mut ann = terminal(home.path(), &served.url(), "Ann", &["clash-ardennes", "--salts"]);
    let link = ann.line("Invitation: ");
    let mut ben = terminal(home.path(), &link, "Ben", &[]);
    ann.until("The game begins.");
    ben.until("Objective");
    ann.type_line("resign");
    ann.until("The game is won by");
    ann.ask("save game.sandtable", "Saved in game.sandtable.");
    assert!(ann.end() && ben.end());
    let file = std::fs::read_to_string(home.path().join("game.sandtable")).unwrap();
    let verify = |file: &str| {
        std::fs::write(home.path().join("told.sandtable"), file).unwrap();
        let out = command(home.path(), &["verify", "told.sandtable"]).output().unwrap();
        (out.status.code(), String::from_utf8(out.stdout).unwrap())
    };
    let (code, said) = verify(&file);
    assert!(code == Some(0) && said.contains("Everything fits"), "{said}");
    assert!(said.contains("players who took part in the dice: 2"), "{said}");
    for seat in ["allies", "axis"] {
        let salt = digits(&file, &format!("proof salt {seat} "));
        let sealed = digits(&file, &format!("proof sealed-salt {seat} "));
        let mut fitting = 0;
        for byte in 0..8_u8 {
            let other = [byte; 32];
            let changed = file.replace(&salt, &hex(&other));
            let (code, said) = verify(&changed);
            assert!(code == Some(1) && said.contains("is not the one that was sealed"), "{said}");
            // Sealed to fit, it is the dice that do not: a coin and two objectives, so hardly ever by luck.
            let (code, said) = verify(&changed.replace(&sealed, &hex(&provable::seal(&other))));
            assert!(matches!(code, Some(0 | 1)), "{said}");
            fitting += u32::from(code == Some(0));
        }
        assert!(fitting <= 3, "{seat}: {fitting} of 8 other salts give the same dice");
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_terminal_that_is_started_again_is_the_same_guest_and_others_may_watch() {
    let home = tempfile::tempdir().unwrap();
    let served = Served::start(&home.path().join("server"));
    let (mut first, second, link) = pair(home.path(), &served);
    let is_ann = first.unread().contains("Ann)> ");
    let name = if is_ann { "Ann" } else { "Ben" };
    own_prompt(&mut first);
    first.ask("place tank 3", "tank placed");
    first.kill();
    let mut first = terminal(home.path(), &link, name, &[]);
    first.until("– you");
    first.until("tank placed");
    own_prompt(&mut first);
    first.ask("place mine 4", "mine placed");
    let mut eve = terminal(home.path(), &link, "Eve", &["--watch"]);
    let shown = eve.until("> ");
    assert!(!shown.contains("– you"), "{shown}");
    eve.ask("place mine 4", "You are watching");
    eve.ask("hint", "You are watching");
    eve.ask("save x.sandtable", "That is shown when the game is over.");
    first.ask("place mine 5", "mine placed");
    eve.until("mine placed");
    assert!(!eve.unread().contains("roads-"), "no objective is shown to those who watch: {}", eve.unread());
    drop(second);
    assert!(eve.end());
}

#[test]
fn the_computer_plays_at_a_servers_table_and_the_table_can_be_handed_to_it() {
    let home = tempfile::tempdir().unwrap();
    let served = Served::start(&home.path().join("server"));
    let mut ann = terminal(home.path(), &served.url(), "Ann", &["clash-dday", "--bot", "axis=1"]);
    own_prompt(&mut ann);
    // Two turns passed in a row would end the game.
    ann.ask("place tank 3", "tank placed");
    own_prompt(&mut ann);
    ann.type_line("end");
    own_prompt(&mut ann);
    // Whoever the coin let begin.
    let log = ann.ask("log", "Allies: end");
    if !log.contains("Axis: end") {
        ann.until("Axis: end");
    }
    own_prompt(&mut ann);
    ann.ask("hint", "times in 100");
    ann.ask("bot 9", "levels 1 to 5");
    // Two beginners would have played the game to its end before a busy machine reads on.
    ann.type_line("bot 5");
    ann.type_line("bot off");
    ann.until("The computer plays Allies from here on.");
    ann.until("A person plays Allies from here on.");
    ann.ask("resign", "won by Axis");
    ann.ask("rematch", "Another game, sides swapped");
    assert!(ann.end());
    let mine = type_in(home.path(), &["play", "--server", &served.url(), "--name", "Ann"], "").ok();
    assert!(mine.contains("Your tables:") && mine.contains("clash-dday") && mine.contains("over"), "{mine}");
}

#[test]
fn nonsense_is_refused_in_one_line() {
    let home = tempfile::tempdir().unwrap();
    let refused = |arguments: &[&str]| type_in(home.path(), arguments, "").refused();
    assert!(refused(&["play", "--server", "ftp://x"]).contains("not the address"));
    let nobody = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    assert!(refused(&["play", "--server", &nobody]).contains("cannot be reached"));
    let served = Served::start(&home.path().join("server"));
    let server = served.url();
    let at = |more: &[&str]| {
        let mut arguments = vec!["play", "--server", server.as_str(), "--name", "Ann"];
        arguments.extend(more);
        let out = command(home.path(), &arguments).output().unwrap();
        assert_eq!(out.status.code(), Some(2), "{out:?}");
        String::from_utf8(out.stderr).unwrap()
    };
    assert!(at(&["--table", "nowhere"]).contains("nothing here by that name"));
    assert!(at(&["--table", "http://x/#/rules/clash"]).contains("not the address"));
    assert!(at(&["chess"]).contains("no game by that name"));
    assert!(at(&["clash-dday", "--bot", "axis=9"]).contains("levels 1 to 5"));
    assert!(at(&["clash-dday", "--bot", "nobody=1"]).contains("no such seat"));
    assert!(at(&["clash-dday", "--option", "mortar-fires=never"]).contains("never"));
    assert!(at(&["clash-dday", "--clock", "0+0"]).contains("live clock"));
    let name = run(&["play", "--server", &server, "--name", &"x".repeat(300)]);
    assert!(name.err.contains("1 to 40"), "{}", name.err);
}

#[test]
fn lines_that_are_piped_are_answered_one_after_the_other() {
    let home = tempfile::tempdir().unwrap();
    let served = Served::start(&home.path().join("server"));
    let arguments =
        ["play", "clash-ardennes", "--server", &served.url(), "--name", "Ann", "--seat", "allies"];
    let lines = "fly\nload x\nseat axis\nseat\nchat\nwhy\ntakeback\ntable\nhelp\nrules CL-4.1\nlegal fly\n\u{7f}\u{0}\nquit\n";
    let out = type_in(home.path(), &arguments, lines).ok();
    // Nobody else has come: the game has not begun.
    assert!(out.matches("The game has not begun yet.").count() >= 3, "{out}");
    for said in ["Nothing can be loaded", "You do not sit there.", "Name a seat", "Say something", "CL-4.1 ["]
    {
        assert!(out.contains(said), "{said}: {out}");
    }
    assert!(out.contains("The table stays on the server."), "{out}");
    assert!(!out.contains('\u{1b}') && !out.contains("net-"), "{out}");
}
