//! Why a position in play is won or lost, in steps that a pupil of 14 can follow. Each sentence has a condition under
//! which it is true, and is told only where the position meets it.
//!
//! | file | what it explains, and the keys of its sentences |
//! |---|---|
//! | `explain` | which explanation fits; the end of the game; a move that fails (H, E, W, Z) |
//! | `sums` | equal pairs, and rows of blocks (C, N, V2, R, T, K) |
//! | `mex` | the value of one heap (V, P, K1) |
//! | `large` | the value of a large heap, by a law that is proved (L) |
//! | `misere_nim` | misere Nim (M) |
//! | `fibonacci` | games where the last take counts (F) |
//! | `stars` | one heap, and two numbers on a board (S) |
//! | `listed` | games for which there is no short rule (X, Q, A) |
//! | `clearest` | which of several winning moves is easiest to see |
//! | `ground` | a position, its pieces and what decides it |
//! | `words` | moves and lists in words |
//! | `data` | what the page draws |
//!
//! Checked: every sentence against a search of the whole games (`tests/law_finder/why`), 500 random positions for each of
//! 43 rules.

mod clearest;
mod data;
mod explain;
mod fibonacci;
mod ground;
mod large;
mod listed;
mod mex;
mod misere_nim;
mod stars;
mod sums;
mod words;

pub use self::data::*;
