//! Staircase Nim, and what it looks like on a row of cells and between heaps.

use super::nim::is_odd;
use super::{Game, Options, Position};

/// Some balls down a step, of which the first is on the ground's.
pub fn stair(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (step, &balls) in position.iter().enumerate() {
        for moved in 1..=balls {
            let mut option = position.to_vec();
            option[step] -= moved;
            if step > 0 {
                option[step - 1] += moved;
            }
            options.push(option);
        }
    }
    options
}

pub fn stair_won(steps: &[u64], game: &mut Game<Options>) -> bool {
    if steps.len() <= 5
        && steps
            .iter()
            .fold(0, |sum: u64, &balls| sum.saturating_add(balls))
            <= 9
    {
        return game.won(steps);
    }
    // Second method: without what a ball on a second, fourth, ... step is worth, which is nothing.
    is_odd(&steps.iter().step_by(2).copied().collect::<Vec<u64>>())
}

/// Which nodes play: every second one on the way up from any leaf, beginning with it.
pub fn steps(children: &[Vec<usize>]) -> Vec<bool> {
    let mut is_step: Vec<Option<bool>> = children
        .iter()
        .map(|of| of.is_empty().then_some(true))
        .collect();
    while is_step.contains(&None) {
        for node in 0..children.len() {
            let below = children[node].iter().find_map(|&child| is_step[child]);
            is_step[node] = is_step[node].or(below.map(|below| !below));
        }
    }
    is_step.into_iter().flatten().collect()
}
