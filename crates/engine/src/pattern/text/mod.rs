//! An answer in words.

mod answer;

pub use self::answer::*;
