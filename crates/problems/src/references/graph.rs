//! Tokens on an acyclic graph.

use super::nim::is_odd;
use super::{each, PlayedOut, Witness};
use rustc_hash::FxHashSet as HashSet;

/// The successors of each node, and the values once they are needed.
pub struct Graph {
    successors: Vec<Vec<u64>>,
    base: u64,
    values: Vec<u64>,
}

impl Graph {
    pub fn new(mut successors: Vec<Vec<u64>>, base: u64) -> Graph {
        successors.iter_mut().flatten().for_each(|node| *node -= base);
        let values = Vec::new();
        Graph { successors, base, values }
    }

    pub fn is_won(&mut self, tokens: &[u64]) -> bool {
        self.won(tokens, &mut Witness::default())
    }

    pub fn won(&mut self, tokens: &[u64], why: &mut Witness) -> bool {
        let tokens: Vec<u64> = tokens.iter().map(|token| token - self.base).collect();
        if self.successors.len() <= 8 && tokens.len() <= 3 {
            let successors = &self.successors;
            let options =
                |position: &[u64]| each(position, |_, node| successors[node as usize].clone());
            return PlayedOut::new(options).won(&tokens, why);
        }
        if self.values.is_empty() {
            self.values = values(&self.successors);
        }
        let values: Vec<u64> = tokens.iter().map(|&token| self.values[token as usize]).collect();
        assert!(!values.contains(&u64::MAX), "a golden case has no cycle that a token can reach");
        is_odd(&values)
    }
}

/// Second method: nodes get values in the order in which the last of their successors gets one,
/// from the sinks back. Nodes on or before a cycle get none.
fn values(successors: &[Vec<u64>]) -> Vec<u64> {
    let n = successors.len();
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); n];
    let mut open: Vec<usize> = successors.iter().map(Vec::len).collect();
    for (node, row) in successors.iter().enumerate() {
        for &to in row {
            before[to as usize].push(node);
        }
    }
    let mut ready: Vec<usize> = (0..n).filter(|&node| open[node] == 0).collect();
    let mut values = vec![u64::MAX; n];
    while let Some(node) = ready.pop() {
        let seen: HashSet<u64> = successors[node].iter().map(|&to| values[to as usize]).collect();
        values[node] = (0..).find(|value| !seen.contains(value)).unwrap();
        for &earlier in &before[node] {
            open[earlier] -= 1;
            if open[earlier] == 0 {
                ready.push(earlier);
            }
        }
    }
    values
}
