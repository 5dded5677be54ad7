//! Tokens on a directed graph: a move slides one along an edge; a player without a move loses.
//!
//! If play cannot reach a cycle, the value of a node is the mex of the values of its successors, and several tokens
//! are a sum of games (Sprague 1935; Siegel, Combinatorial Game Theory, IV.2).
//!
//! Checked: random graphs of up to 8 nodes with up to 3 tokens against full search (`crates/problems`); a path of
//! 20000 nodes, a cycle of 10^6; 5000 nodes, each with an edge to every lower node.

/// A graph whose nodes are added one after another, with their edges; the first node has the number `base`.
///
/// ```
/// use grundy::graphs::digraph::Digraph;
///
/// let mut graph = Digraph::new(0);
/// for successors in &[vec![1, 2], vec![2], vec![]] {
///     successors.iter().for_each(|&to| graph.add_edge(to));
///     graph.end_node();
/// }
/// assert_eq!(graph.value(0), Ok(2));
/// assert_eq!(graph.value(1), Ok(1));
/// [Some(0), None].iter().for_each(|&to| graph.add(to)); // node 3, from which an edge leads to 0
/// assert_eq!(graph.value(3), Ok(0));
/// ```
pub struct Digraph {
    base: u64,
    // The edges of a node are targets[first[node]..first[node + 1]].
    first: Vec<usize>,
    targets: Vec<u32>,
    values: Vec<u32>,
    // value < last_node.len() is in the set of the node last worked on if last_node[value] is that node.
    last_node: Vec<u32>,
    // The nodes that were swept are below this.
    swept: usize,
}

/// The most nodes that a graph may have.
pub const MAX_NODES: u64 = 0xffff_fff0;

// What `values` says of a node that has no value yet.
const UNSEEN: u32 = u32::MAX;
const OPEN: u32 = UNSEEN - 1;

/// The error for a node on a cycle: play from it need not end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cycle(pub u64);

impl Digraph {
    /// A graph without nodes yet; the first one will have the number `base`.
    pub fn new(base: u64) -> Digraph {
        Digraph {
            base,
            first: vec![0],
            targets: Vec::new(),
            values: Vec::new(),
            last_node: Vec::new(),
            swept: 0,
        }
    }

    /// Adds an edge from the node that is being described to the node `to`. O(1), 4 bytes.
    ///
    /// # Panics
    ///
    /// If `to` is less than `base`, or `to - base` is at least [`MAX_NODES`].
    #[inline]
    pub fn add_edge(&mut self, to: u64) {
        let index = to - self.base;
        assert!(index < MAX_NODES, "no such node");
        self.targets.push(index as u32);
    }

    /// Adds an edge for `Some`, and ends the description of the node for `None`. The code that reads lists of
    /// successors gives them in this form.
    #[inline]
    pub fn add(&mut self, to: Option<u64>) {
        match to {
            Some(to) => self.add_edge(to),
            None => self.end_node(),
        }
    }

    /// Ends the description of a node. O(1), 12 bytes.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_NODES`].
    pub fn end_node(&mut self) {
        assert!((self.values.len() as u64) < MAX_NODES, "too many nodes");
        self.first.push(self.targets.len());
        self.values.push(UNSEEN);
    }

    /// The Grundy value of a node.
    ///
    /// # Errors
    ///
    /// A node on a cycle, if one can be reached from `node`.
    ///
    /// # Panics
    ///
    /// If `node` or the end of an edge is not in the graph.
    ///
    /// # Complexity
    ///
    /// O(nodes + edges) in the first call, or in all calls together if there is no cycle; no recursion, 16 bytes for
    /// each node on the longest path.
    pub fn value(&mut self, node: u64) -> Result<u64, Cycle> {
        if self.swept < self.values.len() {
            self.sweep();
        }
        let index = (node - self.base) as usize;
        if self.values[index] == UNSEEN {
            self.evaluate(index as u32)?;
        }
        Ok(u64::from(self.values[index]))
    }

    // In many graphs all edges lead to greater nodes, or all to lower ones. Then this reads memory from one
    // end to the other, except for the values, and each edge once.
    fn sweep(&mut self) {
        let nodes = self.values.len();
        for node in (self.swept..nodes).rev().chain(self.swept..nodes) {
            if self.values[node] == UNSEEN {
                self.values[node] = self.mex(node as u32).unwrap_or(UNSEEN);
            }
        }
        self.swept = nodes;
    }

