//! Game of painting: no two painted cells side by side.

use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(parts![n(1_000_000_000_000_000_000).small(5)]), |case, why| {
        choose(board_won(case.number("n"), why), "1", "2")
    })
}

fn board_won(n: u64, why: &mut Witness) -> bool {
    if n <= 5 {
        // A position: the cells that can be painted.
        let is_near = |a: u64, b: u64| (a / n).abs_diff(b / n) + (a % n).abs_diff(b % n) <= 1;
        let paint = |&cell: &u64, free: &[u64]| {
            free.iter().copied().filter(|&other| !is_near(cell, other)).collect()
        };
        let options = |free: &[u64]| free.iter().map(|cell| paint(cell, free)).collect();
        return PlayedOut::new(options).won(&(0..n * n).collect::<Position>(), why);
    }
    // Second method: by the last digit.
    n.to_string().ends_with(['1', '3', '5', '7', '9'])
}
