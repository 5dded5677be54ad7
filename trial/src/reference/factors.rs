//! Games of divisors and common factors.

use super::nim::is_odd;
use super::{choose, each, new, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::collections::BTreeSet;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "cf2004e" => {
            let mut game = Game::new(coprime as Options);
            let mut indices = Indices::default();
            new(move |case| {
                let heaps = case.numbers("heaps");
                let won = match heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 40) {
                    true => game.won(&heaps),
                    false => is_odd(&heaps.iter().map(|&n| indices.value(n)).collect::<Vec<_>>()),
                };
                choose(won, "Alice", "Bob")
            })
        }
        "cf850c" => {
            let mut game = Game::new(prime_powers as Options);
            new(move |case| {
                let numbers = case.numbers("numbers");
                let won = match numbers.len() <= 3 && numbers.iter().all(|&n| n <= 64) {
                    true => game.won(&numbers),
                    false => is_odd(&exponent_values(&numbers)),
                };
                choose(won, "Mojtaba", "Arpa")
            })
        }
        "luogu-p10506" => {
            let mut game = Game::new(beads as Options);
            let mut values = HashMap::default();
            new(move |case| {
                let mut numbers = case.numbers("numbers");
                let won = match numbers.len() <= 2 && numbers.iter().all(|&n| n <= 15) {
                    true => {
                        numbers.sort_unstable();
                        game.won(&numbers)
                    }
                    false => {
                        let value = |&n: &u64| bead_value(n, &mut values);
                        is_odd(&numbers.iter().map(value).collect::<Vec<_>>())
                    }
                };
                choose(won, "freda", "rainbow")
            })
        }
        _ => None,
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn coprime(position: &[u64]) -> Vec<Position> {
    each(position, |_, x| {
        let takes = (1..=x).filter(|&take| gcd(x, take) == 1);
        takes.map(|take| x - take).collect()
    })
}

/// Second method: a table by definition up to 300, and the primes counted one by one beyond.
#[derive(Default)]
struct Indices {
    table: Vec<u64>,
    /// The primes up to some number.
    sieved: u64,
    primes: Vec<u64>,
}

impl Indices {
    fn value(&mut self, n: u64) -> u64 {
        while self.table.len() <= 300 {
            let x = self.table.len() as u64;
            let takes = (1..=x).filter(|&take| gcd(x, take) == 1);
            let seen: HashSet<u64> = takes.map(|take| self.table[(x - take) as usize]).collect();
            let value = (0..).find(|value| !seen.contains(value)).unwrap();
            self.table.push(value);
        }
        if n <= 300 {
            return self.table[n as usize];
        }
        if n % 2 == 0 {
            return 0;
        }
        let least = (3..)
            .step_by(2)
            .take_while(|p| p * p <= n)
            .find(|p| n % p == 0)
            .unwrap_or(n);
        if self.sieved < least {
            let mut composite = vec![false; 2 * least as usize + 1];
            self.sieved = 2 * least;
            self.primes.clear();
            for p in 2..composite.len() {
                if !composite[p] {
                    self.primes.push(p as u64);
                    (p * p..composite.len())
                        .step_by(p)
                        .for_each(|multiple| composite[multiple] = true);
                }
            }
        }
        self.primes.iter().filter(|&&prime| prime <= least).count() as u64
    }
}

/// All numbers that a power of a prime divides are divided by it.
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

/// Second method: for each prime the set of its exponents, and their values by definition.
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
        let divided = set.iter().map(|&exponent| match exponent < power {
            true => exponent,
            false => exponent - power,
        });
        let after = divided.filter(|&exponent| exponent > 0).collect();
        seen.insert(exponent_value(after, memo));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(set, value);
    value
}

/// Primes beyond trial division: the largest two below 2^32 and below 2^64.
const PRIMES: [u64; 4] = [
    4_294_967_291,
    4_294_967_279,
    18_446_744_073_709_551_557,
    18_446_744_073_709_551_533,
];

fn factors(number: u64) -> HashMap<u64, u32> {
    let mut factors = HashMap::default();
    let mut rest = number;
    let mut divisor = 2;
    for prime in PRIMES {
        while rest % prime == 0 {
            rest /= prime;
            *factors.entry(prime).or_default() += 1;
        }
    }
    while divisor * divisor <= rest {
        while rest % divisor == 0 {
            rest /= divisor;
            *factors.entry(divisor).or_default() += 1;
        }
        divisor += 1;
        assert!(divisor < 10_000_000, "{} is too much", number);
    }
    if rest > 1 {
        *factors.entry(rest).or_default() += 1;
    }
    factors
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
            // Whoever has a bead of 1 has no move in it.
            option.retain(|&n| n > 1);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Second method: a number by its divisors, a large one first made small: as many times 2, 3, 5,
/// ... as it has its primes.
fn bead_value(n: u64, values: &mut HashMap<u64, u64>) -> u64 {
    let n = match n {
        0..=5000 => n,
        _ => {
            let mut exponents: Vec<u32> = factors(n).into_values().collect();
            exponents.sort_unstable_by(|a, b| b.cmp(a));
            let powers = vec![2u64, 3, 5, 7, 11, 13].into_iter().zip(exponents);
            powers
                .map(|(prime, exponent)| prime.pow(exponent))
                .product()
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
