//! Euclid's Game, until two zeros.

use crate::hard::euclid;
use crate::problem::*;
use crate::references::euclid::{multiples, stan_or_ollie};

pub fn problem() -> Problem {
    let one = |name| number(name, 1, (1 << 31) - 1);
    let format = to_zeros(2, parts![one("a"), one("b")]).of_largest(1000);
    Problem::with(format, || PlayedOut::new(multiples), stan_or_ollie)
        .hard(|_| euclid((1 << 31) - 1))
}
