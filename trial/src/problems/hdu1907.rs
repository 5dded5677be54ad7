//! John: misere Nim.

use crate::games::nim::Nim;
use crate::hard::{nim, ones};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(header(474, parts![heaps(47, heap(4747))]), reference).hard(hard)
}

fn reference() -> Reference {
    let mut nim = Nim::new(true);
    answer(move |case, why| choose(nim.won(&case.numbers("heaps"), why), "John", "Brother"))
}

fn hard(random: &mut Random) -> Vec<Parts> {
    [ones(47), nim(47, 4747, random)].concat()
}
