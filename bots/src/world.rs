//! Playing on in an imagined world: chance's part, looking one action ahead, and rollouts. Holds only buffers; the
//! position belongs to the caller.

use crate::search::Decision;
use game::{Chance, Dice, Game, Outcome, Seat, Seats, Turn};

/// How a simulation goes on below the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rollout {
    /// Uniformly random to the end of the game; only the result counts.
    Random,
    /// Each time the best of a few random actions, by the game's score, until `turns` changes of the seat to act or
    /// `plies` actions; then the game's score counts.
    Informed { candidates: u8, turns: u8, plies: u8 },
}

/// Every game ends by its own rules long before; nobody must hang on one that does not.
pub(crate) const MAX_PLIES: u32 = 100_000;

/// Imagined worlds over which the first sight of a decision is the mean.
const WORLDS: u32 = 8;

#[derive(Debug)]
pub(crate) struct World<'a, G: Game> {
    pub(crate) game: &'a G,
    /// Through whose eyes results are counted.
    seat: Seat,
    friends: Seats,
    actions: Vec<G::Action>,
    sights: Vec<f32>,
    events: Vec<G::Event>,
    chance: Chance,
}

impl<'a, G: Game> World<'a, G> {
    pub(crate) fn new(game: &'a G, seat: Seat) -> World<'a, G> {
        let team = game.seats()[seat.index()].team;
        let all = game.seats().iter().enumerate();
        let friends = all.filter(|(_, info)| info.team == team).map(|(index, _)| Seat(index as u8)).collect();
        World {
            game,
            seat,
            friends,
            actions: Vec::new(),
            sights: Vec::new(),
            events: Vec::new(),
            chance: Chance::default(),
        }
    }

    /// A result for the searching seat, as `seat` sees it: its friends' gain, the others' loss.
    pub(crate) fn value_for(&self, seat: Seat, value: f32) -> f32 {
        if self.friends.has(seat) { value } else { -value }
    }

    pub(crate) fn result(&self, outcome: Outcome) -> f32 {
        match outcome {
            Outcome::Won(winners) if winners.has(self.seat) => 1.0,
            Outcome::Won(_) => -1.0,
            Outcome::Draw => 0.0,
        }
    }

    pub(crate) fn apply(&mut self, state: &mut G::State, action: &G::Action) {
        self.events.clear();
        self.game.apply(state, action, &mut self.events);
    }

    /// Chance speaks until a player is to act or the game is over.
    pub(crate) fn settle(&mut self, state: &mut G::State, dice: &mut impl Dice) -> Turn {
        loop {
            match self.game.turn(state) {
                Turn::Chance => {
                    let action = self.chance.throw(self.game, state, dice);
                    self.apply(state, &action);
                }
                turn => return turn,
            }
        }
    }

    /// How good an action looks at first sight to the seat that takes it. Where chance answers, the mean over all it
    /// may say if the game can tell, else of so many throws.
    pub(crate) fn first_sight(
        &mut self,
        state: &G::State,
        seat: Seat,
        action: &G::Action,
        throws: u8,
        dice: &mut impl Dice,
    ) -> f32 {
        let mut after = state.clone();
        self.apply(&mut after, action);
        self.glance(&mut after, seat, throws, dice)
    }

    /// How good each action of a decision looks at first sight, the mean over several worlds.
    pub(crate) fn first_sights(&mut self, due: Decision<'_, G>, dice: &mut impl Dice) -> Vec<f32> {
        let mut sums = vec![0.0; due.actions.len()];
        let mut before = None;
        for _ in 0..WORLDS {
            let state = due.game.imagine(due.view, dice);
            // Where nothing is hidden all worlds are the same, and without throws they look the same.
            if before.as_ref() != Some(&state) {
                let is_thrown = self.look(&state, due.seat, due.actions, dice);
                before = (!is_thrown).then_some(state);
            }
            sums.iter_mut().zip(&self.sights).for_each(|(sum, sight)| *sum += sight / WORLDS as f32);
        }
        sums
    }

    /// What to expect of each action of a decision, over several worlds; `None` if the game has no outlook.
    pub(crate) fn outlooks(
        &mut self,
        due: Decision<'_, G>,
        may_go_on: &mut dyn FnMut() -> bool,
        dice: &mut impl Dice,
    ) -> Option<Vec<f32>> {
        let mut sums = vec![0.0; due.actions.len()];
        let mut before = None;
        for _ in 0..WORLDS {
            let state = due.game.imagine(due.view, dice);
            // Where nothing is hidden all worlds are the same.
            if before.as_ref() != Some(&state) {
                self.sights.clear();
                if !due.game.weigh(&state, due.seat, due.actions, &mut self.sights, may_go_on) {
                    return None;
                }
                before = Some(state);
            }
            sums.iter_mut().zip(&self.sights).for_each(|(sum, outlook)| *sum += outlook / WORLDS as f32);
        }
        Some(sums)
    }

    /// The first sights of these actions in this world, into `sights`; and whether dice were thrown for them.
    fn look(&mut self, state: &G::State, seat: Seat, actions: &[G::Action], dice: &mut impl Dice) -> bool {
        let mut sights = std::mem::take(&mut self.sights);
        sights.clear();
        let is_thrown = !self.game.survey(state, seat, actions, &mut sights);
        if is_thrown {
            sights.extend(actions.iter().map(|action| self.first_sight(state, seat, action, 1, dice)));
        }
        self.sights = sights;
        is_thrown
    }

    /// The action of the seat to act that looks best at first sight in this world.
    pub(crate) fn most_promising(&mut self, state: &G::State, seat: Seat, dice: &mut impl Dice) -> G::Action {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.game.actions(state, &mut actions);
        let mut best = (f32::NEG_INFINITY, actions[0]);
        if actions.len() > 1 {
            self.look(state, seat, &actions, dice);
            for (&sight, action) in self.sights.iter().zip(&actions) {
                if sight > best.0 {
                    best = (sight, *action);
                }
            }
        }
        self.actions = actions;
        best.1
    }

    fn glance(&mut self, at: &mut G::State, seat: Seat, throws: u8, dice: &mut impl Dice) -> f32 {
        if let Some(mean) = self.game.foresee(at, seat) {
            return mean.clamp(-1.0, 1.0);
        }
        if throws <= 1 || self.game.turn(at) != Turn::Chance {
            return self.sight(at, seat, dice);
        }
        let sum: f32 = (0..throws).map(|_| self.sight(&mut at.clone(), seat, dice)).sum();
        sum / f32::from(throws)
    }

    fn sight(&mut self, after: &mut G::State, seat: Seat, dice: &mut impl Dice) -> f32 {
        match self.settle(after, dice) {
            Turn::Over(outcome) => self.value_for(seat, self.result(outcome)),
            _ => self.game.score(after, seat).clamp(-1.0, 1.0),
        }
    }

    /// Whether it is no longer the searching seat's to act, chance included.
    pub(crate) fn has_passed(&self, at: &G::State) -> bool {
        self.game.turn(at) != Turn::Player(self.seat)
    }

    /// Plays on and returns the result for the searching seat.
    pub(crate) fn roll_out(&mut self, state: &mut G::State, how: Rollout, dice: &mut impl Dice) -> f32 {
        match how {
            Rollout::Random => self.random(state, dice),
            // Where chance is foreseen the score looks far enough; playing on would only add noise.
            Rollout::Informed { .. } if G::FORESEES => self.glance(state, self.seat, 1, dice),
            Rollout::Informed { candidates, turns, plies } => {
                self.informed(state, candidates, turns, plies, dice)
            }
        }
    }

    fn random(&mut self, state: &mut G::State, dice: &mut impl Dice) -> f32 {
        let mut actions = std::mem::take(&mut self.actions);
        let mut value = 0.0;
        for _ in 0..MAX_PLIES {
            if let Turn::Over(outcome) = self.settle(state, dice) {
                value = self.result(outcome);
                break;
            }
            actions.clear();
            self.game.actions(state, &mut actions);
            let action = actions[dice.below(actions.len() as u64) as usize];
            self.apply(state, &action);
        }
        self.actions = actions;
        value
    }

    fn informed(
        &mut self,
        state: &mut G::State,
        candidates: u8,
        turns: u8,
        plies: u8,
        dice: &mut impl Dice,
    ) -> f32 {
        let mut actions = std::mem::take(&mut self.actions);
        let (mut turns, mut before) = (turns, None);
        let mut ended = None;
        for ply in 0..=plies {
            match self.settle(state, dice) {
                Turn::Over(outcome) => {
                    ended = Some(self.result(outcome));
                    break;
                }
                Turn::Player(seat) if ply < plies => {
                    if before.replace(seat).is_some_and(|before| before != seat) {
                        turns = turns.saturating_sub(1);
                    }
                    if turns == 0 {
                        break;
                    }
                    actions.clear();
                    self.game.actions(state, &mut actions);
                    let action = self.best_of(state, seat, &actions, candidates, dice);
                    self.apply(state, &action);
                }
                _ => break,
            }
        }
        self.actions = actions;
        ended.unwrap_or_else(|| self.game.score(state, self.seat).clamp(-1.0, 1.0))
    }

    /// The best at first sight of a few random ones.
    fn best_of(
        &mut self,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        candidates: u8,
        dice: &mut impl Dice,
    ) -> G::Action {
        let pick = |dice: &mut dyn Dice| actions[dice.below(actions.len() as u64) as usize];
        let first = pick(dice);
        if candidates <= 1 || actions.len() == 1 {
            return first;
        }
        let mut best = (self.first_sight(state, seat, &first, 1, dice), first);
        for _ in 1..candidates {
            let action = pick(dice);
            let value = self.first_sight(state, seat, &action, 1, dice);
            if value > best.0 {
                best = (value, action);
            }
        }
        best.1
    }
}
