//! Games of divisors and common factors.

use rustc_hash::FxHashMap as HashMap;

/// Primes too large for trial division: the two largest below 2^32 and below 2^64.
const PRIMES: [u64; 4] =
    [4_294_967_291, 4_294_967_279, 18_446_744_073_709_551_557, 18_446_744_073_709_551_533];

pub fn factors(number: u64) -> HashMap<u64, u32> {
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
