//! The adjacency lists of a graph, all in one array, as compressed rows (compressed sparse row, CSR).
//!
//! Checked: random edges against a list for each node.

/// The neighbours of each node of a graph, as a row; the nodes are numbered from 0.
///
/// ```
/// use grundy::graphs::adjacency::Adjacency;
///
/// let after = Adjacency::new(3, [(0, 2), (2, 1), (0, 1)].iter().copied());
/// assert_eq!(after.row(0), [2, 1]);
/// assert_eq!(after.row(1), []);
/// ```
pub struct Adjacency {
    // The row of v is neighbours[first[v]..first[v + 1]].
    first: Vec<usize>,
    neighbours: Vec<u32>,
}

impl Adjacency {
    /// The graph of the nodes `0..nodes`. An edge is a pair `(from, to)`. The row of a node has the second
    /// nodes of its edges, in the order of `edges`.
    ///
    /// # Panics
    ///
    /// If an edge has a node that is not less than `nodes`.
    ///
    /// # Complexity
    ///
    /// O(nodes + edges); 4 bytes an edge and 8 a node. Goes through the edges twice.
    pub fn new<I>(nodes: usize, edges: I) -> Adjacency
    where
        I: Iterator<Item = (u32, u32)> + Clone,
    {
        // At first, where the row before ends; as the row is filled, this moves to where the row itself ends.
        let mut first = vec![0; nodes + 2];
        for (from, to) in edges.clone() {
            assert!((to as usize) < nodes, "no such node");
            first[from as usize + 2] += 1;
        }
        for node in 2..first.len() {
            first[node] += first[node - 1];
        }
        let mut neighbours = vec![0; first[nodes + 1]];
        for (from, to) in edges {
            let end = &mut first[from as usize + 1];
            neighbours[*end] = to;
            *end += 1;
        }
        first.pop();
        Adjacency { first, neighbours }
    }

    /// The second nodes of the edges from `node`.
    #[inline]
    pub fn row(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.neighbours[self.first[node]..self.first[node + 1]]
    }
}

#[cfg(test)]
mod tests {
    use super::Adjacency;
    use crate::random::Random;

    #[test]
    fn a_row_has_the_neighbours_of_its_node_in_the_order_of_the_edges() {
        let mut random = Random(5);
        for nodes in 1..40 {
            let mut lists = vec![Vec::new(); nodes as usize];
            let mut edges = Vec::new();
            for _ in 0..random.below(3 * nodes) {
                let (from, to) = (random.below(nodes) as u32, random.below(nodes) as u32);
                edges.push((from, to));
                lists[from as usize].push(to);
            }
            let graph = Adjacency::new(nodes as usize, edges.iter().copied());
            for (node, list) in (0..).zip(&lists) {
                assert_eq!(graph.row(node), &list[..], "{} of {:?}", node, edges);
            }
        }
    }

    #[test]
    #[should_panic(expected = "no such node")]
    fn an_edge_to_no_node_is_refused() {
        Adjacency::new(2, Some((0, 2)).into_iter());
    }
}
