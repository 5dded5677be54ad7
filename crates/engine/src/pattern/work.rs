//! The steps that a request may take, before any of them.
//!
//! A step is about a nanosecond on the machine where the weights were measured (`cost`). What is refused follows from the
//! count alone, so it is the same on every machine.
//!
//! Checked: requests that are refused for a count (`cost`).

use crate::fault::Fault;

/// Why a request is refused: the heap at fault, if there is one, and what is too large.
pub type Refusal = (Option<usize>, Fault);

/// The most steps for one request: about eight seconds.
pub const MOST: u64 = 8_000_000_000;
/// The most steps for tests and proofs that were not asked for.
pub const SPARE: u64 = 1 << 29;

// Into how many parts a range of heaps is cut. Each part counts as if all its heaps were as large as the largest.
const PARTS: u64 = 32;

/// The sum of `each` over the heaps up to `most`, or a little more; `each` must not fall. O(1) calls.
pub fn total(most: u64, each: impl Fn(u64) -> u64) -> u64 {
    let part = most / PARTS + 1;
    let ends = (1..=PARTS).map(|turn| (turn * part).min(most));
    ends.fold(0, |sum: u64, end| sum.saturating_add(each(end).saturating_mul(part)))
}

/// The largest number up to `most` for which there are at most `budget` steps; `steps` must not fall. 0 if there is none.
pub fn largest(most: u64, budget: u64, steps: impl Fn(u64) -> u64) -> u64 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if steps(middle) <= budget {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_number_within_a_budget_is_found() {
        let of = |budget| largest(100, budget, |n| n * n);
        assert_eq!(
            (of(0), of(24), of(25), of(26), of(10_000), of(u64::MAX)),
            (0, 4, 5, 5, 100, 100)
        );
    }
}
