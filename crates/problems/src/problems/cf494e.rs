//! Sharti: squares of cells are turned over.

use crate::hard::lists;
use crate::problem::*;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let first = |name| number(name, 1, 1_000_000_000).within(1, "n");
    let last = |name| number(name, 1, 1_000_000_000);
    let ends =
        parts![first("a"), first("b"), last("c").within("a", "n"), last("d").within("b", "n"),];
    let k = number("k", 1, 1_000_000_000).within(1, u64::MAX).small(5);
    let k = k.judge_by(1, "n");
    let n = n(1_000_000_000).within(1, u64::MAX).small(3);
    let rectangles = times_of("rectangles", "m", ends);
    Problem::with(one(parts![n, m(50_000).small(3), k, rectangles]), HashMap::default, reference)
        .hard(hard)
}

fn reference(case: &Case, known: &mut HashMap<[u64; 3], bool>, _: &mut Witness) -> String {
    let (n, k, white) = (case.number("n"), case.number("k"), case.lists("rectangles"));
    let won = if n <= 3 {
        let cells = (0..n * n).filter(|cell| is_white(&white, cell / n + 1, cell % n + 1));
        let board = cells.fold(0, |board, cell| board | 1 << cell);
        *known.entry([n, k.min(3), board]).or_insert_with(|| {
            PlayedOut::new(|board: &[u64]| squares(board[0], n, k)).search(&[board])
        })
    } else {
        rules(&white, n, k)
    };
    choose(won, "Hamed", "Malek")
}

fn is_white(white: &[Vec<u64>], row: u64, column: u64) -> bool {
    let is_in = |sides: &Vec<u64>| {
        (sides[0]..=sides[2]).contains(&row) && (sides[1]..=sides[3]).contains(&column)
    };
    white.iter().any(is_in)
}

/// The moves; the bits of a board are its cells, row by row.
fn squares(board: u64, n: u64, k: u64) -> Vec<Position> {
    let mut options = Vec::new();
    for cell in (0..n * n).filter(|cell| board >> cell & 1 == 1) {
        let (row, column) = (cell / n, cell % n);
        for side in 1..=k.min(row + 1).min(column + 1) {
            let rows = (0..side).map(|up| cell - up * n);
            let turned = rows.flat_map(|last| (0..side).map(move |left| last - left));
            options.push(vec![turned.fold(board, |board, cell| board ^ 1 << cell)]);
        }
    }
    options
}

/// Second method: for each power of 2 up to k, whether the number of white cells whose row and column it divides is
/// odd; the board is divided at the lines where rectangles begin or end, and counted field by field.
fn rules(white: &[Vec<u64>], n: u64, k: u64) -> bool {
    let lines = |first: usize| -> Vec<u64> {
        let ends = white.iter().flat_map(|sides| [sides[first] - 1, sides[first + 2]]);
        let mut ends: Vec<u64> = ends.collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    };
    let (rows, columns) = (lines(0), lines(1));
    let powers = (0..64).map(|bit| 1u64 << bit).filter(|&power| power <= k.min(n));
    let mut is_won = false;
    for power in powers {
        let multiples = |ends: &[u64]| ends[1] / power - ends[0] / power;
        let mut is_odd = false;
        for row in rows.windows(2).filter(|ends| multiples(ends) % 2 == 1) {
            for column in columns.windows(2).filter(|ends| multiples(ends) % 2 == 1) {
                is_odd ^= is_white(white, row[1], column[1]);
            }
        }
        is_won |= is_odd;
    }
    is_won
}

/// Squares: rectangles and copies of them at the distance of a large power of 2, so that all is lost; and one fewer.
fn hard(random: &mut Random) -> Vec<Parts> {
    let most = 1_000_000_000;
    let mut all = Vec::new();
    for (n, size) in [(most, 1 << 28), (most, 1 << 20), (64, 16), (16, 4)] {
        let mut corner = || {
            let (first, last) = (random.between(1, size), random.between(1, size));
            (first.min(last), first.max(last))
        };
        let mut half = || {
            let ((a, c), (b, d)) = (corner(), corner());
            vec![a, b, c, d]
        };
        let first: Vec<Vec<u64>> = (0..9).map(|_| half()).collect();
        let copy = |sides: &Vec<u64>| vec![sides[0], sides[1] + size, sides[2], sides[3] + size];
        let copies: Vec<Vec<u64>> = first.iter().map(copy).collect();
        let mut both = [first, copies].concat();
        for k in [size, size / 2, 1] {
            all.push((n, k, both.clone()));
        }
        both.pop();
        all.push((n, size, both));
    }
    let case = |(n, k, rectangles): (u64, u64, Vec<Vec<u64>>)| {
        let m = ("m", Value::Number(rectangles.len() as u64));
        let (n, k) = (("n", Value::Number(n)), ("k", Value::Number(k)));
        vec![n, m, k, ("rectangles", lists(&rectangles))]
    };
    all.into_iter().map(case).collect()
}
