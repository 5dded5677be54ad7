//! Writing one of two symbols into the cells of a row: an empty cell is 0, the symbols are 1 and 2.

use super::nim::is_odd;
use super::{PlayedOut, Position, Witness};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

fn writing(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for at in 0..position.len() {
        for symbol in 1..=2 {
            let is_beside =
                |other: Option<usize>| other.and_then(|other| position.get(other)) == Some(&symbol);
            if position[at] == 0 && !is_beside(at.checked_sub(1)) && !is_beside(at.checked_add(1)) {
                let mut option = position.to_vec();
                option[at] = symbol;
                options.push(option);
            }
        }
    }
    options
}

pub struct Row {
    game: PlayedOut,
    memo: HashMap<(u64, u64, u64), u64>,
}

impl Row {
    pub fn new() -> Row {
        Row { game: PlayedOut::new(writing), memo: HashMap::default() }
    }

    /// Whether a row of `n` cells is won, of which some hold a symbol.
    pub fn won(&mut self, n: u64, marks: &[(u64, u64)], why: &mut Witness) -> bool {
        if n <= 8 {
            let mut row = vec![0; n as usize];
            for mark in marks {
                row[mark.0 as usize - 1] = mark.1;
            }
            return self.game.won(&row, why);
        }
        // Second method: the values of the gaps by definition.
        let mut values = Vec::new();
        let mut last = (0, 0);
        for &mark in marks {
            values.push(self.value(mark.0 - last.0 - 1, last.1, mark.1));
            last = mark;
        }
        values.push(self.value(n - last.0, last.1, 0));
        is_odd(&values)
    }

    pub fn value(&mut self, n: u64, left: u64, right: u64) -> u64 {
        if n > 100 {
            // The table goes on like this (the editorial of ARC 151 C proves it).
            return match self.value(50, left, right) {
                50 => n,
                _ => self.value(50 + n % 2, left, right),
            };
        }
        if let Some(&value) = self.memo.get(&(n, left, right)) {
            return value;
        }
        let mut seen = HashSet::default();
        for before in 0..n {
            for symbol in 1..=2 {
                let after = n - 1 - before;
                if (before > 0 || left != symbol) && (after > 0 || right != symbol) {
                    let parts =
                        (self.value(before, left, symbol), self.value(after, symbol, right));
                    seen.insert(parts.0 ^ parts.1);
                }
            }
        }
        let value = (0..).find(|value| !seen.contains(value)).unwrap();
        self.memo.insert((n, left, right), value);
        value
    }
}
