//! Subtraction games: the values of heaps.

use crate::problem::*;
use crate::references::subtraction::values;

pub fn problem() -> Problem {
    let format = to_end(parts![set(100, 10_000), heaps(1000, heap(10_000).small(60)).small(8),]);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let values = values(&case.numbers("set"), &case.numbers("heaps"));
    let line = |value: &u64| match value {
        0 => "P 0\n".to_string(),
        _ => format!("N {value}\n"),
    };
    values.iter().map(line).collect()
}
