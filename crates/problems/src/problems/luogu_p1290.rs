//! Euclid's game, a given number of cases.

use crate::hard::euclid;
use crate::problem::*;
use crate::references::euclid::{multiples, stan_or_ollie};

pub fn problem() -> Problem {
    let one = |name| number(name, 1, (1 << 31) - 1);
    let format = header(6, parts![one("a"), one("b")]);
    Problem::with(format, || PlayedOut::new(multiples), stan_or_ollie)
        .hard(|_| euclid((1 << 31) - 1))
}
