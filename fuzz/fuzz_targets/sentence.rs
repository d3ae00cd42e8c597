//! Any text as a sentence, said at the beginning of any game: it is played, or refused in words, and what is played
//! stands in the log as it was said.
#![no_main]

use game::{By, Seat, SeededDice, Turn};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|said: (u8, &str)| {
    let (choice, text) = said;
    let games = catalog::games();
    let mut table = games[usize::from(choice) % games.len()].open(&[]).expect("a game without options opens");
    if choice >= 128 {
        let begun = table.begin(&mut SeededDice::new(u64::from(choice)));
        table.accept(begun);
    }
    let by = match table.turn() {
        Turn::Player(seat) => By::Seat(seat),
        Turn::Chance => By::Chance,
        Turn::Over(_) => By::Seat(Seat(0)),
    };
    for sentence in text.split('\n') {
        match table.propose(by, sentence, Some(&mut SeededDice::new(1))) {
            Ok(proposal) => {
                assert!(table.why(by, sentence).is_ok());
                assert_eq!(proposal.lines[0].sentence, sentence);
            }
            Err(refusal) => assert_eq!(table.why(by, sentence), Err(refusal)),
        }
    }
});
