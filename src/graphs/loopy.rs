//! Many questions about a token on a graph where play may go round: [`retrograde`](super::retrograde) analysis.
//!
//! It answers 64 questions about one graph together, each by one bit of a word. For each node and each question there
//! is a count: the number of the node's moves that are not known to lead to a won node. The 64 counts of a node are
//! stored as a vertical counter, whose i-th word has bit i of each count; one subtraction, with borrows from word to
//! word, takes 1 from some of the counts. The search makes passes over the nodes, by ascending and by descending number
//! in turn. The nodes are numbered in the order in which a first search finds them, so most of them are visited only a
//! few times. If the questions have too little in common, each gets its own search.
//!
//! Checked: all graphs of 3 nodes and random graphs of up to 8, with and without ends, and 130 questions at once. The
//! questions are answered together and also each by its own search; both are compared with the definition, which is
//! applied to all nodes until nothing changes (here). Their references check the whole programs in the same
//! way. A path and a ring of 10^5 nodes.

use super::adjacency::Adjacency;
use super::retrograde::{Outcome, Search};

/// A graph given by its edges, in any order; a node from which no edge leads is lost.
///
/// ```
/// use grundy::graphs::loopy::LoopyGraph;
/// use grundy::graphs::retrograde::Outcome;
///
/// // Edges from 1 to 2 and back, from 2 to 3, from 3 to 4, and none from 4.
/// let mut graph = LoopyGraph::new(&[(1, 2), (2, 1), (2, 3), (3, 4)]);
/// assert_eq!(graph.outcomes::<[u64; 0]>(&[(3, []), (2, [])]), [Outcome::Won, Outcome::Drawn]);
/// // Who reaches 3 wins.
/// assert_eq!(graph.outcomes(&[(2, [3]), (1, [3])]), [Outcome::Won, Outcome::Lost]);
/// ```
pub struct LoopyGraph {
    // Ascending; elsewhere a node is known by its label, which has the same index.
    nodes: Vec<u64>,
    label: Vec<u32>,
    before: Adjacency,
    // How many edges lead from each node.
    moves: Vec<u32>,
    // How many nodes may be taken for 64 questions, before each gets its own search.
    most_taken: usize,
}

/// How many questions are answered together.
pub const TOGETHER: usize = 64;

// What is known of a node, a bit for each question: a word where it is won, one where it is lost, one where the
// nodes before it have been told; and then its counter, the lowest bits first.
const WON: usize = 0;
const LOST: usize = 1;
const FOLLOWED: usize = 2;
const COUNTER: usize = 3;

impl LoopyGraph {
    /// The graph with these edges, each from its first node to its second. O(edges log edges), 130 bytes an edge at
    /// most, however large the numbers of the nodes.
    ///
    /// # Panics
    ///
    /// If there are 2^31 edges or more.
    pub fn new(edges: &[(u64, u64)]) -> LoopyGraph {
        assert!(edges.len() < 1 << 31, "too many edges");
        let mut nodes: Vec<u64> = edges.iter().map(|edge| edge.0).collect();
        nodes.extend(edges.iter().map(|edge| edge.1));
        nodes.sort_unstable();
        nodes.dedup();
        let count = nodes.len();
        let index = |node: u64| nodes.binary_search(&node).expect("each end is a node") as u32;
        let against = edges.iter().map(|edge| (index(edge.1), index(edge.0)));
        let against: Vec<(u32, u32)> = against.collect();
        let before = Adjacency::new(count, against.iter().copied());
        let mut moves = vec![0; count];
        for edge in &against {
            moves[edge.1 as usize] += 1;
        }
        // When the search ends, each remaining node in turn counts as an end, so that the order has all nodes.
        let mut search = Search::new(&moves);
        let row = |node| before.row(node).iter().copied();
        search.follow(None, row);
        for node in 0..count as u32 {
            search.find(node, false);
            search.follow(None, row);
        }
        let found = search.found;
        let mut label = vec![0; count];
        for (new, &(old, _)) in (0..).zip(&found) {
            label[old as usize] = new;
        }
        let relabeled = |edge: &(u32, u32)| (label[edge.0 as usize], label[edge.1 as usize]);
        LoopyGraph {
            before: Adjacency::new(count, against.iter().map(relabeled)),
            moves: found.iter().map(|&(old, _)| moves[old as usize]).collect(),
            most_taken: 8 * count,
            nodes,
            label,
        }
    }

