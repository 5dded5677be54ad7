//! Attack on Red Kingdom: three ways to lower a heap, two of which may not follow themselves.

use crate::hard::listed;
use crate::problem::*;
use crate::references::last_move::{played_out, Table};
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let take = |name| number(name, 1, 5).within(1, 20).small(3);
    let heaps = times("heaps", "n", heap(1_000_000_000_000_000_000).small(7));
    let n = n(300_000).small(3);
    let parts = parts![n, take("x"), take("y"), take("z"), Line, heaps];
    let format = header_in_all("n", 300_000, parts).of_cases(1, 1000);
    Problem::with(format, HashMap::default, reference).hard(hard)
}

fn reference(case: &Case, tables: &mut HashMap<[u64; 3], Table>, why: &mut Witness) -> String {
    let takes = ["x", "y", "z"].map(|name| case.number(name));
    let heaps = case.numbers("heaps");
    let winning = if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 7) {
        played_out(takes, &heaps, why)
    } else {
        let table = tables.entry(takes).or_insert_with(|| Table::new(takes));
        table.winning(&heaps)
    };
    line(&[winning])
}

/// Heaps that remember their last move: before the period, which begins as late as 26, and far into it; single and
/// double.
fn hard(random: &mut Random) -> Vec<Parts> {
    let most = 1_000_000_000_000_000_000;
    let mut all = Vec::new();
    for code in 0..125 {
        let takes = [code / 25 + 1, code / 5 % 5 + 1, code % 5 + 1];
        let mut heaps: Vec<u64> = [24 + code % 5, most, most - code].to_vec();
        heaps.extend((0..3).map(|_| random.between(1, most)));
        heaps.extend(heaps.clone());
        heaps.truncate(6 + (code % 2) as usize * 6);
        let mut parts = listed("heaps", &heaps);
        let takes = ["x", "y", "z"].into_iter().zip(takes);
        parts.extend(takes.map(|(name, take)| (name, Value::Number(take))));
        all.push(parts);
    }
    all
}
