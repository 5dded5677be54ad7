//! Nim with exceptions: a move takes any number from a heap, but for some pairs (X, Y) not exactly Y from a heap of
//! exactly X.
//!
//! Checked: all heaps up to 40 with pseudo-random exceptions, few and many, against the table of the
//! definition; small positions against full search (`crates/problems`).

use std::collections::HashMap;

/// The values of the heaps, with some exceptions.
///
/// Without exceptions every heap has a value that no smaller heap has. With exceptions, the values of all
/// heaps smaller than a given heap are still exactly the numbers from 0 up to some number. If the heap has no
/// exception, its value is the next number. A heap with exceptions *misses* a value if it can reach none of
/// the smaller heaps that have this value. The least value that it misses is its own value, which is so
/// repeated; if it misses none, its value is the next number, too. So it is enough to keep the heaps that repeat a value:
/// the value of any other heap is its size minus the number of such heaps before it.
///
/// ```
/// use grundy::heaps::nim_with_exceptions::NimWithExceptions;
///
/// // From a heap of 2 not 1, from one of 5 nothing.
/// let game = NimWithExceptions::new(vec![(2, 1), (5, 1), (5, 2), (5, 3), (5, 4), (5, 5)]);
/// let values: Vec<u64> = (0..7).map(|heap| game.value(heap)).collect();
/// assert_eq!(values, [0, 1, 1, 2, 3, 0, 4]);
/// ```
pub struct NimWithExceptions {
    // The heaps that have the value of a smaller one, ascending, and that value.
    repeats: Vec<(u64, u64)>,
}

impl NimWithExceptions {
    /// The game in which no move takes y from a heap of x, for the pairs (x, y) of `exceptions`. A pair that
    /// comes twice, or that is no move anyway, changes nothing.
    ///
    /// Expected O(m log m) for m exceptions; at most some 100 bytes each.
    pub fn new(mut exceptions: Vec<(u64, u64)>) -> NimWithExceptions {
        exceptions.retain(|&(heap, take)| 1 <= take && take <= heap);
        exceptions.sort_unstable();
        exceptions.dedup();
        let repeats = Vec::new();
        let mut game = NimWithExceptions { repeats };
        let mut times_repeated: HashMap<u64, u64> = HashMap::new();
        let mut rest = &exceptions[..];
        while let Some(&(heap, _)) = rest.first() {
            let count = rest.iter().take_while(|pair| pair.0 == heap).count();
            let lefts = rest[..count].iter().map(|pair| heap - pair.1);
            let mut missed: Vec<u64> = lefts.map(|left| game.value(left)).collect();
            missed.sort_unstable();
            let mut rest_missed = &missed[..];
            while let Some(&value) = rest_missed.first() {
                let heaps = rest_missed.iter().take_while(|&&other| other == value);
                let heaps = heaps.count();
                let repeated = times_repeated.entry(value).or_insert(0);
                if heaps as u64 == *repeated + 1 {
                    *repeated += 1;
                    game.repeats.push((heap, value));
                    break;
                }
                rest_missed = &rest_missed[heaps..];
            }
            rest = &rest[count..];
        }
        game
    }

    /// The Grundy value of a heap. Any u64; O(log m).
    pub fn value(&self, heap: u64) -> u64 {
        match self.repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
            Ok(at) => self.repeats[at].1,
            Err(before) => heap - before as u64,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::NimWithExceptions;
    use crate::random::Random;

    #[test]
    fn values_are_those_of_the_definition() {
        let mut random = Random(255);
        for round in 0..600 {
            let many = 1 + round % 12;
            let mut exceptions = Vec::new();
            for heap in 0..41 {
                for take in 0..heap + 2 {
                    if random.below(12) < many {
                        exceptions.push((heap, take));
                    }
                }
            }
            let game = NimWithExceptions::new(exceptions.clone());
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..41 {
                let takes = (1..=heap).filter(|&take| !exceptions.contains(&(heap, take)));
                let options: Vec<u64> = takes.map(|take| values[(heap - take) as usize]).collect();
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                assert_eq!(game.value(heap), mex, "{} {:?}", heap, exceptions);
                values.push(mex);
            }
        }
    }

    #[test]
    fn the_end_of_u64_is_answered() {
        let end = u64::MAX;
        let game = NimWithExceptions::new(vec![(end, end), (end, 1), (0, 0), (3, 9)]);
        assert_eq!((game.value(end), game.value(end - 1)), (0, end - 1));
        let game = NimWithExceptions::new(vec![(5, 5), (end, end)]);
        // 0 and 5 are worth 0, and from the last heap it can take to 5.
        assert_eq!((game.value(5), game.value(end)), (0, end - 1));
    }
}
