//! An estimate of how a side stands, for bots: how far the Germans who have to leave still must go and what bars their
//! way, what is left of both sides, who can fire at whom, and the time that is left. Only an opinion; no rule depends
//! on it.

use crate::{
    Mortain,
    action::Against,
    data::UnitId,
    deck::Card,
    fire,
    map::HexId,
    odds::Draws,
    phase::{Phase, Side},
    state::{EXITS_TO_WIN, HEXES, Place, State, TURNS},
    word::bits,
};
use game::Seat;

/// A full side's steps.
const STEPS: f32 = 4.0;
/// The logarithm of the ratio of printed values.
const POWER: f32 = 1.0;
/// All five exits.
const EXITS: f32 = 2.0;
/// The ways still to go, squared: so the rear closes up before the front goes on alone.
const WAYS: f32 = 2.0;
/// The ways in relation to the activations that may still come.
const HASTE: f32 = 0.5;
/// Four certain hits.
const FIRE: f32 = 0.5;
/// An activation of the card in hand.
const LEFT: f32 = 0.02;

/// Activations a German may expect from a black card, and from a whole turn.
const PER_CARD: f32 = 2.7;
const PER_TURN: f32 = 33.0;
/// A hex from which no way leads past the Americans, and what breaking through costs in activations.
const BARRED: u8 = 100;
const BREACH: f32 = 6.0;

pub(crate) fn score(game: &Mortain, at: &State, seat: Seat) -> f32 {
    for_seat(seat, german(game, at))
}

/// The estimate where a card is due: before an activation card as it stands, before a combat card the mean of hit,
/// miss and joker.
pub(crate) fn foresee(game: &Mortain, at: &State, seat: Seat) -> Option<f32> {
    match at.phase {
        Phase::Draw => Some(score(game, at, seat)),
        Phase::Fight => combat(game, at).map(|value| for_seat(seat, value)),
        _ => None,
    }
}

fn for_seat(seat: Seat, german: f32) -> f32 {
    if seat == Side::German.seat() { german } else { -german }
}

fn combat(game: &Mortain, at: &State) -> Option<f32> {
    let attack = at.attack?;
    let shot = fire::reckon(game, at, &attack)?;
    let chances = Draws::new(game, at, &shot).best();
    let missed = State { phase: Phase::Act, attack: None, ..at.clone() };
    let mut hit = missed.clone();
    for unit in bits(fire::victims(game, at, &attack).into()).map(UnitId) {
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
        .map(|(count, after)| count as f32 * german(game, after))
        .sum();
    Some(sum / chances.total as f32)
}

/// From -1 to 1, for the German.
fn german(game: &Mortain, at: &State) -> f32 {
    match at.phase {
        Phase::Over(Side::German) => return 1.0,
        Phase::Over(Side::American) => return -1.0,
        _ => {}
    }
    let in_play = HEXES | Place::WAITING.bit();
    let [germans, americans] = game.units.of.map(|units| at.standing(units, in_play));
    let [our_line, their_line] = [germans, americans].map(|units| at.standing(units, HEXES));
    let exits = at.exits(game, Side::German);
    let way = Way::new(game, at, germans, their_line, EXITS_TO_WIN.saturating_sub(exits) as usize);
    let haste = way.sum / (activations(game, at) + 3.0);
    let (ours, theirs) = (printed(game, at, germans), printed(game, at, americans));
    let lead = STEPS / 16.0 * (steps(at, germans) - steps(at, americans))
        + POWER * ((ours + 2.0) / (theirs + 2.0)).ln()
        + EXITS / EXITS_TO_WIN as f32 * exits as f32
        - WAYS * way.squares
        - HASTE * (haste.min(4.0) + (haste + 0.05).ln())
        + FIRE / 4.0 * (hits(game, at, our_line, their_line) - hits(game, at, their_line, our_line))
        + LEFT * in_hand(game, at);
    // Never quite won or lost while it lasts.
    0.98 * (0.5 * lead).tanh()
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

/// The hits these units could hope for if all of them fired at each target.
fn hits(game: &Mortain, at: &State, firers: u16, targets: u16) -> f32 {
    let mut sum = 0.0;
    for target in bits(targets.into()).map(UnitId) {
        let Some(hex) = at.place(target).hex() else { continue };
        let able = at.standing(firers, game.map.seen_from(hex));
        if able != 0 {
            sum += f32::from(fire::shot(game, at, target, hex, able).highest().clamp(0, 10)) / 10.0;
        }
    }
    sum
}

/// What the Germans nearest to the west edge still have to go, in activations.
struct Way {
    /// Of as many as must still leave.
    sum: f32,
    /// Squares, of one more.
    squares: f32,
}

impl Way {
    fn new(game: &Mortain, at: &State, germans: u16, wall: u16, needed: usize) -> Way {
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
            *to_go = if way < BARRED { f32::from(way) } else { f32::from(columns) + BREACH };
        }
        to_go[..count].sort_by(f32::total_cmp);
        let missing = needed.saturating_sub(count) as f32;
        let squares: f32 = to_go[..count.min(needed + 1)].iter().map(|way| way * way).sum();
        Way {
            sum: to_go[..count.min(needed)].iter().sum::<f32>() + missing * 30.0,
            squares: (squares + missing * 200.0) / 500.0,
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
