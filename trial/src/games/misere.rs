//! Teams that take from one heap in turn, and misere Fibonacci Nim.

use super::Position;

/// A heap, and how much may be taken.
pub fn take(position: &[u64]) -> Vec<Position> {
    (1..=position[0].min(position[1]))
        .map(|take| {
            let left = position[0] - take;
            vec![left, left.min(2 * take)]
        })
        .collect()
}
