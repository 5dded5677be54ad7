//! 1-2-K game: take 1, 2 or k.

use crate::problem::*;

pub fn problem() -> Problem {
    let k = number("k", 3, 1_000_000_000).within(1, u64::MAX).small(12);
    let format = header(100, parts![n(1_000_000_000).judged(0, 1_000_000_000).small(60), k,]);
    Problem::new(format, reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    choose(one_two_or_k_won(n, k), "Alice", "Bob")
}

fn one_two_or_k_won(n: u64, k: u64) -> bool {
    // For a longer strip use the remainder by 3 (k + 1), which is a period for every k: the strip repeats after a round
    // if three positions in a row are as at 0.
    let round = 3 * (u128::from(k) + 1);
    let rest = (u128::from(n) % round) as u64;
    if rest > 10_000_000 {
        // Second method, for large k: below k only 1 or 2 is taken, k itself is won, and after k the strip begins again
        // if 3 divides k, and otherwise goes on.
        let is_lost = |n: u64| n % 3 == 0;
        return match k % 3 {
            0 if rest > k => one_two_or_k_won(rest - k - 1, k),
            0 => rest == k || !is_lost(rest),
            _ => !is_lost(rest),
        };
    }
    let mut won: Vec<bool> = Vec::new();
    for at in 0..=rest {
        let takes = vec![1, 2, k].into_iter().filter(|&take| take <= at);
        let is_won = takes.map(|take| won[(at - take) as usize]).any(|won| !won);
        won.push(is_won);
    }
    won[rest as usize]
}
