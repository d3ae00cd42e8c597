//! Any text as a scenario: it runs, fails or is faulty, and says so.
#![no_main]

use game::Scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(scenario) = Scenario::parse(text)
        && let Ok(game) = catalog::find(scenario.edition)
    {
        let _ = game.run(&scenario);
    }
});
