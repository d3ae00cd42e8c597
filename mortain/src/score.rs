//! An estimate of how a side stands, for bots: how far the Germans who have to leave still must go and what bars their
//! way, what is left of both sides, who can fire at whom, who stands together and under cover, and the time that is
//! left. Each side goes by weights of its own, fitted by many games of both against each other (docs/bots.md). Only an
//! opinion; no rule depends on it.

use crate::{
    Mortain,
    action::{Action, Against},
    data::UnitId,
    deck::Card,
    fire::{self, Shot},
    map::HexId,
    odds::Draws,
    options::UnitValues,
    phase::{Phase, Side},
    state::{EXITS_TO_WIN, HEXES, Place, State, TURNS},
    word::bits,
};
use game::{Forecast, Seat};

/// What a side goes by. All add to the German's lead if positive, as their comments say.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A full side's steps: what the Germans have, and what the Americans lack.
    steps: [f32; 2],
    /// The logarithm of the ratio of printed values.
    power: f32,
    /// All five exits.
    exits: f32,
    /// Short ways still to go, squared: so the rear closes up before the front goes on alone.
    ways: f32,
    /// Short ways in relation to the activations that may still come: the ratio, and its logarithm.
    haste: [f32; 2],
    /// Short ways of all Germans, also of those who need not leave.
    all_ways: f32,
    /// What breaking through costs in activations, where no way leads past the Americans.
    breach: f32,
    /// Four certain hits of the Germans, and four less of the Americans.
    fire: [f32; 2],
    /// The same, squared: fire that comes together.
    mass: [f32; 2],
    /// Ten pairs of Germans, and of Americans, next to each other.
    pairs: [f32; 2],
    /// Eight Germans under cover, and eight Americans in the open.
    cover: [f32; 2],
    /// An activation of the card in hand.
    left: f32,
}

const GERMAN: Weights = Weights {
    steps: [2.68, 6.57],
    power: 1.80,
    exits: 5.46,
    ways: 4.64,
    haste: [-0.64, 1.82],
    all_ways: 0.71,
    breach: 2.63,
    fire: [0.21, 0.93],
    mass: [2.07, 1.48],
    pairs: [0.53, -0.27],
    cover: [0.24, 0.06],
    left: 0.062,
};

const AMERICAN: Weights = Weights {
    steps: [3.84, 2.84],
    power: 2.13,
    exits: 2.85,
    ways: 2.51,
    haste: [1.12, -0.69],
    all_ways: -2.30,
    breach: 1.67,
    fire: [2.24, -0.26],
    mass: [0.06, 1.55],
    pairs: [-0.25, -0.89],
    cover: [1.56, -1.88],
    left: 0.014,
};

/// Activations a German may expect from a black card, and from a whole turn.
const PER_CARD: f32 = 2.7;
const PER_TURN: f32 = 33.0;
/// A hex from which no way leads past the Americans.
const BARRED: u8 = 100;

pub(crate) fn score(game: &Mortain, at: &State, seat: Seat) -> f32 {
    for_seat(seat, |weights| german(game, at, weights))
}

/// The estimate where a card is due: before an activation card as it stands, before a combat card the mean of hit,
/// miss and joker.
pub(crate) fn foresee(game: &Mortain, at: &State, seat: Seat) -> Option<f32> {
    match at.phase {
        Phase::Draw => Some(score(game, at, seat)),
        Phase::Fight => {
            let attack = at.attack?;
            let shot = fire::reckon(game, at, &attack)?;
            Some(for_seat(seat, |weights| combat(game, at, &attack, &shot, weights)))
        }
        _ => None,
    }
}

/// The German has six turns for nine columns and cannot waste a card; the American holds by standing in the way, and
/// does so against most Germans even with moves taken at random (docs/bots.md).
pub(crate) fn leeway(seat: Seat) -> f32 {
    if seat == Side::German.seat() { 0.0 } else { 4.0 }
}

