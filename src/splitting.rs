//! Splitting: a move replaces a heap by two smaller ones of any sizes, of which each may be empty.
//!
//! A heap of n >= 1 has the n-th odious number as its value: 1, 2, 4, 7, 8, 11, ..., the numbers
//! with an odd number of binary ones (OEIS A000069). For an option is the xor of two smaller
//! values. Two odious ones make a number with an even number of ones, 0 and an odious one make
//! that; so the n-th odious number is not among them, while the odious ones below it are. So are
//! the others below it: such a number, if not 0, is its highest bit and the rest, which are odious
//! and less than it.
//!
//! Checked: heaps up to 300 against the table of the definition.

/// The Grundy value of a heap of `n`; one bit more than u64 for the largest. O(1).
///
/// ```
/// use grundy::splitting;
///
/// let values: Vec<u128> = (0..6).map(splitting::value).collect();
/// assert_eq!(values, [0, 1, 2, 4, 7, 8]);
/// ```
pub fn value(n: u64) -> u128 {
    match n {
        0 => 0,
        _ => {
            // The n-th has n - 1 before its last bit, which makes the number of ones odd.
            let before = n - 1;
            u128::from(before) * 2 + u128::from(before.count_ones() % 2 == 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn values_are_those_of_the_definition() {
        let mut values: Vec<u128> = Vec::new();
        for n in 0..300 {
            let mut seen = vec![false; 1024];
            for &a in &values {
                values.iter().for_each(|&b| seen[(a ^ b) as usize] = true);
            }
            values.push(seen.iter().position(|seen| !seen).unwrap() as u128);
            assert_eq!(value(n), values[n as usize], "{}", n);
        }
        // u64::MAX - 1 has 63 ones.
        assert_eq!(value(u64::MAX), u128::from(u64::MAX) * 2 - 2);
    }
}
