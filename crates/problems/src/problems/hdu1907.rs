//! John: misere Nim.

use crate::hard::{nim, ones};
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(
        given(500, 50, 5000),
        || Nim::new(true),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "John", "Brother"),
    )
    .hard(|random| [ones(47), nim(47, 4747, random)].concat())
    .at("HDU", |_| given(474, 47, 4747))
    .at("POJ", |_| given(474, 47, 4747))
    .at("SPOJ", |_| given(474, 47, 4747))
}

fn given(cases: u64, length: u64, most: u64) -> Format {
    header(cases, parts![heaps(length, heap(most))])
}
