//! The sparse space: values are sorted into rare and common ones, so that few splits of a heap must be tried.
//!
//! In many take-and-break games there is a mask under which nearly all values have an odd number of 1 bits (Winning
//! Ways, ch. 4, "sparse spaces and common cosets"; with it Flammenkamp carried octal games to 2^28 heaps). Call these
//! values common, and the others rare. The nim-sum of two common values has an even number of 1 bits. So nearly all
//! splits give rare values, and the mex is common again.
//!
//! A split whose value is common has exactly one rare part. Hence the few splits with a rare part
//! give all common values among the options. This is true of any mask; how well the mask is chosen
//! decides only the speed.
//!
//! If all splitting moves take odd numbers of tokens, or all take even numbers, the parity of the heap
//! itself may be counted as one more bit of its value.
//!
//! For the same move and the same rare part, the other part of a split grows by 1 from one heap to the next. So the
//! common options of a block of consecutive heaps are marked together: their other parts are consecutive, too.
//!
//! Checked: in the games that use it (`game.rs`), from the first heap on with arbitrary masks,
//! against the definition; the choice of the mask against trying all.

use grundy::kernel::{Mex, MAX_VALUE};
use std::mem::size_of;

// How many heaps are marked together.
const BLOCK: usize = 8;

const SIZE: usize = MAX_VALUE as usize + 1;

/// Whether the numbers of tokens taken with a split are all even, all odd, or neither.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Parity {
    /// All are even, or there are none.
    Even,
    /// All are odd.
    Odd,
    /// Some are even, some odd.
    Both,
}

impl Parity {
    /// The parity of `taken`.
    pub fn of(taken: &[usize]) -> Parity {
        match taken.iter().filter(|&&take| take % 2 == 1).count() {
            0 => Parity::Even,
            odd if odd == taken.len() => Parity::Odd,
            _ => Parity::Both,
        }
    }
}

/// The bit of a mask that stands for the parity of the heap, beside those of its value.
pub const HEAP: usize = SIZE;

/// A mask, and the heaps that are rare under it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Space {
    /// The bits of a value that are counted.
    pub mask: usize,
    /// Whether the parity of the heap is counted with them.
    pub counts_heap: bool,
    /// The number of rare heaps, the empty heap included.
    pub rare: usize,
    /// The largest rare heap.
    pub last: usize,
}

/// The rare heaps under a mask, and the common options of a block of heaps.
pub struct Sparse {
    mask: usize,
    // For each value, 1 if it is rare: for an even heap, and for an odd one.
    is_rare: Vec<[u8; 2]>,
    // The rare heaps and their values, ascending.
    heaps: Vec<usize>,
    values: Vec<u16>,
    // For each value and each heap of the block that begins with `from`: 1 if the value is rare or
    // an option.
    seen: Vec<[u8; BLOCK]>,
    from: usize,
    // For the i-th move, the rare heaps from `first` up to ends[i] have been marked for the whole
    // block, with the other parts that the move leaves.
    first: usize,
    ends: Vec<usize>,
    // The bound on the values at the beginning of the block.
    top: u16,
}

impl Sparse {
    /// The heaps of `table`, divided into rare and common ones under `mask`. Its bit [`HEAP`] counts only if `taken` is
    /// `Even` or `Odd`.
    pub fn new(table: &[u16], mask: usize, taken: Parity) -> Sparse {
        let joined = mask & HEAP != 0 && taken != Parity::Both;
        let mask = if joined { mask } else { mask % HEAP };
        // If odd numbers are taken, a split changes the parity of the heap.
        let rare_parity = (joined && taken == Parity::Odd) as u32;
        let is_rare = |class: usize| ((class & mask).count_ones() % 2 == rare_parity) as u8;
        let mut sparse = Sparse {
            mask,
            is_rare: (0..SIZE).map(|value| [is_rare(value), is_rare(value + HEAP)]).collect(),
            heaps: Vec::new(),
            values: Vec::new(),
            seen: vec![[0; BLOCK]; SIZE],
            from: 0,
            first: 0,
            ends: Vec::new(),
            top: 0,
        };
        for (heap, &value) in table.iter().enumerate() {
            sparse.push(heap, value);
        }
        sparse
    }

