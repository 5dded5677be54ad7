//! Retrograde analysis: which nodes of a graph are won, from the ends back along the moves.
//!
//! A node is lost if the player to move has no move there, or only moves to won nodes. It is won if he has a move to
//! a lost one. A node that these rules never reach is a draw (Smith 1966, "Graphs and composite games"; Winning Ways,
//! ch. 12). The search starts at the nodes that are lost at once, and goes back along the edges: each node with a
//! move to a lost node is won, and a node is lost as soon as all its moves are known to lead to won nodes. A winner
//! moves to a node that was found before his own, so he wins in finitely many moves. Each move from a drawn node
//! leads to a drawn or a won node, and at least one leads to a drawn node, so neither player can force an end.
//!
//! Checked: with [`loopy`](super::loopy), which builds on it; all graphs of 3 nodes against the definition, which is
//! applied to all nodes until nothing changes. In this test the nodes before a node are computed from its number, not
//! read from a list.

/// What a node is for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// The other player can force a win.
    Lost,
    /// The player to move can force a win.
    Won,
    /// Neither player can, so play goes on forever.
    Drawn,
}

/// The outcome of each node; the nodes are numbered from 0.
///
/// `moves` has the number of moves from each node. `before(node)` gives the nodes from which a move leads to `node`,
/// each as often as it has such moves. `before` is called at most once for each node, so the nodes need not be stored
/// if they can be computed. A game in which each player has his own moves is a graph, too: a node says whose turn it
/// is.
///
/// ```
/// use grundy::graphs::retrograde::{outcomes, Outcome};
///
/// // Moves from 4 to 3 and 2, from 3 to 1, from 2 to itself; none from 1 and 0.
/// let before = |node| vec![vec![], vec![3], vec![4, 2], vec![4], vec![]].swap_remove(node as usize);
/// let (won, lost, drawn) = (Outcome::Won, Outcome::Lost, Outcome::Drawn);
/// assert_eq!(outcomes(&[0, 0, 1, 1, 2], before), [lost, lost, drawn, won, drawn]);
/// ```
///
/// # Panics
///
/// If there are 2^31 nodes or more, or 2^31 moves or more from one node.
///
/// # Complexity
///
/// O(moves), some 20 bytes a node; no recursion.
pub fn outcomes<F, I>(moves: &[u32], before: F) -> Vec<Outcome>
where
    F: FnMut(u32) -> I,
    I: IntoIterator<Item = u32>,
{
    assert!(moves.len() < 1 << 31, "too many nodes");
    assert!(moves.iter().all(|&moves| moves < DECIDED), "too many moves");
    let mut search = Search::new(moves);
    search.follow(None, before);
    let mut outcomes = vec![Outcome::Drawn; moves.len()];
    for (node, is_won) in search.found {
        outcomes[node as usize] = if is_won { Outcome::Won } else { Outcome::Lost };
    }
    outcomes
}

/// A search that can stop at a node and go on later.
///
/// ```
/// use grundy::graphs::retrograde::Search;
///
/// // Moves from 3 to 2, from 2 to 1, from 1 to 0, and from 0 to itself; but 1 is lost by a rule.
/// let before = |node: u32| vec![vec![0, 1], vec![2], vec![3], vec![]].swap_remove(node as usize);
/// let mut search = Search::new(&[1, 1, 1, 1]);
/// search.find(1, false);
/// assert_eq!(search.follow(Some(2), before), Some(true));
/// assert_eq!(search.follow(Some(0), before), None); // a draw
/// assert_eq!(search.found, [(1, false), (2, true), (3, false)]);
/// ```
pub struct Search {
    // How many moves of each node are not known to lead to a won one; with DECIDED once the node is found.
    left: Vec<u32>,
    /// The nodes that are found, in this order, each with `true` if it is won and `false` if it is lost.
    pub found: Vec<(u32, bool)>,
    followed: usize,
}

// Greater than any number of moves.
const DECIDED: u32 = 1 << 31;

impl Search {
    /// A search on nodes with these numbers of moves, each less than 2^31; nodes without a move are lost.
    pub fn new(moves: &[u32]) -> Search {
        let mut search = Search { left: moves.to_vec(), found: Vec::new(), followed: 0 };
        let stuck = (0..moves.len() as u32).filter(|&node| moves[node as usize] == 0);
        stuck.for_each(|node| search.find(node, false));
        search
    }

    /// Notes that a node is won or lost, unless it is found already.
    pub fn find(&mut self, node: u32, is_won: bool) {
        if self.left[node as usize] < DECIDED {
            self.left[node as usize] |= DECIDED;
            self.found.push((node, is_won));
        }
    }

    /// Goes on with the search until it comes to `asked`, and returns whether this node is won. If the search does not
    /// come to it (an earlier call may have passed it: then it is in `found`), or if `asked` is `None`, the search goes
    /// on to the end, and the result is `None`. `before` gives the nodes from which a move leads to a node.
    pub fn follow<I: IntoIterator<Item = u32>>(
        &mut self,
        asked: Option<u32>,
        mut before: impl FnMut(u32) -> I,
    ) -> Option<bool> {
        while let Some(&(node, is_won)) = self.found.get(self.followed) {
            if Some(node) == asked {
                return Some(is_won);
            }
            self.followed += 1;
            for from in before(node) {
                let left = &mut self.left[from as usize];
                *left -= is_won as u32;
                if !is_won || *left == 0 {
                    self.find(from, !is_won);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{outcomes, Outcome};

    #[test]
    fn all_graphs_of_three_nodes_are_as_defined() {
        for set in 0..1u32 << 9 {
            let is_edge = |from: u32, to: u32| set >> (3 * from + to) & 1 == 1;
            let to = |from: u32| (0..3).filter(move |&to| is_edge(from, to));
            let moves: Vec<u32> = (0..3).map(|from| to(from).count() as u32).collect();
            let found = outcomes(&moves, |to| (0..3).filter(move |&from| is_edge(from, to)));
            // Rounds, until one changes nothing.
            let mut known = vec![Outcome::Drawn; 3];
            loop {
                let before = known.clone();
                for node in 0..3 {
                    let mut next = to(node).map(|to| before[to as usize]);
                    if to(node).all(|to| before[to as usize] == Outcome::Won) {
                        known[node as usize] = Outcome::Lost;
                    } else if next.any(|next| next == Outcome::Lost) {
                        known[node as usize] = Outcome::Won;
                    }
                }
                if known == before {
                    break;
                }
            }
            assert_eq!(found, known, "{:b}", set);
        }
    }

    #[test]
    fn two_moves_to_the_same_node_are_two() {
        // 0 has two to 1, which has one to 2.
        let before = |node| vec![vec![], vec![0, 0], vec![1]].swap_remove(node as usize);
        let found = outcomes(&[2, 1, 0], before);
        assert_eq!(found, [Outcome::Lost, Outcome::Won, Outcome::Lost]);
    }

    #[test]
    #[should_panic(expected = "too many moves")]
    fn a_count_that_would_not_hold_is_refused() {
        outcomes(&[1 << 31], |_| None);
    }
}
