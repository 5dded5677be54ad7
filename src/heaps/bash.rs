//! Bash's game: a move takes 1 to m from a heap; also the game in which a move takes L to R.
//!
//! Checked: all n, m <= 40 against full search (`crates/problems`), all L, R <= 12 against the table of the
//! definition; the ends of u64.

/// The Grundy value of a heap of `n` from which a move takes `1..=m`: n mod (m + 1) (Bachet de Meziriac 1612;
/// Winning Ways, ch. 4). Any u64; `m = 0`: no move. O(1).
///
/// ```
/// use grundy::heaps::bash;
///
/// assert_eq!(bash::value(23, 2), 2);
/// assert_eq!(bash::value(4, 3), 0);
/// assert_eq!(bash::value(u64::MAX, u64::MAX), u64::MAX);
/// ```
#[inline]
pub fn value(n: u64, m: u64) -> u64 {
    // m + 1 overflows only for the largest m, with which every heap can be taken whole.
    m.checked_add(1).map_or(n, |modulus| n % modulus)
}

/// The Grundy value of a heap of `n` from which a move takes `least..=most`: floor((n mod (L + R)) / L), where
/// L is `least` and R is `most`. O(1).
///
/// Let n = q(L + R) + s with s < L + R, and s = kL + r with r < L. The difference of two heaps of the same
/// value is less than L away from a multiple of L + R, so it is not one of the numbers L to R. And each j < k
/// is the value of an option: take (k - j)L. If that is more than R, take R: then j is 0, and fewer than L of
/// s remain.
///
/// ```
/// use grundy::heaps::bash;
///
/// assert_eq!(bash::value_from(9, 2, 3), 2); // 0 0 1 1 2, over and over
/// assert_eq!(bash::value_from(23, 1, 2), bash::value(23, 2));
/// ```
///
/// # Panics
///
/// If not `1 <= least <= most`.
#[inline]
pub fn value_from(n: u64, least: u64, most: u64) -> u64 {
    assert!(1 <= least && least <= most, "requires 1 <= least <= most");
    // If least + most overflows, no heap is as large as that sum.
    least.checked_add(most).map_or(n, |modulus| n % modulus) / least
}

#[cfg(test)]
mod tests {
    use super::value_from;

    #[test]
    fn takes_from_l_to_r_have_the_values_of_the_definition() {
        for least in 1..=12 {
            for most in least..=12 {
                let mut values: Vec<u64> = Vec::new();
                for n in 0..100 {
                    let options = (least..=most.min(n)).map(|take| values[n - take]);
                    let options: Vec<u64> = options.collect();
                    let value = (0..).find(|value| !options.contains(value)).unwrap();
                    values.push(value);
                    let (n, least, most) = (n as u64, least as u64, most as u64);
                    assert_eq!(value_from(n, least, most), value, "{} {} {}", n, least, most);
                }
            }
        }
        let end = u64::MAX;
        assert_eq!(value_from(end, 1, end), end);
        assert_eq!(value_from(end, end, end), 1);
        assert_eq!(value_from(end, 1 << 63, (1 << 63) - 1 + (1 << 63)), 1);
        assert_eq!(value_from(end, 1, end - 1), 0);
    }
}
