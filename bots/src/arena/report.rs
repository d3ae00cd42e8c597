//! What a match showed, ready to be printed, as JSON or as CSV.

use crate::arena::{
    figures::{Elo, Interval, Tally, Verdict},
    plan::Match,
};
use game::SeatInfo;
use serde::Serialize;
use std::fmt::Write;

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Record {
    /// From 0.
    pub number: u32,
    /// The team that `a` played.
    pub a: &'static str,
    /// Whether `a` won; `None` for a draw.
    pub won: Option<bool>,
    /// The team that won.
    pub winner: Option<&'static str>,
    /// The team that took the first turn.
    pub starter: &'static str,
    pub decisions: u32,
    /// The game file, if asked for.
    #[serde(skip)]
    pub file: Option<String>,
}

/// How one team, or whoever took the first turn, fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Share {
    pub name: &'static str,
    pub tally: Tally,
    pub rate: Interval,
}

impl Share {
    fn new(name: &'static str) -> Share {
        let tally = Tally::default();
        Share { name, tally, rate: tally.rate() }
    }

    fn count(&mut self, won: Option<bool>) {
        self.tally.count(won);
        self.rate = self.tally.rate();
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub game: &'static str,
    pub a: String,
    pub b: String,
    /// Games planned; `tally` counts those played.
    pub planned: u32,
    /// Of `a` against `b`.
    pub tally: Tally,
    pub rate: Interval,
    pub elo: Elo,
    pub verdict: Option<Verdict>,
    /// Each team, whoever played it.
    pub sides: Vec<Share>,
    /// The team that took the first turn.
    pub first: Share,
    /// Mean number of players' decisions in a game.
    pub length: f64,
}

impl Report {
    pub(super) fn new(game: &'static str, plan: &Match, seats: &[SeatInfo]) -> Report {
        let mut sides: Vec<Share> = Vec::new();
        for info in seats {
            if sides.iter().all(|share| share.name != info.team) {
                sides.push(Share::new(info.team));
            }
        }
        let tally = Tally::default();
        Report {
            game,
            a: plan.a.to_string(),
            b: plan.b.to_string(),
            planned: plan.games,
            tally,
            rate: tally.rate(),
            elo: tally.elo(),
            verdict: None,
            sides,
            first: Share::new("first"),
            length: 0.0,
        }
    }

    pub(super) fn add(&mut self, record: &Record) {
        let before = f64::from(self.tally.games());
        self.length = (self.length * before + f64::from(record.decisions)) / (before + 1.0);
        self.tally.count(record.won);
        self.rate = self.tally.rate();
        self.elo = self.tally.elo();
        for share in &mut self.sides {
            share.count(record.winner.map(|winner| winner == share.name));
        }
        self.first.count(record.winner.map(|winner| winner == record.starter));
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a report is made of words and finite numbers")
    }

    /// A head line and a line each for `a`, the sides, and whoever took the first turn.
    pub fn to_csv(&self) -> String {
        let mut text =
            "game,a,b,who,games,wins,draws,losses,rate,low,high,elo,elo_low,elo_high,length\n".to_owned();
        let shares = self.sides.iter().chain([&self.first]).map(|share| (share.name, share.tally));
        for (who, tally) in [("a", self.tally)].into_iter().chain(shares) {
            let (rate, elo) = (tally.rate(), tally.elo());
            let number = |elo: Option<f64>| elo.map_or(String::new(), |elo| format!("{elo:.0}"));
            writeln!(
                text,
                "{},{},{},{who},{},{},{},{},{:.4},{:.4},{:.4},{},{},{},{:.1}",
                self.game,
                self.a,
                self.b,
                tally.games(),
                tally.wins,
                tally.draws,
                tally.losses,
                rate.mean,
                rate.low,
                rate.high,
                number(elo.mean),
                number(elo.low),
                number(elo.high),
                self.length,
            )
            .expect("writing to a string cannot fail");
        }
        text
    }
}
