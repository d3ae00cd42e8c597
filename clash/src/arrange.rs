//! Facts become a position, or all the faults that keep them from being one: the one door for positions that were not
//! played. Knows nothing of how facts are spelled.

use crate::{
    Clash,
    facts::Fact,
    phase::Phase,
    pieces::{Card, Cards, ROADS, Road, Side, Unit},
    setup::Starter,
    state::State,
    view::enforce,
};
use game::{Fault, Message};

/// A position being put together.
pub(crate) struct Arranger<'a> {
    clash: &'a Clash,
    at: State,
    side: Option<Side>,
    starter: Option<Side>,
    points: Option<u8>,
    acted: Option<bool>,
    passed: Option<Side>,
    /// Summed over lines, put in force at the end.
    effects: [[u8; Card::COUNT]; 2],
}

type Verdict = Result<(), Message>;

fn fault(name: &str) -> Message {
    Message::new(format!("clash-fault-{name}"))
}

impl<'a> Arranger<'a> {
    pub(crate) fn arrange(clash: &'a Clash, facts: &[Fact]) -> Result<State, Vec<Fault>> {
        let mut arranger = Arranger {
            clash,
            at: clash.empty_state(),
            side: None,
            starter: None,
            points: None,
            acted: None,
            passed: None,
            effects: [[0; Card::COUNT]; 2],
        };
        let mut faults = Vec::new();
        for (number, fact) in facts.iter().enumerate() {
            if let Err(message) = arranger.add(fact) {
                faults.push(Fault::at(number, message));
            }
        }
        arranger.set_turn(&mut faults);
        arranger.set_effects(&mut faults);
        // What the lines say together can only be judged when each of them made sense.
        if faults.is_empty() {
            arranger.judge_roads(&mut faults);
            arranger.judge_cards(&mut faults);
        }
        if faults.is_empty() { Ok(arranger.at) } else { Err(faults) }
    }

    fn add(&mut self, fact: &Fact) -> Verdict {
        match fact {
            Fact::Turn(side, points) => {
                once(&mut self.side, *side, "turn")?;
                self.points = *points;
            }
            Fact::Round(round) => self.at.round = *round,
            Fact::Line { road, side, base, units } => return self.add_line(*road, *side, *base, units),
            Fact::Owner(road, owner) => {
                if let Some(other) = self.at.owner(*road) {
                    return Err(fault("owner-twice")
                        .with("road", i64::from(*road))
                        .with("side", other.word()));
                }
                if let Some(side) = owner {
                    self.at.owned[side.index()] |= 1 << road;
                }
            }
            Fact::Objective(side, objective) => return self.add_objective(*side, *objective),
            Fact::Hand(side, cards) => return add_cards(&mut self.at.hands[side.index()], cards),
            Fact::Played(side, cards) => return add_cards(&mut self.at.played[side.index()], cards),
            Fact::Stock(..) => return Err(fault("expect-only").with("keyword", "stock")),
            Fact::Effect(side, counts) => {
                for (card, count) in counts {
                    let sum = &mut self.effects[side.index()][card.index()];
                    *sum = sum.saturating_add(*count);
                }
            }
            Fact::Starter(side) => once(&mut self.starter, *side, "starter")?,
            Fact::Passed(side) => once(&mut self.passed, *side, "passed")?,
            Fact::Acted(acted) => once(&mut self.acted, *acted, "acted")?,
            Fact::Deployed => self.at.mortar_ready = true,
            Fact::PutBack(side, objectives) => {
                for objective in objectives {
                    self.take_from_deck(*objective)?;
                    self.at.put_back[side.index()] |= 1 << objective;
                }
            }
            Fact::Seen(side, since, objectives) => {
                self.at.orders_since[side.index()] = *since;
                self.at.last_seen[side.index()] = objectives.last().copied();
                self.at.seen[side.index()] = objectives.iter().fold(0, |mask, n| mask | 1 << n);
            }
            Fact::Tested(side, roads) => self.at.tested[side.index()] = Some(*roads),
        }
        Ok(())
    }

