//! Coins in a row, and beans in bottles.

use super::nim::is_odd;
use super::{choose, line, new, Game, Options, Position, Reference};
use rustc_hash::FxHashSet as HashSet;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "luogu-p3179" => new(|case| {
            let cells = case.number("n");
            let mut game = Game::new(turned_multiples as Options);
            let lists = case.lists("questions");
            let won = |white: &Vec<u64>| match cells {
                0..=14 => {
                    let is_white = |cell| u64::from(white.contains(&cell));
                    game.won(&(1..=cells).map(is_white).collect::<Position>())
                }
                _ => is_odd(&cell_values(cells, white)),
            };
            let lines = lists.iter().map(won);
            lines.map(|won| choose(won, "Yes", "No")).collect()
        }),
        "luogu-p3185" => {
            let mut game = Game::new(beans as Options);
            new(move |case| {
                let counts = case.numbers("counts");
                let moves = match counts.len() <= 4 && counts.iter().all(|&count| count <= 2) {
                    true => bean_moves(&counts)
                        .into_iter()
                        .filter(|(_, after)| !game.won(after))
                        .map(|(ijk, _)| ijk)
                        .collect(),
                    false => bean_moves_by_values(&counts),
                };
                let first = moves
                    .first()
                    .map_or("-1 -1 -1\n".to_string(), |ijk| line(ijk));
                first + &line(&[moves.len() as u64])
            })
        }
        _ => None,
    }
}

/// The colours of all cells, 1 for white.
fn turned_multiples(white: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for x in 1..=white.len() {
        if white[x - 1] == 1 {
            let mut option = white.to_vec();
            for multiple in (x..=white.len()).step_by(x) {
                option[multiple - 1] = 1 - option[multiple - 1];
                options.push(option.clone());
            }
        }
    }
    options
}

/// Second method: a table with a set for each cell; in rows of more than 10^5 cells one for each
/// quotient of the row by a cell, from which each multiple is looked up.
fn cell_values(cells: u64, of: &[u64]) -> Vec<u64> {
    let mex = |seen: &HashSet<u64>| (0..).find(|value| !seen.contains(value)).unwrap();
    if cells <= 100_000 {
        let mut values = vec![0; cells as usize + 1];
        for x in (1..=cells).rev() {
            let (mut sum, mut seen) = (0, HashSet::from_iter([0]));
            for multiple in (2 * x..=cells).step_by(x as usize) {
                sum ^= values[multiple as usize];
                seen.insert(sum);
            }
            values[x as usize] = mex(&seen);
        }
        return of.iter().map(|&x| values[x as usize]).collect();
    }
    let most = of.iter().map(|x| cells / x).max().unwrap_or(0);
    assert!(most <= 3000, "cells {:?} of {} are too much", of, cells);
    let mut values = vec![0];
    for quotient in 1..=most {
        let (mut sum, mut seen) = (0, HashSet::from_iter([0]));
        for multiple in 2..=quotient {
            sum ^= values[(quotient / multiple) as usize];
            seen.insert(sum);
        }
        values.push(mex(&seen));
    }
    of.iter().map(|x| values[(cells / x) as usize]).collect()
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
                // None of the last bottle is ever moved.
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

/// Second method: a table of the bottles, and every move tried.
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
