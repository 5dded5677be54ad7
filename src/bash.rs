//! Bash's game: one heap, a move takes 1 to m.
//!
//! The Grundy value of n is n mod (m + 1) (Bachet de Meziriac 1612; Winning Ways, ch. 4).
//!
//! Checked: all n, m <= 60 against full search (`tests/twins.rs`); the ends of u64.

/// The Grundy value of a heap of `n` of which `1..=m` may be taken. Any u64; `m = 0`: no move.
/// O(1).
///
/// ```
/// use grundy::bash;
///
/// assert_eq!(bash::value(23, 2), 2);
/// assert_eq!(bash::value(4, 3), 0);
/// assert_eq!(bash::value(u64::MAX, u64::MAX), u64::MAX);
/// ```
#[inline]
pub fn value(n: u64, m: u64) -> u64 {
    // m + 1 overflows for the one m that lets every heap be taken whole.
    m.checked_add(1).map_or(n, |modulus| n % modulus)
}
