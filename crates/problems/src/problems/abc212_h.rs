//! Nim counting: sequences of heaps that the first player wins.

use crate::hard::{numbers, powers};
use crate::problem::*;
use crate::references::nim;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let heap = number("heap", 1, 65_535).within(0, (1 << 20) - 1).small(5);
    let heaps = times("heaps", "k", heap).in_order(Order::Distinct);
    let k = number("k", 1, 65_535).within(0, 1 << 20).small(3);
    Problem::new(one(parts![n(200_000).small(4), k, Line, heaps]), reference).hard(hard)
}

fn reference(case: &Case, _: &mut Witness) -> String {
    let (n, heaps) = (case.number("n"), case.numbers("heaps"));
    let rows = (heaps.len() as u64).saturating_pow(n.min(64) as u32);
    let won = if rows <= 500 && n <= 4 && heaps.iter().all(|&heap| heap <= 7) {
        sequences_won(n, &heaps)
    } else {
        sequences_not_0(n, &heaps)
    };
    line(&[won])
}

const PRIME_OF_ROWS: u64 = 998_244_353;

fn sequences_won(n: u64, heaps: &[u64]) -> u64 {
    let mut game = PlayedOut::new(nim::options);
    let mut won = 0;
    let mut rows: Vec<Position> = vec![Vec::new()];
    for _ in 0..n {
        let longer = |row: &Position| -> Vec<Position> {
            let with = |&heap: &u64| row.iter().copied().chain([heap]).collect();
            heaps.iter().map(with).collect()
        };
        rows = rows.iter().flat_map(longer).collect();
        won += rows.iter().filter(|row| game.search(row)).count() as u64;
    }
    won
}

/// The number of rows with each nim-sum.
type Ways = HashMap<u64, u64>;

fn both(a: &Ways, b: &Ways) -> Ways {
    let mut ways = Ways::default();
    for (s, of_s) in a {
        for (t, of_t) in b {
            let sum = ways.entry(s ^ t).or_insert(0);
            *sum = (*sum + of_s * of_t) % PRIME_OF_ROWS;
        }
    }
    ways
}

fn either(a: &Ways, b: &Ways) -> Ways {
    let mut ways = a.clone();
    for (s, of_s) in b {
        let sum = ways.entry(*s).or_insert(0);
        *sum = (*sum + of_s) % PRIME_OF_ROWS;
    }
    ways
}

/// Second method: rows of exactly m heaps, and of up to m, for m = 1, then doubled and increased by one as the binary
/// digits of n say; one nim-sum at a time.
fn sequences_not_0(n: u64, heaps: &[u64]) -> u64 {
    let one: Ways = heaps.iter().map(|&heap| (heap, 1)).collect();
    // Rows of no heap.
    let (mut exactly, mut up_to) = (Ways::from_iter([(0, 1)]), Ways::default());
    for bit in (0..64).rev().filter(|bit| n >> bit > 0) {
        up_to = either(&up_to, &both(&exactly, &up_to));
        exactly = both(&exactly, &exactly);
        if n >> bit & 1 == 1 {
            exactly = both(&exactly, &one);
            up_to = either(&up_to, &exactly);
        }
    }
    let won = up_to.iter().filter(|of| *of.0 != 0);
    won.fold(0, |sum, of| (sum + of.1) % PRIME_OF_ROWS)
}

/// Rows of heaps: where a place of the transform is 1 or -1, all possible heaps, powers of 2, and a single one.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most_rows = 200_000;
    let most = 65_535;
    let mut all = Vec::new();
    let lists = [
        (1..=most).collect(),
        (1..=most / 2).collect(),
        powers(2, most),
        vec![1, 2, 3],
        vec![1, 2],
        vec![most],
        vec![1],
    ];
    for heaps in lists {
        for n in [most_rows, most_rows - 1, 2, 1] {
            let k = ("k", Value::Number(heaps.len() as u64));
            all.push(vec![("n", Value::Number(n)), k, ("heaps", numbers(&heaps))]);
        }
    }
    all
}
