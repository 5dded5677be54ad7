//! Game with Powers: take a number and all its powers.

use crate::hard::{each_number, near, powers};
use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(1_000_000_000).within(0, (1 << 33) - 1).small(400);
    Problem::with(one(parts![n]), HashMap::default, reference).hard(hard)
}

fn reference(case: &Case, memo: &mut HashMap<u64, u64>, why: &mut Witness) -> String {
    choose(won(case.number("n"), memo, why), "Vasya", "Petya")
}

fn won(n: u64, memo: &mut HashMap<u64, u64>, why: &mut Witness) -> bool {
    if n <= 10 {
        // A position: the remaining numbers, as bits.
        let options = |position: &[u64]| {
            let left = (1..=n).filter(|number| position[0] >> number & 1 == 1);
            let without = |number: u64| {
                let powers = (1..=4).map(|k| number.pow(k)).filter(|&power| power <= n);
                let gone = powers.fold(0, |gone, power| gone | 1 << power);
                vec![position[0] & !gone]
            };
            left.map(without).collect()
        };
        return PlayedOut::new(options).won(&[(2 << n) - 2], why);
    }
    // Second method: the chains are written out, and each is evaluated by definition.
    let mut powers = HashSet::default();
    let mut heaps = Vec::new();
    let mut chained = 0;
    for base in (2..).take_while(|base| base * base <= n) {
        if !powers.contains(&base) {
            let chain = std::iter::successors(Some(base), |power| power.checked_mul(base));
            let chain: Vec<u64> = chain.take_while(|&power| power <= n).collect();
            chained += chain.len() as u64;
            heaps.push(chain_value(chain.len(), memo));
            powers.extend(chain.into_iter().filter(|power| n / power >= *power));
        }
    }
    heaps.push((n - chained) % 2);
    is_odd(&heaps)
}

/// The value of a chain; from length 15 on as published (accepted solutions of Codeforces 317 D, which agree).
fn chain_value(length: usize, memo: &mut HashMap<u64, u64>) -> u64 {
    const FROM_15: [u64; 18] = [9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12, 14, 13, 1];
    match length {
        0..=14 => of_set((2 << length) - 2, memo),
        _ => FROM_15[length - 15],
    }
}

/// The value of a set of exponents, as bits: each goes together with its multiples.
fn of_set(set: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&value) = memo.get(&set) {
        return value;
    }
    let exponents: Vec<u32> = (1..32).filter(|bit| set >> bit & 1 == 1).collect();
    let without = |first: &u32| {
        let gone = exponents.iter().filter(|exponent| *exponent % first == 0);
        gone.fold(set, |set, exponent| set & !(1 << exponent))
    };
    let seen: HashSet<u64> = exponents.iter().map(|first| of_set(without(first), memo)).collect();
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(set, value);
    value
}

fn hard(_: &mut Random) -> Vec<Parts> {
    each_number(
        "n",
        near(
            &[&powers(2, 1_000_000_000)[..], &[1_000_000_000, 999_950_884]].concat(),
            1,
            1_000_000_000,
        ),
    )
}
