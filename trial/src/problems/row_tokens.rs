//! Tokens on a row.

use crate::games::row_tokens::won;
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference)
}

fn format() -> Format {
    to_end(parts![cells(1000, 10_000)])
}

fn reference() -> Reference {
    answer(|case| choose(won(case.numbers("cells")), "1", "2"))
}
