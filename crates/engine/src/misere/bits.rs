//! Sets of states, with a bit for each.
//!
//! Checked: against sets of the standard library, with numbers on both sides of a word's end.

/// A set of numbers below a bound that is fixed when the set is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bits {
    words: Box<[u64]>,
}

impl Bits {
    /// The empty set of numbers below `bound`.
    pub fn none(bound: usize) -> Bits {
        Bits { words: vec![0; (bound + 63) / 64].into_boxed_slice() }
    }

    /// Inserts `number`.
    ///
    /// # Panics
    ///
    /// If it is not below the bound, rounded up to a multiple of 64.
    pub fn insert(&mut self, number: usize) {
        self.words[number / 64] |= 1 << (number % 64);
    }

    /// Whether the set contains `number`.
    pub fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    /// Inserts all numbers of `other`.
    pub fn add(&mut self, other: &Bits) {
        let words = self.words.iter_mut().zip(other.words.iter());
        words.for_each(|(word, more)| *word |= more);
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Whether some number is in both sets.
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

    /// The number of its elements.
    pub fn count(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;
    use std::collections::BTreeSet;

    // Some numbers below a bound, chosen by the bits of a word.
    fn both(bound: usize, word: u64) -> (Bits, BTreeSet<usize>) {
        let (mut bits, mut set) = (Bits::none(bound), BTreeSet::new());
        for number in (0..bound).filter(|number| word >> (number % 61) & 1 == 1) {
            bits.insert(number);
            set.insert(number);
        }
        (bits, set)
    }

    #[test]
    fn sets_are_as_those_of_the_standard_library() {
        for &bound in &[1, 2, 63, 64, 65, 128, 200] {
            for &one in &[0, 1, 0x9e37_79b9_7f4a_7c15, u64::MAX] {
                for &other in &[0, 2, 3, 0x8000_0000_0000_0001, 0xbf58_476d_1ce4_e5b9] {
                    let ((a, x), (b, y)) = (both(bound, one), both(bound, other));
                    let mut numbers = Vec::new();
                    a.each(|number| numbers.push(number));
                    assert_eq!(numbers, x.iter().copied().collect::<Vec<_>>());
                    assert!((0..bound).all(|number| a.contains(number) == x.contains(&number)));
                    assert_eq!((a.count(), a.is_empty()), (x.len(), x.is_empty()));
                    assert_eq!(a.meets(&b), !x.is_disjoint(&y));
                    assert_eq!(a.is_subset(&b), x.is_subset(&y));
                    let (mut sum, union) = (a.clone(), &x | &y);
                    sum.add(&b);
                    let mut expected = Bits::none(bound);
                    for &number in &union {
                        expected.insert(number);
                    }
                    assert!(sum == expected && sum.count() == union.len());
                }
            }
        }
    }
}
