//! Being a Good Boy in Spring Festival: how many first moves win at Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(
        to_zero(parts![heaps(100, heap(1_000_000)).counted(|m| m.judged(2, 100))]),
        || Nim::new(false),
        reference,
    )
    .hard(|random| {
        let mut all = nim(100, 1_000_000, random);
        all.retain(|case| case[0].1 != Value::Number(1)); // no single heap
        all
    })
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    nim.won(&heaps, why);
    line(&[nim.winning(&heaps).len() as u64])
}
