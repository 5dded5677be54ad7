//! Subtraction Game: a heap that the first player loses.

use crate::problem::*;
use crate::references::subtraction::{below, lost_heaps};

/// Bounds: two copies.
pub fn problem() -> Problem {
    let a = number("a", 1, 99).within(1, u64::MAX - 1);
    let b = number("b", 2, 100).judge_by("a + 1", 100).within(1, "18446744073709551615 - a");
    Problem::new(header(100, parts![a, b]), reference).accepts(Accepts::Any(is_lost))
}

fn is_lost(case: &Case, words: &[&str]) -> bool {
    let [n] = words else {
        return false;
    };
    let lost = |n| lost_heaps(&[case.number("a"), case.number("b")], n)[n as usize];
    n.parse().is_ok_and(|n| (1..=1_000_000).contains(&n) && lost(n))
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    // The greater number first: from any heap that is met here, this ends the play at once or is no move.
    let mut game = PlayedOut::new(|heap: &[u64]| {
        let left = below(heap[0], &[a.max(b), a.min(b)]);
        left.into_iter().map(|left| vec![left]).collect()
    });
    assert!(!game.won(&[a + b], why));
    line(&[a + b])
}
