//! Tastes Like Winning: rows of different heaps that the first player wins at Nim.

use crate::hard::named;
use crate::problem::*;
use crate::references::nim::Nim;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(10_000_000).within(0, 10_000_000).small(4);
    let format = one(parts![n, m(10_000_000).small(5)]);
    Problem::with(format, || Nim::new(false), reference).hard(hard)
}

fn reference(case: &Case, nim: &mut Nim, _: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    let won = if n <= 4 && m <= 3 { rows_won(&[], n, 1 << m, nim) } else { rows_not_lost(n, m) };
    line(&[won])
}

/// The rows that begin with these heaps, each of them played out.
fn rows_won(row: &[u64], n: u64, sizes: u64, nim: &mut Nim) -> u64 {
    if row.len() as u64 == n {
        return nim.is_won(row).into();
    }
    let heaps = (1..sizes).filter(|heap| !row.contains(heap));
    heaps.map(|heap| rows_won(&[row, &[heap]].concat(), n, sizes, nim)).sum()
}

const PRIME: u64 = 1_000_000_007;

/// `from`, and numbers below it, as many as `terms`, multiplied.
fn falling(from: u64, terms: u64) -> u64 {
    (0..terms).fold(1, |product, less| product * ((from + PRIME - less) % PRIME) % PRIME)
}

fn power(base: u64, exponent: u64) -> u64 {
    let half = if exponent > 0 { power(base * base % PRIME, exponent / 2) } else { 1 };
    half * if exponent % 2 == 1 { base } else { 1 } % PRIME
}

/// Second method: the characters of the group of nim-sums. One is 1 for all M heaps. Each of the M others is 1 for h - 1
/// heaps and -1 for h, where h = 2^(m - 1), so sets of n heaps add up to the coefficient of x^n in (1 + x)^(h - 1) (1 - x)^h.
fn rows_not_lost(n: u64, m: u64) -> u64 {
    let (half, power) = ((PRIME + 1) / 2, power(2, m));
    let (sizes, k) = ((power + PRIME - 1) % PRIME, n / 2);
    let all = falling(sizes, n);
    // n! times the coefficient of x^n in (1 - x) (1 - x^2)^(h - 1).
    let others = falling(n, n - k) * falling(power * half % PRIME + PRIME - 1, k) % PRIME * sizes;
    let signed = if (n + k) % 2 == 0 { others % PRIME } else { PRIME - others % PRIME };
    let lost = (all + signed) % PRIME * self::power(half, m) % PRIME;
    (all + PRIME - lost) % PRIME
}

/// More heaps than sizes, all sizes, and one less; powers of 2 near the prime.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 10_000_000;
    let sizes = (1..=23).flat_map(|m: u64| [(1 << m, m), ((1 << m) - 1, m), ((1 << m) - 2, m)]);
    let mut pairs: Vec<(u64, u64)> = sizes.filter(|pair| (1..=most).contains(&pair.0)).collect();
    pairs.extend([(most, most), (most, 24), (most, 1), (1, most), (2, most), (3, most), (3, 30)]);
    named(pairs, "n", "m")
}
