//! Stone Game IV: take a square number.

use crate::problem::*;
use crate::references::subtraction::lost_heaps;

/// Bounds: one copy.
pub fn problem() -> Problem {
    Problem::new(one(parts![n(100_000).within(1, 10_000_000).small(400)]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let n = case.number("n");
    let squares: Vec<u64> = (1..).map(|k| k * k).take_while(|&k| k <= n).collect();
    choose(!lost_heaps(&squares, n)[n as usize], "true", "false")
}
