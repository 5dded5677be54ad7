//! Sagheer and apple tree: how many swaps make the first player lose.

use grundy::graphs::tree;
use grundy::io::{self, Fault, Io};
use std::collections::HashMap;

const ABOUT: &str = "\
Apples on a rooted tree whose leaves have depths of one parity: a move takes some apples from a node
to one of its children, or eats some apples in a leaf; whoever cannot move loses. For how many pairs
of nodes does the first player lose if their apples are swapped before the start?

This is staircase Nim: the nodes at an even distance from the leaves are heaps.

Game:    staircase
Judged:  Codeforces 812E; 2 s, 256 MB; n up to 10^5, apples up to 10^7
Input:   one case: n, the apples of each node, then the parents of the nodes 2 to n; the root is 1.
Output:  how many pairs.
Range:   any n from 1, apples up to 2^64 - 1.
Cost:    O(n), some 150 bytes a node.

Sample input:
3
2 2 3
1 1
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let apples = io.read_list(n, 0, u64::MAX)?;
    let (mut edges, mut is_leaf) = (Vec::new(), vec![true; apples.len()]);
    for node in 1..apples.len() {
        let parent = io.read_in(1, n)? as usize - 1;
        edges.push((node, parent));
        is_leaf[parent] = false;
    }
    let tree = tree::branches(0, &edges).ok_or_else(|| io.not_a_tree())?;
    let mut is_deep = vec![false; apples.len()]; // at an odd depth
    for branch in tree.iter().rev() {
        is_deep[branch.node] = !is_deep[branch.parent];
    }
    let leaves = (0..apples.len()).filter(|&node| is_leaf[node]);
    let deep_leaves = leaves.clone().filter(|&leaf| is_deep[leaf]).count();
    if deep_leaves != 0 && deep_leaves != leaves.count() {
        let expected = "expected leaves at depths of one parity";
        return Err(io.fault(format!("{}, found both", expected)));
    }
    let is_heap = |node: usize| is_deep[node] == (deep_leaves > 0);
    let (mut sum, mut heaps) = (0, HashMap::new());
    for node in (0..apples.len()).filter(|&node| is_heap(node)) {
        sum ^= apples[node];
        *heaps.entry(apples[node]).or_insert(0) += 1;
    }
    // Swaps of a heap with another node: they have to make the nim-sum 0.
    let others = (0..apples.len()).filter(|&node| !is_heap(node));
    let partners = others.clone().map(|node| heaps.get(&(apples[node] ^ sum)).unwrap_or(&0));
    let mut pairs = partners.sum::<u64>();
    if sum == 0 {
        // Any other swap keeps the nim-sum.
        let others = others.count() as u64;
        pairs += [n - others, others].iter().map(|&of| of * of.saturating_sub(1) / 2).sum::<u64>();
    }
    io.write_numbers(Some(pairs))
}

fn main() {
    io::run("cf812e", ABOUT, solve);
}
