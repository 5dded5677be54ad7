//! Games on rows and rings.
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | a row of cells: take some adjacent ones | [`runs`] | octal games: a row falls into two |
//! | a ring of items: take some adjacent ones | [`rings`] | one move leaves a row; floor(n / least) |
//! | a row of pins: take two adjacent ones | [`dawsons_kayles`] | period 34 (Guy and Smith) |
//! | a line: choose an interval that meets no other | [`intervals`] | free stretches, a table |
//! | a row of cells: write without equal neighbours | [`writing`] | gaps by their ends |
//! | heaps in a row: take from either end | [`two_ends`] | each row is lost with exactly one size of an extra heap at its end |
//! | tokens slide left on a row | [`row_tokens`] | gaps are heaps of Nim |
//! | balls on the steps of a stair, or on a tree | [`staircase`] | Nim of the odd steps |
//! | coins in a row: a move turns some; also tokens that become several | [`coin_turning`] | sums of single heads |
//! | coins on a board: turn all where the moves of two rows cross | [`nimber`](crate::numbers::nimber) | the nim product (Conway) |

pub mod coin_turning;
pub mod dawsons_kayles;
pub mod intervals;
pub mod rings;
pub mod row_tokens;
pub mod runs;
pub mod staircase;
pub mod two_ends;
pub mod writing;
