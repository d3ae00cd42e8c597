//! `sandtable play GAME`: people at one terminal, or with `--server` at a table of a server (`online.rs`).

use super::{
    Head, faults_of_head,
    online::{NewTable, Online},
};
use crate::{
    desk::{Desk, Failure},
    dice::Generator,
    front::{self, plain, screen, sitting::Sitting},
    keep::{self, Autosave},
    open::{self, Opened},
    session::{Computer, Effect, Manner, Session},
};
use catalog::Text;
use clap::{Args, ValueEnum};
use game::{Dice, Message, SeededDice};
use std::{
    io::{self, IsTerminal},
    path::PathBuf,
    process::ExitCode,
};

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// Name of the game, as `sandtable games` lists it
    #[arg(required_unless_present = "server")]
    game: Option<String>,
    #[command(flatten)]
    head: Head,
    #[command(flatten)]
    online: Online,
    /// Seed of the dice, for a game that can be repeated
    #[arg(long, conflicts_with = "server")]
    seed: Option<u64>,
    /// Where dice and cards come from
    #[arg(long, value_enum, default_value_t = DiceFrom::Machine)]
    dice: DiceFrom,
    /// Plain lines instead of a full screen
    #[arg(long)]
    plain: bool,
    /// Everybody may see everything: no hand-over between players
    #[arg(long, conflicts_with = "server")]
    no_curtain: bool,
    /// Seats that the computer plays, at a level from 1 to 5, such as axis=3; a team or `all` may stand there too
    #[arg(long = "bot", value_name = "SEAT=LEVEL")]
    bots: Vec<String>,
    /// Go on with a saved game, or from the setup of a scenario
    #[arg(long, value_name = "FILE", conflicts_with = "server")]
    load: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum DiceFrom {
    /// The machine throws and draws
    Machine,
    /// You do, and type what came
    Real,
}

impl Play {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        if self.online.is_wanted() {
            return self.run_online(desk);
        }
        let opened = self.open(desk)?;
        let seated = bots::seating(self.bots.iter().map(String::as_str), opened.table.seats());
        let players = seated.map_err(|bad| desk.failure(&bad.message()))?;
        let edition = opened.listing.edition;
        let directory = keep::directory();
        let left = match (&directory, &self.load) {
            (Some(directory), None) => Autosave::left_over(directory, edition),
            _ => None,
        };
        let manner = Manner {
            text: Text::new(desk.text.language()),
            dice: match self.dice {
                DiceFrom::Machine => Some(Generator::new(self.seed)?),
                DiceFrom::Real => None,
            },
            computer: Computer {
                players,
                means: bots::Means::default(),
                thoughts: SeededDice::new(Generator::new(self.seed)?.below(u64::MAX)),
            },
            wants_curtain: !self.no_curtain,
            // A home that cannot be written to must not keep anybody from playing.
            autosave: directory.and_then(|directory| Autosave::new(&directory, edition).ok()),
        };
        let mut session = Session::new(opened, manner);
        self.sit_down(&mut session, left, desk)?;
        Ok(ExitCode::SUCCESS)
    }

    fn open(&self, desk: &Desk<'_>) -> Result<Opened, Failure> {
        let game = self.game.as_deref().unwrap_or_default();
        let listing = catalog::find(game).map_err(|message| desk.failure(&message))?;
        let Some(path) = &self.load else {
            let table = listing
                .open(&self.head.lines())
                .map_err(|faults| faults_of_head(desk, listing.engine, &faults))?;
            return Ok(Opened { listing, table, players: Vec::new() });
        };
        let source = open::read(desk, path)?;
        let opened = open::any(&source).map_err(|faults| desk.faults(path, &faults, listing.engine))?;
        if opened.listing.edition != listing.edition {
            let message = Message::new("error-other-game").with("found", opened.listing.edition);
            return Err(desk.failure(&message.with("file", path.display().to_string())));
        }
        Ok(opened)
    }

    /// Offers a game that was left where somebody can answer, then plays.
    fn sit_down(
        &self,
        session: &mut Session,
        left: Option<Autosave>,
        desk: &mut Desk<'_>,
    ) -> Result<(), Failure> {
        let is_answered = io::stdin().is_terminal();
        let first = match left {
            Some(left) if is_answered => session.offer(left),
            _ => session.start(),
        };
        sit(session, first, self.plain, desk)
    }

    /// At a table of a server.
    fn run_online(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let new = NewTable {
            game: self.game,
            head: self.head.lines(),
            bots: self.bots,
            is_entered: self.dice == DiceFrom::Real,
        };
        if let Some(mut remote) = self.online.enter(&new, desk)? {
            let first = remote.start();
            sit(&mut remote, first, self.plain, desk)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Plays on a full screen if there is one, else in plain lines.
fn sit(
    sitting: &mut dyn Sitting,
    first: Vec<Effect>,
    is_plain: bool,
    desk: &mut Desk<'_>,
) -> Result<(), Failure> {
    if front::has_screen() && !is_plain {
        for line in screen::run(sitting, first, front::wants_colour())? {
            writeln!(desk.out, "{line}")?;
        }
        return Ok(());
    }
    let mut lines = plain::Lines {
        input: plain::Typed::stdin(sitting.has_others()),
        out: &mut *desk.out,
        is_terminal: io::stdout().is_terminal() && io::stdin().is_terminal(),
        colour: front::wants_colour(),
        width: 80,
    };
    Ok(plain::run(sitting, first, &mut lines)?)
}
