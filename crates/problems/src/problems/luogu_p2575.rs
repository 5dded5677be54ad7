//! Chess of a master: staircase Nim of runs of pieces.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let cell = number("cell", 1, 20).within(1, 20).small(20);
    let cells = list("cells", 20, cell).in_order(Order::Distinct);
    let cells = cells.counted(|count| count.within(0, 20).judged(0, 20));
    let format = header(100, parts![list("rows", 1000, cells).small(3)]);
    Problem::with(format, HashMap::default, reference)
}

fn reference(case: &Case, memo: &mut HashMap<u64, u64>, why: &mut Witness) -> String {
    let bits = |row: Vec<u64>| row.iter().map(|cell| 1 << (cell - 1)).sum();
    let rows: Vec<u64> = case.lists("rows").into_iter().map(bits).collect();
    let won = match rows[..] {
        [row] => PlayedOut::new(pieces).won(&[row], why),
        _ => is_odd(&rows.iter().map(|&row| value(row, memo)).collect::<Vec<_>>()),
    };
    choose(won, "YES", "NO")
}

/// The moves of a piece to the next free cell on its right, in a row of 20 bits.
fn pieces(position: &[u64]) -> Vec<Position> {
    let row = position[0];
    let is_free = |cell: &u64| row >> cell & 1 == 0;
    let option = |from: u64| {
        let to = (from..20).find(is_free)?;
        Some(vec![row & !(1 << from) | 1 << to])
    };
    (0..20).filter(|cell| !is_free(cell)).filter_map(option).collect()
}

/// Second method: the value of a row by definition.
fn value(row: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&value) = memo.get(&row) {
        return value;
    }
    let options = pieces(&[row]);
    let seen: HashSet<u64> = options.iter().map(|option| value(option[0], memo)).collect();
    let least = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(row, least);
    least
}
