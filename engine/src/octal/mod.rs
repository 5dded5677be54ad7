//! Octal games: the values of millions of heaps, and of any heap where a period is proved.
//!
//! # The code
//!
//! In the game with the code d0.d1d2d3... a move takes k tokens out of one heap as the digit dk
//! allows: it is the sum of 1 if the k tokens may be a whole heap, 2 if the rest may be left as one
//! heap that is not empty, and 4 if it may be left as two. Kayles is 0.77, Dawson's Kayles 0.07,
//! and three crosses in a row of n is 0.007 on n + 2. d0 is 0, or 4 if a heap may be split without
//! taking. In a hexadecimal code a digit may have 8, too: the rest may be left as three heaps.
//!
//! # How the values are found
//!
//! | file | what it does |
//! |---|---|
//! | `code`, `rule` | the moves that a code names, and what they leave of a heap |
//! | `fill` | the options of a heap by definition, O(n^2) for n heaps: the reference of the rest |
//! | `search` | the mex over all splits: marked four at a time, or searched for missing values |
//! | `sparse` | the sparse space: nearly all splits can be left out |
//! | `triples` | the values of splits into three heaps |
//! | `period` | the proof that the values repeat for ever |
//! | `pace` | how long the rest of a table takes |
//! | `game` | a table that grows by these |
//!
//! *The sparse space.* In many games almost all values have an odd number of one bits under a mask:
//! they are common, the others rare. The splits with a rare part give all common options, so the
//! least common value that is missing is known at once, and it is the mex as soon as every rare
//! value below it has been found among the splits. Up to a million, 0.454
//! has 17 rare heaps, and each heap takes some 100 splits; 0.007 has 22442. The method is right for any mask; a
//! good one is found by a transform of the counts, and where none is good all splits are
//! marked, or searched for the values that are missing.
//!
//! *The period.* If the values have repeated for long enough they do so for ever. The proof is
//! tried while the table grows, and from then on every heap is answered at once.
//!
//! # Sources
//!
//! Guy and Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956); Berlekamp,
//! Conway and Guy, Winning Ways, ch. 4; Flammenkamp's tables of octal games.

mod code;
mod fill;
mod game;
mod pace;
mod period;
mod rule;
mod search;
mod sparse;
mod triples;

pub use self::code::{is_hexadecimal, moves, octal_moves, BadCode, Move, MAX_DIGITS};
pub use self::fill::mark_options;
pub use self::game::{Game, MAX_HEAP};
pub use self::pace::BUDGET;
pub use self::period::Period;
pub(crate) use self::period::Prover;
pub use self::rule::Rule;
pub use self::search::Strategy;
pub use self::sparse::Space;
