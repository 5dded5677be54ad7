//! Digits Square Board: cut boards that have a digit other than a prime.

use crate::problem::*;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let cell = number("cell", 1, 9).within(1, 9).small(9);
    let rows = times("rows", "n", times("cells", "n", cell));
    let format = header(10, parts![n(30).within(1, 30).small(3), Line, rows]);
    Problem::new(format, reference)
}

/// The first and the last row of a rectangle, then its first and last column; each last one is one further.
type Rectangle = [u64; 4];

/// All cuts of a rectangle, if it may be cut.
fn cuts(board: &[Vec<u64>], [top, bottom, left, right]: Rectangle) -> Vec<[Rectangle; 2]> {
    let is_other = |cell: &u64| matches!(cell, 1 | 4 | 6 | 8 | 9);
    let mut rows = board[top as usize..bottom as usize].iter();
    if !rows.any(|row| row[left as usize..right as usize].iter().any(is_other)) {
        return vec![];
    }
    let across = (top + 1..bottom).map(|cut| [[top, cut, left, right], [cut, bottom, left, right]]);
    let down = (left + 1..right).map(|cut| [[top, bottom, left, cut], [top, bottom, cut, right]]);
    across.chain(down).collect()
}

/// The moves. A position is some rectangles, four numbers each.
fn options(board: &[Vec<u64>], position: &[u64]) -> Vec<Position> {
    let rectangles: Vec<Rectangle> =
        position.chunks(4).map(|of| [of[0], of[1], of[2], of[3]]).collect();
    let mut options = Vec::new();
    for (at, &rectangle) in rectangles.iter().enumerate() {
        for parts in cuts(board, rectangle) {
            let mut option = rectangles.clone();
            option.splice(at..=at, parts);
            option.sort_unstable();
            options.push(option.concat());
        }
    }
    options
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, board) = (case.number("n"), case.lists("rows"));
    let whole = [0, n, 0, n];
    let won = if n <= 3 {
        PlayedOut::new(|position: &[u64]| options(&board, position)).won(&whole, why)
    } else {
        value(&board, whole, &mut HashMap::default()) != 0
    };
    choose(won, "First", "Second")
}

/// Second method: the values by definition, from the whole board down.
fn value(board: &[Vec<u64>], of: Rectangle, known: &mut HashMap<Rectangle, u64>) -> u64 {
    if let Some(&value) = known.get(&of) {
        return value;
    }
    let mut seen = HashSet::default();
    for [a, b] in cuts(board, of) {
        seen.insert(value(board, a, known) ^ value(board, b, known));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    known.insert(of, value);
    value
}
