//! Impartial games for contests: who wins, and by which move. For the games that contests ask for,
//! their theorems; for a heap game of your own, a table of Grundy values from five lines; for any
//! other, a search.
//!
//! In an impartial game both players have the same moves, and under normal play who cannot move
//! loses. Every position then has a *Grundy value*: the least number that none of its options has
//! (the *mex*). It is lost for the player to move exactly if that is 0, and positions side by side
//! have the xor of their values, the *nim-sum*. [`kernel`] says where this theorem comes from, and
//! fills a table with the values of a heap game (up to 16383):
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
//! | the game looks like this | file | theory | programs |
//! |---|---|---|---|
//! | heaps, take any number; also if the last one loses | [`nim`] | the xor of the heaps (Bouton) | poj2234 hdu1850 hdu2176 hdu1907 misere-nim |
//! | a heap, take 1 to m | [`bash`] | n mod (m + 1) | hdu1846 hdu1851 hdu2149 |
//! | a heap, take one of a set of numbers | [`subtraction`] | values repeat | coins hdu1536 subtraction |
//! | a heap, at most twice what was just taken | [`fibonacci`] | Fibonacci numbers are lost (Whinihan) | hdu2516 fibonacci-nim |
//! | two heaps, any number from one or the same from both | [`wythoff`] | multiples of the golden ratio | poj1067 hdu2177 |
//! | a row of pins, take two adjacent ones | [`dawsons_kayles`] | period 34 (Guy and Smith) | dawsons-kayles |
//! | a row of cells, take some adjacent ones | [`rows`] | octal games: a row falls into two | stripes three-x |
//! | a ring of items | [`rings`] | after one move, a row | n-ring |
//! | heaps that split, by an octal code | `octal` | sparse spaces; proved periods | octal octal-period |
//! | tokens slide left on a row | [`row_tokens`] | gaps are heaps of Nim | row-tokens poj1704 |
//! | tokens slide along the edges of a graph | [`digraph`] | the mex of the successors | dag-tokens hdu1524 |
//! | a number, replace it by a divisor | [`divisor`] | count the prime factors | divisor-nim |
//! | none of these: two numbers, a board, a string | [`solver`] | search with a memo | |
//!
//! (hdu1847, take a power of 2, is `n % 3` in its program.) The file of a game begins with its theorem,
//! where that is published, and how the file was checked. [`table`] extends a table of values on
//! demand. [`judge`] reads numbers and writes answers; each program in `src/bin` is a help text and a
//! few lines on top of it. A game knows nothing of input and output, the judge knows nothing of
//! games, and the kernel depends on nothing, not even on the standard library.
//!
//! The feature `large`, which is on by default, adds what the inputs of judges are too small to need:
//! the engine for octal games (`octal`), and a judge that takes arguments and tells the line and column
//! of what is wrong. Submissions are made from the package without it, by `tools/submit`.

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
#[cfg(test)]
#[path = "../tests/common/random.rs"]
mod random;
pub mod rings;
pub mod row_tokens;
pub mod rows;
pub mod solver;
pub mod subtraction;
pub mod table;
pub mod wythoff;
