//! Staircase Nim, and what it looks like on a row of cells and between heaps.

use super::nim::is_odd;
use super::{choose, each, line, new, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

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
            let mut memo = HashMap::default();
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
        "cf812e" => new(|case| {
            let (apples, parents) = (case.numbers("apples"), case.numbers("parents"));
            line(&[swaps_lost(&apples, &parents)])
        }),
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

/// How many swaps of two numbers of apples lose. The parents are those of the nodes 2, 3, ...; the root is 1.
fn swaps_lost(apples: &[u64], parents: &[u64]) -> u64 {
    let mut children = vec![Vec::new(); apples.len()];
    for (node, &parent) in (1..).zip(parents) {
        children[parent as usize - 1].push(node);
    }
    let is_small = apples.len() <= 5 && apples.iter().fold(0, |sum: u64, &of| sum.saturating_add(of)) <= 10;
    let mut game = Game::new(|position: &[u64]| down(position, &children));
    let is_step = steps(&children);
    let mut lost = 0;
    for one in 0..apples.len() {
        for other in 0..one {
            let mut swapped = apples.to_vec();
            swapped.swap(one, other);
            let heaps = swapped.iter().zip(&is_step);
            let heaps: Vec<u64> = heaps.filter(|of| *of.1).map(|of| *of.0).collect();
            let is_won = match is_small {
                true => game.won(&swapped),
                false => heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0,
            };
            lost += u64::from(!is_won);
        }
    }
    lost
}

/// Some apples of a node to a child; or, in a leaf, eaten.
fn down(position: &[u64], children: &[Vec<usize>]) -> Vec<Position> {
    let mut options = Vec::new();
    for (node, &apples) in position.iter().enumerate() {
        for moved in 1..=apples {
            let mut option = position.to_vec();
            option[node] -= moved;
            for &child in &children[node] {
                let mut option = option.clone();
                option[child] += moved;
                options.push(option);
            }
            if children[node].is_empty() {
                options.push(option);
            }
        }
    }
    options
}

/// Which nodes play: every second one on the way up from any leaf, beginning with it.
fn steps(children: &[Vec<usize>]) -> Vec<bool> {
    let mut is_step: Vec<Option<bool>> = children.iter().map(|of| of.is_empty().then_some(true)).collect();
    while is_step.contains(&None) {
        for node in 0..children.len() {
            let below = children[node].iter().find_map(|&child| is_step[child]);
            is_step[node] = is_step[node].or(below.map(|below| !below));
        }
    }
    is_step.into_iter().flatten().collect()
}
