//! What TC-11 asks of a map that is played from the beginning, and how fair it is. Every fault is named with the
//! place it is at. Maps of scenarios need not pass; they only have to hold together (`Map::faults`).
//!
//! A half map (its snow half is all of it) is for two nations: everything is asked of it as of the snow half of a
//! whole map, that is 7 forts and the start numbers 1 to 6.

use crate::{
    bits::Bits,
    ground::Ground,
    map::{Hex, Map, STARTS, Terrain, fault},
};
use game::{Fault, Message};

/// Forts of the whole map and of its snow half (TC-1.2).
const FORTS: [usize; 2] = [14, 7];
/// Units that must find room around a start number, and the farthest ring that counts.
const ROOM: usize = 11;
const RINGS: u8 = 3;
/// How far a start number may lie from the mean, in percent (TC-11.2).
const TOLERANCE: i64 = 15;
/// A river is a stretch of water under bridges, a lake one without; neither is a puddle.
const RIVER: [(u32, usize); 2] = [(10, 2), (5, 1)];
const LAKE: u32 = 3;

/// Reads a map file and asks everything of TC-11.1 of it. All faults together: those of the file with their lines,
/// those of the board with their hexes.
pub fn check(text: &str) -> Result<Map, Vec<Fault>> {
    let map = Map::read(text)?;
    let faults: Vec<Fault> = lint(&map).into_iter().map(Fault::new).collect();
    if faults.is_empty() { Ok(map) } else { Err(faults) }
}

/// Everything that is wrong with the map, in the order of TC-11.1.
pub fn lint(map: &Map) -> Vec<Message> {
    let mut faults = map.faults();
    let whole = Ground::new(map, true);
    let snow = Ground::new(map, false);
    let areas: &[(&Ground, bool)] =
        if map.is_half() { &[(&snow, true)] } else { &[(&whole, false), (&snow, true)] };
    for &(ground, half) in areas {
        let area = Area { map, ground, half };
        area.land(&mut faults);
        area.forts(&mut faults);
        area.starts(&mut faults);
        area.roads(&mut faults);
        area.features(&mut faults);
        faults.extend(fairness(map, half).iter().filter(|figure| !figure.is_fair()).map(|figure| {
            area.said("unfair")
                .with("number", figure.number as i64)
                .with("percent", figure.percent())
                .with("most", TOLERANCE)
        }));
    }
    faults
}

/// The board of one kind of game.
struct Area<'a> {
    map: &'a Map,
    ground: &'a Ground,
    half: bool,
}

impl Area<'_> {
    fn said(&self, what: &str) -> Message {
        fault(what).with("area", if self.half { "snow" } else { "whole" })
    }

    fn name(&self, hex: usize) -> String {
        self.map.name(Hex(hex as u16)).to_string()
    }

    /// Where land units can stand without getting wet.
    fn dry(&self) -> Bits {
        self.ground.open & !self.ground.water
    }

    fn main_land(&self) -> Bits {
        let dry = self.dry();
        let mut best = Bits::NONE;
        let mut left = dry;
        while let Some(hex) = left.iter().next() {
            let group = self.ground.group(hex, &dry);
            left &= !group;
            if group.count() > best.count() {
                best = group;
            }
        }
        best
    }

    /// One connected land area: each piece that is cut off is named by its first hex.
    fn land(&self, faults: &mut Vec<Message>) {
        let mut cut_off = self.dry() & !self.main_land();
        while let Some(hex) = cut_off.iter().next() {
            cut_off &= !self.ground.group(hex, &cut_off);
            faults.push(self.said("cut-off").with("hex", self.name(hex)));
        }
    }

    fn forts(&self, faults: &mut Vec<Message>) {
        let in_play = self.ground.forts.iter().filter(|fort| fort.in_play).count();
        let expected = FORTS[usize::from(self.half)];
        if in_play != expected {
            let counts = self.said("fort-count").with("expected", expected as i64);
            faults.push(counts.with("found", in_play as i64));
        }
        let land = self.main_land();
        for (fort, ground) in self.map.forts.iter().zip(&self.ground.forts) {
            for hex in fort.entrances {
                let around = self.ground.grid.around(&Bits::one(hex.index()));
                if ground.in_play && !around.meets(&land) {
                    let fort = fort.name.as_str();
                    faults.push(self.said("entrance").with("fort", fort).with("hex", self.name(hex.index())));
                }
            }
        }
    }

    fn numbers(&self) -> usize {
        if self.half { STARTS / 2 } else { STARTS }
    }

    fn starts(&self, faults: &mut Vec<Message>) {
        let land = self.main_land();
        for (index, start) in self.map.starts.iter().enumerate().take(self.numbers()) {
            let said = |what: &str| self.said(what).with("number", index as i64 + 1);
            let Some(start) = start else {
                faults.push(said("start-missing"));
                continue;
            };
            let hex = self.name(start.index());
            if !land.has(start.index()) {
                faults.push(said("start-off-land").with("hex", hex));
                continue;
            }
            if !self.half && index >= STARTS / 2 && self.map.is_snow(*start) {
                faults.push(said("start-in-snow").with("hex", hex.as_str()));
            }
            let room = land.iter().filter(|&to| self.ground.distance(start.index(), to) <= RINGS).count();
            if room < ROOM {
                faults.push(
                    said("start-room")
                        .with("hex", hex)
                        .with("found", room as i64)
                        .with("expected", ROOM as i64),
                );
            }
        }
        if self.map.is_half() && self.map.starts[STARTS / 2..].iter().any(Option::is_some) {
            faults.push(self.said("start-too-many"));
        }
    }

    /// Roads link the forts: the forts that cannot be reached from the first by road, bridge and through forts.
    fn roads(&self, faults: &mut Vec<Message>) {
        let roads = self.ground.road | self.ground.bridge;
        let forts: Vec<usize> = (0..self.map.forts.len()).filter(|&i| self.ground.forts[i].in_play).collect();
        let Some(&first) = forts.first() else { return };
        let mut linked = vec![first];
        let mut net = Bits::NONE;
        let mut next = 0;
        while let Some(&fort) = linked.get(next) {
            next += 1;
            for hex in (self.ground.forts[fort].doors & roads & !net).iter() {
                net |= self.ground.group(hex, &roads);
            }
            for &other in &forts {
                if !linked.contains(&other) && self.ground.forts[other].doors.meets(&net) {
                    linked.push(other);
                }
            }
        }
        for fort in forts.into_iter().filter(|fort| !linked.contains(fort)) {
            let (name, to) = (self.map.forts[fort].name.as_str(), self.map.forts[first].name.as_str());
            faults.push(self.said("fort-road").with("fort", name).with("to", to));
        }
    }

    /// A bridge that ends in the water or at the wall of a fort is none.
    fn joins_banks(&self, bridge: usize) -> bool {
        let banks = self.ground.grid.around(&Bits::one(bridge)) & self.dry();
        banks.iter().next().is_some_and(|hex| self.ground.group(hex, &banks) != banks)
    }

    /// At least one river with bridges, one lake, trenches touching forts.
    fn features(&self, faults: &mut Vec<Message>) {
        let ground = self.ground;
        let wet = ground.water | ground.bridge;
        let (length, bridges) = RIVER[usize::from(self.half)];
        let (mut river, mut lake) = (false, false);
        let mut left = wet;
        while let Some(hex) = left.iter().next() {
            let group = ground.group(hex, &wet);
            left &= !group;
            let spans = (group & ground.bridge).iter().filter(|&bridge| self.joins_banks(bridge)).count();
            river |= spans >= bridges && group.count() >= length;
            lake |= !group.meets(&ground.bridge) && group.count() >= LAKE;
        }
        if !river {
            let said = self.said("river").with("length", i64::from(length));
            faults.push(said.with("bridges", bridges as i64));
        }
        if !lake {
            faults.push(self.said("lake").with("hexes", i64::from(LAKE)));
        }
        if !ground.forts.iter().any(|fort| fort.in_play && fort.doors.meets(&ground.trench)) {
            faults.push(self.said("trench"));
        }
    }
}

