//! Aladdin and the Game of Bracelets: chains of pearls, with the winning moves.

use crate::problem::*;
use crate::references::intervals::{pieces, value};
use crate::references::nim::is_odd;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: no copy.
pub fn problem() -> Problem {
    let weight = number("weight", 1, 1_000_000_000).within(0, u64::MAX).small(4);
    let count = number("pearls", 1, 50).within(0, 2000).small(5);
    let pearls = list_of(count, parts![weight]);
    let format = header_of_any(100, parts![lists_of("bracelets", 50, parts![pearls]).small(3)]);
    Problem::with(format, || PlayedOut::new(options), reference).numbered()
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let moves = winning_moves(&case.lists("bracelets"), game);
    if moves.is_empty() {
        "Genie\n".to_string()
    } else {
        let moves = moves.iter().map(|(i, weight)| format!("({i} {weight})"));
        format!("Aladdin\n{}\n", moves.collect::<String>())
    }
}

/// The moves. Bracelets consist of weights from 1, each bracelet followed by a 0.
fn options(position: &[u64]) -> Vec<Position> {
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
    for bracelet in &mut bracelets {
        bracelet.push(0);
    }
    bracelets.concat()
}

fn winning_moves(bracelets: &[Vec<u64>], game: &mut PlayedOut) -> Vec<(usize, u64)> {
    // The weights in order, from 1.
    let mut weights: Vec<u64> = bracelets.concat();
    weights.sort_unstable();
    weights.dedup();
    let rank = |weight: &u64| weights.binary_search(weight).unwrap() as u64 + 1;
    let bracelets: Vec<Vec<u64>> =
        bracelets.iter().map(|bracelet| bracelet.iter().map(rank).collect()).collect();
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
                !game.search(&ended(left))
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