    fn add_line(&mut self, road: Road, side: Side, base: u8, units: &[Unit]) -> Verdict {
        let s = side.index();
        let name = |message: Message| message.with("road", i64::from(road)).with("side", side.word());
        if !self.at.line(side, road).is_empty() {
            return Err(name(fault("line-twice")));
        }
        let mut stock = self.at.stock[s];
        for unit in units {
            let left = &mut stock[unit.index()];
            *left = left.checked_sub(1).ok_or_else(|| {
                fault("not-enough-units").with("side", side.word()).with("unit", unit.word())
            })?;
        }
        let length: u32 = units.iter().map(|unit| u32::from(self.clash.length[unit.index()])).sum();
        let other = u32::from(self.at.front(side.enemy(), road));
        if length + u32::from(base) + other > self.clash.tiles.into() {
            return Err(name(fault("line-too-long")));
        }
        if units.is_empty() && base > 0 {
            return Err(name(fault("base-without-units")));
        }
        self.clash.lay_line(&mut self.at, side, road, base, units);
        Ok(())
    }

    fn add_objective(&mut self, side: Side, objective: Option<u8>) -> Verdict {
        let Some(objective) = objective else { return Ok(()) };
        self.take_from_deck(objective)?;
        once(&mut self.at.objectives[side.index()], objective, "objective")
    }

    /// Every objective is there once.
    fn take_from_deck(&self, objective: u8) -> Verdict {
        if self.clash.objectives_left(&self.at) & 1 << objective == 0 {
            let name = self.clash.objective_id(objective);
            return Err(fault("objective-not-in-deck").with("objective", name.as_str()));
        }
        Ok(())
    }

    /// The side of the turn line is the starter, its turn has just begun if no points are missing.
    fn set_turn(&mut self, faults: &mut Vec<Fault>) {
        let chosen = match self.clash.setup.starter {
            Starter::Coin => None,
            Starter::Allies => Some(Side::Allies),
            Starter::Axis => Some(Side::Axis),
        };
        let Some(side) = self.side.or(self.starter).or(chosen) else {
            faults.push(Fault::new(fault("turn-missing")));
            return;
        };
        let full = self.clash.edition.points;
        self.at.phase = Phase::Play;
        self.at.side = side;
        self.at.starter = self.starter.unwrap_or(side);
        self.at.points = self.points.unwrap_or(full);
        self.at.acted = self.acted.unwrap_or(self.at.points < full);
        self.at.passed = self.passed == Some(side.enemy());
    }

    fn set_effects(&mut self, faults: &mut Vec<Fault>) {
        for side in Side::ALL {
            for card in Card::ALL {
                let count = self.effects[side.index()][card.index()];
                if count == 0 {
                    continue;
                }
                // CL-7.2: these end with the turn of the side that played them.
                let in_turn = matches!(card, Card::Fuel | Card::Withdrawal | Card::Reserves);
                let single = matches!(card, Card::Fuel | Card::SecondSpecial);
                let many = card == Card::Relief && count > self.at.locked_specials(side);
                if in_turn && side != self.at.side || single && count > 1 || many {
                    let message = fault("effect-impossible").with("side", side.word());
                    faults.push(Fault::new(message.with("card", card.word())));
                    continue;
                }
                enforce(&mut self.at, side, card, count);
            }
        }
    }

    fn judge_roads(&self, faults: &mut Vec<Fault>) {
        for road in ROADS {
            let named = |name: &str| Fault::new(fault(name).with("road", i64::from(road)));
            match self.at.owner(road) {
                None => {
                    let complete = |side: Side| self.at.front(side, road) == self.clash.tiles;
                    if Side::ALL.into_iter().any(complete) {
                        faults.push(named("complete-without-owner"));
                    }
                }
                // CL-3.6: the loser has no unit left on it.
                Some(owner) => {
                    if !self.at.line(owner.enemy(), road).is_empty() {
                        faults.push(named("loser-on-road"));
                    }
                }
            }
        }
        for side in Side::ALL {
            if self.at.owned[side.index()].count_ones() >= self.clash.edition.roads_to_win.into() {
                faults.push(Fault::new(fault("already-won").with("side", side.word())));
            }
        }
    }

    fn judge_cards(&self, faults: &mut Vec<Fault>) {
        for card in Card::ALL {
            let heaps = [self.at.hands, self.at.played];
            let used: u8 = heaps.iter().flatten().map(|heap| heap.of(card)).sum();
            if used > self.clash.victory_deck.of(card) {
                faults.push(Fault::new(fault("not-enough-cards").with("card", card.word())));
            }
        }
    }
}

/// A thing that may be said once only.
fn once<T>(place: &mut Option<T>, value: T, keyword: &str) -> Verdict {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(fault("twice").with("keyword", keyword)),
    }
}

fn add_cards(heap: &mut Cards, cards: &[Card]) -> Verdict {
    for card in cards {
        if heap.of(*card) >= Cards::MOST {
            return Err(fault("not-enough-cards").with("card", card.word()));
        }
        heap.add(*card);
    }
    Ok(())
}
