//! Wythoff's game: a move takes any number from one of two heaps, or the same number from both.
//!
//! Checked: all heaps up to 40 against full search (`crates/problems`); the published lower and upper Wythoff
//! sequences; the 14 pairs that arithmetic in doubles misjudges; Zeckendorf representations (a second
//! characterization) up to the ends of u64; the quick way against the exact one; winning moves of any
//! heaps are moves to lost pairs.

/// Whether the player to move loses with heaps of `a` and `b`, in any order. Exact for any u64; O(1).
///
/// The lost positions are (floor(d phi), floor(d phi) + d) for d = 0, 1, 2, ..., where phi is the golden ratio
/// (Wythoff 1907). Floating point misjudges some positions with heaps below 10^9, so this computes with integers
/// only: phi is the positive root of x^2 = x + 1, hence `a < d phi` exactly if `a (a - d) < d^2`.
///
/// ```
/// use grundy::heaps::wythoff;
///
/// assert!(wythoff::is_lost(4, 7));
/// assert!(!wythoff::is_lost(8, 4));
/// assert!(wythoff::is_lost(267_914_295, 165_580_140));
/// ```
#[inline]
pub fn is_lost(a: u64, b: u64) -> bool {
    let (low, high) = if a <= b { (a, b) } else { (b, a) };
    let d = high - low;
    // Nearly every position ends here, by one branch that is easy to predict: floor(d phi) is `near` or
    // near + 1. If they do not fit into u64, no low is that large: `near` wraps, and the answer is false
    // here or below.
    let near = d.wrapping_add(((u128::from(d) * PART) >> 64) as u64);
    if low.wrapping_sub(near) > 1 {
        return false;
    }
    // low is floor(d phi) exactly if low <= d phi < low + 1. No product overflows: its factors are
    // below 2^64, except for low + 1 = 2^64; but then d > 0, and the other factor is below 2^64.
    is_below(u128::from(low), u128::from(d)) && !is_below(u128::from(low) + 1, u128::from(d))
}

/// The lost positions that one move reaches from heaps of `a` and `b`, each with its smaller heap first.
///
/// First comes the one reached by taking from both heaps, if there is one. Those reached by taking from one heap
/// follow, by ascending smaller heap. A pair that both kinds of move reach is there twice, such as (1, 2) from (2,
/// 3). There are at most three, and none if (a, b) is lost. Exact for any u64; O(1).
///
/// ```
/// use grundy::heaps::wythoff;
///
/// assert_eq!(wythoff::winning(5, 8), vec![(4, 7), (3, 5)]);
/// assert_eq!(wythoff::winning(2, 2), vec![(0, 0), (1, 2)]);
/// assert_eq!(wythoff::winning(1, 2), vec![]);
/// ```
pub fn winning(a: u64, b: u64) -> Vec<(u64, u64)> {
    let (low, high) = if a <= b { (a, b) } else { (b, a) };
    if is_lost(low, high) {
        return Vec::new();
    }
    let d = high - low;
    // floor(d phi) = d + floor(d / phi)
    let both = u128::from(d) + u128::from(over_phi(u128::from(d)));
    let both = Some(both as u64).filter(|_| both < u128::from(low)).map(|low| (low, low + d));
    let from_high =
        partner(low).filter(|&left| left < high).map(|left| (low.min(left), low.max(left)));
    let from_low = partner(high).filter(|&left| left < low).map(|left| (left, high));
    let mut single: Vec<_> = from_high.into_iter().chain(from_low).collect();
    single.sort_unstable();
    single.dedup();
    both.into_iter().chain(single).collect()
}

// The one heap that makes a lost pair with `heap`, if it is a u64. Let k be the number of multiples
// of phi below heap + 1: of the heaps from 1 to `heap`, k are the smaller heaps of their lost pairs,
// and the others are the larger ones.
fn partner(heap: u64) -> Option<u64> {
    let k = over_phi(u128::from(heap) + 1);
    match heap.checked_add(k) {
        Some(high) if is_lost(heap, high) => Some(high),
        _ => Some(k).filter(|&k| is_lost(k, heap)),
    }
}

