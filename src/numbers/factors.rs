//! The prime factors of any u64.
//!
//! Checked: a sieve up to 10^6; products, squares and cubes of known primes, up to near 2^64; products of
//! random numbers against trial division; the index of the least prime factor against a second sieve up to 300000, and
//! against published numbers of primes.

use super::modular;

/// How many prime factors `n >= 1` has, with multiplicity: 0 for 1, 3 for 12.
///
/// ```
/// use grundy::numbers::factors;
///
/// assert_eq!(factors::count(360), 6);
/// assert_eq!(factors::count(18_446_744_073_709_551_557), 1);
/// assert_eq!(factors::count(4_294_967_291 * 4_294_967_291), 2);
/// ```
///
/// # Panics
///
/// If `n` is 0.
///
/// # Complexity
///
/// At most 705 000 divisions (up to the cube root of 2^64) and a primality test.
pub fn count(n: u64) -> u64 {
    let mut count = 0;
    let rest = divide_out(n, |_| count += 1);
    if rest == 1 {
        count
    } else if is_prime(rest) {
        count + 1
    } else {
        count + 2
    }
}

/// The prime factors of `n >= 1`, ascending, each as often as it divides `n`.
///
/// ```
/// use grundy::numbers::factors;
///
/// assert_eq!(factors::prime_factors(360), [2, 2, 2, 3, 3, 5]);
/// assert_eq!(factors::prime_factors(4_294_967_291 * 7), [7, 4_294_967_291]);
/// ```
///
/// # Panics
///
/// If `n` is 0.
///
/// # Complexity
///
/// As [`count`], and at most some 2^17 steps of Pollard's rho method (1975), which splits a product of two
/// primes above the cube root.
pub fn prime_factors(n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let rest = divide_out(n, |prime| factors.push(prime));
    if rest > 1 {
        let least = if is_prime(rest) { rest } else { split(rest) };
        factors.push(least);
        factors.extend(Some(rest / least).filter(|&other| other > 1));
        factors.sort_unstable();
    }
    factors
}

/// The primes that divide `n >= 1`, ascending, each with its exponent: `(2, 3), (3, 2), (5, 1)` for 360.
///
/// ```
/// assert_eq!(grundy::numbers::factors::prime_powers(360), [(2, 3), (3, 2), (5, 1)]);
/// ```
///
/// # Panics
///
/// If `n` is 0.
///
/// # Complexity
///
/// As [`prime_factors`].
pub fn prime_powers(n: u64) -> Vec<(u64, u32)> {
    let mut powers: Vec<(u64, u32)> = Vec::new();
    for prime in prime_factors(n) {
        match powers.last_mut() {
            Some((last, exponent)) if *last == prime => *exponent += 1,
            _ => powers.push((prime, 1)),
        }
    }
    powers
}

// Gives `each` the prime factors of n up to about its cube root; what is left is 1, a prime, or the product
// of two.
fn divide_out<E: FnMut(u64)>(n: u64, mut each: E) -> u64 {
    assert!(n > 0, "0 is no product of primes");
    let mut rest = n;
    let mut divide = |rest: &mut u64, divisor: u64| {
        while *rest % divisor == 0 {
            *rest /= divisor;
            each(divisor);
        }
    };
    divide(&mut rest, 2);
    divide(&mut rest, 3);
    divide(&mut rest, 5);
    // From 7 on, the numbers that 2, 3 and 5 do not divide come in rounds of 30.
    let steps = [4, 2, 4, 2, 4, 6, 2, 6];
    let mut divisor = 7;
    for step in steps.iter().cycle() {
        // What is left has no factor below the divisor, so below its cube it has at most two.
        if divisor * divisor * divisor > u128::from(rest) {
            break;
        }
        divide(&mut rest, divisor as u64);
        divisor += step;
    }
    rest
}

