//! Moves that leave three heaps: the digits 8 to f of a hexadecimal code.
//!
//! The splits of n into three heaps are worth the nim-sums of a value and of a split of the rest into two. The values of
//! the splits into two are kept as bits for each n, which a nim-sum moves by words.
//!
//! Checked: all codes of two digits by the definition (`game.rs`).

use crate::bits::Bits;
use grundy::kernel::Mex;

/// The values of all splits of the heaps of a table, as far as they were needed.
#[derive(Default)]
pub struct Triples {
    // Of the heap of n, into two and into three.
    pairs: Vec<Bits>,
    triples: Vec<Bits>,
}

impl Triples {
    /// Marks the values of all splits of `rest` into three heaps, of which none is empty. `steps` grows by the sums that
    /// are marked and the words that are moved.
    ///
    /// # Complexity
    ///
    /// O(rest^2) for the first call with a new largest `rest`, in words of 64 values; then O(values).
    pub fn mark(&mut self, table: &[u16], rest: usize, seen: &mut Mex, steps: &mut u64) {
        for n in self.pairs.len()..=rest {
            let mut pairs = Bits::default();
            for part in 1..=n / 2 {
                pairs.insert(u64::from(table[part] ^ table[n - part]));
            }
            *steps += n as u64 / 2;
            self.pairs.push(pairs);
        }
        for n in self.triples.len()..=rest {
            let mut triples = Bits::default();
            // The least part; the others may be as small as they like.
            for (part, &value) in (1..=n / 3).zip(table.iter().skip(1)) {
                let others = &self.pairs[n - part];
                triples.add_moved(others, u64::from(value));
                *steps += 4 * others.words().len() as u64;
            }
            self.triples.push(triples);
        }
        for value in self.triples[rest].numbers() {
            seen.insert(value as u16);
            *steps += 1;
        }
    }

    /// How many bytes are kept.
    pub fn memory(&self) -> usize {
        let words = |all: &[Bits]| all.iter().map(|bits| bits.words().len()).sum::<usize>();
        8 * (words(&self.pairs) + words(&self.triples))
    }
}
