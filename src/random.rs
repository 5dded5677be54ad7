//! Seeded numbers for the tests of the library.

/// SplitMix64 (Steele, Lea and Flood 2014), so that a failure can be repeated.
pub struct Random(pub u64);

impl Random {
    /// Any number.
    fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.any() % bound
    }

    /// A number from `low` to `high`.
    pub fn between(&mut self, low: u64, high: u64) -> u64 {
        let any = self.any();
        (high - low).checked_add(1).map_or(any, |bound| low + any % bound)
    }
}
