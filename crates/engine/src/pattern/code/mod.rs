//! A law as a function to paste, in Rust, C++ and Python.
//!
//! | file | what it does |
//! |---|---|
//! | `language` | pseudo-code as text of the three languages |
//! | `functions.txt` | the pseudo-code of theorems and laws |
//! | `program` | a whole program around a function |
//! | `program.cpp.txt` and the like | the rest of that program |
//!
//! Checked: every function is compiled, run and compared with the values; the formatters of the languages change
//! nothing (`tests/law_finder/pattern.rs`).

mod heap;
mod language;
mod program;

pub use self::heap::*;
pub use self::language::Language;
pub use self::program::{by_table, program};
