//! Numbers on the nodes of an acyclic graph: a move lowers one number, and puts any numbers on the direct successors of
//! its node; whoever cannot move loses.
//!
//! The *level* of a node is the mex of the levels of its successors, which is its value in
//! [`edge_list`](super::edge_list). A position is lost exactly if in each level the nim-sum of the numbers is 0 (the
//! editorial of Codeforces Round 556, Election Promises).
//!
//! Proof: if all nim-sums are 0, a move changes only one number of the level of its node, because no successor is in
//! this level; so the nim-sum of this level is no longer 0. If some are not 0, take the highest such level. As in
//! Nim, one of its numbers can be lowered so that the nim-sum becomes 0. The node of this number has a successor in
//! each lower level, and a new number there can make the nim-sum of that level 0, too. Play ends: a move lowers a
//! number, and raises others only farther down the graph.
//!
//! A position can have infinitely many options here, so its Grundy value may be an infinite ordinal. The nim-sum of a
//! level outweighs those of all lower levels, as the coefficient of a higher power of omega does. So these nim-sums are
//! no Grundy values.
//!
//! Checked: all graphs of 3 nodes whose edges lead to greater nodes, against full search; all numbers stay below 4,
//! also those that a move puts on successors. The game with all numbers below a power of 2 has the same lost
//! positions, because the winning moves keep them below it.

/// The nim-sum of the numbers in each level, from level 0 up to the highest. `levels` has the level of each number.
///
/// # Complexity
///
/// O(numbers + highest level).
///
/// ```
/// assert_eq!(grundy::graphs::levels::nim_sums(&[5, 3, 6], &[1, 0, 1]), [3, 3]);
/// ```
pub fn nim_sums(numbers: &[u64], levels: &[u64]) -> Vec<u64> {
    let mut sums = Vec::new();
    for (number, &level) in numbers.iter().zip(levels) {
        let level = level as usize;
        if sums.len() <= level {
            sums.resize(level + 1, 0);
        }
        sums[level] ^= number;
    }
    sums
}

/// A winning move: the nodes whose numbers change, and their new numbers; `None` in a lost position.
///
/// The first is the node of the move: in the highest level whose nim-sum is not 0, the least node whose number can be
/// lowered to make this nim-sum 0. The other nodes follow, from the lowest level up: for each lower level whose nim-sum
/// is not 0, the least successor of the first node in this level.
///
/// # Panics
///
/// If the levels are not those of the graph with these edges.
///
/// # Complexity
///
/// O(nodes + edges).
///
/// ```
/// use grundy::graphs::levels::winning_move;
///
/// // From 0 an edge to 1.
/// assert_eq!(winning_move(&[2, 1], &[1, 0], &[(0, 1)]), Some(vec![(0, 0), (1, 0)]));
/// assert_eq!(winning_move(&[0, 0], &[1, 0], &[(0, 1)]), None);
/// ```
pub fn winning_move(
    numbers: &[u64],
    levels: &[u64],
    edges: &[(usize, usize)],
) -> Option<Vec<(usize, u64)>> {
    let sums = nim_sums(numbers, levels);
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let mut all = (0..numbers.len()).filter(|&node| levels[node] == highest as u64);
    let node = all.find(|&node| numbers[node] ^ sums[highest] < numbers[node])?;
    let mut moved = vec![(node, numbers[node] ^ sums[highest])];
    let mut least = vec![None; highest];
    for edge in edges.iter().filter(|edge| edge.0 == node) {
        if let Some(least) = least.get_mut(levels[edge.1] as usize) {
            *least = Some(least.map_or(edge.1, |before: usize| before.min(edge.1)));
        }
    }
    for (level, &sum) in sums[..highest].iter().enumerate().filter(|of| *of.1 != 0) {
        let successor = least[level].expect("a successor in each lower level");
        moved.push((successor, numbers[successor] ^ sum));
    }
    Some(moved)
}

#[cfg(test)]
mod tests {
    use super::{nim_sums, winning_move};

    const BELOW: u64 = 4;

    fn code(numbers: &[u64]) -> usize {
        numbers.iter().fold(0, |code, &number| BELOW as usize * code + number as usize)
    }

    fn position(code: usize) -> Vec<u64> {
        let code = code as u64;
        vec![code / 16, code / 4 % 4, code % 4]
    }

    // Whether a move leads from one to the other.
    fn leads(from: &[u64], to: &[u64], edges: &[(usize, usize)]) -> bool {
        (0..3).any(|node| {
            let may_change = |other: usize| edges.contains(&(node, other));
            let others = (0..3).filter(|&other| other != node && !may_change(other));
            to[node] < from[node] && { others }.all(|other| from[other] == to[other])
        })
    }

    #[test]
    fn all_graphs_of_three_nodes_are_as_played_out() {
        let mut won_positions = 0;
        for set in 0..8 {
            let all = [(0, 1), (0, 2), (1, 2)];
            let edges: Vec<(usize, usize)> =
                (0..3).filter(|at| set >> at & 1 == 1).map(|at| all[at]).collect();
            let mut levels = [0; 3];
            for node in (0..3).rev() {
                let next = edges.iter().filter(|edge| edge.0 == node);
                let seen: Vec<u64> = next.map(|edge| levels[edge.1]).collect();
                levels[node] = (0..).find(|level| !seen.contains(level)).unwrap();
            }
            // A move lowers a number before all that it raises, so ascending codes are an order of play.
            let mut won: Vec<bool> = Vec::new();
            for code in 0..64 {
                let here = position(code);
                let is_lost =
                    |option: &usize| leads(&here, &position(*option), &edges) && !won[*option];
                let is_won = (0..code).any(|option| is_lost(&option));
                won.push(is_won);
                let rule = nim_sums(&here, &levels).iter().any(|&sum| sum != 0);
                assert_eq!(is_won, rule, "{:?} {:?}", edges, here);
                let moved = winning_move(&here, &levels, &edges);
                assert_eq!(moved.is_some(), is_won);
                if let Some(moved) = moved {
                    let mut after = here.clone();
                    for (node, number) in moved {
                        after[node] = number;
                    }
                    assert!(leads(&here, &after, &edges) && !won[super::tests::code(&after)]);
                    won_positions += 1;
                }
            }
        }
        assert!(won_positions > 300);
    }
}
