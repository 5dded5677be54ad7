//! Move the Coins: Staircase Nim on a tree, a part of which is moved.

use crate::hard::{lists, numbers};
use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::staircase::up;
use crate::references::tree::is_sum_up_to;
use std::iter::successors;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(50_000).judged(2, 50_000).within(1, u64::MAX).small(5);
    let coins = times("coins", "n", number("coins", 0, 20).small(3));
    let node = |name, least| number(name, least, 50_000).within(1, "n");
    let questions = lists_of("questions", 50_000, parts![node("u", 2), node("v", 1)]).below();
    let format = one(parts![n, Line, coins, Part::Tree("n", 1, vec![]), questions]);
    let format = format.promised(Promise {
        keep: differ,
        check: "lambda case: all(u != v for u, v in pairs(case[3 * int(case[0]) :]))",
        sentence: ["each question: `u` is not `v`", "每个询问：`u` 与 `v` 不同"],
    });
    Problem::new(format, reference).hard(hard)
}

/// Lets v be the root where it is u.
fn differ(case: &mut Case) {
    let mut questions = case.lists("questions");
    questions.iter_mut().filter(|of| of[0] == of[1]).for_each(|of| of[1] = 1);
    case.set("questions", lists(&questions));
}

/// The parent of each node from 1 on; that of the root is 0.
fn parents(edges: &[Vec<u64>]) -> Vec<u64> {
    let (mut parents, mut nodes) = (vec![0; edges.len() + 2], vec![1]);
    for next in 0..=edges.len() {
        let node = nodes[next];
        for edge in edges.iter().filter(|edge| edge.contains(&node)) {
            let to = edge[0] + edge[1] - node;
            if to != parents[node as usize] {
                parents[to as usize] = node;
                nodes.push(to);
            }
        }
    }
    parents
}

/// The nodes from one to the root.
fn way(node: u64, parents: &[u64]) -> impl Iterator<Item = u64> + '_ {
    successors(Some(node), |&node| Some(parents[node as usize]).filter(|&parent| parent > 0))
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (coins, before) = (case.numbers("coins"), parents(&case.lists("tree")));
    let answer = |question: Vec<u64>| {
        let (u, v) = (question[0], question[1]);
        if way(v, &before).any(|node| node == u) {
            return "INVALID\n".to_string();
        }
        let mut parents = before.clone();
        parents[u as usize] = v;
        let won = if coins.len() <= 5 && is_sum_up_to(10, &coins) {
            PlayedOut::new(|coins: &[u64]| up(coins, 1, &parents)).search(&coins)
        } else {
            // Second method: each node's way to the root of the new tree.
            let heaps = (1..).zip(&coins).filter(|of| way(of.0, &parents).count() % 2 == 0);
            is_odd(&heaps.map(|of| *of.1).collect::<Vec<u64>>())
        };
        choose(won, "YES", "NO")
    };
    case.lists("questions").into_iter().map(answer).collect()
}

/// A path and a star: deep, and of many parts.
fn hard(random: &mut Random) -> Vec<Parts> {
    let n = 50_000;
    let path = (2..=n).map(|node| vec![node - 1, node]).collect();
    let star = (2..=n).map(|node| vec![1, node]).collect();
    let mut case = |tree: Vec<Vec<u64>>| {
        let coins: Vec<u64> = (0..n).map(|_| random.between(0, 1)).collect();
        let mut questions = vec![vec![n, 1], vec![2, n], vec![n / 2, n / 2 - 2]];
        questions.extend((2..2000).map(|u| vec![u, random.between(1, u - 1)]));
        let n = ("n", Value::Number(n));
        vec![
            n,
            ("coins", numbers(&coins)),
            ("tree", lists(&tree)),
            ("questions", lists(&questions)),
        ]
    };
    vec![case(path), case(star)]
}
