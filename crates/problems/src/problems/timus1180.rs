//! Stone game: take a power of 2.

use crate::problem::*;
use crate::references::bash::powers;

pub fn problem() -> Problem {
    let digits = word("0123456789", 1, 250).judge_first("123456789");
    Problem::with(one(parts![digits]), powers, reference)
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let digits = case.word("word");
    let take = match digits.parse::<u64>() {
        Ok(n) if n <= 500 => {
            let wins = |&take: &u64| take <= n && !game.search(&[n - take]);
            [1, 2, 4, 8].into_iter().find(wins)
        }
        // Likewise: n minus its remainder by 3, which is found by casting out nines.
        _ => Some(
            digits.bytes().fold(0, |rest, digit| (10 * rest + u64::from(digit - b'0')) % 9) % 3,
        )
        .filter(|&rest| rest > 0),
    };
    take.map_or("2\n".to_string(), |take| format!("1\n{take}\n"))
}
