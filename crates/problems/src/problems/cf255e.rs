//! Furlo and Rublo: lower x to a number between its fourth root and its square root.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

pub fn problem() -> Problem {
    let heap = heap(777_777_777_777).small(120);
    let format = one(parts![heaps(77_777, heap).small(2)]);
    Problem::with(format, || (PlayedOut::new(between_roots), HashMap::default()), reference)
}

fn reference(
    case: &Case,
    (game, values): &mut (PlayedOut, HashMap<u64, u64>),
    why: &mut Witness,
) -> String {
    let heaps = case.numbers("heaps");
    let won = if heaps.len() <= 2 && heaps.iter().all(|&heap| heap <= 7000) {
        game.won(&heaps, why)
    } else {
        let value = |&heap: &u64| root_value(heap, values);
        is_odd(&heaps.iter().map(value).collect::<Vec<_>>())
    };
    choose(won, "Furlo", "Rublo")
}

fn between_roots(position: &[u64]) -> Vec<Position> {
    each(position, |_, x| {
        let roots = (1..x).take_while(|y| y * y <= x);
        roots.filter(|y| y * y * y * y >= x).collect()
    })
}

/// Second method: the values by definition; in a run of equal values only one is looked up.
fn root_value(x: u64, values: &mut HashMap<u64, u64>) -> u64 {
    if x == 0 {
        return 0; // 0 lies between its own roots, but is no less.
    }
    let (mut low, mut high) = ((x as f64).powf(0.25) as u128, (x as f64).sqrt() as u128);
    let wide = u128::from(x);
    while low > 0 && (low - 1).pow(4) >= wide {
        low -= 1;
    }
    while low.pow(4) < wide {
        low += 1;
    }
    while high * high > wide {
        high -= 1;
    }
    while (high + 1) * (high + 1) <= wide {
        high += 1;
    }
    let high = high.min(wide.saturating_sub(1));
    // The values are 0 1 2 0 3 1 2 in runs that begin at these numbers (below 7000 by the table, beyond as published,
    // Codeforces 255E).
    let firsts: [u128; 7] = [0, 4, 16, 82, 6724, 50_626, 2_562_991_876];
    let mut seen = HashSet::default();
    for y in firsts.iter().copied().chain([low]).filter(|&y| low <= y && y <= high) {
        let y = y as u64;
        let value = match values.get(&y) {
            Some(&value) => value,
            None => root_value(y, values),
        };
        values.insert(y, value);
        seen.insert(value);
    }
    (0..).find(|value| !seen.contains(value)).unwrap()
}