    /// The division of the heaps in `table` that leaves the fewest rare.
    ///
    /// # Complexity
    ///
    /// O(heaps + v log v) for values below v, by a Walsh-Hadamard transform of their counts.
    pub fn best(table: &[u16], taken: Parity) -> Sparse {
        let largest = table.iter().max().map_or(0, |&largest| largest as usize);
        let size = (largest + 1).next_power_of_two();
        // The second half counts the odd heaps.
        let mut excess = vec![0i64; 2 * size];
        for (heap, &value) in table.iter().enumerate() {
            excess[heap % 2 * size + value as usize] += 1;
        }
        transform(&mut excess);
        // The excess of rare heaps over common ones.
        let joined =
            excess[size..].iter().map(|&even| if taken == Parity::Odd { -even } else { even });
        let alone = excess[..size].iter().copied();
        let usable = if taken == Parity::Both { size } else { 2 * size };
        let fewest = alone.chain(joined).take(usable).zip(0..).min();
        let mask = fewest.map_or(0, |(_, mask)| mask);
        Sparse::new(table, mask % size + mask / size * HEAP, taken)
    }

    /// The mask in use, and its rare heaps.
    pub fn space(&self) -> Space {
        Space {
            mask: self.mask % HEAP,
            counts_heap: self.mask >= HEAP,
            rare: self.rare(),
            last: self.heaps.last().copied().unwrap_or(0),
        }
    }

    /// The number of rare heaps.
    pub fn rare(&self) -> usize {
        self.heaps.len()
    }

    /// The memory in use, in bytes.
    pub fn memory(&self) -> usize {
        self.is_rare.capacity() * size_of::<[u8; 2]>()
            + self.heaps.capacity() * size_of::<usize>()
            + self.values.capacity() * size_of::<u16>()
            + self.seen.capacity() * size_of::<[u8; BLOCK]>()
    }

    /// Adds the heap that was computed last.
    pub fn push(&mut self, heap: usize, value: u16) {
        if self.is_rare[usize::from(value)][heap % 2] != 0 {
            self.heaps.push(heap);
            self.values.push(value);
        }
    }

    /// The least value that is common, is not in `seen`, and is not the value of a split of the next heap. All common
    /// values below this one are added to `seen`. Before a split, a move takes one of `takes`, which are ascending.
    ///
    /// `largest` is the largest value of `table`. `steps` grows by the work done: by two for each sum marked in a
    /// block, and by six for each sum marked alone.
    pub fn least_common(
        &mut self,
        table: &[u16],
        takes: &[usize],
        largest: u16,
        seen: &mut Mex,
        steps: &mut u64,
    ) -> u16 {
        let n = table.len();
        let top = (largest + 1).next_power_of_two();
        if n >= self.from + BLOCK || self.top != top {
            self.top = top;
            self.begin(table, takes, steps);
        }
        let lane = n - self.from;
        for (&take, &end) in takes.iter().zip(&self.ends) {
            for apart in (0..self.first).chain(end..self.heaps.len()) {
                let (heap, value) = (self.heaps[apart], self.values[apart]);
                if heap > 0 && heap + take < n {
                    self.seen[usize::from(value ^ table[n - take - heap])][lane] = 1;
                }
            }
            // One at a time, a sum takes some six steps.
            *steps += 6 * (self.first + self.heaps.len() - end) as u64;
        }
        let values = self.seen.iter().zip(&self.is_rare);
        for (value, (is_seen, is_rare)) in (0..top).zip(values) {
            if is_seen[lane] == 0 && !seen.contains(value) {
                return value;
            }
            if is_rare[n % 2] == 0 {
                seen.insert(value);
            }
        }
        top
    }

    // Marks the common options of the heaps from `table.len()` on, as far as both parts are known.
    fn begin(&mut self, table: &[u16], takes: &[usize], steps: &mut u64) {
        self.from = table.len();
        let rare = self.is_rare.iter().take(usize::from(self.top));
        for (seen, rare) in self.seen.iter_mut().zip(rare) {
            for (lane, seen) in seen.iter_mut().enumerate() {
                *seen = rare[(self.from + lane) % 2];
            }
        }
        // The other parts for the block lie before it if this part is not among the first BLOCK.
        // They are not empty if this part and what is taken are less than the block's first heap.
        let heaps = &self.heaps;
        let below = |heap: usize| heaps.binary_search(&heap).unwrap_or_else(|at| at);
        let first = below(BLOCK);
        let seen = &mut self.seen[..SIZE];
        self.ends.clear();
        for &take in takes {
            let end = below(self.from.saturating_sub(take)).max(first);
            self.ends.push(end);
            for (&heap, &value) in self.heaps[first..end].iter().zip(&self.values[first..end]) {
                let others = &table[self.from - take - heap..][..BLOCK];
                for (lane, other) in others.iter().enumerate() {
                    // Sums of values stay below SIZE; `%` spares a bounds check.
                    seen[usize::from(value ^ other) % SIZE][lane] = 1;
                }
            }
            // In a block, a sum takes two steps.
            *steps += (2 * (end - first) * BLOCK) as u64;
        }
        self.first = first;
    }
}