// A prime factor of the product of two odd primes.
fn split(n: u64) -> u64 {
    let root = (n as f64).sqrt() as u64;
    if let Some(root) = (root - 1..root + 2).find(|&root| root.checked_mul(root) == Some(n)) {
        return root;
    }
    // Pollard's rho: x and y step by x^2 + c, y twice as fast. Except for a few c, they meet modulo one of
    // the primes before they meet modulo the other, after about as many steps as its square root.
    for c in 1.. {
        let next = |x: u64| ((u128::from(x) * u128::from(x) + c) % u128::from(n)) as u64;
        let (mut x, mut y) = (2, 2);
        loop {
            // One gcd for many differences: that of their product.
            let (start, mut all) = ((x, y), 1);
            for _ in 0..128 {
                x = next(x);
                y = next(next(y));
                all = product(all, difference(x, y), n);
            }
            if gcd(all, n) == 1 {
                continue;
            }
            x = start.0;
            y = start.1;
            let mut factor = 1;
            while factor == 1 {
                x = next(x);
                y = next(next(y));
                factor = gcd(difference(x, y), n);
            }
            if factor < n {
                return factor;
            }
            break;
        }
    }
    unreachable!("some c splits");
}

fn difference(a: u64, b: u64) -> u64 {
    a.max(b) - a.min(b)
}

/// The greatest common divisor; of 0 and `a` it is `a`. O(log(a + b)) divisions.
///
/// ```
/// assert_eq!(grundy::numbers::factors::gcd(12, 18), 6);
/// ```
pub fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b > 0 {
        let rest = a % b;
        a = b;
        b = rest;
    }
    a
}

/// Whether `n` is prime. Any u64; at most twelve powers modulo `n`.
///
/// Miller's test with the twelve primes up to 37 as bases, which no composite below 2^64 passes
/// (Sorenson and Webster 2015).
///
/// ```
/// use grundy::numbers::factors;
///
/// assert!(factors::is_prime(4_294_967_291));
/// assert!(!factors::is_prime(3_215_031_751)); // passes for 2, 3, 5 and 7
/// ```
pub fn is_prime(n: u64) -> bool {
    let bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if n < 2 {
        return false;
    }
    if let Some(&divisor) = bases.iter().find(|&&base| n % base == 0) {
        return n == divisor;
    }
    let twos = (n - 1).trailing_zeros();
    bases.iter().all(|&base| {
        let mut power = modular::power(base, (n - 1) >> twos, n);
        power == 1
            || (0..twos).any(|_| {
                let found = power == n - 1;
                power = product(power, power, n);
                found
            })
    })
}

