//! S-Nim: a subtraction game with several heaps, one set.

use crate::games::subtraction::{letters, positions};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(one(positions()), letters)
}
