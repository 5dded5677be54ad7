//! Sagheer and apple tree: how many swaps make the first player lose.

use crate::games::staircase::steps;
use crate::hard::{balanced, listed, numbers};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(format(), reference).hard(hard)
}

fn format() -> Format {
    let n = number("n", 2, 100_000).within(1, u64::MAX).small(5);
    let apples = times("apples", "n", number("apples", 1, 10_000_000).small(2));
    one(vec![n.into(), Part::Line, apples, Part::Parents("n")])
}

fn reference() -> Reference {
    answer(|case| {
        let (apples, parents) = (case.numbers("apples"), case.numbers("parents"));
        line(&[swaps_lost(&apples, &parents)])
    })
}

/// How many swaps of two numbers of apples lose. The parents are those of the nodes 2, 3, ...; the root is 1.
fn swaps_lost(apples: &[u64], parents: &[u64]) -> u64 {
    let mut children = vec![Vec::new(); apples.len()];
    for (node, &parent) in (1..).zip(parents) {
        children[parent as usize - 1].push(node);
    }
    let is_small = apples.len() <= 5
        && apples
            .iter()
            .fold(0, |sum: u64, &of| sum.saturating_add(of))
            <= 10;
    let mut game = Game::new(|position: &[u64]| down(position, &children));
    let is_step = steps(&children);
    let mut lost = 0;
    for one in 0..apples.len() {
        for other in 0..one {
            let mut swapped = apples.to_vec();
            swapped.swap(one, other);
            let heaps = swapped.iter().zip(&is_step);
            let heaps: Vec<u64> = heaps.filter(|of| *of.1).map(|of| *of.0).collect();
            let is_won = match is_small {
                true => game.won(&swapped),
                false => heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0,
            };
            lost += u64::from(!is_won);
        }
    }
    lost
}

/// Some apples of a node to a child; or, in a leaf, eaten.
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

/// Apples on a star and on a path, where the heaps have the nim-sum 0, or one of them is different.
fn hard(random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [2000, 60, 5, 3] {
        let heaps = balanced(length, 10_000_000, random);
        let star = [vec![heaps[0]], heaps.clone()].concat();
        // The heaps from the last node up, each above one that is none.
        let path: Vec<u64> = heaps
            .iter()
            .flat_map(|&heap| [heap ^ 1 | 2, heap])
            .collect();
        for apples in [star.clone(), path.clone()] {
            let parents: Vec<u64> = match apples.len() == path.len() {
                true => (1..apples.len() as u64).collect(),
                false => vec![1; apples.len() - 1],
            };
            let mut won = apples.clone();
            *won.last_mut().expect("a heap") ^= 2;
            for apples in [apples, won] {
                let mut parts = listed("apples", &apples);
                parts.push(("parents", numbers(&parents)));
                all.push(parts);
            }
        }
    }
    all.retain(|parts| !format!("{parts:?}").contains("Number(0)"));
    all
}