// PART / 2^64 is 1 / phi = phi - 1, minus something below 2^-64.
const PART: u128 = 0x9e37_79b9_7f4a_7c15;

// floor(n / phi), n <= 2^64: by PART alone it is right or one too small.
fn over_phi(n: u128) -> u64 {
    let k = (n * PART) >> 64;
    (k + u128::from(!is_below(n, k + 1))) as u64
}

// x <= d phi, which is x < d phi except for x = d = 0, because phi is irrational
#[inline]
fn is_below(x: u128, d: u128) -> bool {
    x <= d || x * (x - d) < d * d
}

#[cfg(test)]
mod tests {
    use super::{is_lost, winning};
    use crate::random::Random;

    // The reference: without the multiplication that settles nearly all.
    fn reference(low: u64, d: u64) -> bool {
        let (low, d) = (u128::from(low), u128::from(d));
        let below = |x: u128| x <= d || x * (x - d) < d * d;
        if d == 0 {
            low == 0
        } else {
            below(low) && !below(low + 1)
        }
    }

    #[test]
    fn near_a_lost_position_and_at_the_ends_the_quick_way_agrees_with_the_exact_one() {
        let mut random = Random(88_172_645_463_325_252);
        for round in 0..100_000 {
            let d = random.between(0, u64::MAX) >> (round % 64);
            let near = (d as f64 * 1.618_033_988_749_895) as u64;
            for &middle in &[near, 0, u64::MAX - d] {
                for off in 0..9u64 {
                    let low = middle.wrapping_add(off).wrapping_sub(4);
                    if let Some(high) = low.checked_add(d) {
                        assert_eq!(is_lost(low, high), reference(low, d), "{} {}", low, high);
                        assert_eq!(is_lost(high, low), reference(low, d), "{} {}", high, low);
                    }
                }
            }
        }
    }

    #[test]
    fn winning_moves_of_any_heaps_are_moves_to_lost_pairs() {
        let mut random = Random(88_172_645_463_325_252);
        for round in 0..20_000 {
            let low = random.between(0, u64::MAX);
            let high = random.between(low, u64::MAX);
            let d = (high - low) >> (2 + round % 62);
            // Near a lost pair, and anywhere.
            let near = (d as f64 * 1.618_033_988_749_895) as u64;
            for &(low, high) in
                &[(near, near + d), (near + 1, near + d + 1), (low, low + d), (low, high)]
            {
                let moves = winning(low, high);
                assert_eq!(moves.is_empty(), reference(low, high - low), "{} {}", low, high);
                for (a, b) in moves {
                    assert!(reference(a, b - a), "{} {}", low, high);
                    let one = a == low && b < high || a < high && b == low || a < low && b == high;
                    let both = a < low && low - a == high - b;
                    assert!(one || both, "{} {}: {} {}", low, high, a, b);
                }
            }
        }
    }

    #[test]
    fn winning_moves_are_those_of_the_whole_game() {
        let mut lost: Vec<(u64, u64)> = Vec::new();
        for high in 0..60 {
            for low in 0..=high {
                let both = |&&(a, b): &&(u64, u64)| a < low && low - a == high - b;
                // From one heap: one is as before, and the other is less.
                let one = |&&(a, b): &&(u64, u64)| {
                    a == low && b < high || b == low && a < high || b == high && a < low
                };
                let mut moves: Vec<_> = lost.iter().filter(both).copied().collect();
                moves.extend(lost.iter().filter(one));
                assert_eq!(winning(low, high), moves, "{} {}", low, high);
                assert_eq!(winning(high, low), moves, "{} {}", high, low);
                if moves.is_empty() {
                    lost.push((low, high));
                }
                assert_eq!(is_lost(low, high), moves.is_empty(), "{} {}", low, high);
            }
        }
    }
}
