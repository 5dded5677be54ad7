//! Being a Good Boy in Spring Festival: how many first moves win at Nim.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::Nim;

pub fn problem() -> Problem {
    Problem::with(given(1, 1000, 1_000_000_000), || Nim::new(false), reference)
        .hard(|random| {
            let mut all = nim(100, 1_000_000, random);
            all.retain(|case| case[0].1 != Value::Number(1)); // no single heap
            all
        })
        .at("HDU", |_| given(2, 100, 1_000_000))
}

fn given(least: u64, length: u64, most: u64) -> Format {
    to_zero(parts![heaps(length, heap(most)).counted(move |m| m.judged(least, length))])
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    nim.won(&heaps, why);
    line(&[nim.winning(&heaps).len() as u64])
}
