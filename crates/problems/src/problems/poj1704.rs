//! Georgia and Bob: tokens on a row.

use crate::problem::*;
use crate::references::row_tokens::won;

pub fn problem() -> Problem {
    Problem::new(header(20, parts![cells(1000, 10_000).below()]), |case, why| {
        choose(won(case.numbers("cells"), why), "Georgia will win", "Bob will win")
    })
}
