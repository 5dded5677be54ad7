//! Permutation Game: to a larger number, by a multiple of this one.

use crate::hard::listed;
use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let number = number("number", 1, 100_000).within(1, "n");
    let numbers = times("numbers", "n", number).in_order(Order::Distinct);
    Problem::new(one(parts![n(100_000).small(7), Line, numbers]), reference).hard(hard)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let numbers = case.numbers("numbers");
    let may_move = |from: usize, to: usize| {
        numbers[to] > numbers[from] && from.abs_diff(to) as u64 % numbers[from] == 0
    };
    let won: Vec<bool> = if numbers.len() <= 12 {
        // A position is the place of the token.
        let mut game = PlayedOut::new(|position: &[u64]| {
            let to = (0..numbers.len()).filter(|&to| may_move(position[0] as usize, to));
            to.map(|to| vec![to as u64]).collect()
        });
        (0..numbers.len()).map(|from| game.search(&[from as u64])).collect()
    } else {
        // Second method: the places in descending order of their numbers, each with two walks to the ends.
        let mut order: Vec<usize> = (0..numbers.len()).collect();
        order.sort_unstable_by_key(|&place| std::cmp::Reverse(numbers[place]));
        let mut won = vec![false; numbers.len()];
        for from in order {
            let step = numbers[from] as usize;
            let right = (from..numbers.len()).step_by(step);
            let left = (0..=from).rev().step_by(step);
            won[from] = right.chain(left).any(|to| numbers[to] > numbers[from] && !won[to]);
        }
        won
    };
    let letters = won.iter().map(|&won| if won { 'A' } else { 'B' });
    letters.collect::<String>() + "\n"
}

/// Rows that ascend, descend or go up and down: from 1 every place is in reach, from the others few.
fn hard(_: &mut Random) -> Vec<Parts> {
    let up: Vec<u64> = (1..=2000).collect();
    let down = up.iter().rev().copied().collect();
    let both = up.iter().map(|at| if at % 2 == 0 { *at } else { 2000 - at }).collect();
    [up, down, both].iter().map(|row: &Vec<u64>| listed("numbers", row)).collect()
}
