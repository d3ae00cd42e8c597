//! `sandtable arena GAME`: the computer against itself, to see which player is stronger (`--a`, `--b`) or whether a
//! game is fair (`--balance`).

use super::Chosen;
use crate::desk::{Desk, Failure};
use bots::{
    Budget, Player,
    arena::{Interval, Match, Record, Report, Sprt, Verdict},
};
use clap::Args;
use game::Message;
use std::{
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    time::Instant,
};

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[command(flatten)]
    chosen: Chosen,
    /// One player: 1 … 5, random, greedy, plain
    #[arg(long, value_name = "PLAYER", default_value = "4")]
    a: String,
    /// The other
    #[arg(long, value_name = "PLAYER", required_unless_present = "balance")]
    b: Option<String>,
    /// The same player on all sides: win rate per side and of whoever takes the first turn
    #[arg(long, conflicts_with_all = ["b", "sprt"])]
    balance: bool,
    /// Games; each pair has the same dice and swapped sides
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// What a decision may cost at most: 200ms, 2s, or 5000n simulations
    #[arg(long)]
    budget: Option<String>,
    /// Seed of dice and thoughts
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time (as many as the machine has cores)
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Stop when it is decided whether a is HIGH Elo better rather than LOW
    #[arg(long, value_name = "LOW,HIGH", value_parser = parse_sprt)]
    sprt: Option<Sprt>,
    /// A directory to save each game in
    #[arg(long, value_name = "DIRECTORY")]
    save: Option<PathBuf>,
    /// For programs
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// For tables
    #[arg(long)]
    csv: bool,
}

fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let bounds = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    match bounds {
        Some((low, high)) if low < high => Ok(Sprt { low, high }),
        _ => Err("expected two numbers, the lower first, such as 0,50".to_owned()),
    }
}

impl Arena {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let listing = self.chosen.listing(desk)?;
        let computer = listing
            .computer(&self.chosen.lines())
            .map_err(|faults| self.chosen.faults(desk, listing.engine, &faults))?;
        let plan = self.plan(desk)?;
        if let Some(directory) = &self.save {
            fs::create_dir_all(directory)?;
        }
        let mut bar = Bar::new(desk, listing.engine);
        let mut unsaved = Ok(());
        let report = computer.arena(&plan, &mut |record, report| {
            if let (Some(directory), Ok(())) = (&self.save, &unsaved) {
                unsaved = save(directory, listing.edition, record);
            }
            bar.draw(report);
        });
        bar.wipe();
        unsaved?;
        if self.json {
            writeln!(desk.out, "{}", report.to_json())?;
        } else if self.csv {
            write!(desk.out, "{}", report.to_csv())?;
        } else {
            self.tell(&report, listing.engine, desk)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn plan(&self, desk: &Desk<'_>) -> Result<Match, Failure> {
        let player = |word: &str| -> Result<Player, Failure> {
            word.parse().map_err(|unknown: bots::UnknownPlayer| desk.failure(&unknown.message()))
        };
        let budget = match &self.budget {
            Some(text) => Some(text.parse::<Budget>().map_err(|bad| desk.failure(&bad.message()))?),
            None => None,
        };
        let a = player(&self.a)?;
        let b = self.b.as_deref().map_or(Ok(a), player)?;
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        Ok(Match {
            budget,
            seed: self.seed,
            threads: self.threads.map_or_else(cores, usize::from),
            sprt: self.sprt,
            is_saved: self.save.is_some(),
            ..Match::new(a, b, self.games)
        })
    }

    fn tell(&self, report: &Report, engine: &str, desk: &mut Desk<'_>) -> Result<(), Failure> {
        let game = desk.text.plain(&format!("game-{}", report.game));
        let tally = &report.tally;
        let mut messages = vec![
            Message::new("bots-arena-title")
                .with("game", game)
                .with("a", report.a.as_str())
                .with("b", report.b.as_str()),
            Message::new("bots-arena-played")
                .with("games", i64::from(tally.games()))
                .with("wins", i64::from(tally.wins))
                .with("draws", i64::from(tally.draws))
                .with("losses", i64::from(tally.losses)),
        ];
        if !self.balance {
            messages.push(rate(&report.a, report.rate));
            messages.extend(report.less_luck.map(less_luck));
            messages.push(elo(report));
        }
        for share in &report.sides {
            messages.push(rate(&desk.text.word(engine, "side", share.name), share.rate));
            messages.extend(share.less_luck.map(less_luck));
        }
        messages.push(rate(&desk.text.plain("bots-arena-first"), report.first.rate));
        messages.extend(report.first.less_luck.map(less_luck));
        messages.push(Message::new("bots-arena-length").with("length", format!("{:.1}", report.length)));
        match report.verdict {
            Some(Verdict::Better) => {
                messages.push(Message::new("bots-arena-better").with("a", report.a.as_str()));
            }
            Some(Verdict::NotBetter) => {
                messages.push(Message::new("bots-arena-not-better").with("a", report.a.as_str()));
            }
            None => {}
        }
        for message in messages {
            writeln!(desk.out, "{}", desk.text.say(&message, engine))?;
        }
        Ok(())
    }
}

fn rate(name: &str, rate: Interval) -> Message {
    percent(Message::new("bots-arena-rate").with("name", name), rate)
}

fn less_luck(rate: Interval) -> Message {
    percent(Message::new("bots-arena-less-luck"), rate)
}

fn percent(message: Message, rate: Interval) -> Message {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    message.with("rate", percent(rate.mean)).with("low", percent(rate.low)).with("high", percent(rate.high))
}

fn elo(report: &Report) -> Message {
    let all = if report.rate.mean > 0.5 { "∞" } else { "−∞" };
    let number = |elo: Option<f64>| elo.map_or(all.to_owned(), |elo| format!("{elo:.0}"));
    Message::new("bots-arena-elo")
        .with("elo", number(report.elo.mean))
        .with("low", number(report.elo.low))
        .with("high", number(report.elo.high))
}

fn save(directory: &Path, edition: &str, record: &Record) -> io::Result<()> {
    let Some(text) = &record.file else { return Ok(()) };
    fs::write(directory.join(format!("{edition}-{:06}.sandtable", record.number + 1)), text)
}

/// How far it is, on the last line of a terminal; nothing elsewhere.
struct Bar<'a> {
    text: catalog::Text,
    engine: &'a str,
    begun: Instant,
    is_seen: bool,
}

const BAR_WIDTH: usize = 30;

impl<'a> Bar<'a> {
    fn new(desk: &Desk<'_>, engine: &'a str) -> Bar<'a> {
        Bar {
            text: catalog::Text::new(desk.text.language()),
            engine,
            begun: Instant::now(),
            is_seen: io::stderr().is_terminal(),
        }
    }

    fn draw(&mut self, report: &Report) {
        if !self.is_seen {
            return;
        }
        let (done, games) = (report.tally.games(), report.planned);
        let left = self.begun.elapsed().as_secs_f64() / f64::from(done) * f64::from(games - done);
        let full = BAR_WIDTH * done as usize / games as usize;
        let message = Message::new("bots-arena-left")
            .with("done", i64::from(done))
            .with("games", i64::from(games))
            .with("seconds", left.ceil() as i64);
        let said = self.text.say(&message, self.engine);
        // A bar that cannot be drawn is no reason to stop a match.
        let _ = write!(
            io::stderr(),
            "\r\x1b[K{}{} {said}  {:.0} %",
            "█".repeat(full),
            "░".repeat(BAR_WIDTH - full),
            report.rate.mean * 100.0
        );
    }

    fn wipe(&self) {
        if self.is_seen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
