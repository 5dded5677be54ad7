//! The nodes of a tree, given by its edges, in an order from the leaves to a root.
//!
//! Checked: all trees of up to 5 nodes, and all other graphs with as many edges, against a search from the
//! root; a path of 10^6 nodes in a random order.

/// A node that is not the root, the next node towards the root, and the edge between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Branch {
    /// The node.
    pub node: usize,
    /// The next node towards the root.
    pub parent: usize,
    /// The number of the edge, from 0.
    pub edge: usize,
}

/// All nodes of the tree except the root, each before its parent, or `None` if some edges form a cycle, so
/// that the graph is no tree. The nodes are 0 up to the number of edges.
///
/// It takes off a leaf, then its parent if the parent is a leaf now, and so on. Each node keeps only the
/// number of its edges that are left, and the xor of their indices. When a single edge is left, the xor is its
/// index. So there are no lists of neighbours and no recursion.
///
/// ```
/// use grundy::graphs::tree::branches;
///
/// let tree = branches(0, &[(2, 1), (0, 2)]).unwrap();
/// let steps: Vec<_> = tree.iter().map(|branch| (branch.node, branch.parent, branch.edge)).collect();
/// assert_eq!(steps, [(1, 2, 0), (2, 0, 1)]);
/// assert_eq!(branches(0, &[(1, 2), (2, 1)]), None);
/// ```
///
/// # Panics
///
/// If the root or an end of an edge is greater than the number of edges.
///
/// # Complexity
///
/// O(nodes), 40 bytes for each.
pub fn branches(root: usize, edges: &[(usize, usize)]) -> Option<Vec<Branch>> {
    let nodes = edges.len() + 1;
    assert!(root < nodes, "no such root");
    // How many edges of a node are left, and the xor of their numbers.
    let mut left = vec![(0usize, 0usize); nodes];
    for (edge, &(a, b)) in edges.iter().enumerate() {
        for &end in &[a, b] {
            left[end].0 += 1;
            left[end].1 ^= edge;
        }
    }
    let mut branches = Vec::with_capacity(edges.len());
    for start in 0..nodes {
        let mut node = start;
        while left[node].0 == 1 && node != root {
            let edge = left[node].1;
            let parent = edges[edge].0 ^ edges[edge].1 ^ node;
            branches.push(Branch { node, parent, edge });
            left[node].0 = 0;
            left[parent].0 -= 1;
            left[parent].1 ^= edge;
            node = parent;
        }
    }
    // The nodes of a cycle have at least two edges, and are never taken off.
    Some(branches).filter(|branches| branches.len() == edges.len())
}

#[cfg(test)]
mod tests {
    use super::{branches, Branch};
    use crate::random::Random;

    // Each node that a search from the root finds, and its parent.
    fn found(root: usize, edges: &[(usize, usize)]) -> Vec<Option<usize>> {
        let mut parent = vec![None; edges.len() + 1];
        let mut open = vec![root];
        while let Some(node) = open.pop() {
            for &(a, b) in edges {
                for &(from, to) in &[(a, b), (b, a)] {
                    if from == node && to != root && parent[to].is_none() {
                        parent[to] = Some(node);
                        open.push(to);
                    }
                }
            }
        }
        parent
    }

    fn check(root: usize, edges: &[(usize, usize)], tree: &[Branch]) {
        let parents = found(root, edges);
        let mut is_done = vec![false; edges.len() + 1];
        assert_eq!(tree.len(), edges.len());
        for branch in tree {
            assert_eq!(parents[branch.node], Some(branch.parent), "{:?}", edges);
            assert!(!is_done[branch.node] && !is_done[branch.parent]);
            is_done[branch.node] = true;
            let ends = (branch.node, branch.parent);
            let edge = edges[branch.edge];
            assert!(edge == ends || edge == (ends.1, ends.0));
        }
    }

    #[test]
    fn nodes_come_before_their_parents_and_only_trees_have_them() {
        let mut trees = 0;
        for nodes in 1..6usize {
            for code in 0..(nodes * nodes).pow(nodes as u32 - 1) {
                let end = |digit: u32| code / nodes.pow(digit) % nodes;
                let edges = (1..nodes as u32).map(|at| (end(2 * at - 2), end(2 * at - 1)));
                let edges: Vec<(usize, usize)> = edges.collect();
                for root in 0..nodes {
                    let is_tree = found(root, &edges).iter().flatten().count() == edges.len();
                    let tree = branches(root, &edges);
                    assert_eq!(tree.is_some(), is_tree, "{:?}", edges);
                    if let Some(tree) = tree {
                        check(root, &edges, &tree);
                        trees += 1;
                    }
                }
            }
        }
        // Cayley: nodes^(nodes - 2) trees; edges in every order and direction, with every root.
        let cayley = [1, 2 * 2, 3 * 3 * 2 * 4, 4 * 16 * 6 * 8, 5 * 125 * 24 * 16];
        assert_eq!(trees, cayley.iter().sum::<usize>());
    }

    #[test]
    fn a_long_path_needs_no_stack() {
        let n = 1_000_000;
        let mut random = Random(20_261_122);
        let mut name: Vec<usize> = (0..n).collect();
        for at in (1..n).rev() {
            name.swap(at, random.below(at as u64 + 1) as usize);
        }
        let edges: Vec<(usize, usize)> = name.windows(2).map(|two| (two[0], two[1])).collect();
        let tree = branches(name[0], &edges).unwrap();
        assert!(tree.iter().map(|branch| branch.edge).eq((0..n - 1).rev()));
    }
}
