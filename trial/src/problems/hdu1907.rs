//! John: misere Nim.

use crate::games::nim::winner;
use crate::hard::{nim, ones};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(header(474, parts![heaps(47, heap(4747))]), || winner(true, "John", "Brother"))
        .hard(|random| [ones(47), nim(47, 4747, random)].concat())
}
