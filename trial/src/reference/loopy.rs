//! A token on a graph on which play may go round.

use super::{new, Reference};
use std::collections::HashMap;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "luogu-p6560" => new(|case| {
            let mut to: HashMap<u64, Vec<u64>> = HashMap::new();
            for edge in case.lists("graph") {
                to.entry(edge[0]).or_default().push(edge[1]);
                to.entry(edge[1]).or_default();
            }
            let pairs = case.lists("pairs");
            let word = |pair: &Vec<u64>| {
                let winner = winner(&to, pair[0], pair[1]);
                winner.map_or("0\n", |first| if first { "1\n" } else { "-1\n" })
            };
            pairs.iter().map(word).collect()
        }),
        _ => None,
    }
}

/// Whether the first player wins from `x` within any number of moves, or the second; `None` if neither
/// does. Play of at most k moves is played out for k = 0, 1, 2, ..., of which the last move reaches `y` or
/// leaves no other, until another move changes nothing.
fn winner(to: &HashMap<u64, Vec<u64>>, x: u64, y: u64) -> Option<bool> {
    // Node by node, who wins: the player to move or the other.
    let mut won: HashMap<u64, bool> = HashMap::new();
    loop {
        let mut later = HashMap::new();
        for (&node, options) in to {
            if node == y || options.iter().all(|option| won.get(option) == Some(&true)) {
                later.insert(node, false);
            } else if options.iter().any(|option| won.get(option) == Some(&false)) {
                later.insert(node, true);
            }
        }
        if later == won {
            break;
        }
        won = later;
    }
    match to.contains_key(&x) {
        true => won.get(&x).copied(),
        false => Some(false), // There is no move.
    }
}
