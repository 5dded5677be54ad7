//! Sets of states, a bit for each.
//!
//! Checked: by every test of the quotients.

/// A set of the numbers below a bound that is given when it is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bits {
    words: Box<[u64]>,
}

impl Bits {
    /// The empty set of numbers below `bound`.
    pub fn none(bound: usize) -> Bits {
        Bits {
            words: vec![0; (bound + 63) / 64].into_boxed_slice(),
        }
    }

    /// Puts `number` in.
    ///
    /// # Panics
    ///
    /// If it is not below the bound, rounded up to a multiple of 64.
    pub fn insert(&mut self, number: usize) {
        self.words[number / 64] |= 1 << (number % 64);
    }

    /// Whether `number` is in it.
    pub fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    /// Puts all numbers of `other` in.
    pub fn add(&mut self, other: &Bits) {
        let words = self.words.iter_mut().zip(other.words.iter());
        words.for_each(|(word, more)| *word |= more);
    }

    /// Whether there is none in it.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether some number is in both.
    pub fn meets(&self, other: &Bits) -> bool {
        let mut words = self.words.iter().zip(other.words.iter());
        words.any(|(a, b)| a & b != 0)
    }

    /// Whether all of its numbers are in `other`.
    pub fn is_subset(&self, other: &Bits) -> bool {
        let mut words = self.words.iter().zip(other.words.iter());
        words.all(|(a, b)| a & !b == 0)
    }

    /// Calls `each` with its numbers, ascending.
    pub fn each<F: FnMut(usize)>(&self, mut each: F) {
        for (at, &word) in self.words.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                each(at * 64 + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }

    /// How many numbers are in it.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }
}