    /// The outcome of each question. A question is a node and some ends; it asks what the node is for the player to
    /// move, if whoever moves to one of the ends wins at once. So each end is lost, whatever edges lead from it.
    ///
    /// # Complexity
    ///
    /// At worst O(nodes + edges) for each question; mostly [`TOGETHER`] questions take this time together. In addition
    /// O(log nodes) for each node and end of a question. No recursion.
    pub fn outcomes<E: AsRef<[u64]>>(&mut self, questions: &[(u64, E)]) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(questions.len());
        for questions in questions.chunks(TOGETHER) {
            let found = self.together(questions).unwrap_or_else(|| {
                // The others about this graph would take as long.
                self.most_taken = 0;
                questions.iter().map(|one| self.alone(one.0, one.1.as_ref())).collect()
            });
            outcomes.extend(found);
        }
        outcomes
    }

    fn find(&self, node: u64) -> Option<u32> {
        Some(self.label[self.nodes.binary_search(&node).ok()?])
    }

    fn alone(&self, node: u64, ends: &[u64]) -> Outcome {
        let node = match self.find(node) {
            Some(node) => node,
            None => return Outcome::Lost,
        };
        let mut search = Search::new(&self.moves);
        for end in ends.iter().filter_map(|&end| self.find(end)) {
            search.find(end, false);
        }
        match search.follow(Some(node), |node| self.before.row(node).iter().copied()) {
            Some(true) => Outcome::Won,
            Some(false) => Outcome::Lost,
            None => Outcome::Drawn,
        }
    }

    fn together<E: AsRef<[u64]>>(&self, questions: &[(u64, E)]) -> Option<Vec<Outcome>> {
        let mut known = Known::new(&self.moves);
        for (bit, (_, ends)) in questions.iter().enumerate() {
            for end in ends.as_ref().iter().filter_map(|&end| self.find(end)) {
                known.set_lost(end as usize, 1 << bit);
            }
        }
        if !known.follow(&self.before, self.most_taken) {
            return None;
        }
        let outcome = |(bit, question): (usize, &(u64, E))| match self.find(question.0) {
            Some(node) if known.of(node)[WON] >> bit & 1 == 1 => Outcome::Won,
            Some(node) if known.of(node)[LOST] >> bit & 1 == 0 => Outcome::Drawn,
            _ => Outcome::Lost,
        };
        Some(questions.iter().enumerate().map(outcome).collect())
    }
}

// What is known of each node.
struct Known {
    // The words of v are words[first[v]..first[v + 1]].
    first: Vec<u32>,
    words: Vec<u64>,
    // The nodes of which more is known than was followed, a bit each.
    open: Vec<u64>,
}

impl Known {
    // Nodes with these numbers of moves; those without a move are lost.
    fn new(moves: &[u32]) -> Known {
        let mut known =
            Known { first: vec![0], words: Vec::new(), open: vec![0; moves.len() / 64 + 1] };
        for (node, &count) in moves.iter().enumerate() {
            known.words.extend_from_slice(&[0; COUNTER]);
            // One less, so that only the last move borrows more than there is.
            let mut rest = count.saturating_sub(1);
            while rest > 0 {
                known.words.push(0u64.wrapping_sub(u64::from(rest & 1)));
                rest /= 2;
            }
            known.first.push(known.words.len() as u32);
            if count == 0 {
                known.set_lost(node, u64::MAX);
            }
        }
        known
    }

    fn of(&self, node: u32) -> &[u64] {
        &self.words[self.first[node as usize] as usize..]
    }