// Replaces each entry by the sum of all entries, each counted negative if its index has an odd
// number of ones in common with the replaced index (the Walsh-Hadamard transform).
fn transform(counts: &mut [i64]) {
    let mut half = 1;
    while half < counts.len() {
        for both in counts.chunks_mut(2 * half) {
            let (low, high) = both.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = (*a + *b, *a - *b);
                *a = sum;
                *b = difference;
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::{transform, Mex, Parity, Sparse, HEAP};

    #[test]
    fn the_transform_is_its_definition() {
        let counts: Vec<i64> = (0..16).map(|n| n * n * 7 % 23).collect();
        let mut excess = counts.clone();
        transform(&mut excess);
        for (mask, &found) in excess.iter().enumerate() {
            let sign = |value: usize| 1 - 2 * ((value & mask).count_ones() as i64 % 2);
            let sum: i64 = (0..16).map(|value| sign(value) * counts[value]).sum();
            assert_eq!(found, sum);
        }
    }

    #[test]
    fn the_best_mask_leaves_the_fewest_rare() {
        let ones = |bits: usize| bits.count_ones() as usize;
        for seed in 0..18 {
            // In two tables of three, the parity of the heap tells the parity of the ones in the value; in
            // half of them, the largest value has a bit alone.
            let value = |n: usize| {
                let value = (n * n * 31 + n * seed + n / 7) % [29, 33][seed / 9];
                let is_changed = seed % 3 > 0 && n % 5 > 0;
                (value ^ (is_changed && (ones(value) + n + seed) % 2 == 0) as usize) as u16
            };
            let table: Vec<u16> = (0..500).map(value).collect();
            for &(taken, turn) in &[(Parity::Even, 0), (Parity::Odd, 1), (Parity::Both, 0)] {
                let rare = |mask: usize, heap: usize| {
                    let is_rare = |&(n, &value): &(usize, &u16)| {
                        let odd = ones(value as usize & mask) + heap * (n + turn);
                        odd % 2 == 0
                    };
                    table.iter().enumerate().filter(is_rare).count()
                };
                let joined = if taken == Parity::Both { 0 } else { 1 };
                let all = (0..64).flat_map(|mask| (0..=joined).map(move |heap| rare(mask, heap)));
                let fewest = all.min().unwrap();
                assert_eq!(Sparse::best(&table, taken).rare(), fewest, "{taken:?}");
                assert_eq!(Sparse::new(&table, 5 + HEAP, taken).rare(), rare(5, joined));
            }
        }
    }

    #[test]
    fn a_rare_heap_takes_two_steps_for_each_move_and_larger_heap() {
        let table: Vec<u16> = (0..2000).map(|n| n % 5).collect();
        // Under the mask of no bit all heaps are rare.
        let (mut sparse, mut seen) = (Sparse::new(&[], 0, Parity::Both), Mex::new());
        let mut steps = 0;
        for (n, &value) in table.iter().enumerate() {
            let breaks = &[1, 2][..n.min(2)];
            seen.clear();
            sparse.least_common(&table[..n], breaks, 4, &mut seen, &mut steps);
            sparse.push(n, value);
        }
        let expected = 2 * 2 * 2000 * 2000 / 2;
        assert!(steps > expected / 100 * 98 && steps < expected / 100 * 106, "{}", steps);
    }

    #[test]
    fn a_rare_heap_that_is_not_marked_for_the_block_takes_six_steps_for_each_move() {
        let (mut sparse, mut seen) = (Sparse::new(&[0; 100], 0, Parity::Both), Mex::new());
        let mut steps = 0;
        sparse.least_common(&[0; 100], &[10, 90], 0, &mut seen, &mut steps);
        // The block of 8 heaps has marked the heaps from 8 on that are smaller than 100 less what is taken.
        let marked = [82, 2];
        assert_eq!(steps, marked.iter().map(|m| 2 * m * 8 + (100 - m) * 6).sum());
    }

    #[test]
    fn parities_are_all_even_all_odd_or_both() {
        assert_eq!(Parity::of(&[]), Parity::Even);
        assert_eq!(Parity::of(&[4, 0]), Parity::Even);
        assert_eq!(Parity::of(&[3, 15]), Parity::Odd);
        assert_eq!(Parity::of(&[3, 4]), Parity::Both);
    }
}
