//! How a lesson is taken. Its scenario is the script: the learner sits where the first decision falls, each line of
//! `play` in that seat is something to try, and the lines of chance and of the opponent follow by themselves. A `legal`
//! section before a try lists other sentences that do as well; a `refuse` section is something to try in vain. The
//! ordinary runner carries out the same file, so that a lesson is right or a test fails.

use crate::listing::Listing;
use game::{By, Fault, Refusal, Scenario, Seat, Table, Turn, Viewer};
use std::fmt;

/// One step of a course.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    pub game: &'static str,
    /// As its address and the keys of its texts have it: `learn-<game>-<name>-title`.
    pub name: &'static str,
    /// Its place in the course, from 0.
    pub number: usize,
    pub source: &'static str,
}

/// What the script has next.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Cue {
    /// Somebody acts: the sentence of the script, and others that do as well.
    Say(String, Vec<String>),
    /// The learner tries one of these and is told why not.
    InVain(Vec<String>),
}

/// What the learner's sentence was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// What the step asks for, carried out with all that follows.
    Right,
    /// What the step asks for: it had to be refused.
    RightlyRefused(Refusal),
    /// Legal and carried out, but not what this step is about; nothing follows.
    Astray,
}

/// A learner in the middle of a step.
pub struct Attempt {
    table: Box<dyn Table>,
    learner: Seat,
    script: Vec<Cue>,
    /// The next cue.
    at: usize,
    tries: usize,
}

impl fmt::Debug for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attempt")
            .field("learner", &self.learner)
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}

impl Lesson {
    /// The key of one of its texts.
    pub fn key(&self, part: &str) -> String {
        format!("learn-{}-{}-{part}", self.game, self.name)
    }

    /// The key of what the learner should do or has seen, at this point of the attempt.
    pub fn coach_key(&self, attempt: &Attempt) -> String {
        match (attempt.is_done(), attempt.tries()) {
            (true, _) => self.key("done"),
            (false, 0) => self.key("try"),
            (false, tries) => self.key(&format!("try-{}", tries + 1)),
        }
    }

    /// Sits down in front of the position.
    pub fn begin(&self, listing: &Listing) -> Result<Attempt, Vec<Fault>> {
        let scenario = Scenario::parse(self.source)?;
        let table = listing.set_up(&scenario)?;
        let mut attempt = Attempt { table, learner: Seat(0), script: script(&scenario), at: 0, tries: 0 };
        attempt.follow(None).map_err(|refusal| vec![Fault::new(refusal.message)])?;
        if let Turn::Player(seat) = attempt.table.turn() {
            attempt.learner = seat;
        }
        Ok(attempt)
    }
}

fn script(scenario: &Scenario<'_>) -> Vec<Cue> {
    let mut script = Vec::new();
    let mut others: Vec<String> = Vec::new();
    for section in scenario.sections() {
        let lines = section.lines.iter().map(|line| line.text);
        match section.keyword {
            "legal" => others.extend(lines.map(str::to_owned)),
            "refuse" => {
                script.push(Cue::InVain(lines.map(|line| without_paragraph(line).to_owned()).collect()));
            }
            "play" => script.extend(lines.map(|line| Cue::Say(line.to_owned(), std::mem::take(&mut others)))),
            _ => {}
        }
    }
    script
}

/// A `refuse` line without the paragraph at its end.
fn without_paragraph(line: &str) -> &str {
    match line.rsplit_once(' ') {
        Some((sentence, last)) if game::scenario::is_paragraph(last) => sentence,
        _ => line,
    }
}

impl Attempt {
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    pub fn learner(&self) -> Seat {
        self.learner
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.learner)
    }

    /// How many things were done as asked.
    pub fn tries(&self) -> usize {
        self.tries
    }

    pub fn is_done(&self) -> bool {
        self.at == self.script.len()
    }

    /// The sentence to try now, as the script has it.
    pub fn model(&self) -> Option<&str> {
        self.wanted().first().copied()
    }

    /// Whether what is to be tried will be refused.
    pub fn is_in_vain(&self) -> bool {
        matches!(self.script.get(self.at), Some(Cue::InVain(_)))
    }

    /// All sentences that would do now, the script's first.
    pub fn wanted(&self) -> Vec<&str> {
        match self.script.get(self.at) {
            Some(Cue::Say(sentence, others)) => {
                std::iter::once(sentence).chain(others).map(String::as_str).collect()
            }
            Some(Cue::InVain(sentences)) => sentences.iter().map(String::as_str).collect(),
            None => Vec::new(),
        }
    }

    /// Whether the learner's seat may say this now.
    pub fn why(&self, sentence: &str) -> Result<(), Refusal> {
        self.table.why(By::Seat(self.learner), sentence)
    }

    /// The learner says something. A refusal that was not asked for changes nothing.
    pub fn say(&mut self, sentence: &str) -> Result<Verdict, Refusal> {
        let is_wanted = self.wanted().contains(&sentence);
        if is_wanted && self.is_in_vain() {
            let Err(refusal) = self.why(sentence) else { return Ok(Verdict::Astray) };
            self.done_as_asked()?;
            return Ok(Verdict::RightlyRefused(refusal));
        }
        self.table.replay_line(By::Seat(self.learner), sentence, &[])?;
        if !is_wanted {
            return Ok(Verdict::Astray);
        }
        self.done_as_asked()?;
        Ok(Verdict::Right)
    }

    fn done_as_asked(&mut self) -> Result<(), Refusal> {
        self.at += 1;
        self.tries += 1;
        self.follow(Some(self.learner))
    }

    /// Chance and the opponent act as the script says, until the learner is to decide. Before there is a learner,
    /// whoever is the first to decide becomes it.
    fn follow(&mut self, learner: Option<Seat>) -> Result<(), Refusal> {
        while let Some(Cue::Say(sentence, _)) = self.script.get(self.at) {
            let by = match (self.table.turn(), learner) {
                (Turn::Player(seat), Some(learner)) if seat != learner => By::Seat(seat),
                (Turn::Player(_), _) => break,
                (Turn::Chance | Turn::Over(_), _) => By::Chance,
            };
            self.table.replay_line(by, sentence, &[])?;
            self.at += 1;
        }
        Ok(())
    }
}
