//! Information-set tree search: each simulation imagines a world that fits the view, walks down the one tree through
//! actions possible in that world, plays on a little and counts the result. By its arguments a search cannot peek: it
//! is given a view, never a position.

use crate::{
    clock::{Budget, Clock},
    tree::{Edge, MAX_EDGES, Node, ROOT, Tree},
    world::{Rollout, World},
};
use game::{Dice, Estimate, Game, Seat, SeededDice, Turn};

/// How a search thinks; how long is the budget's business.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub rollout: Rollout,
    /// Actions are ordered and weighed at first sight by the game's score; without it all are alike.
    pub is_informed: bool,
    /// How readily it looks at what seems worse.
    pub explore: f32,
    /// How sharply first sight separates good from bad: the difference of score that counts e-fold.
    pub sharpness: f32,
    /// The same two for games that foresee chance: how many visits a first sight counts like, and how readily to look
    /// at what seems worse, as a multiple of how much better than the mean of all actions the best one looks.
    pub trust: f32,
    pub spread: f32,
    /// Simulations walk at most so many actions down the tree.
    pub depth: u8,
}

/// Below the root, a list longer than this is looked at in part, and in larger part the more often its node is visited.
const LONG_LIST: usize = 48;

/// How often chance is thrown for an action's first sight: a single lucky shot must not speak for all.
const THROWS: u8 = 4;

/// A decision that is due: all that a bot is ever told. There is no position in it.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    pub game: &'a G,
    /// The seat that is to act, and what it may know.
    pub seat: Seat,
    pub view: &'a G::View,
    /// All its legal actions, sorted; at least one.
    pub actions: &'a [G::Action],
}

impl<G: Game> Clone for Decision<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Decision<'_, G> {}

/// What was found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    pub action: A,
    pub visits: u32,
    /// Mean result for the searching seat, from -1 (lost) to 1 (won).
    pub value: f32,
    /// The same at first sight.
    pub first: f32,
}

/// What a search or a trial came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Every legal action, the best first: by visits in a search, by results in a trial.
    pub findings: Vec<Finding<A>>,
    /// What would probably follow the best action, and whose action that is.
    pub reply: Option<(Seat, A)>,
    /// Simulations of a search, playouts of a trial, longer looks of an outlook.
    pub simulations: u64,
    /// What the values are; the game's `Forecast` tells what they come to.
    pub estimate: Estimate,
}

/// Thinks about which action to take, as long as the budget allows by this clock.
///
/// # Panics
/// If there is no legal action.
pub fn search<G: Game>(
    due: Decision<'_, G>,
    settings: &Settings,
    budget: Budget,
    clock: &dyn Clock,
    dice: &mut impl Dice,
) -> Thought<G::Action> {
    assert!(!due.actions.is_empty(), "a seat that is to act has at least one legal action");
    let mut search = Search::new(due, settings, dice);
    let mut done = 0;
    while budget.allows(done, clock) {
        search.simulate();
        done += 1;
        if search.is_decided(budget, done) {
            break;
        }
    }
    search.conclude(done)
}

/// The same on several threads, each with its own tree and its share of the simulations; what they found is added up.
/// The choice depends on the dice, the simulations and the number of threads, not on their order.
pub fn search_parallel<G: Game>(
    due: Decision<'_, G>,
    settings: &Settings,
    budget: Budget,
    clock: &dyn Clock,
    dice: &mut [SeededDice],
) -> Thought<G::Action> {
    let share = Budget { simulations: budget.simulations.div_ceil(dice.len() as u64), ..budget };
    let thoughts: Vec<Thought<G::Action>> = std::thread::scope(|scope| {
        let workers: Vec<_> = dice
            .iter_mut()
            .map(|dice| scope.spawn(move || search(due, settings, share, clock, dice)))
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("a search does not panic")).collect()
    });
    Thought::sum(&thoughts)
}

impl<A: Copy + Ord> Thought<A> {
    pub fn best(&self) -> Finding<A> {
        self.findings[0]
    }

