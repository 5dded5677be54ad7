//! S-Nim: a subtraction game with several heaps.

use crate::games::subtraction::{letters, positions};
use crate::problem::*;

pub fn problem() -> Problem {
    Problem::new(to_zero(positions()), letters)
}
