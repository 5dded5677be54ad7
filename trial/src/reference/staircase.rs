//! Staircase Nim, and what it looks like on a row of cells and between heaps.

use super::nim::is_odd;
use super::{choose, each, new, Game, Options, Position, Reference};
use std::collections::{HashMap, HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "cses1099" => {
            let mut game = Game::new(stair as Options);
            new(move |case| {
                // Stair 1 is the ground.
                let stairs = case.numbers("stairs");
                let steps = stairs.get(1..).unwrap_or_default();
                choose(stair_won(steps, &mut game), "first", "second")
            })
        }
        "acwing892" => {
            let mut game = Game::new(stair as Options);
            new(move |case| choose(stair_won(&case.numbers("stairs"), &mut game), "Yes", "No"))
        }
        "luogu-p2575" => {
            let mut memo = HashMap::new();
            new(move |case| {
                let bits = |row: Vec<u64>| row.iter().map(|cell| 1 << (cell - 1)).sum();
                let rows: Vec<u64> = case.lists("rows").into_iter().map(bits).collect();
                let won = match rows[..] {
                    [row] => Game::new(pieces as Options).won(&[row]),
                    _ => is_odd(
                        &rows
                            .iter()
                            .map(|&row| value(row, &mut memo))
                            .collect::<Vec<_>>(),
                    ),
                };
                choose(won, "YES", "NO")
            })
        }
        "luogu-p3480" => {
            let mut game = Game::new(never_decreasing as Options);
            new(move |case| choose(heaps_won(&case.numbers("heaps"), &mut game), "TAK", "NIE"))
        }
        _ => None,
    }
}

/// Some balls down a step, of which the first is on the ground's.
fn stair(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (step, &balls) in position.iter().enumerate() {
        for moved in 1..=balls {
            let mut option = position.to_vec();
            option[step] -= moved;
            if step > 0 {
                option[step - 1] += moved;
            }
            options.push(option);
        }
    }
    options
}

fn stair_won(steps: &[u64], game: &mut Game<Options>) -> bool {
    if steps.len() <= 5
        && steps
            .iter()
            .fold(0, |sum: u64, &balls| sum.saturating_add(balls))
            <= 9
    {
        return game.won(steps);
    }
    // Second method: without what a ball on a second, fourth, ... step is worth, which is nothing.
    is_odd(&steps.iter().step_by(2).copied().collect::<Vec<u64>>())
}

/// A piece to the next free cell on its right, by the bits of a row of 20.
fn pieces(position: &[u64]) -> Vec<Position> {
    let row = position[0];
    let is_free = |cell: &u64| row >> cell & 1 == 0;
    let option = |from: u64| {
        let to = (from..20).find(is_free)?;
        Some(vec![row & !(1 << from) | 1 << to])
    };
    (0..20)
        .filter(|cell| !is_free(cell))
        .filter_map(option)
        .collect()
}

/// Second method: the value of a row by definition.
fn value(row: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&value) = memo.get(&row) {
        return value;
    }
    let options = pieces(&[row]);
    let seen: HashSet<u64> = options
        .iter()
        .map(|option| value(option[0], memo))
        .collect();
    let least = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(row, least);
    least
}

/// Any number from a heap, none then less than the one before.
fn never_decreasing(position: &[u64]) -> Vec<Position> {
    each(position, |place, heap| {
        let least = if place == 0 { 0 } else { position[place - 1] };
        (least..heap).collect()
    })
}

fn heaps_won(heaps: &[u64], game: &mut Game<Options>) -> bool {
    if heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 8) {
        return game.won(heaps);
    }
    // Second method: from the right, the differences of pairs.
    let pairs = heaps.rchunks(2).map(|pair| match *pair {
        [before, heap] => heap - before,
        _ => pair[0],
    });
    is_odd(&pairs.collect::<Vec<u64>>())
}
