//! The games that several problems share or that take more than a screen, played out. Nothing here uses the library.
//!
//! Small positions are played out: "a position is won if some option is lost", on the whole list of heaps, with a memo
//! and no theory. Larger ones are decided by a second method, named where it is used: Zeckendorf representations for
//! Wythoff and Fibonacci Nim, parities of columns for Nim, tables with a set for each heap for rows.
//!
//! | file | what it plays |
//! |---|---|
//! | `played_out` | a game, and its moves |
//! | `answer` | its answer, in lines |
//! | `bash` | heaps from which a limited number may be taken, or a power of 2 |
//! | `box_of_bars` | bars that are taken out of a box and shortened outside; heaps that are removed before Nim |
//! | `coin_boards` | coins on a board: a move turns some over, or one leaps |
//! | `cycles` | graphs made of cycles, from which connected parts are taken |
//! | `divisor` | games of replacing numbers by divisors |
//! | `euclid` | Euclid's game |
//! | `exceptions` | heaps from which only a part may be taken, or all but some numbers, or which become two |
//! | `factors` | games of divisors and common factors |
//! | `fibonacci` | Fibonacci Nim, and Zeckendorf representations |
//! | `geography` | a token on a board that never returns to a cell |
//! | `graph` | tokens on an acyclic graph |
//! | `heaps` | heaps of several kinds: split, merged, removed, taken from at both ends, or one taken from each heap of a choice |
//! | `intervals` | intervals that must not overlap, and chains that fall apart |
//! | `last_move` | heaps that remember their last move |
//! | `levels` | numbers on an acyclic graph |
//! | `loopy` | games in which play may go on forever |
//! | `misere` | teams that take in turn from one heap, and misere Fibonacci Nim |
//! | `moore` | moves in several heaps at once, and counts of lost positions |
//! | `nim` | Nim, normal and misere |
//! | `nimber` | Nim products |
//! | `northcott` | Northcott's game: pieces that face each other in the columns of a board |
//! | `octal` | octal games, and hexadecimal ones, in which a heap may become three |
//! | `pawns` | pawns on three rows, and numbers that are removed with their neighbours |
//! | `row_tokens` | tokens on a row |
//! | `rows` | rows of adjacent things, and rings: a position is the set of remaining cells, as bits; a move takes a block |
//! | `splitting` | splitting and merging: into consecutive sizes, equal sizes, pairs, sheets; merging up to a size |
//! | `staircase` | Staircase Nim, and its forms on a row of cells and between heaps |
//! | `subtraction` | subtraction games |
//! | `tree` | trees that are cut, and tokens that move down a tree |
//! | `values` | the values of any game by definition |
//! | `white_and_blue` | piles of white and blue stones |
//! | `writing` | writing one of two symbols into the cells of a row: an empty cell is 0, the symbols are 1 and 2 |
//! | `wythoff` | Wythoff's game |

mod answer;
mod played_out;
mod values;

pub mod bash;
pub mod box_of_bars;
pub mod coin_boards;
pub mod cycles;
pub mod divisor;
pub mod euclid;
pub mod exceptions;
pub mod factors;
pub mod fibonacci;
pub mod geography;
pub mod graph;
pub mod heaps;
pub mod intervals;
pub mod last_move;
pub mod levels;
pub mod loopy;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod nimber;
pub mod northcott;
pub mod octal;
pub mod pawns;
pub mod row_tokens;
pub mod rows;
pub mod splitting;
pub mod staircase;
pub mod subtraction;
pub mod tree;
pub mod white_and_blue;
pub mod writing;
pub mod wythoff;

pub use answer::{choose, line, line_of};
pub use played_out::{each, each_part, Options, Outcome, PlayedOut, Position, Witness};
pub use values::Values;
