//! Numbers modulo a prime p: powers, inverses, geometric sums, binomial coefficients.
//!
//! Checked: p = 2, 3, 5, 7 and 101 against the sums and Pascal's triangle; 998244353, 10^9 + 7 and 2^32 - 5 by the
//! products of numbers and their inverses, and by Pascal's rule.

/// `base` to the power of `exponent`, modulo `p`: repeated squaring, O(log exponent).
///
/// `p` is at least 2; everywhere else in this file it is also below 2^32. Numbers modulo `p` are given and returned
/// as numbers below `p`.
///
/// ```
/// assert_eq!(grundy::numbers::modular::power(3, 4, 7), 81 % 7);
/// ```
pub fn power(base: u64, exponent: u64, p: u64) -> u64 {
    let product = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(p)) as u64;
    let (mut power, mut square, mut left) = (1, base, exponent);
    while left > 0 {
        if left % 2 == 1 {
            power = product(power, square);
        }
        square = product(square, square);
        left /= 2;
    }
    power
}

/// The number whose product with `a` is 1, modulo the prime `p`. 0 has no such number: the result is 0, or 1 if `p`
/// is 2.
///
/// It is a^(p - 2), because a^(p - 1) is 1 for every a other than 0 (Fermat). O(log p).
///
/// ```
/// assert_eq!(grundy::numbers::modular::inverse(3, 7), 5);
/// ```
pub fn inverse(a: u64, p: u64) -> u64 {
    power(a, p - 2, p)
}

/// The sum x + x^2 + ... + x^terms, modulo the prime `p`. O(log terms + log p).
///
/// It is x (x^terms - 1) / (x - 1); if x is 1, it is the number of terms.
///
/// ```
/// assert_eq!(grundy::numbers::modular::powers_in_all(2, 3, 101), 2 + 4 + 8);
/// assert_eq!(grundy::numbers::modular::powers_in_all(1, 3, 101), 3);
/// ```
pub fn powers_in_all(x: u64, terms: u64, p: u64) -> u64 {
    if x == 1 {
        return terms % p;
    }
    let (one_less, of_x) = (power(x, terms, p) + p - 1, x + p - 1);
    x * (one_less % p) % p * inverse(of_x % p, p) % p
}

/// Binomial coefficients modulo a prime.
///
/// ```
/// use grundy::numbers::modular::Binomials;
///
/// let binomials = Binomials::new(10, 1_000_000_007);
/// assert_eq!(binomials.of(10, 3), 120);
/// assert_eq!(binomials.of(3, 10), 0);
/// ```
pub struct Binomials {
    p: u64,
    // The factorial of each number, and the inverse of the factorial.
    factorials: Vec<(u64, u64)>,
}

impl Binomials {
    /// The binomial coefficients of numbers up to `most`, which must be less than the prime `p`. O(most + log p), 16
    /// bytes a number.
    ///
    /// # Panics
    ///
    /// If `most` is not less than `p`.
    pub fn new(most: u64, p: u64) -> Binomials {
        assert!(most < p, "a factorial that has no inverse");
        let mut factorials = vec![(1, 1)];
        for n in 1..most + 1 {
            let before = factorials[factorials.len() - 1].0;
            factorials.push((before * n % p, 1));
        }
        let mut inverse = inverse(factorials[most as usize].0, p);
        for n in (1..most + 1).rev() {
            factorials[n as usize].1 = inverse;
            inverse = inverse * n % p;
        }
        Binomials { p, factorials }
    }

    /// The number of ways to choose `k` of `n` things. O(1).
    ///
    /// # Panics
    ///
    /// If `n` is greater than `most`.
    pub fn of(&self, n: u64, k: u64) -> u64 {
        if k > n {
            return 0;
        }
        let (k, rest) = (k as usize, (n - k) as usize);
        let ways = self.factorials[n as usize].0 * self.factorials[k].1 % self.p;
        ways * self.factorials[rest].1 % self.p
    }

    /// The sum of numbers of any size, modulo the prime.
    pub fn sum<I: Iterator<Item = u64>>(&self, numbers: I) -> u64 {
        numbers.fold(0, |sum, number| (sum + number % self.p) % self.p)
    }
}

#[cfg(test)]
mod tests {
    use super::{inverse, power, powers_in_all, Binomials};

    #[test]
    fn powers_and_inverses_of_small_primes_are_those_of_the_definition() {
        for &p in &[2, 3, 5, 7, 101] {
            for x in 0..p {
                let (mut product, mut sum) = (1, 0);
                for terms in 0..30 {
                    assert_eq!(power(x, terms, p), product, "{}^{} mod {}", x, terms, p);
                    assert_eq!(powers_in_all(x, terms, p), sum, "{} {} mod {}", x, terms, p);
                    product = product * x % p;
                    sum = (sum + product) % p;
                }
                assert_eq!(x * inverse(x, p) % p, (x > 0) as u64);
            }
            let most = 40.min(p - 1);
            let binomials = Binomials::new(most, p);
            let mut row = vec![1];
            for n in 0..most + 1 {
                for k in 0..n + 3 {
                    let ways = row.get(k as usize).copied().unwrap_or(0);
                    assert_eq!(binomials.of(n, k), ways, "{} of {} mod {}", k, n, p);
                }
                let next = |k: usize| (row[k - 1] + row.get(k).copied().unwrap_or(0)) % p;
                row = Some(1).into_iter().chain((1..row.len() + 1).map(next)).collect();
            }
        }
    }

    #[test]
    fn inverses_and_sums_of_large_primes_cancel() {
        for &p in &[998_244_353, 1_000_000_007, 4_294_967_291] {
            for &x in &[1, 2, 65_536, p / 2, p - 2, p - 1] {
                assert_eq!(x * inverse(x, p) % p, 1, "{} mod {}", x, p);
                // The sum, once more times x, except for both ends.
                let terms = u64::MAX;
                let sum = powers_in_all(x, terms, p);
                let end = power(x, terms, p) * x % p;
                assert_eq!((sum * x % p + x) % p, (sum + end) % p, "{} mod {}", x, p);
            }
            // Pascal's rule.
            let binomials = Binomials::new(99, p);
            for n in 1..100 {
                for k in 1..=n {
                    let both = binomials.of(n - 1, k - 1) + binomials.of(n - 1, k);
                    assert_eq!(binomials.of(n, k), both % p, "{} of {} mod {}", k, n, p);
                }
            }
            let most = u64::MAX % p;
            let expected = [0, most, 2 * most % p, 3 * most % p];
            for (count, &expected) in expected.iter().enumerate() {
                let all = vec![u64::MAX; count].into_iter();
                assert_eq!(binomials.sum(all), expected, "{} mod {}", count, p);
            }
        }
    }
}
