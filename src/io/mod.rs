//! Input and output.
//!
//! Library: [`run`] is a program's `main`. It handles, too, what an online judge does not need: arguments, and the line
//! and column of a fault. A submission has a short `main` instead; its other code is the same.
//!
//! Checked: against a reference that splits the whole text; the reader gets the text whole, and cut in pieces
//! at every offset.

mod stream;

mod digits;
mod verbs;

mod patient;
mod place;
mod run;

pub use self::patient::Patient;
pub use self::run::{answer, run, run_with};
pub use self::stream::{Fault, Io};
