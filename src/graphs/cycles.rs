//! The lengths of the cycles of a graph, from its edges.
//!
//! Checked: all lists of up to 4 edges on as many nodes, against a search; a cycle of 10^6 nodes in a random order.

/// The lengths of the cycles of a graph in which each node has two edges, or `None` if some node has more or fewer.
/// There are as many nodes as edges, and they are numbered from 0.
///
/// An edge from a node to itself is a cycle of 1, and two edges between the same nodes are a cycle of 2. Each node
/// keeps the number of its edges and the xor of their indices, from which either edge gives the other. So there
/// are no lists of neighbours and no recursion.
///
/// ```
/// use grundy::graphs::cycles::lengths;
///
/// assert_eq!(lengths(&[(0, 2), (1, 1), (2, 0)]), Some(vec![2, 1]));
/// assert_eq!(lengths(&[(0, 1), (1, 2), (1, 0)]), None);
/// ```
///
/// # Panics
///
/// If an end of an edge is not less than the number of edges.
///
/// # Complexity
///
/// O(edges), 17 bytes for each and 8 for each cycle.
pub fn lengths(edges: &[(usize, usize)]) -> Option<Vec<u64>> {
    let mut degrees = vec![0u8; edges.len()];
    let mut both = vec![0; edges.len()];
    for (edge, &(a, b)) in edges.iter().enumerate() {
        for &end in &[a, b] {
            if degrees[end] == 2 {
                // There are as many edges as nodes, so if one node has too few edges, another has too many.
                return None;
            }
            degrees[end] += 1;
            both[end] ^= edge;
        }
    }
    let mut is_seen = vec![false; edges.len()];
    let mut lengths = Vec::new();
    for start in 0..edges.len() {
        let (mut edge, mut node) = (start, edges[start].0);
        let mut length = 0;
        while !is_seen[edge] {
            is_seen[edge] = true;
            length += 1;
            node ^= edges[edge].0 ^ edges[edge].1;
            edge ^= both[node];
        }
        lengths.extend(Some(length).filter(|&length| length > 0));
    }
    Some(lengths)
}

#[cfg(test)]
mod tests {
    use super::lengths;
    use crate::random::Random;

    // How many nodes each node can reach, sorted, by closing the relation; `None` if a degree is not 2.
    fn found(edges: &[(usize, usize)]) -> Option<Vec<u64>> {
        let nodes = edges.len();
        let mut reach = vec![vec![false; nodes]; nodes];
        let mut degrees = vec![0; nodes];
        for &(a, b) in edges {
            degrees[a] += 1;
            degrees[b] += 1;
            reach[a][b] = true;
            reach[b][a] = true;
        }
        for by in 0..nodes {
            for from in 0..nodes {
                for to in 0..nodes {
                    reach[from][to] |= reach[from][by] && reach[by][to];
                }
            }
        }
        let count = |row: &Vec<bool>| row.iter().filter(|&&to| to).count() as u64;
        let mut counts: Vec<u64> = reach.iter().map(count).collect();
        counts.sort_unstable();
        Some(counts).filter(|_| degrees.iter().all(|&degree| degree == 2))
    }

    #[test]
    fn cycles_are_as_long_as_what_their_nodes_reach() {
        let mut cycles = 0;
        for nodes in 0..5usize {
            for code in 0..(nodes * nodes).pow(nodes as u32) {
                let end = |digit: u32| code / nodes.pow(digit) % nodes;
                let edges = (0..nodes as u32).map(|at| (end(2 * at), end(2 * at + 1)));
                let edges: Vec<(usize, usize)> = edges.collect();
                let each = lengths(&edges).map(|lengths| {
                    let nodes = |&length: &u64| (0..length).map(move |_| length);
                    let mut each: Vec<u64> = lengths.iter().flat_map(nodes).collect();
                    each.sort_unstable();
                    each
                });
                cycles += usize::from(each.is_some());
                assert_eq!(each, found(&edges), "{:?}", edges);
            }
        }
        assert!(cycles > 1000);
    }

    #[test]
    fn a_long_cycle_needs_no_stack() {
        let n = 1_000_000;
        let mut random = Random(20_261_123);
        let mut name: Vec<usize> = (0..n).collect();
        for at in (1..n).rev() {
            name.swap(at, random.below(at as u64 + 1) as usize);
        }
        let ends = name.iter().zip(name.iter().cycle().skip(1));
        let edges: Vec<(usize, usize)> = ends.map(|(&a, &b)| (a, b)).collect();
        assert_eq!(lengths(&edges), Some(vec![n as u64]));
    }
}
