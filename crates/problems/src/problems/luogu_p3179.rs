//! A board game: turn x, 2x, ..., kx.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::FxHashSet as HashSet;

pub fn problem() -> Problem {
    let n = number("n", 1, 1_000_000_000).within(1, 10_000_000_000).small(14);
    let cell = number("cell", 1, 1_000_000_000).within(1, u64::MAX).small(14);
    let cell = cell.within(1, "n");
    let cells = list("cells", 100, cell).in_order(Order::Distinct);
    let cells = cells.counted(|count| count.within(0, "n"));
    let k = number("k", 1, 100).small(3);
    let questions = times("questions", "k", cells.below());
    Problem::new(one(parts![n, Line, k, questions]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let cells = case.number("n");
    let mut game = PlayedOut::new(turned_multiples);
    let lists = case.lists("questions");
    let won = |white: &Vec<u64>| match cells {
        0..=14 => {
            let is_white = |cell| u64::from(white.contains(&cell));
            game.search(&(1..=cells).map(is_white).collect::<Position>())
        }
        _ => is_odd(&cell_values(cells, white)),
    };
    let lines = lists.iter().map(won);
    lines.map(|won| choose(won, "Yes", "No")).collect()
}

/// The moves on the colours of all cells, where 1 is white.
fn turned_multiples(white: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for x in 1..=white.len() {
        if white[x - 1] == 1 {
            let mut option = white.to_vec();
            for multiple in (x..=white.len()).step_by(x) {
                option[multiple - 1] = 1 - option[multiple - 1];
                options.push(option.clone());
            }
        }
    }
    options
}

/// Second method: a table with a set for each cell; in rows of more than 10^5 cells a set for each quotient of the row
/// by a cell, where each multiple is looked up.
fn cell_values(cells: u64, asked: &[u64]) -> Vec<u64> {
    let mex = |seen: &HashSet<u64>| (0..).find(|value| !seen.contains(value)).unwrap();
    if cells <= 100_000 {
        let mut values = vec![0; cells as usize + 1];
        for x in (1..=cells).rev() {
            let (mut sum, mut seen) = (0, HashSet::from_iter([0]));
            for multiple in (2 * x..=cells).step_by(x as usize) {
                sum ^= values[multiple as usize];
                seen.insert(sum);
            }
            values[x as usize] = mex(&seen);
        }
        return asked.iter().map(|&x| values[x as usize]).collect();
    }
    let most = asked.iter().map(|x| cells / x).max().unwrap_or(0);
    assert!(most <= 3000, "cells {:?} of {} are too much", asked, cells);
    let mut values = vec![0];
    for quotient in 1..=most {
        let (mut sum, mut seen) = (0, HashSet::from_iter([0]));
        for multiple in 2..=quotient {
            sum ^= values[(quotient / multiple) as usize];
            seen.insert(sum);
        }
        values.push(mex(&seen));
    }
    asked.iter().map(|x| values[(cells / x) as usize]).collect()
}
