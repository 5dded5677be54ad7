//! What is known about a claim on all heaps, and the only functions that can say that it is proved.
//!
//! The field of [`Proved`] (`known`) is private to this folder, so no other folder can make one. Each other file here
//! checks the conditions of a theorem before it does; a claim made of several is proved only if each of them is.
//!
//! | file | proves |
//! |---|---|
//! | `heaps` | the values of one heap: a theorem on the rule, or a period that enough values show |
//! | `formula` | such a period by the shape of the rule |
//! | `memory` | the same where the last move matters |
//! | `pair_theorem` | two heaps, by the rule; as a sum of two games only if both laws are proved |
//! | `pair_period` | two heaps, by a table that repeats and is the mex of its moves where that decides |
//! | `takes` | families that take one of two numbers |
//!
//! Checked: by each file; all claims of random rules against longer tables (`tests/law_finder/claims.rs`).

mod formula;
mod heaps;
mod known;
mod memory;
mod pair_period;
mod pair_theorem;
mod takes;

pub use self::heaps::{further, has_no_saltus, proof, theorem};
pub use self::known::{Known, Proved};
pub use self::memory::{of_kinds, of_last};
pub use self::pair_period::{diagonal, fold};
pub use self::pair_theorem::theorem as pair_theorem;
pub use self::takes::takes;
