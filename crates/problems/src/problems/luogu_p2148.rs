//! E&D: heaps in pairs, remove one and split the other.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let heap = number("heap", 1, 2_000_000_000).within(1, u64::MAX);
    let count = number("heaps", 2, 20_000).small(4);
    let format = header(20, parts![even_list(count, heap.small(5))]);
    Problem::with(format, || (PlayedOut::new(pairs), HashMap::default()), reference)
}

fn reference(
    case: &Case,
    (game, table): &mut (PlayedOut, HashMap<(u64, u64), u64>),
    why: &mut Witness,
) -> String {
    let heaps = case.numbers("heaps");
    let won = match heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap)) {
        0..=16 => game.won(&heaps, why),
        _ => {
            let pairs = heaps.chunks(2);
            let values = pairs.map(|pair| pair_value(pair[0], pair[1], table));
            is_odd(&values.collect::<Vec<_>>())
        }
    };
    choose(won, "YES", "NO")
}

/// The moves; the first and second heap form a pair, and so on.
fn pairs(heaps: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &heap) in heaps.iter().enumerate() {
        for part in 1..heap {
            let mut option = heaps.to_vec();
            (option[at], option[at ^ 1]) = (part, heap - part);
            options.push(option);
        }
    }
    options
}

/// Second method: the value of a pair by definition. For a large pair, a value can be reached if one of the heaps less
/// 1 has a binary one at that place; the table of small pairs has exactly these values.
fn pair_value(a: u64, b: u64, table: &mut HashMap<(u64, u64), u64>) -> u64 {
    if a.max(b) > 200 {
        let is_reached = |value: u32| {
            let half = 1_u64.checked_shl(value);
            [a, b].iter().any(|&heap| half.is_some_and(|half| ((heap - 1) / half) & 1 == 1))
        };
        return u64::from((0..).find(|&value| !is_reached(value)).unwrap());
    }
    if let Some(&value) = table.get(&(a, b)) {
        return value;
    }
    let mut seen = HashSet::default();
    for heap in [a, b] {
        for part in 1..heap {
            seen.insert(pair_value(part, heap - part, table));
        }
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    table.insert((a, b), value);
    value
}
