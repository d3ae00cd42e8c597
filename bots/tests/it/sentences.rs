//! The same bots in words, as clients meet them: JSON and sentences in, a sentence out.

use bots::{Budget, Means, Opponent, Player, Question};
use clash::Clash;
use game::{OpenTable, SeededDice, Table, Turn, Viewer};
use std::sync::Arc;

fn table() -> OpenTable<Clash> {
    let mut table = OpenTable::new(Arc::new(crate::boxes::open::<Clash>("clash-ardennes")));
    let opening = table.begin(&mut SeededDice::new(3));
    table.accept(opening);
    table
}

fn opponent(table: &dyn Table) -> Box<dyn Opponent> {
    bots::open::<Clash>(table.edition(), &table.head()).unwrap()
}

fn brief() -> Means {
    Means { budget: Some(Budget::simulations(200)), threads: 1 }
}

#[test]
fn a_bot_answers_with_a_legal_sentence() {
    let table = table();
    let Turn::Player(seat) = table.turn() else { panic!("nobody is to act") };
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let asked = Question { view: &view, seat, legal: &legal };
    for word in Player::WORDS {
        let sentence = opponent(&table).choose(asked, word.parse().unwrap(), brief(), 1).unwrap();
        assert!(legal.contains(&sentence), "{sentence}");
    }
}

#[test]
fn a_hint_names_three_legal_sentences_and_a_reason() {
    let table = table();
    let Turn::Player(seat) = table.turn() else { panic!("nobody is to act") };
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let hint = opponent(&table).hint(Question { view: &view, seat, legal: &legal }, brief(), 1).unwrap();
    assert_eq!(hint.next.len(), 2);
    for advice in hint.next.iter().chain([&hint.best]) {
        assert!(legal.contains(&advice.sentence) && advice.win <= 100, "{advice:?}");
    }
    assert!(hint.reason.key.starts_with("bots-reason-"), "{}", hint.reason);
}

#[test]
fn a_winning_move_is_found_and_named() {
    let game = Arc::new(crate::boxes::open::<Clash>("clash-ardennes"));
    let facts = [
        "turn axis 1",
        "owner 1 axis",
        "owner 2 axis",
        "road 1 axis tank tank tank tank tank tank",
        "road 2 axis private private private private private private corporal corporal sergeant",
        // One tile short of the third road (CL-5.2).
        "road 3 axis base 16 mine",
    ];
    let facts = facts.map(str::to_owned);
    let table = OpenTable::arrange(Arc::clone(&game), &facts).unwrap();
    let Turn::Player(seat) = table.turn() else { panic!("nobody is to act") };
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let asked = Question { view: &view, seat, legal: &legal };
    let hint = opponent(&table).hint(asked, brief(), 1).unwrap();
    assert_eq!((hint.best.sentence.as_str(), hint.reason.key.as_str()), ("place mine 3", "bots-reason-wins"));
    assert!(hint.best.win >= 95, "{hint:?}");
    for word in ["2", "3", "4", "5", "greedy"] {
        let sentence = opponent(&table).choose(asked, word.parse().unwrap(), brief(), 1).unwrap();
        assert!(["place mine 3", "place spy 3"].contains(&sentence.as_str()), "{word}: {sentence}");
    }
}

#[test]
fn a_question_that_fits_no_table_is_refused_in_words() {
    let table = table();
    let Turn::Player(seat) = table.turn() else { panic!("nobody is to act") };
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    let ask = |view: &str, legal: &[String]| {
        let asked = Question { view, seat, legal };
        opponent(&table).choose(asked, Player::Random, Means::default(), 1).unwrap_err().to_string()
    };
    assert_eq!(ask("{}", &legal), "bots-fault-view");
    assert_eq!(ask(&view, &["fly 3".to_owned()]), "bots-fault-sentence sentence=fly 3");
    assert_eq!(ask(&view, &[]), "bots-fault-no-choice");
    assert!(bots::open::<Clash>("clash-ardennes", &["option rounds 20".to_owned()]).is_ok());
    assert!(bots::open::<Clash>("clash-ardennes", &["turn axis 1".to_owned()]).is_err());
}
