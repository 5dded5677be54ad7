//! The pace of a growing table: a table that would take too long is refused before the work.
//!
//! Work is counted in steps, which are the same on every machine. A step marks one sum of two values, or does
//! something that takes as long.

/// The most steps that one game may take: some ten seconds of work.
pub const BUDGET: u64 = 24_000_000_000;

/// The steps after which the rest is estimated: some half a second of work.
pub const TRIAL: u64 = BUDGET / 24;

/// The steps that a table took, and the steps that each of its newest heaps took.
#[derive(Default)]
pub struct Pace {
    taken: u64,
    // The steps and the heaps at the last measurement of the pace.
    measured: (u64, usize),
    steps_per_heap: u64,
}

impl Pace {
    /// Adds the steps of one more heap, the last of `heaps`; true if this measured the pace anew.
    pub fn add(&mut self, steps: u64, heaps: usize) -> bool {
        self.taken += steps;
        let (before, from) = self.measured;
        let newest = self.taken - before;
        if newest < TRIAL / 4 {
            return false;
        }
        self.steps_per_heap = newest / (heaps - from) as u64;
        self.measured = (self.taken, heaps);
        true
    }

    /// The least number of steps that `heaps` more heaps are likely to take: three quarters of the pace of the newest
    /// heaps, which may be slow. Larger heaps seldom take fewer. It is 0 before [`TRIAL`] steps were taken.
    pub fn estimate(&self, heaps: u64) -> u64 {
        if self.taken < TRIAL {
            return 0;
        }
        (self.steps_per_heap / 4 * 3).saturating_mul(heaps)
    }
}

#[cfg(test)]
mod tests {
    use super::{Pace, TRIAL};

    #[test]
    fn the_newest_heaps_tell_the_pace() {
        let mut pace = Pace::default();
        let quarter = TRIAL / 4;
        // The last quarter of what is tried has ten heaps, each quarter before it has two.
        for heaps in 1..=6 {
            assert_eq!(pace.add(quarter / 2, heaps), heaps % 2 == 0);
        }
        for heaps in 7..=16 {
            assert_eq!(pace.estimate(1), 0);
            assert_eq!(pace.add(quarter / 10, heaps), heaps == 16);
        }
        assert_eq!(pace.estimate(1), quarter / 40 * 3);
        assert_eq!(pace.estimate(70), 70 * (quarter / 40 * 3));
        assert_eq!(pace.estimate(u64::MAX), u64::MAX);
    }
}
