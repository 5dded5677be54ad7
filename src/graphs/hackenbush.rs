//! Green Hackenbush on trees: a move cuts an edge, and what is disconnected from the root disappears.
//!
//! Checked: all trees of up to 9 edges, and of up to 5 edges with weights up to 4, against the whole game, in
//! normal and in misere play (`tests/false_rules.rs`).

use super::tree::Branch;
use crate::heaps::nim;

/// The value of an edge of this weight (1 if there are no weights) together with what it carries, which is worth
/// `above`. O(1).
///
/// A move lowers the weight by 1; at 0 the edge is cut. Let c be `above`. With the weight 1 the edge is worth c + 1.
/// With the weight 2 it is worth c: one move leads to c + 1, and the others to the options of c. With the weight 3 it
/// is worth c ^ 1: one move leads to c, and the others to the options of c with the last bit changed. And so on.
///
/// ```
/// use grundy::graphs::hackenbush;
///
/// assert_eq!(hackenbush::edge(1, 4), 5);
/// assert_eq!(hackenbush::edge(2, 4), 4);
/// assert_eq!(hackenbush::edge(3, 4), 5);
/// assert_eq!(hackenbush::edge(3, 5), 4);
/// ```
///
/// # Panics
///
/// If the weight is 0, or `above` is 2^64 - 1 and the weight 1.
pub fn edge(weight: u64, above: u64) -> u64 {
    match weight {
        0 => panic!("an edge without weight is cut"),
        1 => above.checked_add(1).expect("no tree is worth so much"),
        _ => above ^ (weight % 2),
    }
}

/// The Grundy value of a tree at its root, 0 exactly if the player to move loses; `weight` gives the weight of
/// an edge by its number. The tree is that of [`branches`](super::tree::branches).
///
/// Trees that grow from one node are a sum of games, and what an edge carries may be replaced by a bare stalk of the
/// same value: the colon principle (Winning Ways, ch. 7; Ferguson, Game Theory, I.6). So a node is worth the xor of
/// its edges away from the root. An edge of weight 1 is worth one more than what it carries.
///
/// ```
/// use grundy::graphs::{hackenbush, tree};
///
/// // A path of two edges and one of a single edge at the root 0.
/// let tree = tree::branches(0, &[(0, 1), (1, 2), (0, 3)]).unwrap();
/// assert_eq!(hackenbush::value(&tree, |_| 1), 2 ^ 1);
/// assert_eq!(hackenbush::value(&tree, |edge| [1, 1, 2][edge]), 2);
/// ```
///
/// # Panics
///
/// If a weight is 0.
///
/// # Complexity
///
/// O(nodes), 8 bytes for each; no recursion.
pub fn value<W: Fn(usize) -> u64>(tree: &[Branch], weight: W) -> u64 {
    let mut values = vec![0; tree.len() + 1];
    for branch in tree {
        values[branch.parent] ^= edge(weight(branch.edge), values[branch.node]);
    }
    // The last branch is at the root.
    tree.last().map_or(0, |branch| values[branch.parent])
}

/// Whether the player to move loses misere play, where whoever cuts the last edge loses.
///
/// The rule is that of misere Nim with the *arms* as heaps; an arm is an edge at the root with all that it carries.
/// An arm worth 0 either has no edge left or, with weights, has a move to an arm worth 1: [this is all that the proof
/// asks](crate::heaps::nim::misere_is_lost). With the whole tree as one heap the rule is false: two paths of two
/// edges each at one root are lost, but the tree is worth 0, so the rule would call it won.
///
/// ```
/// use grundy::graphs::{hackenbush, tree};
///
/// let tree = tree::branches(0, &[(0, 1), (1, 2), (0, 3), (3, 4)]).unwrap();
/// assert!(hackenbush::misere_is_lost(&tree, |_| 1));
/// ```
///
/// # Panics
///
/// If a weight is 0.
///
/// # Complexity
///
/// As [`value`].
pub fn misere_is_lost<W: Fn(usize) -> u64>(tree: &[Branch], weight: W) -> bool {
    let root = tree.last().map_or(0, |branch| branch.parent);
    let mut values = vec![0; tree.len() + 1];
    let mut above_1 = 0;
    for branch in tree {
        let value = edge(weight(branch.edge), values[branch.node]);
        values[branch.parent] ^= value;
        above_1 += (branch.parent == root && value > 1) as u64;
    }
    nim::misere_is_lost(values[root], above_1)
}
