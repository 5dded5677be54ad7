//! Odious numbers: those with an odd number of ones in binary, 1, 2, 4, 7, 8, 11, ... (OEIS A000069).
//!
//! The nim-sum of two odious numbers is not odious, and that of three is.
//!
//! Checked: the first 1000 by counting; the ends of u64.

/// The odious number for which exactly `n` odious numbers are smaller. Any u64; for n from 2^63 on it has one bit
/// more than u64. O(1).
///
/// ```
/// use grundy::numbers::odious;
///
/// assert_eq!((0..6).map(odious::nth).collect::<Vec<_>>(), [1, 2, 4, 7, 8, 11]);
/// ```
pub fn nth(n: u64) -> u128 {
    // One of 2n and 2n + 1 is odious: the first if n is.
    2 * u128::from(n) + u128::from(n.count_ones() % 2 == 0)
}

/// How many odious numbers are smaller than `number`, or `None` if it is not odious. O(1).
///
/// ```
/// use grundy::numbers::odious;
///
/// assert_eq!(odious::index(11), Some(5));
/// assert_eq!(odious::index(6), None);
/// ```
pub fn index(number: u64) -> Option<u64> {
    Some(number / 2).filter(|_| number.count_ones() % 2 == 1)
}

#[cfg(test)]
mod tests {
    use super::{index, nth};

    #[test]
    fn odious_numbers_are_those_that_counting_finds() {
        let mut count = 0;
        for number in 0..2000u64 {
            let ones = format!("{:b}", number).matches('1').count();
            if ones % 2 == 1 {
                assert_eq!(nth(count), u128::from(number));
                assert_eq!(index(number), Some(count));
                count += 1;
            } else {
                assert_eq!(index(number), None);
            }
        }
        assert_eq!(count, 1000);
        // 64 ones; and 63 of them with the bit that makes them odd.
        assert_eq!(nth(u64::MAX), 2 * u128::from(u64::MAX) + 1);
        assert_eq!((index(u64::MAX), index(u64::MAX - 1)), (None, Some((1 << 63) - 1)));
    }
}
