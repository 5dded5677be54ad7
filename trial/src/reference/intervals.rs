//! Intervals that do not meet, and chains that fall apart.

use super::nim::is_odd;
use super::{choose, new, Game, Options, Position, Reference};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "abc206-f" => new(|case| {
            let intervals = case.lists("intervals");
            let won = match intervals.len() {
                0..=10 => Game::new(apart as Options).won(&intervals.concat()),
                _ => {
                    let whole = (0, u64::MAX);
                    stretch(&intervals, whole, &mut HashMap::default()) != 0
                }
            };
            choose(won, "Alice", "Bob")
        }),
        "lightoj1344" => {
            let mut game = Game::new(pearls as Options);
            let mut number = 0;
            new(move |case| {
                number += 1;
                let moves = winning_moves(&case.lists("bracelets"), &mut game);
                match moves.is_empty() {
                    true => format!("Case {number}: Genie\n"),
                    false => {
                        let moves = moves.iter().map(|(i, weight)| format!("({i} {weight})"));
                        format!("Case {number}: Aladdin\n{}\n", moves.collect::<String>())
                    }
                }
            })
        }
        _ => None,
    }
}

/// Left and right of each interval that may still be chosen.
fn apart(position: &[u64]) -> Vec<Position> {
    let chosen = position.chunks(2).map(|chosen| {
        let free = position
            .chunks(2)
            .filter(|other| other[1] <= chosen[0] || chosen[1] <= other[0]);
        free.flatten().copied().collect()
    });
    chosen.collect()
}

/// Second method: the value of a free stretch by definition.
fn stretch(
    intervals: &[Vec<u64>],
    (from, to): (u64, u64),
    memo: &mut HashMap<(u64, u64), u64>,
) -> u64 {
    if let Some(&value) = memo.get(&(from, to)) {
        return value;
    }
    let mut seen = HashSet::default();
    for interval in intervals {
        if from <= interval[0] && interval[1] <= to {
            let left = stretch(intervals, (from, interval[0]), memo);
            seen.insert(left ^ stretch(intervals, (interval[1], to), memo));
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert((from, to), value);
    value
}

/// What is left of a bracelet when a pearl of a weight is chosen.
fn pieces(bracelet: &[u64], weight: u64) -> Vec<Vec<u64>> {
    let pieces = bracelet.split(|&pearl| pearl >= weight);
    pieces
        .filter(|piece| !piece.is_empty())
        .map(<[u64]>::to_vec)
        .collect()
}

/// Bracelets of weights from 1, each with a 0 behind it.
fn pearls(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    let bracelets: Vec<&[u64]> = position.split(|&pearl| pearl == 0).collect();
    for (at, bracelet) in bracelets.iter().enumerate() {
        for &pearl in *bracelet {
            let mut left = pieces(bracelet, pearl);
            let others = (0..bracelets.len()).filter(|&other| other != at);
            left.extend(others.map(|other| bracelets[other].to_vec()));
            options.push(ended(left));
        }
    }
    options
}

fn ended(mut bracelets: Vec<Vec<u64>>) -> Position {
    bracelets.retain(|bracelet| !bracelet.is_empty());
    bracelets.sort();
    bracelets.iter_mut().for_each(|bracelet| bracelet.push(0));
    bracelets.concat()
}

fn winning_moves(bracelets: &[Vec<u64>], game: &mut Game<Options>) -> Vec<(usize, u64)> {
    // Weights as they follow each other, from 1.
    let mut weights: Vec<u64> = bracelets.concat();
    weights.sort_unstable();
    weights.dedup();
    let rank = |weight: &u64| weights.binary_search(weight).unwrap() as u64 + 1;
    let bracelets: Vec<Vec<u64>> = bracelets
        .iter()
        .map(|bracelet| bracelet.iter().map(rank).collect())
        .collect();
    let mut memo = HashMap::default();
    let mut winning = Vec::new();
    for (at, bracelet) in bracelets.iter().enumerate() {
        let mut chosen = bracelet.clone();
        chosen.sort_unstable();
        chosen.dedup();
        for weight in chosen {
            let mut left = bracelets.clone();
            left.remove(at);
            left.extend(pieces(bracelet, weight));
            let is_lost = if bracelets.concat().len() <= 16 {
                !game.won(&ended(left))
            } else {
                let values: Vec<u64> = left.iter().map(|left| value(left, &mut memo)).collect();
                !is_odd(&values)
            };
            if is_lost {
                winning.push((at + 1, weights[weight as usize - 1]));
            }
        }
    }
    winning
}

/// Second method: the value of a bracelet by definition.
fn value(bracelet: &[u64], memo: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(&value) = memo.get(bracelet) {
        return value;
    }
    let mut seen = HashSet::default();
    for &pearl in bracelet {
        let pieces = pieces(bracelet, pearl);
        seen.insert(pieces.iter().fold(0, |sum, piece| sum ^ value(piece, memo)));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(bracelet.to_vec(), value);
    value
}
