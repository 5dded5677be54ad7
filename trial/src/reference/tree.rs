//! Trees that are cut, and tokens that go down a tree.

use super::{choose, each, line, new, Game, Position, Reference};
use crate::format::Case;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "agc017-d" => new(|case| choose(Tree::new(case, 1).won(), "Alice", "Bob")),
        "lightoj1355" => {
            let mut number = 0;
            new(move |case| {
                number += 1;
                let winner = choose(Tree::new(case, 0).won(), "Emily", "Jolly");
                format!("Case {number}: {winner}")
            })
        }
        "cf1498f" => new(gifts),
        "agc010-f" => new(winning_nodes),
        _ => None,
    }
}

/// The edges, those next to the root first, and the weight of each.
struct Tree {
    edges: Vec<(u64, u64)>,
    weights: Vec<u64>,
}

impl Tree {
    fn new(case: &Case, root: u64) -> Tree {
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

    fn won(&self) -> bool {
        if self.edges.len() <= 10 && is_sum_up_to(24, &self.weights) {
            return Game::new(|weights: &[u64]| self.options(weights)).won(&self.weights);
        }
        self.nim_value() != 0
    }

    /// A move lowers a weight by 1; at 0 the edge is cut, and what is disconnected from the root disappears.
    fn options(&self, weights: &[u64]) -> Vec<Position> {
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

    /// Second method: each edge by the mex of its options, for weights one at a time as far as 4, and
    /// beyond by two less, of which small trees say that it is the same. What an edge carries is a
    /// heap here.
    fn nim_value(&self) -> u64 {
        let mut values: HashMap<u64, u64> = HashMap::default();
        let mut rows: [Row; 5] = Default::default();
        for (&(from, to), &weight) in self.edges.iter().zip(&self.weights).rev() {
            let above = values.remove(&to).unwrap_or(0) as usize;
            let weight = if weight > 4 {
                3 + (weight - 3) % 2
            } else {
                weight
            };
            while rows[0].values.len() <= above {
                // One lighter than the lightest is no edge.
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

/// The values of an edge of one weight that carries a heap of 0, 1, 2, ...
#[derive(Default)]
struct Row {
    values: Vec<u64>,
    seen: HashSet<u64>,
    mex: u64,
}

impl Row {
    /// The next one. The options: the edge one lighter, and with every smaller heap.
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

fn is_sum_up_to(most: u64, numbers: &[u64]) -> bool {
    let sum: u128 = numbers.iter().map(|&number| u128::from(number)).sum();
    sum <= u128::from(most)
}

/// The nodes on which a token wins that takes a stone from its node and then goes to a neighbour.
fn winning_nodes(case: &Case) -> String {
    let (stones, edges) = (case.numbers("stones"), case.lists("tree"));
    let mut beside = vec![Vec::new(); stones.len()];
    for edge in &edges {
        let ends = [edge[0] as usize - 1, edge[1] as usize - 1];
        beside[ends[0]].push(ends[1]);
        beside[ends[1]].push(ends[0]);
    }
    // A position: the stones, and where the token is.
    let options = |position: &[u64]| {
        let (stones, token) = position.split_at(position.len() - 1);
        let at = token[0] as usize;
        let mut less = stones.to_vec();
        if less[at] == 0 {
            return vec![];
        }
        less[at] -= 1;
        let to = beside[at].iter().map(|&to| [&less[..], &[to as u64]].concat());
        to.collect()
    };
    let is_small = stones.len() <= 6 && is_sum_up_to(12, &stones);
    let mut game = Game::new(options);
    let mut known = vec![None; stones.len()];
    let won = |&node: &usize| match is_small {
        true => game.won(&[&stones[..], &[node as u64]].concat()),
        false => down(node, &stones, &beside, &mut known),
    };
    let winners: Vec<u64> = (0..stones.len())
        .filter(won)
        .map(|node| node as u64 + 1)
        .collect();
    line(&winners)
}

/// Second method: a search that only goes to nodes with fewer stones, as the editorial does.
fn down(node: usize, stones: &[u64], beside: &[Vec<usize>], known: &mut [Option<bool>]) -> bool {
    if let Some(won) = known[node] {
        return won;
    }
    let mut lower = beside[node].iter().filter(|&&to| stones[to] < stones[node]);
    let won = lower.any(|&to| !down(to, stones, beside, known));
    known[node] = Some(won);
    won
}

fn gifts(case: &Case) -> String {
    let (n, k) = (case.number("n"), case.number("k"));
    let (gifts, edges) = (case.numbers("gifts"), case.lists("tree"));
    let mut at = vec![Vec::new(); n as usize + 1];
    for edge in &edges {
        at[edge[0] as usize].push(edge[1]);
        at[edge[1] as usize].push(edge[0]);
    }
    let is_small = n <= 5 && is_sum_up_to(10, &gifts);
    let winners = (1..=n).map(|root| {
        let mut parents = vec![0; n as usize + 1];
        let mut nodes = vec![(root, 0)];
        let mut sum = 0;
        let mut next = 0;
        while next < nodes.len() {
            let (node, depth) = nodes[next];
            next += 1;
            // Second method: breadth first from every root; the gifts whose way takes an odd number of moves.
            if depth / k % 2 == 1 {
                sum ^= gifts[node as usize - 1];
            }
            for &to in &at[node as usize] {
                if to != parents[node as usize] {
                    parents[to as usize] = node;
                    nodes.push((to, depth + 1));
                }
            }
        }
        let won = match is_small {
            true => Game::new(|gifts: &[u64]| moved(gifts, k, &parents)).won(&gifts),
            false => sum != 0,
        };
        u64::from(won)
    });
    line(&winners.collect::<Vec<u64>>())
}

/// Some gifts of a node go k nodes towards the root.
fn moved(gifts: &[u64], k: u64, parents: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (from, &count) in (1..).zip(gifts) {
        let to = (0..k).fold(from, |node: u64, _| parents[node as usize]);
        for some in 1..=count {
            if to != 0 {
                let mut option = gifts.to_vec();
                option[from as usize - 1] -= some;
                option[to as usize - 1] += some;
                options.push(option);
            }
        }
    }
    options
}