fn product(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

/// The largest number that [`Primes`] answers. One bit for each odd number up to it takes 16 MB, and the sieve takes
/// a second.
pub const MAX_INDEXED: u64 = (1 << 28) - 1;

/// The primes needed so far.
#[derive(Default)]
pub struct Primes {
    // Bit k stands for 2k + 1; and the number of primes before each word.
    is_prime: Vec<u64>,
    before: Vec<u32>,
    // The odd primes up to the square root of the largest number.
    small: Vec<u64>,
}

impl Primes {
    /// A table without primes yet.
    pub fn new() -> Primes {
        Primes::default()
    }

    /// The index, from 1, of the least prime factor of `n` in the list of all primes: 1 if `n` is even, 2 for 3 or 9,
    /// 3 for 5 or 35.
    ///
    /// ```
    /// let mut primes = grundy::numbers::factors::Primes::new();
    /// assert_eq!(primes.index_of_least(35), 3);
    /// assert_eq!(primes.index_of_least(9_999_991), 664_579);
    /// ```
    ///
    /// # Panics
    ///
    /// If not `2 <= n <= MAX_INDEXED`.
    ///
    /// # Complexity
    ///
    /// A sieve, to at most 2 n (or to 2^16), whenever n is beyond the last sieve. Then O(1) for a prime; for any
    /// other n at most as many divisions as the index.
    pub fn index_of_least(&mut self, n: u64) -> u64 {
        assert!(2 <= n && n <= MAX_INDEXED, "a number that is not sieved");
        if n % 2 == 0 {
            return 1;
        }
        if n / 128 >= self.is_prime.len() as u64 {
            self.sieve(((n + 1).next_power_of_two() as usize / 128).max(1 << 9));
        }
        let (word, bit) = (n as usize / 128, n / 2 % 64);
        if self.is_prime[word] >> bit & 1 == 1 {
            let here = self.is_prime[word] & ((1 << bit) - 1);
            return u64::from(self.before[word]) + u64::from(here.count_ones()) + 1;
        }
        // In 32 bits, where a division is faster.
        let divides = |&prime: &u64| n as u32 % prime as u32 == 0;
        let at = self.small.iter().position(divides);
        at.map_or(1, |at| at as u64 + 2)
    }

    // Eratosthenes, only for odd numbers, 64 a word.
    fn sieve(&mut self, words: usize) {
        let odds = 64 * words;
        let mut is_prime = vec![u64::MAX; words];
        is_prime[0] -= 1;
        self.small.clear();
        let mut k = 1;
        while 2 * k * (k + 1) < odds {
            if is_prime[k / 64] >> (k % 64) & 1 == 1 {
                self.small.push(2 * k as u64 + 1);
                // The square of 2k + 1, and from there on every odd multiple.
                let mut multiple = 2 * k * (k + 1);
                while multiple < odds {
                    is_prime[multiple / 64] &= !(1 << (multiple % 64));
                    multiple += 2 * k + 1;
                }
            }
            k += 1;
        }
        // 2 is before them all.
        let mut count = 1;
        self.before.clear();
        for word in &is_prime {
            self.before.push(count);
            count += word.count_ones();
        }
        self.is_prime = is_prime;
    }
}

#[cfg(test)]
mod tests {
    use super::{count, gcd, is_prime, prime_factors, prime_powers, Primes, MAX_INDEXED};
    use crate::random::Random;

    #[test]
    fn factors_up_to_a_million_are_those_of_a_sieve() {
        let size = 1_000_001;
        let mut factors = vec![0u64; size];
        for p in 2..size {
            if factors[p] > 0 {
                continue;
            }
            // p is prime: one factor for each of its powers that divides
            let mut power = p;
            while power < size {
                (power..size).step_by(power).for_each(|multiple| factors[multiple] += 1);
                power *= p;
            }
        }
        for (n, &expected) in (0..).zip(&factors).skip(1) {
            assert_eq!(count(n), expected, "{}", n);
            assert_eq!(is_prime(n), expected == 1, "{}", n);
        }
    }

    #[test]
    fn products_of_known_primes_have_as_many_factors() {
        // The largest primes below 2^16, 2^21, 2^22, 2^31, 2^32, 2^64, by the table of prime gaps
        // below powers of two (2^k - 15, - 9, - 3, - 1, - 5, - 59).
        let small = [65_521, 2_097_143, 4_194_301, 2_147_483_647, 4_294_967_291u64];
        for (at, &p) in small.iter().enumerate() {
            assert_eq!(count(p), 1);
            for &q in &small[..=at] {
                assert_eq!(count(p * q), 2, "{} {}", p, q);
            }
        }
        assert_eq!(count(4_294_967_279 * 4_294_967_291), 2);
        assert_eq!(count(65_521u64.pow(4)), 4);
        assert_eq!(count(65_521u64.pow(3)), 3);
        assert_eq!(count(2_097_143u64.pow(3)), 3);
        assert_eq!(count(2_097_143u64.pow(2) * 4_194_301), 3);
        assert_eq!(count(18_446_744_073_709_551_557), 1);
        assert_eq!(count(1 << 63), 63);
        assert_eq!(count(3u64.pow(40)), 40);
        // 2^64 - 1 = 3 * 5 * 17 * 257 * 641 * 65537 * 6700417 (Euler)
        assert_eq!(count(u64::MAX), 7);
    }

    #[test]
    fn products_of_any_numbers_have_the_factors_that_trial_division_finds() {
        let trial = |mut n: u64| {
            let (mut factors, mut divisor) = (0, 2);
            while divisor * divisor <= n {
                if n % divisor == 0 {
                    n /= divisor;
                    factors += 1;
                } else {
                    divisor += 1;
                }
            }
            factors + u64::from(n > 1)
        };
        let mut random = Random(88_172_645_463_325_252);
        for round in 0..300 {
            let mut any = || (random.between(0, u64::MAX) >> (32 + round % 32)).max(1);
            let (a, b) = (any(), any());
            let factors = trial(a) + trial(b);
            assert_eq!(count(a * b), factors, "{} {}", a, b);
            assert_eq!(is_prime(a * b), factors == 1, "{} {}", a, b);
        }
    }

    #[test]
    fn strong_pseudoprimes_are_composite() {
        // To all prime bases up to 7, 11, 13, 17, 23, 31 (OEIS A014233)
        for &n in &[3_215_031_751, 2_152_302_898_747, 3_474_749_660_383, 341_550_071_728_321] {
            assert!(!is_prime(n));
        }
        assert!(!is_prime(3_825_123_056_546_413_051));
    }

    #[test]
    fn least_primes_have_the_index_that_counting_says() {
        let size = 300_000;
        let mut least = vec![0u64; size];
        let mut primes = 0;
        for p in 2..size {
            if least[p] == 0 {
                primes += 1;
                let multiples = (p..size).step_by(p);
                multiples.for_each(|n| least[n] = if least[n] == 0 { primes } else { least[n] });
            }
        }
        let (mut up, mut down) = (Primes::new(), Primes::new());
        for n in 2..size {
            assert_eq!(up.index_of_least(n as u64), least[n], "{}", n);
            let n = size + 1 - n;
            assert_eq!(down.index_of_least(n as u64), least[n], "{}", n);
        }
        // The number of primes up to 10^k: OEIS A006880.
        assert_eq!(up.index_of_least(99_999_989), 5_761_455);
        assert_eq!(up.index_of_least(9973 * 9973), 1229);
        assert_eq!(up.index_of_least(MAX_INDEXED), 2);
        // The largest prime below 2^28 is 2^28 - 57, and there are 14630843 up to 2^28 (OEIS A007053).
        assert_eq!(up.index_of_least(MAX_INDEXED - 56), 14_630_843);
    }

    #[test]
    fn prime_factors_are_prime_ascending_and_have_the_number_as_their_product() {
        let primes =
            [65_521, 2_642_257, 4_294_967_279, 4_294_967_291, 18_446_744_073_709_551_557u64];
        let products = primes.iter().flat_map(|p| primes.iter().map(move |q| (p, q)));
        let products = products.filter_map(|(p, q)| p.checked_mul(*q));
        let near = (0..20).map(|less| u64::MAX - less);
        for n in (1..20_000).chain(products).chain(near).chain(primes.iter().copied()) {
            let factors = prime_factors(n);
            assert!(factors.windows(2).all(|pair| pair[0] <= pair[1]), "{}", n);
            assert!(factors.iter().all(|&factor| is_prime(factor)), "{}", n);
            assert_eq!(factors.iter().product::<u64>(), n);
            assert_eq!(factors.len() as u64, count(n));
            let powers = prime_powers(n);
            assert!(powers.windows(2).all(|pair| pair[0].0 < pair[1].0), "{}", n);
            let repeated =
                powers.iter().flat_map(|&(prime, exponent)| vec![prime; exponent as usize]);
            assert!(repeated.eq(factors), "{}", n);
        }
    }

    #[test]
    fn greatest_common_divisors_are_those_of_the_definition() {
        for a in 0..60u64 {
            for b in 0..60 {
                let common = (1..60).filter(|d| a % d == 0 && b % d == 0).max();
                assert_eq!(gcd(a, b), if a + b == 0 { 0 } else { common.unwrap() }, "{} {}", a, b);
            }
        }
        assert_eq!(gcd(u64::MAX, u64::MAX - 2), 1);
    }
}
