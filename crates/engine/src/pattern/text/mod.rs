//! An answer in words: which sentence is chosen, and which values are put into it.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `answer` | all of an answer |
//! | `family` | its family of rules |

mod answer;
mod family;

pub use self::answer::Sentences;
