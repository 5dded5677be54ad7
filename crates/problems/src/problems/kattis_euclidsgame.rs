//! Euclid's Game, until two zeros.

use crate::hard::euclid;
use crate::problem::*;
use crate::references::euclid::{multiples, stan_or_ollie};

pub fn problem() -> Problem {
    let one = |name| number(name, 1, 1_000_000_000);
    let format = Format { most: 1000, ..to_zeros(2, parts![one("a"), one("b")]) };
    Problem::with(format, || PlayedOut::new(multiples), stan_or_ollie)
        .hard(|_| euclid(1_000_000_000))
}
