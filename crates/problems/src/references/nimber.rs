//! Nim products.

use crate::format::Case;
use rustc_hash::FxHashMap as HashMap;

/// The least x, from 1, with a^x = b, found by multiplying by a up to `most` times.
pub fn one_by_one(a: u64, b: u64, most: u64, by_a: &mut dyn FnMut(u64) -> u64) -> Option<u64> {
    let mut power = a;
    for x in 1..=most {
        if power == b {
            return Some(x);
        }
        power = by_a(power);
    }
    None
}

/// The products of all powers of 2.
pub fn table() -> Vec<Vec<u64>> {
    let mut powers = HashMap::default();
    let mut of_powers = |i, j| of_powers(i, j, &mut powers);
    let mut row = |i| (0..64).map(|j| of_powers(i, j)).collect();
    (0..64).map(&mut row).collect()
}

pub fn by_table(a: u64, b: u64, table: &[Vec<u64>]) -> u64 {
    let bits = |n: u64| (0..64).filter(move |bit| n >> bit & 1 == 1);
    let pairs = bits(a).flat_map(|i| bits(b).map(move |j| (i, j)));
    pairs.fold(0, |sum, (i, j)| sum ^ table[i as usize][j as usize])
}

fn power(base: u64, exponent: u64, table: &[Vec<u64>]) -> u64 {
    let bits = (0..64).rev().filter(|bit| exponent >> bit > 0);
    bits.fold(1, |power, bit| {
        let square = by_table(power, power, table);
        match exponent >> bit & 1 {
            1 => by_table(square, base, table),
            _ => square,
        }
    })
}

/// Whether this is a number x with the right power.
pub fn is_logarithm(case: &Case, words: &[&str]) -> bool {
    let [x] = words else {
        return false;
    };
    x.parse().is_ok_and(|x| power(case.number("a"), x, &table()) == case.number("b"))
}

/// Second method: x modulo each prime that divides the order of a, digit by digit in a base near the root of the
/// prime; then the least x with these remainders, combined one at a time.
pub fn by_primes(a: u64, b: u64, table: &[Vec<u64>]) -> Option<u64> {
    let (mut x, mut order) = (0u128, 1u128);
    for prime in [3, 5, 17, 257, 641, 65_537, 6_700_417u64] {
        let exponent = u64::MAX / prime;
        let (a, b) = (power(a, exponent, table), power(b, exponent, table));
        if a == 1 {
            if b != 1 {
                return None;
            }
            continue;
        }
        // b times the powers of a below the digit base, then the powers of a^base until one matches.
        let base = prime.isqrt() + 1;
        let (by_a, by_more) = (Multiple::of(a, table), Multiple::of(power(a, base, table), table));
        let low = std::iter::successors(Some(b), |&n| Some(by_a.product(n)));
        let mut low: Vec<(u64, u64)> = low.zip(0..base).collect();
        low.sort_unstable();
        let high = std::iter::successors(Some(1), |&n| Some(by_more.product(n)));
        let found = high.zip(0..=base).find_map(|(of_high, digit)| {
            let at = low.binary_search_by_key(&of_high, |of| of.0).ok()?;
            Some(digit * base + prime - low[at].1)
        });
        let rest = u128::from(found.expect("a power") % prime);
        while x % u128::from(prime) != rest {
            x += order;
        }
        order *= u128::from(prime);
    }
    Some(if x == 0 { order } else { x } as u64)
}

/// Products with one fixed number: they are linear, so eight tables of bytes suffice.
struct Multiple(Vec<u64>);

impl Multiple {
    fn of(a: u64, table: &[Vec<u64>]) -> Multiple {
        let images: Vec<u64> = (0..64).map(|bit| by_table(a, 1 << bit, table)).collect();
        let entry = |at: usize| {
            let bits = (0..8).filter(|bit| at >> bit & 1 == 1);
            bits.fold(0, |sum, bit| sum ^ images[8 * (at / 256) + bit])
        };
        Multiple((0..8 * 256).map(entry).collect())
    }

    fn product(&self, n: u64) -> u64 {
        let bytes = n.to_le_bytes().into_iter().enumerate();
        bytes.fold(0, |sum, (byte, bits)| sum ^ self.0[256 * byte + usize::from(bits)])
    }
}

pub type Memo = HashMap<(u64, u64), u64>;

pub fn by_definition(a: u64, b: u64, memo: &mut Memo) -> u64 {
    if let Some(&product) = memo.get(&(a, b)) {
        return product;
    }
    let mut taken = Vec::new();
    for c in 0..a {
        for d in 0..b {
            let (cb, ad) = (by_definition(c, b, memo), by_definition(a, d, memo));
            taken.push(cb ^ ad ^ by_definition(c, d, memo));
        }
    }
    let product = (0..).find(|value| !taken.contains(value)).unwrap();
    memo.insert((a, b), product);
    product
}

/// Second method: the products of all bits of a and b, by Conway's two rules for Fermat powers.
pub fn by_bits(a: u64, b: u64, powers: &mut Memo) -> u64 {
    let mut sum = 0;
    for i in (0..64).filter(|i| a >> i & 1 == 1) {
        for j in (0..64).filter(|j| b >> j & 1 == 1) {
            sum ^= of_powers(i, j, powers);
        }
    }
    sum
}

/// The product of 2^i and 2^j. The bits of i say which Fermat powers have 2^i as their product.
fn of_powers(i: u64, j: u64, powers: &mut Memo) -> u64 {
    if i & j == 0 {
        return 1 << (i + j);
    }
    if let Some(&product) = powers.get(&(i, j)) {
        return product;
    }
    // The greatest Fermat power in both, F = 2^fermat, times itself is F ^ F/2.
    let fermat = 1 << (i & j).ilog2();
    let others = of_powers(i - fermat, j - fermat, powers);
    let square = 1 << fermat | 1 << (fermat - 1);
    let product = by_bits(others, square, powers);
    powers.insert((i, j), product);
    product
}
