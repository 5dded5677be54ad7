//! Logarithms of nimbers.
//!
//! Checked: all pairs below 16 and seeded random pairs below 65536 against the powers one by one; seeded random
//! numbers of any size by their powers, and by the order of the base.

use super::products::Products;
use crate::numbers::modular;
use std::collections::HashMap;

/// The prime factors of 2^64 - 1, the number of nimbers from 1 to 2^64 - 1: each divides it once.
const PRIMES: [u64; 7] = [3, 5, 17, 257, 641, 65_537, 6_700_417];

/// The least x >= 1 for which the x-th nim power of `a` is `b`, or `None` if there is no such x.
///
/// With the nim product, the nimbers from 1 to N = 2^64 - 1 are a group of order N, which is cyclic, as in every
/// finite field. Because the primes p of N are all different, a^x is b exactly if, for each of them, the x-th power
/// of a^(N/p) is b^(N/p). If a^(N/p) has the order p, this gives x mod p, as a logarithm to the base a^(N/p).
/// Otherwise a^(N/p) is 1. If then b^(N/p) is not 1, there is no x; if it is 1, too, x mod p is free (Pohlig and
/// Hellman 1978). From the remainders that are not free, the Chinese remainder theorem gives x modulo the product of
/// their primes, which is the order of a.
///
/// # Panics
///
/// If `a` or `b` is 0.
///
/// # Complexity
///
/// Some 8000 products, and a hash table of up to 2589 entries, because 2589 is about the square root of the largest
/// prime.
///
/// ```
/// use grundy::numbers::nimber::{logarithm, Products};
///
/// let products = Products::make();
/// // 2, 3, 1, and again.
/// assert_eq!(logarithm(&products, 2, 3), Some(2));
/// assert_eq!(logarithm(&products, 2, 1), Some(3));
/// assert_eq!(logarithm(&products, 2, 4), None);
/// ```
pub fn logarithm(products: &Products, a: u64, b: u64) -> Option<u64> {
    assert!(a.min(b) > 0, "0 is no element of the group");
    let (mut x, mut order) = (0, 1);
    for &p in &PRIMES {
        let of_a = power(products, a, u64::MAX / p);
        let of_b = power(products, b, u64::MAX / p);
        if of_a != 1 {
            let rest = rest(products, of_a, of_b, p);
            // x + order * more is `rest` modulo p.
            let more = (rest + p - x % p) * modular::inverse(order % p, p) % p;
            x += order * more;
            order *= p;
        } else if of_b != 1 {
            return None;
        }
    }
    Some(if x > 0 { x } else { order })
}

// By repeated squaring.
fn power(products: &Products, base: u64, exponent: u64) -> u64 {
    let (mut power, mut square, mut left) = (1, base, exponent);
    while left > 0 {
        if left % 2 == 1 {
            power = products.product(power, square);
        }
        square = products.product(square, square);
        left /= 2;
    }
    power
}

// The logarithm of b to the base a, which has the order p: baby steps a^0, a^1, ..., which are kept, and giant steps
// from b, each back by the number of baby steps (Shanks 1971).
fn rest(products: &Products, a: u64, b: u64, p: u64) -> u64 {
    let mut size = 1;
    // Never equal, because p is a prime.
    while size * size < p {
        size += 1;
    }
    let mut baby_steps = HashMap::new();
    let mut step = 1;
    for exponent in 0..size {
        baby_steps.insert(step, exponent);
        step = products.product(step, a);
    }
    let back = power(products, a, p - size);
    let (mut giant_step, mut steps) = (b, 0);
    loop {
        if let Some(exponent) = baby_steps.get(&giant_step) {
            return (exponent + size * steps) % p;
        }
        giant_step = products.product(giant_step, back);
        steps += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::arithmetic::tests::any;
    use super::{logarithm, power, Products, PRIMES};
    use crate::random::Random;

    fn one_by_one(products: &Products, a: u64, b: u64) -> Option<u64> {
        let mut step = a;
        for x in 1..65_536 {
            if step == b {
                return Some(x);
            }
            step = products.product(step, a);
            if step == a {
                return None;
            }
        }
        None
    }

    #[test]
    fn small_logarithms_are_those_found_one_by_one() {
        let products = Products::make();
        let mut random = Random(29);
        let pairs = (1..16).flat_map(|a| (1..16).map(move |b| (a, b)));
        let mut pairs: Vec<(u64, u64)> = pairs.collect();
        for bits in 3..17 {
            let mut one = || random.between(1, (1 << bits) - 1);
            pairs.extend((0..4).map(|_| (one(), one())));
        }
        for (a, b) in pairs {
            assert_eq!(logarithm(&products, a, b), one_by_one(&products, a, b), "{} {}", a, b);
        }
    }

    #[test]
    fn large_logarithms_give_the_power_and_are_below_the_order() {
        let products = Products::make();
        let mut random = Random(30);
        for _ in 0..60 {
            let (a, exponent) = (any(&mut random).max(1), random.between(0, u64::MAX));
            let b = power(&products, a, exponent);
            let x = logarithm(&products, a, b).expect("it is a power");
            assert_eq!(power(&products, a, x), b, "{} {}", a, b);
            let is_free = |p: &u64| power(&products, a, u64::MAX / p) == 1;
            let order = PRIMES.iter().filter(|&p| !is_free(p)).product::<u64>();
            assert_eq!(power(&products, a, order), 1);
            assert!(0 < x && x <= order, "{} {}", a, b);
            assert_eq!(exponent % order, x % order, "{} {}", a, b);
        }
        assert_eq!(PRIMES.iter().product::<u64>(), u64::MAX);
        assert_eq!(logarithm(&products, 1, 1), Some(1));
        assert_eq!(logarithm(&products, 1, 2), None);
    }

    #[test]
    #[should_panic(expected = "no element")]
    fn zero_has_no_logarithm() {
        logarithm(&Products::make(), 1, 0);
    }
}
