//! Merging heaps of 1 up to a size.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let format = header(100, parts![n(1_000_000_000).small(16), m(1_000_000_000).small(16),]);
    Problem::with(format, || HashMap::default(), reference)
}

fn reference(case: &Case, games: &mut HashMap<u64, Merging>, why: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    let won = match n {
        0..=24 => {
            let merges = move |heaps: &[u64]| merges(heaps, m);
            let game = games.entry(m).or_insert_with(|| PlayedOut::new(Box::new(merges)));
            game.won(&vec![1; n as usize], why)
        }
        // Second method: the moves fill the heaps one by one.
        _ if m < 2 => false,
        _ => (u128::from(n / m) * u128::from(m - 1) + u128::from((n % m).max(1) - 1)) & 1 == 1,
    };
    choose(won, "0", "1")
}

/// The game for one maximal size.
type Merging = PlayedOut<Box<dyn Fn(&[u64]) -> Vec<Position>>>;

/// The moves that merge two heaps into one of at most `most`.
fn merges(heaps: &[u64], most: u64) -> Vec<Position> {
    let mut options = Vec::new();
    for a in 0..heaps.len() {
        for b in 0..a {
            if heaps[a] + heaps[b] <= most {
                let mut option = heaps.to_vec();
                option[b] += option.remove(a);
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options.sort();
    options.dedup();
    options
}
