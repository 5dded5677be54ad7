//! Apples in Boxes: the boxes must stay nearly equal.

use crate::problem::*;
use crate::references::tree::is_sum_up_to;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 100_000).small(4);
    let k = number("k", 1, 1_000_000_000).within(1, u64::MAX).small(3);
    let boxes = times("boxes", "n", number("apples", 1, 1_000_000_000).small(4));
    let format = header_in_all("n", 100_000, parts![n, k, Line, boxes]).of_cases(1, 10_000);
    Problem::new(format, reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (k, mut boxes) = (case.number("k"), case.numbers("boxes"));
    boxes.sort_unstable();
    let won = if boxes.len() <= 5 && is_sum_up_to(24, &boxes) {
        PlayedOut::new(|boxes: &[u64]| apple_taken(boxes, k)).won(&boxes, why)
    } else {
        // Second method: one less in the last of the sorted boxes, and the number of odd boxes.
        let odd = boxes.iter().filter(|&apples| apples % 2 == 1).count();
        odd % 2 == 1 && {
            *boxes.last_mut().unwrap() -= 1;
            boxes.iter().max().unwrap() - boxes.iter().min().unwrap() <= k
        }
    };
    choose(won, "Tom", "Jerry")
}

/// The moves that do not lose at once.
fn apple_taken(boxes: &[u64], k: u64) -> Vec<Position> {
    let mut options = each(boxes, |_, apples| apples.checked_sub(1).into_iter().collect());
    options.retain(|boxes| boxes.iter().all(|a| boxes.iter().all(|&b| a.abs_diff(b) <= k)));
    options
}
