//! What the drawing of Trench Club shows, on arranged positions.

use super::*;
use crate::{draw::paint, open};
use catalog::{Language, Text};
use game::{By, Seat, Viewer};

const BATTLE: &str = "\
game trench-club
map blank 13 9
fort corvo 0402 0301 0403
terrain 0504 forest
terrain 0601 water
nations germany britain
setup
  turn germany attack
  owner corvo britain
  money britain 7
  unit de.armored-car 0505 damage 3 xp 13
  unit de.fighter 0604
  unit gb.infantry 0504 damage 1 xp 2
  unit gb.tank in corvo
";

fn picture(table: &dyn game::Table, language: Language, viewer: Viewer) -> Picture {
    let view = table.view(viewer);
    let text = Text::new(language);
    draw(&Scene { engine: "trench-club", view: &view, text: &text, width: 100, height: 34 }).unwrap()
}

fn told(picture: &Picture) -> Vec<String> {
    picture.board.iter().chain(&picture.side).map(|line| paint::line(line, false)).collect()
}

fn say(table: &mut dyn game::Table, sentence: &str) {
    let proposal = table.propose(By::Seat(Seat(0)), sentence, None).ok().unwrap();
    table.accept(proposal);
}

fn battle() -> Vec<String> {
    let table = open::scenario(BATTLE).ok().unwrap().table;
    told(&picture(&*table, Language::English, Viewer::Public))
}

/// The two rows inside a hex.
fn inside(lines: &[String], column: usize, row: usize) -> [String; 2] {
    let left = (column - 1) * board::STEP + 1;
    let top = 1 + (row - 1) * 2 + column % 2;
    [top, top + 1].map(|row| lines[row].chars().skip(left).take(4).collect())
}

#[test]
fn units_stand_in_their_hexes_with_nation_kind_and_ground() {
    let lines = battle();
    assert_eq!(inside(&lines, 5, 5), ["0505", "Dac_"]);
    assert_eq!(inside(&lines, 5, 4), ["0504", "Gin^"]);
    assert_eq!(inside(&lines, 6, 4), ["0604", "Dfi_"]);
    assert_eq!(inside(&lines, 6, 1), ["0601", "~~~~"]);
}

#[test]
fn a_fort_shows_its_name_its_garrison_and_its_owner() {
    let lines = battle();
    assert_eq!(inside(&lines, 4, 2), ["corv", "Gtk@"]);
    assert_eq!(inside(&lines, 3, 1), ["0301", "Gooo"]);
}

#[test]
fn hexes_touch_without_gaps() {
    let lines = battle();
    assert!(lines[0].starts_with("      ____      ____"), "{}", lines[0]);
    assert!(lines[1].starts_with(" ____/0201\\____/0401\\"), "{}", lines[1]);
    assert!(lines[2].starts_with("/0101\\____/0301\\____/"), "{}", lines[2]);
}

#[test]
fn the_panel_tells_damage_experience_money_and_who_is_free() {
    let lines = battle();
    let row = |text: &str| {
        lines.iter().find(|line| line.contains(text)).unwrap_or_else(|| panic!("{text}: {lines:#?}"))
    };
    assert!(row("armored-car").starts_with("•ac armored-car"));
    assert!(row("armored-car").ends_with("0505     3  13"));
    assert!(row("G Britain").ends_with("7      1"));
    assert!(lines.contains(&"Gin -1 +2".to_owned()));
}

#[test]
fn attacks_are_listed_in_their_order_and_who_is_listed_is_no_longer_free() {
    let mut table = open::scenario(BATTLE).ok().unwrap().table;
    for sentence in ["attack de.fighter gb.infantry", "attack de.armored-car gb.infantry"] {
        say(&mut *table, sentence);
    }
    let lines = told(&picture(&*table, Language::English, Viewer::Public));
    let first = lines.iter().position(|line| line == "  1 Dfi → Gin 0504").unwrap();
    assert_eq!(lines[first + 1], "  2 Dac → Gin 0504");
    assert!(!lines.iter().any(|line| line.starts_with("•ac")));
}

#[test]
fn armies_are_shown_to_their_nation_and_hidden_from_others_while_they_are_split() {
    let mut table = catalog::find("trench-club").unwrap().open(&["map training".to_owned()]).unwrap();
    say(&mut *table, "assign de.infantry 2");
    let own = told(&picture(&*table, Language::English, Viewer::Seat(Seat(0))));
    assert!(own.iter().any(|line| line.trim() == "Army 2: in"), "{own:#?}");
    let other = told(&picture(&*table, Language::English, Viewer::Seat(Seat(1))));
    assert!(!other.iter().any(|line| line.contains("Army 2")));
    assert!(other.iter().any(|line| line.starts_with("Armies: hidden")));
}

#[test]
fn the_training_map_stands_beside_its_panel_in_a_hundred_columns_in_every_language() {
    let table = catalog::find("trench-club").unwrap().open(&["map training".to_owned()]).unwrap();
    for language in Language::ALL {
        let picture = picture(&*table, language, Viewer::Seat(Seat(0)));
        let widest = |lines: &[ratatui::text::Line<'_>]| lines.iter().map(|line| line.width()).max().unwrap();
        assert!(widest(&picture.board) + 1 + widest(&picture.side) <= 100, "{language}");
        assert!(picture.board.len().max(picture.side.len()) <= 34, "{language}");
    }
}

#[test]
fn two_nations_see_only_the_half_they_play_on() {
    let lines = ["nations germany britain", "nations germany britain austria france"].map(|nations| {
        let table = catalog::find("trench-club").unwrap().open(&[nations.to_owned()]).unwrap();
        told(&picture(&*table, Language::English, Viewer::Public)).join("\n")
    });
    assert!(lines[0].contains("1301") && !lines[0].contains("1401"));
    assert!(lines[1].contains("2618"));
}

#[test]
fn every_kind_of_unit_has_letters_of_its_own() {
    let kinds = trench_club::unit::Kind::ALL.map(|kind| code(kind.word()));
    let different: std::collections::BTreeSet<&str> = kinds.into_iter().collect();
    assert_eq!(different.len(), kinds.len());
    assert!(!different.contains("??"));
}
