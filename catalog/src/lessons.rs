//! The lessons: for every game a guided first game in steps, each an ordinary scenario file under `lessons/`. Here is
//! the list of them in teaching order; `lesson` says how one is taken.

use crate::lesson::Lesson;
use game::Message;

/// A guided first game: its steps, first to last.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub game: &'static str,
    steps: &'static [(&'static str, &'static str)],
}

macro_rules! courses {
    ($($game:literal: $($step:literal)*;)*) => {
        const COURSES: &[Course] = &[$(Course {
            game: $game,
            steps: &[$((
                $step,
                include_str!(concat!("../lessons/", $game, "/", $step, ".scenario")),
            )),*],
        }),*];
    };
}

courses! {
    "clash-ardennes": "01-place" "02-turn" "03-room" "04-advance" "05-attack" "06-flank" "07-card" "08-win";
    "clash-dday": "01-land" "02-turn" "03-strength" "04-trade" "05-blocked" "06-artillery" "07-card" "08-win";
    "mortain": "01-card" "02-tiger" "03-fire" "04-line" "05-hill" "06-enemy" "07-win";
    "trench-club": "01-move" "02-capture" "03-attack" "04-encircle" "05-guns" "06-money" "07-armies" "08-win";
}

/// All courses, in the order of the games.
pub fn courses() -> &'static [Course] {
    COURSES
}

/// The course of a game, or a message that lists what there is.
pub fn course(game: &str) -> Result<&'static Course, Message> {
    let found = crate::find(game)?;
    COURSES
        .iter()
        .find(|course| course.game == found.edition)
        .ok_or_else(|| Message::new("error-unknown-game").with("found", game))
}

impl Course {
    /// The names of the steps, as addresses and keys of texts have them.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &'static str> + use<> {
        self.steps.iter().map(|(file, _)| bare(file))
    }

    /// A step by its name.
    pub fn step(&self, name: &str) -> Option<Lesson> {
        let number = self.steps().position(|step| step == name)?;
        let (file, source) = self.steps[number];
        Some(Lesson { game: self.game, name: bare(file), number, source })
    }
}

/// `01-place` is the step `place`: numbers only keep the files in order.
fn bare(file: &'static str) -> &'static str {
    file.split_once('-').map_or(file, |(_, name)| name)
}
