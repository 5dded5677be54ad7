//! Lieges of Legendre: take one, or make k heaps of x out of one of 2x.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::FxHashSet as HashSet;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let k = number("k", 1, 1_000_000_000).small(5);
    let heaps = times("heaps", "n", heap(1_000_000_000).small(10));
    let n = n(100_000).small(2);
    Problem::new(one(parts![n, k, Line, heaps]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (heaps, k) = (case.numbers("heaps"), case.number("k"));
    choose(copies_won(&heaps, k, why), "Kevin", "Nicky")
}

fn copies(heap: u64, k: u64) -> Option<Vec<u64>> {
    (heap > 0 && heap / 2 * 2 == heap).then(|| vec![heap / 2; k as usize])
}

fn copies_won(heaps: &[u64], k: u64, why: &mut Witness) -> bool {
    if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 10) && k <= 3 {
        let options = |position: &[u64]| {
            let mut options = each(position, |_, heap| heap.checked_sub(1).into_iter().collect());
            for (at, &heap) in position.iter().enumerate() {
                if let Some(copies) = copies(heap, k) {
                    let mut option = position.to_vec();
                    option.remove(at);
                    option.extend(copies);
                    options.push(option);
                }
            }
            for option in &mut options {
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
            }
            options
        };
        return PlayedOut::new(options).won(heaps, why);
    }
    // Second method: the values by definition; from 5 on each follows from the heap of half the size, which is looked
    // up in the same way.
    let mut table: Vec<u64> = Vec::new();
    for n in 0..=2000u64 {
        let mut seen = HashSet::default();
        if n > 0 {
            seen.insert(table[n as usize - 1]);
        }
        if n > 0 && n % 2 == 0 {
            let half = table[n as usize / 2];
            seen.insert(if k % 2 == 1 { half } else { 0 });
        }
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |&heap: &u64| {
        let mut halves = vec![heap];
        while *halves.last().unwrap() > 2000 {
            let last = *halves.last().unwrap();
            // An odd heap above 4 has the value 0 in the table, and so do all beyond it.
            if last % 2 == 1 {
                break;
            }
            halves.push(last / 2);
        }
        let last = halves.pop().unwrap();
        let mut value = if last > 2000 { 0 } else { table[last as usize] };
        for _ in halves {
            let option = if k % 2 == 1 { value } else { 0 };
            value = (0..).find(|&value| value != 0 && value != option).unwrap();
        }
        value
    };
    is_odd(&heaps.iter().map(value).collect::<Vec<u64>>())
}