/// The weights were fitted to choose, not to foretell: the German who goes by his thinks himself lost from the start.
/// Fitted to 300 games of `greedy` with each set of values (docs/bots.md).
pub(crate) fn forecast(values: UnitValues, seat: Seat) -> Forecast {
    let is_german = seat == Side::German.seat();
    match (values, is_german) {
        (UnitValues::Standard, true) => Forecast { lean: 0.22, trust: 0.40 },
        (UnitValues::Standard, false) => Forecast { lean: 0.46, trust: 0.72 },
        (UnitValues::Even, true) => Forecast { lean: 0.52, trust: 0.28 },
        (UnitValues::Even, false) => Forecast { lean: 0.31, trust: 0.65 },
    }
}

/// What this seat thinks, by its own weights, of the German's lead.
fn for_seat(seat: Seat, german: impl Fn(&Weights) -> f32) -> f32 {
    if seat == Side::German.seat() { german(&GERMAN) } else { -german(&AMERICAN) }
}

fn combat(game: &Mortain, at: &State, attack: &Action, shot: &Shot, weights: &Weights) -> f32 {
    let chances = Draws::new(game, at, shot).best();
    let mut missed = State { phase: Phase::Act, attack: None, ..at.clone() };
    if missed.is_card_done(game) {
        missed = State { phase: Phase::Draw, card: None, acted: 0, stack: None, ..missed };
    }
    let mut hit = missed.clone();
    for unit in bits(fire::victims(game, at, attack).into()).map(UnitId) {
        if hit.is_reduced(unit) {
            hit.place[unit.index()] = Place::DEAD;
        }
        hit.reduced ^= unit.bit();
    }
    let americans = game.units.of[Side::American as usize];
    if hit.standing(americans, !Place::DEAD.bit()) == 0 {
        hit.phase = Phase::Over(Side::German);
    }
    let joker = if at.turn < TURNS {
        State { place: at.place, reduced: at.reduced, turn: at.turn + 1, ..State::empty() }
    } else {
        State { phase: Phase::Over(Side::American), ..at.clone() }
    };
    let cases = [(chances.hit, &hit), (chances.miss, &missed), (chances.joker, &joker)];
    let sum: f32 = cases
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, after)| count as f32 * german(game, after, weights))
        .sum();
    sum / chances.total as f32
}

/// From -1 to 1, for the German.
fn german(game: &Mortain, at: &State, weights: &Weights) -> f32 {
    match at.phase {
        Phase::Over(Side::German) => 1.0,
        Phase::Over(Side::American) => -1.0,
        // Never quite won or lost while it lasts.
        _ => 0.98 * (0.5 * lead(game, at, weights)).tanh(),
    }
}

/// How far the German is ahead, roughly the logarithm of his odds.
fn lead(game: &Mortain, at: &State, weights: &Weights) -> f32 {
    let in_play = HEXES | Place::WAITING.bit();
    let [germans, americans] = game.units.of.map(|units| at.standing(units, in_play));
    let lines = [germans, americans].map(|units| at.standing(units, HEXES));
    let exits = at.exits(game, Side::German);
    let needed = EXITS_TO_WIN.saturating_sub(exits) as usize;
    let way = Way::new(game, at, germans, lines[1], needed, weights.breach);
    let haste = way.sum / (activations(game, at) + 3.0);
    let (ours, theirs) = (printed(game, at, germans), printed(game, at, americans));
    let sides = |[german, american]: [f32; 2], of: [f32; 2]| german * of[0] - american * of[1];
    let hits = [Hits::new(game, at, lines[0], lines[1]), Hits::new(game, at, lines[1], lines[0])];
    sides(weights.steps, [germans, americans].map(|units| steps(at, units) / 16.0))
        + weights.power * ((ours + 2.0) / (theirs + 2.0)).ln()
        + weights.exits / EXITS_TO_WIN as f32 * exits as f32
        - weights.ways * way.squares
        - weights.haste[0] * haste.min(4.0)
        - weights.haste[1] * (haste + 0.05).ln()
        - weights.all_ways / 50.0 * way.all
        + sides(weights.fire, hits.map(|hits| hits.sum / 4.0))
        + sides(weights.mass, hits.map(|hits| hits.squares / 4.0))
        + weights.pairs[0] / 10.0 * pairs(game, at, lines[0])
        + weights.pairs[1] / 10.0 * pairs(game, at, lines[1])
        + sides(weights.cover, lines.map(|line| cover(game, at, line) / 8.0))
        + weights.left * in_hand(game, at)
}

