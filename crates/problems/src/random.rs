//! Numbers for the tests of the programs and of the engine: seeded, or all possible choices in turn.

/// A source of choices.
pub trait Choose {
    /// A number below `bound`, which is not 0.
    fn below(&mut self, bound: u64) -> u64;

    /// A number from `low` to `high`.
    fn between(&mut self, low: u64, high: u64) -> u64 {
        match (high - low).checked_add(1) {
            Some(bound) => low + self.below(bound),
            None => self.below(1 << 32) << 32 | self.below(1 << 32),
        }
    }
}

/// Seeded numbers (SplitMix64: Steele, Lea and Flood 2014), so that a failure can be repeated.
pub struct Random(pub u64);

impl Choose for Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % bound
    }
}

/// All choices in turn: each number chosen, and its bound.
#[derive(Default)]
pub struct Every {
    path: Vec<(u64, u64)>,
    at: usize,
}

impl Every {
    /// Starts over with the next choices; `false` if all have been made.
    pub fn advance(&mut self) -> bool {
        self.path.truncate(self.at);
        self.at = 0;
        while let Some((choice, bound)) = self.path.pop() {
            if choice + 1 < bound {
                self.path.push((choice + 1, bound));
                return true;
            }
        }
        false
    }
}

impl Choose for Every {
    fn below(&mut self, bound: u64) -> u64 {
        if self.at == self.path.len() {
            self.path.push((0, bound));
        }
        self.at += 1;
        self.path[self.at - 1].0
    }
}
