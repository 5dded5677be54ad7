//! Sequential Nim: only from the first heap that is not empty.

use crate::hard::listed;
use crate::problem::*;
use crate::references::nim::is_small;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = header(1, parts![heaps(100_000, heap(1_000_000_000).small(4))])
        .of_cases(1, 1000)
        .in_all("heaps", 100_000);
    Problem::with(format, || PlayedOut::new(from_the_first), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(sequence_won(&case.numbers("heaps"), game, why), "First", "Second")
}

fn from_the_first(position: &[u64]) -> Vec<Position> {
    let first = position.iter().position(|&heap| heap > 0);
    each(position, |place, heap| if Some(place) == first { (0..heap).collect() } else { vec![] })
}

fn sequence_won(heaps: &[u64], game: &mut PlayedOut, why: &mut Witness) -> bool {
    if is_small(heaps) {
        return game.won(heaps, why);
    }
    // Second method: from the last heap to the first, whether the first player to touch the rest wins; a heap of 1
    // hands the rest over, and a larger heap leaves the choice.
    heaps.iter().rev().fold(false, |behind, &heap| match heap {
        0 => behind,
        1 => !behind,
        _ => true,
    })
}

/// Ones before a larger heap, an odd and an even number of them, and ones alone.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 2000;
    let mut all = Vec::new();
    for ones in [0, 1, 2, 3, most - 3, most - 2] {
        for behind in [&[2][..], &[2, 1], &[1_000_000_000, 1, 1], &[1, 1], &[1]] {
            all.push([&vec![1; ones], behind].concat());
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}
