//! One token on a directed graph on which play may go round: a node is won, lost, or a draw.
//!
//! A node is lost if the player to move has no move there, or moves to won nodes only, and won if he
//! has a move to a lost one; what these rules never reach is a draw (Smith 1966, "Graphs and composite
//! games"; Winning Ways, ch. 12). From the nodes that are lost at once they are followed against the
//! edges: each node before a lost one is won, and one is lost as soon as the last of its moves is
//! found to lead to a won one. A winner moves to what was found before, so he wins in finitely
//! many moves. From any other node a player can move to another such one, and all his other moves are
//! to won ones, so neither can force an end.
//!
//! Checked: all graphs of 3 nodes and random ones of up to 8, with and without ends, against rounds of
//! the definition (here); the whole programs against such rounds (`trial/src/reference`); a path and
//! a ring of 10^5 nodes.

/// What a node is for the player to move, if both play well.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// The other player can force that he wins.
    Lost,
    /// He can force that he wins.
    Won,
    /// Neither can, so play goes on for ever.
    Drawn,
}

/// A graph that is given by its edges, in any order; a node without one is lost.
///
/// ```
/// use grundy::draws::{Draws, Outcome};
///
/// // 1 and 2 go round, 2 also to 3 and that to 4, from which no edge leads.
/// let mut graph = Draws::new(&[(1, 2), (2, 1), (2, 3), (3, 4)]);
/// assert_eq!(graph.outcome(3, &[]), Outcome::Won);
/// assert_eq!(graph.outcome(2, &[]), Outcome::Drawn);
/// // Who reaches 3 wins.
/// assert_eq!(graph.outcome(2, &[3]), Outcome::Won);
/// assert_eq!(graph.outcome(1, &[3]), Outcome::Lost);
/// ```
pub struct Draws {
    // Ascending; elsewhere a node is its label, which has the same index.
    nodes: Vec<u64>,
    label: Vec<u32>,
    // The nodes with an edge to v are before[first[v]..first[v + 1]].
    first: Vec<u32>,
    before: Vec<u32>,
    // How many edges lead from each node.
    moves: Vec<u32>,
    // How many of them are not known to lead to a won node, and DECIDED for a won node or an end.
    left: Vec<u32>,
    // The nodes that were found lost, and won, in the order in which they were. First those without
    // a move, for all questions.
    lost: Vec<u32>,
    won: Vec<u32>,
    stuck: usize,
}

// More than there are edges, so that it stays however many are subtracted.
const DECIDED: u32 = 1 << 31;

impl Draws {
    /// The graph with these edges, each from its first node to its second. O(edges log edges), 130
    /// bytes an edge at most; the numbers of the nodes cost nothing.
    ///
    /// # Panics
    ///
    /// If there are 2^31 edges or more.
    pub fn new(edges: &[(u64, u64)]) -> Draws {
        assert!(edges.len() < DECIDED as usize, "too many edges");
        let mut nodes: Vec<u64> = edges.iter().map(|edge| edge.0).collect();
        nodes.extend(edges.iter().map(|edge| edge.1));
        nodes.sort_unstable();
        nodes.dedup();
        let index = |node: u64| nodes.binary_search(&node).expect("each end is a node");
        let mut edges: Vec<(usize, usize)> = edges
            .iter()
            .map(|&(from, to)| (index(from), index(to)))
            .collect();
        // Numbered as they are found, so that what a question looks at lies together.
        let (first, before) = rows(nodes.len(), &edges);
        let mut moves = vec![0; nodes.len()];
        edges.iter().for_each(|edge| moves[edge.0] += 1);
        let label = labels(&first, &before, &moves);
        for edge in &mut edges {
            *edge = (label[edge.0] as usize, label[edge.1] as usize);
        }
        let (first, before) = rows(nodes.len(), &edges);
        moves.iter_mut().for_each(|count| *count = 0);
        edges.iter().for_each(|edge| moves[edge.0] += 1);
        let stuck = (0..nodes.len()).filter(|&node| moves[node] == 0);
        let mut lost: Vec<u32> = stuck.map(|node| node as u32).collect();
        let stuck = lost.len();
        // One more, for a node that is written before it is known to belong there.
        lost.resize(nodes.len() + 1, 0);
        Draws {
            won: vec![0; nodes.len() + 1],
            left: Vec::new(),
            nodes,
            label,
            first,
            before,
            moves,
            lost,
            stuck,
        }
    }

