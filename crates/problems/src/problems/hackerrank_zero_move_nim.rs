//! Zero-Move Nim: for each heap, one move may take nothing.

use crate::hard::{balanced, listed, nim};
use crate::problem::*;
use crate::references::nim::is_small;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heap = heap((1 << 30) - 1).small(9);
    Problem::with(header(10, parts![heaps(10, heap)]), || PlayedOut::new(zero_moves), reference)
        .hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(zero_won(&case.numbers("heaps"), game, why), "W", "L")
}

/// The moves. Each heap is a pair: its size, and whether its move of nothing is still possible.
fn zero_moves(position: &[u64]) -> Vec<Position> {
    each(position, |place, number| match place % 2 {
        0 => (0..number).collect(),
        _ if position[place - 1] > 0 && number > 0 => vec![0],
        _ => vec![],
    })
}

fn zero_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if is_small(heaps) && heaps.len() <= 3 {
        let position: Vec<u64> = heaps.iter().flat_map(|&heap| [heap, 1]).collect();
        return game.won(&position, why);
    }
    // Second method: a table by definition, as far as it goes; in it the values are swapped in pairs, 1 and 2, 3 and 4,
    // and so on, which is continued beyond.
    let mut table: Vec<u64> = vec![0];
    for heap in 1..200 {
        let is_free = |value: &u64| *value != heap && !table.contains(value);
        table.push((0..).find(is_free).unwrap());
    }
    assert!((1..198).all(|heap| table[heap + 2] == table[heap] + 2));
    let value = |&heap: &u64| match heap {
        0..=199 => u128::from(table[heap as usize]),
        _ => u128::from(heap - heap % 2) + u128::from(table[heap as usize % 2 + 2]) - 2,
    };
    heaps.iter().map(value).fold(0, |sum, value| sum ^ value) != 0
}

/// Nim with a move of nothing: heaps of nim-sum 0 after swapping 1 and 2, 3 and 4, ...
fn hard(random: &mut Random) -> Vec<Parts> {
    let (length, most) = (10, (1 << 29) - 1);
    let mut all = nim(length, most, random);
    for length in [length, 3, 2] {
        let Some(heaps) = balanced(length, most, random) else { continue };
        let heaps: Vec<u64> = heaps.into_iter().map(|value| ((value - 1) ^ 1) + 1).collect();
        all.extend([listed("heaps", &heaps), listed("heaps", &heaps[1..])]);
    }
    all
}
