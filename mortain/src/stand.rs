//! How things stand in a position, in numbers: what is left of both sides, who stands together, under cover and in
//! whose fire, and what the Germans still have to go. `score` weighs these numbers, `outlook` foretells by them; no
//! rule depends on them. Bots look at millions of positions, so what does not change from one to the next is kept.

use crate::{
    Mortain,
    data::{MAX_UNITS, UnitId},
    deck::Card,
    fire::{self, Group},
    map::{HexId, MAX_HEXES},
    phase::Side,
    state::{EXITS_TO_WIN, Place, State, TURNS},
    word::bits,
};
use arrayvec::ArrayVec;

/// Activations a German may expect from a black card, and from a whole turn.
const PER_CARD: f32 = 2.7;
const PER_TURN: f32 = 33.0;
/// What a German who is missing has to go.
const NO_WAY: f32 = 30.0;

/// The numbers of one position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stand {
    pub(crate) sides: [Line; 2],
    /// What the Germans, and the Americans, could hope to hit.
    pub(crate) hits: [Hits; 2],
    /// The logarithm of the ratio of printed values.
    pub(crate) power: f32,
    pub(crate) exits: f32,
    pub(crate) way: Way,
    /// Activations the German may still expect.
    pub(crate) activations: f32,
    /// Short ways in relation to them.
    pub(crate) haste: f32,
    /// Activations left on the card in hand, the American's counted as negative.
    pub(crate) in_hand: f32,
}

/// What a side has in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) steps: f32,
    /// The sum of all values now face up.
    printed: f32,
    /// What terrain adds to the cards of those who fire at its units (SM-1.4).
    pub(crate) cover: f32,
    /// Pairs of units that share a hex or stand next to each other.
    pub(crate) pairs: f32,
    /// Units on the map, and where each stands.
    count: usize,
    units: [UnitId; MAX_UNITS],
    hexes: [HexId; MAX_UNITS],
    /// Hexes with one unit at least, with two, with three.
    once: u64,
    twice: u64,
    thrice: u64,
}

/// The hits one side could hope for if all of it fired at each target of the other.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Hits {
    pub(crate) sum: f32,
    /// Fire that comes together.
    pub(crate) squares: f32,
    /// On units that would not survive it.
    pub(crate) kills: f32,
    /// By target.
    pub(crate) each: [f32; MAX_UNITS],
}

/// What each unit would have to fear if all enemies who can be in range of it one move from now fired together, and
/// the same two moves from now: how much of the deck would hit it, were it not for the faces.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Reach {
    pub(crate) soon: [f32; MAX_UNITS],
    pub(crate) later: [f32; MAX_UNITS],
}

/// What the Germans nearest to the west edge still have to go, in activations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// Of as many as must still leave.
    pub(crate) sum: f32,
    /// Squares, of one more.
    pub(crate) squares: f32,
    /// Of all.
    pub(crate) all: f32,
    /// How many more would have to leave than there are.
    pub(crate) missing: f32,
    /// Whether no way leads from the east edge past the Americans.
    pub(crate) is_barred: bool,
    /// Of the nearest six one by one; for one that there is not a way as long as none is.
    pub(crate) each: [f32; 6],
}

/// Takes the numbers of one position after another.
#[derive(Debug)]
pub(crate) struct Gauge<'a> {
    game: &'a Mortain,
    /// What breaking through costs in activations, where no way leads past the Americans.
    breach: f32,
    /// The last wall of Americans and the ways past it.
    ways: Option<(u64, Ways)>,
    /// The last two sums of printed values and the logarithm of their ratio.
    power: (f32, f32, f32),
}

