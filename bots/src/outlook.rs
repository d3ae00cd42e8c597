//! Choosing by what the game itself expects of each action (`Game::weigh`), where that tells better from worse than any
//! search or trial does. Like them it is given a view, never a position.

use crate::{
    clock::{Budget, Clock},
    search::{Decision, Finding, Thought},
    world::World,
};
use game::{Estimate, Game, Seat, SeededDice, Turn};

/// Every action with what is expected of it, the best first; of equals the first in the list. `None` if the game cannot
/// tell. The budget is for its longer looks.
pub(crate) fn expect<G: Game>(
    due: Decision<'_, G>,
    budget: Budget,
    clock: &dyn Clock,
    dice: &mut SeededDice,
) -> Option<Thought<G::Action>> {
    let mut world = World::new(due.game, due.seat);
    let mut looks = 0;
    let mut may_go_on = || {
        let may = budget.allows(looks, clock);
        looks += u64::from(may);
        may
    };
    let outlooks = world.outlooks(due, &mut may_go_on, dice)?;
    let firsts = world.first_sights(due, dice);
    let all = due.actions.iter().zip(outlooks).zip(firsts);
    let mut findings: Vec<Finding<G::Action>> =
        all.map(|((&action, value), first)| Finding { action, visits: 0, value, first }).collect();
    findings.sort_by(|one, two| two.value.total_cmp(&one.value));
    let reply = follow(due, &mut world, &findings[0].action, dice);
    Some(Thought { findings, reply, simulations: looks, estimate: Estimate::Outlook })
}

/// What the same seat would do next, unless chance or somebody else comes first.
fn follow<G: Game>(
    due: Decision<'_, G>,
    world: &mut World<'_, G>,
    action: &G::Action,
    dice: &mut SeededDice,
) -> Option<(Seat, G::Action)> {
    let mut after = due.game.imagine(due.view, dice);
    world.apply(&mut after, action);
    if due.game.turn(&after) != Turn::Player(due.seat) {
        return None;
    }
    let (mut actions, mut outlooks) = (Vec::new(), Vec::new());
    due.game.actions(&after, &mut actions);
    due.game.weigh(&after, due.seat, &actions, &mut outlooks, &mut || false);
    let best = actions.into_iter().zip(outlooks).reduce(|one, two| if two.1 > one.1 { two } else { one })?;
    Some((due.seat, best.0))
}