    fn sum(thoughts: &[Thought<A>]) -> Thought<A> {
        let mut all: Vec<Finding<A>> = thoughts.iter().flat_map(|thought| thought.findings.clone()).collect();
        all.sort_by_key(|finding| finding.action);
        let mut findings: Vec<Finding<A>> = Vec::new();
        for finding in all {
            match findings.last_mut() {
                Some(last) if last.action == finding.action => {
                    // First sight counts like one visit, in each of them.
                    let (old, new) = ((last.visits + 1) as f32, (finding.visits + 1) as f32);
                    last.value = (last.value * old + finding.value * new) / (old + new);
                    last.visits += finding.visits;
                }
                _ => findings.push(finding),
            }
        }
        sort_findings(&mut findings);
        let reply = thoughts
            .iter()
            .find(|thought| thought.best().action == findings[0].action)
            .and_then(|thought| thought.reply);
        let simulations = thoughts.iter().map(|thought| thought.simulations).sum();
        Thought { findings, reply, simulations, estimate: Estimate::Score }
    }
}

/// The most visited first, then the better, then in the order of actions.
fn sort_findings<A: Ord>(findings: &mut [Finding<A>]) {
    findings.sort_by(|a, b| {
        b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
    });
}

struct Search<'a, G: Game, D> {
    due: Decision<'a, G>,
    settings: &'a Settings,
    dice: &'a mut D,
    world: World<'a, G>,
    tree: Tree<G::Action>,
    // Buffers.
    actions: Vec<G::Action>,
    open: Vec<u32>,
    missing: Vec<G::Action>,
    path: Vec<(u32, u32)>,
}

