//! Trees that are cut, and tokens that move down a tree.

use super::{each, PlayedOut, Position, Witness};
use crate::format::Case;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The edges, with those at the root first, and the weight of each.
pub struct Tree {
    edges: Vec<(u64, u64)>,
    weights: Vec<u64>,
}

impl Tree {
    pub fn new(case: &Case, root: u64) -> Tree {
        let mut at: HashMap<u64, Vec<(u64, u64)>> = HashMap::default();
        for edge in case.lists("tree") {
            let weight = *edge.get(2).unwrap_or(&1);
            at.entry(edge[0]).or_default().push((edge[1], weight));
            at.entry(edge[1]).or_default().push((edge[0], weight));
        }
        let (mut edges, mut weights) = (Vec::new(), Vec::new());
        let mut nodes = vec![(root, u64::MAX)];
        let mut next = 0;
        while next < nodes.len() {
            let (node, parent) = nodes[next];
            next += 1;
            for &(to, weight) in at.get(&node).into_iter().flatten() {
                if to != parent {
                    nodes.push((to, node));
                    edges.push((node, to));
                    weights.push(weight);
                }
            }
        }
        Tree { edges, weights }
    }

    pub fn won(&self, why: &mut Witness) -> bool {
        if self.edges.len() <= 10 && is_sum_up_to(24, &self.weights) {
            return PlayedOut::new(|weights: &[u64]| self.options(weights)).won(&self.weights, why);
        }
        self.nim_value() != 0
    }

    /// A move lowers a weight by 1; at 0 the edge is cut, and what is disconnected from the root disappears.
    pub fn options(&self, weights: &[u64]) -> Vec<Position> {
        let lower = |_, weight: u64| weight.checked_sub(1).into_iter().collect();
        let mut options = each(weights, lower);
        for option in &mut options {
            let mut fallen: Vec<u64> = Vec::new();
            for (&(from, to), weight) in self.edges.iter().zip(option) {
                if *weight == 0 || fallen.contains(&from) {
                    *weight = 0;
                    fallen.push(to);
                }
            }
        }
        options
    }

    /// Second method: each edge by the mex of its options, for weights up to 4 one at a time; a larger weight is
    /// reduced by twos to 3 or 4, which gives the same on small trees. The tree above an edge counts as a heap here.
    pub fn nim_value(&self) -> u64 {
        let mut values: HashMap<u64, u64> = HashMap::default();
        let mut rows: [Row; 5] = Default::default();
        for (&(from, to), &weight) in self.edges.iter().zip(&self.weights).rev() {
            let above = values.remove(&to).unwrap_or(0) as usize;
            let weight = if weight > 4 { 3 + (weight - 3) % 2 } else { weight };
            while rows[0].values.len() <= above {
                // An edge lighter than the lightest does not exist.
                rows[0].values.push(0);
                for weight in 1..rows.len() {
                    let lighter = *rows[weight - 1].values.last().unwrap();
                    rows[weight].push(lighter);
                }
            }
            *values.entry(from).or_insert(0) ^= rows[weight as usize].values[above];
        }
        values.into_values().next().unwrap_or(0)
    }
}

/// The values of an edge of one weight above which there is a heap of 0, 1, 2, ...
#[derive(Default)]
struct Row {
    values: Vec<u64>,
    seen: HashSet<u64>,
    mex: u64,
}

impl Row {
    /// Adds the next value. The options: the edge one lighter, and the edge with every smaller heap.
    fn push(&mut self, lighter: u64) {
        let is_free = |value: &u64| *value != lighter && !self.seen.contains(value);
        let value = (self.mex..).find(is_free).unwrap();
        self.values.push(value);
        self.seen.insert(value);
        while self.seen.contains(&self.mex) {
            self.mex += 1;
        }
    }
}

pub fn is_sum_up_to(most: u64, numbers: &[u64]) -> bool {
    let sum: u128 = numbers.iter().map(|&number| u128::from(number)).sum();
    sum <= u128::from(most)
}
