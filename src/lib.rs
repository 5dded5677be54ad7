//! Impartial games for contest judges: the rules, with their theorems, and a kernel of Grundy values
//! on which you can put your own.
//!
//! In an impartial game both players have the same moves, and who cannot move loses. Every position
//! then has a *Grundy value*: the least number that none of its options has (the *mex*). It is lost
//! for the player to move exactly if that is 0, and positions side by side have the xor of their
//! values, the *nim-sum*. [`kernel`] says where this theorem comes from, and makes a table of the
//! values of any heap game from five lines:
//!
//! ```
//! use grundy::kernel::fill;
//! use grundy::nim::nim_sum;
//!
//! // From a heap, take 1, 3 or 4.
//! let mut values = [0; 100];
//! fill(&mut values, 0, |n, done, seen| {
//!     for take in [1, 3, 4].iter().filter(|&&take| take <= n) {
//!         seen.insert(done[n - take]);
//!     }
//! });
//! // Heaps of 7, 11 and 92: the first player wins, for the sum is not 0.
//! assert_eq!(nim_sum([7, 11, 92].iter().map(|&n| u64::from(values[n]))), 3);
//! ```
//!
//! # Which game is where
//!
//! | the game looks like this | file | theory |
//! |---|---|---|
//! | heaps, take any number | [`nim`] | Bouton; misere too |
//! | a heap, take 1 to m | [`bash`] | n mod (m + 1) |
//! | a heap, take one of a set of numbers | [`subtraction`] | values repeat |
//! | a heap, at most twice what was just taken | [`fibonacci`] | Whinihan, Zeckendorf |
//! | two heaps, any number from one or the same from both | [`wythoff`] | the golden ratio |
//! | a row of pins, take two adjacent ones | [`dawsons_kayles`] | Guy and Smith: period 34 |
//! | a row of cells, take some adjacent ones | [`rows`] | octal games |
//! | a ring of items | [`rings`] | after one move, a row |
//! | heaps that split, by an octal code | `octal` | Guy and Smith; sparse spaces |
//! | tokens slide left on a row | [`row_tokens`] | gaps are heaps |
//! | tokens slide along the edges of a graph | [`digraph`] | Sprague |
//! | a number, replace it by a divisor | [`divisor`] | count the prime factors |
//! | nothing of these: two numbers, a board, a string | [`solver`] | search, and remember |
//!
//! Each file begins with its theorem, the source of it, and how the file was checked. [`table`] is a
//! table that grows. [`judge`] reads numbers and writes answers; the programs in `src/bin`, one a
//! problem, are thirty lines each on top of it. A game knows nothing of input and output, the judge
//! knows nothing of games, and the kernel depends on nothing, not even on the standard library.
//!
//! The feature `large`, which is on by default, adds what the inputs of judges are too small to need:
//! the engine for octal games of any size (`octal`), and a judge that reads several digits at a time
//! and tells the line and column of what is wrong. Without it the package is what is submitted.

pub mod bash;
pub mod dawsons_kayles;
pub mod digraph;
pub mod divisor;
pub mod fibonacci;
#[cfg(feature = "large")]
pub mod judge;
#[cfg(not(feature = "large"))]
#[path = "judge/plain.rs"]
pub mod judge;
pub mod kernel;
pub mod nim;
#[cfg(feature = "large")]
pub mod octal;
pub mod rings;
pub mod row_tokens;
pub mod rows;
pub mod solver;
pub mod subtraction;
pub mod table;
pub mod wythoff;
