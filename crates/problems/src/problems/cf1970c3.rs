//! Game on Tree: a stone that never returns.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let n = number("n", 2, 200_000).within(1, u64::MAX).small(7);
    let t = number("t", 1, 200_000).judge_by(1, "n").small(7);
    let starts = times("starts", "t", number("node", 1, 200_000).within(1, "n"));
    Problem::new(one(parts![n, t, Part::Tree("n", 1, parts![]), starts]), reference)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let mut beside = vec![Vec::new(); case.number("n") as usize];
    for (a, b) in pairs(case.part("tree")) {
        beside[a as usize - 1].push(b as usize - 1);
        beside[b as usize - 1].push(a as usize - 1);
    }
    let starts = case.numbers("starts").into_iter().map(|start| start as usize - 1);
    let is_won: Vec<bool> = if beside.len() <= 10 {
        // A position: where the stone is, and the nodes where it has been, as bits.
        let mut game = PlayedOut::new(|position: &[u64]| {
            let to = beside[position[0] as usize].iter().filter(|&&to| position[1] >> to & 1 == 0);
            to.map(|&to| vec![to as u64, position[1] | 1 << to]).collect()
        });
        (0..beside.len()).map(|node| game.search(&[node as u64, 1 << node])).collect()
    } else {
        free(&beside).into_iter().map(|is_free| !is_free).collect()
    };
    starts.map(|start| choose(is_won[start], "Ron", "Hermione")).collect()
}

/// Second method: the nodes that some maximum matching leaves free, from which the player to move loses. A matching
/// from the leaves up is one; the others are found from its free nodes, two steps at a time.
fn free(beside: &[Vec<usize>]) -> Vec<bool> {
    let (mut order, mut parent, mut at) = (vec![0], vec![usize::MAX; beside.len()], 0);
    while let Some(&node) = order.get(at) {
        for &to in &beside[node] {
            if to != parent[node] {
                parent[to] = node;
                order.push(to);
            }
        }
        at += 1;
    }
    let mut mate = vec![usize::MAX; beside.len()];
    for &node in order[1..].iter().rev() {
        if mate[node] == usize::MAX && mate[parent[node]] == usize::MAX {
            mate[node] = parent[node];
            mate[parent[node]] = node;
        }
    }
    let mut open: Vec<usize> = (0..mate.len()).filter(|&node| mate[node] == usize::MAX).collect();
    let mut is_free = vec![false; mate.len()];
    while let Some(node) = open.pop() {
        if !std::mem::replace(&mut is_free[node], true) {
            open.extend(beside[node].iter().map(|&to| mate[to]));
        }
    }
    is_free
}