    // `false` if not all is known after `most_taken` nodes.
    fn follow(&mut self, before: &Adjacency, most_taken: usize) -> bool {
        let mut taken = 0;
        // Up and down in the order of the labels, where mostly one turn finds what the next would.
        let turns = (0..self.open.len()).chain((0..self.open.len()).rev());
        while self.open.iter().any(|&nodes| nodes != 0) {
            if taken >= most_taken {
                return false;
            }
            for at in turns.clone() {
                while self.open[at] != 0 {
                    let node = 64 * at + self.open[at].trailing_zeros() as usize;
                    self.open[at] &= self.open[at] - 1;
                    let known = &mut self.words[self.first[node] as usize..][..COUNTER];
                    let news = !known[FOLLOWED];
                    known[FOLLOWED] = known[WON] | known[LOST];
                    let (won, lost) = (known[WON] & news, known[LOST] & news);
                    for &from in before.row(node as u32) {
                        self.learn(from as usize, won, lost);
                    }
                    taken += 1;
                }
            }
            // Looking at each word counts as well.
            taken += self.open.len();
        }
        true
    }

    // A move from `node` is to a won node where `won` has a bit, and to a lost one where `lost` has.
    #[inline]
    fn learn(&mut self, node: usize, won: u64, lost: u64) {
        let known = &mut self.words[self.first[node] as usize..self.first[node + 1] as usize];
        // Only the last move takes 1 from 0.
        let mut borrow = won;
        for word in &mut known[COUNTER..] {
            let less = *word ^ borrow;
            borrow &= !*word;
            *word = less;
        }
        let is_open = !(known[WON] | known[LOST]);
        known[WON] |= lost & is_open;
        known[LOST] |= borrow & is_open;
        let is_new = (lost | borrow) & is_open != 0;
        self.open[node / 64] |= (is_new as u64) << (node % 64);
    }

    fn set_lost(&mut self, node: usize, lost: u64) {
        self.words[self.first[node] as usize + LOST] |= lost;
        self.open[node / 64] |= 1 << (node % 64);
    }
}

#[cfg(test)]
mod tests {
    use super::LoopyGraph;
    use crate::graphs::retrograde::Outcome;
    use crate::random::Random;

    /// The definition, applied to all nodes in rounds until a round changes nothing.
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

    // The questions together, and each by its own search.
    fn both<E: AsRef<[u64]>>(edges: &[(u64, u64)], questions: &[(u64, E)]) -> Vec<Vec<Outcome>> {
        let (mut graph, mut alone) = (LoopyGraph::new(edges), LoopyGraph::new(edges));
        graph.most_taken = usize::MAX;
        alone.most_taken = 0;
        vec![graph.outcomes(questions), alone.outcomes(questions)]
    }

    fn assert_by_definition(nodes: usize, edges: &[(u64, u64)], ends: &[u64]) {
        let questions: Vec<(u64, &[u64])> = (0..nodes as u64).map(|node| (node, ends)).collect();
        let expected = by_definition(nodes, edges, ends);
        for found in both(edges, &questions) {
            assert_eq!(found, expected, "{:?} to {:?}", edges, ends);
        }
    }

    fn outcome(edges: &[(u64, u64)], node: u64, ends: &[u64]) -> Outcome {
        let found = both(edges, &[(node, ends)]);
        assert_eq!(found[0], found[1]);
        found[0][0]
    }

    #[test]
    fn all_graphs_of_three_nodes_are_as_defined() {
        for set in 0..1 << 9 {
            let is_edge = |edge: &u64| set >> edge & 1 == 1;
            let edges: Vec<(u64, u64)> =
                (0..9).filter(is_edge).map(|edge| (edge / 3, edge % 3)).collect();
            for ends in &[&[][..], &[0], &[1, 2], &[2, 2, 9]] {
                assert_by_definition(3, &edges, ends);
            }
        }
    }

