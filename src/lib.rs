//! Impartial games, judge-ready: a tiny kernel of Grundy values, one small file a game, and one
//! program a problem in `src/bin`.
//!
//! Bytes come in and become integers ([`judge::scan`]), a game's rule turns them into an answer, the
//! answer goes out ([`judge`]). Games know nothing of input and output, the reader knows nothing of
//! games, and the kernel ([`kernel`]) knows nothing at all.
//!
//! ```
//! use grundy::{nim, wythoff};
//!
//! assert_eq!(nim::sum(&[5, 7, 9]), 11); // not 0: the first player wins
//! assert!(wythoff::is_lost(165_580_140, 267_914_295)); // doubles say otherwise
//! ```

pub mod bash;
pub mod digraph;
pub mod factor;
pub mod fibonacci;
pub mod judge;
pub mod kernel;
pub mod nim;
#[cfg(feature = "large")]
pub mod octal;
#[cfg(feature = "large")]
pub mod period;
pub mod rings;
pub mod row_tokens;
pub mod rows;
#[cfg(feature = "large")]
pub mod search;
#[cfg(feature = "large")]
pub mod sparse;
pub mod subtraction;
pub mod table;
pub mod take_and_break;
pub mod wythoff;
