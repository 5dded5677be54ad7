//! Tables of values as people paste them: lists of every kind, columns and rows with or without headings, tables of one
//! heap and of two, winners in place of values, lost pairs, and what this program itself prints.
//!
//! A text is read in one way or refused: nothing is left out but words and signs that say nothing about a value.
//!
//! | what is pasted | what it is |
//! |---|---|
//! | `0 1 2`, `[0, 1, 2]`, `int g[] = {0, 1, 2};`, one a line | the values of heaps from 0 on |
//! | `0: 0`, `g(0) = 0`, `0 -> 0`; two columns, or two rows, the first of which counts | the same |
//! | `W L`, `P N`, `胜 负` | who wins; if the first heap is won, it is heap 1 |
//! | `(1,2) (3,5)` | the lost pairs of two heaps |
//! | `[[0, 1], [1, 0]]`, a square that is its own mirror image, headings at both edges | the values of two heaps |
//!
//! | file | what it does |
//! |---|---|
//! | `read` | the part of a text that is a table, and its reading |
//! | `rows` | which table the tokens are |
//! | `tokens` | the numbers, winners, signs and words of a text |
//! | `table` | a table, and what is wrong with one |
//!
//! Checked: every form and every fault, and what the program prints (`tests/law_finder/pasted.rs`).

mod read;
mod rows;
mod table;
mod tokens;

pub use self::read::{is_table, read};
pub use self::table::{FromOne, Pasted, Table};
