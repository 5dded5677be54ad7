//! S-Nim: a subtraction game with several heaps.

use crate::problem::*;
use crate::references::subtraction::{hard, letters, positions};

/// Bounds: two copies, one at LOJ.
pub fn problem() -> Problem {
    Problem::new(to_zero(positions(0)), letters).hard(hard).at("LOJ", |_| to_zero(positions(1)))
}
