//! S-Nim: a subtraction game with several heaps.

use crate::games::subtraction::won;
use crate::problem::*;

pub fn problem() -> Problem {
    let heaps = list("heaps", 100, heap(10_000).judged(0, 10_000)).small(2);
    let format = to_zero(parts![set(100, 10_000), list("positions", 100, heaps).small(8),]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    answer(|case, why| {
        let set = case.numbers("set");
        let letter = |heaps: Vec<u64>| if won(&set, &heaps, why) { "W" } else { "L" };
        let letters: String = case.lists("positions").into_iter().map(letter).collect();
        letters + "\n"
    })
}
