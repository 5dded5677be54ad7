//! Bad cryptography: logarithms in the field of nimbers.

use crate::hard::named;
use crate::problem::*;
use crate::references::nimber::{
    by_definition, by_primes, by_table, is_logarithm, one_by_one, table, Memo,
};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let one = |name| number(name, 1, u64::MAX).within(1, u64::MAX).small(60);
    let format = header(100, parts![one("a"), one("b")]);
    Problem::with(format, || (Memo::default(), table()), reference)
        .hard(hard)
        .accepts(Accepts::Any(is_logarithm))
}

fn reference(case: &Case, (defined, table): &mut (Memo, Vec<Vec<u64>>), _: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    let mut product = |x| {
        if a.max(x) < 40 {
            by_definition(a, x, defined)
        } else {
            by_table(a, x, table)
        }
    };
    let x =
        if a.max(b) < 256 { one_by_one(a, b, 255, &mut product) } else { by_primes(a, b, table) };
    x.map_or("-1\n".to_string(), |x| line(&[x]))
}

/// Logarithms: small fields, whose orders are small; numbers that are not powers; the largest.
fn hard(random: &mut Random) -> Vec<Parts> {
    let mut pairs = vec![(1, 1), (1, 2), (u64::MAX, 1), (2, u64::MAX)];
    for bits in [2, 4, 8, 16, 32, 63] {
        let most = (1 << bits) - 1;
        for _ in 0..12 {
            pairs.push((random.between(1, most), random.between(1, most)));
        }
        pairs.extend([(most, 1), (most + 1, most), (most, most + 1), (most, most)]);
    }
    named(pairs, "a", "b")
}
