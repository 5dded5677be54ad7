//! The Grundy values of a game by definition.

use super::{Options, Position};
use rustc_hash::FxHashMap as HashMap;

/// The second method of many games: the value of one component is the least that no option has.
pub struct Values<F = Options> {
    options: F,
    memo: HashMap<Position, u64>,
}

impl<F: Fn(&[u64]) -> Vec<Position>> Values<F> {
    pub fn new(options: F) -> Values<F> {
        Values { options, memo: HashMap::default() }
    }

    pub fn of(&mut self, position: &[u64]) -> u64 {
        if let Some(&value) = self.memo.get(position) {
            return value;
        }
        let options = (self.options)(position);
        let seen: Vec<u64> = options.iter().map(|option| self.of(option)).collect();
        let mut value = 0;
        while seen.contains(&value) {
            value += 1;
        }
        self.memo.insert(position.to_vec(), value);
        value
    }
}
