//! S-Nim: a subtraction game with several heaps, one set.

use crate::problem::*;
use crate::references::subtraction::{hard, letters, positions};

/// Bounds: no copy; as HDU 1536, whose text is the same.
pub fn problem() -> Problem {
    Problem::new(one(positions(0)), letters).hard(hard)
}
