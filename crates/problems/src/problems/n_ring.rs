//! N-ring: adjacent items out of a ring.

use crate::problem::*;
use crate::references::rows::{blocks, Rows};
use rustc_hash::FxHashMap as HashMap;

pub fn problem() -> Problem {
    let m = number("m", 1, 1000).within(1, u64::MAX);
    let format = header_of_any(100, parts![n(1000), m]);
    Problem::with(format, HashMap::default, reference)
}

fn reference(case: &Case, tables: &mut HashMap<u64, Rows>, why: &mut Witness) -> String {
    let (n, m) = (case.number("n"), case.number("m"));
    choose(ring_won(n, m, tables, why), "xian shou sheng", "hou shou sheng")
}

fn ring_won(n: u64, m: u64, tables: &mut HashMap<u64, Rows>, why: &mut Witness) -> bool {
    if n <= 12 {
        let sizes = [m];
        let options = |position: &[u64]| blocks(position[0], n, &sizes, true);
        PlayedOut::new(options).won(&[(1 << n) - 1], why)
    } else if n < m {
        false
    } else if n - m < m {
        true
    } else {
        let rows = tables.entry(m).or_insert_with(|| Rows::new(&[m]));
        rows.value(n - m) == 0
    }
}
