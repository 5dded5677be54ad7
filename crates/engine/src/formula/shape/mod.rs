//! What a rule of one number is like for all large numbers, if its options follow a pattern that proofs can use.
//!
//! The rule is evaluated for all n = m t + r at once, for each residue r modulo some m: every number is a line c + s t.
//! A range of bounded length is unrolled. In one range that grows let x be its number and y = n - x; it is evaluated where
//! x or y is fixed, where both are large, and, if a condition compares them, where they are near each other. What is no
//! line, and what depends on the ratio of x and y, has no shape.
//!
//! | file | what it does |
//! |---|---|
//! | `form` | what a shape says |
//! | `find` | the shape of a formula |
//! | `walk` | the options of all large n of one residue |
//! | `line` | numbers that grow along lines |
//! | `unknown` | why there is no shape |
//!
//! Checked: the options that the shape gives against those of the machine, for random formulas (`tests.rs`).

mod find;
mod form;
mod line;
#[cfg(test)]
pub mod tests;
mod unknown;
mod walk;

pub use self::form::{mirrored, Form, Heap, Shape};
pub use self::unknown::Unknown;
