//! Whole games, replayed word by word: two and four nations, ended by forts, by elimination and by the round limit.

use game::scenario::Scenario;
use trench_club::TrenchClub;

fn replay(name: &str, text: &str, ending: &str) {
    let scenario = Scenario::parse(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
    assert!(scenario.title.contains(ending), "{name} is about {ending}");
    match scenario.run::<TrenchClub>() {
        Ok(Ok(())) => {}
        Ok(Err(failure)) => {
            panic!("{name}: line {}: {} {:?}", failure.line, failure.message, failure.because)
        }
        Err(faults) => panic!("{name}: {faults:?}"),
    }
}

macro_rules! games {
    ($($name:ident $file:literal $ending:literal;)*) => {$(
        #[test]
        fn $name() {
            replay($file, include_str!(concat!("../games/", $file, ".scenario")), $ending);
        }
    )*};
}

games! {
    two_nations_end_by_forts "two-forts" "forts";
    two_nations_end_by_elimination "two-elimination" "elimination";
    two_nations_end_by_the_round_limit "two-round-limit" "round limit";
    four_nations_end_by_forts "four-forts" "forts";
    four_nations_end_by_elimination "four-elimination" "elimination";
    four_nations_end_by_the_round_limit "four-round-limit" "round limit";
}
