//! Bachet's game: a subtraction game.

use crate::problem::*;
use crate::references::subtraction::lost_heaps;

/// Bounds: two copies; one of the number of cases.
pub fn problem() -> Problem {
    let n = number("n", 1, 1_000_000).within(0, (1 << 27) - 1).small(40);
    let member = number("member", 1, 1_000_000).within(1, u64::MAX).small(9);
    let set = list("set", 10, member).judge_has(1);
    Problem::new(to_end(parts![n, set]).of_largest(100), reference)
        .at("Kattis", |format| format.of_cases(1, 100))
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let lost = lost_heaps(&case.numbers("set"), case.number("n"));
    choose(!lost[case.number("n") as usize], "Stan wins", "Ollie wins")
}
