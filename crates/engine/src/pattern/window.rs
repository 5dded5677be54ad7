//! A set of values that come and go, with its mex.
//!
//! Checked: against a list, on seeded random changes.

/// Values with their counts, each less than a bound.
pub struct Window {
    counts: Vec<u32>,
    size: usize,
    // A bit for each value in the set; above it a bit for each full word; and so on.
    levels: Vec<Vec<u64>>,
}

impl Window {
    /// The empty set, for values less than `bound`.
    pub fn new(bound: usize) -> Window {
        let mut levels = Vec::new();
        let mut bits = bound + 1;
        while levels.is_empty() || bits > 1 {
            bits = (bits + 63) / 64;
            levels.push(vec![0; bits + 1]);
        }
        Window { counts: vec![0; bound + 1], size: 0, levels }
    }

    /// Adds `value` once. O(log bound).
    pub fn insert(&mut self, value: u64) {
        let mut at = value as usize;
        self.size += 1;
        self.counts[at] += 1;
        // This only saves time, because the bits are set already; in `remove` it is needed.
        if self.counts[at] > 1 {
            return;
        }
        for level in &mut self.levels {
            let word = &mut level[at / 64];
            *word |= 1 << (at % 64);
            if *word != u64::MAX {
                break;
            }
            at /= 64;
        }
    }

    /// Removes `value` once. O(log bound).
    pub fn remove(&mut self, value: u64) {
        let mut at = value as usize;
        self.size -= 1;
        self.counts[at] -= 1;
        if self.counts[at] > 0 {
            return;
        }
        for level in &mut self.levels {
            let word = &mut level[at / 64];
            let was_full = *word == u64::MAX;
            *word &= !(1 << (at % 64));
            if !was_full {
                break;
            }
            at /= 64;
        }
    }

    /// Whether `value` is in the set.
    pub fn contains(&self, value: u64) -> bool {
        self.counts[value as usize] > 0
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The least value that is not in the set. O(log bound).
    pub fn mex(&self) -> u64 {
        let first_gap =
            |at: usize, level: &Vec<u64>| 64 * at + (!level[at]).trailing_zeros() as usize;
        self.levels.iter().rev().fold(0, first_gap) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Window;
    use crate::random::{Choose, Random};

    #[test]
    fn the_mex_is_that_of_a_list_after_every_change() {
        let random = &mut Random(7);
        for &bound in &[1, 63, 64, 65, 4095, 4096, 5000] {
            let (mut window, mut list) = (Window::new(bound), Vec::new());
            let (mut mex, mut is_there) = (0, vec![0; bound + 1]);
            for round in 0..3 * bound {
                // First all in order, so that whole words fill up; then at random.
                let value = if round < bound { round } else { random.below(bound as u64) as usize };
                if round < bound || random.below(2) == 0 {
                    window.insert(value as u64);
                    list.push(value);
                    is_there[value] += 1;
                } else if let Some(last) = list.pop() {
                    window.remove(last as u64);
                    is_there[last] -= 1;
                    mex = 0;
                }
                while is_there[mex] > 0 {
                    mex += 1;
                }
                assert_eq!(window.mex(), mex as u64, "{round} of {bound}");
                assert_eq!(window.is_empty(), list.is_empty());
                assert_eq!(window.contains(value as u64), is_there[value] > 0);
            }
        }
    }
}
