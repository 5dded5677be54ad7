//! Sets of numbers, stored as bits. A nim-sum with all numbers moves them: whole words, and bits
//! within each word.
//!
//! Checked: below, number by number; and by the tests of their uses in `pattern::parts` and
//! `octal::triples`.

/// A set of numbers.
#[derive(Clone, Default)]
pub struct Bits {
    words: Vec<u64>,
}

// For 1, 2, 4, ...: the bits whose position, in binary, does not have that power of 2.
const LOW: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

impl Bits {
    /// Inserts a number.
    pub fn insert(&mut self, number: u64) {
        let word = number as usize / 64;
        self.reach(word);
        self.words[word] |= 1 << (number % 64);
    }

    /// For each number of the other set, inserts its nim-sum with `by`. O(words of the other set).
    pub fn add_moved(&mut self, other: &Bits, by: u64) {
        let over = by as usize / 64;
        for (at, &word) in other.words.iter().enumerate().filter(|item| *item.1 != 0) {
            let mut moved = word;
            for (bit, low) in LOW.iter().enumerate().filter(|&(bit, _)| by >> bit & 1 == 1) {
                moved = (moved & low) << (1 << bit) | moved >> (1 << bit) & low;
            }
            self.reach(at ^ over);
            self.words[at ^ over] |= moved;
        }
    }

    /// The least number that is not in the set.
    pub fn mex(&self) -> u64 {
        let full = self.words.iter().take_while(|&&word| word == u64::MAX).count();
        let word = self.words.get(full).map_or(0, |&word| word);
        (64 * full) as u64 + u64::from((!word).trailing_zeros())
    }

    fn reach(&mut self, word: usize) {
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
    }

    /// The words, of 64 numbers each.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Its numbers, ascending.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + '_ {
        (0..).zip(&self.words).flat_map(|(at, &word)| {
            (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn a_set_is_moved_as_its_numbers_are() {
        let numbers = [0, 1, 5, 63, 64, 100, 127, 300];
        let mut set = Bits::default();
        for &number in &numbers {
            set.insert(number);
        }
        for by in (0..70).chain(120..140) {
            let (mut moved, mut expected) = (Bits::default(), Bits::default());
            moved.add_moved(&set, by);
            for &number in &numbers {
                expected.insert(number ^ by);
            }
            assert_eq!(moved.words, expected.words, "{by}");
        }
        assert!(set.numbers().eq(numbers));
        let mut run = Bits::default();
        for number in 0..200 {
            assert_eq!(run.mex(), number);
            run.insert(number);
        }
    }
}
