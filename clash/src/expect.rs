//! The `expect` lines of scenario files compared with a position: which do not hold, and what is the case instead.

use crate::{
    Clash,
    facts::{Fact, card_words, effect_fact},
    phase::Phase,
    pieces::{Card, Side},
    state::State,
    view::effects,
};
use game::{Expectation, Fault, SourceLine};

impl Clash {
    pub(crate) fn compared(&self, at: &State, lines: &[SourceLine]) -> Result<Vec<Expectation>, Vec<Fault>> {
        let facts = self.read_facts(lines)?;
        let found = facts.iter().enumerate().filter_map(|(line, fact)| {
            let found = self.found_instead(at, fact, &facts)?;
            Some(Expectation { line, found })
        });
        Ok(found.collect())
    }

    /// What is the case where a fact does not hold.
    fn found_instead(&self, at: &State, fact: &Fact, all: &[Fact]) -> Option<SourceLine> {
        let differs = |holds: bool, found: &dyn Fn() -> SourceLine| (!holds).then(found);
        let names = |mask: u32| -> String {
            let list = (0..u32::BITS as u8).filter(|n| mask & 1 << n != 0);
            list.map(|n| format!(" {}", self.objective_id(n))).collect()
        };
        match fact {
            Fact::Turn(side, points) => {
                let due = matches!(at.phase, Phase::Play | Phase::Keep);
                let holds = due && *side == at.side && points.is_none_or(|points| points == at.points);
                differs(holds, &|| match at.phase {
                    Phase::Over(..) => "turn none".to_owned(),
                    _ if due => format!("turn {} {}", at.side.word(), at.points),
                    _ => "turn chance".to_owned(),
                })
            }
            Fact::Round(round) => differs(*round == at.round, &|| format!("round {}", at.round)),
            Fact::Line { road, side, base, units } => {
                let same = at.line(*side, *road).rear_to_front().eq(units.iter().copied());
                let holds = same && self.base(at, *side, *road) == *base;
                differs(holds, &|| self.line_fact(at, *road, *side))
            }
            Fact::Owner(road, owner) => differs(*owner == at.owner(*road), &|| {
                format!("owner {road} {}", at.owner(*road).map_or("none", Side::word))
            }),
            Fact::Objective(side, objective) => {
                let held = at.objectives[side.index()];
                differs(*objective == held, &|| {
                    let name = held.map_or("none".to_owned(), |n| self.objective_id(n).to_string());
                    format!("objective {} {name}", side.word())
                })
            }
            // Several lines for one hand add up, so they are compared together.
            Fact::Hand(side, _) => {
                let named = all.iter().filter_map(|fact| match fact {
                    Fact::Hand(other, cards) if other == side => Some(cards),
                    _ => None,
                });
                let hand = at.hands[side.index()];
                let mut expected: Vec<Card> = named.flatten().copied().collect();
                expected.sort_unstable();
                let holds = hand.iter().eq(expected.iter().copied());
                differs(holds, &|| format!("hand {}{}", side.word(), card_words(hand)))
            }
            Fact::Stock(side, unit, count) => {
                let found = at.in_stock(*side, *unit);
                differs(found == *count, &|| format!("stock {} {} {found}", side.word(), unit.word()))
            }
            Fact::Effect(side, _) => {
                let holds = self.effects_hold(at, *side, fact, all);
                differs(holds, &|| effect_fact(at, *side))
            }
            Fact::Starter(side) => differs(*side == at.starter, &|| format!("starter {}", at.starter.word())),
            Fact::Passed(side) => differs(at.passed && at.side != *side, &|| "passed none".to_owned()),
            Fact::Acted(acted) => {
                differs(*acted == at.acted, &|| format!("acted {}", if at.acted { "yes" } else { "no" }))
            }
            Fact::Deployed => differs(at.mortar_ready, &|| "deployed none".to_owned()),
            Fact::Played(side, cards) => {
                let played = at.played[side.index()];
                let mut expected = cards.clone();
                expected.sort_unstable();
                let holds = played.iter().eq(expected.iter().copied());
                differs(holds, &|| format!("played {}{}", side.word(), card_words(played)))
            }
            Fact::PutBack(side, expected) => {
                let found = at.put_back[side.index()];
                let holds = expected.iter().fold(0, |mask, n| mask | 1u32 << n) == found;
                differs(holds, &|| format!("put-back {}{}", side.word(), names(found)))
            }
            Fact::Seen(side, since, expected) => {
                let index = side.index();
                let same = expected.iter().fold(0, |mask, n| mask | 1u32 << n) == at.seen[index];
                let holds = same && at.last_seen[index] == expected.last().copied();
                differs(holds && *since == at.orders_since[index], &|| {
                    format!("seen {} {}{}", side.word(), at.orders_since[index], names(at.seen[index]))
                })
            }
            Fact::Tested(side, roads) => {
                let found = at.tested[side.index()];
                differs(found == Some(*roads), &|| format!("tested {} {found:?}", side.word()))
            }
        }
    }

    /// Every card named is in force as often as the lines for its side say; none: no card is.
    fn effects_hold(&self, at: &State, side: Side, fact: &Fact, all: &[Fact]) -> bool {
        let Fact::Effect(_, named) = fact else { return false };
        if named.is_empty() {
            return effects(at, side).next().is_none();
        }
        named.iter().all(|(card, _)| {
            let lines = all.iter().filter_map(|fact| match fact {
                Fact::Effect(other, counts) if *other == side => Some(counts),
                _ => None,
            });
            let expected: u8 =
                lines.flatten().filter(|(other, _)| other == card).map(|(_, count)| count).sum();
            let found =
                effects(at, side).find(|effect| effect.card == *card).map_or(0, |effect| effect.count);
            expected == found
        })
    }
}
