//! S-Nim: a subtraction game with several heaps, one set.

use crate::problem::*;
use crate::references::subtraction::{letters, positions};

pub fn problem() -> Problem {
    Problem::new(one(positions()), letters)
}
