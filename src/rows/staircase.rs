//! Staircase Nim: a move takes any number of balls from one step of a stair to the next step below; balls that reach
//! the ground, step 0, are out.
//!
//! Checked: all stairs of up to 4 steps with up to 4 balls each, and trees of up to 4 nodes with every root,
//! against full search (`crates/problems`).

use crate::graphs::tree::Branch;

/// Whether the balls on a step are a heap of Nim: on the odd steps they are (Winning Ways, ch. 15; Ferguson, Game
/// Theory, I.2.5). The step above the ground is step 1.
///
/// A move from an odd step takes from its heap. A move from an even step adds to the heap below, but the opponent
/// replies by moving the same balls on to the next even step, so the heaps are as before.
///
/// ```
/// use grundy::rows::staircase;
///
/// // Balls on the steps 1, 2 and 3.
/// let heaps = (1..).zip(vec![2, 1, 3]).filter(|&(step, _)| staircase::is_heap(step));
/// assert_eq!(heaps.fold(0, |sum, (_, balls)| sum ^ balls), 2 ^ 3);
/// ```
pub fn is_heap(step: u64) -> bool {
    step % 2 == 1
}

/// For each node of a tree, the nim-sum of the game in which it is the root: 0 exactly if the player to move loses. A
/// move takes balls from one node to the node that is `stride` nodes nearer to the root. The tree is that of
/// [`branches`](crate::graphs::tree::branches), and `balls` has the number of balls on each node.
///
/// A tree is a stair whose steps are the distances from the root, because balls can be moved on from each node above
/// the ground. If each move goes `stride` nodes towards the root, the balls at the distance d are on step d / stride,
/// rounded down.
///
/// For each node, the function keeps the nim-sums of the balls at each distance from it modulo 2 `stride`. At first
/// they count only the nodes whose way to the root of `tree` goes through this node; then, from the root on, they
/// come to count all nodes (rerooting).
///
/// ```
/// use grundy::{graphs::tree, rows::staircase};
///
/// // Nodes 0 - 1 - 2 in a row.
/// let tree = tree::branches(0, &[(0, 1), (1, 2)]).unwrap();
/// assert_eq!(staircase::nim_sums_by_root(&tree, &[3, 5, 6], 1), [5, 3 ^ 6, 5]);
/// assert_eq!(staircase::nim_sums_by_root(&tree, &[3, 5, 6], 2), [6, 0, 3]);
/// ```
///
/// # Panics
///
/// If the stride is 0, or if `balls` does not have exactly one entry for each node (a tree has one node more than
/// branches).
///
/// # Complexity
///
/// O(nodes * stride), 16 bytes * stride for each node; no recursion.
pub fn nim_sums_by_root(tree: &[Branch], balls: &[u64], stride: usize) -> Vec<u64> {
    assert!(stride > 0, "a move goes one node at least");
    assert_eq!(balls.len(), tree.len() + 1, "each node has its balls");
    let width = 2 * stride;
    // sums[width * node + d]: the nim-sum of the balls whose distance from the node is d modulo `width`.
    let mut sums = vec![0; width * balls.len()];
    for (node, &count) in balls.iter().enumerate() {
        sums[width * node] = count;
    }
    let before = |distance: usize| (distance + width - 1) % width;
    for branch in tree {
        let (node, parent) = (width * branch.node, width * branch.parent);
        for distance in 0..width {
            sums[parent + distance] ^= sums[node + before(distance)];
        }
    }
    let mut below = vec![0; width];
    for branch in tree.iter().rev() {
        let (node, parent) = (width * branch.node, width * branch.parent);
        below.copy_from_slice(&sums[node..node + width]);
        for distance in 0..width {
            // The balls beyond the parent: all of the parent's except those that came from the node.
            let beyond = sums[parent + before(distance)] ^ below[before(before(distance))];
            sums[node + distance] ^= beyond;
        }
    }
    let heaps = |sums: &[u64]| sums[stride..].iter().fold(0, |sum, heap| sum ^ heap);
    sums.chunks(width).map(heaps).collect()
}
