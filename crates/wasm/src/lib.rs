//! The programs and the law finder as the page calls them: memory for bytes, and every program by its name.
//!
//! The page has two modules, each of some features: games in `play`, with which it starts; and the `laws` of games and the
//! `programs` of the problems.
//!
//! | file | what it does |
//! |---|---|
//! | `memory` | memory for bytes, handed over to the page and back; `ask` |
//! | `answer` | every program by its name |
//! | `engine` | the requests that are no program's |
//! | `play` | positions in play |
//! | `laws` | the law finder's answers as data |
//! | `refused` | what is wrong with a line, as data |
//!
//! Checked: `crates/page/tests/same.mjs`, which compares every answer with that of the program itself.

#![allow(unsafe_code)] // memory is handed over to the page, and back

mod answer;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "laws")]
mod laws;
mod memory;
#[cfg(feature = "play")]
mod play;
#[cfg(feature = "engine")]
mod refused;
