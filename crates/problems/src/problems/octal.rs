//! Octal games: the Grundy values of any heaps.

use crate::problem::*;
use crate::references::octal::{digits, table};

pub fn problem() -> Problem {
    let format = to_end(parts![Part::Code, heaps(100, heap(1000).small(40)).small(8)]);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (digits, heaps) = (digits(case.word("code")), case.numbers("heaps"));
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let (values, proof) = table(&digits, largest.min(1 << 30) as usize);
    let value = |heap: u64| match proof {
        Some((p, start)) if heap >= values.len() as u64 => {
            values[start + ((heap - start as u64) % p as u64) as usize]
        }
        _ => values[heap as usize],
    };
    heaps.into_iter().map(|heap| line(&[value(heap) as u64])).collect()
}
