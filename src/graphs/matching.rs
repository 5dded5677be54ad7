//! Maximum matchings of bipartite graphs: as many edges as possible, no two of which meet.
//!
//! A matching is maximum exactly if no path between two free nodes alternates between edges outside and inside it
//! (Berge 1957). Each phase takes disjoint shortest such paths until no other can be added, and *flips* them: their
//! edges outside the matching come into it, and those inside leave it. The paths of the next phase are longer, so
//! some 2 sqrt(nodes) phases are enough (Hopcroft and Karp 1973).
//!
//! Checked: all graphs with up to 3 nodes on one side and 4 on the other, and random ones with up to 7 on each,
//! against every choice of edges; a path of 10^5 nodes.

use super::adjacency::Adjacency;

/// An undirected graph, whose edges join its two sides, with a maximum matching.
///
/// ```
/// use grundy::graphs::matching::Matching;
///
/// // The path 0 - 1 - 2 - 3, of which 0 and 2 are on one side.
/// let matching = Matching::new(&[true, false, true, false], &[(0, 1), (2, 1), (2, 3)]);
/// assert_eq!(matching.mate(0), Some(1));
/// assert_eq!(matching.mate(3), Some(2));
/// ```
pub struct Matching {
    is_left: Vec<bool>,
    neighbours: Adjacency,
    mate: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Matching {
    /// A maximum matching of the graph of the nodes `0..is_left.len()`; `is_left` tells the side of each.
    ///
    /// # Panics
    ///
    /// If there are 2^32 - 1 nodes or more, or an edge does not lead from the left to the right.
    ///
    /// # Complexity
    ///
    /// O(edges sqrt(nodes)) at most, mostly far less; no recursion; 8 bytes an edge and up to 32 a node.
    pub fn new(is_left: &[bool], edges: &[(u32, u32)]) -> Matching {
        assert!(is_left.len() < NONE as usize, "too many nodes");
        for &(left, right) in edges {
            let (left, right) = (left as usize, right as usize);
            assert!(is_left[left] && !is_left[right], "an edge on one side");
        }
        let backward = edges.iter().map(|&(left, right)| (right, left));
        let both_ways = edges.iter().copied().chain(backward);
        let mut matching = Matching {
            is_left: is_left.to_vec(),
            neighbours: Adjacency::new(is_left.len(), both_ways),
            mate: vec![NONE; is_left.len()],
        };
        while matching.augment() {}
        matching
    }

    /// The node that `node` is matched with, or `None` if it is free.
    pub fn mate(&self, node: u32) -> Option<u32> {
        Some(self.mate[node as usize]).filter(|&mate| mate != NONE)
    }

    /// For each node, whether some maximum matching leaves it free. O(nodes + edges), no recursion.
    ///
    /// These are the nodes that can be reached from a free node in an even number of steps, alternately outside and
    /// inside the matching. Flipping such a path frees its other end. Conversely, let another maximum matching leave
    /// a node free that this one covers. Among the edges in which the two differ, there is a path from this node to a
    /// node that only this matching leaves free.
    ///
    /// ```
    /// use grundy::graphs::matching::Matching;
    ///
    /// let matching = Matching::new(&[true, false, true], &[(0, 1), (2, 1)]);
    /// assert_eq!(matching.avoidable(), [true, false, true]);
    /// ```
    pub fn avoidable(&self) -> Vec<bool> {
        let nodes = 0..self.mate.len() as u32;
        let mut open: Vec<u32> = nodes.filter(|&node| self.mate(node).is_none()).collect();
        let mut seen: Vec<bool> = self.mate.iter().map(|&mate| mate == NONE).collect();
        while let Some(node) = open.pop() {
            for &neighbour in self.neighbours.row(node) {
                // A free neighbour would be the end of a path that makes the matching larger.
                let mate = self.mate[neighbour as usize];
                if !seen[mate as usize] {
                    seen[mate as usize] = true;
                    open.push(mate);
                }
            }
        }
        seen
    }

    // A phase, or `false` if no path is left.
    fn augment(&mut self) -> bool {
        let roots: Vec<u32> = (0..self.mate.len() as u32)
            .filter(|&node| self.is_left[node as usize] && self.mate(node).is_none())
            .collect();
        let level = self.levels(&roots);
        // Which neighbour of each node is tried next.
        let mut next = vec![0; self.mate.len()];
        let mut found = false;
        for root in roots {
            // Down the levels, by neighbour next[node] of each node on the path.
            let mut path = vec![root];
            while let Some(&node) = path.last() {
                let neighbour = match self.neighbours.row(node).get(next[node as usize]) {
                    Some(&neighbour) => neighbour,
                    None => {
                        path.pop();
                        path.last().iter().for_each(|&&node| next[node as usize] += 1);
                        continue;
                    }
                };
                let mate = self.mate[neighbour as usize];
                if mate == NONE {
                    for &node in &path {
                        let to = self.neighbours.row(node)[next[node as usize]];
                        self.mate[node as usize] = to;
                        self.mate[to as usize] = node;
                    }
                    found = true;
                    break;
                }
                if level[mate as usize] == level[node as usize] + 1 {
                    path.push(mate);
                } else {
                    next[node as usize] += 1;
                }
            }
        }
        found
    }

    // How many steps it is from a root, two counted as one, for the left nodes that are no farther than the
    // nearest one with a free neighbour; the other nodes get more than that.
    fn levels(&self, roots: &[u32]) -> Vec<u32> {
        // No level is one more than this.
        let mut level = vec![NONE; self.mate.len()];
        for &root in roots {
            level[root as usize] = 0;
        }
        let mut open = roots.to_vec();
        let mut done = 0;
        let mut deepest = NONE;
        while done < open.len() {
            let node = open[done];
            done += 1;
            let here = level[node as usize];
            if here >= deepest {
                break;
            }
            for &neighbour in self.neighbours.row(node) {
                match self.mate(neighbour) {
                    None => deepest = here,
                    Some(mate) if level[mate as usize] == NONE => {
                        level[mate as usize] = here + 1;
                        open.push(mate);
                    }
                    Some(_) => {}
                }
            }
        }
        level
    }
}

#[cfg(test)]
mod tests {
    use super::Matching;
    use crate::random::Random;

