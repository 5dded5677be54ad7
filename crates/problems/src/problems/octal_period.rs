//! Octal games: the periods of their Grundy values, proved.

use crate::problem::*;
use crate::references::octal::{digits, table};

pub fn problem() -> Problem {
    Problem::new(to_end(parts![Part::Code, number("limit", 0, 1000).small(300)]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let limit = case.number("limit");
    match table(&digits(case.word("code")), limit.min(1 << 30) as usize).1 {
        Some((p, start)) => format!("period {p} from {start}\n"),
        None => format!("none up to {limit}\n"),
    }
}
