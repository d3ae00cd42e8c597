//! Any text as a game file: if it opens, it is written and opened again as the same game.
#![no_main]

use game::{GameFile, gamefile};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(file) = GameFile::parse(text) else { return };
    let Ok(game) = catalog::find(file.edition) else { return };
    if let Ok(table) = game.open_file(&file) {
        let written = gamefile::write(&*table, &[]);
        let again = GameFile::parse(&written).and_then(|file| game.open_file(&file)).expect("our own file opens");
        assert_eq!(again.log(), table.log());
        assert_eq!(again.turn(), table.turn());
    }
});