impl<'a> Gauge<'a> {
    pub(crate) fn new(game: &'a Mortain, breach: f32) -> Gauge<'a> {
        Gauge { game, breach, ways: None, power: (0.0, 0.0, 0.0) }
    }

    /// `kept`: a side whose units are known to stand as they stood, and its line.
    pub(crate) fn take(&mut self, at: &State, kept: Option<(Side, &Line)>) -> Stand {
        let game = self.game;
        let sides = Side::BOTH.map(|side| match kept {
            Some((same, line)) if same == side => *line,
            _ => Line::new(game, at, side),
        });
        let exits = at.exits(game, Side::German);
        let way = self.way(at, sides[Side::American as usize].once, EXITS_TO_WIN.saturating_sub(exits));
        let activations = activations(game, at);
        Stand {
            hits: [Hits::new(game, at, &sides[0], &sides[1]), Hits::new(game, at, &sides[1], &sides[0])],
            power: self.power(sides[0].printed, sides[1].printed),
            exits: exits as f32,
            way,
            activations,
            haste: way.sum / (activations + 3.0),
            in_hand: in_hand(game, at),
            sides,
        }
    }

    fn power(&mut self, ours: f32, theirs: f32) -> f32 {
        if (self.power.0, self.power.1) != (ours, theirs) {
            self.power = (ours, theirs, ((ours + 2.0) / (theirs + 2.0)).ln());
        }
        self.power.2
    }

    fn way(&mut self, at: &State, wall: u64, needed: u32) -> Way {
        let (game, needed) = (self.game, needed as usize);
        if self.ways.as_ref().is_none_or(|(same, _)| *same != wall) {
            self.ways = Some((wall, Ways::new(game, wall)));
        }
        let (_, ways) = self.ways.as_ref().expect("they were just looked for");
        let mut to_go = ArrayVec::<f32, MAX_UNITS>::new();
        for unit in bits(game.units.of[Side::German as usize].into()).map(UnitId) {
            let (way, columns) = match at.place(unit) {
                Place::EXITED | Place::DEAD => continue,
                Place::WAITING => (ways.from_east.map(|way| way + 1), game.map.columns + 1),
                place => (ways.from(place.bit()), place.hex().map_or(0, |hex| game.map.column_row(hex).0)),
            };
            let way = way.map_or(f32::from(columns) + self.breach, f32::from);
            let place = to_go.iter().rposition(|other| *other <= way).map_or(0, |place| place + 1);
            to_go.insert(place, way);
        }
        let missing = needed.saturating_sub(to_go.len()) as f32;
        let first = |count: usize| to_go.iter().take(count);
        Way {
            sum: first(needed).sum::<f32>() + missing * NO_WAY,
            squares: first(needed + 1).map(|way| way * way).sum::<f32>() + missing * 200.0,
            all: to_go.iter().sum(),
            missing,
            is_barred: ways.from_east.is_none(),
            each: std::array::from_fn(|place| to_go.get(place).copied().unwrap_or(NO_WAY)),
        }
    }
}

impl Line {
    pub(crate) fn new(game: &Mortain, at: &State, side: Side) -> Line {
        let mut line = Line {
            steps: 0.0,
            printed: 0.0,
            cover: 0.0,
            pairs: 0.0,
            count: 0,
            units: [UnitId(0); MAX_UNITS],
            hexes: [HexId(0); MAX_UNITS],
            once: 0,
            twice: 0,
            thrice: 0,
        };
        for unit in bits(game.units.of[side as usize].into()).map(UnitId) {
            let place = at.place(unit);
            if place == Place::DEAD || place == Place::EXITED {
                continue;
            }
            let is_reduced = at.is_reduced(unit);
            line.steps += if is_reduced { 1.0 } else { 2.0 };
            let values = game.units.get(unit).values[usize::from(is_reduced)];
            line.printed += f32::from(values[0] + values[1]);
            let Some(hex) = place.hex() else { continue };
            line.cover += f32::from(game.map.modifier(hex));
            line.thrice |= line.twice & hex.bit();
            line.twice |= line.once & hex.bit();
            line.once |= hex.bit();
            line.units[line.count] = unit;
            line.hexes[line.count] = hex;
            line.count += 1;
        }
        line.pairs = line.count_pairs(game);
        line
    }

