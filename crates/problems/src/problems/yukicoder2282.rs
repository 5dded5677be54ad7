//! Boxed Nim: open a box, or take stones out of an open one.

use crate::hard::listed;
use crate::problem::*;
use crate::references::nim::{is_odd, is_small};

/// Bounds: no copy; a published solution has an array for 10^5 boxes.
pub fn problem() -> Problem {
    let format =
        one(parts![list("boxes", 100_000, number("a", 0, 1_000_000_000).small(4),).below()]);
    Problem::with(format, || PlayedOut::new(boxes), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(boxes_won(&case.numbers("boxes"), game, why), "First", "Second")
}

/// The moves. A position has two numbers for each box: 1 if it is shut or 0 if it is open, and its stones.
fn boxes(position: &[u64]) -> Vec<Position> {
    each_part(2, position, |shut_and_stones| match *shut_and_stones {
        [1, stones] => vec![[0, stones]],
        _ => (0..shut_and_stones[1]).map(|left| [0, left]).collect(),
    })
}

fn boxes_won(stones: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if is_small(stones) && stones.len() <= 6 {
        let position: Vec<u64> = stones.iter().flat_map(|&stones| [1, stones]).collect();
        return game.won(&position, why);
    }
    // Second method: each box has the mex of its only option.
    let value = |&stones: &u64| (0..).find(|&value| value != stones).unwrap();
    is_odd(&stones.iter().map(value).collect::<Vec<u64>>())
}

/// Boxes of which an odd or an even number is empty, and whose numbers have nim-sum 0 or not.
fn hard(_: &mut Random) -> Vec<Parts> {
    let length = 2000;
    let most = 1_000_000_000;
    let mut all = Vec::new();
    for empty in [0, 1, 2, length - 3] {
        for full in [&[1, 2, 3][..], &[1, 2], &[most]] {
            all.push([&vec![0; empty as usize], full].concat());
        }
    }
    all.iter().map(|boxes| listed("boxes", boxes)).collect()
}
