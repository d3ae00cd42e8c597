//! How many lines of play there are to a depth: the whole of list and apply in one number.

use crate::{arrange, open};
use clash::{Clash, State};
use game::{Game, Turn};

/// Lines of play of this length, chance's results counted as one line each. A game that is over has no lines.
fn perft(game: &Clash, at: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    match game.turn(at) {
        Turn::Over(_) => {}
        Turn::Player(_) => game.actions(at, &mut actions),
        Turn::Chance => {
            let mut words = Vec::new();
            game.chance(at, &[], &mut words);
            actions.extend(words.iter().map(|(word, _)| game.spell(at, &[*word])));
        }
    }
    let mut events = Vec::new();
    actions
        .iter()
        .map(|action| {
            let mut next = at.clone();
            game.apply(&mut next, action, &mut events);
            events.clear();
            perft(game, &next, depth - 1)
        })
        .sum()
}

const EDITIONS: [&str; 2] = ["clash-ardennes", "clash-dday"];

/// Depth 1: nine kinds of unit fit on each of seven empty roads, and `end`: 9·7 + 1 = 64.
///
/// Depth 2, by the first action:
/// - `end`: the enemy has the same choice, 64.
/// - mine, tank, private or corporal (4·7 = 28 ways): all nine kinds are still in stock and still fit everywhere,
///   63; the unit may retreat for 2 of 3 points, 1; `end`, 1: 65 each, 1820. A single unit cannot advance.
/// - the sergeant (7 ways) was the only one: 8·7 + 1 + 1 = 58 each, 406.
/// - one of the four specials (28 ways): the limit leaves the five basic kinds, 5·7 + 1 + 1 = 37 each, 1036.
///
/// Together 64 + 1820 + 406 + 1036 = 3326. The editions differ only in shots, and there is no target yet.
#[test]
fn first_turn() {
    for edition in EDITIONS {
        let game = open(edition, &["starter axis", "objectives none"]);
        let counts: Vec<u64> = (1..=3).map(|depth| perft(&game, &game.start(), depth)).collect();
        assert_eq!(counts, [64, 3326, 157_591], "{edition}");
    }
}

/// Two sides of the coin; then one of 20 objectives for the starter, 40; one of the 19 others for the second, 760;
/// then the 64 actions of the first turn, 48640.
#[test]
fn coin_and_objectives() {
    for edition in EDITIONS {
        let game = open(edition, &[]);
        let counts: Vec<u64> = (1..=4).map(|depth| perft(&game, &game.start(), depth)).collect();
        assert_eq!(counts, [2, 40, 760, 48_640], "{edition}");
        let beginners = open(edition, &["specials no", "victory-cards no", "objectives 2021"]);
        // Ten objectives, five kinds of unit.
        let counts: Vec<u64> = (1..=4).map(|depth| perft(&beginners, &beginners.start(), depth)).collect();
        assert_eq!(counts, [2, 20, 180, 180 * 36], "{edition}");
    }
}

/// Example 8 after the command tank was placed, no points left.
///
/// Depth 1, Ardennes: `attack 4`, `flank 4 3`, `end`: 3. With artillery instead, road 1 is empty and road 7 conquered:
/// `attack 4`, `end`: 2.
///
/// Depth 2, Ardennes: after the attack no contact is left: the flank and `end`, 2. After the flank nothing stands under
/// the arrow any more: the attack and `end`, 2. After `end` the Allies have 4 points and in stock 1 tank, 2 mines, 2
/// corporals, 1 sergeant, no private and their specials. Gaps: 18 on roads 1, 2 and 6; 4 on road 3; 7 on road 5; none
/// on 4; 7 is conquered. Mine, tank, corporal, sergeant, mortar, spy and the flanking tank fit on five roads, the
/// general on four: 39. Advances on 3 and 5: 2. Retreats on 3, 4 (blocked, 3 points) and 5: 3. `end`: 1. Together 45,
/// and 2 + 2 + 45 = 49. With artillery: 1 after the attack, 45 after `end`: 46.
#[test]
fn flank_and_attack() {
    for (edition, flanker, expected) in
        [("clash-ardennes", "command-tank", [3, 49]), ("clash-dday", "artillery", [2, 46])]
    {
        let game = open(edition, &[]);
        let facts = format!(
            "turn axis 0
             owner 7 axis
             road 4 axis tank private private {flanker}
             road 4 allies tank mine private private
             road 3 allies tank private tank private mine tank
             road 5 allies private private tank mine tank"
        );
        let at = arrange(&game, &facts);
        assert_eq!([perft(&game, &at, 1), perft(&game, &at, 2)], expected, "{edition}");
    }
}
