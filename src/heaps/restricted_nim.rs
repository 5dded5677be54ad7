//! Restricted Nim with a part of the heap: a move takes 1 to floor(n / k) from a heap of n.
//!
//! Checked: all n up to 500 and k up to 30 against the table of the definition; the recurrence step by step for
//! pseudo-random n up to 2^40 and k up to 2^20; small positions against full search (`crates/problems`).

/// The Grundy value of a heap of `n` from which a move takes `1..=n / k`. Any u64.
///
/// Let f(n) = floor(n / k) be the most that may be taken. From a heap to the next, f stays or rises by 1. Where
/// it rises, n has the value f(n), which no smaller heap has. Elsewhere n has the value of the heap n - f(n) -
/// 1, the largest that it cannot reach (Levine, Fractal sequences and restricted Nim, 2006).
///
/// Proof: a heap and its options are f(n) + 1 consecutive heaps. By induction such a range has every value up
/// to f(n) once. Where f(n) = f(n - 1), the range of n is that of n - 1, moved up by one; so the new heap n has
/// the value of the heap that the range leaves behind. Where f rises, the range leaves no heap behind, and the
/// new heap has the first value that is new.
///
/// The recurrence takes f(n) + 1 from n as long as k does not divide n. Here all its steps with the same f(n)
/// are done as one. So the cost is O([`steps`]`(n, k)`).
///
/// ```
/// use grundy::heaps::restricted_nim;
///
/// assert_eq!(restricted_nim::value(12, 2), 6);
/// assert_eq!(restricted_nim::value(11, 2), 1); // that of 5, which has that of 2
/// assert_eq!(restricted_nim::value(u64::MAX, 1), u64::MAX);
/// ```
///
/// # Panics
///
/// If `k` is 0.
pub fn value(n: u64, k: u64) -> u64 {
    assert!(k > 0, "a part of the heap");
    let (mut most, mut over) = (n / k, n % k);
    // 0 < over: f does not rise at this heap.
    while most > 0 && over > 0 {
        over %= most + 1;
        if over > 0 {
            // Below the least heap from which `most` may be taken.
            let heap = most * k + over - (most + 1);
            most = heap / k;
            // `heap + k` would do as well: it is more by k * (most + 1), which the next remainder removes.
            over = heap % k;
        }
    }
    most
}

/// An upper bound on the steps that [`value`] takes: the lesser of n / k and 64 k, which is at most 2^35.
/// Each step reduces n / k by at least 1. And a step takes at least the k-th part of the heap, so after at
/// most 44 k steps n / k is less than k, however large n was, and fewer than k steps remain.
///
/// ```
/// use grundy::heaps::restricted_nim;
///
/// assert_eq!(restricted_nim::steps(1_000_000_000, 31_000), 32_258);
/// assert_eq!(restricted_nim::steps(u64::MAX, 3), 192);
/// ```
///
/// # Panics
///
/// If `k` is 0.
pub fn steps(n: u64, k: u64) -> u64 {
    assert!(k > 0, "a part of the heap");
    (n / k).min(k.saturating_mul(64))
}

#[cfg(test)]
mod tests {
    use super::{steps, value};
    use crate::random::Random;

    #[test]
    fn values_are_those_of_the_definition() {
        for k in 1..=30 {
            let mut values: Vec<u64> = Vec::new();
            for n in 0..500usize {
                let options: Vec<u64> = (1..=n / k).map(|take| values[n - take]).collect();
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                assert_eq!(value(n as u64, k as u64), mex, "{} {}", n, k);
                values.push(mex);
            }
        }
    }

    #[test]
    fn steps_with_the_same_part_are_rightly_one() {
        let mut random = Random(2026);
        for _ in 0..200 {
            let bits = random.between(1, 40);
            let heap = random.between(0, 1 << bits);
            let bits = random.between(1, 20);
            let k = random.between(1, 1 << bits);
            let mut n = heap;
            while n % k > 0 && n / k > 0 {
                n -= n / k + 1;
            }
            assert_eq!(value(heap, k), n / k, "{} {}", heap, k);
        }
    }

    #[test]
    fn the_ends_of_u64_are_answered() {
        let end = u64::MAX;
        assert_eq!((value(end, 1), value(end, end)), (end, 1));
        assert_eq!((value(end - 1, end), value(0, end)), (0, 0));
        // 2^64 - 1 = 2 (2^63 - 1) + 1, and so on down to 1.
        assert_eq!(value(end, 2), 0);
        assert_eq!(value(end - 1, 2), end / 2);
        assert_eq!((steps(end, end), steps(0, 1)), (1, 0));
    }
}
