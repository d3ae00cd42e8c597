//! A whole game with provable dice, saved, opened and verified, and every way to tamper with it.

use game::{By, Dice, Game, GameFile, OpenTable, SeededDice, Table, Turn, gamefile};
use mortain::Mortain;
use provable::{Bytes, Key, Line, Mismatch, Proof, ProvableDice, Salt, Verified, seal, verify};
use std::sync::Arc;

const SECRET: Bytes = [42; 32];

fn proof() -> Proof {
    Proof {
        game: "g-1".to_owned(),
        secret: SECRET,
        sealed: seal(&SECRET),
        salts: vec![Salt::Opened([1; 32]), Salt::Sealed([9; 32])],
        sealed_salts: vec![Some(seal(&[1; 32])), Some([9; 32])],
    }
}

/// A game of random sentences, dice by the key; the line of play is kept as a server would keep it.
fn played() -> OpenTable<Mortain> {
    let (setup, _) = Mortain::setup("mortain", &[]).expect("no options");
    let mut table = OpenTable::new(Arc::new(Mortain::open(&setup).expect("sound content")));
    let key: Key = proof().key(&table);
    let mut dice = ProvableDice::new(&key, Line::default());
    let mut choose = SeededDice::new(5);
    let begun = table.begin(&mut dice);
    table.accept(begun);
    while let Turn::Player(seat) = table.turn() {
        let legal = table.legal(seat);
        let said = &legal[choose.below(legal.len() as u64) as usize];
        let next = table.propose(By::Seat(seat), said, Some(&mut dice)).expect("a legal sentence");
        table.accept(next);
    }
    table
}

fn reopened(text: &str) -> (OpenTable<Mortain>, Proof) {
    let file = GameFile::parse(text).expect("a sound file");
    let table: OpenTable<Mortain> = file.open().expect("every line fits the rules");
    let proof = Proof::read(&file.proof, table.seats()).expect("a sound proof");
    (table, proof)
}

#[test]
fn every_card_of_a_saved_game_is_derived_again() {
    let table = played();
    let text = gamefile::write_proved(&table, &[], &proof().lines(table.seats()));
    let (again, read) = reopened(&text);
    assert_eq!(read, proof());
    let Verified { sentences, numbers } = verify(&again, &read).expect("nobody chose the cards");
    assert!(sentences > 50 && numbers >= sentences, "{sentences} sentences, {numbers} numbers");
}

#[test]
fn another_secret_salt_or_card_is_noticed() {
    let table = played();
    let spoilt = |spoil: &dyn Fn(&mut Proof)| {
        let mut proof = proof();
        spoil(&mut proof);
        verify(&table, &proof).expect_err("tampered with")
    };
    assert_eq!(spoilt(&|proof| proof.secret = [43; 32]), Mismatch::Secret);
    assert_eq!(spoilt(&|proof| proof.salts[0] = Salt::Opened([2; 32])), Mismatch::Salt(0));
    assert_eq!(spoilt(&|proof| proof.salts[1] = Salt::None), Mismatch::Salt(1));
    let other = |proof: &mut Proof| (proof.secret, proof.sealed) = ([43; 32], seal(&[43; 32]));
    assert!(matches!(spoilt(&other), Mismatch::Number { .. }));
    assert!(matches!(spoilt(&|proof| proof.game = "g-2".to_owned()), Mismatch::Number { .. }));
}

#[test]
fn a_draw_without_its_interval_proves_nothing() {
    let text = gamefile::write_proved(&played(), &[], &proof().lines(played().seats()));
    let bare: String =
        text.lines().map(|line| line.split(" ;").next().unwrap_or(line).to_owned() + "\n").collect();
    let (table, proof) = reopened(&bare);
    assert!(
        matches!(verify(&table, &proof), Err(Mismatch::Unproved { line: 6, .. })),
        "after five deployments"
    );
}

#[test]
fn a_broken_proof_names_its_line() {
    let seats = *played().seats().first().expect("two seats");
    for broken in ["secret 12", "salt nobody 00", "colour red"] {
        assert_eq!(Proof::read(&[broken], &[seats]), Err(broken.to_owned()));
    }
}
