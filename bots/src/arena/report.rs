//! What a match showed, ready to be printed, as JSON or as CSV.

use crate::arena::{
    figures::{Elo, Interval, Merit, Tally, Verdict},
    plan::Match,
};
use game::SeatInfo;
use serde::Serialize;
use std::fmt::Write;

/// One game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// From 0.
    pub number: u32,
    /// The team that `a` played.
    pub a: &'static str,
    /// Whether `a` won; `None` for a draw.
    pub won: Option<bool>,
    /// What `a` owes to chance, if the game can tell: what that added to its result.
    pub luck: Option<f64>,
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
    /// The rate less the luck, where the game can tell.
    pub less_luck: Option<Interval>,
    #[serde(skip)]
    merit: Merit,
}

impl Share {
    fn new(name: &'static str) -> Share {
        let tally = Tally::default();
        Share { name, tally, rate: tally.rate(), less_luck: None, merit: Merit::default() }
    }

    /// Counts a game for this team.
    fn count(&mut self, team: &str, record: &Record) {
        let won = record.winner.map(|winner| winner == team);
        self.tally.count(won);
        self.rate = self.tally.rate();
        if let Some(luck) = record.luck {
            self.merit.count(won, if record.a == team { luck } else { -luck });
            self.less_luck = self.merit.rate();
        }
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
    /// The rate less the luck, where the game can tell.
    pub less_luck: Option<Interval>,
    pub elo: Elo,
    pub verdict: Option<Verdict>,
    /// Each team, whoever played it.
    pub sides: Vec<Share>,
    /// The team that took the first turn.
    pub first: Share,
    /// Mean number of players' decisions in a game.
    pub length: f64,
    #[serde(skip)]
    merit: Merit,
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
            less_luck: None,
            elo: tally.elo(),
            verdict: None,
            sides,
            first: Share::new("first"),
            length: 0.0,
            merit: Merit::default(),
        }
    }

    pub(super) fn add(&mut self, record: &Record) {
        let before = f64::from(self.tally.games());
        self.length = (self.length * before + f64::from(record.decisions)) / (before + 1.0);
        self.tally.count(record.won);
        self.rate = self.tally.rate();
        self.elo = self.tally.elo();
        if let Some(luck) = record.luck {
            self.merit.count(record.won, luck);
            self.less_luck = self.merit.rate();
        }
        for share in &mut self.sides {
            share.count(share.name, record);
        }
        self.first.count(record.starter, record);
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a report is made of words and finite numbers")
    }

    /// A head line and a line each for `a`, the sides, and whoever took the first turn.
    pub fn to_csv(&self) -> String {
        let mut text =
            "game,a,b,who,games,wins,draws,losses,rate,low,high,elo,elo_low,elo_high,length,less_luck,less_luck_low,less_luck_high\n".to_owned();
        let shares = self.sides.iter().chain([&self.first]);
        let shares = shares.map(|share| (share.name, share.tally, share.less_luck));
        for (who, tally, less_luck) in [("a", self.tally, self.less_luck)].into_iter().chain(shares) {
            let (rate, elo) = (tally.rate(), tally.elo());
            let number = |elo: Option<f64>| elo.map_or(String::new(), |elo| format!("{elo:.0}"));
            writeln!(
                text,
                "{},{},{},{who},{},{},{},{},{:.4},{:.4},{:.4},{},{},{},{:.1},{}",
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
                less_luck.map_or(",,".to_owned(), |Interval { low, mean, high }| {
                    format!("{mean:.4},{low:.4},{high:.4}")
                }),
            )
            .expect("writing to a string cannot fail");
        }
        text
    }
}