    fn count_pairs(&self, game: &Mortain) -> f32 {
        let mut twice_the_pairs = 0;
        for &hex in &self.hexes[..self.count] {
            let near = hex.bit() | game.map.neighbours(hex);
            let others = |hexes: u64| (near & hexes).count_ones();
            twice_the_pairs += others(self.once) - 1;
            if self.twice != 0 {
                twice_the_pairs += others(self.twice) + others(self.thrice);
            }
        }
        (twice_the_pairs / 2) as f32
    }
}

impl Hits {
    fn new(game: &Mortain, at: &State, firers: &Line, targets: &Line) -> Hits {
        let mut hits = Hits::default();
        for (&target, &hex) in targets.units.iter().zip(&targets.hexes).take(targets.count) {
            let seen = game.map.seen_from(hex);
            if seen & firers.once == 0 {
                continue;
            }
            let against = game.units.get(target).kind.against();
            let mut group = Group { places: seen & firers.once, ..Group::default() };
            for (&unit, &from) in firers.units.iter().zip(&firers.hexes).take(firers.count) {
                if seen & from.bit() != 0 {
                    group.strength += fire::value(game, at, unit, against);
                    group.units |= unit.bit();
                }
            }
            let highest = group.shot(game, at, hex, against).highest();
            let hope = f32::from(highest.clamp(0, 10)) / 10.0;
            hits.sum += hope;
            hits.each[target.index()] = hope;
            hits.squares += hope * hope;
            if at.is_reduced(target) {
                hits.kills += hope;
            }
        }
        hits
    }
}

impl Reach {
    pub(crate) fn new(game: &Mortain, at: &State, sides: &[Line; 2]) -> Reach {
        let mut reach = Reach::default();
        for side in Side::BOTH {
            let (targets, firers) = (&sides[side as usize], &sides[side.other() as usize]);
            for (&target, &hex) in targets.units.iter().zip(&targets.hexes).take(targets.count) {
                let [near, far] = game.map.in_reach(hex);
                if far & firers.once == 0 {
                    continue;
                }
                let against = game.units.get(target).kind.against();
                let (mut soon, mut later) = (0, 0);
                for (&unit, &from) in firers.units.iter().zip(&firers.hexes).take(firers.count) {
                    if far & from.bit() != 0 {
                        let value = i16::from(fire::value(game, at, unit, against));
                        later += value;
                        soon += if near & from.bit() != 0 { value } else { 0 };
                    }
                }
                let cover = i16::from(game.map.modifier(hex));
                let fear = |strength: i16| f32::from((strength - cover).clamp(0, 15)) / 10.0;
                reach.soon[target.index()] = fear(soon);
                reach.later[target.index()] = fear(later);
            }
        }
        reach
    }
}

/// The ways out by the west edge around a wall.
#[derive(Debug)]
struct Ways {
    /// Hexes from which it takes one activation to leave, two, and so on.
    rings: ArrayVec<u64, MAX_HEXES>,
    /// The shortest way from the east edge.
    from_east: Option<u8>,
}

impl Ways {
    fn new(game: &Mortain, wall: u64) -> Ways {
        let mut rings = ArrayVec::new();
        let (mut seen, mut ring) = (wall, game.map.column(1) & !wall);
        while ring != 0 {
            rings.push(ring);
            seen |= ring;
            ring = game.map.around(ring) & !seen;
        }
        let mut ways = Ways { rings, from_east: None };
        ways.from_east = ways.from(game.map.column(game.map.columns));
        ways
    }

    /// The shortest way from one of these hexes; `None`: all are barred.
    fn from(&self, hexes: u64) -> Option<u8> {
        self.rings.iter().position(|ring| ring & hexes != 0).map(|ring| ring as u8 + 1)
    }
}

fn in_hand(game: &Mortain, at: &State) -> f32 {
    let left = f32::from(at.left);
    match at.card {
        Some(card) if game.deck.face(card).side == Side::American => -left,
        _ => left,
    }
}

/// The joker comes halfway through the deck.
fn activations(game: &Mortain, at: &State) -> f32 {
    let left = at.left_in_deck();
    let black = (left & game.deck.side(Side::German)).count_ones() as f32;
    let share = if left & Card::JOKER.bit() != 0 { 0.5 } else { 1.0 };
    black * share * PER_CARD + f32::from(TURNS - at.turn.max(1)) * PER_TURN + in_hand(game, at).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Setup;
    use game::Game;

    #[test]
    fn a_wall_from_north_to_south_bars_the_way() {
        let game = Mortain::open(&Setup::default()).unwrap();
        let (wall, behind) = (game.map.column(4), game.map.at(5, 3).unwrap().bit());
        let barred = Ways::new(&game, wall);
        assert_eq!((barred.from(behind), barred.from_east), (None, None));
        assert_eq!(barred.from(game.map.at(3, 3).unwrap().bit()), Some(3));
        let gap = wall & !game.map.at(4, 5).unwrap().bit();
        assert!(Ways::new(&game, gap).from(behind).is_some_and(|way| way > 5));
    }
}
