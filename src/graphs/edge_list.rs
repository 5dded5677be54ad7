//! A directed graph from its edges, in any order; its nodes are the ends of the edges.
//!
//! Checked: as [`digraph`](super::digraph), and random edges against it.

use super::digraph::{Cycle, Digraph};

/// A graph and the numbers of its nodes, ascending.
///
/// ```
/// use grundy::graphs::edge_list::EdgeList;
///
/// let mut graph = EdgeList::new(&[(7, 9), (7, 8), (8, 9)]);
/// assert_eq!(graph.value(7), Ok(2));
/// assert_eq!(graph.value(1), Ok(0));
/// ```
pub struct EdgeList {
    nodes: Vec<u64>,
    graph: Digraph,
}

impl EdgeList {
    /// The graph with these edges, each from its first node to its second. O(edges log edges), 36
    /// bytes an edge at most, however large the numbers of the nodes.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_NODES`](super::digraph::MAX_NODES) nodes.
    pub fn new(edges: &[(u64, u64)]) -> EdgeList {
        let (from, to) = (edges.iter().map(|edge| edge.0), edges.iter().map(|edge| edge.1));
        let mut nodes: Vec<u64> = from.chain(to).collect();
        nodes.sort_unstable();
        nodes.dedup();
        let mut edges = edges.to_vec();
        edges.sort_unstable();
        let mut graph = Digraph::new(0);
        let mut described = 0;
        for (from, to) in edges {
            while nodes[described] < from {
                graph.end_node();
                described += 1;
            }
            let index = nodes.binary_search(&to).expect("each end is a node");
            graph.add_edge(index as u64);
        }
        nodes[described..].iter().for_each(|_| graph.end_node());
        EdgeList { nodes, graph }
    }

    /// The Grundy value of a node, as [`Digraph::value`]; that of a node without an edge is 0.
    ///
    /// # Errors
    ///
    /// A node on a cycle, if one can be reached from `node`.
    pub fn value(&mut self, node: u64) -> Result<u64, Cycle> {
        match self.index(node) {
            None => Ok(0),
            Some(index) => {
                let value = self.graph.value(index as u64);
                value.map_err(|cycle| Cycle(self.nodes[cycle.0 as usize]))
            }
        }
    }

    fn index(&self, node: u64) -> Option<usize> {
        // Where no number is missing, a node stands as far from the first one as its number.
        let guess = node.wrapping_sub(*self.nodes.first()?) as usize;
        if self.nodes.get(guess) == Some(&node) {
            return Some(guess);
        }
        self.nodes.binary_search(&node).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::EdgeList;
    use crate::graphs::digraph::{Cycle, Digraph};
    use crate::random::Random;

    #[test]
    fn edges_in_any_order_have_the_values_of_their_lists() {
        let mut random = Random(7);
        for round in 0..600 {
            // Upwards, between nodes side by side or far apart.
            let node = |index: u64| 5 + [1, 1_000_000_007][round % 2] * index;
            let (n, m) = (random.between(2, 9), random.below(20));
            let edge = |random: &mut Random| {
                let from = random.below(n - 1);
                (from, random.between(from + 1, n - 1))
            };
            let edges: Vec<(u64, u64)> = (0..m).map(|_| edge(&mut random)).collect();
            let mut lists = Digraph::new(0);
            for from in 0..n {
                edges.iter().filter(|edge| edge.0 == from).for_each(|edge| lists.add_edge(edge.1));
                lists.end_node();
            }
            let named: Vec<(u64, u64)> = edges.iter().map(|&(a, b)| (node(a), node(b))).collect();
            let mut graph = EdgeList::new(&named);
            for index in 0..n {
                assert_eq!(graph.value(node(index)), lists.value(index), "{:?}", edges);
            }
            let between = if round % 2 == 0 { node(n) } else { node(0) + 1 };
            assert_eq!(graph.value(between), Ok(0));
        }
    }

    #[test]
    fn a_cycle_has_the_number_of_a_node_on_it() {
        let mut graph = EdgeList::new(&[(30, 10), (10, 20), (20, 10), (40, 50)]);
        assert!([Cycle(10), Cycle(20)].contains(&graph.value(30).unwrap_err()));
        assert_eq!(graph.value(40), Ok(1));
    }
}
