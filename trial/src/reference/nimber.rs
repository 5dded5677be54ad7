//! Nim products.

use super::{line, new, Reference};
use std::collections::HashMap;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "library-nim-product-64" => {
            let (mut defined, mut powers) = (HashMap::new(), HashMap::new());
            new(move |case| {
                let (a, b) = (case.number("a"), case.number("b"));
                let product = match a.max(b) < 40 {
                    true => by_definition(a, b, &mut defined),
                    false => by_bits(a, b, &mut powers),
                };
                line(&[product])
            })
        }
        _ => None,
    }
}

type Memo = HashMap<(u64, u64), u64>;

fn by_definition(a: u64, b: u64, memo: &mut Memo) -> u64 {
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
fn by_bits(a: u64, b: u64, powers: &mut Memo) -> u64 {
    let mut sum = 0;
    for i in (0..64).filter(|i| a >> i & 1 == 1) {
        for j in (0..64).filter(|j| b >> j & 1 == 1) {
            sum ^= of_powers(i, j, powers);
        }
    }
    sum
}

/// That of 2^i and 2^j. The bits of i say which Fermat powers have 2^i as their product.
fn of_powers(i: u64, j: u64, powers: &mut Memo) -> u64 {
    if i & j == 0 {
        return 1 << (i + j);
    }
    if let Some(&product) = powers.get(&(i, j)) {
        return product;
    }
    // The greatest one in both, F = 2^fermat, times itself is F ^ F/2.
    let fermat = 1 << (i & j).ilog2();
    let others = of_powers(i - fermat, j - fermat, powers);
    let square = 1 << fermat | 1 << (fermat - 1);
    let product = by_bits(others, square, powers);
    powers.insert((i, j), product);
    product
}
