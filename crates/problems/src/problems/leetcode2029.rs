//! Stone Game IX: no multiple of 3.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let stone = number("stone", 1, 10_000).small(6);
    Problem::new(one(parts![list("stones", 100_000, stone).small(6)]), reference)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let stones = case.numbers("stones");
    let won = if stones.len() <= 6 && stones.iter().all(|&stone| stone <= 99) {
        played_out(stones, why)
    } else {
        in_order(&stones, 1) || in_order(&stones, 2)
    };
    choose(won, "true", "false")
}

/// The moves. A position: the player to move (0 is the first), the sum of the removed stones, and the remaining stones.
/// A move may not make the sum a multiple of 3.
fn options(position: &[u64]) -> Vec<Position> {
    let (player, sum, left) = match position {
        [player, sum, left @ ..] => (*player, *sum, left),
        _ => return vec![], // the end that the first player meets below
    };
    if left.is_empty() && player == 1 {
        return vec![vec![]]; // the second player wins
    }
    let option = |at: usize| {
        let mut rest = left.to_vec();
        let sum = sum + rest.remove(at);
        [vec![1 - player, sum], rest].concat()
    };
    let options = (0..left.len()).map(option);
    options.filter(|option| option[1] % 3 != 0).collect()
}

fn played_out(stones: Vec<u64>, why: &mut Witness) -> bool {
    PlayedOut::new(options).won(&[vec![0, 0], stones].concat(), why)
}

/// Second method: stone by stone, after a first stone with this remainder. A multiple of 3 is removed whenever there is
/// one; otherwise only one remainder is possible.
fn in_order(stones: &[u64], first: u64) -> bool {
    let mut left: Vec<u64> = stones.iter().map(|stone| stone % 3).collect();
    left.sort_unstable();
    let mut counts = [0, 1, 2].map(|r| left.iter().filter(|&&stone| stone == r).count());
    let (mut sum, mut is_first) = (0, true);
    loop {
        let next = match sum {
            0 => first,
            _ if counts[0] > 0 => 0,
            sum => sum,
        };
        if counts[next as usize] == 0 {
            return !is_first && counts != [0; 3];
        }
        counts[next as usize] -= 1;
        sum = (sum + next) % 3;
        is_first = !is_first;
    }
}
