//! Nim products.

use crate::games::nimber::{by_bits, by_definition};
use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let factor = |name| number(name, 0, u64::MAX).small(40);
    let format = header(1_000_000, parts![factor("a"), factor("b")]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    let (mut defined, mut powers) = (HashMap::default(), HashMap::default());
    answer(move |case, _| {
        let (a, b) = (case.number("a"), case.number("b"));
        let product = if a.max(b) < 40 {
            by_definition(a, b, &mut defined)
        } else {
            by_bits(a, b, &mut powers)
        };
        line(&[product])
    })
}
