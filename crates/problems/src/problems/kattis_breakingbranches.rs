//! Breaking Branches: break a branch into two.

use crate::problem::*;
use std::collections::BTreeMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 1_000_000_000).within(1, u64::MAX).small(24);
    Problem::with(one(parts![n]), || PlayedOut::new(breaks), reference)
        .accepts(Accepts::Any(is_winning_move))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 24 { game.won(&[n], why) } else { moves_of_one_play(n) % 2 == 1 };
    choose(won, "Alice\n1", "Bob")
}

fn breaks(branches: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &branch) in branches.iter().enumerate() {
        for part in 1..=branch / 2 {
            let mut option = branches.to_vec();
            option[at] = branch - part;
            option.push(part);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Second method: one play, in which all branches of the greatest length are broken in the middle at a time.
fn moves_of_one_play(n: u64) -> u64 {
    let (mut branches, mut moves) = (BTreeMap::from([(n, 1)]), 0);
    while let Some((length, count)) = branches.pop_last().filter(|branches| branches.0 > 1) {
        moves += count;
        *branches.entry(length / 2).or_insert(0) += count;
        *branches.entry(length.div_ceil(2)).or_insert(0) += count;
    }
    moves
}

/// From a branch that is won, every move wins.
fn is_winning_move(case: &Case, words: &[&str]) -> bool {
    let n = case.number("n");
    match words {
        ["Bob"] => n % 2 == 1,
        ["Alice", part] => n % 2 == 0 && part.parse().is_ok_and(|part: u64| (1..n).contains(&part)),
        _ => false,
    }
}
