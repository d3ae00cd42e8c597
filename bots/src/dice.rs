//! Numbers for thinking: the same seed gives the same thoughts on every machine. Easily foretold, so nothing for a
//! table where people play.

use game::Dice;

/// splitmix64.
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A generator of its own, so that what one part draws does not shift what another part gets.
    #[must_use]
    pub fn split(&mut self) -> Seeded {
        Seeded(self.bits())
    }
}

impl Dice for Seeded {
    fn below(&mut self, total: u64) -> u64 {
        let mut product = u128::from(self.bits()) * u128::from(total);
        // Only here could some numbers be likelier than others, so only here is the remainder worked out.
        if (product as u64) < total {
            let unfair = total.wrapping_neg() % total;
            while (product as u64) < unfair {
                product = u128::from(self.bits()) * u128::from(total);
            }
        }
        (product >> 64) as u64
    }
}