    /// Over all choices of edges, no two of which meet: the most edges, and the nodes that some choice of so many
    /// edges leaves free.
    fn by_choice(nodes: usize, edges: &[(u32, u32)]) -> (usize, Vec<bool>) {
        let mut found = (0, vec![true; nodes]);
        choose(edges, 0, &mut vec![true; nodes], &mut found);
        found
    }

    fn choose(
        edges: &[(u32, u32)],
        size: usize,
        is_free: &mut Vec<bool>,
        found: &mut (usize, Vec<bool>),
    ) {
        if size > found.0 {
            *found = (size, is_free.clone());
        } else if size == found.0 {
            let both = found.1.iter_mut().zip(is_free.iter());
            both.for_each(|(left_free, is_free)| *left_free |= is_free);
        }
        for (at, &(left, right)) in edges.iter().enumerate() {
            let (left, right) = (left as usize, right as usize);
            if is_free[left] && is_free[right] {
                is_free[left] = false;
                is_free[right] = false;
                choose(&edges[at + 1..], size + 1, is_free, found);
                is_free[left] = true;
                is_free[right] = true;
            }
        }
    }

    fn assert_by_choice(is_left: &[bool], edges: &[(u32, u32)]) {
        let matching = Matching::new(is_left, edges);
        let (size, left_free) = by_choice(is_left.len(), edges);
        let mut matched = 0;
        for node in 0..is_left.len() as u32 {
            if let Some(mate) = matching.mate(node) {
                assert_eq!(matching.mate(mate), Some(node));
                let is_edge = |&(left, right): &(u32, u32)| {
                    (left, right) == (node, mate) || (right, left) == (node, mate)
                };
                assert!(edges.iter().any(is_edge), "{:?}", edges);
                matched += 1;
            }
        }
        assert_eq!(matched, 2 * size, "{:?}", edges);
        assert_eq!(matching.avoidable(), left_free, "{:?}", edges);
    }

    #[test]
    fn small_graphs_have_the_matching_of_every_choice() {
        for set in 0..1 << 12 {
            let is_left = [true, true, true, false, false, false, false];
            let edges: Vec<(u32, u32)> = (0..12)
                .filter(|edge| set >> edge & 1 == 1)
                .map(|edge| (edge / 4, 3 + edge % 4))
                .collect();
            assert_by_choice(&is_left, &edges);
        }
    }

    #[test]
    fn random_graphs_have_the_matching_of_every_choice() {
        let mut random = Random(23);
        for _ in 0..1500 {
            let (left, right) = (random.between(1, 7), random.between(1, 7));
            // The sides are mixed: every node by the parity of its number, as long as there are both.
            let name = |side: u64, node: u64| (2 * node + side) as u32;
            let nodes = 2 * left.max(right);
            let is_left: Vec<bool> = (0..nodes).map(|node| node % 2 == 0).collect();
            let edges: Vec<(u32, u32)> = (0..random.below(14))
                .map(|_| (name(0, random.below(left)), name(1, random.below(right))))
                .collect();
            assert_by_choice(&is_left, &edges);
        }
    }

    #[test]
    fn a_long_path_is_matched_end_to_end() {
        let nodes = 100_000;
        let is_left: Vec<bool> = (0..nodes).map(|node| node % 2 == 0).collect();
        // First the edges in the middle of three, so that the paths to be flipped are long.
        let edge = |at: u32| {
            if at % 2 == 0 {
                (at, at + 1)
            } else {
                (at + 1, at)
            }
        };
        let edges: Vec<(u32, u32)> = (0..nodes - 1).map(edge).collect();
        let matching = Matching::new(&is_left, &edges);
        assert!((0..nodes).all(|node| matching.mate(node) == Some(node ^ 1)));
        assert!(!matching.avoidable().contains(&true));
    }

    #[test]
    #[should_panic(expected = "an edge on one side")]
    fn an_edge_on_one_side_is_refused() {
        Matching::new(&[true, true], &[(0, 1)]);
    }
}
