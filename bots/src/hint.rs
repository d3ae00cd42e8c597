//! Advice for a person: the best sentence, the next best, what they are worth, and one line of why. From the same
//! search or trial that plays, and so from nothing the person may not know.

use crate::search::{Finding, Thought};
use game::{Game, Message, Seat};
use serde::Serialize;

/// A sentence and the chance to win after it, in hundredths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Advice {
    pub sentence: String,
    pub win: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hint {
    pub best: Advice,
    /// Up to two others, the better first.
    pub next: Vec<Advice>,
    pub reason: Message,
}

/// Hundredths up to which a game is as good as lost.
const LOST: u8 = 1;
/// Hundredths by which a sentence must be better to stand out.
const CLEAR: u8 = 5;

pub(crate) fn hint<G: Game>(game: &G, seat: Seat, thought: &Thought<G::Action>) -> Hint {
    let print = |action: &G::Action| {
        let mut text = String::new();
        game.print(action, &mut text);
        text
    };
    let forecast = game.forecast(seat, thought.estimate);
    let advice = |finding: &Finding<G::Action>| Advice {
        sentence: print(&finding.action),
        win: hundredths(forecast.chance(finding.value)),
    };
    let best = advice(&thought.best());
    let next: Vec<Advice> = thought.findings[1..].iter().take(2).map(advice).collect();
    let reply = thought.reply.map(|(by, action)| (by == seat, print(&action)));
    let reason = reason(thought, &best, next.first(), reply);
    Hint { best, next, reason }
}

fn hundredths(chance: f32) -> u8 {
    (chance * 100.0).round() as u8
}

fn reason<A: Copy + Ord>(
    thought: &Thought<A>,
    best: &Advice,
    second: Option<&Advice>,
    reply: Option<(bool, String)>,
) -> Message {
    let finding = thought.best();
    let Some(second) = second else { return Message::new("bots-reason-only") };
    if finding.first >= 1.0 {
        return Message::new("bots-reason-wins");
    }
    if best.win <= LOST {
        return Message::new("bots-reason-lost");
    }
    let lead = best.win.saturating_sub(second.win);
    // What looked best at first sight, the chosen one left aside.
    let tempting = thought.findings[1..].iter().map(|other| other.first).fold(f32::NEG_INFINITY, f32::max);
    let is_surprise = tempting > finding.first + 0.02;
    match reply {
        Some((true, sentence)) if is_surprise => {
            Message::new("bots-reason-prepares").with("sentence", sentence)
        }
        Some((false, sentence)) if is_surprise => {
            Message::new("bots-reason-answers").with("sentence", sentence)
        }
        _ if lead >= CLEAR => Message::new("bots-reason-clear")
            .with("points", i64::from(lead))
            .with("sentence", second.sentence.as_str()),
        Some((true, sentence)) => Message::new("bots-reason-then").with("sentence", sentence),
        Some((false, sentence)) => Message::new("bots-reason-expects").with("sentence", sentence),
        None => Message::new("bots-reason-close").with("sentence", second.sentence.as_str()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Estimate, Forecast};

    fn finding(action: u8, value: f32, first: f32) -> Finding<u8> {
        Finding { action, visits: 10, value, first }
    }

    fn why(findings: Vec<Finding<u8>>, reply: Option<(bool, &str)>) -> String {
        let thought = Thought { findings, reply: None, simulations: 20, estimate: Estimate::Score };
        let advice: Vec<Advice> = thought
            .findings
            .iter()
            .map(|finding| Advice {
                sentence: format!("go {}", finding.action),
                win: hundredths(Forecast::LITERAL.chance(finding.value)),
            })
            .collect();
        let reply = reply.map(|(own, sentence)| (own, sentence.to_owned()));
        reason(&thought, &advice[0], advice.get(1), reply).to_string()
    }

    #[test]
    fn the_reason_follows_from_what_the_search_found() {
        let plain = finding(2, 0.0, 0.0);
        assert_eq!(why(vec![plain], None), "bots-reason-only");
        assert_eq!(why(vec![finding(1, 0.9, 1.0), plain], None), "bots-reason-wins");
        assert_eq!(why(vec![finding(1, -0.99, -0.5), plain], None), "bots-reason-lost");
        assert_eq!(
            why(vec![finding(1, 0.2, 0.1), plain], Some((false, "end"))),
            "bots-reason-clear points=10 sentence=go 2"
        );
        let quiet = finding(1, 0.02, -0.3);
        assert_eq!(why(vec![quiet, plain], Some((true, "go 3"))), "bots-reason-prepares sentence=go 3");
        assert_eq!(why(vec![quiet, plain], Some((false, "go 3"))), "bots-reason-answers sentence=go 3");
        let near = finding(1, 0.02, 0.1);
        assert_eq!(why(vec![near, plain], Some((false, "go 3"))), "bots-reason-expects sentence=go 3");
        assert_eq!(why(vec![near, plain], None), "bots-reason-close sentence=go 2");
    }

    #[test]
    fn chances_are_hundredths() {
        assert_eq!([0.0, 0.004, 0.5, 0.756, 1.0].map(hundredths), [0, 0, 50, 76, 100]);
    }
}
