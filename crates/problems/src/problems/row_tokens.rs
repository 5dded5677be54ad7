//! Tokens on a row.

use crate::problem::*;
use crate::references::row_tokens::won;

pub fn problem() -> Problem {
    Problem::new(to_end(parts![cells(1000, 10_000)]), |case, why| {
        choose(won(case.numbers("cells"), why), "1", "2")
    })
}