    fn random_graph(random: &mut Random, most: u64) -> (u64, Vec<(u64, u64)>) {
        let nodes = random.between(1, most);
        let edges = (0..random.below(2 * nodes + 1))
            .map(|_| (random.below(nodes), random.below(nodes)))
            .collect();
        (nodes, edges)
    }

    #[test]
    fn random_graphs_are_as_defined() {
        let mut random = Random(17);
        for _ in 0..3000 {
            let (nodes, edges) = random_graph(&mut random, 8);
            let ends: Vec<u64> = (0..random.below(3)).map(|_| random.below(nodes)).collect();
            assert_by_definition(nodes as usize, &edges, &ends);
        }
    }

    #[test]
    fn questions_with_other_ends_do_not_meet() {
        let mut random = Random(18);
        for _ in 0..200 {
            let (nodes, edges) = random_graph(&mut random, 80);
            let questions: Vec<(u64, [u64; 1])> =
                (0..130).map(|_| (random.below(nodes), [random.below(nodes)])).collect();
            let found = both(&edges, &questions);
            for (at, (node, ends)) in questions.into_iter().enumerate() {
                let expected = by_definition(nodes as usize, &edges, &ends)[node as usize];
                for found in &found {
                    assert_eq!(found[at], expected, "{} of {:?} to {:?}", node, edges, ends);
                }
            }
        }
    }

    #[test]
    fn a_long_path_is_won_and_lost_in_turn_and_a_ring_is_drawn_unless_it_has_an_end() {
        let path: Vec<(u64, u64)> = (0..100_000).map(|node| (node, node + 1)).collect();
        assert_eq!(outcome(&path, 0, &[]), Outcome::Lost);
        assert_eq!(outcome(&path, 1, &[]), Outcome::Won);
        assert_eq!(outcome(&path, 1, &[99_999]), Outcome::Lost);
        let mut ring = path;
        ring.push((100_000, 0));
        assert_eq!(outcome(&ring, 0, &[]), Outcome::Drawn);
        // 100001 steps round, one less.
        assert_eq!(outcome(&ring, 1, &[0]), Outcome::Lost);
        assert_eq!(outcome(&ring, 2, &[0]), Outcome::Won);
        assert_eq!(outcome(&ring, 0, &[]), Outcome::Drawn);
    }

    #[test]
    fn any_node_of_a_ring_may_be_its_end() {
        let ring: Vec<(u64, u64)> = (0..200).map(|node| (node, (node + 1) % 200)).collect();
        for end in 0..200 {
            assert_eq!(outcome(&ring, (end + 1) % 200, &[end]), Outcome::Won);
            assert_eq!(outcome(&ring, (end + 2) % 200, &[end]), Outcome::Lost);
        }
    }

    #[test]
    fn a_node_counts_its_moves_up_to_any_number() {
        // 0 has a move to each of the others, all of which are won by a move to the last.
        for &nodes in &[1, 2, 3, 4, 5, 8, 9, 1000, 1025] {
            let to = (1..nodes).map(|node| (0, node));
            let edges: Vec<(u64, u64)> = to.chain((1..nodes).map(|node| (node, nodes))).collect();
            assert_eq!(outcome(&edges, 0, &[]), Outcome::Lost);
            let mut drawn = edges;
            drawn.push((0, 0));
            assert_eq!(outcome(&drawn, 0, &[]), Outcome::Drawn);
        }
    }

    #[test]
    fn parallel_edges_and_ends_count_once_and_nodes_without_edges_are_lost() {
        let edges = [(5, u64::MAX), (5, u64::MAX), (3, 5), (3, 5)];
        assert_eq!(outcome(&edges, 5, &[]), Outcome::Won);
        assert_eq!(outcome(&edges, 3, &[]), Outcome::Lost);
        assert_eq!(outcome(&edges, 4, &[4]), Outcome::Lost);
        // So does an end, however often it is named.
        assert_eq!(outcome(&edges, 3, &[5; 9]), Outcome::Won);
        assert_eq!(outcome(&[], 1, &[]), Outcome::Lost);
    }
}