impl<'a, G: Game, D: Dice> Search<'a, G, D> {
    fn new(due: Decision<'a, G>, settings: &'a Settings, dice: &'a mut D) -> Search<'a, G, D> {
        Search {
            due,
            settings,
            dice,
            world: World::new(due.game, due.seat),
            tree: Tree::new(MAX_EDGES),
            actions: Vec::new(),
            open: Vec::new(),
            missing: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One imagined world, one walk down, one rollout.
    fn simulate(&mut self) {
        let mut state = self.due.game.imagine(self.due.view, &mut *self.dice);
        self.path.clear();
        let mut at = ROOT;
        let value = loop {
            let seat = match self.world.settle(&mut state, self.dice) {
                Turn::Over(outcome) => break self.world.result(outcome),
                Turn::Player(seat) => seat,
                Turn::Chance => unreachable!("chance has spoken"),
            };
            self.list(&state, at);
            self.widen(&state, at, seat);
            if self.open.is_empty() {
                // The tree is full: from here on as below it.
                break self.world.roll_out(&mut state, self.settings.rollout, self.dice);
            }
            let edge = self.select(at);
            self.path.push((at, edge));
            let action = self.tree.node(at).edges[edge as usize].action;
            self.world.apply(&mut state, &action);
            let is_deep = self.path.len() >= usize::from(self.settings.depth)
                || G::FORESEES && self.world.has_passed(&state);
            match self.tree.child(at, edge as usize) {
                Some(child) if !is_deep => at = child,
                _ => break self.world.roll_out(&mut state, self.settings.rollout, self.dice),
            }
        };
        for &(node, edge) in &self.path {
            let seat = self.tree.node(node).edges[edge as usize].seat;
            self.tree.record(node, edge as usize, self.world.value_for(seat, value));
        }
    }

    fn list(&mut self, state: &G::State, at: u32) {
        self.actions.clear();
        if at == ROOT {
            self.actions.extend_from_slice(self.due.actions);
        } else {
            self.due.game.actions(state, &mut self.actions);
        }
    }

    /// Finds the edges of the actions that are legal in this world, and adds those that are missing.
    fn widen(&mut self, state: &G::State, at: u32, seat: Seat) {
        self.join(at, seat);
        if self.missing.is_empty() || self.tree.room() == 0 {
            return;
        }
        let legal = self.actions.len();
        if self.settings.is_informed && at != ROOT && legal > LONG_LIST {
            // Progressive widening: the part that is looked at grows with the root of the visits.
            let visits = self.tree.node(at).visits;
            let window = LONG_LIST / 2 + (4.0 * f64::from(visits).sqrt()) as usize;
            let wanted = window.saturating_sub(self.open.len()).min(self.missing.len());
            for place in 0..wanted {
                let other = place + self.dice.below((self.missing.len() - place) as u64) as usize;
                self.missing.swap(place, other);
            }
            self.missing.truncate(wanted);
            if wanted == 0 {
                return;
            }
        }
        let mut new: Vec<Edge<G::Action>> = Vec::with_capacity(self.missing.len());
        for &action in &self.missing {
            new.push(if self.settings.is_informed {
                let first = self.world.first_sight(state, seat, &action, THROWS, self.dice);
                let trust = if G::FORESEES { self.settings.trust } else { 1.0 };
                let weight = (first / self.settings.sharpness).clamp(-40.0, 40.0).exp();
                Edge::new(seat, action, (first, trust), weight)
            } else {
                Edge::new(seat, action, (0.0, 1.0), 1.0)
            });
        }
        self.tree.grow(at, &mut new);
        self.join(at, seat);
    }

    /// Both lists are sorted: `open` becomes the edges of legal actions, `missing` the legal actions without one.
    fn join(&mut self, at: u32, seat: Seat) {
        self.open.clear();
        self.missing.clear();
        let edges = &self.tree.node(at).edges;
        let mut place = edges.partition_point(|edge| edge.seat < seat);
        for &action in &self.actions {
            while place < edges.len() && edges[place].seat == seat && edges[place].action < action {
                place += 1;
            }
            match edges.get(place) {
                Some(edge) if edge.seat == seat && edge.action == action => self.open.push(place as u32),
                _ => self.missing.push(action),
            }
        }
    }

    /// One of the open edges: the best by what was found, first sight, and how seldom it was tried when it could be.
    fn select(&mut self, at: u32) -> u32 {
        let informed = self.settings.is_informed;
        let edges = &mut self.tree.node_mut(at).edges;
        for &edge in &self.open {
            edges[edge as usize].available += 1;
        }
        if !informed {
            let fresh: usize = self.open.iter().filter(|edge| edges[**edge as usize].visits == 0).count();
            if fresh > 0 {
                let chosen = self.dice.below(fresh as u64) as usize;
                let mut fresh = self.open.iter().filter(|edge| edges[**edge as usize].visits == 0);
                return *fresh.nth(chosen).expect("one of those just counted");
            }
        }
        let total: f32 = self.open.iter().map(|edge| edges[*edge as usize].weight).sum();
        let explore = if G::FORESEES {
            let first = || self.open.iter().map(|edge| edges[*edge as usize].first);
            let best = first().fold(f32::NEG_INFINITY, f32::max);
            (best - first().sum::<f32>() / self.open.len() as f32) * self.settings.spread
        } else {
            self.settings.explore
        };
        let urge = |edge: &Edge<G::Action>| {
            let (visits, available) = (edge.visits as f32, edge.available as f32);
            if informed {
                edge.informed_mean() + explore * edge.weight / total * available.sqrt() / (1.0 + visits)
            } else {
                edge.mean() + explore * (available.ln() / visits).sqrt()
            }
        };
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for &edge in &self.open {
            let urge = urge(&edges[edge as usize]);
            if urge > best.0 {
                best = (urge, edge);
            }
        }
        best.1
    }

    /// Whether the simulations left cannot change the choice. Only with a count: time left is not a number of visits.
    fn is_decided(&self, budget: Budget, done: u64) -> bool {
        if self.due.actions.len() == 1 {
            return true;
        }
        if budget.simulations == u64::MAX {
            return false;
        }
        let (mut first, mut second) = (0, 0);
        for edge in &self.tree.node(ROOT).edges {
            if edge.visits > first {
                (first, second) = (edge.visits, first);
            } else {
                second = second.max(edge.visits);
            }
        }
        u64::from(first - second) > budget.simulations - done
    }

    fn conclude(self, simulations: u64) -> Thought<G::Action> {
        let (seat, informed) = (self.due.seat, self.settings.is_informed);
        let root = self.tree.node(ROOT);
        let mut findings: Vec<Finding<G::Action>> = self
            .due
            .actions
            .iter()
            .map(|&action| match root.edges.iter().find(|edge| edge.action == action && edge.seat == seat) {
                Some(edge) => Finding {
                    action,
                    visits: edge.visits,
                    value: if informed { edge.informed_mean() } else { edge.mean() },
                    first: edge.first,
                },
                None => Finding { action, visits: 0, value: 0.0, first: 0.0 },
            })
            .collect();
        sort_findings(&mut findings);
        let reply = self.reply(root, findings[0].action);
        Thought { findings, reply, simulations, estimate: Estimate::Score }
    }

    fn reply(&self, root: &Node<G::Action>, best: G::Action) -> Option<(Seat, G::Action)> {
        let child = root.edges.iter().find(|edge| edge.action == best)?.child()?;
        let likely = self.tree.node(child).edges.iter().max_by_key(|edge| edge.visits)?;
        (likely.visits > 0).then_some((likely.seat, likely.action))
    }
}
