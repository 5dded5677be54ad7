//! Permutation game: remove numbers until the rest ascend.

use crate::hard::numbers;
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let number = number("number", 1, 15).judge_by(1, "n").small(7);
    let row = times("row", "n", number).judge_order(Order::Distinct);
    let format = header(100, parts![n(15).judged(2, 15).within(1, 20).small(7), Line, row]);
    let format = format.promised(Promise {
        keep: descend,
        check: "lambda case: list(map(int, case[1:])) != sorted(map(int, case[1:]))",
        sentence: ["the row does not ascend", "这排数不是递增的"],
    });
    Problem::new(format, reference)
}

/// Swaps the first two numbers of a row that ascends.
fn descend(case: &mut Case) {
    let mut row = case.numbers("row");
    if row.is_sorted() {
        row.swap(0, 1);
    }
    case.set("row", numbers(&row));
}

/// All rows are played out.
fn reference(case: &Case, why: &mut Witness) -> String {
    let won = PlayedOut::new(options).won(&case.numbers("row"), why);
    choose(won, "Alice", "Bob")
}

fn options(row: &[u64]) -> Vec<Position> {
    let ascends = row.windows(2).all(|two| two[0] < two[1]);
    let places = 0..if ascends { 0 } else { row.len() };
    places.map(|at| [&row[..at], &row[at + 1..]].concat()).collect()
}
