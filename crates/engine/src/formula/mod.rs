//! Any rule, as a formula: `n -> n - k for k in 1..n if gcd(n, k) == 1`.
//!
//! A position is a tuple of numbers from 0 on. An option with a negative number is none, and neither is one of only zeros
//! from only zeros; any other way back to a position is a fault. The value of a sum is the nim-sum of its parts.
//!
//! | file | what it does |
//! |---|---|
//! | `parse`, `tokens` | from a text to its tree, or what is wrong with it |
//! | `search`, `cost` | the values of positions; how many steps they take |
//! | `machine` | the options of a position |
//! | `columns` | the innermost loop, 256 turns at once |
//! | `closures` | everything else, one turn at a time |
//! | `frame`, `sink` | the numbers of a computation; where options go |
//! | `arithmetic` | operators, functions and named sets |
//! | `shape` | what its options are like for all large n, for proofs |
//! | `print` | from a tree to its text |
//! | `mistake` | what is wrong, in words |
//! | `tree`, `words` | what a text is parsed to |
//! | `trouble` | what may happen when it is computed |

pub(crate) mod arithmetic;
mod closures;
mod columns;
pub mod cost;
mod frame;
mod machine;
mod mistake;
mod parse;
mod print;
mod search;
mod shape;
mod sink;
mod tokens;
mod tree;
mod trouble;
mod words;

pub use self::machine::Machine;
pub use self::mistake::{shown, Mistake, Wanted};
pub use self::parse::{read, Read};
pub use self::search::{Search, MOST_IN_BOX};
#[cfg(test)]
pub(crate) use self::shape::tests::by_shape;
#[cfg(test)]
pub use self::shape::tests::rule as random_rule;
pub use self::shape::{mirrored, Form, Heap, Shape, Unknown};
pub use self::tokens::has_arrow;
pub use self::tree::*;
pub use self::trouble::{Problem, Trouble};
pub use self::words::*;
