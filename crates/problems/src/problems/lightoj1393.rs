//! Crazy Calendar: coins that go right or down.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::tree::is_sum_up_to;

/// Bounds: one copy, in which a grid has up to 50000 cells; ours are up to 250 high and 200 wide.
pub fn problem() -> Problem {
    let cells = times("cells", "c", number("coins", 0, 1_000_000_000).small(2));
    let (r, c) = (number("r", 1, 250).small(3), number("c", 1, 200).small(3));
    let format = header(100, parts![r, c, times("rows", "r", cells)]).of_largest(10);
    Problem::new(format, reference).numbered()
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (rows, columns) = (case.number("r") as usize, case.number("c") as usize);
    let coins = case.lists("rows").concat();
    let won = if coins.len() <= 9 && is_sum_up_to(6, &coins) {
        PlayedOut::new(|coins: &[u64]| right_or_down(coins, columns)).won(&coins, why)
    } else {
        // Second method: every second diagonal, beginning beside the lower right cell.
        let last = rows + columns;
        let counts = (0..coins.len()).filter(|at| (last - at / columns - at % columns) % 2 == 1);
        is_odd(&counts.map(|at| coins[at]).collect::<Vec<u64>>())
    };
    choose(won, "win", "lose")
}

fn right_or_down(coins: &[u64], columns: usize) -> Vec<Position> {
    let mut options = Vec::new();
    for (from, &count) in coins.iter().enumerate() {
        let right = Some(from + 1).filter(|to| to % columns > 0);
        let down = Some(from + columns).filter(|&to| to < coins.len());
        for to in right.into_iter().chain(down) {
            for moved in 1..=count {
                let mut option = coins.to_vec();
                option[from] -= moved;
                option[to] += moved;
                options.push(option);
            }
        }
    }
    options
}