    // Depth first, with the path and the next edge of each of its nodes on a stack of our own.
    fn evaluate(&mut self, root: u32) -> Result<(), Cycle> {
        let mut path = vec![(root, self.first[root as usize])];
        self.values[root as usize] = OPEN;
        while let Some(&(node, mut edge)) = path.last() {
            let end = self.first[node as usize + 1];
            while edge < end && self.values[self.targets[edge] as usize] < OPEN {
                edge += 1;
            }
            if edge == end {
                // All successors have values, so the node gets one.
                self.values[node as usize] = self.mex(node).unwrap_or(UNSEEN);
                path.pop();
                continue;
            }
            let to = self.targets[edge];
            if self.values[to as usize] == OPEN {
                // Reset, so that a second query reports the cycle again.
                for (node, _) in path {
                    self.values[node as usize] = UNSEEN;
                }
                return Err(Cycle(self.base + u64::from(to)));
            }
            let top = path.len() - 1;
            path[top].1 = edge + 1;
            self.values[to as usize] = OPEN;
            path.push((to, self.first[to as usize]));
        }
        Ok(())
    }

    // The mex of the successors' values, or `None` if a successor has no value yet. No value is greater than
    // the number of edges of its node.
    fn mex(&mut self, node: u32) -> Option<u32> {
        let edges = self.first[node as usize]..self.first[node as usize + 1];
        if self.last_node.len() <= edges.len() {
            self.last_node.resize(edges.len() + 1, UNSEEN);
        }
        for &to in &self.targets[edges] {
            let value = self.values[to as usize];
            if value >= OPEN {
                return None;
            }
            self.last_node[value as usize] = node;
        }
        let marked = self.last_node.iter().take_while(|&&last| last == node);
        Some(marked.count() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::{Cycle, Digraph, UNSEEN};

    fn graph(successors: &[&[u64]]) -> Digraph {
        let mut graph = Digraph::new(0);
        for &row in successors {
            for &to in row {
                graph.add_edge(to);
            }
            graph.end_node();
        }
        graph
    }

    #[test]
    fn a_cycle_is_named_each_time_and_only_where_it_can_be_reached() {
        let mut graph = graph(&[&[1], &[2, 3], &[1], &[], &[3]]);
        for _ in 0..2 {
            assert_eq!(graph.value(0), Err(Cycle(1)));
            assert_eq!(graph.value(4), Ok(1));
        }
    }

    #[test]
    fn what_two_sweeps_leave_is_found_in_depth() {
        // 0, 5, 1, 4, 2, 3: to and fro, so that 0, 5 and 1 have no value after both sweeps.
        let rows: [&[u64]; 6] = [&[3, 5, 3], &[4], &[3], &[], &[2], &[3, 1]];
        let mut graph = graph(&rows);
        graph.sweep();
        assert_eq!(graph.values, [UNSEEN, UNSEEN, 1, 0, 0, UNSEEN]);
        assert_eq!(graph.value(0), Ok(1));
        assert_eq!(graph.values, [1, 1, 1, 0, 0, 2]);
    }

    #[test]
    fn nodes_are_counted_from_the_base() {
        let mut graph = Digraph::new(7);
        for to in vec![Some(8), None, None, Some(9), None] {
            graph.add(to);
        }
        assert_eq!((graph.value(7), graph.value(8)), (Ok(1), Ok(0)));
        assert_eq!(graph.value(9), Err(Cycle(9)));
    }

    #[test]
    fn the_first_question_sweeps_the_whole_graph() {
        // A path up and a path down: the one needs a sweep from the end, the other from the start.
        let mut graph = graph(&[&[1], &[2], &[], &[], &[3], &[4]]);
        assert_eq!(graph.value(2), Ok(0));
        assert!(!graph.values.contains(&UNSEEN));
        assert_eq!(graph.swept, 6);
    }

    #[test]
    fn values_grow_with_the_number_of_edges() {
        // Node n has an edge to every lower one, so it is a heap of Nim.
        let mut graph = Digraph::new(0);
        for node in 0..5000 {
            (0..node).for_each(|to| graph.add_edge(to));
            graph.end_node();
        }
        assert_eq!(graph.value(4999), Ok(4999));
    }
}
