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
        "leetcode913" => new(|case| {
            let graph: Vec<Vec<u64>> = case.lists("graph");
            let first = winner(&cat_and_mouse(&graph), position(1, 2, true), END);
            let number = first.map_or(0, |mouse| if mouse { 1 } else { 2 });
            format!("{number}\n")
        }),
        _ => None,
    }
}

/// No position of the game: where who is to move has lost.
const END: u64 = u64::MAX;

/// The number of the position with the mouse and the cat on these nodes.
fn position(mouse: u64, cat: u64, is_mouses_turn: bool) -> u64 {
    2000 * mouse + 2 * cat + u64::from(is_mouses_turn)
}

/// All positions of cat and mouse, each with those that a move leads to.
fn cat_and_mouse(graph: &[Vec<u64>]) -> HashMap<u64, Vec<u64>> {
    let nodes = 0..graph.len() as u64;
    let mut to = HashMap::from([(END, vec![])]);
    for (mouse, cat) in nodes.clone().flat_map(|mouse| nodes.clone().map(move |cat| (mouse, cat))) {
        let mouses = graph[mouse as usize].iter();
        let mouses = mouses.map(|&mouse| position(mouse, cat, false));
        let cats = graph[cat as usize].iter().filter(|&&cat| cat != 0);
        let cats = cats.map(|&cat| position(mouse, cat, true));
        let (mouses, cats) = match (mouse, mouse == cat) {
            (0, _) => (vec![END], vec![]),
            (_, true) => (vec![], vec![END]),
            _ => (mouses.collect(), cats.collect()),
        };
        to.insert(position(mouse, cat, true), mouses);
        to.insert(position(mouse, cat, false), cats);
    }
    to
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
