//! Stick game: a subtraction game, all heaps up to n.

use crate::problem::*;
use crate::references::subtraction::lost_heaps;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 1, 1_000_000).within(0, (1 << 27) - 1).small(40);
    let member = number("member", 1, 1_000_000).within(1, u64::MAX).small(9);
    let up_to_n = |number: Number| number.judge_by(1, "n");
    let set = times("set", "k", up_to_n(member));
    let format = one(parts![
        n,
        up_to_n(number("k", 1, 100)).small(4),
        Line,
        set.judge_order(Order::Distinct).judge_has(1),
    ]);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let lost = lost_heaps(&case.numbers("set"), case.number("n"));
    let letters: String = lost[1..].iter().map(|&lost| if lost { 'L' } else { 'W' }).collect();
    letters + "\n"
}
