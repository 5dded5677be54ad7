//! The divisor game: a move replaces a number by a proper divisor.
//!
//! Checked: the mex of the proper divisors for all numbers up to 2000; `factors` has the checks of the count.

use super::factors;

/// The Grundy value of `n >= 1`: how many prime factors it has, with multiplicity; 0 for 1, 3 for 12.
///
/// A move takes away any choice of the prime factors, at least one, so a number with k of them is a Nim heap
/// of k.
///
/// ```
/// use grundy::divisor;
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

#[cfg(test)]
mod tests {
    use super::value;

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
}
