//! Subtraction games: the values of heaps.

use crate::games::subtraction::values;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference)
}

fn format() -> Format {
    to_end(parts![
        set(100, 10_000),
        heaps(1000, heap(10_000).small(60)).small(8),
    ])
}

fn reference() -> Reference {
    answer(|case| {
        let values = values(&case.numbers("set"), &case.numbers("heaps"));
        let line = |value: &u64| match value {
            0 => "P 0\n".to_string(),
            _ => format!("N {value}\n"),
        };
        values.iter().map(line).collect()
    })
}
