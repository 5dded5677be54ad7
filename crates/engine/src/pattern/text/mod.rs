//! An answer in words.

mod answer;
mod family;

pub use self::answer::*;
