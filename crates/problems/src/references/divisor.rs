//! Games of replacing numbers by divisors.

use super::nim::columns;
use super::{each, PlayedOut, Position};

/// The position, from 1, of the first number that has a winning replacement.
pub fn first_winning(numbers: &[u64]) -> Option<usize> {
    if numbers.len() <= 3 && numbers.iter().all(|&number| number <= 64) {
        let mut game = PlayedOut::new(proper_divisors);
        let all = proper_divisors(numbers);
        let winning = all.iter().find(|option| !game.search(option));
        winning
            .map(|option| (0..).find(|&place: &usize| option[place] != numbers[place]).unwrap() + 1)
    } else {
        let heaps: Vec<u64> =
            numbers.iter().map(|&number| prime_factors(number).len() as u64).collect();
        let others = |place: usize| {
            let rest: Vec<u64> = heaps
                .iter()
                .enumerate()
                .filter(|&(at, _)| at != place)
                .map(|(_, &heap)| heap)
                .collect();
            columns(&rest).iter().enumerate().map(|(bit, count)| (count % 2) << bit).sum::<u64>()
        };
        (0..heaps.len()).find(|&place| others(place) < heaps[place]).map(|place| place + 1)
    }
}

/// The moves that replace a number by a proper divisor.
pub fn proper_divisors(position: &[u64]) -> Vec<Position> {
    each(position, |_, number| {
        let is_divisor = |divisor: &u64| number % divisor == 0;
        (1..number).filter(is_divisor).collect()
    })
}

/// Published primes too large for trial division: the largest below 2^32, below 2^64, and some between (prime gaps
/// below powers of two; 2^61 - 1 and 2^31 - 1 are Mersenne primes; 2642257 is the first above the cube root of 2^64).
const PRIMES: [u64; 8] = [
    18_446_744_073_709_551_557,
    18_446_744_073_709_551_533,
    2_305_843_009_213_693_951,
    4_294_967_291,
    4_294_967_279,
    2_147_483_647,
    2_642_257,
    1_000_000_007,
];

pub fn prime_factors(n: u64) -> Vec<u64> {
    let mut rest = n;
    let mut factors = Vec::new();
    for &prime in &PRIMES {
        while rest % prime == 0 {
            rest /= prime;
            factors.push(prime);
        }
    }
    let mut divisor = 2;
    while divisor * divisor <= rest {
        while rest % divisor == 0 {
            rest /= divisor;
            factors.push(divisor);
        }
        divisor += 1;
        assert!(divisor < 100_000_000, "{} has a factor that is too large for trial division", n);
    }
    factors.extend(Some(rest).filter(|&rest| rest > 1));
    factors
}
