//! The divisor game: a move replaces a number by a proper divisor. Also the game in which a move splits a number into
//! equal parts.
//!
//! Checked: both games by the mex of all moves, for all numbers up to 2000; `factors` has the checks of the count.

use crate::numbers::factors;

/// The Grundy value of `n >= 1`: how many prime factors it has, with multiplicity; 0 for 1, 3 for 12.
///
/// A move may take away any of the prime factors, at least one. So a number with k prime factors is a Nim heap of k.
///
/// ```
/// use grundy::heaps::divisor;
///
/// assert_eq!(divisor::value(1), 0);
/// assert_eq!(divisor::value(360), 6);
/// ```
///
/// # Panics
///
/// If `n` is 0.
///
/// # Complexity
///
/// As [`factors::count`].
pub fn value(n: u64) -> u64 {
    factors::count(n)
}

/// The Grundy value of `n >= 1` if a move replaces n by y numbers n / y, where y > 1 divides n. It is the number of
/// odd prime factors of n, with multiplicity, and one more if n is even.
///
/// An even number of equal parts is worth 0, and an odd number of them is worth as much as one. So an odd n has the
/// moves of the divisor game. An even n can fall into an odd number y of even parts; the choice of y gives a part
/// any smaller number of odd prime factors. And splitting n into halves is worth 0.
///
/// ```
/// use grundy::heaps::divisor;
///
/// assert_eq!(divisor::value_in_equal_parts(8), 1);
/// assert_eq!(divisor::value_in_equal_parts(360), 4);
/// ```
///
/// # Panics
///
/// If `n` is 0.
///
/// # Complexity
///
/// As [`factors::count`].
pub fn value_in_equal_parts(n: u64) -> u64 {
    assert!(n > 0, "0 is no product of primes");
    factors::count(n >> n.trailing_zeros()) + u64::from(n % 2 == 0)
}

#[cfg(test)]
mod tests {
    use super::{value, value_in_equal_parts};
    use crate::kernel::mex;

    #[test]
    fn values_are_those_of_the_definition() {
        let mut values: Vec<u64> = vec![0];
        for n in 1..=2000 {
            let options: Vec<u64> = (1..n).filter(|d| n % d == 0).map(|d| values[d]).collect();
            let mex = (0..).find(|value| !options.contains(value)).unwrap();
            assert_eq!(value(n as u64), mex, "{}", n);
            values.push(mex);
        }
    }

    #[test]
    fn values_in_equal_parts_are_those_of_the_definition() {
        let mut values: Vec<u64> = vec![0];
        for n in 1..=2000 {
            let parts = (2..=n).filter(|y| n % y == 0);
            let options = parts.map(|y| if y % 2 == 0 { 0 } else { values[n / y] });
            let found = mex(options);
            assert_eq!(value_in_equal_parts(n as u64), found, "{}", n);
            values.push(found);
        }
    }
}
