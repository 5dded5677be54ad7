//! John: misere Nim.

use crate::hard::{nim, ones};
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(
        header(474, parts![heaps(47, heap(4747))]),
        || Nim::new(true),
        |case, nim, why| choose(nim.won(&case.numbers("heaps"), why), "John", "Brother"),
    )
    .hard(|random| [ones(47), nim(47, 4747, random)].concat())
}
