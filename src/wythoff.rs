//! Wythoff's game: two heaps, a move takes any number from one, or the same number from both.
//!
//! The lost positions are (floor(d phi), floor(d phi) + d) for d = 0, 1, 2, ..., phi being the
//! golden ratio (Wythoff 1907). Doubles misjudge some within 10^9, so all is done with integers:
//! phi is the positive root of x^2 = x + 1, hence `a < d phi` exactly if `a (a - d) < d^2`.
//!
//! Checked: all heaps up to 40 against full search (`tests/twins.rs`); the published lower and
//! upper Wythoff sequences; the 14 pairs that doubles misjudge; Zeckendorf representations (a
//! second characterization) up to the ends of u64.

/// Whether the player to move loses with heaps of `a` and `b`, in any order. Exact for any u64; O(1).
///
/// ```
/// use grundy::wythoff;
///
/// assert!(wythoff::is_lost(4, 7));
/// assert!(!wythoff::is_lost(8, 4));
/// assert!(wythoff::is_lost(267_914_295, 165_580_140));
/// ```
#[inline]
pub fn is_lost(a: u64, b: u64) -> bool {
    let (low, high) = if a <= b { (a, b) } else { (b, a) };
    let d = high - low;
    // d phi is irrational, so for d > 0 low is its floor exactly if low < d phi < low + 1. No u128
    // overflows: every factor is less than 2^64, or low + 1 = 2^64 beside one that is less.
    match d {
        0 => low == 0,
        _ => {
            is_below(u128::from(low), u128::from(d))
                && !is_below(u128::from(low) + 1, u128::from(d))
        }
    }
}

// x < d phi
#[inline]
fn is_below(x: u128, d: u128) -> bool {
    x <= d || x * (x - d) < d * d
}
