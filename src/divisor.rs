//! The divisor game: a move replaces a number by a proper divisor.
//!
//! That takes away any choice of its prime factors, at least one, so a number with k of them,
//! counted with multiplicity, is a Nim heap of k.
//!
//! Checked: a sieve up to 10^6; products, squares and cubes of known primes near 2^64.

/// The Grundy value of `n >= 1`: how many prime factors it has, with multiplicity; 0 for 1, 3 for
/// 12.
///
/// Complexity: at most 704 000 divisions (up to the cube root of 2^64) and a primality test.
///
/// ```
/// use grundy::divisor;
///
/// assert_eq!(divisor::value(1), 0);
/// assert_eq!(divisor::value(360), 6);
/// assert_eq!(divisor::value(18_446_744_073_709_551_557), 1);
/// assert_eq!(divisor::value(4_294_967_291 * 4_294_967_291), 2);
/// ```
///
/// # Panics
///
/// If `n` is 0.
pub fn value(n: u64) -> u64 {
    assert!(n > 0, "0 is no product of primes");
    let mut count = 0;
    let mut rest = n;
    let mut divide = |rest: &mut u64, divisor: u64| {
        while *rest % divisor == 0 {
            *rest /= divisor;
            count += 1;
        }
    };
    divide(&mut rest, 2);
    divide(&mut rest, 3);
    divide(&mut rest, 5);
    // From 7 on, the numbers that 2, 3 and 5 do not divide come in rounds of 30.
    let steps = [4, 2, 4, 2, 4, 6, 2, 6];
    let mut divisor = 7;
    for step in steps.iter().cycle() {
        // What is left has no factor below the divisor, so at most two below its cube.
        if divisor * divisor * divisor > u128::from(rest) {
            break;
        }
        divide(&mut rest, divisor as u64);
        divisor += step;
    }
    if rest == 1 {
        count
    } else if is_prime(rest) {
        count + 1
    } else {
        count + 2
    }
}

/// Whether `n` is prime. Any u64; at most twelve powers modulo `n`.
///
/// Miller's test with the twelve primes up to 37 as bases, which no composite below 2^64 passes
/// (Sorenson and Webster 2015).
///
/// ```
/// use grundy::divisor;
///
/// assert!(divisor::is_prime(4_294_967_291));
/// assert!(!divisor::is_prime(3_215_031_751)); // passes for 2, 3, 5 and 7
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
        let mut power = pow(base, (n - 1) >> twos, n);
        power == 1
            || (0..twos).any(|_| {
                let found = power == n - 1;
                power = product(power, power, n);
                found
            })
    })
}

fn pow(base: u64, exponent: u64, modulus: u64) -> u64 {
    let (mut result, mut square, mut rest) = (1, base, exponent);
    while rest > 0 {
        if rest % 2 == 1 {
            result = product(result, square, modulus);
        }
        square = product(square, square, modulus);
        rest /= 2;
    }
    result
}

fn product(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

#[cfg(test)]
mod tests {
    use super::{is_prime, value};

    #[test]
    fn a_sieve_to_a_million_agrees() {
        let size = 1_000_001;
        let mut factors = vec![0u64; size];
        for p in 2..size {
            if factors[p] > 0 {
                continue;
            }
            // p is prime: one factor for each of its powers that divides
            let mut power = p;
            while power < size {
                (power..size)
                    .step_by(power)
                    .for_each(|multiple| factors[multiple] += 1);
                power *= p;
            }
        }
        for (n, &expected) in (0..).zip(&factors).skip(1) {
            assert_eq!(value(n), expected, "{}", n);
            assert_eq!(is_prime(n), expected == 1, "{}", n);
        }
    }

    #[test]
    fn products_of_known_primes_have_as_many_factors() {
        // The largest primes below 2^16, 2^21, 2^22, 2^31, 2^32, 2^64, by the table of prime gaps
        // below powers of two (2^k - 15, - 9, - 3, - 1, - 5, - 59).
        let small = [
            65_521,
            2_097_143,
            4_194_301,
            2_147_483_647,
            4_294_967_291u64,
        ];
        for (at, &p) in small.iter().enumerate() {
            assert_eq!(value(p), 1);
            for &q in &small[..=at] {
                assert_eq!(value(p * q), 2, "{} {}", p, q);
            }
        }
        assert_eq!(value(4_294_967_279 * 4_294_967_291), 2);
        assert_eq!(value(65_521u64.pow(4)), 4);
        assert_eq!(value(65_521u64.pow(3)), 3);
        assert_eq!(value(2_097_143u64.pow(3)), 3);
        assert_eq!(value(2_097_143u64.pow(2) * 4_194_301), 3);
        assert_eq!(value(18_446_744_073_709_551_557), 1);
        assert_eq!(value(1 << 63), 63);
        assert_eq!(value(3u64.pow(40)), 40);
        // 2^64 - 1 = 3 * 5 * 17 * 257 * 641 * 65537 * 6700417 (Euler)
        assert_eq!(value(u64::MAX), 7);
    }

    #[test]
    fn strong_pseudoprimes_are_composite() {
        // To all prime bases up to 7, 11, 13, 17, 23, 31 (OEIS A014233)
        for &n in &[
            3_215_031_751,
            2_152_302_898_747,
            3_474_749_660_383,
            341_550_071_728_321,
        ] {
            assert!(!is_prime(n));
        }
        assert!(!is_prime(3_825_123_056_546_413_051));
    }
}
