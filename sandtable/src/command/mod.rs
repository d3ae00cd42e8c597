//! The command line: one subcommand per file. Each reads what it needs, asks the catalogue, and writes; exit codes are
//! 0 (fine), 1 (something failed that was being tested) and 2 (wrong usage or unreadable input).

mod arena;
mod backup;
mod bench;
mod check_games;
mod export;
mod games;
mod import;
mod learn;
mod map;
pub(crate) mod odds;
mod online;
mod perft;
mod place;
mod play;
mod replay;
pub(crate) mod rules;
mod scenario;
mod serve;
mod verify;

use crate::desk::{Desk, Failure};
use catalog::{Language, Listing};
use clap::{Args, Parser, Subcommand};
use game::{Fault, SourceLine};
use std::process::ExitCode;

/// Tabletop wargames with their full rules, in the browser, in the terminal and over the network.
#[derive(Parser, Debug)]
#[command(version, about)]
pub(crate) struct Asked {
    /// Language: en, nl, fr or it (else as the locale says)
    #[arg(long, global = true, value_parser = ["en", "nl", "fr", "it"])]
    lang: Option<String>,
    #[command(subcommand)]
    command: Option<Verb>,
}

#[derive(Subcommand, Debug)]
enum Verb {
    /// Serve tables to browsers and over the network; what happens without a command
    Serve(serve::Serve),
    /// List the games, or show one game with its options
    Games(games::Games),
    /// Play at this terminal
    Play(play::Play),
    /// Learn a game: a guided first one, step by step
    Learn(learn::Learn),
    /// Run scenario files and say which came out as written
    Scenario(scenario::Scenarios),
    /// Step through a saved game
    Replay(replay::Replay),
    /// Count the lines of play of a length
    Perft(perft::Perft),
    /// Play at random and measure
    Bench(bench::Bench),
    /// Let the computer play against itself, and say how sure the result is
    Arena(arena::Arena),
    /// Exact odds of a sentence in a saved game or scenario
    Odds(odds::Odds),
    /// Check a map of Trench Club, or look at one
    #[command(subcommand)]
    Map(map::Maps),
    /// Print the rules of a game, or one paragraph
    Rules(rules::Rules),
    /// Check the dice of a finished game
    Verify(verify::Verify),
    /// Copy the server's database while it runs
    Backup(backup::Backup),
    /// Write a stored game, or everything, to files
    Export(export::Export),
    /// Put games from files into the server's database
    Import(import::Import),
    /// Replay all stored games by the current rules
    CheckGames(check_games::CheckGames),
}

impl Asked {
    pub(crate) fn language(&self) -> Language {
        self.lang
            .as_deref()
            .and_then(Language::from_code)
            .unwrap_or_else(|| Language::from_environment(|name| std::env::var(name).ok()))
    }
}

pub(crate) fn run(asked: Asked, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
    match asked.command.unwrap_or_else(|| Verb::Serve(serve::Serve::default())) {
        Verb::Serve(serve) => serve.run(desk),
        Verb::Games(games) => games.run(desk),
        Verb::Play(play) => play.run(desk),
        Verb::Learn(learn) => learn.run(desk),
        Verb::Scenario(scenarios) => scenarios.run(desk),
        Verb::Replay(replay) => replay.run(desk),
        Verb::Perft(perft) => perft.run(desk),
        Verb::Bench(bench) => bench.run(desk),
        Verb::Arena(arena) => arena.run(desk),
        Verb::Odds(odds) => odds.run(desk),
        Verb::Map(maps) => maps.run(desk),
        Verb::Rules(rules) => rules.run(desk),
        Verb::Verify(verify) => verify.run(desk),
        Verb::Backup(backup) => backup.run(desk),
        Verb::Export(export) => export.run(desk),
        Verb::Import(import) => import.run(desk),
        Verb::CheckGames(check) => check.run(desk),
    }
}

/// A game and its options, as several commands take them.
#[derive(Args, Debug)]
struct Chosen {
    /// Name of the game, as `sandtable games` lists it
    game: String,
    #[command(flatten)]
    head: Head,
}

/// The choices made before a game.
#[derive(Args, Debug)]
struct Head {
    /// An option of the game, `name=value`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_option)]
    options: Vec<SourceLine>,
    /// Another line of the head of a scenario, such as a map or the nations; may be repeated
    #[arg(long = "with", value_name = "LINE")]
    lines: Vec<SourceLine>,
}

fn parse_option(text: &str) -> Result<SourceLine, String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && !value.is_empty() => Ok(format!("option {name} {value}")),
        _ => Err("expected NAME=VALUE".to_owned()),
    }
}

impl Chosen {
    fn listing(&self, desk: &Desk<'_>) -> Result<Listing, Failure> {
        catalog::find(&self.game).map_err(|message| desk.failure(&message))
    }

    fn lines(&self) -> Vec<SourceLine> {
        self.head.lines()
    }

    fn faults(&self, desk: &Desk<'_>, engine: &str, faults: &[Fault]) -> Failure {
        faults_of_head(desk, engine, faults)
    }
}

impl Head {
    fn lines(&self) -> Vec<SourceLine> {
        self.options.iter().chain(&self.lines).cloned().collect()
    }
}

/// Faults of options; their lines were never seen as lines, so the numbers are left out.
fn faults_of_head(desk: &Desk<'_>, engine: &str, faults: &[Fault]) -> Failure {
    let said = |fault: &Fault| desk.text.say(&fault.message, engine);
    Failure::Input(faults.iter().map(said).collect::<Vec<_>>().join("\n"))
}
