//! The programs and the law finder as the page calls them: memory for bytes, and every program by its name.
//!
//! The page has two modules, each a feature: the engine, with which it starts, and the programs of the problems.
//!
//! | file | what it does |
//! |---|---|
//! | `memory` | memory for bytes, handed over to the page and back; `ask` |
//! | `answer` | every program by its name |
//! | `engine` | the law finder's answers as data, and positions in play |
//!
//! Checked: `crates/page/tests/same.mjs`, which compares every answer with that of the program itself.

#![allow(unsafe_code)] // memory is handed over to the page, and back

mod answer;
#[cfg(feature = "engine")]
mod engine;
mod memory;
