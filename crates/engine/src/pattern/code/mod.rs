//! A law as a function to paste, in Rust, C++ and Python.
//!
//! | file | what it does |
//! |---|---|
//! | `heap`, `pairs`, `family` | the functions of laws of one heap, of two, and of many rules |
//! | `formula` | a formula as a function |
//! | `over` | what a function is about |
//! | `language`, `expression` | pseudo-code as text of the three languages |
//! | `functions`, `functions.txt` | the pseudo-code of theorems and laws |
//! | `program` | a whole program around a function |
//! | `program.cpp.txt` and the like | the rest of that program |
//!
//! Checked: every function is compiled, run and compared with the values; the formatters of the languages change
//! nothing (`tests/law_finder/pattern.rs`).

mod expression;
mod family;
mod formula;
mod functions;
mod heap;
mod language;
mod over;
mod pairs;
mod program;

pub use self::family::{of_family, of_takes};
pub use self::formula::of_formula;
pub use self::heap::{of_law, of_theorem};
pub use self::over::Over;
pub use self::pairs::{diagonal, euclid, fold, nimhoff, of_number, of_sum, wythoff};
pub use self::program::{by_table, program};
