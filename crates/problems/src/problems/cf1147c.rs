//! Thanos Nim: take from half of the heaps.

use crate::hard::listed;
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let count = number("heaps", 2, 50).small(4);
    let format = one(parts![even_list(count, heap(50).small(4))]);
    Problem::with(format, || PlayedOut::new(from_half), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(half_won(case.numbers("heaps"), game, why), "Alice", "Bob")
}

/// The moves that take at least one from each of half of the heaps.
fn from_half(position: &[u64]) -> Vec<Position> {
    let mut options: Vec<(usize, Position)> = vec![(0, vec![])];
    for &heap in position {
        options = options
            .into_iter()
            .flat_map(|(chosen, before)| {
                (0..=heap).map(move |left| {
                    let mut option = before.clone();
                    option.push(left);
                    (chosen + usize::from(left < heap), option)
                })
            })
            .collect();
    }
    let half = position.len() / 2;
    let is_move = |option: &(usize, Position)| half > 0 && option.0 == half;
    let mut options: Vec<Position> = options.into_iter().filter(is_move).map(|o| o.1).collect();
    for option in &mut options {
        option.sort_unstable();
    }
    options
}

fn half_won(mut heaps: Vec<u64>, game: &mut PlayedOut, why: &mut Witness) -> bool {
    heaps.sort_unstable();
    if heaps.len() <= 4 && heaps.iter().all(|&heap| heap <= 4)
        || heaps.len() == 6 && heaps.iter().all(|&heap| heap <= 2)
    {
        return game.won(&heaps, why);
    }
    // Second method: in the sorted row the first heap of the upper half is larger than the smallest.
    heaps.get(heaps.len() / 2) > heaps.first()
}

/// Half of the heaps have the least size, and one more or one less; or the largest size.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 50;
    let mut all = Vec::new();
    for half in [1, 2, most as usize / 2] {
        for count in half - 1..=half + 1 {
            for (least, other) in [(1, 2), (1, most), (most - 1, most)] {
                let mut heaps = vec![least; count];
                heaps.resize(2 * half, other);
                all.extend([heaps.clone(), heaps.iter().map(|heap| most + 1 - heap).collect()]);
            }
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}
