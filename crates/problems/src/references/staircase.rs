//! Staircase Nim, and its forms on a row of cells and between heaps.

use super::nim::is_odd;
use super::{each, PlayedOut, Position, Witness};

/// The moves of some balls down a step; balls on the first step go to the ground.
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

pub fn stair_won(steps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if steps.len() <= 5 && steps.iter().fold(0, |sum: u64, &balls| sum.saturating_add(balls)) <= 9 {
        return game.won(steps, why);
    }
    // Second method: only odd steps count, since balls on the second, fourth, ... step are worth nothing.
    is_odd(&steps.iter().step_by(2).copied().collect::<Vec<u64>>())
}

/// The moves take any number from a heap, such that no heap becomes smaller than the one before.
pub fn never_decreasing(position: &[u64]) -> Vec<Position> {
    each(position, |place, heap| {
        let least = if place == 0 { 0 } else { position[place - 1] };
        (least..heap).collect()
    })
}

pub fn rising_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 8) {
        return game.won(heaps, why);
    }
    // Second method: from the right, the differences of pairs.
    let pairs = heaps.rchunks(2).map(|pair| match *pair {
        [before, heap] => heap - before,
        _ => pair[0],
    });
    is_odd(&pairs.collect::<Vec<u64>>())
}

/// The nodes that count: every second one on the way up from any leaf, beginning with the leaf.
pub fn steps(children: &[Vec<usize>]) -> Vec<bool> {
    let mut is_step: Vec<Option<bool>> =
        children.iter().map(|of| of.is_empty().then_some(true)).collect();
    while is_step.contains(&None) {
        for node in 0..children.len() {
            let below = children[node].iter().find_map(|&child| is_step[child]);
            is_step[node] = is_step[node].or(below.map(|below| !below));
        }
    }
    is_step.into_iter().flatten().collect()
}

/// The number of swaps of two numbers of apples that lose. `parents` belongs to the nodes 2, 3, ...; the root is 1.
pub fn swaps_lost(apples: &[u64], parents: &[u64]) -> u64 {
    let mut children = vec![Vec::new(); apples.len()];
    for (node, &parent) in (1..).zip(parents) {
        children[parent as usize - 1].push(node);
    }
    let is_small =
        apples.len() <= 5 && apples.iter().fold(0, |sum: u64, &of| sum.saturating_add(of)) <= 10;
    let mut game = PlayedOut::new(|position: &[u64]| down(position, &children));
    let is_step = steps(&children);
    let mut lost = 0;
    for one in 0..apples.len() {
        for other in 0..one {
            let mut swapped = apples.to_vec();
            swapped.swap(one, other);
            let heaps = swapped.iter().zip(&is_step);
            let heaps: Vec<u64> = heaps.filter(|of| *of.1).map(|of| *of.0).collect();
            let is_won = if is_small {
                game.search(&swapped)
            } else {
                heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0
            };
            lost += u64::from(!is_won);
        }
    }
    lost
}

/// The moves of some apples of a node to a child, or, at a leaf, into the mouth.
fn down(position: &[u64], children: &[Vec<usize>]) -> Vec<Position> {
    let mut options = Vec::new();
    for (node, &apples) in position.iter().enumerate() {
        for moved in 1..=apples {
            let mut option = position.to_vec();
            option[node] -= moved;
            for &child in &children[node] {
                let mut option = option.clone();
                option[child] += moved;
                options.push(option);
            }
            if children[node].is_empty() {
                options.push(option);
            }
        }
    }
    options
}

/// The moves of some balls of a node to the node k edges nearer to the root. The nodes begin with 1, and the parent of the
/// root is 0.
pub fn up(balls: &[u64], k: u64, parents: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (from, &count) in (1..).zip(balls) {
        let to = (0..k).fold(from, |node: u64, _| parents[node as usize]);
        for some in 1..=count {
            if to != 0 {
                let mut option = balls.to_vec();
                option[from as usize - 1] -= some;
                option[to as usize - 1] += some;
                options.push(option);
            }
        }
    }
    options
}
