//! Magic beads: replace a number by all its proper divisors except one.

use crate::problem::*;
use crate::references::factors::factors;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let n = number("number", 1, 1000).within(1, u64::MAX).small(30);
    let format = to_end(parts![list("numbers", 100, n).small(3).below()]).of_largest(100);
    Problem::with(format, || (PlayedOut::new(beads), HashMap::default()), reference)
}

fn reference(
    case: &Case,
    (game, values): &mut (PlayedOut, HashMap<u64, u64>),
    why: &mut Witness,
) -> String {
    let mut numbers = case.numbers("numbers");
    let won = if numbers.len() <= 2 && numbers.iter().all(|&n| n <= 15) {
        numbers.sort_unstable();
        game.won(&numbers, why)
    } else {
        let value = |&n: &u64| bead_value(n, values);
        is_odd(&numbers.iter().map(value).collect::<Vec<_>>())
    };
    choose(won, "freda", "rainbow")
}

fn proper_divisors(n: u64) -> Vec<u64> {
    (1..n).filter(|divisor| n % divisor == 0).collect()
}

fn beads(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &n) in position.iter().enumerate() {
        let divisors = proper_divisors(n);
        for vanishes in 0..divisors.len() {
            let mut option = position.to_vec();
            option.remove(at);
            let stay = (0..divisors.len()).filter(|&other| other != vanishes);
            option.extend(stay.map(|other| divisors[other]));
            // A bead of 1 has no move.
            option.retain(|&n| n > 1);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Second method: the value of a number by its divisors. A large number is first made small: its primes become 2, 3, 5,
/// ... with the same exponents.
fn bead_value(n: u64, values: &mut HashMap<u64, u64>) -> u64 {
    let n = match n {
        0..=5000 => n,
        _ => {
            let mut exponents: Vec<u32> = factors(n).into_values().collect();
            exponents.sort_unstable_by(|a, b| b.cmp(a));
            let powers = vec![2u64, 3, 5, 7, 11, 13].into_iter().zip(exponents);
            powers.map(|(prime, exponent)| prime.pow(exponent)).product()
        }
    };
    if let Some(&value) = values.get(&n) {
        return value;
    }
    let divisors = proper_divisors(n).into_iter();
    let divisors: Vec<u64> = divisors.map(|d| bead_value(d, values)).collect();
    let all = divisors.iter().fold(0, |all, value| all ^ value);
    let seen: HashSet<u64> = divisors.iter().map(|value| all ^ value).collect();
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    values.insert(n, value);
    value
}