    /// What `node` is for the player to move, if who moves to one of the `ends` has won: such a node
    /// is lost, whatever edges lead from it.
    ///
    /// # Complexity
    ///
    /// O(nodes + edges), and O(log nodes) an end; each edge is looked at once at most, and none after
    /// `node` is decided. No recursion.
    pub fn outcome(&mut self, node: u64, ends: &[u64]) -> Outcome {
        let asked = match self.nodes.binary_search(&node) {
            Ok(asked) if !ends.contains(&node) => self.label[asked] as usize,
            _ => return Outcome::Lost,
        };
        self.left.clone_from(&self.moves);
        let (mut lost_end, mut won_end) = (self.stuck, 0);
        let nodes = &self.nodes;
        for end in ends.iter().filter_map(|end| nodes.binary_search(end).ok()) {
            let end = self.label[end] as usize;
            // Each once, and not those that are lost anyway.
            if 0 < self.left[end] && self.left[end] < DECIDED {
                self.left[end] |= DECIDED;
                self.lost[lost_end] = end as u32;
                lost_end += 1;
            }
        }
        let (mut lost_done, mut won_done) = (0, 0);
        // In either loop over a row a branch would be a toss: what is written is kept or not.
        while 0 < self.left[asked] && self.left[asked] < DECIDED {
            if lost_done < lost_end {
                let node = self.lost[lost_done] as usize;
                lost_done += 1;
                for &from in &self.before[self.first[node] as usize..self.first[node + 1] as usize]
                {
                    let left = &mut self.left[from as usize];
                    self.won[won_end] = from;
                    won_end += (*left < DECIDED) as usize;
                    *left |= DECIDED;
                }
            } else if won_done < won_end {
                let node = self.won[won_done] as usize;
                won_done += 1;
                for &from in &self.before[self.first[node] as usize..self.first[node + 1] as usize]
                {
                    let left = &mut self.left[from as usize];
                    *left -= 1;
                    self.lost[lost_end] = from;
                    lost_end += (*left == 0) as usize;
                }
            } else {
                return Outcome::Drawn;
            }
        }
        match self.left[asked] {
            0 => Outcome::Lost,
            _ => Outcome::Won,
        }
    }
}

// The nodes with an edge to v are before[first[v]..first[v + 1]].
fn rows(nodes: usize, edges: &[(usize, usize)]) -> (Vec<u32>, Vec<u32>) {
    // First where each row ends; then it is filled from there to its beginning.
    let mut first = vec![0; nodes + 1];
    edges.iter().for_each(|edge| first[edge.1] += 1);
    let mut sum = 0;
    for end in &mut first {
        sum += *end;
        *end = sum;
    }
    let mut before = vec![0; edges.len()];
    for &(from, to) in edges {
        first[to] -= 1;
        before[first[to] as usize] = from as u32;
    }
    (first, before)
}

// New numbers for the nodes: in the order of a search against the edges, from those without a move.
fn labels(first: &[u32], before: &[u32], moves: &[u32]) -> Vec<u32> {
    let (stuck, others): (Vec<usize>, Vec<usize>) =
        (0..moves.len()).partition(|&node| moves[node] == 0);
    let mut label = vec![u32::MAX; moves.len()];
    let mut found = Vec::with_capacity(moves.len());
    for start in stuck.into_iter().chain(others) {
        let mut next = found.len();
        if label[start] == u32::MAX {
            label[start] = next as u32;
            found.push(start);
        }
        while next < found.len() {
            let node = found[next];
            for &from in &before[first[node] as usize..first[node + 1] as usize] {
                if label[from as usize] == u32::MAX {
                    label[from as usize] = found.len() as u32;
                    found.push(from as usize);
                }
            }
            next += 1;
        }
    }
    label
}

