//! Heaps from which only a part may be taken, or all but some numbers, or which become two.

use super::nim::{is_odd, is_small};
use super::{each, PlayedOut, Witness};
use rustc_hash::FxHashSet as HashSet;

/// Heaps, each with its K, from which up to a K-th part may be taken.
pub fn parts_won(heaps: &[(u64, u64)], why: &mut Witness) -> bool {
    let sizes: Vec<u64> = heaps.iter().map(|heap| heap.0).collect();
    if is_small(&sizes) {
        let options = |position: &[u64]| {
            each(position, |place, heap| {
                (1..=heap / heaps[place].1).map(|take| heap - take).collect()
            })
        };
        return PlayedOut::new(options).won(&sizes, why);
    }
    let values = heaps.iter().map(|&(heap, k)| match heap {
        // Second method: a table with a set for each heap.
        0..=2000 => {
            let mut table: Vec<u64> = Vec::new();
            for n in 0..=heap {
                let options = (1..=n / k).map(|take| table[(n - take) as usize]);
                let seen: HashSet<u64> = options.collect();
                table.push((0..).find(|value| !seen.contains(value)).unwrap());
            }
            table[heap as usize]
        }
        // Third method: a multiple of K has a value that no smaller heap has; any other heap has
        // that of the heap one below its smallest option, a step at a time.
        _ => {
            let (mut rest, mut steps) = (heap, 0);
            while rest / k > 0 && rest / k * k != rest {
                rest = rest - rest / k - 1;
                steps += 1;
                assert!(steps < 100_000_000, "{} {} is too much", heap, k);
            }
            rest / k
        }
    });
    is_odd(&values.collect::<Vec<u64>>())
}
