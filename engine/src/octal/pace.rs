//! How fast a table grows, so that one that would take too long is refused before the work.
//!
//! Work is counted in steps, the same on every machine: a step is a sum of two values that is marked, or what takes
//! as long.

/// How many steps one game may take: some ten seconds of work.
pub const BUDGET: u64 = 24_000_000_000;

/// After how many steps the rest is estimated: some half a second of work.
pub const TRIAL: u64 = BUDGET / 24;

/// The steps that a table took, and how many each of its newest heaps took.
#[derive(Default)]
pub struct Pace {
    taken: u64,
    // The steps and the heaps when the pace was measured last.
    measured: (u64, usize),
    steps_per_heap: u64,
}

impl Pace {
    /// Adds the steps of one more heap, of `heaps` in all: whether the pace was measured anew.
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

    /// How many steps `heaps` more are likely to take at least: three quarters of the pace of the newest, which may
    /// be slow ones. Larger heaps seldom take fewer. It is 0 before [`TRIAL`] steps were taken.
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
        // The last quarter of the trial has ten heaps, those before have two each.
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
