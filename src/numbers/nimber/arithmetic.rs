//! The operations of the field.

/// The nim product. The sum that goes with it is `a ^ b` ([`nim_sum`](crate::heaps::nim::nim_sum)).
///
/// It is the mex of a'b ^ ab' ^ a'b' for all a' < a and b' < b. With this product the numbers below 2^(2^k) are a
/// field for every k (Conway, On Numbers and Games, ch. 6). Its characteristic is 2, because a ^ a = 0. Let F be one
/// of the *Fermat powers* 2, 4, 16, 256, 65536, 2^32. Two rules give every product: the product of F and a smaller
/// number is the ordinary product, and F times F is F ^ F/2. So a number a = a1 F ^ a0 is a pair of elements of the
/// field below F. And because F is a root of the polynomial x^2 + x + F/2, pairs are to that field what the complex
/// numbers are to the real numbers. The other root is F ^ 1. The *conjugate* of a number has this root in place of F,
/// and the product of both numbers is below F.
///
/// With a = a1 F ^ a0 and b = b1 F ^ b0 the product is (a1 b1 ^ a1 b0 ^ a0 b1) F ^ a0 b0 ^ a1 b1 F/2, where the first
/// bracket is (a1 ^ a0)(b1 ^ b0) ^ a0 b0 (Karatsuba): four products below F.
///
/// # Complexity
///
/// Some microseconds: at most 4^6 steps.
///
/// ```
/// use grundy::numbers::nimber;
///
/// assert_eq!(nimber::product(2, 2), 3);
/// assert_eq!(nimber::product(16, 16), 16 ^ 8);
/// assert_eq!(nimber::product(16, 15), 16 * 15);
/// ```
pub fn product(a: u64, b: u64) -> u64 {
    product_within(64, a, b)
}

// Of two numbers below 2^bits.
fn product_within(bits: u32, a: u64, b: u64) -> u64 {
    if a.min(b) < 2 {
        return a * b;
    }
    let half = bits / 2;
    let ((a1, a0), (b1, b0)) = (halves(half, a), halves(half, b));
    let low = product_within(half, a0, b0);
    let high = product_within(half, a1, b1);
    let both = product_within(half, a1 ^ a0, b1 ^ b0);
    (both ^ low) << half | low ^ product_within(half, high, 1 << (half - 1))
}

// The Fermat power is 2^half.
fn halves(half: u32, a: u64) -> (u64, u64) {
    (a >> half, a & ((1 << half) - 1))
}

/// The nim product of a number and itself.
///
/// Let s1 and s0 be the squares of a1 and a0. In the square of a1 F ^ a0 the two mixed products cancel, and F times F
/// is F ^ F/2, so it is s1 F ^ s1 F/2 ^ s0.
///
/// # Complexity
///
/// As [`product`].
///
/// ```
/// assert_eq!(grundy::numbers::nimber::square(4), 6);
/// ```
pub fn square(a: u64) -> u64 {
    square_within(64, a)
}

fn square_within(bits: u32, a: u64) -> u64 {
    if a < 2 {
        return a;
    }
    let half = bits / 2;
    let (a1, a0) = halves(half, a);
    let (high, low) = (square_within(half, a1), square_within(half, a0));
    high << half | low ^ product_within(half, high, 1 << (half - 1))
}

/// The number whose square is `a`; there is exactly one.
///
/// Squaring is additive (see [`square`]) and takes only 0 to 0, so it is a bijection. It is undone half by half.
///
/// # Complexity
///
/// As [`product`].
///
/// ```
/// assert_eq!(grundy::numbers::nimber::square_root(6), 4);
/// ```
pub fn square_root(a: u64) -> u64 {
    root_within(64, a)
}

fn root_within(bits: u32, a: u64) -> u64 {
    if a < 2 {
        return a;
    }
    let half = bits / 2;
    let (high, low) = halves(half, a);
    let square = low ^ product_within(half, high, 1 << (half - 1));
    root_within(half, high) << half | root_within(half, square)
}

