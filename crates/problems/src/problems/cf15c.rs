//! Industrial Nim: runs of heaps.

use crate::hard::powers;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let size = 10_000_000_000_000_000;
    let count = number("m", 1, size).within(0, "2^64 - x").small(4);
    let format = one(parts![lists_of("runs", 100_000, parts![number("x", 1, size), count],)]);
    Problem::with(format, || Nim::new(false), reference).hard(hard)
}

fn reference(case: &Case, nim: &mut Nim, why: &mut Witness) -> String {
    choose(runs_won(&case.lists("runs"), nim, why), "tolik", "bolik")
}

/// Whether runs of heaps are won: small runs written out; otherwise, as a second method, the parity of a column, since
/// half of any 2^(b + 1) consecutive numbers from a multiple of it have the bit b.
fn runs_won(runs: &[Vec<u64>], nim: &mut Nim, why: &mut Witness) -> bool {
    if runs.iter().fold(0, |sum: u64, run| sum.saturating_add(run[1])) <= 12 {
        let heaps: Vec<u64> = runs.iter().flat_map(|run| run[0]..run[0] + run[1]).collect();
        return nim.won(&heaps, why);
    }
    let ones_below = |end: u128, bit: u32| {
        let (round, half) = (1u128 << (bit + 1), 1u128 << bit);
        end / round * half + (end % round).saturating_sub(half)
    };
    (0..64).any(|bit| {
        let ones = runs.iter().map(|run| {
            let (first, count) = (u128::from(run[0]), u128::from(run[1]));
            ones_below(first + count, bit) - ones_below(first, bit)
        });
        ones.sum::<u128>() % 2 == 1
    })
}

/// Nim with heaps in runs x, x + 1, ..., x + m - 1: the four kinds of x and of m, at the limit and at 0;
/// and each power of 2 alone.
fn hard(_: &mut Random) -> Vec<Parts> {
    let limit = 10_000_000_000_000_000;
    let run = |x, m| Value::List(vec![Value::Number(x), Value::Number(m)]);
    let alone = |x| vec![("runs", Value::List(vec![run(x, 1)]))];
    let mut all: Vec<Parts> = powers(2, limit).into_iter().map(alone).collect();
    for x in (limit - 3..=limit).chain(1..=4) {
        for m in (limit - 3..=limit).chain(1..=4) {
            let runs = [vec![run(x, m)], vec![run(x, m), run(x, m)], vec![run(x, m), run(1, 3)]];
            all.extend(runs.map(|runs| vec![("runs", Value::List(runs))]));
        }
    }
    all
}
