//! The commands for hosts, `backup`, `export`, `import`, `verify` and `check-games`, on games that a server really
//! played: what goes out comes back the same, and what was changed on the way is noticed.

use crate::{
    run::type_in,
    served::{Served, Terminal},
};
use std::{fs, path::Path};
use tempfile::TempDir;

/// A server's folder `server` with a game that is over and one that goes on; their ids, and the server still running.
fn played() -> (TempDir, Served, String, String) {
    let home = tempfile::tempdir().unwrap();
    let served = Served::start(&home.path().join("server"));
    let over = play(home.path(), &served, "resign", "won by Axis");
    let running = play(home.path(), &served, "place tank 3", "tank placed");
    (home, served, over, running)
}

fn play(home: &Path, served: &Served, sentence: &str, told: &str) -> String {
    let arguments = ["play", "clash-ardennes", "--server", &served.url(), "--name", "Ann", "--bot", "axis=1"];
    let mut ann = Terminal::open(home, &arguments);
    let id = ann.line("Table ").split(',').next().unwrap().to_owned();
    ann.until("Allies (Ann)> ");
    ann.ask(sentence, told);
    assert!(ann.end());
    id
}

fn ok(home: &TempDir, arguments: &[&str]) -> String {
    type_in(home.path(), arguments, "").ok()
}

fn refused(home: &TempDir, arguments: &[&str]) -> String {
    type_in(home.path(), arguments, "").refused()
}

#[test]
fn a_running_server_is_backed_up_and_the_copy_is_complete() {
    let (home, mut served, over, running) = played();
    assert!(ok(&home, &["backup", "copy.db", "--data", "server"]).contains("copied to copy.db"));
    assert!(refused(&home, &["backup", "copy.db", "--data", "server"]).contains("not written over"));
    assert!(refused(&home, &["backup", "other.db", "--data", "nowhere"]).contains("cannot be opened"));
    assert!(!home.path().join("nowhere").exists());
    let both = |database: &str| {
        let said = ok(&home, &["check-games", "--database", database]);
        assert!(said.contains("2 games replayed") && said.contains("different now: 0"), "{said}");
        [&over, &running].map(|id| ok(&home, &["export", id, "--whole", "--database", database]))
    };
    served.kill();
    assert_eq!(both("sqlite:copy.db"), both("sqlite:server/sandtable.db"));
}

#[test]
fn a_game_goes_out_is_verified_and_comes_back_the_same() {
    let (home, _served, over, running) = played();
    assert!(ok(&home, &["export", &over, "over.sandtable", "--data", "server"]).contains("is written to"));
    assert!(
        refused(&home, &["export", &over, "over.sandtable", "--data", "server"]).contains("over.sandtable")
    );
    assert!(refused(&home, &["export", "nothing", "--data", "server"]).contains("no game nothing"));
    assert!(ok(&home, &["verify", "over.sandtable"]).contains("Everything fits"));
    assert!(ok(&home, &["import", "over.sandtable", "--data", "new"]).contains(&over));
    let again = type_in(home.path(), &["import", "over.sandtable", "--data", "new"], "");
    assert_eq!(again.code, Some(1), "{}", again.err);
    assert!(again.err.contains("not imported a second time"), "{}", again.err);
    // Names belong to accounts, and those stay where they are.
    let game = |data: &str| ok(&home, &["export", &over, "--data", data]).replace("player allies Ann\n", "");
    assert_eq!(game("server"), game("new"));
    // A game that goes on leaves with its secrets or not at all.
    let secret = ok(&home, &["export", &running, "running.sandtable", "--data", "server"]);
    assert!(secret.contains("do not show it"), "{secret}");
    let bare = type_in(home.path(), &["import", "running.sandtable", "--data", "new"], "");
    assert!(bare.code == Some(1) && bare.err.contains("--whole"), "{}", bare.err);
    ok(&home, &["export", &running, "whole.sandtable", "--whole", "--data", "server"]);
    ok(&home, &["import", "whole.sandtable", "--data", "new"]);
    let whole = |data: &str| {
        ok(&home, &["export", &running, "--whole", "--data", data]).replace("player allies Ann\n", "")
    };
    assert_eq!(whole("server"), whole("new"));
}

#[test]
fn everything_goes_out_and_comes_back_the_same_into_an_empty_database() {
    let (home, mut served, ..) = played();
    served.kill();
    assert!(ok(&home, &["export", "--all", "all", "--data", "server"]).contains("2 games and 1 account"));
    assert!(refused(&home, &["export", "--all", "all", "--data", "server"]).contains("all"));
    assert!(ok(&home, &["import", "--all", "all", "--data", "new"]).contains("2 games and 1 account"));
    assert!(refused(&home, &["import", "--all", "all", "--data", "new"]).contains("not empty"));
    ok(&home, &["export", "--all", "again", "--data", "new"]);
    let files = |folder: &str| {
        let mut files: Vec<(String, String)> = fs::read_dir(home.path().join(folder))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| {
                (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap())
            })
            .collect();
        files.sort();
        files
    };
    assert_eq!(files("all"), files("again"));
    assert_eq!(files("all").len(), 3);
}

#[test]
fn a_game_that_was_changed_is_noticed() {
    let (home, mut served, over, _) = played();
    served.kill();
    let game = ok(&home, &["export", &over, "--data", "server"]);
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).unwrap();
    let coin =
        if game.contains("coin axis") { ("coin axis", "coin allies") } else { ("coin allies", "coin axis") };
    write("coin.sandtable", &game.replace(coin.0, coin.1));
    let found = type_in(home.path(), &["verify", "coin.sandtable"], "");
    assert!(found.code == Some(1) || found.code == Some(2), "{}{}", found.out, found.err);
    let secret = game.lines().find_map(|line| line.trim().strip_prefix("proof secret ")).unwrap();
    let digit = if secret.starts_with('0') { "1" } else { "0" };
    write("secret.sandtable", &game.replace(secret, &format!("{digit}{}", &secret[1..])));
    let found = type_in(home.path(), &["verify", "secret.sandtable"], "");
    assert_eq!(found.code, Some(1), "{}{}", found.out, found.err);
    assert!(found.out.contains("not the one that was sealed"), "{}", found.out);
    let bare: String = game
        .lines()
        .filter(|line| !line.trim().starts_with("proof secret "))
        .map(|line| format!("{line}\n"))
        .collect();
    write("bare.sandtable", &bare);
    assert_eq!(type_in(home.path(), &["verify", "bare.sandtable"], "").code, Some(2));
    write("nonsense.sandtable", "\u{0}\u{1}fly\n");
    assert_eq!(type_in(home.path(), &["verify", "nonsense.sandtable"], "").code, Some(2));
    assert_eq!(type_in(home.path(), &["import", "nonsense.sandtable", "--data", "new"], "").code, Some(1));
    assert!(refused(&home, &["verify", "nowhere.sandtable"]).contains("cannot be read"));
    assert!(refused(&home, &["check-games", "--data", "nowhere"]).contains("cannot be opened"));
}
