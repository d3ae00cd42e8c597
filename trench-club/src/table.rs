//! A table of probabilities by the joint state of a few units: a small open-addressed map whose order depends on
//! nothing but what was put in. Knows damage and experience as numbers only.

use crate::state::DAMAGE;

/// What of a unit's state can still matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    Everything,
    Damage,
    Life,
    Nothing,
}

/// States of up to `UNITS` units: damage in the low three bits of a byte, experience earned above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Key([u8; Key::UNITS]);

impl Key {
    pub(crate) const UNITS: usize = 56;
    const MOST_EARNED: u16 = 31;

    pub(crate) fn fresh(damage: u8) -> Key {
        let mut key = Key([0; Key::UNITS]);
        key.0[0] = damage;
        key
    }

    pub(crate) fn damage(&self, place: usize) -> u8 {
        self.0[place] & 7
    }

    pub(crate) fn earned(&self, place: usize) -> u16 {
        u16::from(self.0[place] >> 3)
    }

    pub(crate) fn hurt(&mut self, place: usize, damage: u8) {
        let damage = (self.damage(place) + damage).min(DAMAGE);
        // The dead are all alike.
        self.0[place] = if damage == DAMAGE { DAMAGE } else { self.0[place] & !7 | damage };
    }

    /// Earns experience; what goes beyond `enough` changes nothing any more.
    pub(crate) fn earn(&mut self, place: usize, earned: u16, enough: u16) {
        let earned = (self.earned(place) + earned).min(enough).min(Key::MOST_EARNED) as u8;
        self.0[place] = self.0[place] & 7 | earned << 3;
    }

    /// What is still worth knowing of each unit; those of whom nothing is leave no gap.
    #[must_use]
    pub(crate) fn narrowed(&self, worth: &[Worth]) -> Key {
        let mut narrowed = Key([0; Key::UNITS]);
        let mut place = 0;
        for (&state, worth) in self.0.iter().zip(worth) {
            narrowed.0[place] = match worth {
                Worth::Everything => state,
                Worth::Damage => state & 7,
                Worth::Life => {
                    if state & 7 == DAMAGE {
                        DAMAGE
                    } else {
                        0
                    }
                }
                Worth::Nothing => continue,
            };
            place += 1;
        }
        narrowed
    }

    /// The states of `count` more units after the first `own`.
    #[must_use]
    pub(crate) fn with(mut self, own: usize, other: Key, count: usize) -> Key {
        self.0[own..own + count].copy_from_slice(&other.0[..count]);
        self
    }

    /// A mask over states: everything or nothing of one place.
    pub(crate) fn keep(&mut self, place: usize, yes: bool) {
        self.0[place] = if yes { 0xff } else { 0 };
    }

    #[must_use]
    pub(crate) fn masked(mut self, mask: &Key) -> Key {
        self.0.iter_mut().zip(mask.0).for_each(|(state, mask)| *state &= mask);
        self
    }

    /// 64 bits that differ wherever keys do, mixed well.
    fn spread(&self) -> u64 {
        let (words, _) = self.0.as_chunks::<8>();
        let mixed = words.iter().fold(0, |mixed: u64, &word| {
            (mixed.rotate_left(23) ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        });
        let folded = mixed ^ (mixed >> 32);
        folded ^ (folded >> 15)
    }
}

/// Numbers of things found by their key, open-addressed; how many there are is how many were not found.
pub(crate) struct Places {
    /// A power of two; 0 marks an empty place, others hold a number plus 1.
    places: Vec<u32>,
    count: usize,
    spreads: Vec<u64>,
}

impl Places {
    pub(crate) fn new() -> Places {
        Places { places: vec![0; 64], count: 0, spreads: Vec::new() }
    }

    /// The number of the thing with this key, or the next free number, which then is its own.
    pub(crate) fn find(&mut self, key: &Key, is: impl Fn(usize) -> bool) -> usize {
        if (self.count + 1) * 2 > self.places.len() {
            self.grow();
        }
        let spread = key.spread();
        let last = self.places.len() - 1;
        let mut place = spread as usize & last;
        loop {
            match self.places[place] as usize {
                0 => {
                    self.count += 1;
                    self.spreads.push(spread);
                    self.places[place] = self.count as u32;
                    return self.count - 1;
                }
                known if self.spreads[known - 1] == spread && is(known - 1) => return known - 1,
                _ => place = (place + 1) & last,
            }
        }
    }

    fn grow(&mut self) {
        let last = self.places.len() * 4 - 1;
        self.places = vec![0; last + 1];
        for (number, &spread) in self.spreads.iter().enumerate() {
            let mut place = spread as usize & last;
            while self.places[place] != 0 {
                place = (place + 1) & last;
            }
            self.places[place] = number as u32 + 1;
        }
    }
}

pub(crate) struct Table {
    places: Places,
    entries: Vec<(Key, f64)>,
}

impl Table {
    pub(crate) fn new() -> Table {
        Table { places: Places::new(), entries: Vec::new() }
    }

    /// No units, so one state.
    pub(crate) fn certain() -> Table {
        let mut table = Table::new();
        table.add(Key([0; Key::UNITS]), 1.0);
        table
    }

    pub(crate) fn add(&mut self, key: Key, chance: f64) {
        let entries = &self.entries;
        let number = self.places.find(&key, |number| entries[number].0 == key);
        match self.entries.get_mut(number) {
            Some(entry) => entry.1 += chance,
            None => self.entries.push((key, chance)),
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Key, f64)> {
        self.entries.iter().copied()
    }

    /// The table of changed keys; those that became alike are one.
    pub(crate) fn map(&self, change: impl Fn(Key) -> Key) -> Table {
        let mut table = Table::new();
        for (key, chance) in self.iter() {
            table.add(change(key), chance);
        }
        table
    }
}
