//! Nim products.

use crate::problem::*;
use crate::references::nimber::{by_bits, by_definition, Memo};

pub fn problem() -> Problem {
    let factor = |name| number(name, 0, u64::MAX).small(40);
    Problem::with(header(1_000_000, parts![factor("a"), factor("b")]), Default::default, reference)
}

fn reference(case: &Case, (defined, powers): &mut (Memo, Memo), _: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    let product = if a.max(b) < 40 { by_definition(a, b, defined) } else { by_bits(a, b, powers) };
    line(&[product])
}
