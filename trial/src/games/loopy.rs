//! Play that may go round.

use rustc_hash::FxHashMap as HashMap;

/// Node by node, whether the player to move wins within any number of moves, or the other does; a node is not there if
/// neither does. Play of at most k moves is played out for k = 0, 1, 2, ..., of which the last move reaches `end` or
/// leaves no other, until another move changes nothing.
pub fn winners(to: &HashMap<u64, Vec<u64>>, end: Option<u64>) -> HashMap<u64, bool> {
    let mut won: HashMap<u64, bool> = HashMap::default();
    loop {
        let mut later = HashMap::default();
        for (&node, options) in to {
            if Some(node) == end || options.iter().all(|option| won.get(option) == Some(&true)) {
                later.insert(node, false);
            } else if options.iter().any(|option| won.get(option) == Some(&false)) {
                later.insert(node, true);
            }
        }
        if later == won {
            return won;
        }
        won = later;
    }
}
