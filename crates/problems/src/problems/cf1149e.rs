//! Election promises: lower the number of a node, and put any numbers on its successors.

use crate::hard::{listed, lists};
use crate::problem::*;
use crate::references::levels::{is_winning_move, levels, options, successors, winning};
use rustc_hash::FxHashSet as HashSet;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let (n, m) = (
        n(200_000).within(1, u64::MAX).at_least(1).small(4),
        m(200_000).judged(0, 200_000).within(0, (1 << 31) - 1),
    );
    let numbers = times("numbers", "n", number("number", 0, 1_000_000_000).small(3));
    let (graph, m) = (Part::Edges("n", "m"), m.small(5));
    let format = one(parts![n, m, Line, numbers, graph]).promised(Promise {
        keep: without_repeats,
        check: "lambda case: len(set(pairs(case[2 + int(case[0]) :]))) == int(case[1])",
        sentence: ["edges: no two are equal", "各边：互不相同"],
    });
    Problem::new(format, reference).hard(hard).accepts(Accepts::Any(is_winning_move))
}

/// Leaves out the edges that are there already.
fn without_repeats(case: &mut Case) {
    let mut edges = case.lists("graph");
    let mut seen = HashSet::default();
    edges.retain(|edge| seen.insert((edge[0], edge[1])));
    case.set("m", Value::Number(edges.len() as u64));
    case.set("graph", lists(&edges));
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (numbers, to) = (case.numbers("numbers"), successors(case));
    let levels = levels(&to);
    let moved = winning(&numbers, &levels, &to);
    // Below a power of 2 the game is finite; where it is small, it is played out.
    if numbers.len() <= 3 && numbers.iter().all(|&number| number < 4) {
        let room = numbers.iter().max().map_or(1, |&most| most + 1);
        let room = room.next_power_of_two();
        let mut game = PlayedOut::new(|position: &[u64]| options(position, &to, room));
        assert_eq!(game.search(&numbers), moved.is_some());
        if let Some(moved) = &moved {
            assert!(!game.search(moved) && options(&numbers, &to, room).contains(moved));
        }
    }
    match moved {
        None => "LOSE\n".to_string(),
        Some(moved) => format!("WIN\n{}", line(&moved)),
    }
}

/// Numbers on a graph: each level has nim-sum 0, or one level has not.
fn hard(random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for (n, m) in [(2000, 8000), (300, 3000), (40, 100), (9, 15), (5, 6), (4, 3)] {
        // Edges go down, and a node's level is the mex of the levels of its successors.
        let mut to = vec![Vec::new(); n as usize];
        for _ in 0..m {
            let from = random.between(1, n - 1);
            to[from as usize].push(random.below(from));
        }
        for row in &mut to {
            row.sort_unstable();
            row.dedup();
        }
        let mut levels: Vec<u64> = Vec::new();
        for row in &to {
            let seen: Vec<u64> = row.iter().map(|&next| levels[next as usize]).collect();
            levels.extend((0..).find(|level| !seen.contains(level)));
        }
        let high = if n < 10 { 3 } else { (1 << 29) - 1 };
        let mut lost: Vec<u64> = (0..n).map(|_| random.between(0, high)).collect();
        for level in 0..n {
            let of_level = || (0..n as usize).filter(|&node| levels[node] == level);
            let sum = of_level().fold(0, |sum, node| sum ^ lost[node]);
            of_level().take(1).for_each(|node| lost[node] ^= sum);
        }
        let mut won = lost.clone();
        won[0] ^= 1;
        let mut won_above = won.clone();
        won_above[n as usize - 1] ^= 1;
        let rows = (1..).zip(&to);
        let graph = rows.flat_map(|(from, row)| row.iter().map(move |next| vec![from, next + 1]));
        let graph: Vec<Vec<u64>> = graph.collect();
        for numbers in [lost, won, won_above] {
            let mut parts = listed("numbers", &numbers);
            parts.extend([("m", Value::Number(graph.len() as u64)), ("graph", lists(&graph))]);
            all.push(parts);
        }
    }
    all
}
