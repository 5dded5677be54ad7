//! Misere Fibonacci Nim: how many heaps are won.

use crate::hard::{fibonacci, named, near};
use crate::problem::*;
use crate::references::fibonacci::{numbers, zeckendorf};
use crate::references::misere::take;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let size = 1_000_000_000_000_000_000;
    let k = number("k", 1, size).within(1, u64::MAX).small(60);
    let n = number("N", 1, size).small(150);
    Problem::with(header(100_000, parts![k, n]), || PlayedOut::misere(take), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let (k, n) = (case.number("k"), case.number("N"));
    if n <= 150 {
        let won = (1..=n).filter(|&heap| game.search(&[heap, k.min(heap)]));
        return line(&[won.count() as u64]);
    }
    line(&[n - lost_below(n, k) as u64])
}

/// Second method: the heaps 1 to n that are lost with a first take of at most k. One less than such a heap is a sum of
/// different Fibonacci numbers above k, no two of them consecutive. The sums below each Fibonacci number are counted,
/// and the range up to n is split into such ranges.
fn lost_below(n: u64, k: u64) -> u128 {
    let numbers = numbers();
    let first = numbers.iter().take_while(|&&part| part <= u128::from(k)).count();
    // below[i]: the number of sums below the i-th number, which use earlier parts.
    let mut below: Vec<u128> = vec![1; 100];
    for i in first + 1..100 {
        // If i - 1 is a part, i - 2 is not.
        below[i] = below[i - 1] + if i >= first + 2 { below[i - 2] } else { 1 };
    }
    // For a heap up to n, one less is below n.
    let mut lost = 0;
    for part in zeckendorf(n) {
        lost += below[part];
        if part < first {
            break;
        }
    }
    lost
}

/// The same with a limit on the first move: heaps up to Fibonacci numbers, with limits next to them.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 1_000_000_000_000_000_000;
    let all = fibonacci(most);
    let (first, last) = (&all[..4], &all[all.len() - 4..]);
    let few: Vec<u64> = first.iter().chain(last).copied().collect();
    let mut pairs = Vec::new();
    for n in near(&[&few[..], &[most]].concat(), 1, most) {
        pairs.extend(near(&few, 1, most).into_iter().map(|k| (k, n)));
    }
    named(pairs, "k", "N")
}
