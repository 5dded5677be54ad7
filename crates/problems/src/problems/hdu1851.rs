//! A Simple Game: heaps with a limit each.

use crate::hard::balanced;
use crate::problem::*;
use crate::references::bash::limited;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heap = parts![heap(20).small(6), number("limit", 1, 20).small(6),];
    Problem::new(header_of_any(100, parts![lists_of("heaps", 10, heap)]), reference).hard(hard)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let pairs = case.lists("heaps");
    let heaps: Vec<u64> = pairs.iter().map(|pair| pair[0]).collect();
    let limits: Vec<u64> = pairs.iter().map(|pair| pair[1]).collect();
    choose(limited(&heaps, &limits, why), "No", "Yes")
}

/// Heaps with a limit each: their remainders by the limit plus one have nim-sum 0, or nearly.
fn hard(random: &mut Random) -> Vec<Parts> {
    let length = 10;
    let most = 20;
    let mut all = Vec::new();
    for (length, change) in [(length, 0), (length, 1), (3, 0), (2, 0), (2, 1)] {
        let Some(mut values) = balanced(length, 15, random) else { continue };
        values[0] ^= change;
        let heap = |value: u64| {
            let limit = random.between(value + 1, most);
            let rounds = random.below((most - value) / (limit + 1) + 1);
            let heap = value + rounds * (limit + 1);
            Value::List(vec![Value::Number(heap.max(1)), Value::Number(limit)])
        };
        let heaps = values.into_iter().map(heap).collect();
        all.push(vec![("heaps", Value::List(heaps))]);
    }
    all
}