#[cfg(test)]
mod tests {
    use super::{Draws, Outcome};
    use crate::random::{Choose, Random};

    /// Rounds of the definition over all edges, until one changes nothing.
    fn by_definition(nodes: usize, edges: &[(u64, u64)], ends: &[u64]) -> Vec<Outcome> {
        let mut known = vec![Outcome::Drawn; nodes];
        loop {
            let before = known.clone();
            for (node, known) in known.iter_mut().enumerate() {
                let to = edges.iter().filter(|edge| edge.0 == node as u64);
                let to: Vec<Outcome> = to.map(|edge| before[edge.1 as usize]).collect();
                let is_end = ends.contains(&(node as u64));
                if is_end || to.iter().all(|&to| to == Outcome::Won) {
                    *known = Outcome::Lost;
                } else if to.contains(&Outcome::Lost) {
                    *known = Outcome::Won;
                }
            }
            if known == before {
                return known;
            }
        }
    }

    fn assert_by_definition(nodes: usize, edges: &[(u64, u64)], ends: &[u64]) {
        let mut graph = Draws::new(edges);
        for (node, &outcome) in by_definition(nodes, edges, ends).iter().enumerate() {
            let found = graph.outcome(node as u64, ends);
            assert_eq!(found, outcome, "{} of {:?} to {:?}", node, edges, ends);
        }
    }

    #[test]
    fn all_graphs_of_three_nodes_are_as_defined() {
        for set in 0..1 << 9 {
            let is_edge = |edge: &u64| set >> edge & 1 == 1;
            let edges: Vec<(u64, u64)> = (0..9)
                .filter(is_edge)
                .map(|edge| (edge / 3, edge % 3))
                .collect();
            for ends in &[&[][..], &[0], &[1, 2], &[2, 2, 9]] {
                assert_by_definition(3, &edges, ends);
            }
        }
    }

    #[test]
    fn random_graphs_are_as_defined() {
        let mut random = Random(17);
        for _ in 0..3000 {
            let nodes = random.between(1, 8);
            let edges: Vec<(u64, u64)> = (0..random.below(2 * nodes + 1))
                .map(|_| (random.below(nodes), random.below(nodes)))
                .collect();
            let ends: Vec<u64> = (0..random.below(3)).map(|_| random.below(nodes)).collect();
            assert_by_definition(nodes as usize, &edges, &ends);
        }
    }

    #[test]
    fn a_long_path_is_won_and_lost_in_turn_and_a_ring_is_drawn_unless_it_has_an_end() {
        let path: Vec<(u64, u64)> = (0..100_000).map(|node| (node, node + 1)).collect();
        let mut graph = Draws::new(&path);
        assert_eq!(graph.outcome(0, &[]), Outcome::Lost);
        assert_eq!(graph.outcome(1, &[]), Outcome::Won);
        assert_eq!(graph.outcome(1, &[99_999]), Outcome::Lost);
        let mut ring = path;
        ring.push((100_000, 0));
        let mut graph = Draws::new(&ring);
        assert_eq!(graph.outcome(0, &[]), Outcome::Drawn);
        // 100001 steps round, one less.
        assert_eq!(graph.outcome(1, &[0]), Outcome::Lost);
        assert_eq!(graph.outcome(2, &[0]), Outcome::Won);
        assert_eq!(graph.outcome(0, &[]), Outcome::Drawn);
    }

    #[test]
    fn parallel_edges_and_ends_count_once_and_nodes_without_edges_are_lost() {
        let mut graph = Draws::new(&[(5, u64::MAX), (5, u64::MAX), (3, 5), (3, 5)]);
        assert_eq!(graph.outcome(5, &[]), Outcome::Won);
        assert_eq!(graph.outcome(3, &[]), Outcome::Lost);
        assert_eq!(graph.outcome(4, &[4]), Outcome::Lost);
        // So does an end, however often it is named.
        assert_eq!(graph.outcome(3, &[5; 9]), Outcome::Won);
        assert_eq!(Draws::new(&[]).outcome(1, &[]), Outcome::Lost);
    }
}
