//! Teams that take in turn from one heap, and misere Fibonacci Nim.

use super::Position;

/// The options of a heap and the number that may be taken from it.
pub fn take(position: &[u64]) -> Vec<Position> {
    (1..=position[0].min(position[1]))
        .map(|take| {
            let left = position[0] - take;
            vec![left, left.min(2 * take)]
        })
        .collect()
}
