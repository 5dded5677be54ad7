//! Interesting Game: splitting into heaps of consecutive sizes.

use crate::problem::*;
use crate::references::splitting::{position, splits, sum};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heap = number("n", 1, 100_000).within(0, 1_000_000);
    let format = one(parts![heap.small(400)]);
    Problem::with(
        format,
        || (PlayedOut::new(|position| splits(position, runs)), Vec::new()),
        reference,
    )
}

fn reference(case: &Case, (game, table): &mut (PlayedOut, Vec<u64>), _: &mut Witness) -> String {
    let heap = case.number("n");
    let mut winning = runs(heap).into_iter().filter(|run| match heap {
        0..=40 => !game.search(&position(run.clone())),
        _ => sum(run, table, &runs) == 0,
    });
    // The shortest split comes first.
    match winning.next() {
        Some(run) => format!("{}\n", run.len()),
        None => "-1\n".to_string(),
    }
}

/// The splits into consecutive sizes, shorter runs first.
fn runs(heap: u64) -> Vec<Vec<u64>> {
    let counts = (2..heap).take_while(|count| count * (count + 1) / 2 <= heap);
    let of = |count: u64| {
        let rest = heap - count * (count - 1) / 2;
        let least = rest / count;
        (least * count == rest).then(|| (least..least + count).collect())
    };
    counts.filter_map(of).collect()
}
