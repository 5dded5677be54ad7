//! Counting sums by their nim-sum: the Walsh-Hadamard transform over a prime field.
//!
//! For each of two independent parts, let `ways[s]` be the number of ways in which the part has the nim-sum s. Then
//! the table for both parts together is the *xor convolution* of the two tables. The transform turns this convolution
//! into products, place by place.
//!
//! Checked: seeded random tables of up to 64 places against the convolution by definition, for two primes.

use super::modular;

/// The Walsh-Hadamard transform: place t gets the sum of all `ways[s]`, with a minus sign if s and t have an odd number
/// of binary ones in common. All this is modulo a prime `p` below 2^32, and each number of ways is below `p`.
///
/// The transform of a transform is the table times its length (Knuth, The Art of Computer Programming, vol. 2,
/// 4.6.4).
///
/// # Panics
///
/// If the length is no power of 2.
///
/// # Complexity
///
/// O(length log length), in place.
///
/// ```
/// use grundy::numbers::xor_convolution::transform;
///
/// // Heaps of 0, 1, 1 and 3.
/// let mut ways = [1, 2, 0, 1];
/// transform(&mut ways, 101);
/// assert_eq!(ways, [4, 101 - 2, 2, 0]);
/// ```
pub fn transform(ways: &mut [u64], p: u64) {
    assert!(ways.len().is_power_of_two(), "a power of 2");
    let mut half = 1;
    while half < ways.len() {
        for both in ways.chunks_mut(2 * half) {
            let (low, high) = both.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                let (sum, difference) = (*a + *b, *a + p - *b);
                *a = if sum < p { sum } else { sum - p };
                *b = if difference < p { difference } else { difference - p };
            }
        }
        half *= 2;
    }
}

/// The number of ways in which the nim-sum is 0, from the transform: the mean of all places, modulo the prime `p`.
///
/// # Panics
///
/// If there is no place.
///
/// ```
/// use grundy::numbers::xor_convolution::{transform, ways_of_0};
///
/// // Two heaps, each of 0, 1, 1 or 3: both 0, both 1 in four ways, or both 3.
/// let mut ways = [1, 2, 0, 1];
/// transform(&mut ways, 101);
/// let of_two = ways.iter().map(|way| way * way % 101);
/// assert_eq!(ways_of_0(of_two, 101), 1 + 4 + 1);
/// ```
pub fn ways_of_0<I>(transformed: I, p: u64) -> u64
where
    I: Iterator<Item = u64>,
{
    let (mut sum, mut length) = (0, 0);
    for way in transformed {
        sum = (sum + way) % p;
        length += 1;
    }
    assert!(length > 0, "there is no place");
    sum * modular::inverse(length % p, p) % p
}

#[cfg(test)]
mod tests {
    use super::{transform, ways_of_0};
    use crate::numbers::modular;
    use crate::random::Random;

    #[test]
    fn numbers_are_below_the_prime_and_not_the_prime_itself() {
        let mut ways = [50, 51];
        transform(&mut ways, 101);
        assert_eq!(ways, [0, 100]);
        ways = [7, 7];
        transform(&mut ways, 101);
        assert_eq!(ways, [14, 0]);
    }

    #[test]
    fn products_of_transforms_are_those_of_the_convolution() {
        let mut random = Random(23);
        for &p in &[101, 998_244_353] {
            for bits in 0..7 {
                let length = 1usize << bits;
                let mut table = || -> Vec<u64> { (0..length).map(|_| random.below(p)).collect() };
                let (mut a, mut b) = (table(), table());
                let mut expected = vec![0; length];
                for s in 0..length {
                    for t in 0..length {
                        expected[s ^ t] = (expected[s ^ t] + a[s] * b[t]) % p;
                    }
                }
                transform(&mut a, p);
                transform(&mut b, p);
                let mut both: Vec<u64> = a.iter().zip(&b).map(|(a, b)| a * b % p).collect();
                assert_eq!(ways_of_0(both.iter().copied(), p), expected[0]);
                transform(&mut both, p);
                let back = modular::inverse(length as u64 % p, p);
                let both: Vec<u64> = both.iter().map(|way| way * back % p).collect();
                assert_eq!(both, expected, "{} mod {}", length, p);
            }
        }
    }
}
