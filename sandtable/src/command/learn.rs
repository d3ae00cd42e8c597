//! `sandtable learn GAME`: the guided first game at the terminal, one step after the other. What is right is judged by
//! the lesson; here it is only asked, drawn and told.

use crate::{
    desk::{Desk, Failure},
    draw::{self, Scene, paint},
};
use catalog::{Attempt, Lesson, Listing, Verdict, lessons};
use clap::Args;
use game::{Message, Refusal};
use std::{
    io::{self, BufRead, IsTerminal},
    process::ExitCode,
};

const WIDTH: u16 = 100;
const HEIGHT: u16 = 20;

#[derive(Args, Debug)]
pub(crate) struct Learn {
    /// Name of the game, as `sandtable games` lists it
    game: String,
    /// The step to begin with, by its name or number
    #[arg(long)]
    step: Option<String>,
}

/// How a step was left.
enum Left {
    Done,
    Quit,
}

impl Learn {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listing = catalog::find(&self.game).map_err(|message| desk.failure(&message))?;
        let course = lessons::course(&self.game).map_err(|message| desk.failure(&message))?;
        let steps: Vec<Lesson> = course.steps().filter_map(|step| course.step(step)).collect();
        let first = match &self.step {
            None => 0,
            Some(asked) => steps
                .iter()
                .position(|lesson| lesson.name == asked || (lesson.number + 1).to_string() == *asked)
                .ok_or_else(|| desk.failure(&Message::new("learn-lost")))?,
        };
        let game = desk.text.plain(&format!("game-{}", listing.edition));
        tell(desk, &Message::new("learn-hint").with("game", game))?;
        let mut input = io::stdin().lock();
        for lesson in &steps[first..] {
            writeln!(desk.out)?;
            let number = Message::new("learn-step")
                .with("step", lesson.number as i64 + 1)
                .with("steps", steps.len() as i64);
            let title = desk.text.plain(&lesson.key("title"));
            writeln!(desk.out, "── {} · {title}", desk.text.say(&number, ""))?;
            if let Left::Quit = take(desk, &listing, lesson, &mut input)? {
                return Ok(ExitCode::SUCCESS);
            }
        }
        for key in ["learn-final-title", "learn-final"] {
            tell(desk, &Message::new(key))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn tell(desk: &mut Desk<'_>, message: &Message) -> Result<(), Failure> {
    Ok(writeln!(desk.out, "{}", desk.text.say(message, ""))?)
}

/// One step, until it is done or the learner leaves.
fn take(
    desk: &mut Desk<'_>,
    listing: &Listing,
    lesson: &Lesson,
    input: &mut dyn BufRead,
) -> Result<Left, Failure> {
    let mut said: Vec<String> = Vec::new();
    let mut attempt = stand(desk, listing, lesson, &said)?;
    show(desk, listing, &attempt)?;
    loop {
        tell(desk, &Message::new(lesson.coach_key(&attempt)))?;
        if attempt.is_done() {
            return Ok(Left::Done);
        }
        let Some(sentence) = ask(desk, input)? else { return Ok(Left::Quit) };
        match sentence.as_str() {
            "quit" => return Ok(Left::Quit),
            "" => continue,
            "show" => {
                tell(desk, &Message::new("learn-shown"))?;
                writeln!(desk.out, "  {}", attempt.model().unwrap_or_default())?;
                continue;
            }
            "again" => said.clear(),
            _ => {
                let before = attempt.table().plies(attempt.viewer());
                let verdict = attempt.say(&sentence);
                let is_right = matches!(verdict, Ok(Verdict::Right | Verdict::RightlyRefused(_)));
                happened(desk, listing, &attempt, before)?;
                judge(desk, listing, verdict)?;
                if is_right {
                    said.push(sentence);
                }
            }
        }
        attempt = stand(desk, listing, lesson, &said)?;
        show(desk, listing, &attempt)?;
    }
}

/// The step after what was said as asked.
fn stand(desk: &Desk<'_>, listing: &Listing, lesson: &Lesson, said: &[String]) -> Result<Attempt, Failure> {
    let broken = |message: &Message| Failure::Input(desk.text.say(message, listing.engine));
    let mut attempt = lesson.begin(listing).map_err(|faults| {
        broken(&faults.first().map_or_else(|| Message::new("learn-lost"), |one| one.message.clone()))
    })?;
    for sentence in said {
        attempt.say(sentence).map_err(|refusal| broken(&refusal.message))?;
    }
    Ok(attempt)
}

fn show(desk: &mut Desk<'_>, listing: &Listing, attempt: &Attempt) -> Result<(), Failure> {
    let view = attempt.table().view(attempt.viewer());
    let scene = Scene { engine: listing.engine, view: &view, text: &desk.text, width: WIDTH, height: HEIGHT };
    let picture = draw::draw(&scene);
    let colour = io::stdout().is_terminal();
    for line in picture.board.iter().chain(&picture.side) {
        writeln!(desk.out, "{}", paint::line(line, colour))?;
    }
    Ok(())
}

fn ask(desk: &mut Desk<'_>, input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    write!(desk.out, "> ")?;
    desk.out.flush()?;
    let mut line = String::new();
    if input.read_line(&mut line)? == 0 {
        writeln!(desk.out)?;
        return Ok(None);
    }
    let line = line.trim().to_owned();
    if !io::stdin().is_terminal() {
        writeln!(desk.out, "{line}")?;
    }
    Ok(Some(line))
}

/// What the last sentence led to.
fn happened(desk: &mut Desk<'_>, listing: &Listing, attempt: &Attempt, before: usize) -> Result<(), Failure> {
    for told in attempt.table().told(attempt.viewer(), before + 1) {
        for message in &told.messages {
            writeln!(desk.out, "  {}", desk.text.say(message, listing.engine))?;
        }
    }
    Ok(())
}

fn judge(desk: &mut Desk<'_>, listing: &Listing, verdict: Result<Verdict, Refusal>) -> Result<(), Failure> {
    match verdict {
        Ok(Verdict::Right) => Ok(()),
        Ok(Verdict::Astray) => tell(desk, &Message::new("learn-astray")),
        Ok(Verdict::RightlyRefused(refusal)) | Err(refusal) => {
            tell(desk, &Message::new("learn-refused"))?;
            Ok(writeln!(desk.out, "  {}", desk.text.refusal(&refusal, listing.engine))?)
        }
    }
}