/// Activations left on the card in hand, the American's counted as negative.
fn in_hand(game: &Mortain, at: &State) -> f32 {
    let left = f32::from(at.left);
    match at.card {
        Some(card) if game.deck.face(card).side == Side::American => -left,
        _ => left,
    }
}

/// Activations the German may still expect: the joker comes halfway through the deck.
fn activations(game: &Mortain, at: &State) -> f32 {
    let left = at.left_in_deck();
    let black = (left & game.deck.side(Side::German)).count_ones() as f32;
    let share = if left & Card::JOKER.bit() != 0 { 0.5 } else { 1.0 };
    black * share * PER_CARD + f32::from(TURNS - at.turn.max(1)) * PER_TURN + in_hand(game, at).max(0.0)
}

fn steps(at: &State, units: u16) -> f32 {
    (2 * units.count_ones() - (units & at.reduced).count_ones()) as f32
}

/// The sum of all values now face up.
fn printed(game: &Mortain, at: &State, units: u16) -> f32 {
    let both =
        |unit| Against::BOTH.map(|against| fire::value(game, at, UnitId(unit), against)).iter().sum::<u8>();
    bits(units.into()).map(|unit| f32::from(both(unit))).sum()
}

/// The hits one side could hope for if all of it fired at each target of the other.
#[derive(Clone, Copy)]
struct Hits {
    sum: f32,
    squares: f32,
}

impl Hits {
    fn new(game: &Mortain, at: &State, firers: u16, targets: u16) -> Hits {
        let mut hits = Hits { sum: 0.0, squares: 0.0 };
        for target in bits(targets.into()).map(UnitId) {
            let Some(hex) = at.place(target).hex() else { continue };
            let able = at.standing(firers, game.map.seen_from(hex));
            if able != 0 {
                let highest = fire::shot(game, at, target, hex, able).highest().clamp(0, 10);
                let hope = f32::from(highest) / 10.0;
                hits.sum += hope;
                hits.squares += hope * hope;
            }
        }
        hits
    }
}

/// Pairs of units that share a hex or stand next to each other.
fn pairs(game: &Mortain, at: &State, units: u16) -> f32 {
    let mut pairs = 0;
    for unit in bits(units.into()) {
        let Some(hex) = at.place(UnitId(unit)).hex() else { continue };
        let later = units & (u16::MAX << unit) & !(1 << unit);
        pairs += at.standing(later, hex.bit() | game.map.neighbours(hex)).count_ones();
    }
    pairs as f32
}

/// What terrain adds to the cards of those who fire at these units (SM-1.4).
fn cover(game: &Mortain, at: &State, units: u16) -> f32 {
    let hexes = bits(units.into()).filter_map(|unit| at.place(UnitId(unit)).hex());
    hexes.map(|hex| f32::from(game.map.modifier(hex))).sum()
}

/// What the Germans nearest to the west edge still have to go, in activations.
struct Way {
    /// Of as many as must still leave.
    sum: f32,
    /// Squares, of one more.
    squares: f32,
    /// Of all.
    all: f32,
}

