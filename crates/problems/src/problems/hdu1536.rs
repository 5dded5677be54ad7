//! S-Nim: a subtraction game with several heaps.

use crate::problem::*;
use crate::references::subtraction::{letters, positions};

pub fn problem() -> Problem {
    Problem::new(to_zero(positions()), letters)
}
