//! Arpa and a game with Mojtaba: divide every multiple of p^k by p^k.

use crate::hard::exponents;
use crate::problem::*;
use crate::references::factors::factors;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::BTreeSet;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("number", 1, 1_000_000_000).within(1, u64::MAX).small(64);
    let format = one(parts![list("numbers", 100, n).small(3).below()]);
    Problem::with(format, || PlayedOut::new(prime_powers), reference)
        .hard(|_| exponents("numbers", 1, 1_000_000_000))
        .accepts(Accepts::AnyCase)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let numbers = case.numbers("numbers");
    let won = if numbers.len() <= 3 && numbers.iter().all(|&n| n <= 64) {
        game.won(&numbers, why)
    } else {
        is_odd(&exponent_values(&numbers))
    };
    choose(won, "Mojtaba", "Arpa")
}

/// The moves: all numbers that a prime power divides are divided by it.
fn prime_powers(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for power in 2..=position.iter().copied().max().unwrap_or(0) {
        let prime = (2..).find(|prime| power % prime == 0).unwrap();
        let mut rest = power;
        while rest % prime == 0 {
            rest /= prime;
        }
        if rest == 1 && position.iter().any(|number| number % power == 0) {
            let divided = position.iter().map(|&number| match number % power {
                0 => number / power,
                _ => number,
            });
            options.push(divided.collect());
        }
    }
    options
}

/// Second method: for each prime the set of its exponents, with values by definition.
fn exponent_values(numbers: &[u64]) -> Vec<u64> {
    let mut exponents: HashMap<u64, BTreeSet<u32>> = HashMap::default();
    for &number in numbers {
        for (prime, exponent) in factors(number) {
            exponents.entry(prime).or_default().insert(exponent);
        }
    }
    let mut memo = HashMap::default();
    let sets = exponents.into_values();
    sets.map(|set| exponent_value(set, &mut memo)).collect()
}

fn exponent_value(set: BTreeSet<u32>, memo: &mut HashMap<BTreeSet<u32>, u64>) -> u64 {
    if let Some(&value) = memo.get(&set) {
        return value;
    }
    let mut seen = HashSet::default();
    for power in 1..=set.iter().copied().max().unwrap_or(0) {
        let divided =
            set.iter().map(|&exponent| if exponent < power { exponent } else { exponent - power });
        let after = divided.filter(|&exponent| exponent > 0).collect();
        seen.insert(exponent_value(after, memo));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(set, value);
    value
}
