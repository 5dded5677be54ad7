//! Impartial games for contests: who wins, and by which move. The library has the theorems of the games that contests
//! ask for, a table of Grundy values for your own heap game in five lines, and a search for any other game.
//!
//! The line for `Cargo.toml` is `grundy = { path = "FOLDER" }`, with the folder of a clone; there are no dependencies,
//! and Rust 1.48 or later will do.
//!
//! In an impartial game both players have the same moves. Under *normal play* the player who cannot move loses, so
//! whoever makes the last move wins. Under *misere play* whoever makes the last move loses. A *P-position* is lost for
//! the player to move (the previous player wins), an *N-position* is won (the next player wins). The *options* of a
//! position are those that one move leads to. A position with options is an N-position exactly if one of its options
//! is a P-position. A position without options is a P-position under normal play, and an N-position under misere play.
//! Here *lost* always means a P-position and *won* an N-position. Play is normal unless misere play is named.
//!
//! Under normal play every position has a *Grundy value*: the least number that none of its options has (the *mex*).
//! The P-positions are those of value 0. In a sum, several positions stand side by side and a move changes one of
//! them. The value of a sum is the xor of its positions' values, their *nim-sum*. [`kernel`] gives the source of this
//! theorem, and fills a table with the values of a heap game (values up to 16383; heaps of any size):
//!
//! ```
//! use grundy::{fill, nim_sum};
//!
//! // From a heap, take 1, 3 or 4.
//! let mut values = [0; 100];
//! fill(&mut values, 0, |n, done, seen| {
//!     for take in [1, 3, 4].iter().filter(|&&take| take <= n) {
//!         seen.insert(done[n - take]);
//!     }
//! });
//! // Heaps of 7, 11 and 92: the first player wins, because the sum is not 0.
//! assert_eq!(nim_sum([7, 11, 92].iter().map(|&n| u64::from(values[n]))), 3);
//! ```
//!
//! # What stands where
//!
//! | folder or file | what it has |
//! |---|---|
//! | [`heaps`] | games of heaps: Nim, Bash's game, subtraction games, Wythoff's game and others |
//! | [`rows`] | games on rows and rings: octal games, staircase Nim, coins that are turned |
//! | [`graphs`] | games on trees and graphs: Hackenbush, tokens on acyclic graphs, graphs where play may go round |
//! | [`numbers`] | arithmetic that the games need: prime factors, nim products, linear dependence by xor |
//! | [`kernel`] | the mex, and the table of a heap game |
//! | [`table`] | a table that grows when a larger entry is asked for |
//! | [`solver`] | a search with a memo, for two numbers, a board, a string: values, winning moves, cycles |
//! | [`io`] | input and output of the programs |
//!
//! Each folder begins with a table of its games. A game's file says what the game is and how the file was checked. Each
//! function states its theorem, with the proof or its source. A paragraph that begins with *Library* is about the library;
//! the file that you paste into a judge leaves it out.
//!
//! Some games need no file here: their theorem, or the rule of their table, is one line of a program in `src/bin`, and
//! the program's `--help` states it. These are games of taking and merging, of cutting a sheet, of knights, of
//! bracelets that fall apart, of taking one from each chosen heap, of two teams, and Nim on a grid.
//! `docs/programs.md` lists the programs by game.
//!
//! # How the parts fit together
//!
//! A program is a help text, a rule and a few lines on top of [`io`], which reads numbers and writes answers. A game
//! knows nothing of input and output, and [`io`] nothing of games. The kernel depends on nothing, not even on the
//! standard library. `docs/architecture.md` draws the whole house.

pub mod graphs;
pub mod heaps;
#[allow(clippy::missing_errors_doc)] // `Fault` says what is one
pub mod io;
#[allow(clippy::missing_panics_doc)] // `Mex` says it of all its methods
pub mod kernel;
mod library;
pub mod numbers;
#[cfg(test)]
mod random;
pub mod rows;
pub mod solver;
pub mod table;

pub use self::heaps::nim::nim_sum;
pub use self::kernel::{fill, Mex};