impl Way {
    fn new(game: &Mortain, at: &State, germans: u16, wall: u16, needed: usize, breach: f32) -> Way {
        let barred = at.places(wall);
        let ways = ways(game, barred);
        let east = bits(game.map.column(game.map.columns) & !barred).map(|hex| ways[usize::from(hex)]).min();
        let mut to_go = [0.0_f32; 16];
        let count = germans.count_ones() as usize;
        for (unit, to_go) in bits(germans.into()).map(UnitId).zip(&mut to_go) {
            let (way, columns) = match at.place(unit).hex() {
                Some(hex) => (ways[hex.index()], game.map.column_row(hex).0),
                None => (east.map_or(BARRED, |way| way + 1), game.map.columns + 1),
            };
            *to_go = if way < BARRED { f32::from(way) } else { f32::from(columns) + breach };
        }
        to_go[..count].sort_by(f32::total_cmp);
        let missing = needed.saturating_sub(count) as f32;
        let squares: f32 = to_go[..count.min(needed + 1)].iter().map(|way| way * way).sum();
        Way {
            sum: to_go[..count.min(needed)].iter().sum::<f32>() + missing * 30.0,
            squares: (squares + missing * 200.0) / 500.0,
            all: to_go[..count].iter().sum(),
        }
    }
}

/// From each hex the activations to leave by the west edge, around the hexes of `barred`.
fn ways(game: &Mortain, barred: u64) -> [u8; 64] {
    let mut ways = [BARRED; 64];
    let (mut seen, mut edge, mut way) = (barred, game.map.column(1) & !barred, 1);
    while edge != 0 {
        seen |= edge;
        let mut next = 0;
        for hex in bits(edge) {
            ways[usize::from(hex)] = way;
            next |= game.map.neighbours(HexId(hex));
        }
        edge = next & !seen;
        way += 1;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Setup;
    use game::Game;

    fn value(facts: &[&str]) -> f32 {
        let game = Mortain::open(&Setup::default()).unwrap();
        let facts: Vec<String> = facts.iter().map(|&fact| fact.to_owned()).collect();
        let at = game.arrange(&facts).unwrap();
        score(&game, &at, Side::German.seat())
    }

    #[test]
    fn a_german_nearer_to_the_edge_and_an_american_less_are_good_for_the_german() {
        let base = value(&["turn 3", "unit 2SS-1 0503", "unit 117 0101"]);
        assert!(value(&["turn 3", "unit 2SS-1 0403", "unit 117 0101"]) > base);
        assert!(value(&["turn 3", "unit 2SS-1 0503", "unit 117 0101 reduced"]) > base);
        assert!(value(&["turn 5", "unit 2SS-1 0503", "unit 117 0101"]) < base);
    }

    #[test]
    fn a_shot_is_foreseen_as_the_mean_of_what_the_cards_bring() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let facts = ["turn 2", "unit 2SS-1 0503", "unit 117 0403", "card 9s 5"].map(str::to_owned);
        let mut at = game.arrange(&facts).unwrap();
        let fire = game.parse("fire 117 with 2SS-1").unwrap();
        game.apply(&mut at, &fire, &mut Vec::new());
        let foreseen = foresee(&game, &at, Side::German.seat()).unwrap();
        // Face cards are drawn again, so they decide nothing.
        let deciding = at.left_in_deck() & !game.deck.faces();
        let mean = bits(deciding).map(|card| {
            let mut after = at.clone();
            game.apply(&mut after, &crate::Action::Draw { card: Card(card) }, &mut Vec::new());
            score(&game, &after, Side::German.seat())
        });
        let mean = mean.sum::<f32>() / deciding.count_ones() as f32;
        assert!((foreseen - mean).abs() < 0.01, "{foreseen} {mean}");
        assert!(foreseen > -0.98 && foreseen < 0.98);
    }

    #[test]
    fn a_wall_from_north_to_south_bars_the_way() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let wall = game.map.column(4);
        assert_eq!(ways(&game, wall)[game.map.at(5, 3).unwrap().index()], BARRED);
        assert_eq!(ways(&game, wall)[game.map.at(3, 3).unwrap().index()], 3);
        let gap = wall & !game.map.at(4, 5).unwrap().bit();
        assert!(ways(&game, gap)[game.map.at(5, 3).unwrap().index()] > 5);
    }
}
