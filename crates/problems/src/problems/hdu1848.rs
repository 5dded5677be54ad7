//! Fibonacci again and again: take a Fibonacci number.

use crate::hard::fibonacci;
use crate::problem::*;
use crate::references::nim::{is_odd, is_small};
use crate::references::subtraction::below;

pub fn problem() -> Problem {
    let [m, n, p] = ["m", "n", "p"].map(|name| number(name, 1, 1000).within(0, 1_000_000).small(9));
    let format = to_zeros(3, parts![m, n, p]).of_largest(1000);
    Problem::with(format, || (PlayedOut::new(options), vec![]), reference)
}

fn options(position: &[u64]) -> Vec<Position> {
    each(position, |_, heap| below(heap, &fibonacci(heap)))
}

fn reference(case: &Case, (game, table): &mut (PlayedOut, Vec<u64>), why: &mut Witness) -> String {
    let heaps = ["m", "n", "p"].map(|name| case.number(name));
    let won = if is_small(&heaps) {
        game.won(&heaps, why)
    } else {
        // Second method: the values by definition.
        for heap in table.len() as u64..=heaps.into_iter().max().unwrap() {
            let options = below(heap, &fibonacci(heap));
            let seen: Vec<u64> = options.into_iter().map(|left| table[left as usize]).collect();
            table.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        is_odd(&heaps.map(|heap| table[heap as usize]))
    };
    choose(won, "Fibo", "Nacci")
}