/// The number whose product with `a` is 1, or `None` for 0, which has none.
///
/// It is the conjugate a1 (F ^ 1) ^ a0 of `a`, divided by the product of `a` and this conjugate. That product is a0
/// (a1 ^ a0) ^ a1 a1 F/2, which is below F and not 0.
///
/// # Complexity
///
/// As [`product`].
///
/// ```
/// use grundy::numbers::nimber;
///
/// assert_eq!(nimber::inverse(2), Some(3));
/// assert_eq!(nimber::inverse(0), None);
/// ```
pub fn inverse(a: u64) -> Option<u64> {
    Some(inverse_within(64, a)).filter(|_| a > 0)
}

// 0 for 0.
fn inverse_within(bits: u32, a: u64) -> u64 {
    if a < 2 {
        return a;
    }
    let half = bits / 2;
    let (a1, a0) = halves(half, a);
    let conjugate = a1 << half | a1 ^ a0;
    let tail = product_within(half, square_within(half, a1), 1 << (half - 1));
    let norm = product_within(half, a0, a1 ^ a0) ^ tail;
    product_within(bits, conjugate, inverse_within(half, norm))
}

#[cfg(test)]
pub(super) mod tests {
    use super::{inverse, product, square, square_root};
    use crate::random::Random;

    // Of every size.
    pub fn any(random: &mut Random) -> u64 {
        let bits = random.between(0, 63);
        random.between(0, u64::MAX) >> bits
    }

    #[test]
    fn products_below_256_are_those_of_the_definition() {
        let mut products = vec![[0u64; 256]; 256];
        for a in 0..256 {
            for b in 0..256 {
                let mut seen = [false; 256];
                for c in 0..a {
                    for d in 0..b {
                        seen[(products[c][b] ^ products[a][d] ^ products[c][d]) as usize] = true;
                    }
                }
                // The field below 256 has no other values.
                let mex = seen.iter().position(|&is_seen| !is_seen).unwrap() as u64;
                products[a][b] = mex;
                assert_eq!(product(a as u64, b as u64), mex, "{} {}", a, b);
            }
        }
    }

    #[test]
    fn products_are_the_published_ones() {
        assert_eq!(product(2, 2), 3);
        assert_eq!(product(4, 4), 6);
        assert_eq!(product(16, 16), 24);
        assert_eq!(product(1 << 63, 1 << 62), 0xb9c5_9257_c544_5713);
        assert_eq!(product(1 << 32, 1 << 32), 3 << 31);
        assert_eq!(product(1 << 32, u64::MAX >> 32), u64::MAX << 32);
    }

    #[test]
    fn the_laws_of_a_field_hold() {
        let mut random = Random(1);
        for _ in 0..10_000 {
            let (a, b, c) = (any(&mut random), any(&mut random), any(&mut random));
            assert_eq!(product(a, b), product(b, a), "{} {}", a, b);
            let (left, right) = (product(product(a, b), c), product(a, product(b, c)));
            assert_eq!(left, right, "{} {} {}", a, b, c);
            let sums = product(a, b) ^ product(a, c);
            assert_eq!(product(a, b ^ c), sums, "{} {} {}", a, b, c);
        }
    }

    #[test]
    fn squares_roots_and_inverses_are_those_of_the_product() {
        let mut random = Random(2);
        let mut numbers: Vec<u64> = (0..256).chain(vec![u64::MAX, 1 << 63, 1 << 32]).collect();
        numbers.extend((0..10_000).map(|_| any(&mut random)));
        for a in numbers {
            assert_eq!(square(a), product(a, a), "{}", a);
            assert_eq!(square(square_root(a)), a, "{}", a);
            assert_eq!(inverse(a).map_or(1, |b| product(a, b)), 1, "{}", a);
            assert_eq!(inverse(a).is_none(), a == 0);
        }
    }
}
