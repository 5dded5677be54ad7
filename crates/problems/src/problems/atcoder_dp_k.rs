//! Stones: a subtraction game.

use crate::problem::*;
use crate::references::subtraction::lost_heaps;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let k = number("k", 1, 100_000).within(0, (1 << 27) - 1).small(30);
    let k = k.judge_by("n", u64::MAX);
    let member = number("member", 1, 100_000).within(1, u64::MAX).small(7);
    let member = member.judge_by(1, "k");
    let format = one(parts![
        n(100).small(4),
        k,
        Line,
        times("set", "n", member).judge_order(Order::Increasing),
    ]);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let lost = lost_heaps(&case.numbers("set"), case.number("k"));
    choose(!lost[case.number("k") as usize], "First", "Second")
}
