//! Moves that leave three heaps: the digits 8 to f of a hexadecimal code.
//!
//! The value of a split of n into three heaps is the nim-sum of the value of one part and the value of a split of the
//! rest into two. For each n the values of the splits into two are kept as bits, which a nim-sum moves word by word.
//!
//! Checked: all codes of two digits against the definition (`game.rs`).

use crate::bits::Bits;
use grundy::kernel::Mex;

/// The values of all splits of the heaps of a table, as far as they were needed.
#[derive(Default)]
pub struct Triples {
    // Of a heap of n: its splits into two, and into three.
    pairs: Vec<Bits>,
    triples: Vec<Bits>,
}

impl Triples {
    /// Marks the values of all splits of `rest` into three nonempty heaps. `steps` grows by the number of sums
    /// marked and words moved.
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
            // `part` covers every least part; the other two may be smaller still.
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

    /// The memory in use, in bytes.
    pub fn memory(&self) -> usize {
        let words = |all: &[Bits]| all.iter().map(|bits| bits.words().len()).sum::<usize>();
        8 * (words(&self.pairs) + words(&self.triples))
    }
}
