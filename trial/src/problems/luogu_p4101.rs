//! Merging heaps of 1 up to a size.

use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let format = header(100, parts![n(1_000_000_000).small(16), m(1_000_000_000).small(16),]);
    Problem::new(format, reference)
}

fn reference() -> Reference {
    let mut games = HashMap::default();
    answer(move |case, why| {
        let (n, m) = (case.number("n"), case.number("m"));
        let won = match n {
            0..=24 => {
                let of_most = || Game::new(move |position| merges(position, m));
                let game = games.entry(m).or_insert_with(of_most);
                game.won(&vec![1; n as usize], why)
            }
            // Second method: the moves that fill the heaps one by one.
            _ if m < 2 => false,
            _ => (u128::from(n / m) * u128::from(m - 1) + u128::from((n % m).max(1) - 1)) & 1 == 1,
        };
        choose(won, "0", "1")
    })
}

/// Two heaps into one of at most `most`.
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
