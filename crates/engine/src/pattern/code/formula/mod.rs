//! A formula as a function: its options as loops, and their values from the bottom up or by a memo.
//!
//! | file | what it does |
//! |---|---|
//! | `function` | the whole function |
//! | `writer` | loops, conditions and options as statements |
//! | `expression` | numbers and conditions as expressions |
//! | `bounds` | what is sure about them, so that no test is written for it |
//! | `table.rs.txt`, `memo.rs.txt` and the like | the rest of the function |
//! | `helpers.txt` | functions that a language has not |
//! | `reserved.txt` | words that are no names of variables |
//!
//! Checked: the code of 90 formulas, and of 300 random ones, compiled without a warning, against the values of
//! [`Search`](crate::formula::Search); whole programs (`tests/law_finder/formula_code.rs`).

mod bounds;
mod expression;
mod function;
mod writer;

pub use self::function::of_formula;
