//! Tree Game: take a stone from the token's node, then slide the token.

use crate::hard::listed;
use crate::problem::*;
use crate::references::tree::is_sum_up_to;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 3000).within(1, u64::MAX).small(5);
    let stones = times("stones", "n", number("stones", 0, 1_000_000_000).small(3));
    let tree = Part::Tree("n", 1, parts![]);
    Problem::new(one(parts![n, Line, stones, tree]), |case, _| winning_nodes(case)).hard(hard)
}

/// The nodes where a token wins if the move takes a stone from its node and then slides it to a neighbour.
fn winning_nodes(case: &Case) -> String {
    let (stones, edges) = (case.numbers("stones"), case.lists("tree"));
    let mut beside = vec![Vec::new(); stones.len()];
    for edge in &edges {
        let ends = [edge[0] as usize - 1, edge[1] as usize - 1];
        beside[ends[0]].push(ends[1]);
        beside[ends[1]].push(ends[0]);
    }
    // A position: the stones, and the node of the token.
    let options = |position: &[u64]| {
        let (stones, token) = position.split_at(position.len() - 1);
        let at = token[0] as usize;
        let mut less = stones.to_vec();
        if less[at] == 0 {
            return vec![];
        }
        less[at] -= 1;
        let to = beside[at].iter().map(|&to| [&less[..], &[to as u64]].concat());
        to.collect()
    };
    let is_small = stones.len() <= 6 && is_sum_up_to(12, &stones);
    let mut game = PlayedOut::new(options);
    let mut known = vec![None; stones.len()];
    let won = |&node: &usize| {
        if is_small {
            game.search(&[&stones[..], &[node as u64]].concat())
        } else {
            down(node, &stones, &beside, &mut known)
        }
    };
    let winners: Vec<u64> = (0..stones.len()).filter(won).map(|node| node as u64 + 1).collect();
    line(&winners)
}

/// Second method: a search that only goes to nodes with fewer stones, as the editorial does.
fn down(node: usize, stones: &[u64], beside: &[Vec<usize>], known: &mut [Option<bool>]) -> bool {
    if let Some(won) = known[node] {
        return won;
    }
    let mut lower = beside[node].iter().filter(|&&to| stones[to] < stones[node]);
    let won = lower.any(|&to| !down(to, stones, beside, known));
    known[node] = Some(won);
    won
}

/// Paths whose numbers of stones rise, are equal, or go up and down.
fn hard(_: &mut Random) -> Vec<Parts> {
    let n = 3000;
    let most = 1_000_000_000;
    let stones: [fn(u64, u64) -> u64; 4] =
        [|at, most| most - at, |_, most| most, |at, most| most - at % 2, |at, _| at * at % 3];
    let path = |n: u64, stones: &fn(u64, u64) -> u64| {
        let numbers: Vec<u64> = (0..n).map(|at| stones(at, most)).collect();
        let edge = |at| Value::List(vec![Value::Number(at), Value::Number(at + 1)]);
        let mut parts = listed("stones", &numbers);
        parts.push(("tree", Value::List((1..n).map(edge).collect())));
        parts
    };
    let lengths = [n, n - 1, 2, 3].into_iter();
    lengths.flat_map(|n| stones.map(|stones| path(n, &stones))).collect()
}
