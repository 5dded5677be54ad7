//! Circle Game in the plane: steps of k right or up, within a circle.

use crate::problem::*;

pub fn problem() -> Problem {
    let d = number("d", 1, 100_000).small(40);
    let k = number("k", 1, 100_000).within(1, u64::MAX).judge_by(1, "d").small(40);
    Problem::new(header(100, parts![d, k]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (d, k) = (case.number("d"), case.number("k"));
    let square = |x: u64| u128::from(x) * u128::from(x);
    let is_within =
        |token: &[u64]| square(d).checked_sub(square(token[0])) >= Some(square(token[1]));
    let won = if d / k <= 40 {
        let steps = |token: &[u64]| {
            let mut steps = each(token, |_, x| x.checked_add(k).into_iter().collect());
            steps.retain(|token| is_within(token));
            steps
        };
        PlayedOut::new(steps).won(&[0, 0], why)
    } else {
        // Second method: the last point on the diagonal, and the one beside it.
        let half = (square(d) / 2).isqrt() as u64;
        is_within(&[half / k * k, (half / k + 1) * k])
    };
    choose(won, "Ashish", "Utkarsh")
}
