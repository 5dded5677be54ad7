//! Octal games: the values of millions of heaps, and of any heap once a period is proved.
//!
//! # The code
//!
//! In the game with the code d0.d1d2d3... a move takes k tokens from one heap as the digit dk allows. The digit is the
//! sum of 1 if the k tokens may be a whole heap, 2 if the rest may be left as one nonempty heap, and 4 if it may be
//! left as two. Kayles is 0.77, Dawson's Kayles 0.07, and Treblecross (three crosses in a row of n cells) is 0.007 with
//! a heap of n + 2. d0 is 0, or 4 if a move may split a heap and take nothing. In a hexadecimal code a digit may also
//! contain 8: the rest may be left as three heaps.
//!
//! # How the values are found
//!
//! | file | what it does |
//! |---|---|
//! | `code`, `rule` | the moves that a code names, and what they leave of a heap |
//! | `fill` | the options of a heap by definition, O(n^2) for n heaps: the reference for the rest |
//! | `search` | the mex over all splits: marks four at a time, or searches for missing values |
//! | `sparse` | the sparse space, which lets nearly all splits be left out |
//! | `triples` | the values of splits into three heaps |
//! | `period` | the proof that the values repeat forever |
//! | `pace` | an estimate of the time for the rest of a table |
//! | `game` | a table that these modules grow |
//!
//! *The sparse space.* In many games there is a mask under which almost all values have an odd number of 1 bits. These
//! are the common values; the others are the rare values. The nim-sum of two common values is rare, because its number
//! of 1 bits is even. So every split with a common value has a rare part, and these few splits give the least common
//! value that no option has. That is the mex as soon as every rare value below it has been found among the splits. Up
//! to a million, 0.454 has 17 rare heaps, so for each heap some 100 splits are tried; 0.007 has 22442 rare heaps. The
//! method is right for any mask. A Walsh-Hadamard transform of the count of heaps for each value finds the mask with
//! the fewest rare heaps. If they are still too many, the engine marks all splits, or searches them for the missing
//! values.
//!
//! *The period.* If the values have repeated for long enough, they repeat forever. The engine tries
//! the proof while the table grows. Once it succeeds, every heap is answered at once.
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