/// How far one start number is from its three nearest forts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fairness {
    pub number: usize,
    /// The three distances together, in half points of movement.
    pub sum: i64,
    /// The smallest of them.
    pub nearest: i64,
    /// The same for all numbers of the area together, and how many they are.
    pub total: i64,
    pub numbers: i64,
}

impl Fairness {
    /// Mean distance in points of movement times 100, rounded.
    pub fn hundredths(&self) -> i64 {
        (self.sum * 100 + 3) / 6
    }

    /// Deviation from the mean of all, in percent, rounded away from 0 so that no fault shows as within the limit.
    pub fn percent(&self) -> i64 {
        let (above, mean) = ((self.sum * self.numbers - self.total) * 100, self.total.max(1));
        above.signum() * ((above.abs() + mean - 1) / mean)
    }

    pub fn is_fair(&self) -> bool {
        (self.sum * self.numbers - self.total).abs() * 100 <= TOLERANCE * self.total
    }
}

/// The fairness figure of TC-11.2, for the whole map or its snow half. Distances are what an ordinary land unit pays
/// on its cheapest way, the fort's entrance included. Numbers without three reachable forts are left out.
pub fn fairness(map: &Map, half: bool) -> Vec<Fairness> {
    let ground = Ground::new(map, !half);
    let numbers = if half { STARTS / 2 } else { STARTS };
    let mut figures = Vec::new();
    for (index, start) in map.starts.iter().enumerate().take(numbers) {
        let Some(start) = start.filter(|start| ground.open.has(start.index())) else { continue };
        let costs = costs(map, &ground, start);
        let mut forts: Vec<i64> = ground
            .forts
            .iter()
            .filter(|fort| fort.in_play)
            .filter_map(|fort| fort.doors.iter().filter_map(|door| costs[door]).min())
            .map(|cost| cost + 1)
            .collect();
        forts.sort_unstable();
        if forts.len() >= 3 {
            let (number, sum, nearest) = (index + 1, forts[..3].iter().sum(), forts[0]);
            figures.push(Fairness { number, sum, nearest, total: 0, numbers: 0 });
        }
    }
    let (total, count) = (figures.iter().map(|figure| figure.sum).sum(), figures.len() as i64);
    for figure in &mut figures {
        (figure.total, figure.numbers) = (total, count);
    }
    figures
}

/// Half points from `start` to every hex for a land unit that does not swim (TC-5.1).
fn costs(map: &Map, ground: &Ground, start: Hex) -> Vec<Option<i64>> {
    let mut costs = vec![None; ground.hexes()];
    let mut queue = std::collections::BTreeSet::from([(0, start.index())]);
    while let Some((cost, hex)) = queue.pop_first() {
        if costs[hex].is_some() {
            continue;
        }
        costs[hex] = Some(cost);
        for to in ground.neighbours(hex) {
            let step = match map.terrain[to] {
                Terrain::Plain | Terrain::Trench => 2,
                Terrain::Road | Terrain::Bridge => 1,
                Terrain::Forest => 3,
                Terrain::Water | Terrain::Fort => continue,
            };
            queue.insert((cost + step, to));
        }
    }
    costs
}
