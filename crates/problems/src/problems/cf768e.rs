//! Game of stones: no amount twice from the same heap.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::sync::{LazyLock, Mutex};

pub fn problem() -> Problem {
    let heap = heap(60).within(0, 70).small(70);
    Problem::with(
        one(parts![lists_of("heaps", 1_000_000, on_a_line(heap)).small(3)]),
        || PlayedOut::new(unused),
        reference,
    )
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    let won = if heaps.len() <= 2 && heaps.iter().all(|&heap| heap <= 10) {
        // For each heap: its size, and the amounts already taken from it as bits.
        game.won(&heaps.iter().flat_map(|&heap| [heap, 0]).collect::<Position>(), why)
    } else {
        let mut values = UNUSED.lock().unwrap();
        let value = |&heap: &u64| unused_value(heap, 0, &mut values);
        is_odd(&heaps.iter().map(value).collect::<Vec<_>>())
    };
    choose(won, "NO", "YES")
}

fn unused(position: &[u64]) -> Vec<Position> {
    each_part(2, position, |heap| {
        let takes = (1..=heap[0]).filter(|take| heap[1] >> take & 1 == 0);
        takes.map(|take| [heap[0] - take, heap[1] | 1 << take]).collect()
    })
}

/// Shared by all inputs: there are some 300000 values.
static UNUSED: LazyLock<Mutex<HashMap<(u64, u128), u64>>> = LazyLock::new(Mutex::default);

/// Second method: the value of each heap with its taken amounts is the mex of its options.
fn unused_value(heap: u64, used: u128, values: &mut HashMap<(u64, u128), u64>) -> u64 {
    let used = used & ((1 << (heap + 1)) - 1);
    if let Some(&value) = values.get(&(heap, used)) {
        return value;
    }
    let mut seen = HashSet::default();
    for take in (1..=heap).filter(|take| used >> take & 1 == 0) {
        seen.insert(unused_value(heap - take, used | 1 << take, values));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    values.insert((heap, used), value);
    value
}
