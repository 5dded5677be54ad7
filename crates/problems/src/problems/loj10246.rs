//! Taking and merging stones.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(100, parts![heaps(50, heap(1000).small(4))]);
    Problem::with(format, || PlayedOut::new(merging), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(merging_won(case.numbers("heaps"), game, why), "YES", "NO")
}

/// The moves: one stone less, or two heaps merged.
fn merging(position: &[u64]) -> Vec<Position> {
    let mut options = each(position, |_, heap| heap.checked_sub(1).into_iter().collect());
    for a in 0..position.len() {
        for b in 0..a {
            let mut option = position.to_vec();
            option[b] += option.remove(a);
            options.push(option);
        }
    }
    for option in &mut options {
        option.retain(|&heap| heap > 0);
        option.sort_unstable();
    }
    options
}

fn merging_won(mut heaps: Vec<u64>, game: &mut PlayedOut, why: &mut Witness) -> bool {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    if heaps.iter().sum::<u64>() <= 20 {
        return game.won(&heaps, why);
    }
    // Second method: the number of heaps of 1, and the moves left in the others, which merge into one, are played out.
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let others: Vec<u64> = heaps.into_iter().filter(|&heap| heap > 1).collect();
    let moves = others.iter().sum::<u64>() + (others.len() as u64).saturating_sub(1);
    // Six more moves in the others change nothing, as found below 60.
    let moves = if moves > 60 { 48 + moves % 6 } else { moves };
    ones_and_moves_won(ones as u64, moves, &mut HashMap::default())
}

fn ones_and_moves_won(ones: u64, moves: u64, memo: &mut HashMap<(u64, u64), bool>) -> bool {
    if let Some(&won) = memo.get(&(ones, moves)) {
        return won;
    }
    let mut options = Vec::new();
    if ones >= 1 {
        options.push((ones - 1, moves));
    }
    if ones >= 2 {
        options.push((ones - 2, if moves == 0 { 2 } else { moves + 3 }));
    }
    if ones >= 1 && moves > 0 {
        options.push((ones - 1, moves + 1));
    }
    match moves {
        0 => {}
        2 => options.push((ones + 1, 0)),
        _ => options.push((ones, moves - 1)),
    }
    let won = options.into_iter().any(|(ones, moves)| !ones_and_moves_won(ones, moves, memo));
    memo.insert((ones, moves), won);
    won
}
