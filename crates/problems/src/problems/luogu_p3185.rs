//! Dividing the treasure: a bean becomes two in later bottles.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::FxHashSet as HashSet;

pub fn problem() -> Problem {
    let count = number("count", 0, 10_000).small(2);
    let format =
        header(10, parts![list("counts", 21, count).counted(|n| n.judged(2, 21)).small(4).below()]);
    Problem::with(format, || PlayedOut::new(beans), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let counts = case.numbers("counts");
    let moves = if counts.len() <= 4 && counts.iter().all(|&count| count <= 2) {
        bean_moves(&counts)
            .into_iter()
            .filter(|(_, after)| !game.search(after))
            .map(|(ijk, _)| ijk)
            .collect()
    } else {
        bean_moves_by_values(&counts)
    };
    let first = moves.first().map_or("-1 -1 -1\n".to_string(), |ijk| line(ijk));
    first + &line(&[moves.len() as u64])
}

fn bean_moves(counts: &[u64]) -> Vec<([u64; 3], Position)> {
    let n = counts.len();
    let mut moves = Vec::new();
    for i in (0..n).filter(|&i| counts[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                let mut after = counts.to_vec();
                after[i] -= 1;
                after[j] += 1;
                after[k] += 1;
                // The beans of the last bottle never move.
                after[n - 1] = 0;
                moves.push(([i as u64, j as u64, k as u64], after));
            }
        }
    }
    moves
}

fn beans(counts: &[u64]) -> Vec<Position> {
    let moves = bean_moves(counts).into_iter();
    moves.map(|(_, after)| after).collect()
}

/// Second method: a table of the bottles, trying every move.
fn bean_moves_by_values(counts: &[u64]) -> Vec<[u64; 3]> {
    let n = counts.len();
    let mut values = vec![0u64; n];
    for i in (0..n).rev() {
        let pairs = (i + 1..n).flat_map(|j| (j..n).map(move |k| (j, k)));
        let seen: HashSet<u64> = pairs.map(|(j, k)| values[j] ^ values[k]).collect();
        values[i] = (0..).find(|value| !seen.contains(value)).unwrap();
    }
    let mut moves = Vec::new();
    for i in (0..n).filter(|&i| counts[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                let after = vec![values[i], values[j], values[k]].into_iter();
                let beans = (0..n).filter(|&at| counts[at] % 2 == 1);
                let beans = beans.map(|at| values[at]);
                if !is_odd(&beans.chain(after).collect::<Vec<u64>>()) {
                    moves.push([i as u64, j as u64, k as u64]);
                }
            }
        }
    }
    moves
}
